//! Die Mauer.

use mauerwerk::die_mauer::{
    Action, DeadWall, Donation, Edition, End, Event, Fist, Gift, NextRoundMaster, Nothing, Phase,
    Piece, PlacementOrder, RoundEnding, SeenFist, SeenStock, Setup, State, Stock, TieBreak, View,
    Wall,
};
use mauerwerk::{BySeat, Seat, Seats};

use crate::dealer::Dealer;
use crate::error::MauerwerkError;
use crate::seat::{Actor, Count, Counts, Limit, Points, Viewer, Whole, by_seat, list};
use crate::simulate::Batch;
use crate::turn::Turn;

game! {
    State, setup Setup,
    DieMauerSetup, DieMauerState, DieMauerGame, DieMauerSnapshot, DieMauerChoice, DieMauerChance,
    DieMauerNews, DieMauerDecision, DieMauerAction, DieMauerEvent, DieMauerView,
    functions die_mauer_setup read_die_mauer_setup write_die_mauer_setup read_die_mauer_action
        write_die_mauer_action,
    scores |view: &View| list(view.totals)
}

/// Returns an edition's defaults for that many seats.
#[uniffi::export]
pub fn die_mauer_edition(
    edition: DieMauerEdition,
    players: Count,
) -> Result<DieMauerSetup, MauerwerkError> {
    Ok(Setup::new(edition, players.into()).into())
}

type DieMauerAction = Action;
type DieMauerPiece = Piece;
type DieMauerFist = Fist;
type DieMauerEnd = End;
type DieMauerEdition = Edition;
type DieMauerNextRoundMaster = NextRoundMaster;
type DieMauerPlacementOrder = PlacementOrder;
type DieMauerDonation = Donation;
type DieMauerDeadWall = DeadWall;
type DieMauerTieBreak = TieBreak;
type DieMauerPhase = Phase;
type DieMauerEvent = Event;
type DieMauerGift = Gift;
type DieMauerNothing = Nothing;
type DieMauerRoundEnding = RoundEnding;
type DieMauerSeenFist = SeenFist;
type DieMauerStock = Stock;
type DieMauerWall = Wall;
type DieMauerFists = BySeat<Fist>;
type DieMauerStocks = BySeat<Stock>;

/// Names a type of building piece; a wall's number of merlons is part of its type (DM-10).
#[uniffi::remote(Enum)]
pub enum DieMauerPiece {
    /// Names a tower.
    Tower,
    /// Names a gate.
    Gate,
    /// Names a wall with one merlon.
    Wall1,
    /// Names a wall with two merlons.
    Wall2,
    /// Names a wall with three merlons.
    Wall3,
    /// Names a wall with four merlons.
    Wall4,
    /// Names a wall with five merlons.
    Wall5,
    /// Names a wall with six merlons.
    Wall6,
}

uniffi::custom_type!(
    /// Lists the pieces that a seat has, in the order of their types.
    DieMauerStock,
    Vec<DieMauerPiece>,
    {
        remote,
        try_lift: |pieces| Ok(stock(&pieces)?),
        lower: |stock| stock.iter().collect(),
    }
);

fn stock(pieces: &[Piece]) -> Result<Stock, MauerwerkError> {
    let written = || pieces.iter().map(Piece::to_string).collect::<String>();
    Stock::from_pieces(pieces.iter().copied()).ok_or_else(|| {
        MauerwerkError::notation("a stock of at most 15 pieces of a type", &written())
    })
}

uniffi::custom_type!(
    /// Lists the pieces on the table, from the left to the right end.
    DieMauerWall,
    Vec<DieMauerPiece>,
    {
        remote,
        try_lift: |pieces| {
            let wall = pieces.iter().try_fold(Wall::default(), |wall, &p| wall.with(p, End::Right));
            Ok(wall.ok_or_else(|| MauerwerkError::notation("a wall of up to 64 pieces", "…"))?)
        },
        lower: |wall| wall.iter().collect(),
    }
);

uniffi::custom_type!(
    /// Lists fists in the order of the seats.
    DieMauerFists,
    Vec<DieMauerFist>,
    {
        remote,
        try_lift: |fists| by_seat(fists, Ok),
        lower: |fists| list(fists),
    }
);

uniffi::custom_type!(
    /// Lists stocks in the order of the seats.
    DieMauerStocks,
    Vec<DieMauerStock>,
    {
        remote,
        try_lift: |stocks| by_seat(stocks, Ok),
        lower: |stocks| list(stocks),
    }
);

/// Holds what a seat has in its fist.
#[uniffi::remote(Enum)]
pub enum DieMauerFist {
    /// Hides that there is nothing in it.
    Empty,
    /// Hides a piece of the seat's own stock (DM-09).
    Holds(DieMauerPiece),
}

/// Names an end of the wall.
#[uniffi::remote(Enum)]
pub enum DieMauerEnd {
    /// Names the end that is written first.
    Left,
    /// Names the end that is written last.
    Right,
}

/// Holds a decision of a seat.
#[uniffi::remote(Enum)]
pub enum DieMauerAction {
    /// Puts a fist on the table, in the planning phase (DM-07).
    Plan(DieMauerFist),
    /// Chooses the end at which a shown piece is built (DM-22).
    Place(DieMauerEnd),
    /// Declines to build in Situation 1 (DM-26) or to give in Situation 2 (DM-30).
    Decline,
    /// Gives a piece to the Master-builder in Situation 2 (DM-31).
    Give(DieMauerPiece),
    /// Builds a piece of the stock in Situation 1 (DM-26), at an end only where both are legal
    /// (DM-52).
    Build(DieMauerPiece, Option<DieMauerEnd>),
}

/// Names a rulebook: a set of defaults for all options.
#[uniffi::remote(Enum)]
pub enum DieMauerEdition {
    /// Follows the letter of the texts, and the majority where they disagree.
    Consensus,
    /// Follows the English text: only *placing* a last piece ends a round.
    Svellov1999,
    /// Follows the Dutch text: possession decides, as in the consensus.
    Spellenarchief2000,
    /// Follows the French text: giving is a duty, and only placing ends a round.
    VilCoyote,
    /// Takes the English list of pieces at its word: walls 1 to 5.
    Merlons1To5,
}

/// Says who is Master-builder when the next round starts (DM-06).
#[uniffi::remote(Enum)]
pub enum DieMauerNextRoundMaster {
    /// Passes the block on as after every turn.
    Continue,
    /// Gives the block to the winner of the round (DM-55).
    RoundWinner,
    /// Gives the block to the first Master-builder again (DM-55).
    Youngest,
}

/// Says who chooses the ends when several build (DM-22).
#[uniffi::remote(Enum)]
pub enum DieMauerPlacementOrder {
    /// Lets each builder choose, clockwise from the Master-builder's left.
    ClockwiseFromMaster,
    /// Lets the Master-builder choose for each of them, in the same order.
    MasterChooses,
}

/// Says whether the donor of Situation 2 may keep his piece (DM-30).
#[uniffi::remote(Enum)]
pub enum DieMauerDonation {
    /// Lets him keep it.
    Optional,
    /// Makes him give one if he has any.
    Mandatory,
}

/// Says what a dead wall does (DM-42).
#[uniffi::remote(Enum)]
pub enum DieMauerDeadWall {
    /// Lets the round go on.
    Continue,
    /// Ends the round at the end of that turn; everybody scores.
    EndRoundScoreAll,
}

/// Says who wins when several have the lowest total (DM-46).
#[uniffi::remote(Enum)]
pub enum DieMauerTieBreak {
    /// Shares the win.
    Shared,
    /// Prefers whoever held nothing at the end of the most rounds.
    MostRoundsWon,
}

mirror! {
    /// Holds seats and options: plain data that can be anything until a game is started with it.
    DieMauerSetup of Setup {
        /// Holds the number of seats (DM-02).
        players: Count,
        /// Names the rulebook whose defaults hold; it changes nothing by itself.
        edition: DieMauerEdition,
        /// Holds the fewest seats the table allows, from 2 (DM-02).
        min_players: Count,
        /// Holds the most seats the table has pieces for, up to 8 (DM-02).
        max_players: Count,
        /// Holds the merlons of the walls in a set, each from 1 to 6, all different (DM-01).
        wall_values: Counts,
        /// Holds each seat's pieces at the start of a round; nothing means a complete set (DM-48).
        stock: Option<DieMauerStock>,
        /// Names the first Master-builder (DM-03).
        first_master: Seat,
        /// Says who is Master-builder when the next round starts (DM-06).
        next_round_master: DieMauerNextRoundMaster,
        /// Says who chooses the ends when several build (DM-22).
        placement_order: DieMauerPlacementOrder,
        /// Says whether the Master-builder may decline to build in Situation 1 (DM-26).
        sit1_optional: bool,
        /// Says whether the donor of Situation 2 may keep his piece (DM-30).
        donation: DieMauerDonation,
        /// Says whether giving away a last piece ends the round (DM-35).
        donation_can_end_round: bool,
        /// Says what a dead wall does; nothing ends the round exactly where no gift could (DM-42).
        dead_wall: Option<DieMauerDeadWall>,
        /// Holds after how many idle turns in a row a round ends, if at all (DM-43).
        max_idle_turns: Limit,
        /// Holds the penalty for a tower (DM-44).
        tower_penalty: Count,
        /// Holds the penalty for a gate (DM-44).
        gate_penalty: Count,
        /// Holds the number of rounds, up to 99 (DM-45).
        rounds: Count,
        /// Says who wins when several have the lowest total (DM-46).
        tie_break: DieMauerTieBreak,
    }
}

back! {
    DieMauerSetup to Setup {
        players, edition, min_players, max_players, wall_values, stock, first_master,
        next_round_master, placement_order, sit1_optional, donation, donation_can_end_round,
        dead_wall, max_idle_turns, tower_penalty, gate_penalty, rounds, tie_break,
    }
}

/// Names a part of a turn.
#[uniffi::remote(Enum)]
pub enum DieMauerPhase {
    /// Waits for fists (DM-07).
    Planning,
    /// Waits for builders to choose ends (DM-22).
    Building,
    /// Waits for the Master-builder, who alone had an empty fist (DM-26).
    Situation1,
    /// Waits for the one competitor with an empty fist beside the Master-builder's (DM-30).
    Situation2,
    /// Comes after the last round.
    Over,
}

/// Holds what a viewer sees of a seat's fist.
#[uniffi::remote(Enum)]
pub enum DieMauerSeenFist {
    /// Shows that no fist is on the table.
    Away,
    /// Shows a closed fist of another seat.
    Closed,
    /// Shows an open fist, or the viewer's own.
    Known(DieMauerFist),
}

/// Holds a gift: a competitor's piece handed to the Master-builder in Situation 2.
#[uniffi::remote(Record)]
pub struct DieMauerGift {
    /// Names the seat that gave the piece away.
    pub donor: Seat,
    /// Names the Master-builder of that turn.
    pub receiver: Seat,
    /// Holds the piece, or nothing where it is hidden from the viewer.
    pub piece: Option<DieMauerPiece>,
}

/// Holds what a viewer knows of a seat's stock.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct DieMauerSeenStock {
    /// Holds how many pieces there are, which is public (DM-49).
    pub size: Whole,
    /// Lists the pieces if nothing about them is hidden from the viewer.
    pub certain: Option<DieMauerStock>,
    /// Lists the pieces there would be had the gifts hidden from the viewer not been made; empty if
    /// only the size is known.
    pub visible: DieMauerStock,
    /// Lists the pieces that were built without being among the visible ones.
    pub surplus: DieMauerStock,
    /// Holds how many of each type there would be, in the order of the types, had the hidden gifts
    /// not been made; nothing if the position has forgotten some of them.
    pub counts: Option<Vec<Whole>>,
    /// Holds how many pieces came in by gifts hidden from the viewer.
    pub hidden_in: Whole,
    /// Holds how many pieces went out by gifts hidden from the viewer.
    pub hidden_out: Whole,
    /// Holds all of this in notation.
    pub notation: String,
}

impl From<SeenStock> for DieMauerSeenStock {
    fn from(seen: SeenStock) -> Self {
        let SeenStock { size, counts, hidden_in, hidden_out } = seen;
        Self {
            size: size.into(),
            certain: seen.certain(),
            visible: seen.visible(),
            surplus: seen.surplus(),
            counts: counts.map(|counts| counts.map(Whole::from).to_vec()),
            hidden_in: hidden_in.into(),
            hidden_out: hidden_out.into(),
            notation: seen.to_string(),
        }
    }
}

mirror! {
    /// Holds what a viewer sees: its own stock, all that is public, and the gifts it took part in.
    /// It draws no conclusions (DM-57).
    DieMauerView of View {
        /// Says who looks.
        viewer: Viewer,
        /// Holds the seats and options.
        setup: DieMauerSetup,
        /// Lists the wall on the table, from its left to its right end.
        wall: DieMauerWall,
        /// Tells whether the wall takes no piece that anybody holds (DM-42).
        wall_is_dead: bool,
        /// Names the Master-builder.
        master: Seat,
        /// Says which part of the turn it is.
        phase: DieMauerPhase,
        /// Lists the seats whose decision it is.
        deciding: Seats,
        /// Lists the builders who still have to build; the first clockwise from the
        /// Master-builder's left is next.
        builders: Seats,
        /// Holds how many rounds have ended.
        rounds_played: Whole,
        /// Holds each seat's penalties of those rounds.
        totals: Points,
        /// Holds at how many ends of a round each seat held nothing.
        rounds_won: Vec<Whole> = list,
        /// Lists the seats that have won, when the game is over.
        winners: Seats,
        /// Holds how many turns in a row nothing was built, where that is counted (DM-43).
        idle_turns: Whole,
        /// Lists the fists on the table, by seat.
        fists: Vec<DieMauerSeenFist> = list,
        /// Lists what is known of each seat's stock.
        stocks: Vec<DieMauerSeenStock> = list,
        /// Lists the latest gifts of the round, oldest first.
        gifts: Vec<DieMauerGift>,
        /// Lists the seats that took part in gifts older than those.
        unsure: Seats,
    }
}

/// Says why nobody builds.
#[uniffi::remote(Enum)]
pub enum DieMauerNothing {
    /// Follows from a plan that nobody matched and that can't be built (DM-14).
    IllegalPlan,
    /// Follows from a plan that was matched, with no room for the piece (DM-17).
    NoRoom,
    /// Follows from the Master-builder's choice in Situation 1 (DM-26, DM-27).
    Declined,
    /// Follows from several empty fists beside the Master-builder's (DM-39).
    SeveralEmpty,
}

/// Says why a round ended.
#[uniffi::remote(Enum)]
pub enum DieMauerRoundEnding {
    /// Follows from a last piece built (DM-37).
    LastPieceBuilt,
    /// Follows from a last piece given away (DM-35).
    LastPieceGiven,
    /// Follows from a wall that takes no piece that anybody holds (DM-42).
    DeadWall,
    /// Follows from too many turns in which nothing was built (DM-43).
    TooManyIdleTurns,
}

/// Holds something that happened.
#[uniffi::remote(Enum)]
pub enum DieMauerEvent {
    /// Tells that a fist was put on the table; what is in it, only that seat knows.
    Planned {
        /// Names the seat.
        seat: Seat,
        /// Holds what is in the fist, or nothing where it is hidden from the viewer.
        fist: Option<DieMauerFist>,
    },
    /// Tells that all fists were opened (DM-12).
    Revealed {
        /// Names the Master-builder.
        master: Seat,
        /// Holds what was in each fist.
        fists: DieMauerFists,
    },
    /// Tells that a piece was built.
    Built {
        /// Names the seat whose piece it was.
        seat: Seat,
        /// Holds the piece.
        piece: DieMauerPiece,
        /// Names the end, or nothing for the first piece of a wall (DM-24).
        end: Option<DieMauerEnd>,
    },
    /// Tells that nobody builds in this turn.
    NothingBuilt {
        /// Says why.
        why: DieMauerNothing,
    },
    /// Tells that a piece was given away; what it was, only the two know (DM-32).
    Given(DieMauerGift),
    /// Tells that the donor of Situation 2 gave nothing.
    Kept {
        /// Names the seat that could have given.
        donor: Seat,
    },
    /// Tells that a round ended, and what everybody had left (DM-56).
    RoundOver {
        /// Holds the number of the round, from 1.
        round: u8,
        /// Says why it ended.
        ending: DieMauerRoundEnding,
        /// Holds the pieces left over.
        left: DieMauerStocks,
        /// Holds the penalties for them (DM-44).
        penalties: Points,
    },
    /// Tells who is the next Master-builder.
    BlockPassed {
        /// Names the seat.
        master: Seat,
    },
}
