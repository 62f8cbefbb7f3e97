//! A seat's history of a game as an array of numbers, with a row for each event.

use crate::base::seat::{Seat, Seats};
use crate::game::features::{Layout, Part, Parts, TurnedSeats, Writing, put_one};
use crate::game::{Event, Game, InformationState, View};

/// An event as numbers: its kind, the seat that acts, the other seat, the thing, and further
/// numbers.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Trace {
    /// The kind of event, as an index into [`Event::KINDS`].
    kind: usize,
    seat: Option<Seat>,
    other: Option<Seat>,
    /// The thing, below [`Event::THINGS`].
    thing: Option<usize>,
    numbers: [u16; Self::LIMIT],
}

impl Trace {
    /// The largest number of further numbers.
    pub const LIMIT: usize = 4;

    /// Makes a trace of the given kind.
    #[must_use]
    pub const fn of(kind: usize) -> Self {
        Self { kind, seat: None, other: None, thing: None, numbers: [0; Self::LIMIT] }
    }

    /// Sets the seat that did it, or that it happened to.
    #[must_use]
    pub const fn by(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// Sets the other seat.
    #[must_use]
    pub const fn with(self, other: Seat) -> Self {
        Self { other: Some(other), ..self }
    }

    /// Sets the thing, if the viewer knows it.
    #[must_use]
    pub fn about(self, thing: impl Into<Option<usize>>) -> Self {
        Self { thing: thing.into(), ..self }
    }

    /// Sets up to [`LIMIT`](Self::LIMIT) numbers, such as places and points. Further numbers are
    /// left out.
    #[must_use]
    pub fn saying<const COUNT: usize>(self, numbers: [u16; COUNT]) -> Self {
        let mut said = [0; Self::LIMIT];
        said.iter_mut().zip(numbers).for_each(|(said, number)| *said = number);
        Self { numbers: said, ..self }
    }

    /// Returns the kind of event, as an index into [`Event::KINDS`].
    #[must_use]
    pub const fn kind(&self) -> usize {
        self.kind
    }

    fn write<E: Event>(&self, turned: TurnedSeats, parts: &mut impl Parts) {
        put_one(parts, "kind", E::KINDS.len(), "the kind of event", Some(self.kind));
        let seat = |seat: Option<Seat>| seat.map_or(Seats::EMPTY, Seats::only);
        turned.put_set(
            parts,
            "seat",
            "the seat that did it, or that it happened to",
            seat(self.seat),
        );
        turned.put_set(parts, "other", "the other seat that takes part", seat(self.other));
        let meaning = "the thing it is about, where the viewer knows it";
        put_one(parts, "thing", E::THINGS, meaning, self.thing);
        let meaning = "further numbers, such as those of places and points; 0 for none";
        let part = Part::numbers("numbers", &[Self::LIMIT], 0.0..=u16::MAX.into(), meaning);
        parts.part(part, |entries| {
            let numbers = entries.iter_mut().zip(self.numbers);
            numbers.for_each(|(entry, number)| *entry = number.into());
        });
    }
}

impl Layout {
    /// Returns the layout of a row of the [history](InformationState::history) of a game with
    /// `seats` seats.
    #[must_use]
    pub fn of_history<G: Game>(seats: usize) -> Self {
        let mut layout = Self::default();
        let turned = TurnedSeats::new(crate::base::actor::Viewer::Spectator, seats);
        Trace::of(0).write::<G::Event>(turned, &mut layout);
        layout
    }
}

impl<G: Game> InformationState<G> {
    /// Returns the latest events that the viewer has seen as `rows` rows of numbers, oldest first,
    /// by [`Layout::of_history`]. Rows before the first event are 0.
    ///
    /// An event takes one row, or one for each seat if it concerns each of them. Seats are counted
    /// from the viewer.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{Game, InformationState, Layout, Seat};
    ///
    /// let state = State::start(&Setup::default())?;
    /// let mut seen = InformationState::new(&state, Seat::FIRST.into());
    /// seen.step(&state, Seat::new(2).unwrap().into(), "T".parse()?)?;
    ///
    /// let layout = Layout::of_history::<State>(state.seats());
    /// let history = seen.history(8);
    /// assert_eq!(history.len(), 8 * layout.len());
    /// // The seat two places to the left has put a fist on the table. Its content is unknown.
    /// let last = &history[7 * layout.len()..];
    /// let part = |name| &last[layout.feature(name).unwrap().range.clone()];
    /// assert_eq!(part("seat"), [0., 0., 1., 0.]);
    /// assert_eq!(part("thing"), [0.; 9]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn history(&self, rows: usize) -> Vec<f32> {
        let seats = self.now().seats();
        let width = Layout::of_history::<G>(seats).len();
        let mut array = vec![0.0; rows * width];
        let turned = TurnedSeats::new(self.viewer(), seats);
        let latest = self.latest(rows);
        let filled = array.rchunks_exact_mut(width.max(1)).zip(latest.iter().rev());
        filled.for_each(|(row, trace)| trace.write::<G::Event>(turned, &mut Writing::new(row)));
        array
    }

    /// Returns the latest traces, at most `most`, oldest first.
    fn latest(&self, most: usize) -> Vec<Trace> {
        let (mut traces, mut from) = (Vec::new(), self.events().len());
        // Most events have one trace, so counting shows how far back to go.
        while traces.len() < most && from > 0 {
            from -= 1;
            let mut before = Vec::new();
            self.events()[from].trace(&mut |trace| before.push(trace));
            traces.extend(before.into_iter().rev());
        }
        traces.truncate(most);
        traces.reverse();
        traces
    }
}
