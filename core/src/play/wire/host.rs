//! The messages of a host, and the decisions that it reads.

use super::{Decided, Kind, Letter, Scene, Step, mark};
use crate::base::actor::{Actor, Viewer};
use crate::base::rule::{Faults, NotationError};
use crate::base::seat::Seat;
use crate::game::record::{Decision, Record};
use crate::game::{Event as _, FullGame};
use crate::text::message::{errors, message};

/// Returns the message for a guest who knows of the given number of decisions, or `None` for a
/// guest who knows of nothing yet. The message contains what the viewer has seen since. It contains
/// everything that the viewer has seen if the guest knows of nothing, or of more decisions than
/// there are.
///
/// The id is the same in all messages of a match, and different in every other match. Use a random
/// text, or a counter of the app.
#[must_use]
pub fn message<G: FullGame>(
    record: &Record<G>,
    id: &str,
    viewer: Viewer,
    since: Option<usize>,
) -> String {
    let (made, takebacks) = (record.decisions(), record.takebacks());
    let decisions = count(made.len());
    let decided = count(made.iter().filter(|made| is_by(made, viewer)).count());
    match since.map(count) {
        Some(since) if since <= decisions => {
            let events = record.events_since(since as usize);
            let events: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            let after = mark(&record.seen_until(viewer, since as usize));
            let now = record.state().view(viewer);
            let says = Step { since, after, decisions, decided, events, now };
            Letter::new::<G>(id, takebacks, Kind::Step, says).write()
        }
        _ => {
            let (names, seen) = (record.names().to_vec(), record.seen_by(viewer));
            let says = Scene { names, decisions, decided, seen };
            Letter::new::<G>(id, takebacks, Kind::Game, says).write()
        }
    }
}

/// Reads the decision of a seat from the message of a guest. [`Record::push`] of the host's record
/// checks whether it is legal.
///
/// # Errors
/// Returns the faults of the message: the text is not a decision, belongs to another match, or
/// comes too late. It is too late if, since the guest's last message, the seat has decided or
/// decisions were taken back. Then send that guest everything that it has seen.
pub fn decision<G: FullGame>(
    record: &Record<G>,
    id: &str,
    seat: Seat,
    message: &str,
) -> Result<G::Action, Faults> {
    let letter = Letter::read::<G>(message)?;
    if letter.kind != Kind::Decision {
        return Err(Faults::one("kind: a host takes decisions alone"));
    }
    letter.check_match(id)?;
    let Decided { decisions, after, action } =
        letter.says.read().map_err(|faults| faults.within("says"))?;
    let action = action.parse().map_err(|error: NotationError| Faults::from(error))?;
    let since = record.decisions().get(decisions as usize..);
    match since.filter(|_| letter.takebacks == record.takebacks()) {
        None => Err(Faults::one(message!(errors::TakenBack))),
        Some(since) if since.iter().any(|made| is_by(made, seat.into())) => {
            Err(Faults::one(message!(errors::DecidedSince { seat })))
        }
        Some(_) if after != mark(&record.seen_until(seat.into(), decisions as usize)) => {
            Err(Faults::one("says.after: the guest has seen another game"))
        }
        Some(_) => Ok(action),
    }
}

/// Returns a number of decisions for a message.
fn count(decisions: usize) -> u32 {
    u32::try_from(decisions).unwrap_or(u32::MAX)
}

fn is_by<A>(made: &Decision<A>, viewer: Viewer) -> bool {
    matches!((made.actor, viewer), (Actor::Seat(seat), Viewer::Seat(own)) if seat == own)
}
