//! Actions as series of touches on a drawing.

use thiserror::Error;

use crate::base::rule::NotationError;
use crate::base::seat::Seat;
use crate::text::message::{Arg, Message, errors, message, told};

/// The possible touches of a seat: the legal actions that fit its touches so far.
///
/// An action is a short series of touches on the places of a drawing, such as a hammer and then the
/// cell where it goes. Each touch narrows down the actions until only one complete series is left.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::State;
/// use mauerwerk::{Game, Seat, Touched, Touches};
///
/// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:a seat:0"
///     .parse()?;
/// let Touched::Further(touches) = Touches::of(&state, Seat::FIRST).touch("hammer:0")? else {
///     panic!("the hammer may go to several cells")
/// };
/// assert!(touches.targets().any(|place| place == "b1"));
/// assert!(matches!(touches.touch("b1")?, Touched::Action(_)));
/// assert!(touches.touch("hammer:1").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Touches<A> {
    seat: Seat,
    choices: Vec<(A, Vec<String>)>,
    touched: Vec<String>,
}

/// The result of a touch.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Touched<A> {
    /// The complete action.
    Action(A),
    /// The actions that are still possible.
    Further(Touches<A>),
}

/// The error of a touch that leads to no legal action.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Seat, Touches};
///
/// let state = State::start(&"players:3 stock:TG4".parse::<Setup>()?)?;
/// let error = Touches::of(&state, Seat::FIRST).touch("stock:0:6").unwrap_err();
/// assert!(error.to_string().starts_with("\"stock:0:6\" can't be touched first: "));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum TouchError {
    /// A spectator decides nothing.
    #[error("{}", self.message())]
    Spectator,
    /// The game does not wait for the seat.
    #[error("{}", self.message())]
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// The place leads nowhere after what was touched before.
    #[error("{}", self.message())]
    NoTarget {
        /// The place.
        place: String,
        /// The touches before.
        touched: Vec<String>,
        /// The valid targets.
        targets: Vec<String>,
    },
    /// The action was already complete.
    #[error("{}", self.message())]
    TooMany {
        /// The place.
        place: String,
        /// The touches before.
        touched: Vec<String>,
        /// The action, in notation.
        action: String,
    },
}

impl TouchError {
    /// The number of places that are named which can be touched instead.
    const NAMED: usize = 8;

    /// Returns the error as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        let quoted = |place: &str| format!("{:?}", NotationError::quote(place));
        match self {
            Self::Spectator => message!(errors::NothingToTouch { seat: Arg::Key("none") }),
            Self::NotAsked { seat } => message!(errors::NothingToTouch { seat: *seat }),
            Self::NoTarget { place, touched, targets } => {
                let named = targets.len().min(Self::NAMED);
                message!(errors::NoTarget {
                    place: quoted(place),
                    touched: listed(touched),
                    targets: listed(&targets[..named]),
                    more: targets.len() - named,
                })
            }
            Self::TooMany { place, touched, action } => message!(errors::TooManyTouches {
                place: quoted(place),
                touched: listed(touched),
                action: action.clone(),
            }),
        }
    }
}

fn listed(places: &[String]) -> Vec<Message> {
    places.iter().cloned().map(Message::from).collect()
}

impl<A: Copy + ToString> Touches<A> {
    /// Makes the touches of a seat from its actions, each with its series.
    pub(crate) const fn among(seat: Seat, choices: Vec<(A, Vec<String>)>) -> Self {
        Self { seat, choices, touched: Vec::new() }
    }

    /// Returns the seat that touches.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the touches so far.
    #[must_use]
    pub fn touched(&self) -> &[String] {
        &self.touched
    }

    /// Returns the actions that are still possible.
    pub fn actions(&self) -> impl Iterator<Item = A> {
        self.choices.iter().map(|(action, _)| *action)
    }

    /// Returns the places that may be touched next, each once.
    pub fn targets(&self) -> impl Iterator<Item = &str> {
        let mut targets: Vec<&str> = Vec::new();
        for (_, series) in &self.choices {
            let next = series.get(self.touched.len()).map(String::as_str);
            if let Some(next) = next.filter(|next| targets.last() != Some(next)) {
                targets.push(next);
            }
        }
        let mut met = std::collections::HashSet::with_capacity(targets.len());
        targets.retain(|target| met.insert(*target));
        targets.into_iter()
    }

    /// Returns the result of a touch.
    ///
    /// # Errors
    /// Returns [`TouchError`] if no legal action continues with the given place.
    pub fn touch(&self, place: &str) -> Result<Touched<A>, TouchError> {
        let nth = self.touched.len();
        let fits = |(_, series): &&(A, Vec<String>)| series.get(nth).is_some_and(|at| at == place);
        let choices: Vec<(A, Vec<String>)> = self.choices.iter().filter(fits).cloned().collect();
        match choices.as_slice() {
            [] => Err(self.refuse(place)),
            [(action, series)] if series.len() == nth + 1 => Ok(Touched::Action(*action)),
            _ => {
                let mut touched = self.touched.clone();
                touched.push(place.to_owned());
                Ok(Touched::Further(Self { seat: self.seat, choices, touched }))
            }
        }
    }

    /// Returns the result of a series of touches.
    ///
    /// # Errors
    /// Returns [`TouchError`] at the first place that leads nowhere.
    pub fn touch_all<S: AsRef<str>>(
        self,
        places: impl IntoIterator<Item = S>,
    ) -> Result<Touched<A>, TouchError> {
        let mut touched = Touched::Further(self);
        let mut so_far: Vec<String> = Vec::new();
        for place in places {
            let place = place.as_ref();
            touched = match touched {
                Touched::Further(touches) => touches.touch(place)?,
                Touched::Action(action) => {
                    let (place, action) = (place.to_owned(), action.to_string());
                    return Err(TouchError::TooMany { place, touched: so_far, action });
                }
            };
            so_far.push(place.to_owned());
        }
        Ok(touched)
    }

    fn refuse(&self, place: &str) -> TouchError {
        if self.choices.is_empty() {
            return TouchError::NotAsked { seat: self.seat };
        }
        TouchError::NoTarget {
            place: place.to_owned(),
            touched: self.touched.clone(),
            targets: self.targets().map(str::to_owned).collect(),
        }
    }

    /// Returns the action that a touch completes.
    pub(crate) fn completed_by(&self, place: &str) -> Option<A> {
        let nth = self.touched.len();
        let ends = |series: &[String]| series.len() == nth + 1 && series[nth] == place;
        self.choices.iter().find(|(_, series)| ends(series)).map(|(action, _)| *action)
    }
}

/// Removes forced touches, on which all series with the same beginning agree. The last touch of a
/// series stays if it is the only one.
pub(crate) fn without_forced(series: &[Vec<String>]) -> Vec<Vec<String>> {
    let open = |whole: &Vec<String>| -> Vec<String> {
        let chosen = |nth: usize| {
            let alike = series.iter().filter(|other| other.get(..nth) == whole.get(..nth));
            alike.map(|other| other.get(nth)).any(|touch| touch != whole.get(nth))
        };
        let left = (0..whole.len()).filter(|&nth| chosen(nth));
        left.map(|nth| whole[nth].clone()).collect()
    };
    let whole = |whole: &Vec<String>| match open(whole) {
        left if left.is_empty() => whole.last().cloned().into_iter().collect(),
        left => left,
    };
    series.iter().map(whole).collect()
}

told!(TouchError);
