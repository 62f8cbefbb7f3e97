//! Laws of notation: writing and reading setups, states and actions.

use std::collections::hash_map::DefaultHasher;
use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::actor::Viewer;
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::{Event as _, FullGame, InformationState, View as _};
use crate::lab::laws::{Broken, Verdict, cannot_start, require};
use crate::sheet::look::Drawing;
use crate::sheet::look::{Look, Panel, Sheet};
use crate::sheet::touch::{Touched, Touches};

/// Checks that a setup alone is the notation of the first state, and an empty text that of the
/// default setup.
pub(super) fn starts_are_written_briefly<G: FullGame>(setup: &G::Setup, start: &G) -> Verdict {
    const LAW: &str = "a setup alone is the start of its game";
    require(start.setup() == *setup, "a state knows its setup", || format!("{setup}: {start}"))?;
    require(setup.to_string().parse().as_ref() == Ok(start), LAW, || setup.to_string())?;
    require("".parse() == Ok(G::Setup::default()), LAW, || "the empty setup".to_owned())?;
    G::start(&G::Setup::default()).map_or_else(|faults| Err(cannot_start(&faults)), |_| Ok(()))
}

/// Checks that a setup can be read from its notation and its JSON.
pub(super) fn setups_are_written_exactly<G: FullGame>(setup: &G::Setup) -> Verdict {
    const LAW: &str = "a setup is written and read exactly";
    same_in_notation(setup, LAW)?;
    same_in_json(setup, LAW)
}

/// Checks that a state, its setup and its views can be read exactly, with equal hashes.
pub(super) fn states_are_written_exactly<G: FullGame>(state: &G) -> Verdict {
    const LAW: &str = "a state is written and read exactly";
    same_in_notation(state, LAW)?;
    same_in_json(state, LAW)?;
    let brief = format!("{} {}", state.setup(), state.notation());
    require(brief.parse().as_ref() == Ok(state), LAW, || brief.clone())?;
    let again: G = state
        .to_string()
        .parse()
        .map_err(|faults| Broken { law: LAW, detail: format!("{state}: {faults}") })?;
    require(hash(&again) == hash(state), "equal states hash equal", || state.to_string())?;
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        require(view.viewer() == viewer, "a view says who looks", || format!("{viewer}: {view}"))?;
        same_in_json(&view, "a view is written and read exactly")?;
    }
    Ok(())
}

/// Checks that an information state can be read from its JSON, with the same key.
pub(super) fn what_is_seen_is_written_exactly<G: FullGame>(seen: &InformationState<G>) -> Verdict {
    const LAW: &str = "what is seen is written and read exactly";
    let json = serde_json::to_string(seen).unwrap_or_default();
    let again = InformationState::<G>::from_json(&json)
        .map_err(|faults| Broken { law: LAW, detail: format!("{json}: {faults}") })?;
    require(again == *seen && again.key() == seen.key(), LAW, || json)
}

pub(super) fn actions_are_written_exactly<G: FullGame>(action: G::Action) -> Verdict {
    const LAW: &str = "an action is written and read exactly";
    same_in_notation(&action, LAW)?;
    same_in_json(&action, LAW)?;
    require(G::action(G::id(action)) == Some(action), LAW, || format!("id of {action}"))
}

pub(super) fn same_in_notation<T>(value: &T, law: &'static str) -> Verdict
where
    T: Display + Debug + PartialEq + FromStr<Err: Display>,
{
    let text = value.to_string();
    match text.parse::<T>() {
        Ok(again) => require(again == *value, law, || format!("{text} became {again}")),
        Err(error) => Err(Broken { law, detail: format!("{text}: {error}") }),
    }
}

pub(super) fn same_in_json<T>(value: &T, law: &'static str) -> Verdict
where
    T: Serialize + DeserializeOwned + Debug + PartialEq,
{
    let again = serde_json::to_string(value)
        .and_then(|json| Ok((serde_json::from_str::<T>(&json)?, json)))
        .map_err(|error| Broken { law, detail: format!("{value:?}: {error}") })?;
    require(again.0 == *value, law, || again.1)
}

pub(super) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

const MEANT: &str = "touches mean actions";

/// Drawings are slow, so one of this number of states is drawn.
const DRAWN: u32 = 4;

/// Checks that each legal action is a unique series of touches, and that targets are drawn: at
/// first, and after each touch of one action.
pub(super) fn touches_mean_actions<G: FullGame>(state: &G, dealer: &mut Dealer) -> Verdict {
    let seats = Seats::first(Seat::COUNT);
    seats.iter().try_for_each(|seat| series_are_read_back(state, seat, dealer))?;
    if dealer.below(DRAWN) > 0 {
        return Ok(());
    }
    let sheet = Sheet::ALL[dealer.below(2) as usize];
    seats.iter().try_for_each(|seat| {
        let all = state.touches(seat);
        let nth = dealer.below(all.len().max(1) as u32) as usize;
        all.get(nth).map_or(Ok(()), |series| targets_are_drawn(state, seat, series, sheet))
    })?;
    events_concern_places(state, sheet, dealer)
}

/// Checks that there is a series for each action, and that none is empty or the beginning of
/// another. One of them must be read back as its action.
fn series_are_read_back<G: FullGame>(state: &G, seat: Seat, dealer: &mut Dealer) -> Verdict {
    let actions: Vec<G::Action> = state.actions(seat).into_iter().collect();
    let all = state.touches(seat);
    let where_ = || format!("seat {seat} in {state}: {all:?}");
    require(
        actions.len() == all.len() && all.iter().all(|series| !series.is_empty()),
        MEANT,
        where_,
    )?;
    let mut sorted: Vec<&Vec<String>> = all.iter().collect();
    sorted.sort_unstable();
    // A series that begins with another one is right behind it.
    let apart = sorted.is_sorted_by(|one, next| !next.starts_with(one));
    require(apart, MEANT, where_)?;
    let nth = dealer.below(all.len().max(1) as u32) as usize;
    let Some((action, series)) = actions.get(nth).zip(all.get(nth)) else { return Ok(()) };
    let touched = Touches::of(state, seat).touch_all(series);
    require(touched == Ok(Touched::Action(*action)), MEANT, where_)
}

fn targets_are_drawn<G: FullGame>(
    state: &G,
    seat: Seat,
    series: &[String],
    sheet: Sheet,
) -> Verdict {
    let mut touches = Touches::of(state, seat);
    for place in series {
        let look = Look { touched: touches.touched().to_vec(), sheet, ..Look::default() };
        let where_ = || format!("after {:?}, {sheet:?}, seat {seat} in {state}", look.touched);
        let panels = Panel::ALL.map(|panel| Look { panel: Some(panel), ..look.clone() });
        let draw = |look| state.draw(seat.into(), look);
        let (Ok(drawing), Ok(panels)) =
            (draw(&look), panels.iter().map(draw).collect::<Result<Vec<_>, _>>())
        else {
            return require(false, MEANT, where_);
        };
        for target in touches.targets() {
            let where_ = || format!("{target} {}", where_());
            require(is_drawn(&drawing, target), "what may be touched is drawn", where_)?;
            let alone = panels.iter().filter(|panel| is_drawn(panel, target)).count();
            require(alone > 0, "what may be touched is drawn in a part", where_)?;
        }
        if let Ok(Touched::Further(next)) = touches.touch(place) {
            touches = next;
        }
    }
    Ok(())
}

/// Returns whether a target is drawn: with a label, with a shape inside the drawing, and in the
/// document.
fn is_drawn(drawing: &Drawing, target: &str) -> bool {
    let within = |&(x, y): &(i32, i32)| {
        (0..=drawing.width).contains(&x) && (0..=drawing.height).contains(&y)
    };
    let mut places = drawing.places.iter().filter(|place| place.name == target);
    let sound = places.any(|place| {
        place.is_target
            && !place.label.is_empty()
            && place.shape.len() > 2
            && place.shape.iter().all(within)
    });
    sound && drawing.svg.contains("data-mark=\"target\"")
}

/// Checks that the places of an event are drawn, before a random decision or after it.
fn events_concern_places<G: FullGame>(state: &G, sheet: Sheet, dealer: &mut Dealer) -> Verdict {
    let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
    let viewer = viewers[dealer.below(viewers.len() as u32) as usize];
    let Some((actor, action)) = state.decide(dealer) else { return Ok(()) };
    let mut events = Vec::new();
    let next = state.apply_noting(actor, action, &mut |event| events.push(event.seen_by(viewer)));
    let Ok(next) = next else { return Ok(()) };
    let places = |state: &G| state.view(viewer).draw(&Look { sheet, ..Look::default() }).places;
    let (before, after) = (places(state), places(&next));
    let is_drawn = |name: &String| before.iter().chain(&after).any(|place| place.name == *name);
    events.iter().try_for_each(|event| {
        let places = event.places();
        let drawn = places.is_empty() || places.iter().any(is_drawn);
        require(drawn, "an event concerns what is drawn", || {
            format!("{event} for {viewer}: {places:?}")
        })
    })
}
