//! A race with two dice: roll as often as you dare, and bank before a seven.

use std::fmt;
use std::str::FromStr;

use mauerwerk::kit::rules;
use mauerwerk::laws::Lawful;
use mauerwerk::{
    Actor, BySeat, Chance, Dealer, Faults, Game, Illegal, Inconsistent, Info, InformationState,
    NotationError, Outcome, Seat, Seats, Theme, Turn, Viewer, World, WorldsError,
};
use serde::{Deserialize, Serialize};

use super::{Refused, Tokens, Why, by_seat, drawn, in_notation};

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
#[serde(into = "String", try_from = "String")]
pub(crate) struct Setup {
    pub(crate) seats: u8,
    pub(crate) goal: u16,
    pub(crate) first: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2, goal: 30, first: 0 }
    }
}

impl Setup {
    fn take(tokens: &mut Tokens<'_>) -> Result<Self, Faults> {
        let Self { seats, goal, first } = Self::default();
        Ok(Self {
            seats: tokens.take("seats", seats)?,
            goal: tokens.take("goal", goal)?,
            first: tokens.take("first", first)?,
        })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats:{} goal:{} first:{}", self.seats, self.goal, self.first)
    }
}

impl FromStr for Setup {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let mut tokens = Tokens::new(text)?;
        let setup = Self::take(&mut tokens)?;
        tokens.end(setup)
    }
}

in_notation!(Setup);

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) enum Action {
    Roll,
    Bank,
    /// Holds the sum of two dice.
    Sum(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Bank => f.write_str("bank"),
            Self::Sum(sum) => sum.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let all = (0..Dice::INFO.actions).filter_map(Dice::action);
        let found = all.into_iter().find(|action| action.to_string() == text);
        found.ok_or_else(|| NotationError::new("roll, bank or a sum of two dice", text))
    }
}

in_notation!(Action);

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub(crate) enum Event {
    Shaken { seat: Seat },
    Rolled { seat: Seat, sum: u8 },
    Lost { seat: Seat, heap: u16 },
    Banked { seat: Seat, heap: u16 },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shaken { seat } => write!(f, "seat {seat} shakes the dice"),
            Self::Rolled { seat, sum } => write!(f, "seat {seat} rolls {sum}"),
            Self::Lost { seat, heap } => write!(f, "seat {seat} loses {heap}"),
            Self::Banked { seat, heap } => write!(f, "seat {seat} banks {heap}"),
        }
    }
}

impl mauerwerk::Event for Event {
    fn seen_by(&self, _viewer: Viewer) -> Self {
        *self
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub(crate) enum Ending {
    GoalReached,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("goal reached")
    }
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    position: Dice,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position.notation())
    }
}

impl mauerwerk::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn svg(&self, theme: Theme) -> String {
        drawn(&self.text(), theme)
    }

    fn text(&self) -> String {
        let Dice { banked, at, heap, .. } = &self.position;
        let line = |(seat, points)| {
            let heap = if seat == *at { format!(" + {heap}") } else { String::new() };
            format!("seat {seat}: {points}{heap}\n")
        };
        banked.iter().map(line).collect()
    }
}

#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    rolls: u32,
    sevens: u32,
}

impl mauerwerk::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = &["rolls", "sevens"];

    fn count(&mut self, event: &Event) {
        self.rolls += u32::from(matches!(event, Event::Rolled { .. }));
        self.sevens += u32::from(matches!(event, Event::Lost { .. }));
    }

    fn values(&self) -> Vec<u32> {
        vec![self.rolls, self.sevens]
    }
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) struct Dice {
    setup: Setup,
    banked: BySeat<u16>,
    at: Seat,
    heap: u16,
    rolling: bool,
}

impl Dice {
    fn winner(&self) -> Option<Seat> {
        self.banked.iter().find(|(_, points)| **points >= self.setup.goal).map(|(seat, _)| seat)
    }

    fn pass(&mut self) {
        self.heap = 0;
        self.at = self.at.next(self.seats());
    }

    fn bank(&mut self, note: &mut impl FnMut(Event)) {
        note(Event::Banked { seat: self.at, heap: self.heap });
        self.banked[self.at] += self.heap;
        self.pass();
    }

    fn fall(&mut self, sum: u8, note: &mut impl FnMut(Event)) {
        self.rolling = false;
        note(Event::Rolled { seat: self.at, sum });
        if sum == 7 {
            note(Event::Lost { seat: self.at, heap: self.heap });
            return self.pass();
        }
        self.heap += u16::from(sum);
        if self.banked[self.at] + self.heap >= self.setup.goal {
            self.bank(note);
        }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.setup, self.notation())
    }
}

impl FromStr for Dice {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let mut tokens = Tokens::new(text)?;
        let start = Self::start(&Setup::take(&mut tokens)?)?;
        let at = tokens.take("at", start.at.number())?;
        let state = Self {
            banked: tokens.take_by_seat("banked", start.banked, |text| text.parse().ok())?,
            at: Seat::new(at).filter(|at| at.index() < start.seats()).unwrap_or(start.at),
            heap: tokens.take("heap", 0)?,
            rolling: tokens.take("rolling", false)?,
            setup: start.setup,
        };
        let mut faults = Faults::default();
        let most = state.setup.goal + 11;
        let high = state.banked.as_slice().iter().all(|&points| points <= most);
        faults.check(high && state.heap <= most, TOY_04, "more than the goal and one roll");
        faults.check(at == state.at.number(), TOY_04, "no such seat");
        tokens.end(faults.or(state)?)
    }
}

in_notation!(Dice);

impl Game for Dice {
    type Setup = Setup;
    type Action = Action;
    type Actions = Vec<Action>;
    type Reason = Why;
    type Ending = Ending;
    type Event = Event;
    type View = View;
    type Tally = Tally;

    const INFO: Info = Info::new("toy-dice", "Dice", 13, RULES);

    fn start(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        faults.check((2..=4).contains(&setup.seats), TOY_04, "the number of seats");
        faults.check((1..=999).contains(&setup.goal), TOY_04, "the goal");
        faults.check(setup.first < setup.seats, TOY_04, "the first seat");
        let at = Seat::new(setup.first).unwrap_or(Seat::FIRST);
        let banked = BySeat::repeat(0, setup.seats.into());
        faults.or(Self { setup: setup.clone(), banked, at, heap: 0, rolling: false })
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn seats(&self) -> usize {
        self.banked.len()
    }

    fn notation(&self) -> String {
        let Self { at, heap, rolling, .. } = self;
        format!("banked:{} at:{at} heap:{heap} rolling:{rolling}", by_seat(self.banked.as_slice()))
    }

    fn turn(&self) -> Turn<Ending> {
        match self.winner() {
            Some(winner) => Turn::Over(Outcome {
                ending: Ending::GoalReached,
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

    fn actions(&self, seat: Seat) -> Vec<Action> {
        match self.turn() {
            Turn::Decide(seats) if seats.contains(seat) && self.heap > 0 => {
                vec![Action::Roll, Action::Bank]
            }
            Turn::Decide(seats) if seats.contains(seat) => vec![Action::Roll],
            _ => Vec::new(),
        }
    }

    fn chances(&self) -> Vec<Chance<Action>> {
        let chance =
            |sum: u8| Chance { action: Action::Sum(sum), weight: 6 - u32::from(sum.abs_diff(7)) };
        if self.turn() == Turn::Chance { (2..=12).map(chance).collect() } else { Vec::new() }
    }

    fn apply_noting(
        &self,
        actor: Actor,
        action: Action,
        note: &mut impl FnMut(Event),
    ) -> Result<Self, Refused<Action>> {
        let refused = |rule| Err(Illegal { actor, action, reason: Why(rule) });
        let mut next = self.clone();
        match (actor, action) {
            _ if !self.turn().waits_for(actor) => return refused(&TOY_01),
            (Actor::Seat(seat), Action::Roll) => {
                next.rolling = true;
                note(Event::Shaken { seat });
            }
            (Actor::Seat(_), Action::Bank) if self.heap == 0 => return refused(&TOY_02),
            (Actor::Seat(_), Action::Bank) => next.bank(note),
            (Actor::Chance, Action::Sum(sum @ 2..=12)) => next.fall(sum, note),
            _ => return refused(&TOY_01),
        }
        Ok(next)
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, position: self.clone() }
    }

    fn resample(seen: &InformationState<Self>, _: &mut Dealer) -> Result<Self, Inconsistent> {
        Ok(seen.now().position.clone())
    }

    fn worlds(
        seen: &InformationState<Self>,
        limit: usize,
    ) -> Result<Vec<World<Self>>, WorldsError> {
        World::gather([(seen.now().position.clone(), 1)], limit)
    }

    fn id(action: Action) -> u32 {
        match action {
            Action::Roll => 0,
            Action::Bank => 1,
            Action::Sum(sum) => sum.into(),
        }
    }

    fn action(id: u32) -> Option<Action> {
        match id {
            0 => Some(Action::Roll),
            1 => Some(Action::Bank),
            2..=12 => Some(Action::Sum(id as u8)),
            _ => None,
        }
    }
}

impl Lawful for Dice {
    fn pieces(&self) -> Vec<u32> {
        Vec::new()
    }

    fn moved_setup(setup: &Setup) -> Option<Setup> {
        Some(Setup { first: (setup.first + 1) % setup.seats, ..*setup })
    }
}
