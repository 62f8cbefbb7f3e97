//! Seats, board, deck and options, with their checks.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Deserializer, Serialize};

use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::games::mauerbauer::board::Board;
use crate::games::mauerbauer::deck::{self, DeckPlan, Points};
use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::plan::{self, BoardPlan};
use crate::games::mauerbauer::plane;
use crate::games::mauerbauer::rules::{self, words};
use crate::text::message::{Message, errors, message};
use crate::text::serde_text::{self, Small};
use crate::text::setup_option::{NamedValue, OptionType, Takes};

named! {
    /// A board that comes with the library.
    Shipped {
        /// The printed board as far as it is known, which has 5 rows of 9 triangles.
        Reconstructed = "reconstructed",
        /// A board of 2 rows of 9 triangles makes a short game.
        Strip = "strip",
        /// A board of 6 triangles around a point serves to learn the game.
        Hexagon = "hexagon",
    }
}

impl Shipped {
    /// Returns the plan of the board.
    #[must_use]
    pub fn plan(self) -> BoardPlan {
        match self {
            Self::Reconstructed => plan::strip(self.name(), 5, 9),
            Self::Strip => plan::strip(self.name(), 2, 9),
            Self::Hexagon => plan::hexagon(),
        }
    }
}

named! {
    /// A deck that comes with the library.
    ShippedDeck {
        /// The printed deck as far as it is known, which has 60 cards.
        Reconstructed = "reconstructed",
        /// A deck of 60 cards in which each of 30 faces comes twice.
        Uniform30 = "uniform30",
    }
}

impl ShippedDeck {
    /// Returns the plan of the deck.
    #[must_use]
    pub fn plan(self) -> DeckPlan {
        match self {
            Self::Reconstructed => deck::reconstructed(),
            Self::Uniform30 => deck::uniform30(),
        }
    }
}

/// The board to play on (MA-01). The text is its name, or the plan of a custom board in JSON.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{BoardChoice, Setup, Shipped};
///
/// let mut plan = Shipped::Hexagon.plan();
/// plan.name = "mine".to_owned();
/// let setup = Setup { board: plan.into(), ..Setup::default() };
/// assert!(matches!(setup.board, BoardChoice::Own(_)));
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum BoardChoice {
    /// A built-in board (MA-01).
    Shipped(Shipped),
    /// A custom board (MA-91).
    Own(Box<BoardPlan>),
}

impl BoardChoice {
    /// The valid choices.
    const NAMES: &[&str] = &["reconstructed", "strip", "hexagon", "the plan of a board"];

    /// Returns the plan of the board.
    #[must_use]
    pub fn plan(&self) -> BoardPlan {
        match self {
            Self::Shipped(board) => board.plan(),
            Self::Own(plan) => (**plan).clone(),
        }
    }
}

/// The deck to play with. The text is its name, or the plan of a custom deck in JSON.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum DeckChoice {
    /// A built-in deck.
    Shipped(ShippedDeck),
    /// A custom deck (MA-92).
    Own(Box<DeckPlan>),
}

impl DeckChoice {
    /// The valid choices.
    const NAMES: &[&str] = &["reconstructed", "uniform30", "the plan of a deck"];

    /// Returns the plan of the deck.
    #[must_use]
    pub fn plan(&self) -> DeckPlan {
        match self {
            Self::Shipped(deck) => deck.plan(),
            Self::Own(plan) => (**plan).clone(),
        }
    }
}

/// Returns what an option takes: one of the names but the last one, which is a plan.
fn form(names: &[&str], plan: Message) -> Message {
    let names = names[..names.len() - 1].join(", ");
    message!(errors::NamesOrPlan { names, plan })
}

impl OptionType for BoardChoice {
    fn takes() -> Takes {
        Takes::Text { names: Shipped::values(), form: form(Self::NAMES, message!(faults::ABoard)) }
    }
}

impl OptionType for DeckChoice {
    fn takes() -> Takes {
        Takes::Text {
            names: ShippedDeck::values(),
            form: form(Self::NAMES, message!(faults::ADeck)),
        }
    }
}

impl<'de> Deserialize<'de> for BoardChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_text::chosen::<Self, Shipped, BoardPlan, D>(deserializer, Self::NAMES, Shipped::named)
    }
}

impl<'de> Deserialize<'de> for DeckChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_text::chosen::<Self, ShippedDeck, DeckPlan, D>(
            deserializer,
            Self::NAMES,
            ShippedDeck::named,
        )
    }
}

named! {
    /// The tower that goes to the one free end of a wall (MA-19).
    TowerRule {
        /// A tower of the rolled colour is placed.
        Printed = "printed",
        /// A tower of any colour is placed if the one at the other end has the rolled colour.
        FairReport = "fair-report",
    }
}

/// The seat that has the first turn (MA-81). The text is `random`, or the seat's number.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub enum FirstPlayer {
    /// A seat drawn by chance.
    #[default]
    Random,
    /// The given seat.
    Seat(Seat),
}

text_form! {
    FirstPlayer: message!(faults::FirstSeat);
    |self, f| match self {
        Self::Random => f.write_str("random"),
        Self::Seat(seat) => seat.fmt(f),
    };
    |text| match text {
        "random" => Some(Self::Random),
        seat => crate::text::notation::tokens::read_seat(seat).ok().map(Self::Seat),
    };
}

impl OptionType for FirstPlayer {
    fn takes() -> Takes {
        let names = ["random", "0", "1", "2", "3"];
        Takes::One { names: names.map(NamedValue::new).into() }
    }
}

/// Seats, board, deck and options as plain data, checked when a game starts.
///
/// JSON, TOML and notation contain only what differs from the defaults.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{BoardChoice, Setup, Shipped, State};
/// use mauerwerk::Game;
///
/// let setup = Setup { convert_after_connect: false, ..Setup::new(Shipped::Strip.into(), 2) };
/// assert_eq!(setup.to_string(), "players:2 board:strip convert_after_connect:false");
/// assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
/// assert!(State::start(&setup).is_ok());
///
/// let crowd = "players:5".parse::<Setup>()?;
/// let faults = State::start(&crowd).unwrap_err();
/// assert_eq!(faults.as_slice()[0].rule.unwrap().as_str(), "MA-90");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Options", from = "Given")]
pub struct Setup {
    /// The number of players, 2 to 4 (MA-90).
    pub players: u8,
    /// The board to play on (MA-01).
    pub board: BoardChoice,
    /// The deck to play with (MA-67, MA-92).
    pub deck: DeckChoice,
    /// Whether a seat may roll too early, for a point (MA-15).
    pub early_roll_penalty: bool,
    /// The tower that goes to the one free end of a wall (MA-19).
    pub tower_rule: TowerRule,
    /// Whether pairs of houses formed by connecting cities become palaces (MA-39).
    pub convert_after_connect: bool,
    /// The seat that has the first turn (MA-81).
    pub first_player: FirstPlayer,
}

impl Setup {
    /// Returns the defaults for a board and the given number of players.
    #[must_use]
    pub fn new(board: BoardChoice, players: u8) -> Self {
        Self {
            players,
            board,
            deck: ShippedDeck::Reconstructed.into(),
            early_roll_penalty: false,
            tower_rule: TowerRule::Printed,
            convert_after_connect: true,
            first_player: FirstPlayer::Random,
        }
    }
}

impl Default for Setup {
    /// Returns the printed game for two players, as far as it is known.
    fn default() -> Self {
        Self::new(Shipped::Reconstructed.into(), 2)
    }
}

impl From<Shipped> for BoardChoice {
    fn from(board: Shipped) -> Self {
        Self::Shipped(board)
    }
}

impl Setup {
    /// The number of seats at the largest table (MA-90).
    pub(super) const SEATS: usize = 4;
}

impl From<BoardPlan> for BoardChoice {
    fn from(plan: BoardPlan) -> Self {
        Self::Own(Box::new(plan))
    }
}

impl From<ShippedDeck> for DeckChoice {
    fn from(deck: ShippedDeck) -> Self {
        Self::Shipped(deck)
    }
}

impl From<DeckPlan> for DeckChoice {
    fn from(plan: DeckPlan) -> Self {
        Self::Own(Box::new(plan))
    }
}

options! {
    players: u8 as Small<2, 4>,
        board: BoardChoice;
    deck: DeckChoice,
    early_roll_penalty: bool,
    tower_rule: TowerRule,
    convert_after_connect: bool,
    first_player: FirstPlayer,
}

/// The data that don't change during a game. Everything follows from the setup.
#[derive(Debug)]
pub(super) struct CheckedSetup {
    pub(super) setup: Setup,
    pub(super) board: Board,
    /// All cards.
    pub(super) cards: Cards,
    /// The number of all cards.
    pub(super) deck: u32,
    pub(super) points: Points,
    /// The number of cards that each seat is dealt.
    pub(super) hand: u32,
}

impl CheckedSetup {
    /// The number of cards that each seat is dealt if the deck has enough (MA-103).
    const HAND: u32 = 6;

    /// Returns the setup with everything that follows from it.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    pub(super) fn new(setup: &Setup) -> Result<Self, Faults> {
        check(setup)?;
        let deck = setup.deck.plan();
        Ok(Self {
            setup: setup.clone(),
            board: Board::lay(&setup.board.plan()),
            cards: deck.all(),
            deck: deck.len(),
            points: deck.points,
            // Small decks make small hands (MA-86).
            hand: Self::HAND.min(deck.len() / u32::from(setup.players)),
        })
    }
}

impl PartialEq for CheckedSetup {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

impl Eq for CheckedSetup {}

impl Hash for CheckedSetup {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.setup.hash(state);
    }
}

/// Checks the seats, the deck and the board of a setup.
///
/// # Errors
/// Returns all faults of the setup.
pub(super) fn check(setup: &Setup) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_seats(setup, &mut faults);
    let deck = setup.deck.plan().check().err().unwrap_or_default();
    faults.extend(deck.within("deck").of_option("deck"));
    // Built-in boards need no check.
    if let BoardChoice::Own(plan) = &setup.board {
        faults.extend(plane::faults(plan).within("board").of_option("board"));
    }
    faults.or(())
}

fn check_seats(setup: &Setup, faults: &mut Faults) {
    let players = setup.players;
    let seats = (2..=Setup::SEATS).contains(&players.into());
    faults.check_option(seats, ("players", rules::MA_90), || {
        message!(faults::OtherPlayers { players })
    });
    if let FirstPlayer::Seat(first) = setup.first_player {
        let known = first.number() < players;
        faults.check_option(known, ("first_player", rules::MA_81), || {
            message!(faults::FirstPlayer { seat: first.number(), last: players.max(1) - 1 })
        });
    }
}
