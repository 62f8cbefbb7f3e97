//! Views as numbers.

use crate::actor::Viewer;
use crate::features::{Layout, Writing};
use crate::game::{Game, View};
use crate::laws::{Verdict, require};

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
