//! Checked setups, which every state contains, and the walls that they lay out.

use crate::base::rule::Rule;
use crate::base::seat::{Seat, Seats};
use crate::games::berlin::cell::{Cells, Grid};
use crate::games::berlin::wall::Wall;
use crate::games::berlin::{
    Cell, CheckVisibility, Direction, DumbLuck, Fill, FirstColumn, GravityFills, Ground,
    HammerSetup, HolesCount, Kind, OnOffScope, PathMemory, PresetHoles, Setup, Suit, SuitRotation,
    Variant, Variants, rules,
};

/// The options of a started game, small enough to copy with each state.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct CheckedSetup {
    /// The starts of hammers, if the setup names them.
    pub(super) fixed: [u8; Seat::COUNT],
    fill: Columns,
    /// 0 means no limit.
    pub(super) max_idle_turns: u16,
    pub(super) grid: Grid,
    pub(super) sets: Sets,
    pub(super) seats: u8,
    pub(super) variants: Variants,
    pub(super) switches: Switches,
    pub(super) hammers: HammerStart,
    pub(super) random_holes: u8,
    pub(super) face_up: u8,
    pub(super) target: u8,
    pub(super) jericho_at: u8,
    /// The suits of the diagonals of coins, one after the other (BE-39).
    pub(super) suits: [Suit; 4],
    pub(super) ground: Ground,
}

/// The start of hammers.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) enum HammerStart {
    Choose,
    Random,
    Fixed,
}

/// The kinds of columns as a repeated pattern, with one bit for each column. Coins are 1, and the
/// highest bit marks the length. Patterns without columns are the named fills.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Columns(u32);

impl Columns {
    /// The longest pattern.
    pub(super) const LIMIT: usize = 30;
    /// The highest bit, which marks named fills.
    const NAMED: u32 = 1 << 31;
    const ALTERNATE: Self = Self(Self::NAMED);
    const TILES_ONLY: Self = Self(Self::NAMED + 1);
    const COINS_ONLY: Self = Self(Self::NAMED + 2);

    fn new(fill: &Fill) -> Self {
        match fill {
            Fill::Alternate => Self::ALTERNATE,
            Fill::TilesOnly => Self::TILES_ONLY,
            Fill::CoinsOnly => Self::COINS_ONLY,
            Fill::Explicit(kinds) => {
                let bit = |kind: &Kind| u32::from(*kind == Kind::Coin);
                Self(kinds.iter().take(Self::LIMIT).fold(1, |bits, kind| bits << 1 | bit(kind)))
            }
        }
    }

    const fn len(self) -> u32 {
        31 - self.0.leading_zeros()
    }

    fn fill(self) -> Fill {
        match self {
            Self::ALTERNATE => Fill::Alternate,
            Self::TILES_ONLY => Fill::TilesOnly,
            Self::COINS_ONLY => Fill::CoinsOnly,
            Self(bits) => {
                Fill::Explicit((0..self.len()).rev().map(|at| kind(bits >> at & 1)).collect())
            }
        }
    }

    fn kind(self, column: usize, first: Kind) -> Kind {
        match self {
            Self::ALTERNATE if column.is_multiple_of(2) => first,
            Self::ALTERNATE => first.other(),
            Self::TILES_ONLY => Kind::Tile,
            Self::COINS_ONLY => Kind::Coin,
            Self(bits) => {
                let len = self.len().max(1);
                kind(bits >> (len - 1 - column as u32 % len) & 1)
            }
        }
    }
}

const fn kind(bit: u32) -> Kind {
    if bit == 1 { Kind::Coin } else { Kind::Tile }
}

/// The piecepacks and single stacks in play.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Sets {
    packs: u8,
    /// Bit `n` means a stack of the `n`th suit.
    stacks: u8,
}

impl Sets {
    /// Returns the number of copies of a suit in the box.
    pub(super) fn copies(self, suit: Suit) -> u32 {
        u32::from(self.packs) + u32::from(self.stacks >> suit as u8 & 1)
    }

    /// Returns the number of stacks, where a piecepack counts as four. It is also the number of
    /// hammers.
    pub(super) fn stacks(self) -> u32 {
        Suit::ALL.into_iter().map(|suit| self.copies(suit)).sum()
    }

    /// Returns the number of pieces of a kind.
    pub(super) fn pieces(self) -> u32 {
        6 * self.stacks()
    }
}

/// The options that are on.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub(super) struct Switches(u16);

impl Switches {
    const COINS_FIRST: u16 = 1;
    const SKIPS_HOLES: u16 = 1 << 1;
    const FORGETS_PER_ROLL: u16 = 1 << 2;
    const LUCK_COLLECTS: u16 = 1 << 3;
    const REDRAWS: u16 = 1 << 4;
    const CHECKS_PRIVATELY: u16 = 1 << 5;
    const FILLS_GAPS: u16 = 1 << 6;
    const HOLES_NAMED: u16 = 1 << 7;
    const BINDS_TURN_END: u16 = 1 << 8;

    fn new(setup: &Setup) -> Self {
        let switches = [
            (setup.first_column == FirstColumn::Coins, Self::COINS_FIRST),
            (setup.holes_count == HolesCount::Skipped, Self::SKIPS_HOLES),
            (setup.path_memory == PathMemory::PerRoll, Self::FORGETS_PER_ROLL),
            (setup.dumb_luck == DumbLuck::Collect, Self::LUCK_COLLECTS),
            (setup.redraw_on_bonus, Self::REDRAWS),
            (setup.check_visibility == CheckVisibility::Private, Self::CHECKS_PRIVATELY),
            (setup.gravity_fills == GravityFills::AnyEmptyCell, Self::FILLS_GAPS),
            (matches!(setup.preset_holes, PresetHoles::At(_)), Self::HOLES_NAMED),
            (setup.on_off_scope == OnOffScope::TurnEnd, Self::BINDS_TURN_END),
        ];
        let on = switches.into_iter().filter(|(on, _)| *on);
        Self(on.fold(0, |bits, (_, bit)| bits | bit))
    }

    const fn is_on(self, switch: u16) -> bool {
        self.0 & switch > 0
    }

    pub(super) const fn skips_holes(self) -> bool {
        self.is_on(Self::SKIPS_HOLES)
    }

    pub(super) const fn remembers_turn(self) -> bool {
        !self.is_on(Self::FORGETS_PER_ROLL)
    }

    pub(super) const fn luck_collects(self) -> bool {
        self.is_on(Self::LUCK_COLLECTS)
    }

    pub(super) const fn redraws(self) -> bool {
        self.is_on(Self::REDRAWS)
    }

    pub(super) const fn checks_privately(self) -> bool {
        self.is_on(Self::CHECKS_PRIVATELY)
    }

    pub(super) const fn fills_gaps(self) -> bool {
        self.is_on(Self::FILLS_GAPS)
    }

    pub(super) const fn binds_turn_end(self) -> bool {
        self.is_on(Self::BINDS_TURN_END)
    }
}

impl CheckedSetup {
    /// Returns the form of a setup whose numbers are in range, and the empty cells that it names.
    pub(super) fn of(setup: &Setup) -> (Self, Cells) {
        let grid = Grid { columns: setup.columns, rows: setup.rows };
        let (random_holes, named): (u8, &[Cell]) = match &setup.preset_holes {
            PresetHoles::Random(count) => (*count, &[]),
            PresetHoles::At(cells) => (0, cells),
        };
        let (hammers, cells): (_, &[Cell]) = match &setup.hammer_setup {
            HammerSetup::Choose => (HammerStart::Choose, &[]),
            HammerSetup::Random => (HammerStart::Random, &[]),
            HammerSetup::Fixed(cells) => (HammerStart::Fixed, cells),
        };
        let mut fixed = [0; Seat::COUNT];
        for (slot, cell) in fixed.iter_mut().zip(cells) {
            *slot = grid.index(*cell).map_or(u8::MAX, |index| index as u8);
        }
        let holes = named.iter().filter_map(|&cell| grid.index(cell)).collect();
        let checked = Self {
            fixed,
            fill: Columns::new(&setup.fill),
            max_idle_turns: setup.max_idle_turns.unwrap_or(0),
            grid,
            sets: Sets {
                packs: setup.packs,
                stacks: setup.stacks.iter().fold(0, |bits, &suit| bits | 1 << suit as u8),
            },
            seats: setup.players,
            variants: setup.variants,
            switches: Switches::new(setup),
            hammers,
            random_holes,
            face_up: setup.face_up,
            target: setup.target,
            jericho_at: setup.jericho_at,
            suits: setup.suit_rotation.suits().try_into().unwrap_or(Suit::ALL),
            ground: setup.ground,
        };
        (checked, holes)
    }

    /// Returns the original setup, given the empty cells that it names.
    pub(super) fn setup(&self, holes: Cells) -> Setup {
        let cells = |cells: Cells| cells.iter().map(|index| self.grid.cell(index)).collect();
        let fixed = || {
            let indices = &self.fixed[..self.seats.into()];
            indices.iter().map(|&index| self.grid.cell(index.into())).collect()
        };
        let on = |switch| self.switches.is_on(switch);
        let stacks = Suit::ALL.into_iter().filter(|&suit| self.sets.stacks >> suit as u8 & 1 == 1);
        Setup {
            players: self.seats,
            variants: self.variants,
            rows: self.grid.rows,
            columns: self.grid.columns,
            first_column: FirstColumn::ALL[usize::from(on(Switches::COINS_FIRST))],
            fill: self.fill.fill(),
            preset_holes: match on(Switches::HOLES_NAMED) {
                true => PresetHoles::At(cells(holes)),
                false => PresetHoles::Random(self.random_holes),
            },
            packs: self.sets.packs,
            stacks: stacks.collect(),
            hammer_setup: match self.hammers {
                HammerStart::Choose => HammerSetup::Choose,
                HammerStart::Random => HammerSetup::Random,
                HammerStart::Fixed => HammerSetup::Fixed(fixed()),
            },
            holes_count: HolesCount::ALL[usize::from(on(Switches::SKIPS_HOLES))],
            path_memory: PathMemory::ALL[usize::from(on(Switches::FORGETS_PER_ROLL))],
            dumb_luck: DumbLuck::ALL[usize::from(on(Switches::LUCK_COLLECTS))],
            target: self.target,
            suit_rotation: SuitRotation::of(self.suits),
            redraw_on_bonus: on(Switches::REDRAWS),
            check_visibility: CheckVisibility::ALL[usize::from(on(Switches::CHECKS_PRIVATELY))],
            ground: self.ground,
            gravity_fills: GravityFills::ALL[usize::from(on(Switches::FILLS_GAPS))],
            jericho_at: self.jericho_at,
            face_up: self.face_up,
            on_off_scope: OnOffScope::ALL[usize::from(on(Switches::BINDS_TURN_END))],
            max_idle_turns: (self.max_idle_turns > 0).then_some(self.max_idle_turns),
        }
    }

    #[inline]
    pub(super) const fn plays(&self, variant: Variant) -> bool {
        self.variants.contains(variant)
    }

    /// Returns whether pieces move into holes (variants 2 and 3).
    #[inline]
    pub(super) const fn has_gravity(&self) -> bool {
        self.plays(Variant::Gravity) || self.plays(Variant::NulloGravity)
    }

    /// Returns the direction away from the ground, from which pieces fall.
    pub(super) const fn sky(&self) -> Direction {
        match self.ground {
            Ground::Bottom => Direction::Up,
            Ground::Top => Direction::Down,
            Ground::Left => Direction::Right,
            Ground::Right => Direction::Left,
        }
    }

    /// Returns the kind of piece of a column (BE-01, BE-73).
    fn column_kind(&self, column: usize) -> Kind {
        let coins_first = self.switches.is_on(Switches::COINS_FIRST);
        self.fill.kind(column, if coins_first { Kind::Coin } else { Kind::Tile })
    }

    pub(super) const fn table(&self) -> Seats {
        Seats::first(self.seats as usize)
    }

    /// Returns whether the setup names the empty cells of the start.
    pub(super) const fn names_holes(&self) -> bool {
        self.switches.is_on(Switches::HOLES_NAMED)
    }
}

/// Lays out face-down pieces around some holes: column by column, top to bottom. When one kind runs
/// out, the other is used (BE-74, BE-119). Coins have suits only if chance does not deal them
/// (BE-39).
pub(super) fn lay_out(setup: &CheckedSetup, holes: Cells) -> Wall {
    let grid = setup.grid;
    let mut wall = Wall::empty(grid.all());
    let mut left = [setup.sets.pieces(); 2];
    for column in 0..usize::from(grid.columns) {
        for index in grid.line(column, Direction::Up).rev() {
            if holes.contains(index) {
                continue;
            }
            let wanted = setup.column_kind(column);
            let kind = if left[wanted as usize] > 0 { wanted } else { wanted.other() };
            left[kind as usize] = left[kind as usize].saturating_sub(1);
            wall.lay(index, kind);
        }
    }
    if setup.plays(Variant::CrazyEights) {
        paint_diagonals(setup, &mut wall);
    }
    wall
}

/// Sets the suit of the coins on each diagonal (BE-39). Only columns with a coin count (BE-120).
fn paint_diagonals(setup: &CheckedSetup, wall: &mut Wall) {
    let grid = setup.grid;
    let coins = wall.of_kind(Kind::Coin, grid.all());
    let mut diagonal = 0;
    for column in 0..usize::from(grid.columns) {
        let in_column: Cells =
            grid.line(column, Direction::Up).filter(|&index| coins.contains(index)).collect();
        for index in in_column.iter() {
            let from_top = grid.beyond(index, Direction::Up);
            wall.set_suit(index, setup.suits[(diagonal + from_top) % setup.suits.len()]);
        }
        diagonal += usize::from(!in_column.is_empty());
    }
}

/// Returns the ruling that a layout breaks, if there is one. Crazy 8's has a limited number of
/// coins of each suit (BE-103, BE-123). On again, Off again needs both kinds (BE-102).
pub(super) fn broken_rule(setup: &CheckedSetup, wall: &Wall) -> Option<Rule> {
    let board = setup.grid.all();
    let coins = wall.of_kind(Kind::Coin, board);
    let too_many = |suit| {
        let painted = coins.and(wall.of_suit(suit, board)).len();
        painted > 6 * setup.sets.copies(suit) as usize
    };
    if setup.plays(Variant::CrazyEights) && Suit::ALL.into_iter().any(too_many) {
        return Some(rules::BE_123);
    }
    let one_kind = Kind::BOTH.into_iter().any(|kind| wall.of_kind(kind, board).is_empty());
    (setup.plays(Variant::OnAgainOffAgain) && one_kind).then_some(rules::BE_102)
}
