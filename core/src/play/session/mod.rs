//! A game of any kind as people play it at one screen (feature `bots`).
//!
//! A [`Session`] has a table and the players of its seats. It knows who looks at the screen, what they
//! have touched, and what a front shows. A front is a page, an app or a notebook: it draws the
//! [`SessionScreen`] and sends [wishes](Session::wish). The session has no threads and no clock: the
//! host lets players think on [tasks](Session::task), and returns what they [found](Session::take).
//!
//! # Examples
//! ```
//! use mauerwerk::bot::unwatched;
//! use mauerwerk::session::{Session, SessionOptions};
//! use mauerwerk::{Lang, all_games};
//!
//! let table = all_games!().find("berlin")?.table("players:2", Some(7))?;
//! let options = SessionOptions::from_json(r#"{"players": ["person", "easy"]}"#)?;
//! let mut session = Session::new(table, options)?;
//! let screen = session.screen()?;
//! assert_eq!(screen.turn, "You decide");
//!
//! // A front sends what the person touches, with the number of the screen.
//! let place = &screen.places[0].name;
//! session.wish(&format!(r#"{{"kind": "touch", "place": "{place}", "number": {}}}"#, screen.number));
//! let task = session.task().expect("the opponent thinks");
//! let found = task.find(session.table(), Lang::En, &unwatched)?;
//! session.take(task.id, found)?;
//! assert!(session.task().is_none() && session.screen()?.can_undo);
//! # Ok::<(), mauerwerk::table::TableError>(())
//! ```

mod options;
mod screen;
mod sitting;

pub use options::{Found, Hint, Purpose, SeatPlayer, SessionOptions, Task};
pub use screen::{NamedAction, NamedHint, OpenHand, SessionMotion, SessionPlace, SessionScreen};
pub use sitting::Session;
#[cfg(feature = "lessons")]
pub(crate) use sitting::{Kind, Wish};
