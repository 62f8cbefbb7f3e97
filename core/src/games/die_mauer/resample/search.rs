//! Searches for types of hidden gifts that fit a story.

use std::collections::{HashMap, HashSet};

use crate::game::dealer::Dealer;
use crate::games::die_mauer::Piece;
use crate::games::die_mauer::resample::story::{
    Demand, HiddenGift, Holder, Holders, Holdings, Moment, NONE, Origin, Story, change, hand_over,
};

/// The types tried for one hidden gift.
struct Choice {
    place: usize,
    gift: HiddenGift,
    before: Holdings,
    piece: Piece,
    /// The types that are not yet tried.
    untried: Vec<Piece>,
    /// The holders to blame for the types that failed.
    blame: Holders,
}

/// Searches for types of the hidden gifts that fit all moments.
///
/// A contradiction concerns the pieces of only some seats. Other types for gifts between other
/// seats would not help, so stepping back skips these gifts. The same pieces at the same place
/// always cause the same contradiction, independent of the other seats' pieces.
pub(super) struct Search<'a> {
    story: &'a Story,
    demands: &'a [Demand],
    held: Holdings,
    choices: Vec<Choice>,
    dead_ends: DeadEnds,
    patience: Patience,
}

impl<'a> Search<'a> {
    pub(super) fn new(story: &'a Story, demands: &'a [Demand]) -> Self {
        let (choices, dead_ends) = (Vec::new(), DeadEnds::default());
        Self {
            story,
            demands,
            held: story.first,
            choices,
            dead_ends,
            patience: Patience::default(),
        }
    }

    /// Returns what each holder has at the end, and the types of the hidden gifts in order.
    pub(super) fn run(mut self, dealer: &mut Dealer) -> Option<(Holdings, Vec<Piece>)> {
        let mut place = 0;
        while let Some(moment) = self.story.moments.get(place) {
            place = match self.take(place, moment, dealer) {
                Ok(()) => place + 1,
                Err(blame) => {
                    let tried = self.step_back(blame)?;
                    let choices = self.patience.lose();
                    self.take_back(choices).unwrap_or(tried + 1)
                }
            };
        }
        let gifts = self.choices.iter().filter(|choice| choice.gift.origin != Origin::Dealt);
        Some((self.held, gifts.map(|choice| choice.piece).collect()))
    }

    /// Takes back the given number of choices, and returns the index to continue from. Returns
    /// `None` if `choices` is 0.
    fn take_back(&mut self, choices: usize) -> Option<usize> {
        let left = self.choices.len().saturating_sub(choices);
        let choice = self.choices.drain(left..).next()?;
        self.held = choice.before;
        Some(choice.place)
    }

    /// Applies a moment, or returns the holders whose pieces don't fit it.
    fn take(&mut self, place: usize, moment: &Moment, dealer: &mut Dealer) -> Result<(), Holders> {
        let fits = |fits: bool, seat: Holder| if fits { Ok(()) } else { Err(1 << seat) };
        match *moment {
            Moment::Had(seat, piece) => fits(self.held[seat][piece.index()] > 0, seat),
            Moment::HadNone(seat, pieces) => {
                fits(pieces.iter().all(|piece| self.held[seat][piece.index()] <= 0), seat)
            }
            Moment::Lost(seat, piece) => {
                change(&mut self.held[seat], piece, -1);
                fits(self.held[seat][piece.index()] >= 0, seat)
            }
            Moment::Got(seat, piece) => {
                change(&mut self.held[seat], piece, 1);
                Ok(())
            }
            Moment::Gift(gift) => self.take_gift(place, gift, dealer),
        }
    }

    fn take_gift(
        &mut self,
        place: usize,
        gift: HiddenGift,
        dealer: &mut Dealer,
    ) -> Result<(), Holders> {
        if let Some(blame) = self.dead_ends.blame(place, &self.held) {
            return Err(blame);
        }
        let after = &self.demands[self.choices.len() + 1];
        let (mut untried, blame) = after.types(gift, &self.held, self.story.types);
        dealer.shuffle(&mut untried);
        let (before, piece) = (self.held, Piece::Tower);
        self.choices.push(Choice { place, gift, before, piece, untried, blame });
        self.try_next()
    }

    /// Tries the next type for the latest gift, or returns the holders whose pieces leave none.
    fn try_next(&mut self) -> Result<(), Holders> {
        let Some(choice) = self.choices.last_mut() else { return Err(0) };
        let Some(piece) = choice.untried.pop() else {
            let (place, blame) = (choice.place, choice.blame);
            self.dead_ends.add(place, blame, &choice.before);
            self.choices.pop();
            return Err(blame);
        };
        choice.piece = piece;
        self.held = choice.before;
        hand_over(&mut self.held, choice.gift, piece);
        Ok(())
    }

    /// Goes back to the latest gift that has another type which could help, and returns its index.
    fn step_back(&mut self, mut blame: Holders) -> Option<usize> {
        loop {
            let choice = self.choices.last_mut()?;
            if choice.gift.parties() & blame == 0 {
                self.choices.pop();
                continue;
            }
            choice.blame |= blame;
            let place = choice.place;
            match self.try_next() {
                Ok(()) => return Some(place),
                Err(wider) => blame = wider,
            }
        }
    }
}

/// Decides when to take back many choices at once.
///
/// An unlucky choice can leave too many combinations to try. So the search restarts from an earlier
/// point: mostly from shortly before, sometimes from long before, each time with more patience. It
/// remembers dead ends, so in the end it would try everything.
#[derive(Default)]
struct Patience {
    steps_back: u32,
    times_lost: u32,
}

impl Patience {
    /// Counts a step back, and returns the number of choices to take back.
    fn lose(&mut self) -> usize {
        self.steps_back += 1;
        if self.steps_back < 64 + 8 * self.times_lost {
            return 0;
        }
        self.steps_back = 0;
        self.times_lost += 1;
        16 << (2 * self.times_lost.trailing_zeros())
    }
}

/// The failures of the search.
#[derive(Default)]
struct DeadEnds {
    known: HashSet<(usize, Holders, Holdings)>,
    /// The holders to blame, by index of the moment.
    blames: HashMap<usize, Vec<Holders>>,
}

impl DeadEnds {
    fn add(&mut self, place: usize, blame: Holders, held: &Holdings) {
        if self.known.insert((place, blame, only(blame, held))) {
            let blames = self.blames.entry(place).or_default();
            if !blames.contains(&blame) {
                blames.push(blame);
            }
        }
    }

    /// Returns the holders whose pieces make the rest impossible, if that is known.
    fn blame(&self, place: usize, held: &Holdings) -> Option<Holders> {
        let known = |&&blame: &&Holders| self.known.contains(&(place, blame, only(blame, held)));
        self.blames.get(&place)?.iter().find(known).copied()
    }
}

/// Returns the holdings with only these holders' pieces.
fn only(holders: Holders, held: &Holdings) -> Holdings {
    let kept = |holder: Holder| if holders >> holder & 1 == 1 { held[holder] } else { NONE };
    std::array::from_fn(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::seat::Seat;
    use crate::games::die_mauer::resample::story::{blame, total};
    use crate::games::die_mauer::{Pieces, Wall};

    const HOLDERS: usize = 4;
    const TYPES: [Piece; 3] = [Piece::Tower, Piece::Gate, Piece::Wall1];

    /// What each holder has at the end, and the types of the hidden gifts.
    type Found = HashSet<(Holdings, Vec<Piece>)>;

    /// Makes a random story that has a solution.
    fn any_story(dealer: &mut Dealer) -> Story {
        let mut first = [NONE; Seat::COUNT + 1];
        for _ in 0..9 {
            change(&mut first[any_holder(dealer)], any_type(dealer), 1);
        }
        let (mut held, mut moments) = (first, Vec::new());
        while moments.len() < 14 {
            let (holder, receiver, piece) =
                (any_holder(dealer), any_holder(dealer), any_type(dealer));
            let has = held[holder][piece.index()] > 0;
            let gifts = moments.iter().filter(|moment| matches!(moment, Moment::Gift(_)));
            match dealer.below(8) {
                0..4 if has && holder != receiver && gifts.count() < 7 => {
                    let gift = HiddenGift { donor: holder, receiver, origin: Origin::Witnessed };
                    hand_over(&mut held, gift, piece);
                    moments.push(Moment::Gift(gift));
                }
                4..6 if has => moments.push(Moment::Had(holder, piece)),
                6 if !has => {
                    let none = Pieces::from_bits(1 << piece.index());
                    moments.push(Moment::HadNone(holder, none));
                }
                7 if has && holder != receiver => {
                    change(&mut held[holder], piece, -1);
                    change(&mut held[receiver], piece, 1);
                    moments.extend([Moment::Lost(holder, piece), Moment::Got(receiver, piece)]);
                }
                _ => {}
            }
        }
        let types = Pieces::from_bits(0b111);
        let (wall, master) = (Wall::default(), Seat::FIRST);
        Story { types, holders: HOLDERS, first, moments, wall, master }
    }

    fn any_holder(dealer: &mut Dealer) -> Holder {
        dealer.below(HOLDERS as u32) as usize
    }

    fn any_type(dealer: &mut Dealer) -> Piece {
        TYPES[dealer.below(3) as usize]
    }

    /// Tries all types for all gifts.
    fn all_that_fit(story: &Story) -> Found {
        let mut found = HashSet::from([(story.first, Vec::new())]);
        for moment in &story.moments {
            found = found.iter().flat_map(|(held, gifts)| after(moment, held, gifts)).collect();
        }
        found
    }

    fn after(moment: &Moment, held: &Holdings, gifts: &[Piece]) -> Vec<(Holdings, Vec<Piece>)> {
        let has = |holder: Holder, piece: Piece| held[holder][piece.index()] > 0;
        let only =
            |fits: bool, held: Holdings| Vec::from_iter(fits.then(|| (held, gifts.to_vec())));
        let mut next = *held;
        match *moment {
            Moment::Had(holder, piece) => only(has(holder, piece), next),
            Moment::HadNone(holder, types) => {
                only(!types.iter().any(|piece| has(holder, piece)), next)
            }
            Moment::Lost(holder, piece) => {
                change(&mut next[holder], piece, -1);
                only(has(holder, piece), next)
            }
            Moment::Got(holder, piece) => {
                change(&mut next[holder], piece, 1);
                only(true, next)
            }
            Moment::Gift(gift) => {
                let types = TYPES.into_iter().filter(|&piece| has(gift.donor, piece));
                let given = types.map(|piece| {
                    let mut next = *held;
                    hand_over(&mut next, gift, piece);
                    (next, [gifts, &[piece]].concat())
                });
                given.collect()
            }
        }
    }

    fn all_that_is_found(story: &Story, demands: &[Demand]) -> Found {
        let found = |seed| Search::new(story, demands).run(&mut Dealer::new(seed));
        (0..300).map(|seed| found(seed).expect("the story is true of somebody")).collect()
    }

    /// The demands avoid nearly all dead ends. Without them, the search must step back from many,
    /// and find the same.
    #[test]
    fn finds_all_that_fits_with_and_without_demands() {
        let mut dealer = Dealer::new(0);
        let mut compared = 0;
        for _ in 0..250 {
            let story = any_story(&mut dealer);
            let fit = all_that_fit(&story);
            if fit.len() <= 12 {
                let demands = Demand::all(&story);
                let none = vec![Demand(vec![NONE; 1 << HOLDERS]); demands.len()];
                assert_eq!(all_that_is_found(&story, &demands), fit);
                assert_eq!(all_that_is_found(&story, &none), fit);
                compared += usize::from(fit.len() > 1);
            }
        }
        assert!(compared >= 30, "only {compared} stories left a choice");
    }

    /// Returns all ways in which holders can have the given number of pieces of a type.
    fn divisions(count: i8, piece: Piece) -> HashSet<Holdings> {
        let mut divisions = HashSet::from([[NONE; Seat::COUNT + 1]]);
        for _ in 0..count {
            let with_one_more = |held: &Holdings, holder: Holder| {
                let mut next = *held;
                change(&mut next[holder], piece, 1);
                next
            };
            let more = |held| (0..HOLDERS).map(move |holder| with_one_more(held, holder));
            divisions = divisions.iter().flat_map(more).collect();
        }
        divisions
    }

    /// Returns whether all moments can happen, looking only at the pieces of one type.
    fn may_happen(moments: &[Moment], piece: Piece, held: &Holdings) -> bool {
        let Some((moment, rest)) = moments.split_first() else { return true };
        let mut next: Vec<Holdings> =
            after(moment, held, &[]).into_iter().map(|(held, _)| held).collect();
        match *moment {
            Moment::Had(_, other) | Moment::Lost(_, other) | Moment::Got(_, other)
                if other != piece =>
            {
                next = vec![*held];
            }
            Moment::Gift(_) => next.push(*held),
            _ => {}
        }
        next.iter().any(|held| may_happen(rest, piece, held))
    }

    #[test]
    fn demands_are_exact_for_each_type_alone() {
        let (mut dealer, mut compared) = (Dealer::new(0), [0; 2]);
        for _ in 0..60 {
            let story = any_story(&mut dealer);
            let all = total(&story.first);
            let gifts = story.moments.iter().enumerate();
            let gifts = gifts.filter(|(_, moment)| matches!(moment, Moment::Gift(_)));
            let places = std::iter::once(0).chain(gifts.map(|(place, _)| place + 1));
            for (place, demand) in places.zip(Demand::all(&story)) {
                for (piece, held) in TYPES.into_iter().flat_map(|piece| {
                    divisions(all[piece.index()], piece).into_iter().map(move |held| (piece, held))
                }) {
                    let index = piece.index();
                    let mut sets = demand.0.iter().enumerate();
                    let met =
                        sets.all(|(set, least)| total(&only(set, &held))[index] >= least[index]);
                    assert_eq!(met, may_happen(&story.moments[place..], piece, &held));
                    compared[usize::from(met)] += 1;
                }
            }
        }
        assert!(compared.iter().all(|&count| count > 1_000), "too little: {compared:?}");
    }

    #[test]
    fn the_smallest_set_is_blamed() {
        let mut to_blame = None;
        [0b0110, 0b1000, 0b0111, 0b0001].into_iter().for_each(|set| blame(&mut to_blame, set));
        assert_eq!(to_blame, Some(0b1000));
    }

    #[test]
    fn a_dead_end_depends_only_on_the_pieces_of_the_blamed() {
        let (mut dead_ends, mut held) = (DeadEnds::default(), [NONE; Seat::COUNT + 1]);
        change(&mut held[1], Piece::Tower, 1);
        dead_ends.add(5, 0b0110, &held);
        change(&mut held[0], Piece::Gate, 1);
        assert_eq!(dead_ends.blame(5, &held), Some(0b0110));
        assert_eq!(dead_ends.blame(4, &held), None);
        change(&mut held[2], Piece::Tower, 1);
        assert_eq!(dead_ends.blame(5, &held), None);
    }
}
