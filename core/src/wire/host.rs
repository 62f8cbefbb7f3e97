//! What a host sends, and what it reads.

use super::letter::{self, Decided, Kind, Scene, Step};
use crate::actor::{Actor, Viewer};
use crate::game::{Event as _, Game};
use crate::record::{Decision, Record};
use crate::rule::{Faults, NotationError};
use crate::seat::Seat;

/// Returns the message for a guest who knows of that many decisions, or `None` for one who knows of
/// nothing. It has what the viewer has seen since; or all it has seen, if the guest knows of
/// nothing, or of decisions that have been taken back.
#[must_use]
pub fn message<G: Game>(record: &Record<G>, viewer: Viewer, since: Option<usize>) -> String {
    let made = record.decisions();
    let decisions = count(made.len());
    let decided = count(made.iter().filter(|made| is_by(made, viewer)).count());
    match since.map(count) {
        Some(since) if since <= decisions => {
            let events = record.events_since(since as usize);
            let events: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            let now = record.state().view(viewer);
            letter::write::<G>(Kind::Step, Step { since, decisions, decided, events, now })
        }
        _ => {
            let (names, seen) = (record.names().to_vec(), record.seen_by(viewer));
            letter::write::<G>(Kind::Game, Scene { names, decisions, decided, seen })
        }
    }
}

/// Reads the decision of a seat from the message of a guest. The record to which it is
/// [added](Record::push) checks whether it is legal.
///
/// # Errors
/// Returns what is wrong with the message; or that it comes too late, since the seat has decided, or
/// decisions were taken back, after what the guest had heard. Send that guest all it has seen then.
pub fn decision<G: Game>(
    record: &Record<G>,
    seat: Seat,
    message: &str,
) -> Result<G::Action, Faults> {
    let (kind, says) = letter::read::<G>(message)?;
    if kind != Kind::Decision {
        return Err(Faults::one("kind: a host takes decisions alone"));
    }
    let Decided { decisions, action } = says.read().map_err(|faults| faults.within("says"))?;
    let action = action.parse().map_err(|error: NotationError| Faults::one(error))?;
    match record.decisions().get(decisions as usize..) {
        None => Err(late(format_args!("decisions were taken back"))),
        Some(since) if since.iter().any(|made| is_by(made, seat.into())) => {
            Err(late(format_args!("seat {seat} has decided since")))
        }
        Some(_) => Ok(action),
    }
}

/// Returns a number of decisions, as a message has it.
fn count(decisions: usize) -> u32 {
    u32::try_from(decisions).unwrap_or(u32::MAX)
}

fn is_by<A>(made: &Decision<A>, viewer: Viewer) -> bool {
    matches!((made.actor, viewer), (Actor::Seat(seat), Viewer::Seat(own)) if seat == own)
}

fn late(why: std::fmt::Arguments<'_>) -> Faults {
    Faults::one(format_args!("the decision comes too late: {why}"))
}
