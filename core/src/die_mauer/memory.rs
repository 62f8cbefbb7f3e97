//! Drawing all conclusions from what a viewer has seen.
//!
//! All that is ever hidden is what is in closed fists and what was given away in this round. Fists
//! are easy: whoever has a piece may hold it. Gifts are a search. Each hidden gift is one of the
//! types its donor could have had then, and everything shown afterwards limits which: whoever
//! shows, builds or gives a piece must have had it. The search walks through the round in order,
//! tries types in random order and steps back where they lead to a contradiction. It seldom has to,
//! because for each single type it knows beforehand which seats together must keep how many.
//!
//! The search is exact: it returns every position that fits with a positive probability, though not
//! all with the same one.
//!
//! Somebody who starts watching in the middle of a round may be in any legal position that looks
//! like the first one seen. When the gifts before it were made is not known then, and of the seats
//! in [`View::unsure`] only how many pieces they have: the pieces of all of them are dealt out by
//! the same search, one by one, from a common pool.

use std::collections::{HashMap, HashSet};

use super::event::{Event, Nothing};
use super::fist::Fist;
use super::gift::Gift;
use super::piece::{Piece, Pieces};
use super::position::Position;
use super::state::{Phase, State};
use super::stock::Stock;
use super::view::{SeenFist, View};
use super::wall::{End, Wall};
use crate::dealer::Dealer;
use crate::information::{Inconsistent, InformationState};
use crate::seat::Seat;

const CONTRADICTION: Inconsistent = Inconsistent("no position fits all that was seen");

/// Returns a state that the viewer could be in.
pub(super) fn resample(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<State, Inconsistent> {
    let view = seen.now();
    let story = Story::of(seen);
    let demands = story.demands();
    let (held, hidden) = Search::new(&story, &demands).run(dealer).ok_or(CONTRADICTION)?;
    let stocks = view.stocks.iter().map(|(seat, _)| stock_of(held[seat.index()]));
    let stocks = stocks.collect::<Option<Vec<Stock>>>().ok_or(CONTRADICTION)?;
    let fists = view.fists.iter().map(|(seat, fist)| match fist {
        SeenFist::Away => None,
        SeenFist::Known(fist) => Some(*fist),
        SeenFist::Closed => Some(any_fist(stocks[seat.index()], dealer)),
    });
    let position = Position {
        setup: view.setup.clone(),
        wall: view.wall,
        master: view.master,
        rounds_played: view.rounds_played,
        totals: view.totals.as_slice().to_vec(),
        rounds_won: view.rounds_won.as_slice().to_vec(),
        idle_turns: view.idle_turns,
        fists: fists.collect(),
        builders: view.builders,
        gifts: filled(&view.gifts, hidden),
        unsure: view.unsure,
        stocks,
    };
    // What was put together from parts may be no story at all.
    let state = State::try_from(position).map_err(|_| CONTRADICTION)?;
    if state.seen_by(seen.viewer()) == *view { Ok(state) } else { Err(CONTRADICTION) }
}

fn stock_of(counts: Counts) -> Option<Stock> {
    let pieces = Piece::ALL.into_iter().zip(counts);
    let pieces = pieces.map(|(piece, count)| Some((piece, usize::try_from(count).ok()?)));
    let pieces = pieces.collect::<Option<Vec<_>>>()?;
    Stock::from_pieces(pieces.into_iter().flat_map(|(piece, n)| std::iter::repeat_n(piece, n)))
}

/// Returns something that a seat with these pieces may have in its fist.
fn any_fist(stock: Stock, dealer: &mut Dealer) -> Fist {
    let fists: Vec<Fist> =
        std::iter::once(Fist::Empty).chain(stock.types().iter().map(Fist::Holds)).collect();
    dealer.choose(&fists).unwrap_or_default()
}

/// Returns the gifts that a position remembers, the hidden ones filled in with the latest types.
fn filled(gifts: &[Gift], mut hidden: Vec<Piece>) -> Vec<Gift> {
    let mut filled = gifts.to_vec();
    for gift in filled.iter_mut().rev().filter(|gift| gift.piece.is_none()) {
        gift.piece = hidden.pop();
    }
    filled
}

/// Holds a number for each type of piece. It stays small: a position has no more than
/// [`Stock::MOST`] of a type, and remembers few gifts.
type Counts = [i8; Piece::ALL.len()];

const NONE: Counts = [0; Piece::ALL.len()];

/// Names a seat by its number, or the pool of all pieces whose seat is open, by the number after
/// the last seat's.
type Holder = usize;

/// Holds what each holder has.
type Table = [Counts; Seat::MAX + 1];

/// Holds a set of holders, one bit each.
type Holders = usize;

/// Holds something in a round that says which pieces a holder had.
enum Moment {
    /// Tells that a seat had a piece.
    Had(Holder, Piece),
    /// Tells that a seat had none of these pieces.
    HadNone(Holder, Pieces),
    /// Tells that a seat built a piece or gave it away in sight of the viewer.
    Lost(Holder, Piece),
    /// Tells that a seat got a piece in sight of the viewer.
    Got(Holder, Piece),
    /// Tells that a piece was handed over hidden from the viewer.
    Gift(HiddenGift),
}

#[derive(Copy, Clone)]
struct HiddenGift {
    donor: Holder,
    receiver: Holder,
    origin: Origin,
}

/// Says how a viewer knows of a hidden gift.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Origin {
    /// Was made before the first view, which remembers it. The donor could have had any piece then,
    /// even one that never was among those known to the viewer.
    Recalled,
    /// Is no gift, but deals a piece out of the pool to a seat of which only the size is known.
    Dealt,
    /// Was made while the viewer watched.
    Witnessed,
}

impl HiddenGift {
    fn parties(self) -> Holders {
        1 << self.donor | 1 << self.receiver
    }
}

/// Holds what a viewer has seen of the current round.
struct Story {
    /// Holds the types in play.
    types: Pieces,
    /// Holds how many holders there are.
    holders: usize,
    /// Holds what each holder had first, before the gifts recalled from the first view.
    first: Table,
    moments: Vec<Moment>,
    wall: Wall,
    master: Seat,
}

impl Story {
    fn of(seen: &InformationState<State>) -> Self {
        let (now, events) = (seen.now(), seen.events());
        let last_round = events.iter().rposition(|e| matches!(e, Event::RoundOver { .. }));
        let (mut story, events) = match last_round {
            Some(_) if now.phase == Phase::Over => (Self::of_view(now), &[][..]),
            Some(place) => (Self::of_new_round(now), &events[place + 1..]),
            None => (Self::of_view(seen.start()), events),
        };
        for event in events {
            story.add(event, now.setup.sit1_optional);
        }
        story
    }

    /// Starts with a complete set for everybody.
    fn of_new_round(view: &View) -> Self {
        let (set, seats) = (view.setup.starting_stock(), view.stocks.len());
        let mut first = [NONE; Seat::MAX + 1];
        first[..seats].fill(Piece::ALL.map(|piece| set.count(piece) as i8));
        Self {
            types: set.types(),
            holders: seats,
            first,
            moments: Vec::new(),
            wall: Wall::default(),
            master: view.master,
        }
    }

    /// Starts with what a view says, maybe in the middle of a round.
    fn of_view(view: &View) -> Self {
        let mut story = Self { wall: view.wall, ..Self::of_new_round(view) };
        let pool = view.stocks.len();
        let open = |seat: Seat| view.stocks[seat].counts.is_none();
        let holder = |seat| if open(seat) { pool } else { seat.index() };
        story.share_out(view);
        for gift in view.gifts.iter().filter(|gift| gift.piece.is_none()) {
            story.gift(holder(gift.donor), holder(gift.receiver), Origin::Recalled);
        }
        for (seat, stock) in view.stocks.iter().filter(|&(seat, _)| open(seat)) {
            (0..stock.size).for_each(|_| story.gift(pool, seat.index(), Origin::Dealt));
        }
        for (seat, piece) in fists_shown(view) {
            story.moments.push(Moment::Had(seat.index(), piece));
        }
        story
    }

    /// Gives the seats what the view says they have, and the pool what is left.
    fn share_out(&mut self, view: &View) {
        let seats = self.holders;
        let mut pool = total(&self.first);
        self.wall.iter().for_each(|piece| change(&mut pool, piece, -1));
        for (seat, stock) in view.stocks.iter() {
            let counts = stock.counts.unwrap_or(NONE);
            self.first[seat.index()] = counts;
            pool = std::array::from_fn(|piece| pool[piece].saturating_sub(counts[piece]));
        }
        self.first[seats] = pool;
        self.holders += usize::from(view.stocks.iter().any(|(_, stock)| stock.counts.is_none()));
    }

    fn add(&mut self, event: &Event, may_decline: bool) {
        match *event {
            Event::Revealed { master, fists } => {
                self.master = master;
                for (seat, fist) in fists.iter() {
                    if let Fist::Holds(piece) = *fist {
                        self.moments.push(Moment::Had(seat.index(), piece));
                    }
                }
            }
            Event::Built { seat, piece, end } => {
                self.moments.push(Moment::Lost(seat.index(), piece));
                let end = end.unwrap_or(End::Right);
                self.wall = self.wall.with(piece, end).unwrap_or(self.wall);
            }
            Event::NothingBuilt { why: Nothing::Declined } if !may_decline => {
                self.moments.push(Moment::HadNone(self.master.index(), self.wall.takeable()));
            }
            Event::Given(gift) => self.add_gift(gift),
            _ => {}
        }
    }

    fn add_gift(&mut self, Gift { donor, receiver, piece }: Gift) {
        let (donor, receiver) = (donor.index(), receiver.index());
        match piece {
            Some(piece) => {
                self.moments.push(Moment::Lost(donor, piece));
                self.moments.push(Moment::Got(receiver, piece));
            }
            None => self.gift(donor, receiver, Origin::Witnessed),
        }
    }

    fn gift(&mut self, donor: Holder, receiver: Holder, origin: Origin) {
        self.moments.push(Moment::Gift(HiddenGift { donor, receiver, origin }));
    }

    /// Walks back through the round, and returns what is demanded at its start and after each
    /// hidden gift.
    fn demands(&self) -> Vec<Demand> {
        let mut demand = Demand::in_the_end(self);
        let mut demands = Vec::new();
        for moment in self.moments.iter().rev() {
            if let Moment::Gift(_) = moment {
                demands.push(demand.clone());
            }
            demand.go_back(moment);
        }
        demands.push(demand);
        demands.reverse();
        demands
    }
}

/// Returns how many there are of each type.
fn total<'a>(held: impl IntoIterator<Item = &'a Counts>) -> Counts {
    held.into_iter().fold(NONE, |sum, counts| plus(&sum, counts))
}

/// Adds to the number of a type. Real numbers stay small; others must not overflow.
fn change(counts: &mut Counts, piece: Piece, by: i8) {
    let count = &mut counts[piece.index()];
    *count = count.saturating_add(by);
}

fn hand_over(held: &mut Table, gift: HiddenGift, piece: Piece) {
    change(&mut held[gift.donor], piece, -1);
    change(&mut held[gift.receiver], piece, 1);
}

fn plus(one: &Counts, other: &Counts) -> Counts {
    std::array::from_fn(|piece| one[piece].saturating_add(other[piece]))
}

/// Holds for every set of holders how many of each type they need to have together, so that all
/// that is seen later can happen.
///
/// The numbers are exact for each type by itself, as if a hidden gift could be of that type or not
/// without regard to the other types. So they are no promise, but whatever misses them is in vain.
#[derive(Clone)]
struct Demand(Vec<Counts>);

impl Demand {
    /// Demands that nothing is lost.
    fn in_the_end(story: &Story) -> Self {
        let mut left = total(&story.first);
        for moment in &story.moments {
            match *moment {
                Moment::Lost(_, piece) => change(&mut left, piece, -1),
                Moment::Got(_, piece) => change(&mut left, piece, 1),
                _ => {}
            }
        }
        let mut least = vec![NONE; 1 << story.holders];
        if let Some(all) = least.last_mut() {
            *all = left;
        }
        Self(least)
    }

    /// Turns what is demanded after a moment into what is demanded before it.
    fn go_back(&mut self, moment: &Moment) {
        for set in 0..self.0.len() {
            let holds = |holder: Holder| set >> holder & 1 == 1;
            match *moment {
                Moment::Had(seat, piece) if holds(seat) => {
                    let others = self.0[set ^ 1 << seat][piece.index()];
                    let least = &mut self.0[set][piece.index()];
                    *least = (*least).max(others.saturating_add(1));
                }
                Moment::HadNone(seat, pieces) if !holds(seat) => {
                    let with_seat = self.0[set | 1 << seat];
                    for piece in pieces.iter().map(Piece::index) {
                        self.0[set][piece] = self.0[set][piece].max(with_seat[piece]);
                    }
                }
                Moment::Lost(seat, piece) if holds(seat) => {
                    change(&mut self.0[set], piece, 1);
                }
                Moment::Got(seat, piece) if holds(seat) => {
                    let least = &mut self.0[set][piece.index()];
                    *least = least.saturating_sub(1).max(0);
                }
                Moment::Gift(gift) if holds(gift.receiver) && !holds(gift.donor) => {
                    let floor = if gift.origin == Origin::Recalled { i8::MIN } else { 0 };
                    self.0[set] = self.0[set].map(|least| least.saturating_sub(1).max(floor));
                }
                _ => {}
            }
        }
    }

    /// Returns which types a gift may be of, and whose pieces bar the others.
    fn types(&self, gift: HiddenGift, held: &Table, in_play: Pieces) -> (Vec<Piece>, Holders) {
        let (mut kept, mut due) = ([None; 8], [None; 8]);
        for (set, spare) in self.spare(held) {
            let (gives, gets) = (set >> gift.donor & 1 == 1, set >> gift.receiver & 1 == 1);
            for piece in in_play.iter().map(Piece::index) {
                if gives && !gets && spare[piece] < 1 {
                    blame(&mut kept[piece], set);
                } else if gets && !gives && spare[piece] < 0 {
                    blame(&mut due[piece], set);
                }
            }
        }
        let is_due = |piece: &Piece| due[piece.index()].is_some();
        let fits = |piece: &Piece| {
            let others_due = in_play.iter().any(|other| other != *piece && is_due(&other));
            kept[piece.index()].is_none() && !others_due
        };
        let to_blame = kept.into_iter().chain(due).flatten();
        (in_play.iter().filter(fits).collect(), to_blame.fold(0, |all, set| all | set))
    }

    /// Returns for every set of holders what they have together beyond the demand.
    fn spare(&self, held: &Table) -> impl Iterator<Item = (Holders, Counts)> + '_ {
        let mut sums = vec![NONE; self.0.len()];
        for set in 1..sums.len() {
            sums[set] = plus(&sums[set & (set - 1)], &held[set.trailing_zeros() as usize]);
        }
        let spare = move |(set, least): (Holders, &Counts)| {
            (set, std::array::from_fn(|piece| sums[set][piece].saturating_sub(least[piece])))
        };
        self.0.iter().enumerate().map(spare)
    }
}

/// Blames a set of holders, unless a smaller one is to blame already.
fn blame(to_blame: &mut Option<Holders>, set: Holders) {
    if to_blame.is_none_or(|other| set.count_ones() < other.count_ones()) {
        *to_blame = Some(set);
    }
}

/// Returns the pieces in open fists that are still in their stocks.
fn fists_shown(view: &View) -> impl Iterator<Item = (Seat, Piece)> + '_ {
    let master = match view.fists[view.master] {
        SeenFist::Known(fist) => fist.piece(),
        _ => None,
    };
    view.fists.iter().filter_map(move |(seat, fist)| match fist {
        SeenFist::Known(Fist::Holds(piece)) => {
            let builds = view.phase == Phase::Building
                && seat != view.master
                && master == Some(*piece)
                && !view.builders.contains(view.master);
            let built = builds && !view.builders.contains(seat);
            (!built).then_some((seat, *piece))
        }
        _ => None,
    })
}

/// Holds the types tried for one hidden gift.
struct Choice {
    place: usize,
    gift: HiddenGift,
    before: Table,
    piece: Piece,
    /// Holds the types still to try.
    untried: Vec<Piece>,
    /// Holds whose pieces are to blame for the types tried in vain.
    blame: Holders,
}

/// Looks for types of the hidden gifts that fit all moments.
///
/// A contradiction is about the pieces of some seats only. To try other types for gifts that none
/// of these took part in would be in vain, so that stepping back passes over them; and with the
/// same pieces at the same place, the same contradiction comes again, whatever the others have.
struct Search<'a> {
    story: &'a Story,
    demands: &'a [Demand],
    held: Table,
    choices: Vec<Choice>,
    dead_ends: DeadEnds,
    patience: Patience,
}

impl<'a> Search<'a> {
    fn new(story: &'a Story, demands: &'a [Demand]) -> Self {
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

    /// Returns what each holder has in the end, and the types of the hidden gifts in order.
    fn run(mut self, dealer: &mut Dealer) -> Option<(Table, Vec<Piece>)> {
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

    /// Takes that many choices back, and returns the place to go on from; `None` if it takes back
    /// none.
    fn take_back(&mut self, choices: usize) -> Option<usize> {
        let left = self.choices.len().saturating_sub(choices);
        let choice = self.choices.drain(left..).next()?;
        self.held = choice.before;
        Some(choice.place)
    }

    /// Takes a moment as it was seen, or returns whose pieces don't fit it.
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

    /// Tries the next type for the latest gift, or returns whose pieces leave none.
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

    /// Goes back to the latest gift for which there is another type to try that could help, and
    /// returns its place.
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

/// Says when to take many choices back at once.
///
/// An unlucky choice can leave so much to be tried after it that the search would not come to an
/// end in time. So it starts over from a while ago: mostly from shortly before, now and then from
/// long before, each time with more patience. Dead ends are remembered, so that in the end
/// everything would be tried.
#[derive(Default)]
struct Patience {
    steps_back: u32,
    times_lost: u32,
}

impl Patience {
    /// Counts a step back, and returns how many choices to take back with it.
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

/// Holds where the search has been in vain.
#[derive(Default)]
struct DeadEnds {
    known: HashSet<(usize, Holders, Table)>,
    /// Holds whose pieces were to blame at a place.
    blames: HashMap<usize, Vec<Holders>>,
}

impl DeadEnds {
    fn add(&mut self, place: usize, blame: Holders, held: &Table) {
        if self.known.insert((place, blame, only(blame, held))) {
            let blames = self.blames.entry(place).or_default();
            if !blames.contains(&blame) {
                blames.push(blame);
            }
        }
    }

    /// Returns whose pieces make going on from here vain, if that is known.
    fn blame(&self, place: usize, held: &Table) -> Option<Holders> {
        let known = |&&blame: &&Holders| self.known.contains(&(place, blame, only(blame, held)));
        self.blames.get(&place)?.iter().find(known).copied()
    }
}

/// Returns the table with nothing but these holders' pieces.
fn only(holders: Holders, held: &Table) -> Table {
    let kept = |holder: Holder| if holders >> holder & 1 == 1 { held[holder] } else { NONE };
    std::array::from_fn(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOLDERS: usize = 4;
    const TYPES: [Piece; 3] = [Piece::Tower, Piece::Gate, Piece::Wall1];

    /// Holds what each holder has in the end, and the types of the hidden gifts.
    type Found = HashSet<(Table, Vec<Piece>)>;

    /// Makes up a story that is true of somebody.
    fn any_story(dealer: &mut Dealer) -> Story {
        let mut first = [NONE; Seat::MAX + 1];
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

    fn after(moment: &Moment, held: &Table, gifts: &[Piece]) -> Vec<(Table, Vec<Piece>)> {
        let has = |holder: Holder, piece: Piece| held[holder][piece.index()] > 0;
        let only = |fits: bool, held: Table| Vec::from_iter(fits.then(|| (held, gifts.to_vec())));
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

    /// Demands spare the search nearly all dead ends. Without them it must find its way back out of
    /// many, and find the same.
    #[test]
    fn finds_all_that_fits_with_and_without_demands() {
        let mut dealer = Dealer::new(0);
        let mut compared = 0;
        for _ in 0..250 {
            let story = any_story(&mut dealer);
            let fit = all_that_fit(&story);
            if fit.len() <= 12 {
                let demands = story.demands();
                let none = vec![Demand(vec![NONE; 1 << HOLDERS]); demands.len()];
                assert_eq!(all_that_is_found(&story, &demands), fit);
                assert_eq!(all_that_is_found(&story, &none), fit);
                compared += usize::from(fit.len() > 1);
            }
        }
        assert!(compared >= 30, "only {compared} stories left a choice");
    }
}
