//! Which actions are legal, and why others are refused.

use crate::game::Actor;
use crate::mauerbauer::action::{Action, CardPair};
use crate::mauerbauer::card::Card;
use crate::mauerbauer::hand::Cards;
use crate::mauerbauer::line::Line;
use crate::mauerbauer::placement::{Circumstances, Placement, Placements};
use crate::mauerbauer::reason::Reason;
use crate::mauerbauer::setup::TowerRule;
use crate::mauerbauer::space::Space;
use crate::mauerbauer::state::{Phase, State};
use crate::seat::Seat;

impl State {
    /// Lists the legal actions of a seat, in the order of their ids.
    pub(super) fn list(&self, seat: Seat, list: &mut Vec<Action>) {
        if self.decider() != Some(seat) {
            return;
        }
        let hand = &self.hands[seat.index()];
        match self.phase {
            Phase::Building => {
                list.extend(self.may_roll_early().then_some(Action::RollEarly));
                let line = |number| Action::Build(self.board().line(number));
                list.extend(self.free_lines().iter().map(line));
            }
            Phase::Placing => list.extend(self.placements().iter().map(Action::Place)),
            Phase::Connecting => {
                list.push(Action::StayApart);
                list.extend(self.neighbours().iter().map(Action::Join));
            }
            Phase::Scoring => {
                list_plays(hand, list);
                list.extend(hand.iter().map(|(card, _)| Action::Discard(card)));
                list.extend(hand.is_empty().then_some(Action::Pass));
            }
            Phase::Swapping => {
                list.extend(hand.iter().map(|(card, _)| Action::Swap(card)));
                list.push(Action::EndSwap);
            }
            Phase::Choosing => {
                if !hand.is_empty() {
                    list.extend(self.cities().filter_map(|city| city.first()).map(Action::Choose));
                }
                list.push(Action::Pass);
            }
            Phase::FinalScoring => {
                list_plays(hand, list);
                list.extend(self.chosen.is_none().then_some(Action::Pass));
            }
            _ => {}
        }
    }

    pub(super) fn may_roll_early(&self) -> bool {
        self.checked.setup.early_roll_penalty && !self.early
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

    /// Returns why an action is refused; `None` if it is legal.
    pub(super) fn refuses(&self, actor: Actor, action: Action) -> Option<Reason> {
        match actor {
            Actor::Seat(seat) if !self.has(seat) => Some(Reason::NotAtTheTable),
            _ if self.phase == Phase::Over => Some(Reason::GameOver),
            Actor::Chance => self.refuses_chance(action),
            Actor::Seat(seat) if self.decider() == Some(seat) => self.refuses_seat(seat, action),
            Actor::Seat(_) => Some(Reason::NotAsked),
        }
    }

    fn refuses_chance(&self, action: Action) -> Option<Reason> {
        match (self.phase, action) {
            (Phase::ChoosingFirst, Action::First(seat)) => {
                refuse(!self.has(seat), Reason::CannotStart)
            }
            (Phase::Rolling, Action::Roll(roll)) => {
                refuse(roll.tower().is_some() != self.rolls_tower_die(), Reason::WrongTowerDie)
            }
            (phase, Action::Draw(card)) if phase.draws_card() => {
                refuse(self.deck().count(card) == 0, Reason::NotInDeck)
            }
            _ => Some(Reason::NotAsked),
        }
    }

    fn refuses_seat(&self, seat: Seat, action: Action) -> Option<Reason> {
        let hand = &self.hands[seat.index()];
        match (self.phase, action) {
            (Phase::Building, Action::Build(line)) => self.refuses_wall(line),
            (Phase::Building, Action::RollEarly) if !self.checked.setup.early_roll_penalty => {
                Some(Reason::EarlyRollOff)
            }
            (Phase::Building, Action::RollEarly) => refuse(self.early, Reason::EarlyTwice),
            (Phase::Placing, Action::Place(placement)) => self.refuses_placement(placement),
            (Phase::Connecting, Action::StayApart) => None,
            (Phase::Connecting, Action::Join(city)) => self.refuses_connection(city),
            (Phase::Scoring, Action::Pass) => refuse(!hand.is_empty(), Reason::MustScore),
            (Phase::Scoring, Action::Discard(card)) => {
                refuse(hand.count(card) == 0, Reason::NotInHand)
            }
            (Phase::Scoring, Action::Play(_) | Action::PlayTwo(_)) => {
                refuse(!holds(hand, action), Reason::NotInHand)
            }
            (Phase::Swapping, Action::EndSwap) => None,
            (Phase::Swapping, Action::Swap(card)) => {
                refuse(hand.count(card) == 0, Reason::NotInHandToSwap)
            }
            (Phase::Choosing, Action::Choose(city)) => self.refuses_choice(hand, city),
            (Phase::Choosing | Phase::FinalScoring, Action::Discard(_)) => {
                Some(Reason::NoDiscardAtEnd)
            }
            (Phase::Choosing, Action::Play(_) | Action::PlayTwo(_)) => {
                let empty = hand.is_empty();
                Some(if empty { Reason::NothingToPlay } else { Reason::NameCityFirst })
            }
            (Phase::Choosing, Action::Pass) => None,
            (Phase::FinalScoring, Action::Play(_) | Action::PlayTwo(_)) => {
                refuse(!holds(hand, action), Reason::NotInHandAtEnd)
            }
            (Phase::FinalScoring, Action::Pass) => refuse(self.chosen.is_some(), Reason::MustPlay),
            _ => Some(Reason::NotAsked),
        }
    }

    fn refuses_wall(&self, line: Line) -> Option<Reason> {
        let Some(number) = self.board().number(line) else { return Some(Reason::NoSuchLine) };
        if self.walls.contains(number) {
            return Some(Reason::LineTaken);
        }
        let border = self.board().border(number);
        refuse(border.spaces().meets(self.closed), Reason::WithinCity)
    }

    fn refuses_connection(&self, city: Space) -> Option<Reason> {
        match self.city_named(city) {
            None => Some(Reason::NoSuchCity),
            Some(_) => refuse(!self.neighbours().contains(city), Reason::NotANeighbour),
        }
    }

    fn refuses_choice(&self, hand: &Cards, city: Space) -> Option<Reason> {
        match self.city_named(city) {
            None => Some(Reason::NoSuchCity),
            Some(_) => refuse(hand.is_empty(), Reason::NothingToPlay),
        }
    }

    fn refuses_placement(&self, placement: Placement) -> Option<Reason> {
        let circumstances = self.circumstances()?;
        let legal = Placements::new(&circumstances);
        if !legal.allows_towers(placement.towers) {
            Some(circumstances.against_towers(placement))
        } else if !legal.allows_houses(placement.houses) {
            Some(circumstances.against_houses(placement))
        } else {
            None
        }
    }
}

fn refuse(when: bool, reason: Reason) -> Option<Reason> {
    when.then_some(reason)
}

/// Lists every play of one card, then every play of two.
fn list_plays(hand: &Cards, list: &mut Vec<Action>) {
    list.extend(hand.iter().map(|(card, _)| Action::Play(card)));
    for (one, count) in hand.iter() {
        let others = hand.iter().map(|(other, _)| other).filter(|&other| other > one);
        let twice = (count > 1).then_some(one);
        let pairs = twice.into_iter().chain(others);
        list.extend(pairs.map(|other| Action::PlayTwo(CardPair::new(one, other))));
    }
}

/// Returns whether the cards of a play are in a hand.
fn holds(hand: &Cards, play: Action) -> bool {
    let cards: Cards = played(play).collect();
    hand.without(&cards).is_some()
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
