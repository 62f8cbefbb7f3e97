//! A bluff with one card each: bet or check, then fold or call, and the highest card wins.

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
#[serde(into = "String", try_from = "String")]
pub(crate) struct Setup {
    pub(crate) seats: u8,
    pub(crate) copies: u8,
    pub(crate) first: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2, copies: 1, first: 0 }
    }
}

impl Setup {
    fn take(tokens: &mut Tokens<'_>) -> Result<Self, Faults> {
        let Self { seats, copies, first } = Self::default();
        Ok(Self {
            seats: tokens.take("seats", seats)?,
            copies: tokens.take("copies", copies)?,
            first: tokens.take("first", first)?,
        })
    }

    /// Returns the ranks in the deck: one more than there are seats.
    fn ranks(&self) -> &'static [Card] {
        &Card::ALL[..=usize::from(self.seats)]
    }

    /// Returns the cards of the deck that are not among these.
    fn deck_without(&self, hands: &BySeat<Option<Card>>) -> Vec<Card> {
        let full = self.ranks().iter().map(|&card| (card, self.copies.into()));
        full.flat_map(|(card, copies): (Card, usize)| {
            let dealt = hands.as_slice().iter().filter(|&&hand| hand == Some(card)).count();
            std::iter::repeat_n(card, copies.saturating_sub(dealt))
        })
        .collect()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats:{} copies:{} first:{}", self.seats, self.copies, self.first)
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
pub(crate) enum Card {
    Jack,
    Queen,
    King,
    Ace,
}

impl Card {
    const ALL: [Self; 4] = [Self::Jack, Self::Queen, Self::King, Self::Ace];

    fn letter(self) -> &'static str {
        ["J", "Q", "K", "A"][self as usize]
    }

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.letter() == text)
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Word {
    Check,
    Bet,
    Fold,
    Call,
}

impl Word {
    const ALL: [Self; 4] = [Self::Check, Self::Bet, Self::Fold, Self::Call];
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) enum Action {
    Say(Word),
    Draw(Card),
}

impl Action {
    fn text(self) -> &'static str {
        match self {
            Self::Say(word) => ["check", "bet", "fold", "call"][word as usize],
            Self::Draw(card) => card.letter(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut all = (0..Cards::INFO.actions).filter_map(Cards::action);
        let found = all.find(|action| action.text() == text);
        found.ok_or_else(|| NotationError::new("check, bet, fold, call or a card", text))
    }
}

in_notation!(Action);

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub(crate) enum Event {
    /// Tells that a seat has drawn; what, only that seat knows.
    Drawn {
        seat: Seat,
        card: Option<Card>,
    },
    Said {
        seat: Seat,
        word: Word,
    },
    Shown {
        seat: Seat,
        card: Card,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drawn { seat, card: None } => write!(f, "seat {seat} draws"),
            Self::Drawn { seat, card: Some(card) } => {
                write!(f, "seat {seat} draws {}", card.letter())
            }
            Self::Said { seat, word } => write!(f, "seat {seat}: {}", Action::Say(*word)),
            Self::Shown { seat, card } => write!(f, "seat {seat} shows {}", card.letter()),
        }
    }
}

impl mauerwerk::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Drawn { seat, .. } if !viewer.is(seat) => Self::Drawn { seat, card: None },
            other => other,
        }
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub(crate) enum Ending {
    Showdown,
    AllFolded,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Showdown { "showdown" } else { "all folded" })
    }
}

/// Holds what a viewer knows of a seat's card.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Seen {
    #[default]
    NoCard,
    Back,
    Face(Card),
}

impl Seen {
    fn letter(self) -> &'static str {
        match self {
            Self::NoCard => "-",
            Self::Back => "?",
            Self::Face(card) => card.letter(),
        }
    }
}

#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    setup: Setup,
    hands: BySeat<Seen>,
    line: Vec<Word>,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hands = by_seat(self.hands.iter().map(|(_, hand)| hand.letter()));
        write!(f, "hands:{hands} line:{}", said(&self.line))
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
        let hand = |(seat, hand): (_, &Seen)| format!("seat {seat}: {}\n", hand.letter());
        let hands: String = self.hands.iter().map(hand).collect();
        format!("{hands}said: {}\n", said(&self.line))
    }
}

fn said(line: &[Word]) -> String {
    line.iter().map(|&word| ["x", "b", "f", "c"][word as usize]).collect()
}

#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    bets: u32,
    folds: u32,
}

impl mauerwerk::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = &["bets", "folds"];

    fn count(&mut self, event: &Event) {
        self.bets += u32::from(matches!(event, Event::Said { word: Word::Bet, .. }));
        self.folds += u32::from(matches!(event, Event::Said { word: Word::Fold, .. }));
    }

    fn values(&self) -> Vec<u32> {
        vec![self.bets, self.folds]
    }
}

/// Holds a position: what each seat drew, and all that was said. Whose turn it is, who has folded
/// and what is in the pot follow from that.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) struct Cards {
    setup: Setup,
    hands: BySeat<Option<Card>>,
    line: Vec<Word>,
}

impl Cards {
    /// Returns the seat that is a number of places to the left of the first.
    fn nth(&self, place: usize) -> Seat {
        let first = Seat::new(self.setup.first).unwrap_or(Seat::FIRST);
        (0..place % self.seats()).fold(first, |seat, _| seat.next(self.seats()))
    }

    fn order(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats()).map(|place| self.nth(place))
    }

    /// Returns the seat that draws next.
    fn drawing(&self) -> Option<Seat> {
        self.order().find(|&seat| self.hands[seat].is_none())
    }

    fn bet_at(&self) -> Option<usize> {
        self.line.iter().position(|&word| word == Word::Bet)
    }

    fn is_over(&self) -> bool {
        self.line.len() == self.bet_at().unwrap_or(0) + self.seats()
    }

    /// Returns who said such a thing.
    fn who_said(&self, word: Word) -> Seats {
        let said = self.line.iter().enumerate().filter(|(_, said)| **said == word);
        said.map(|(place, _)| self.nth(place)).collect()
    }

    /// Returns the seats that show their cards at the end.
    fn showing(&self) -> Seats {
        let folded = self.who_said(Word::Fold);
        let left = folded.iter().fold(Seats::first(self.seats()), Seats::without);
        if self.is_over() && left.len() > 1 { left } else { Seats::EMPTY }
    }

    fn said(&self) -> &'static [Word] {
        if self.bet_at().is_some() { &Word::ALL[2..] } else { &Word::ALL[..2] }
    }

    fn paid(&self) -> BySeat<i32> {
        let raised = [Word::Bet, Word::Call].map(|word| self.who_said(word));
        BySeat::from_fn(self.seats(), |seat| {
            1 + i32::from(raised.iter().any(|seats| seats.contains(seat)))
        })
    }

    fn outcome(&self) -> Outcome<Ending> {
        let showing = self.showing();
        let mut winner = self.who_said(Word::Bet).iter().next().unwrap_or(Seat::FIRST);
        let mut best = None;
        for seat in self.order().filter(|&seat| showing.contains(seat)) {
            if self.hands[seat] > best {
                (winner, best) = (seat, self.hands[seat]);
            }
        }
        let paid = self.paid();
        let pot: i32 = paid.as_slice().iter().sum();
        let score = |seat| if seat == winner { pot - paid[seat] } else { -paid[seat] };
        Outcome {
            ending: if best.is_some() { Ending::Showdown } else { Ending::AllFolded },
            scores: BySeat::from_fn(self.seats(), score),
            winners: Seats::only(winner),
        }
    }

    fn draw(&mut self, seat: Seat, card: Card, note: &mut impl FnMut(Event)) {
        self.hands[seat] = Some(card);
        note(Event::Drawn { seat, card: Some(card) });
    }

    fn say(&mut self, seat: Seat, word: Word, note: &mut impl FnMut(Event)) {
        self.line.push(word);
        note(Event::Said { seat, word });
        for seat in self.showing().iter() {
            if let Some(card) = self.hands[seat] {
                note(Event::Shown { seat, card });
            }
        }
    }

    /// Says whether seats have drawn in order, what is in the deck.
    fn drawn_well(&self) -> bool {
        let drawn: Vec<bool> = self.order().map(|seat| self.hands[seat].is_some()).collect();
        let known = |hand: &Option<Card>| {
            hand.is_none_or(|card| {
                let dealt = self.hands.as_slice().iter().filter(|&&hand| hand == Some(card));
                self.setup.ranks().contains(&card) && dealt.count() <= self.setup.copies.into()
            })
        };
        drawn.is_sorted_by(|a, b| a >= b) && self.hands.as_slice().iter().all(known)
    }

    /// Says a line from the start, if every word of it is in place.
    fn saying(mut self, line: &str) -> Result<Self, Faults> {
        for letter in line.chars() {
            let word = Word::ALL.into_iter().find(|&word| letter.to_string() == said(&[word]));
            let fits = word.filter(|word| {
                self.said().contains(word) && !self.is_over() && self.drawing().is_none()
            });
            let Some(word) = fits else {
                let mut faults = Faults::default();
                faults.check(false, TOY_22, format_args!("what was said: {line}"));
                return faults.or(self);
            };
            self.line.push(word);
        }
        Ok(self)
    }
}

/// Returns a state and its ways with every card that a seat may have drawn next.
fn with_next_card(
    (state, ways): &(Cards, u128),
    seat: Seat,
    seen: Seen,
    witnessed: bool,
) -> Vec<(Cards, u128)> {
    let deck = state.setup.deck_without(&state.hands);
    let with = |&card: &Card| {
        let left = deck.iter().filter(|&&other| other == card).count() as u128;
        let mut state = state.clone();
        state.hands[seat] = Some(card);
        (state, ways * if witnessed { left } else { left.min(1) })
    };
    let fits = |card: &&Card| matches!(seen, Seen::Back) || seen == Seen::Face(**card);
    state.setup.ranks().iter().filter(fits).map(with).collect()
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.setup, self.notation())
    }
}

impl FromStr for Cards {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let mut tokens = Tokens::new(text)?;
        let start = Self::start(&Setup::take(&mut tokens)?)?;
        let hand = |text: &str| if text == "-" { Some(None) } else { Card::read(text).map(Some) };
        let hands = tokens.take_by_seat("hands", start.hands, hand)?;
        let line: String = tokens.take("line", String::new())?;
        let mut faults = Faults::default();
        let state = Self { hands, ..start };
        faults.check(state.drawn_well(), TOY_23, "the cards are not of one deck, or out of turn");
        tokens.end(faults.or(state)?.saying(&line)?)
    }
}

in_notation!(Cards);

impl Game for Cards {
    type Setup = Setup;
    type Action = Action;
    type Actions = Vec<Action>;
    type Reason = Why;
    type Ending = Ending;
    type Event = Event;
    type View = View;
    type Tally = Tally;

    const INFO: Info = Info::new("toy-cards", "Cards", 8, RULES);

    fn start(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        faults.check((2..=3).contains(&setup.seats), TOY_25, "the number of seats");
        faults.check((1..=2).contains(&setup.copies), TOY_25, "the number of copies");
        faults.check(setup.first < setup.seats, TOY_25, "the first seat");
        let hands = BySeat::repeat(None, setup.seats.into());
        faults.or(Self { setup: setup.clone(), hands, line: Vec::new() })
    }

    fn setup(&self) -> Setup {
        self.setup.clone()
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn notation(&self) -> String {
        let hands = by_seat(self.hands.iter().map(|(_, hand)| hand.map_or("-", Card::letter)));
        format!("hands:{hands} line:{}", said(&self.line))
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
        match self.turn() {
            Turn::Over(outcome) => outcome.scores,
            _ => self.paid().map(|paid| -paid),
        }
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        let waits = self.turn().waits_for(seat.into());
        if waits { self.said().iter().copied().map(Action::Say).collect() } else { Vec::new() }
    }

    fn chances(&self) -> Vec<Chance<Action>> {
        if self.drawing().is_none() {
            return Vec::new();
        }
        let deck = self.setup.deck_without(&self.hands);
        let ranks = self.setup.ranks().iter().map(|&card| Chance {
            action: Action::Draw(card),
            weight: deck.iter().filter(|&&other| other == card).count() as u32,
        });
        ranks.filter(|chance| chance.weight > 0).collect()
    }

    fn apply_noting(
        &self,
        actor: Actor,
        action: Action,
        note: &mut impl FnMut(Event),
    ) -> Result<Self, Refused<Action>> {
        let refused = |rule| Err(Illegal { actor, action, reason: Why(rule) });
        let mut next = self.clone();
        match (actor, action, self.drawing()) {
            _ if !self.turn().waits_for(actor) => return refused(&TOY_21),
            (Actor::Chance, Action::Draw(card), Some(seat)) => {
                if !self.setup.deck_without(&self.hands).contains(&card) {
                    return refused(&TOY_23);
                }
                next.draw(seat, card, note);
            }
            (Actor::Seat(seat), Action::Say(word), None) => {
                if !self.said().contains(&word) {
                    return refused(&TOY_22);
                }
                next.say(seat, word, note);
            }
            _ => return refused(&TOY_21),
        }
        Ok(next)
    }

    fn view(&self, viewer: Viewer) -> View {
        let showing = self.showing();
        let hands = BySeat::from_fn(self.seats(), |seat| match self.hands[seat] {
            None => Seen::NoCard,
            Some(card) if viewer.is(seat) || showing.contains(seat) => Seen::Face(card),
            Some(_) => Seen::Back,
        });
        View { viewer, setup: self.setup.clone(), hands, line: self.line.clone() }
    }

    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        let worlds = seen.worlds(usize::MAX);
        let worlds = worlds.map_err(|_| Inconsistent("the deck has too few cards"))?;
        let drawn = World::draw(&worlds, dealer).map(|world| world.state.clone());
        drawn.ok_or(Inconsistent("nothing fits"))
    }

    /// Draws for one seat after the other: a card that the viewer saw drawn is as likely as there
    /// are such cards in the deck, one that lay there before may be any.
    fn worlds(
        seen: &InformationState<Self>,
        limit: usize,
    ) -> Result<Vec<World<Self>>, WorldsError> {
        let View { setup, hands, line, .. } = seen.now().clone();
        let nobody = Self { hands: BySeat::repeat(None, hands.len()), line, setup };
        let mut states = vec![(nobody.clone(), 1)];
        for seat in nobody.order().filter(|&seat| hands[seat] != Seen::NoCard) {
            let witnessed = seen.start().hands[seat] == Seen::NoCard;
            states = states
                .iter()
                .flat_map(|state| with_next_card(state, seat, hands[seat], witnessed))
                .collect();
        }
        World::gather(states, limit)
    }

    fn id(action: Action) -> u32 {
        match action {
            Action::Say(word) => word as u32,
            Action::Draw(card) => 4 + card as u32,
        }
    }

    fn action(id: u32) -> Option<Action> {
        let bets = Word::ALL.into_iter().map(Action::Say);
        bets.chain(Card::ALL.into_iter().map(Action::Draw)).nth(id as usize)
    }
}

impl Lawful for Cards {
    fn pieces(&self) -> Vec<u32> {
        let deck = self.setup.deck_without(&self.hands);
        let dealt: Vec<Card> = self.hands.iter().filter_map(|(_, hand)| *hand).collect();
        let count = |card: &Card| deck.iter().chain(&dealt).filter(|&other| other == card).count();
        Card::ALL.iter().map(|card| count(card) as u32).collect()
    }

    fn moved_setup(setup: &Setup) -> Option<Setup> {
        Some(Setup { first: (setup.first + 1) % setup.seats, ..*setup })
    }
}
