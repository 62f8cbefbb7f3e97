//! Views as numbers.

use crate::actor::Viewer;
use crate::features::{Feature, Layout, Writing};
use crate::game::{Event, Game, InformationState, View};
use crate::laws::{Verdict, require};
use crate::seat::Seat;

const LAW: &str = "features are what a view shows";

/// Checks what each viewer's view is written as: by the layout of the game, whatever the state; in
/// finite numbers in their ranges; and from the state as from the view, so that what is hidden
/// can't show.
pub(super) fn features_are_what_a_view_shows<G: Game>(state: &G, layout: &Layout) -> Verdict {
    Viewer::all(state.seats()).try_for_each(|viewer| {
        let (view, where_) = (state.view(viewer), || format!("{viewer} in {state}"));
        require(Layout::of_view(&view) == *layout, "a layout stays", where_)?;
        let shown = view.features();
        // Entries of other numbers before: all of them are written.
        let mut written = vec![f32::NAN; layout.len()];
        state.write(viewer, &mut Writing::new(&mut written));
        require(written == shown && state.features(viewer) == shown, LAW, where_)?;
        for feature in layout.features() {
            let sound = |number: &f32| (feature.low..=feature.high).contains(number);
            let where_ = || format!("{} of {viewer} in {state}", feature.name);
            require(shown[feature.range.clone()].iter().all(sound), LAW, where_)?;
        }
        Ok(())
    })
}

/// Checks what each viewer has seen is written as: rows of one layout, in its ranges, each with a kind
/// of event, and the latest ones however many are asked for.
pub(super) fn histories_are_what_was_seen<G: Game>(
    seen: &InformationState<G>,
    seats: usize,
) -> Verdict {
    const LAW: &str = "a history is what was seen";
    let seated = seen.now().seats();
    require(seated == seats || seated == 0, "a view has all seats", || {
        format!("{seated} of {seats}")
    })?;
    let layout = Layout::of_history::<G>(seated);
    let all = 2 * seen.events().len() + Seat::COUNT;
    let (long, short) = (seen.history(all), seen.history(3));
    let where_ = || format!("{} of {}", seen.viewer(), seen.now());
    require(long.len() == all * layout.len() && long.ends_with(&short), LAW, where_)?;
    for row in long.chunks_exact(layout.len()) {
        let part = |feature: &Feature| row[feature.range.clone()].to_vec();
        let sound = |feature: &Feature| {
            part(feature).iter().all(|number| (feature.low..=feature.high).contains(number))
        };
        require(layout.features().iter().all(sound), LAW, where_)?;
    }
    let kind = layout.feature("kind").map_or(0..0, |feature| feature.range.clone());
    let last = long.chunks_exact(layout.len()).last().map_or(0.0, |row| row[kind].iter().sum());
    let event = seen.events().last().map_or(0.0, |_| 1.0);
    require(last == event && !G::Event::KINDS.is_empty(), LAW, where_)
}
