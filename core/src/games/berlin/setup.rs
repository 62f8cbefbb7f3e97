//! Seats, variants and options.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::rule::NotationError;
use crate::games::berlin::faults;
use crate::games::berlin::rules::words;
use crate::games::berlin::{Cell, Kind, Suit};
use crate::text::message::message;
use crate::text::serde_text::{List, Ordered, Small, Wide};
use crate::text::setup_option::{NamedValue, OptionType, Takes};

named! {
    /// A variant of the rulebook, in its version 4.0 (BE-35).
    Variant {
        /// A die of a random suit is drawn in each turn, and pieces of its suit match too.
        CrazyEights = "crazy-eights",
        /// Pieces fall into holes, towards one side of the wall.
        Gravity = "gravity",
        /// The player chooses the side from which a hole is filled.
        NulloGravity = "nullo-gravity",
        /// The wall has 2 rows instead of 4.
        WallOfChina = "wall-of-china",
        /// A player who has collected seven pieces turns one piece face up, once in a game.
        WallOfJericho = "wall-of-jericho",
        /// 12 pieces lie face up from the start.
        FastForward = "fast-forward",
        /// A player's hammer lands on a tile in one turn and on a coin in the next.
        OnAgainOffAgain = "on-again-off-again",
        /// Two dice are rolled, one for moving and one for picking up.
        PairADice = "pair-a-dice",
    }
}

/// A set of variants. It is a list of names in JSON, and names with commas in notation.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Setup, Variant, Variants};
///
/// let variants: Variants = [Variant::Gravity, Variant::PairADice].into_iter().collect();
/// let setup = Setup::new(variants, 3);
/// assert_eq!(setup.to_string(), "players:3 variants:gravity,pair-a-dice");
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "List<Variant>", into = "Vec<Variant>")]
pub struct Variants(u8);

impl Variants {
    /// The empty set: the main game.
    pub const NONE: Self = Self(0);

    /// Returns the set with a variant added.
    #[must_use]
    pub const fn with(self, variant: Variant) -> Self {
        Self(self.0 | 1 << variant as u8)
    }

    /// Returns whether a variant is in the set.
    #[must_use]
    pub const fn contains(self, variant: Variant) -> bool {
        self.0 >> variant as u8 & 1 == 1
    }

    /// Returns the variants in the order of the rulebook.
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.iter().copied().filter(move |&variant| self.contains(variant))
    }
}

impl FromIterator<Variant> for Variants {
    fn from_iter<I: IntoIterator<Item = Variant>>(variants: I) -> Self {
        variants.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Variant> for Variants {
    fn from(variant: Variant) -> Self {
        Self::NONE.with(variant)
    }
}

impl From<List<Variant>> for Variants {
    fn from(variants: List<Variant>) -> Self {
        variants.0.into_iter().collect()
    }
}

impl From<Vec<Variant>> for Variants {
    fn from(variants: Vec<Variant>) -> Self {
        variants.into_iter().collect()
    }
}

impl OptionType for Variants {
    fn takes() -> Takes {
        List::<Variant>::takes()
    }
}

impl From<Variants> for Vec<Variant> {
    fn from(variants: Variants) -> Self {
        variants.iter().collect()
    }
}

named! {
    /// The kind of piece in the first column (BE-01).
    FirstColumn {
        /// The first column consists of tiles.
        Tiles = "tiles",
        /// The first column consists of coins.
        Coins = "coins",
    }
}

named! {
    /// Whether an empty cell costs a hammer a step (BE-11).
    HolesCount {
        /// An empty cell costs a step like any other cell.
        Step = "step",
        /// A hammer jumps over empty cells at no cost.
        Skipped = "skipped",
    }
}

named! {
    /// The time for which a hammer may not enter a cell again (BE-15).
    PathMemory {
        /// A hammer enters no cell twice until the turn ends.
        WholeTurn = "whole-turn",
        /// A hammer enters no cell twice until the next roll.
        PerRoll = "per-roll",
    }
}

named! {
    /// The effect of Dumb Luck (BE-21, BE-111).
    DumbLuck {
        /// The player rolls again, and the piece stays on the wall.
        ExtraRollOnly = "extra-roll-only",
        /// The player may collect the piece and roll again.
        Collect = "collect",
    }
}

named! {
    /// Who sees a piece that is turned over to check its colour (BE-49).
    CheckVisibility {
        /// All players see the tile.
        Public = "public",
        /// Only the player who checks sees the tile.
        Private = "private",
    }
}

named! {
    /// The side of the wall that is the ground (BE-56).
    Ground {
        /// Pieces fall towards the lowest row.
        Bottom = "bottom",
        /// Pieces fall towards the highest row.
        Top = "top",
        /// Pieces fall towards the first column.
        Left = "left",
        /// Pieces fall towards the last column.
        Right = "right",
    }
}

named! {
    /// The empty cells that gravity fills (BE-59).
    GravityFills {
        /// Holes are filled, and gaps stay.
        HolesOnly = "holes-only",
        /// Holes and gaps are filled.
        AnyEmptyCell = "any-empty-cell",
    }
}

named! {
    /// The landings that variant 7 binds to one kind of piece (BE-91).
    OnOffScope {
        /// Every landing of the player's own hammer is bound.
        EveryLanding = "every-landing",
        /// Only the landing that ends the turn is bound.
        TurnEnd = "turn-end",
    }
}

/// The columns of tiles and those of coins (BE-73). The text is `alternate`, `tiles-only`,
/// `coins-only`, or a pattern of `T` and `C` that is repeated from left to right.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Fill, Kind};
///
/// let two_and_one: Fill = "TTC".parse()?;
/// assert_eq!(two_and_one, Fill::Explicit(vec![Kind::Tile, Kind::Tile, Kind::Coin]));
/// assert_eq!("tiles-only".parse(), Ok(Fill::TilesOnly));
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Fill {
    /// Both kinds in turn, starting with that of the first column.
    Alternate,
    /// Tiles until there are no more.
    TilesOnly,
    /// Coins until there are no more.
    CoinsOnly,
    /// A pattern of 1 to 30 columns that is repeated.
    Explicit(Vec<Kind>),
}

text_form! {
    Fill: message!(faults::Columns);
    |self, f| match self {
        Self::Alternate => f.write_str("alternate"),
        Self::TilesOnly => f.write_str("tiles-only"),
        Self::CoinsOnly => f.write_str("coins-only"),
        Self::Explicit(kinds) => kinds
            .iter()
            .try_for_each(|kind| f.write_str(if *kind == Kind::Tile { "T" } else { "C" })),
    };
    |text| Some(match text {
        "alternate" => Self::Alternate,
        "tiles-only" => Self::TilesOnly,
        "coins-only" => Self::CoinsOnly,
        kinds => {
            let kind = |letter| match letter {
                'T' => Some(Kind::Tile),
                'C' => Some(Kind::Coin),
                _ => None,
            };
            Self::Explicit(kinds.chars().map(kind).collect::<Option<_>>()?)
        }
    });
}

impl OptionType for Fill {
    fn takes() -> Takes {
        let names = ["alternate", "tiles-only", "coins-only"];
        Takes::text::<Self>(names.map(NamedValue::new).into())
    }
}

/// The places where hammers start (BE-06). The text is `choose`, `random`, or a cell for each seat.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum HammerSetup {
    /// Each seat chooses a place, in the order of the seats.
    Choose,
    /// The hammers start on random pieces.
    Random,
    /// The hammers start on these cells, one for each seat.
    Fixed(Vec<Cell>),
}

text_form! {
    HammerSetup: message!(faults::Starts), list: true;
    |self, f| match self {
        Self::Choose => f.write_str("choose"),
        Self::Random => f.write_str("random"),
        Self::Fixed(cells) => f.write_str(&listed(cells)),
    };
    |text| Some(match text {
        "choose" => Self::Choose,
        "random" => Self::Random,
        cells => Self::Fixed(read_list(cells).ok()?),
    });
}

impl OptionType for HammerSetup {
    fn takes() -> Takes {
        Takes::text::<Self>(["choose", "random"].map(NamedValue::new).into())
    }
}

/// The cells that are empty from the start (BE-76). The text is a number, or cells.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum PresetHoles {
    /// The number of random cells.
    Random(u8),
    /// These cells.
    At(Vec<Cell>),
}

text_form! {
    PresetHoles: message!(faults::Holes), list: true;
    |self, f| match self {
        Self::Random(count) => count.fmt(f),
        Self::At(cells) => f.write_str(&listed(cells)),
    };
    |text| {
        if let Ok(number) = crate::text::notation::tokens::read_number(text) {
            return Some(Self::Random(number));
        }
        let mut cells = read_list(text).ok()?;
        cells.sort_unstable();
        Some(Self::At(cells))
    };
}

impl OptionType for PresetHoles {
    fn takes() -> Takes {
        Takes::text::<Self>(Vec::new())
    }
}

/// The order in which the diagonals of coins follow one another, from the upper left (BE-39). The
/// text is the first suit, or all four with commas.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Suit, SuitRotation};
///
/// let usual: SuitRotation = "crowns".parse()?;
/// assert_eq!(usual, SuitRotation::of([Suit::Crowns, Suit::Arms, Suit::Suns, Suit::Moons]));
///
/// let other: SuitRotation = "crowns,suns,moons,arms".parse()?;
/// assert_eq!(other.suits()[1], Suit::Suns);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum SuitRotation {
    /// The order of [`Suit::ALL`], which wraps around, beginning with this suit.
    From(Suit),
    /// Any other order of all four suits.
    Order(Vec<Suit>),
}

impl SuitRotation {
    /// Returns the rotation with this order of suits.
    #[must_use]
    pub fn of(order: [Suit; 4]) -> Self {
        let usual = Self::From(order[0]);
        if usual.suits() == order { usual } else { Self::Order(order.to_vec()) }
    }

    /// Returns the suits in their order. There are four if the rotation is valid.
    #[must_use]
    pub fn suits(&self) -> Vec<Suit> {
        match self {
            Self::From(first) => (0..4).map(|index| first.rotated(index)).collect(),
            Self::Order(order) => order.clone(),
        }
    }
}

impl From<Suit> for SuitRotation {
    fn from(first: Suit) -> Self {
        Self::From(first)
    }
}

text_form! {
    SuitRotation: message!(faults::Suits);
    |self, f| match self {
        Self::From(first) => f.write_str(first.name()),
        Self::Order(order) => {
            let names: Vec<&str> = order.iter().copied().map(Suit::name).collect();
            f.write_str(&names.join(","))
        }
    };
    |text| {
        let suits: Vec<Suit> = text.split(',').map(Suit::from_name).collect::<Option<_>>()?;
        Some(if let &[first] = &*suits { Self::From(first) } else { Self::Order(suits) })
    };
}

impl OptionType for Suit {
    fn takes() -> Takes {
        Takes::One {
            names: Self::ALL.into_iter().map(|suit| NamedValue::new(suit.name())).collect(),
        }
    }
}

impl OptionType for SuitRotation {
    fn takes() -> Takes {
        let orders = Suit::ALL.into_iter().flat_map(|first| {
            let places = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
            places.map(|[a, b, c]| [first, first.rotated(a), first.rotated(b), first.rotated(c)])
        });
        let value = |order| NamedValue::new(&Self::of(order).to_string());
        Takes::One { names: orders.map(value).collect() }
    }
}

/// Writes cells with commas.
pub(super) fn listed(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(",")
}

/// Reads a list with commas. An empty text is an empty list.
pub(super) fn read_list<T: FromStr<Err = NotationError>>(
    text: &str,
) -> Result<Vec<T>, NotationError> {
    match text.trim() {
        "" => Ok(Vec::new()),
        text => crate::text::notation::tokens::read_list(text, ',', str::parse),
    }
}

/// Seats, variants and options as plain data, checked when a game starts.
///
/// JSON, TOML and notation contain only what differs from the variants' defaults.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Ground, Setup, State, Variant};
/// use mauerwerk::Game;
///
/// let setup = Setup { ground: Ground::Left, ..Setup::new(Variant::Gravity.into(), 3) };
/// assert_eq!(setup.to_string(), "players:3 ground:left variants:gravity");
/// assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
/// assert!(State::start(&setup).is_ok());
///
/// let both = "variants:gravity,nullo-gravity".parse::<Setup>()?;
/// let faults = State::start(&both).unwrap_err();
/// assert_eq!(faults.as_slice()[0].rule.unwrap().as_str(), "BE-99");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Options", from = "Given")]
pub struct Setup {
    /// The number of players, 2 to 4 with one piecepack, up to 8 with more (BE-78).
    pub players: u8,
    /// The variants in play.
    pub variants: Variants,
    /// The number of rows of the wall (BE-74).
    pub rows: u8,
    /// The number of columns of the wall. The wall may have 7 to 96 cells (BE-74, BE-80).
    pub columns: u8,
    /// The kind of piece in the first column (BE-01).
    pub first_column: FirstColumn,
    /// The columns of tiles and those of coins (BE-73).
    pub fill: Fill,
    /// The cells that are empty from the start (BE-76).
    pub preset_holes: PresetHoles,
    /// The number of whole piecepacks, 1 or 2 (BE-78).
    pub packs: u8,
    /// The suits of single stacks, which are quarters of a piecepack added to one piecepack
    /// (BE-78), in the order of the suits. They are read in any order.
    pub stacks: Vec<Suit>,
    /// The cells where hammers start (BE-06).
    pub hammer_setup: HammerSetup,
    /// Whether an empty cell costs a step (BE-11).
    pub holes_count: HolesCount,
    /// The time for which a hammer may not enter a cell again (BE-15).
    pub path_memory: PathMemory,
    /// The effect of Dumb Luck (BE-21).
    pub dumb_luck: DumbLuck,
    /// The number of pieces that win, 1 to 96 (BE-30).
    pub target: u8,
    /// The order of the diagonals of coins, from the upper left (BE-39).
    pub suit_rotation: SuitRotation,
    /// Whether a new die is drawn for every bonus roll (BE-42).
    pub redraw_on_bonus: bool,
    /// Who sees a piece that is turned over to check its colour (BE-49).
    pub check_visibility: CheckVisibility,
    /// The ground (BE-56).
    pub ground: Ground,
    /// The empty cells that gravity fills (BE-59).
    pub gravity_fills: GravityFills,
    /// The number of collected pieces that gives a player the Wall of Jericho (BE-85).
    pub jericho_at: u8,
    /// The number of pieces that are face up from the start (BE-86).
    pub face_up: u8,
    /// The landings that variant 7 binds to one kind of piece (BE-91).
    pub on_off_scope: OnOffScope,
    /// The number of turns in a row without a collected piece after which the game ends, or `None`
    /// for no limit (BE-122).
    pub max_idle_turns: Option<u16>,
}

impl Setup {
    /// The default limit of idle turns in random games (BE-122).
    pub const IDLE_TURNS: u16 = 1000;

    /// Returns the defaults of some variants for the given number of players: the usual wall
    /// (BE-02), and a target of twelve on any wall (BE-77).
    #[must_use]
    pub fn new(variants: Variants, players: u8) -> Self {
        Self {
            players,
            variants,
            rows: if variants.contains(Variant::WallOfChina) { 2 } else { 4 },
            columns: 12,
            first_column: FirstColumn::Tiles,
            fill: Fill::Alternate,
            preset_holes: PresetHoles::Random(0),
            packs: 1,
            stacks: Vec::new(),
            hammer_setup: HammerSetup::Choose,
            holes_count: HolesCount::Step,
            path_memory: PathMemory::WholeTurn,
            dumb_luck: DumbLuck::ExtraRollOnly,
            target: 12,
            suit_rotation: SuitRotation::From(Suit::Crowns),
            redraw_on_bonus: false,
            check_visibility: CheckVisibility::Public,
            ground: Ground::Bottom,
            gravity_fills: GravityFills::HolesOnly,
            jericho_at: 7,
            face_up: if variants.contains(Variant::FastForward) { 12 } else { 0 },
            on_off_scope: OnOffScope::EveryLanding,
            max_idle_turns: None,
        }
    }
}

impl Default for Setup {
    /// Returns the main game for two players.
    fn default() -> Self {
        Self::new(Variants::NONE, 2)
    }
}

options! {
    players: u8 as Small<2, 8>,
        variants: Variants;
    rows: u8 as Small<1, { Cell::COUNT as u8 }>,
    columns: u8 as Small<1, { Cell::COUNT as u8 }>,
    first_column: FirstColumn,
    fill: Fill,
    preset_holes: PresetHoles,
    packs: u8 as Small<1, 2>,
    stacks: Vec<Suit> as Ordered<Suit>,
    hammer_setup: HammerSetup,
    holes_count: HolesCount,
    path_memory: PathMemory,
    dumb_luck: DumbLuck,
    target: u8 as Small<1, 96>,
    suit_rotation: SuitRotation,
    redraw_on_bonus: bool,
    check_visibility: CheckVisibility,
    ground: Ground,
    gravity_fills: GravityFills,
    jericho_at: u8 as Small<1, 95>,
    face_up: u8 as Small<0, 96>,
    on_off_scope: OnOffScope,
    max_idle_turns: u16 as Wide<1, { u16::MAX }>,
}
