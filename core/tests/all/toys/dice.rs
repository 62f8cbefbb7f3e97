//! A race with two dice: roll as often as you dare, and bank before a seven.

use mauerwerk::kit::fields::Small;
use mauerwerk::kit::tokens::{Line, read_number, read_seat, read_yes, slashed};
use mauerwerk::kit::{named, options, rules};
use mauerwerk::{Actor, BySeat, Faults, Info, NotationError, Outcome, Rule, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use super::{Ending, Event, State, Toy, read_by_seat};

pub(crate) type Dice = State<Table>;

rules! {
    TOY_01: "waits",
        "Only whom the game waits for may act, and only in its own way.",
        ["the toy box"];
    TOY_02: "nothing_to_bank",
        "A seat with nothing in its heap must roll.",
        ["the toy box"];
    TOY_03: "seven",
        "A seven takes the heap away and ends the turn.",
        ["the toy box"];
    TOY_04: "table",
        "Two to four seats race to a goal of 1 to 999.",
        ["the toy box"];
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Options", from = "Given")]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) goal: u16,
    pub(crate) first: u8,
}

impl Setup {
    const fn new(players: u8) -> Self {
        Self { players, goal: 30, first: 0 }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::new(2)
    }
}

options! {
    players: u8 as Small<2, 4>;
    goal: u16,
    first: u8,
}

named! {
    /// A decision; a sum of two dice is chance's.
    Action {
        Roll = "roll", Bank = "bank",
        Two = "2", Three = "3", Four = "4", Five = "5", Six = "6", Seven = "7", Eight = "8",
        Nine = "9", Ten = "10", Eleven = "11", Twelve = "12",
    }
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    setup: Setup,
    banked: BySeat<u16>,
    at: Seat,
    heap: u16,
    rolling: bool,
}

impl Table {
    fn winner(&self) -> Option<Seat> {
        self.banked.iter().find(|(_, points)| **points >= self.setup.goal).map(|(seat, _)| seat)
    }

    fn pass(&mut self) {
        self.heap = 0;
        self.at = self.at.next(self.banked.len());
    }

    fn bank(&mut self, note: &mut impl FnMut(Event)) {
        note(Event::of(format!("seat {} banks {}", self.at, self.heap)));
        self.banked[self.at] += self.heap;
        self.pass();
    }

    fn fall(&mut self, sum: u16, note: &mut impl FnMut(Event)) {
        self.rolling = false;
        note(Event::of(format!("seat {} rolls {sum}", self.at)));
        if sum == 7 {
            note(Event::of(format!("seat {} loses {}", self.at, self.heap)));
            return self.pass();
        }
        self.heap += sum;
        if self.banked[self.at] + self.heap >= self.setup.goal {
            self.bank(note);
        }
    }
}

impl Toy for Table {
    type Setup = Setup;
    type Action = Action;

    const INFO: Info = Info::new("toy-dice", "Dice", 13, RULES);
    const ACTIONS: &'static [Action] = Action::ALL;
    const TOKENS: &'static [&'static str] = &["banked", "at", "heap", "rolling"];

    fn start(setup: &Setup) -> Self {
        let at = Seat::new(setup.first).unwrap_or(Seat::FIRST);
        let banked = BySeat::repeat(0, setup.players.into());
        Self { setup: setup.clone(), banked, at, heap: 0, rolling: false }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn faults(&self) -> Faults {
        let Setup { players, goal, first } = self.setup;
        let mut faults = Faults::default();
        faults.check((2..=4).contains(&players), TOY_04, "the number of seats");
        faults.check((1..=999).contains(&goal), TOY_04, "the goal");
        faults.check(first < players, TOY_04, "the first seat");
        let most = goal.saturating_add(11);
        let high = self.banked.as_slice().iter().all(|&points| points <= most);
        faults.check(high && self.heap <= most, TOY_04, "more than the goal and one roll");
        let seated = self.at.index() < self.banked.len() || first >= players;
        faults.check(seated, TOY_04, "no such seat");
        faults
    }

    fn write(&self, line: &mut Line) {
        line.token("banked", slashed(self.banked.as_slice()));
        line.token("at", self.at);
        line.token("heap", self.heap);
        line.token_if(self.rolling, "rolling", "yes");
    }

    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        match name {
            "banked" => read_by_seat(&mut self.banked, value)?,
            "at" => self.at = read_seat(value)?,
            "heap" => self.heap = read_number(value)?,
            _ => self.rolling = read_yes(value)?,
        }
        Ok(())
    }

    fn turn(&self) -> Turn<Ending> {
        match self.winner() {
            Some(winner) => Turn::Over(Outcome {
                ending: Ending("goal reached"),
                scores: self.standing(),
                winners: Seats::only(winner),
            }),
            None if self.rolling => Turn::Chance,
            None => Turn::Decide(Seats::only(self.at)),
        }
    }

    fn standing(&self) -> BySeat<i32> {
        self.banked.map(i32::from)
    }

    fn forbids(&self, actor: Actor, action: Action) -> Option<&'static Rule> {
        match (actor == Actor::Chance, action) {
            (false, Action::Bank) => (self.heap == 0).then_some(&TOY_02),
            (by_chance, action) => (by_chance != (action > Action::Bank)).then_some(&TOY_01),
        }
    }

    fn step(&mut self, _: Actor, action: Action, note: &mut impl FnMut(Event)) {
        match action {
            Action::Roll => {
                self.rolling = true;
                note(Event::of(format!("seat {} shakes the dice", self.at)));
            }
            Action::Bank => self.bank(note),
            // The number of a sum is the sum itself.
            sum => self.fall(sum as u16, note),
        }
    }

    fn weight(&self, sum: Action) -> u32 {
        6 - (sum as u32).abs_diff(7)
    }

    fn moved_setup(setup: &Setup) -> Setup {
        Setup { first: (setup.first + 1) % setup.players, ..*setup }
    }
}
