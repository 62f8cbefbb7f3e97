//! Rock, paper, scissors for a table: each seat shows a hand, and losers pay winners.

use std::fmt;
use std::str::FromStr;

use mauerwerk::kit::rules;
use mauerwerk::laws::Lawful;
use mauerwerk::{
    Actor, BySeat, Dealer, Faults, Game, Illegal, Inconsistent, Info, InformationState,
    NotationError, Outcome, Seat, Seats, Theme, Turn, Viewer, World, WorldsError,
};
use serde::{Deserialize, Serialize};

use super::{Refused, Tokens, Why, by_seat, drawn, in_notation};

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
#[serde(into = "String", try_from = "String")]
pub(crate) struct Setup {
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
    pub(crate) well: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2, rounds: 3, well: false }
    }
}

impl Setup {
    fn take(tokens: &mut Tokens<'_>) -> Result<Self, Faults> {
        let Self { seats, rounds, well } = Self::default();
        Ok(Self {
            seats: tokens.take("seats", seats)?,
            rounds: tokens.take("rounds", rounds)?,
            well: tokens.take("well", well)?,
        })
    }

    /// Returns as many chips as a seat can lose.
    fn chips(&self) -> u16 {
        u16::from(self.rounds) * (u16::from(self.seats) - 1)
    }

    fn hands(&self) -> &'static [Hand] {
        if self.well { &Hand::ALL } else { &Hand::ALL[..3] }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats:{} rounds:{} well:{}", self.seats, self.rounds, self.well)
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
pub(crate) enum Hand {
    Rock,
    Paper,
    Scissors,
    Well,
}

impl Hand {
    const ALL: [Self; 4] = [Self::Rock, Self::Paper, Self::Scissors, Self::Well];

    fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Rock, Self::Scissors)
                | (Self::Paper, Self::Rock | Self::Well)
                | (Self::Scissors, Self::Paper)
                | (Self::Well, Self::Rock | Self::Scissors)
        )
    }

    fn letter(self) -> &'static str {
        ["R", "P", "S", "W"][self as usize]
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Hand {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|hand| hand.letter() == text);
        found.ok_or_else(|| NotationError::new("a hand: R, P, S or W", text))
    }
}

in_notation!(Hand);

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub(crate) enum Event {
    /// Tells that a seat has made up its mind; what it shows is known to that seat alone.
    Ready {
        seat: Seat,
        hand: Option<Hand>,
    },
    Revealed {
        hands: BySeat<Option<Hand>>,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ready { seat, hand: Some(hand) } => write!(f, "seat {seat} is ready with {hand}"),
            Self::Ready { seat, hand: None } => write!(f, "seat {seat} is ready"),
            Self::Revealed { hands } => write!(f, "all show {}", shown(hands)),
        }
    }
}

impl mauerwerk::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Ready { seat, .. } if !viewer.is(seat) => Self::Ready { seat, hand: None },
            other => other,
        }
    }
}

fn shown(hands: &BySeat<Option<Hand>>) -> String {
    by_seat(hands.iter().map(|(_, hand)| hand.map_or("-", Hand::letter)))
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub(crate) enum Ending {
    LastRound,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("last round")
    }
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    setup: Setup,
    ready: Seats,
    own: Option<Hand>,
    chips: BySeat<u16>,
    played: u8,
}

impl View {
    fn hand(&self, seat: Seat) -> &'static str {
        match self.own {
            _ if !self.ready.contains(seat) => "-",
            Some(hand) if self.viewer.is(seat) => hand.letter(),
            _ => "?",
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hands = by_seat(self.chips.iter().map(|(seat, _)| self.hand(seat)));
        let chips = by_seat(self.chips.as_slice());
        write!(f, "hands:{hands} chips:{chips} played:{}", self.played)
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
        let line = |(seat, chips)| format!("seat {seat}: {} {chips}\n", self.hand(seat));
        self.chips.iter().map(line).collect()
    }
}

#[derive(Clone, Default, Debug)]
pub(crate) struct Tally(u32);

impl mauerwerk::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = &["rounds"];

    fn count(&mut self, event: &Event) {
        self.0 += u32::from(matches!(event, Event::Revealed { .. }));
    }

    fn values(&self) -> Vec<u32> {
        vec![self.0]
    }
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) struct Hands {
    setup: Setup,
    hands: BySeat<Option<Hand>>,
    chips: BySeat<u16>,
    played: u8,
}

impl Hands {
    fn ready(&self) -> Seats {
        self.hands.iter().filter(|(_, hand)| hand.is_some()).map(|(seat, _)| seat).collect()
    }

    fn waiting(&self) -> Seats {
        self.ready().iter().fold(Seats::first(self.seats()), Seats::without)
    }

    fn outcome(&self) -> Outcome<Ending> {
        let most = self.chips.as_slice().iter().max().copied().unwrap_or(0);
        let best = self.chips.iter().filter(|(_, chips)| **chips == most);
        Outcome {
            ending: Ending::LastRound,
            scores: self.standing(),
            winners: best.map(|(seat, _)| seat).collect(),
        }
    }

    fn reveal(&mut self, note: &mut impl FnMut(Event)) {
        note(Event::Revealed { hands: self.hands });
        for (winner, hand) in self.hands.iter() {
            for (loser, other) in self.hands.iter() {
                if matches!((hand, other), (Some(hand), Some(other)) if hand.beats(*other)) {
                    self.chips[winner] += 1;
                    self.chips[loser] -= 1;
                }
            }
        }
        self.hands = BySeat::repeat(None, self.seats());
        self.played += 1;
    }

    /// Checks that the numbers of a position agree.
    fn check(self) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let (seats, chips, rounds) = (self.seats() as u16, self.setup.chips(), self.setup.rounds);
        let all: u32 = self.chips.as_slice().iter().map(|&chips| u32::from(chips)).sum();
        faults.check(all == u32::from(seats * chips), TOY_13, "the number of chips");
        let least = u16::from(rounds.saturating_sub(self.played)) * (seats - 1);
        let solvent = self.chips.as_slice().iter().all(|&chips| chips >= least);
        faults.check(solvent, TOY_13, "too many chips were lost");
        let unfinished = self.played < rounds && !self.waiting().is_empty();
        let over = self.played == rounds && self.ready().is_empty();
        faults.check(unfinished || over, TOY_13, "the number of rounds or hands");
        let wells = self.hands.as_slice().contains(&Some(Hand::Well));
        faults.check(self.setup.well || !wells, TOY_12, "there is no well");
        faults.or(self)
    }
}

impl fmt::Display for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.setup, self.notation())
    }
}

impl FromStr for Hands {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let mut tokens = Tokens::new(text)?;
        let start = Self::start(&Setup::take(&mut tokens)?)?;
        let hand = |text: &str| {
            if text == "-" { Some(None) } else { text.parse().map(Some).ok() }
        };
        let state = Self {
            hands: tokens.take_by_seat("hands", start.hands, hand)?,
            chips: tokens.take_by_seat("chips", start.chips, |text| text.parse().ok())?,
            played: tokens.take("played", 0)?,
            setup: start.setup,
        };
        tokens.end(state.check()?)
    }
}

in_notation!(Hands);

impl Game for Hands {
    type Setup = Setup;
    type Action = Hand;
    type Actions = Vec<Hand>;
    type Reason = Why;
    type Ending = Ending;
    type Event = Event;
    type View = View;
    type Tally = Tally;

    const INFO: Info = Info::new("toy-hands", "Hands", 4, RULES);

    fn start(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        faults.check((2..=4).contains(&setup.seats), TOY_13, "the number of seats");
        faults.check((1..=9).contains(&setup.rounds), TOY_13, "the number of rounds");
        let setup = faults.or(setup.clone())?;
        let seats = setup.seats.into();
        let chips = BySeat::repeat(setup.chips(), seats);
        Ok(Self { setup, hands: BySeat::repeat(None, seats), chips, played: 0 })
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn seats(&self) -> usize {
        self.chips.len()
    }

    fn notation(&self) -> String {
        let (hands, chips) = (shown(&self.hands), by_seat(self.chips.as_slice()));
        format!("hands:{hands} chips:{chips} played:{}", self.played)
    }

    fn turn(&self) -> Turn<Ending> {
        if self.played == self.setup.rounds {
            Turn::Over(self.outcome())
        } else {
            Turn::Decide(self.waiting())
        }
    }

    fn standing(&self) -> BySeat<i32> {
        self.chips.map(i32::from)
    }

    fn actions(&self, seat: Seat) -> Vec<Hand> {
        let waits = self.turn().waits_for(seat.into());
        if waits { self.setup.hands().to_vec() } else { Vec::new() }
    }

    fn apply_noting(
        &self,
        actor: Actor,
        hand: Hand,
        note: &mut impl FnMut(Event),
    ) -> Result<Self, Refused<Hand>> {
        let refused = |rule| Illegal { actor, action: hand, reason: Why(rule) };
        let Actor::Seat(seat) = actor else { return Err(refused(&TOY_11)) };
        if !self.turn().waits_for(actor) {
            return Err(refused(&TOY_11));
        }
        if !self.setup.hands().contains(&hand) {
            return Err(refused(&TOY_12));
        }
        let mut next = self.clone();
        next.hands[seat] = Some(hand);
        note(Event::Ready { seat, hand: Some(hand) });
        if next.waiting().is_empty() {
            next.reveal(note);
        }
        Ok(next)
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.hands.get(seat).copied().flatten(),
            Viewer::Spectator => None,
        };
        View {
            viewer,
            setup: self.setup.clone(),
            ready: self.ready(),
            own,
            chips: self.chips,
            played: self.played,
        }
    }

    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        let View { viewer, setup, ready, own, chips, played } = seen.now().clone();
        let hands = BySeat::from_fn(chips.len(), |seat| match own {
            _ if !ready.contains(seat) => None,
            Some(own) if viewer.is(seat) => Some(own),
            _ => dealer.choose(&setup.hands().to_vec()),
        });
        Ok(Self { setup, hands, chips, played })
    }

    /// Every hand that is hidden could be any, in one way.
    fn worlds(
        seen: &InformationState<Self>,
        limit: usize,
    ) -> Result<Vec<World<Self>>, WorldsError> {
        let View { viewer, setup, ready, own, chips, played } = seen.now().clone();
        let mut all = vec![BySeat::repeat(None, chips.len())];
        for seat in ready.iter() {
            let known = own.filter(|_| viewer.is(seat));
            let hands = known.map_or(setup.hands().to_vec(), |own| vec![own]);
            let with = |mut table: BySeat<_>, hand| {
                table[seat] = Some(hand);
                table
            };
            all = all
                .iter()
                .flat_map(|&table| hands.iter().map(move |&hand| with(table, hand)))
                .collect();
        }
        let state = |hands| (Self { setup: setup.clone(), hands, chips, played }, 1);
        World::gather(all.into_iter().map(state), limit)
    }

    fn id(hand: Hand) -> u32 {
        hand as u32
    }

    fn action(id: u32) -> Option<Hand> {
        Hand::ALL.get(id as usize).copied()
    }
}

impl Lawful for Hands {
    fn pieces(&self) -> Vec<u32> {
        vec![self.chips.as_slice().iter().map(|&chips| u32::from(chips)).sum()]
    }

    fn moved_setup(setup: &Setup) -> Option<Setup> {
        Some(setup.clone())
    }
}
