//! Seats, options and editions.

use serde::{Deserialize, Serialize};

use crate::base::seat::Seat;
use crate::games::die_mauer::rules::words;
use crate::games::die_mauer::{Piece, Stock};
use crate::text::serde_text::{Digits, Small, Wide};
use crate::text::setup_option::{OptionType, Takes};

named! {
    /// A rulebook: a set of defaults for all options.
    Edition {
        /// Plays by the letter of the texts, and by the majority where they disagree.
        Consensus = "consensus",
        /// Plays by the English text, in which only building a last piece ends a round.
        Svellov1999 = "svellov-1999",
        /// Plays by the Dutch text, in which a player who has no piece left ends a round.
        Spellenarchief2000 = "spellenarchief-2000",
        /// Plays by the French text, in which builders may decline, gifts are a duty, and only
        /// building a last piece ends a round.
        VilCoyote = "vil-coyote",
        /// Plays with the walls 1 to 5, as the English list of pieces has them.
        Merlons1To5 = "merlons-1-to-5",
    }
}

named! {
    /// The Master-builder of the next round (DM-06, DM-55).
    NextRoundMaster {
        /// The block goes to the next seat, as after every turn.
        Continue = "continue",
        /// The winner of the round is the next Master-builder.
        RoundWinner = "round-winner",
        /// The first Master-builder of the game is Master-builder again.
        Youngest = "youngest",
    }
}

named! {
    /// The seat that chooses the ends when several build (DM-22).
    PlacementOrder {
        /// Each builder chooses an end, clockwise from the Master-builder's left.
        ClockwiseFromMaster = "clockwise-from-master",
        /// The Master-builder chooses an end for each builder.
        MasterChooses = "master-chooses",
    }
}

named! {
    /// Whether a builder must build (DM-13, DM-15).
    Building {
        /// A builder must build.
        Mandatory = "mandatory",
        /// A builder may decline, except a Master-builder whom too many competitors matched.
        Optional = "optional",
    }
}

named! {
    /// Whether the player who is asked for a gift in Situation 2 must give one (DM-30).
    Donation {
        /// The player may keep all pieces.
        Optional = "optional",
        /// The player gives a piece, if there is one to give.
        Mandatory = "mandatory",
    }
}

named! {
    /// The effect of a dead wall (DM-42).
    DeadWall {
        /// The round goes on.
        Continue = "continue",
        /// The round ends with that turn, and all players score.
        EndRoundScoreAll = "end-round-score-all",
    }
}

named! {
    /// The winner when several have the lowest total (DM-46).
    TieBreak {
        /// All players with the lowest total share the win.
        Shared = "shared",
        /// The player who held nothing at the end of the most rounds wins.
        MostRoundsWon = "most-rounds-won",
    }
}

/// Seats and options as plain data, checked when a game starts.
///
/// JSON, TOML and notation contain only what differs from the edition.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Edition, Setup, State};
/// use mauerwerk::Game;
///
/// let setup = Setup { rounds: 2, ..Setup::new(Edition::VilCoyote, 5) };
/// assert_eq!(setup.to_string(), "players:5 edition:vil-coyote rounds:2");
/// assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
/// assert!(State::start(&setup).is_ok());
///
/// let faults = State::start(&Setup { rounds: 0, ..Setup::new(Edition::Consensus, 2) }).unwrap_err();
/// assert_eq!(faults.as_slice().len(), 2);
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Options", from = "Given")]
pub struct Setup {
    /// The number of players, from `min_players` to `max_players` (DM-02).
    pub players: u8,
    /// The rulebook of the defaults. It changes nothing else.
    pub edition: Edition,
    /// The least number of players, from 2 (DM-02).
    pub min_players: u8,
    /// The largest number of players, up to 8 (DM-02).
    pub max_players: u8,
    /// The merlons of the walls in a set, each from 1 to 6, all different (DM-01).
    pub wall_values: Vec<u8>,
    /// Each seat's pieces at the start of a round, or `None` for a complete set (DM-48).
    pub stock: Option<Stock>,
    /// The first Master-builder (DM-03).
    pub first_master: Seat,
    /// The Master-builder of the next round (DM-06).
    pub next_round_master: NextRoundMaster,
    /// The seat that chooses the ends when several build (DM-22).
    pub placement_order: PlacementOrder,
    /// Whether a builder must build (DM-13, DM-15).
    pub building: Building,
    /// Whether the Master-builder may decline to build in Situation 1 (DM-26).
    pub sit1_optional: bool,
    /// Whether the donor of Situation 2 may keep the piece (DM-30).
    pub donation: Donation,
    /// Whether giving away a last piece ends the round (DM-35).
    pub donation_can_end_round: bool,
    /// The effect of a dead wall. `None` ends the round if giving away a last piece can't end it
    /// (DM-42).
    pub dead_wall: Option<DeadWall>,
    /// The number of idle turns in a row after which a round ends, or `None` for no limit (DM-43).
    pub max_idle_turns: Option<u16>,
    /// The penalty for a tower (DM-44).
    pub tower_penalty: u8,
    /// The penalty for a gate (DM-44).
    pub gate_penalty: u8,
    /// The number of rounds, up to 99 (DM-45).
    pub rounds: u8,
    /// The winner when several have the lowest total (DM-46).
    pub tie_break: TieBreak,
}

impl Setup {
    /// The largest number of rounds.
    pub(super) const MAX_ROUNDS: u8 = 99;

    /// Returns an edition's defaults for the given number of players.
    #[must_use]
    pub fn new(edition: Edition, players: u8) -> Self {
        let placing_only = matches!(edition, Edition::Svellov1999 | Edition::VilCoyote);
        Self {
            players,
            edition,
            min_players: 3,
            max_players: 6,
            wall_values: match edition {
                Edition::Merlons1To5 => vec![1, 2, 3, 4, 5],
                _ => vec![1, 2, 3, 4, 6],
            },
            stock: None,
            first_master: Seat::FIRST,
            next_round_master: NextRoundMaster::Continue,
            placement_order: PlacementOrder::ClockwiseFromMaster,
            building: match edition {
                Edition::VilCoyote => Building::Optional,
                _ => Building::Mandatory,
            },
            sit1_optional: true,
            donation: match edition {
                Edition::VilCoyote => Donation::Mandatory,
                _ => Donation::Optional,
            },
            donation_can_end_round: !placing_only,
            dead_wall: None,
            max_idle_turns: None,
            tower_penalty: 15,
            gate_penalty: 10,
            rounds: 4,
            tie_break: TieBreak::Shared,
        }
    }

    /// Returns each seat's pieces at the start of a round: the given `stock`, or one tower, one
    /// gate and one wall of each value (DM-48). Invalid values are left out.
    #[must_use]
    pub fn starting_stock(&self) -> Stock {
        self.stock.unwrap_or_else(|| {
            let walls = self.wall_values.iter().filter_map(|&value| Piece::wall(value));
            [Piece::Tower, Piece::Gate]
                .into_iter()
                .chain(walls)
                .fold(Stock::EMPTY, |stock, piece| stock.with(piece).unwrap_or(stock))
        })
    }

    /// Returns the effect of a dead wall. If `dead_wall` is not set, the round ends if giving away
    /// a last piece can't end it (DM-42).
    #[must_use]
    pub fn dead_wall(&self) -> DeadWall {
        self.dead_wall.unwrap_or(match self.donation_can_end_round {
            true => DeadWall::Continue,
            false => DeadWall::EndRoundScoreAll,
        })
    }
}

impl Default for Setup {
    /// Returns the consensus edition for four players.
    fn default() -> Self {
        Self::new(Edition::Consensus, 4)
    }
}

impl OptionType for Stock {
    fn takes() -> Takes {
        Takes::text::<Self>(Vec::new())
    }
}

options! {
    players: u8 as Small<2, 8>,
        edition: Edition;
    min_players: u8 as Small<2, 8>,
    max_players: u8 as Small<2, 8>,
    wall_values: Vec<u8> as Digits,
    stock: Stock,
    first_master: Seat,
    next_round_master: NextRoundMaster,
    placement_order: PlacementOrder,
    building: Building,
    sit1_optional: bool,
    donation: Donation,
    donation_can_end_round: bool,
    dead_wall: DeadWall,
    max_idle_turns: u16 as Wide<1, { u16::MAX }>,
    tower_penalty: u8,
    gate_penalty: u8,
    rounds: u8 as Small<1, { Setup::MAX_ROUNDS }>,
    tie_break: TieBreak,
}
