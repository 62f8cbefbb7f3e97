//! A bluff with one card each: bet or check, then fold or call, and the highest card wins.

use mauerwerk::kit::fields::Small;
use mauerwerk::kit::tokens::{TokenLine, slashed};
use mauerwerk::kit::{named, options, rules};
use mauerwerk::{
    Actor, BySeat, Faults, Info, InformationState, NotationError, Outcome, Rule, Seat, Seats, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};

use super::{Ending, Event, Slot, State, Toy, read_by_seat};

pub(crate) type Cards = State<Table>;

rules! {
    TOY_21: "waits",
        "Only whom the game waits for may act, and only in its own way.",
        ["the toy box"];
    TOY_22: "bet",
        "After a bet there is only fold or call, and before it neither.",
        ["the toy box"];
    TOY_23: "drawn",
        "A card can be drawn as long as the deck has one.",
        ["the toy box"];
    TOY_24: "tie",
        "Of equal cards that of the seat that spoke first wins.",
        ["the toy box"];
    TOY_25: "table",
        "Two or three seats play with one or two cards of each rank.",
        ["the toy box"];
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Options", from = "Given")]
pub(crate) struct Setup {
    pub(crate) players: u8,
    pub(crate) copies: u8,
    pub(crate) first: u8,
}

impl Setup {
    const fn new(players: u8) -> Self {
        Self { players, copies: 1, first: 0 }
    }

    /// Returns the ranks in the deck: one more than there are seats.
    fn ranks(&self) -> impl Iterator<Item = Action> + use<> {
        Action::ALL.iter().copied().skip(4).take(usize::from(self.players) + 1)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::new(2)
    }
}

options! {
    players: u8 as Small<2, 3> => "Players", "The number of players.";
    copies: u8 as Small<1, 2> => "Copies", "The number of copies of each card.",
    first: u8 => "First player", "The seat that acts first.",
}

named! {
    /// A word that a seat says, or a card that chance brings.
    Action {
        Check = "check", Bet = "bet", Fold = "fold", Call = "call",
        Jack = "J", Queen = "Q", King = "K", Ace = "A",
    }
}

/// The characters of check, bet, fold and call.
const WORDS: &str = "xbfc";

/// A position: what each seat drew, and all that was said. Whose turn it is, who has folded and what
/// is in the pot follow from that.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    setup: Setup,
    hands: BySeat<Slot<Action>>,
    line: Vec<Action>,
}

impl Table {
    /// Returns the seat that is a number of seats to the left of the first.
    fn nth(&self, number: usize) -> Seat {
        let first = Seat::new(self.setup.first).unwrap_or(Seat::FIRST);
        (0..number % self.hands.len()).fold(first, |seat, _| seat.next(self.hands.len()))
    }

    fn order(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.hands.len()).map(|number| self.nth(number))
    }

    /// Returns the seat that draws next.
    fn drawing(&self) -> Option<Seat> {
        self.order().find(|&seat| self.hands[seat] == Slot::Empty)
    }

    /// Returns how many such cards are in the deck.
    fn left(&self, card: Action) -> usize {
        let dealt = self.hands.as_slice().iter().filter(|&&hand| hand == Slot::Known(card)).count();
        let all = if self.setup.ranks().any(|rank| rank == card) { self.setup.copies } else { 0 };
        usize::from(all).saturating_sub(dealt)
    }

    fn bet_at(&self) -> Option<usize> {
        self.line.iter().position(|&word| word == Action::Bet)
    }

    fn is_over(&self) -> bool {
        self.line.len() == self.bet_at().unwrap_or(0) + self.hands.len()
    }

    /// Returns who said such a thing.
    fn who_said(&self, word: Action) -> Seats {
        let said = self.line.iter().enumerate().filter(|(_, said)| **said == word);
        said.map(|(number, _)| self.nth(number)).collect()
    }

    /// Returns the seats that show their cards at the end.
    fn showing(&self) -> Seats {
        let folded = self.who_said(Action::Fold);
        let left = folded.into_iter().fold(Seats::first(self.hands.len()), Seats::without);
        if self.is_over() && left.len() > 1 { left } else { Seats::EMPTY }
    }

    fn words(&self) -> &'static [Action] {
        if self.bet_at().is_some() { &Action::ALL[2..4] } else { &Action::ALL[..2] }
    }

    fn paid(&self) -> BySeat<i32> {
        let raised = [Action::Bet, Action::Call].map(|word| self.who_said(word));
        BySeat::from_fn(self.hands.len(), |seat| {
            1 + i32::from(raised.iter().any(|seats| seats.contains(seat)))
        })
    }

    fn outcome(&self) -> Outcome<Ending> {
        let showing = self.showing();
        let card = |seat| match self.hands[seat] {
            Slot::Known(card) => Some(card),
            _ => None,
        };
        let mut winner = self.who_said(Action::Bet).into_iter().next().unwrap_or(Seat::FIRST);
        let mut best = None;
        for seat in self.order().filter(|&seat| showing.contains(seat)) {
            if card(seat) > best {
                (winner, best) = (seat, card(seat));
            }
        }
        let paid = self.paid();
        let pot: i32 = paid.as_slice().iter().sum();
        let score = |seat| if seat == winner { pot - paid[seat] } else { -paid[seat] };
        Outcome {
            ending: Ending(if showing.is_empty() { "all folded" } else { "showdown" }),
            scores: BySeat::from_fn(self.hands.len(), score),
            winners: Seats::only(winner),
        }
    }

    /// Checks that seats have drawn in order what is in the deck, and said what they could.
    fn check(&self, faults: &mut Faults) {
        let drawn: Vec<bool> = self.order().map(|seat| self.hands[seat] != Slot::Empty).collect();
        let dealt = |card| self.hands.as_slice().iter().filter(|&&hand| hand == card).count();
        let known = |hand: &Slot<Action>| match hand {
            Slot::Empty => true,
            Slot::Hidden => false,
            Slot::Known(card) => {
                self.setup.ranks().any(|rank| rank == *card)
                    && dealt(*hand) <= self.setup.copies.into()
            }
        };
        let sound = drawn.is_sorted_by(|a, b| a >= b) && self.hands.as_slice().iter().all(known);
        faults.check(sound, TOY_23, || "the cards are not of one deck, or out of turn");
        let mut spoken = Self { line: Vec::new(), ..self.clone() };
        for &word in &self.line {
            let fits = spoken.drawing().is_none() && !spoken.is_over();
            faults.check(fits && spoken.words().contains(&word), TOY_22, || "what was said");
            spoken.line.push(word);
        }
    }

    /// Returns the position in which a seat has drawn a card.
    fn with(&self, seat: Seat, card: Action) -> Self {
        let mut table = self.clone();
        table.hands[seat] = Slot::Known(card);
        table
    }
}

impl Toy for Table {
    type Setup = Setup;
    type Action = Action;

    const INFO: Info = Info::new("toy-cards", "Cards", 8, RULES);
    const ACTIONS: &'static [Action] = Action::ALL;
    const TOKENS: &'static [&'static str] = &["hands", "line"];

    fn start(setup: &Setup) -> Self {
        let hands = BySeat::repeat(Slot::Empty, setup.players.into());
        Self { setup: setup.clone(), hands, line: Vec::new() }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn faults(&self) -> Faults {
        let Setup { players, copies, first } = self.setup;
        let mut faults = Faults::default();
        faults.check((2..=3).contains(&players), TOY_25, || "the number of seats");
        faults.check((1..=2).contains(&copies), TOY_25, || "the number of copies");
        faults.check(first < players, TOY_25, || "the first seat");
        if faults.as_slice().is_empty() {
            self.check(&mut faults);
        }
        faults
    }

    fn write(&self, line: &mut TokenLine) {
        line.token("hands", slashed(self.hands.as_slice()));
        let said = self.line.iter().filter_map(|&word| WORDS.chars().nth(word as usize));
        line.token("line", said.collect::<String>());
    }

    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        if name == "hands" {
            return read_by_seat(&mut self.hands, value);
        }
        let word = |said| Some(Action::ALL[WORDS.find(said)?]);
        let line: Option<Vec<Action>> = value.chars().map(word).collect();
        self.line = line.ok_or_else(|| NotationError::new("words: x, b, f or c", value))?;
        Ok(())
    }

    fn turn(&self) -> Turn<Ending> {
        if self.drawing().is_some() {
            Turn::Chance
        } else if self.is_over() {
            Turn::Over(self.outcome())
        } else {
            Turn::Decide(Seats::only(self.nth(self.line.len())))
        }
    }

    fn standing(&self) -> BySeat<i32> {
        if self.is_over() { self.outcome().scores } else { self.paid().map(|paid| -paid) }
    }

    fn forbids(&self, actor: Actor, action: Action) -> Option<&'static Rule> {
        match actor {
            Actor::Chance if action >= Action::Jack => (self.left(action) == 0).then_some(&TOY_23),
            Actor::Seat(_) if action < Action::Jack => {
                (!self.words().contains(&action)).then_some(&TOY_22)
            }
            _ => Some(&TOY_21),
        }
    }

    fn step(&mut self, _: Actor, action: Action, note: &mut impl FnMut(Event)) {
        if let Some(seat) = self.drawing() {
            self.hands[seat] = Slot::Known(action);
            let drawn = Event::of(format!("seat {seat} draws"));
            return note(drawn.with_secret(seat, format!(" {action}")));
        }
        note(Event::of(format!("seat {}: {action}", self.nth(self.line.len()))));
        self.line.push(action);
        for seat in self.showing() {
            note(Event::of(format!("seat {seat} shows {}", self.hands[seat])));
        }
    }

    fn weight(&self, card: Action) -> u32 {
        self.left(card) as u32
    }

    fn seen_by(&self, viewer: Viewer) -> Self {
        let showing = self.showing();
        let hand = |seat| match self.hands[seat] {
            shown if showing.contains(seat) => shown,
            hand => hand.seen_by(seat, viewer),
        };
        Self { hands: BySeat::from_fn(self.hands.len(), hand), ..self.clone() }
    }

    /// Draws for one seat after the other. A card that the viewer saw drawn is as likely as its
    /// share of the deck, and one from before may be any.
    fn worlds(seen: &InformationState<Cards>) -> Vec<(Self, u128)> {
        let now = &seen.now().table;
        let undealt = BySeat::repeat(Slot::Empty, now.hands.len());
        let mut worlds = vec![(Self { hands: undealt, ..now.clone() }, 1)];
        for seat in now.order().filter(|&seat| now.hands[seat] != Slot::Empty) {
            let fits = |card| [Slot::Hidden, Slot::Known(card)].contains(&now.hands[seat]);
            let witnessed = seen.start().table.hands[seat] == Slot::Empty;
            let most = if witnessed { u128::MAX } else { 1 };
            let mut longer = Vec::new();
            for (table, ways) in &worlds {
                for card in now.setup.ranks().filter(|&card| fits(card) && table.left(card) > 0) {
                    let chances = (table.left(card) as u128).min(most);
                    longer.push((table.with(seat, card), ways * chances));
                }
            }
            worlds = longer;
        }
        worlds
    }

    fn pieces(&self) -> Vec<u32> {
        let dealt = |card| self.hands.as_slice().iter().filter(|&&hand| hand == card).count();
        let count = |card| self.left(card) + dealt(Slot::Known(card));
        self.setup.ranks().map(|card| count(card) as u32).collect()
    }

    fn moved_setup(setup: &Setup) -> Setup {
        Setup { first: (setup.first + 1) % setup.players, ..*setup }
    }
}
