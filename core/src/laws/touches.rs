//! Actions as touches on drawings.

use crate::actor::Viewer;
use crate::dealer::Dealer;
use crate::drawing::Drawing;
use crate::game::{Event as _, Game, View as _};
use crate::laws::{Verdict, require};
use crate::look::{Look, Panel, Sheet};
use crate::seat::{Seat, Seats};
use crate::touch::{Touched, Touches};

const LAW: &str = "touches mean actions";

/// Drawings take long: one state of so many is drawn.
const DRAWN: u32 = 4;

/// Checks that each legal action is a series of touches that means nothing else, and that what may be
/// touched is drawn: first, and after each touch of one action.
pub(super) fn touches_mean_actions<G: Game>(state: &G, dealer: &mut Dealer) -> Verdict {
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

/// Checks that there is a series for each action, that none is empty or the beginning of another, and
/// that one of them is read back as its action.
fn series_are_read_back<G: Game>(state: &G, seat: Seat, dealer: &mut Dealer) -> Verdict {
    let actions: Vec<G::Action> = state.actions(seat).into_iter().collect();
    let all = state.touches(seat);
    let where_ = || format!("seat {seat} in {state}: {all:?}");
    require(
        actions.len() == all.len() && all.iter().all(|series| !series.is_empty()),
        LAW,
        where_,
    )?;
    let mut sorted: Vec<&Vec<String>> = all.iter().collect();
    sorted.sort_unstable();
    // What begins with a series stands right behind it.
    let apart = sorted.is_sorted_by(|one, next| !next.starts_with(one));
    require(apart, LAW, where_)?;
    let nth = dealer.below(all.len().max(1) as u32) as usize;
    let Some((action, series)) = actions.get(nth).zip(all.get(nth)) else { return Ok(()) };
    let touched = Touches::of(state, seat).touch_all(series);
    require(touched == Ok(Touched::Action(*action)), LAW, where_)
}

fn targets_are_drawn<G: Game>(state: &G, seat: Seat, series: &[String], sheet: Sheet) -> Verdict {
    let mut touches = Touches::of(state, seat);
    for place in series {
        let look = Look { touched: touches.touched().to_vec(), sheet, ..Look::default() };
        let where_ = || format!("after {:?}, {sheet:?}, seat {seat} in {state}", look.touched);
        let panels = Panel::ALL.map(|panel| Look { panel: Some(panel), ..look.clone() });
        let draw = |look| state.draw(seat.into(), look);
        let (Ok(drawing), Ok(panels)) =
            (draw(&look), panels.iter().map(draw).collect::<Result<Vec<_>, _>>())
        else {
            return require(false, LAW, where_);
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

/// Returns whether a target is drawn: with words, with a shape within the drawing, and in the
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

/// Checks that what an event of a random decision concerns is drawn, before the decision or after.
fn events_concern_places<G: Game>(state: &G, sheet: Sheet, dealer: &mut Dealer) -> Verdict {
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
