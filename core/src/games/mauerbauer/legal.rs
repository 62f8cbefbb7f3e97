//! Legal actions, outcomes of chance, and the reasons for refusals.
//!
//! The laws require that exactly the listed actions are accepted.

use crate::base::seat::Seat;
use crate::game::{ActionSet, Actor, Chance};
use crate::games::mauerbauer::action::{Action, CardPair};
use crate::games::mauerbauer::board::Board;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::fast;
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::piece::Roll;
use crate::games::mauerbauer::placement::{Circumstances, Placement, Placements};
use crate::games::mauerbauer::reason::Reason;
use crate::games::mauerbauer::setup::TowerRule;
use crate::games::mauerbauer::space::{Line, Lines, Space, Spaces};
use crate::games::mauerbauer::state::{Phase, State};

/// Legal actions of one kind, in the order of their ids.
#[derive(Copy, Clone, Debug)]
enum Group<'a> {
    One(Action),
    Walls(&'a Board, Lines),
    Placements(Placements),
    Cities(Spaces, fn(Space) -> Action),
    /// One card for each action.
    Cards(&'a Cards, fn(Card) -> Action),
    /// Two cards for each action.
    Pairs(&'a Cards),
}

impl Group<'_> {
    fn len(&self) -> usize {
        match *self {
            Self::One(_) => 1,
            Self::Walls(_, lines) => lines.len(),
            Self::Placements(placements) => placements.len() as usize,
            Self::Cities(cities, _) => cities.len(),
            Self::Cards(cards, _) => cards.iter().count(),
            Self::Pairs(cards) => pairs(cards).count(),
        }
    }

    fn get(&self, index: usize) -> Option<Action> {
        match *self {
            Self::One(action) => Some(action),
            Self::Walls(board, lines) => {
                lines.iter().nth(index).map(|line| Action::Build(board.line(line)))
            }
            Self::Placements(placements) => Some(Action::Place(placements.nth(index as u32))),
            Self::Cities(cities, action) => cities.iter().nth(index).map(action),
            Self::Cards(cards, action) => cards.iter().nth(index).map(|(card, _)| action(card)),
            Self::Pairs(cards) => pairs(cards).nth(index).map(Action::PlayTwo),
        }
    }

    fn contains(&self, action: Action) -> bool {
        match (*self, action) {
            (Self::Walls(board, lines), Action::Build(line)) => {
                board.number(line).is_some_and(|line| lines.contains(line))
            }
            (Self::Placements(placements), Action::Place(placement)) => {
                placements.allows(placement)
            }
            (Self::Cities(cities, made), Action::Join(city) | Action::Choose(city)) => {
                made(city) == action && cities.contains(city)
            }
            (
                Self::Cards(cards, made),
                Action::Play(card) | Action::Discard(card) | Action::Swap(card),
            ) => made(card) == action && cards.count(card) > 0,
            (Self::Pairs(cards), Action::PlayTwo(pair)) => holds(cards, pair),
            (Self::One(one), _) => one == action,
            _ => false,
        }
    }

    fn each(&self, note: &mut impl FnMut(Action)) {
        match *self {
            Self::One(action) => note(action),
            Self::Walls(board, lines) => {
                lines.iter().map(|line| Action::Build(board.line(line))).for_each(note);
            }
            Self::Placements(placements) => placements.iter().map(Action::Place).for_each(note),
            Self::Cities(cities, action) => cities.iter().map(action).for_each(note),
            Self::Cards(cards, action) => cards.iter().map(|(card, _)| action(card)).for_each(note),
            Self::Pairs(cards) => pairs(cards).map(Action::PlayTwo).for_each(note),
        }
    }

    #[inline]
    fn each_id(&self, note: &mut impl FnMut(u32)) {
        match *self {
            Self::Walls(board, lines) => {
                lines.iter().map(|line| Action::building(board.line(line))).for_each(note);
            }
            Self::Placements(placements) => placements.ids().map(Action::placing).for_each(note),
            _ => self.each(&mut |action| note(action.id())),
        }
    }
}

/// The legal actions of a seat, in the order of their ids. The list, the checks and random play all
/// use them.
#[derive(Clone, Debug, Default)]
pub(super) struct Choices<'a>([Option<Group<'a>>; 4]);

impl<'a> Choices<'a> {
    fn groups(&self) -> impl Iterator<Item = &Group<'a>> {
        self.0.iter().flatten()
    }

    /// Calls `note` with each action, in order.
    fn each(&self, note: &mut impl FnMut(Action)) {
        self.groups().for_each(|group| group.each(note));
    }

    /// Calls `note` with each id, in order.
    #[inline]
    pub(super) fn each_id(&self, note: &mut impl FnMut(u32)) {
        self.groups().for_each(|group| group.each_id(note));
    }

    pub(super) fn to_vec(&self) -> Vec<Action> {
        let mut list = Vec::with_capacity(self.len());
        self.each(&mut |action| list.push(action));
        list
    }
}

impl ActionSet<Action> for Choices<'_> {
    fn len(&self) -> usize {
        self.groups().map(Group::len).sum()
    }

    fn get(&self, index: usize) -> Option<Action> {
        let mut index = index;
        for group in self.groups() {
            match index.checked_sub(group.len()) {
                Some(rest) => index = rest,
                None => return group.get(index),
            }
        }
        None
    }

    fn contains(&self, action: &Action) -> bool {
        self.groups().any(|group| group.contains(*action))
    }
}

impl IntoIterator for Choices<'_> {
    type Item = Action;
    type IntoIter = std::vec::IntoIter<Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.to_vec().into_iter()
    }
}

impl State {
    /// Returns the legal actions of a seat.
    #[inline]
    pub(super) fn choices(&self, seat: Seat) -> Choices<'_> {
        if self.decider() != Some(seat) {
            return Choices::default();
        }
        let hand = &self.hands[seat.index()];
        let cards = |action| Some(Group::Cards(hand, action));
        let (pairs, one) = (Some(Group::Pairs(hand)), |action| Some(Group::One(action)));
        let pass_if = |holds: bool| holds.then_some(Group::One(Action::Pass));
        Choices(match self.phase {
            Phase::Building => {
                let early = self.checked.setup.early_roll_penalty && !self.early;
                let walls = Group::Walls(self.board(), self.free_lines());
                [early.then_some(Group::One(Action::RollEarly)), Some(walls), None, None]
            }
            Phase::Placing => [Some(Group::Placements(self.placements())), None, None, None],
            Phase::Connecting => {
                let older = Group::Cities(self.neighbours(), Action::Join);
                [one(Action::StayApart), Some(older), None, None]
            }
            Phase::Scoring => {
                [cards(Action::Play), pairs, cards(Action::Discard), pass_if(hand.is_empty())]
            }
            Phase::Swapping => [cards(Action::Swap), one(Action::EndSwap), None, None],
            Phase::Choosing => {
                let cities = || self.cities().filter_map(Spaces::first).collect();
                let cities = (!hand.is_empty()).then(|| Group::Cities(cities(), Action::Choose));
                [cities, one(Action::Pass), None, None]
            }
            Phase::FinalScoring => {
                [cards(Action::Play), pairs, pass_if(self.chosen.is_none()), None]
            }
            _ => [None; 4],
        })
    }

    /// Returns the legal placements after a roll.
    pub(super) fn placements(&self) -> Placements {
        self.circumstances()
            .map_or(Placements::NONE, |circumstances| Placements::new(&circumstances))
    }

    fn circumstances(&self) -> Option<Circumstances> {
        let line = self.line?;
        Some(Circumstances {
            roll: self.roll?,
            ends: self.ends(),
            two_spaces: self.board().border(line).sides[1].is_some(),
            towers: self.towers_left(),
            houses: self.supply,
            fair_towers: self.checked.setup.tower_rule == TowerRule::FairReport,
        })
    }

    /// Returns why an action is refused, or `None` if it is legal.
    pub(super) fn refuses(&self, actor: Actor, action: Action) -> Option<Reason> {
        match actor {
            Actor::Seat(seat) if fast::is_legal(self, seat, action) => None,
            Actor::Seat(seat) if !self.has(seat) => Some(Reason::NotAtTheTable),
            _ if self.phase == Phase::Over => Some(Reason::GameOver),
            Actor::Chance => against_chance(self, action),
            Actor::Seat(seat) if self.decider() == Some(seat) => Some(self.reason_for(action)),
            Actor::Seat(_) => Some(Reason::NotAsked),
        }
    }

    /// Returns why an illegal action is refused.
    fn reason_for(&self, action: Action) -> Reason {
        match (self.phase, action) {
            (Phase::Building, Action::Build(line)) => self.against_wall(line),
            (Phase::Building, Action::RollEarly) if self.early => Reason::EarlyTwice,
            (Phase::Building, Action::RollEarly) => Reason::EarlyRollOff,
            (Phase::Placing, Action::Place(placement)) => self.against_placement(placement),
            (Phase::Connecting, Action::Join(city)) => {
                self.against_city(city, Reason::NotANeighbour)
            }
            (Phase::Scoring, Action::Pass) => Reason::MustScore,
            (Phase::Scoring, Action::Play(_) | Action::PlayTwo(_) | Action::Discard(_)) => {
                Reason::NotInHand
            }
            (Phase::Swapping, Action::Swap(_)) => Reason::NotInHandToSwap,
            (Phase::Choosing, Action::Choose(city)) => {
                self.against_city(city, Reason::NothingToPlay)
            }
            (Phase::Choosing | Phase::FinalScoring, Action::Discard(_)) => Reason::NoDiscardAtEnd,
            (Phase::Choosing, Action::Play(_) | Action::PlayTwo(_)) => {
                let empty = self.hands[self.acting.index()].is_empty();
                if empty { Reason::NothingToPlay } else { Reason::NameCityFirst }
            }
            (Phase::FinalScoring, Action::Play(_) | Action::PlayTwo(_)) => Reason::NotInHandAtEnd,
            (Phase::FinalScoring, Action::Pass) => Reason::MustPlay,
            _ => Reason::NotAsked,
        }
    }

    fn against_wall(&self, line: Line) -> Reason {
        match self.board().number(line) {
            None => Reason::NoSuchLine,
            Some(number) if self.walls.contains(number) => Reason::LineTaken,
            Some(_) => Reason::WithinCity,
        }
    }

    fn against_city(&self, city: Space, reason: Reason) -> Reason {
        if self.city_named(city).is_none() { Reason::NoSuchCity } else { reason }
    }

    fn against_placement(&self, placement: Placement) -> Reason {
        let Some(circumstances) = self.circumstances() else { return Reason::NotAsked };
        match Placements::new(&circumstances).allows_towers(placement.towers) {
            true => circumstances.against_houses(placement),
            false => circumstances.against_towers(placement),
        }
    }
}

/// Returns all pairs of cards in a hand.
fn pairs(hand: &Cards) -> impl Iterator<Item = CardPair> {
    hand.iter().flat_map(move |(one, count)| {
        let others = hand.iter().map(|(other, _)| other).filter(move |&other| other > one);
        let twice = (count > 1).then_some(one);
        twice.into_iter().chain(others).map(move |other| CardPair::new(one, other))
    })
}

/// Returns whether two cards are in a hand.
fn holds(hand: &Cards, pair: CardPair) -> bool {
    let [one, other] = pair.cards();
    hand.count(other) > u8::from(one == other) && hand.count(one) > 0
}

/// Returns the cards of a play.
pub(super) fn played(play: Action) -> impl Iterator<Item = Card> {
    let (first, second) = match play {
        Action::Play(card) => (Some(card), None),
        Action::PlayTwo(pair) => (Some(pair.cards()[0]), Some(pair.cards()[1])),
        _ => (None, None),
    };
    first.into_iter().chain(second)
}

/// Lists the outcomes of chance, in the order of the ids.
pub(super) fn chances(state: &State) -> Vec<Chance<Action>> {
    match state.phase {
        Phase::ChoosingFirst => {
            state.seated().map(|seat| Chance { action: Action::First(seat), weight: 1 }).collect()
        }
        Phase::Rolling => Roll::all(state.rolls_tower_die())
            .map(|roll| Chance { action: Action::Roll(roll), weight: roll.weight() })
            .collect(),
        phase if phase.draws_card() => state
            .deck()
            .iter()
            .map(|(card, count)| Chance { action: Action::Draw(card), weight: count.into() })
            .collect(),
        _ => Vec::new(),
    }
}

/// Returns why an action is not a possible outcome of chance, or `None` if it is possible.
fn against_chance(state: &State, action: Action) -> Option<Reason> {
    let (refused, reason) = match (state.phase, action) {
        (Phase::ChoosingFirst, Action::First(seat)) => (!state.has(seat), Reason::CannotStart),
        (Phase::Rolling, Action::Roll(roll)) => {
            (roll.tower().is_some() != state.rolls_tower_die(), Reason::WrongTowerDie)
        }
        (phase, Action::Draw(card)) if phase.draws_card() => {
            (state.deck().count(card) == 0, Reason::NotInDeck)
        }
        _ => (true, Reason::NotAsked),
    };
    refused.then_some(reason)
}
