//! The games for commands, as the library lists them.

use clap::builder::PossibleValuesParser;
use mauerwerk::{GAMES, Info, Seat, Seats, Viewer, recorded_game};

use crate::failure::Failure;
use crate::nearest;
use crate::say::{say, text};

/// Runs an expression with a type name bound to the game with an id. Fails if there is none.
macro_rules! of_game {
    ($id:expr, $game:ident => $value:expr) => {{
        let id: &str = $id;
        mauerwerk::with_game!(id, $game => $value).unwrap_or_else(|| Err($crate::games::unknown(id)))
    }};
}
pub(crate) use of_game;

/// Returns the failure of an unknown id.
pub(crate) fn unknown(id: &str) -> Failure {
    let known: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
    let question = nearest::question(id, known.iter().copied());
    let unknown = say!(NoSuchGame { game: format!("{id:?}"), games: known.join(", ") });
    Failure::input(text(&unknown) + &question)
}

/// Returns the description of the game with an id.
pub(crate) fn find(id: &str) -> Result<&'static Info, Failure> {
    GAMES.iter().find(|game| game.id == id).ok_or_else(|| unknown(id))
}

/// Reads the id of a game as an argument.
pub(crate) fn parser() -> PossibleValuesParser {
    PossibleValuesParser::new(GAMES.iter().map(|game| game.id))
}

/// Returns the id of the game in a JSON record.
pub(crate) fn of_record(text: &str) -> Result<String, Failure> {
    recorded_game(text).map_err(|faults| Failure::input(say!(NoRecord { why: faults.message() })))
}

/// Returns the viewer on a seat, or the spectator.
pub(crate) fn viewer(seat: Option<u8>, seats: usize) -> Result<Viewer, Failure> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(number) => self::seat(number, seats).map(Viewer::Seat),
    }
}

/// Returns the seat with a number, if the game has it.
pub(crate) fn seat(number: u8, seats: usize) -> Result<Seat, Failure> {
    let seat = Seat::new(number).filter(|&seat| Seats::first(seats).contains(seat));
    seat.ok_or_else(|| {
        let seats = Seats::first(seats).to_string();
        Failure::input(say!(NoSuchSeat { number, seats }))
    })
}
