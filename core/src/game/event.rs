//! Events, which happen in a step, and views.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::game::features::Parts;
use crate::game::history::Trace;
use crate::sheet::look::Drawing;
use crate::sheet::look::{Look, Theme};
use crate::text::message::{Message, Reader};
use crate::text::rich_text::RichText;
use crate::text::serde_text::Written;

/// An event, as it is announced at the table.
///
/// A card that a seat draws unseen is one event with the card in an `Option`. That seat sees the
/// card, and all others see `None`. Every decision causes an event that every viewer sees in part,
/// so that all viewers can count the decisions.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{self, Fist};
/// use mauerwerk::{Event, Seat, Viewer};
///
/// let fist = Some(Fist::Empty);
/// let planned = die_mauer::Event::Planned { seat: Seat::FIRST, fist };
/// assert_eq!(planned.to_string(), "seat 0 puts a fist on the table: -");
///
/// // What is in the fist, only that seat learns.
/// assert_eq!(planned.seen_by(Seat::FIRST.into()), planned);
/// assert_eq!(planned.seen_by(Viewer::Spectator).to_string(), "seat 0 puts a fist on the table");
/// ```
pub trait Event:
    Clone + Eq + Hash + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Reads an event from JSON.
    ///
    /// # Errors
    /// Returns all faults of the text at once.
    fn from_json(text: &str) -> Result<Self, Faults> {
        Written::json(text)?.read()
    }

    /// Returns the part of the event that `viewer` learns. Idempotent: a second call changes
    /// nothing.
    #[must_use]
    fn seen_by(&self, viewer: Viewer) -> Self;

    /// Returns the event as a message, for any language. By default it is the text of `Display`.
    fn message(&self) -> Message {
        Message::from(self.to_string())
    }

    /// Returns the [places](crate::Place) of the event, in the order in which things move. Examples
    /// are a hammer and the cell where it goes, or a piece and the end where it is built. By
    /// default there are none.
    fn places(&self) -> Vec<String> {
        Vec::new()
    }

    /// Returns whether something moves from the first place to the last, which is the default.
    /// Otherwise each place shows what happened, as rolled dice do.
    fn is_way(&self) -> bool {
        true
    }

    /// The number of decisions for which drawings show what an event has [shown](Self::shown). By
    /// default events show nothing.
    const REMEMBERED: usize = 0;

    /// Returns the places that the event showed for a moment, each with its contents in notation.
    /// Opened fists are an example. Drawings of a game in progress show them pale until another
    /// event shows something.
    fn shown(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns whether the event is one more part of the decision that began with `first`. An
    /// example is each of several pieces that a seat places at once. The label of the decision
    /// names all its parts. By default a decision has one part, its first event.
    fn continues(&self, _first: &Self) -> bool {
        false
    }

    /// The names of the kinds of event. By default there is one kind. The macro `kinds!` of the
    /// `kit` makes one kind of each variant.
    const KINDS: &'static [&'static str] = &["Event"];

    /// The number of different things that an event may be about, such as pieces or cards.
    const THINGS: usize = 0;

    /// Calls `note` with the event as numbers: one [`Trace`], or one for each seat if the event
    /// concerns each of them. By default it is only the kind of event.
    fn trace(&self, note: &mut impl FnMut(Trace)) {
        note(Trace::of(0));
    }
}

/// Counts the events of a complete game, with one number for each column. It receives all events in
/// full.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State, Tally};
/// use mauerwerk::{Dealer, Game, Playout, Tally as _};
///
/// let mut tally = Tally::default();
/// let mut state = State::start(&Setup::default())?;
/// state.play_out(&mut Dealer::new(7), 1000, &mut |event| tally.count(&event));
/// assert_eq!(Tally::COLUMNS[1], "pieces_built");
/// assert!(tally.values()[1] > 0);
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
pub trait Tally: Clone + Default + Send + Sync {
    /// The type of the events.
    type Event;

    /// The names of the columns.
    const COLUMNS: &'static [&'static str];

    /// Counts an event.
    fn count(&mut self, event: &Self::Event);

    /// Returns the numbers, one for each column.
    fn values(&self) -> Vec<u32>;
}

/// Declares a tally with a number for each column.
macro_rules! tally {
    ($(#[$doc:meta])* $name:ident { $($column:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
        pub struct $name { $($column: u32),+ }

        impl $name {
            const COLUMNS: &'static [&'static str] = &[$(stringify!($column)),+];

            fn columns(&self) -> Vec<u32> {
                vec![$(self.$column),+]
            }
        }
    };
}
pub(crate) use tally;

/// A [`Tally`] without columns, for a game that counts only the result.
pub struct NoTally<E>(PhantomData<fn(E)>);

impl<E> Clone for NoTally<E> {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl<E> Default for NoTally<E> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<E> Debug for NoTally<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NoTally")
    }
}

impl<E> Tally for NoTally<E> {
    type Event = E;

    const COLUMNS: &'static [&'static str] = &[];

    fn count(&mut self, _: &E) {}

    fn values(&self) -> Vec<u32> {
        Vec::new()
    }
}

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

    /// Returns the current points of each seat, as far as the viewer knows them, in points of the
    /// game. By default the list is empty.
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
