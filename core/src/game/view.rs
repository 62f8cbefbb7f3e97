//! Views: what a viewer sees of a state.

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

/// A view: what one viewer sees of a state, as separate data with no way back to the state.
///
/// A view is a position without its hidden parts. Its `Display` writes the position's notation,
/// with `?` for everything that the viewer doesn't know.
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
    /// Returns the viewer.
    fn viewer(&self) -> Viewer;

    /// Returns the points of each seat so far, as the viewer may know them, in points of the game.
    /// By default the list is empty.
    fn scores(&self) -> Vec<i32> {
        Vec::new()
    }

    /// Returns the number of seats at the table. By default it is the number of
    /// [`scores`](Self::scores).
    fn seats(&self) -> usize {
        self.scores().len()
    }

    /// Writes the view as numbers, in parts whose names and shapes depend only on the setup. Seats
    /// are counted from the viewer: see [`TurnedSeats`](crate::game::features::TurnedSeats). By
    /// default there are no parts.
    fn write(&self, _parts: &mut impl Parts) {}

    /// Returns the view as numbers, by the game's [`Layout`](crate::Layout).
    fn features(&self) -> Vec<f32> {
        let mut numbers = Vec::new();
        self.write(&mut numbers);
        numbers
    }

    /// Draws the view as a self-contained SVG document, with its places.
    ///
    /// The game chooses how much it draws. A header and a row of text for each seat are enough, and
    /// the feature `kit` has drawing primitives for them. The drawing marks what the look lists,
    /// and has a control for each target that is not drawn otherwise.
    fn draw(&self, look: &Look) -> Drawing;

    /// Draws the view as a self-contained SVG document without marks.
    fn svg(&self, theme: Theme) -> String {
        self.draw(&Look::new(theme)).svg
    }

    /// Draws the view with plain characters, at most 80 columns wide where the game allows.
    fn text(&self) -> String {
        self.text_for(Reader::default()).into()
    }

    /// Draws the view with plain characters, in the language of a reader and with the names of the
    /// players. The parts of the text can have a meaning, but plain text also works: `"…".into()`.
    fn text_for(&self, reader: Reader<'_>) -> RichText;

    /// Draws the parts of the view that matter for a decision with plain characters, in the given
    /// number of lines if possible. By default it is the whole text.
    fn brief_for(&self, reader: Reader<'_>, _lines: usize) -> RichText {
        self.text_for(reader)
    }
}
