//! What happens in a step, and what is counted of it.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::game::history::Trace;
use crate::text::message::Message;
use crate::text::serde_text::Written;

/// Something that happened, as it is announced at the table.
///
/// A card that a seat draws unseen is one event with the card in an `Option`: full for that seat,
/// `None` for everybody else. Every decision brings an event of which every viewer sees a part, so
/// that all can count along.
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
    /// Returns all that is wrong with the text, at once.
    fn from_json(text: &str) -> Result<Self, Faults> {
        Written::json(text)?.read()
    }

    /// Returns the part of the event that `viewer` learns. Idempotent: redacting twice changes
    /// nothing.
    #[must_use]
    fn seen_by(&self, viewer: Viewer) -> Self;

    /// Returns what happened, to be told in any language. By default it is the text of `Display`.
    fn message(&self) -> Message {
        Message::from(self.to_string())
    }

    /// Returns the [places](crate::Place) that the event concerns, in the order in which things move
    /// there: a hammer and the cell where it goes, a piece and the end where it is built. By default
    /// there are none.
    fn places(&self) -> Vec<String> {
        Vec::new()
    }

    /// Returns whether something moves from the first of its places to the last, as it does by
    /// default. Otherwise each place shows what happened, as dice that are rolled do.
    fn is_way(&self) -> bool {
        true
    }

    /// The number of decisions for which drawings show what an event has [shown](Self::shown). By default
    /// no event shows anything.
    const REMEMBERED: usize = 0;

    /// Returns what the event showed for a moment, as fists that were opened: the places, each with what
    /// was there in notation. Drawings of a game in progress show it pale until another event shows
    /// something.
    fn shown(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns whether the event is one more part of a decision that began with the event `first`, as
    /// each of several pieces is that a seat places at once. The label of the decision names all its
    /// parts. By default a decision has one part, its first event.
    fn continues(&self, _first: &Self) -> bool {
        false
    }

    /// The names of the kinds of event. By default there is one kind; the macro `kinds!` of the
    /// `kit` makes one of each variant.
    const KINDS: &'static [&'static str] = &["Event"];

    /// The number of the different things that an event may be about, such as pieces or cards.
    const THINGS: usize = 0;

    /// Hands the event to `note` as numbers: as one [`Trace`], or as one for each seat if it says
    /// something about each of them. By default that is the kind of event alone.
    fn trace(&self, note: &mut impl FnMut(Trace)) {
        note(Trace::of(0));
    }
}

/// What is worth counting in a game that is played to its end, one number a column. It is given all
/// events, in full.
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
    /// The event that is counted.
    type Event;

    /// The names of the columns.
    const COLUMNS: &'static [&'static str];

    /// Counts an event.
    fn count(&mut self, event: &Self::Event);

    /// Returns the numbers, as many as there are columns.
    fn values(&self) -> Vec<u32>;
}

/// A [`Tally`] without columns, for a game in which nothing but the result is counted.
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
