//! Rock, paper, scissors for a table: each seat shows a hand, and losers pay winners.

use mauerwerk::bot::Judgement;
use mauerwerk::kit::fields::Small;
use mauerwerk::kit::tokens::{TokenLine, read_number, slashed};
use mauerwerk::kit::{named, options, rules};
use mauerwerk::{
    Actor, BySeat, Faults, Info, InformationState, NotationError, Outcome, Rule, Seats, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};

use super::{Ending, Event, Slot, State, Toy, read_by_seat};

pub(crate) type Hands = State<Table>;

rules! {
    TOY_11: "waits",
        "A seat shows one hand a round, and chance shows none.",
        ["the toy box"];
    TOY_12: "well",
        "The well is a hand only where the table wants it.",
        ["the toy box"];
    TOY_13: "table",
        "Two to four seats play one to nine rounds.",
        ["the toy box"];
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Options", from = "Given")]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) rounds: u8,
    pub(crate) well: bool,
}

impl Setup {
    const fn new(players: u8) -> Self {
        Self { players, rounds: 3, well: false }
    }

    /// Returns the most chips that a seat can lose.
    fn chips(&self) -> u16 {
        u16::from(self.rounds) * u16::from(self.players.saturating_sub(1))
    }

    fn hands(&self) -> &'static [Hand] {
        if self.well { Hand::ALL } else { &Hand::ALL[..3] }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::new(2)
    }
}

options! {
    players: u8 as Small<2, 4> => "Players", "The number of players.";
    rounds: u8 as Small<1, 9> => "Rounds", "The number of rounds.",
    well: bool => "Well", "Whether a player may show a well.",
}

named! {
    /// What a seat shows.
    Hand { Rock = "R", Paper = "P", Scissors = "S", Well = "W", }
}

impl Hand {
    fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Rock, Self::Scissors)
                | (Self::Paper, Self::Rock | Self::Well)
                | (Self::Scissors, Self::Paper)
                | (Self::Well, Self::Rock | Self::Scissors)
        )
    }
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    setup: Setup,
    hands: BySeat<Slot<Hand>>,
    chips: BySeat<u16>,
    played: u8,
}

impl Table {
    fn waiting(&self) -> Seats {
        self.hands.iter().filter(|(_, hand)| **hand == Slot::Empty).map(|(seat, _)| seat).collect()
    }

    fn outcome(&self) -> Outcome<Ending> {
        let most = self.chips.as_slice().iter().max().copied().unwrap_or(0);
        let best = self.chips.iter().filter(|(_, chips)| **chips == most);
        Outcome {
            ending: Ending("last round"),
            scores: self.standing(),
            winners: best.map(|(seat, _)| seat).collect(),
        }
    }

    fn reveal(&mut self, note: &mut impl FnMut(Event)) {
        note(Event::of(format!("all show {}", slashed(self.hands.as_slice()))));
        for (winner, hand) in self.hands.iter() {
            for (loser, other) in self.hands.iter() {
                if matches!((hand, other), (Slot::Known(hand), Slot::Known(other)) if hand.beats(*other))
                {
                    self.chips[winner] += 1;
                    self.chips[loser] -= 1;
                }
            }
        }
        self.hands = BySeat::repeat(Slot::Empty, self.hands.len());
        self.played += 1;
    }

    /// Checks that the numbers of a position agree.
    fn check(&self, faults: &mut Faults) {
        let (seats, rounds) = (self.chips.len() as u16, self.setup.rounds);
        let all: u32 = self.chips.as_slice().iter().map(|&chips| u32::from(chips)).sum();
        faults.check(
            all == u32::from(seats * self.setup.chips()),
            TOY_13,
            || "the number of chips",
        );
        let least = u16::from(rounds.saturating_sub(self.played)) * (seats - 1);
        let solvent = self.chips.as_slice().iter().all(|&chips| chips >= least);
        faults.check(solvent, TOY_13, || "too many chips were lost");
        let waiting = self.waiting();
        let unfinished = self.played < rounds && !waiting.is_empty();
        let over = self.played == rounds && waiting == Seats::first(self.chips.len());
        faults.check(unfinished || over, TOY_13, || "the number of rounds or hands");
        let hands = self.hands.as_slice();
        let wells = hands.contains(&Slot::Known(Hand::Well));
        faults.check(self.setup.well || !wells, TOY_12, || "there is no well");
        faults.check(!hands.contains(&Slot::Hidden), TOY_11, || "a hand is unknown");
    }
}

impl Toy for Table {
    type Setup = Setup;
    type Action = Hand;

    const INFO: Info = Info::new("toy-hands", "Hands", 4, RULES);
    const ACTIONS: &'static [Hand] = Hand::ALL;
    const TOKENS: &'static [&'static str] = &["hands", "chips", "played"];

    fn start(setup: &Setup) -> Self {
        let seats = setup.players.into();
        let chips = BySeat::repeat(setup.chips(), seats);
        Self { setup: setup.clone(), hands: BySeat::repeat(Slot::Empty, seats), chips, played: 0 }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn faults(&self) -> Faults {
        let mut faults = Faults::default();
        faults.check((2..=4).contains(&self.setup.players), TOY_13, || "the number of seats");
        faults.check((1..=9).contains(&self.setup.rounds), TOY_13, || "the number of rounds");
        if faults.as_slice().is_empty() {
            self.check(&mut faults);
        }
        faults
    }

    fn write(&self, line: &mut TokenLine) {
        line.token("hands", slashed(self.hands.as_slice()));
        line.token("chips", slashed(self.chips.as_slice()));
        line.token("played", self.played);
    }

    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        match name {
            "hands" => read_by_seat(&mut self.hands, value)?,
            "chips" => read_by_seat(&mut self.chips, value)?,
            _ => self.played = read_number(value)?,
        }
        Ok(())
    }

    fn turn(&self) -> Turn<Ending> {
        match self.played == self.setup.rounds {
            true => Turn::Over(self.outcome()),
            false => Turn::Decide(self.waiting()),
        }
    }

    fn standing(&self) -> BySeat<i32> {
        self.chips.map(i32::from)
    }

    fn forbids(&self, _: Actor, hand: Hand) -> Option<&'static Rule> {
        (!self.setup.hands().contains(&hand)).then_some(&TOY_12)
    }

    fn step(&mut self, actor: Actor, hand: Hand, note: &mut impl FnMut(Event)) {
        let Actor::Seat(seat) = actor else { return };
        self.hands[seat] = Slot::Known(hand);
        let ready = Event::of(format!("seat {seat} is ready"));
        note(ready.with_secret(seat, format!(" with {hand}")));
        if self.waiting().is_empty() {
            self.reveal(note);
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Self {
        let hand = |seat| self.hands[seat].seen_by(seat, viewer);
        Self { hands: BySeat::from_fn(self.hands.len(), hand), ..self.clone() }
    }

    /// Every hand that is hidden could be any, in one way.
    fn worlds(seen: &InformationState<Hands>) -> Vec<(Self, u128)> {
        let table = &seen.now().table;
        let mut all = vec![(table.clone(), 1)];
        for (seat, _) in table.hands.iter().filter(|(_, hand)| **hand == Slot::Hidden) {
            let with = |(table, ways): &(Self, u128), hand| {
                let mut table = table.clone();
                table.hands[seat] = Slot::Known(hand);
                (table, *ways)
            };
            let filled = |world| table.setup.hands().iter().map(move |&hand| with(world, hand));
            all = all.iter().flat_map(filled).collect();
        }
        all
    }

    fn pieces(&self) -> Vec<u32> {
        vec![self.chips.as_slice().iter().map(|&chips| u32::from(chips)).sum()]
    }

    fn moved_setup(setup: &Setup) -> Setup {
        setup.clone()
    }
}

/// Short rollouts, which end between two rounds: a round is better judged by what came of it.
impl Judgement for Hands {
    const HORIZON: u32 = 3;

    fn is_settled(&self) -> bool {
        self.0.waiting() == Seats::first(self.0.hands.len())
    }
}
