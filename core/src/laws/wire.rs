//! What hosts and guests of play between devices know.

use std::fmt::Display;

use crate::actor::Viewer;
use crate::game::Choice;
use crate::game::{ActionSet as _, Game};
use crate::laws::{Broken, Verdict, require};
use crate::look::Look;
use crate::record::Record;
use crate::wire::{self, Guest};

/// The name of the law.
const LAW: &str = "a guest knows what its viewer knows";

/// The id of the match.
const MATCH: &str = "law";

/// The number of messages in which a game is told.
const MESSAGES: usize = 3;

/// Checks that guests who are told a game in a few messages know what their viewers do, are asked what
/// their seats are asked, and are understood.
pub(super) fn guests_know_what_viewers_do<G: Game>(record: &Record<G>) -> Verdict {
    Viewer::all(record.start().seats()).try_for_each(|viewer| told(record, viewer))
}

fn told<G: Game>(record: &Record<G>, viewer: Viewer) -> Verdict {
    let mut host = Record::from_state(record.start().clone());
    let mut guest = Guest::join(&wire::message(&host, MATCH, viewer, None)).map_err(deaf)?;
    for decisions in record.decisions().chunks(record.decisions().len() / MESSAGES + 1) {
        let since = host.decisions().len();
        for made in decisions {
            // They were legal before.
            let _ = host.push(made.actor, made.action);
        }
        guest.receive(&wire::message(&host, MATCH, viewer, Some(since))).map_err(deaf)?;
        knows(&host, &guest)?;
        is_understood(&host, &guest)?;
    }
    Ok(())
}

fn knows<G: Game>(host: &Record<G>, guest: &Guest<G>) -> Verdict {
    let (state, told) = (host.state(), guest.state());
    let where_ = || format!("{} of {state}", guest.viewer());
    require(*guest.seen() == host.seen_by(guest.viewer()), LAW, where_)?;
    require(told.turn() == state.turn(), LAW, where_)?;
    let (viewer, look) = (guest.viewer(), Look::default());
    require(told.draw(viewer, &look) == state.draw(viewer, &look), LAW, where_)?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    require(Choice::of_seat(told, seat) == Choice::of_seat(state, seat), LAW, where_)
}

fn is_understood<G: Game>(host: &Record<G>, guest: &Guest<G>) -> Verdict {
    let Viewer::Seat(seat) = guest.viewer() else { return Ok(()) };
    let actions = guest.state().actions(seat);
    let Some(action) = actions.clone().into_iter().next() else { return Ok(()) };
    let decided = guest.decide(action).map_err(deaf)?;
    let read = wire::decision(host, MATCH, seat, &decided).map_err(deaf)?;
    require(read == action && actions.contains(&read), "a guest is understood", || decided)
}

fn deaf(error: impl Display) -> Broken {
    Broken { law: LAW, detail: error.to_string() }
}
