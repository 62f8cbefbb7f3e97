//! What a viewer sees of a state.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::actor::Viewer;
use crate::game::features::Parts;
use crate::sheet::drawing::Drawing;
use crate::sheet::look::{Look, Theme};
use crate::text::message::Reader;
use crate::text::rich_text::RichText;

/// What one viewer sees of a state: data of its own, with no way back to the state.
///
/// A view is the position with what is hidden left open: its `Display` is the position's notation
/// with `?` where the viewer knows nothing.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Seat, Theme, View, Viewer};
///
/// let state = State::start(&Setup::default())?.play(0, "T")?;
/// let own = state.view(Viewer::Seat(Seat::FIRST));
/// let public = state.view(Viewer::Spectator);
/// assert!(own.to_string().contains("fists:T"));
/// assert!(public.to_string().contains("fists:?"));
/// assert!(public.svg(Theme::Dark).starts_with("<svg"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait View:
    Clone + Eq + Hash + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Returns who looks.
    fn viewer(&self) -> Viewer;

    /// Returns the points of each seat so far, as the viewer may know them: in the game's own
    /// points, by seat. By default there are none.
    fn scores(&self) -> Vec<i32> {
        Vec::new()
    }

    /// Returns the number of seats at the table, as far as the view tells it: by default that of the
    /// [`scores`](Self::scores).
    fn seats(&self) -> usize {
        self.scores().len()
    }

    /// Writes what the view shows as numbers, in parts whose names and shapes depend on the setup
    /// alone, with seats counted from whoever looks
    /// ([`TurnedSeats`](crate::game::features::TurnedSeats)). By default there are none.
    fn write(&self, _parts: &mut impl Parts) {}

    /// Returns what the view shows as numbers, by the game's [`Layout`](crate::Layout).
    fn features(&self) -> Vec<f32> {
        let mut numbers = Vec::new();
        self.write(&mut numbers);
        numbers
    }

    /// Draws the view: a self-contained SVG document, and the places in it.
    ///
    /// How much it shows is the game's affair: a header and a row of text for each seat are enough,
    /// and the drawing primitives of the feature `kit` make them. It marks what the look says, and has
    /// a control for each target that it doesn't show.
    fn draw(&self, look: &Look) -> Drawing;

    /// Draws the view as a self-contained SVG document, with nothing marked.
    fn svg(&self, theme: Theme) -> String {
        self.draw(&Look::new(theme)).svg
    }

    /// Draws the view with plain characters, at most 80 columns wide where the game allows.
    fn text(&self) -> String {
        self.text_for(Reader::default()).into()
    }

    /// Draws the view with plain characters, in the language of a reader and with the names of the
    /// players. The parts of the text have a meaning, or the text is plain: `"…".into()`.
    fn text_for(&self, reader: Reader<'_>) -> RichText;

    /// Draws what a decision needs to know with plain characters, in the given number of lines where
    /// the game allows. By default it is the whole text.
    fn brief_for(&self, reader: Reader<'_>, _lines: usize) -> RichText {
        self.text_for(reader)
    }
}
