//! Play between devices: what a host and its guests send each other.
//!
//! One device is the host: it has the [`Record`](crate::Record), deals, and applies what seats
//! decide. A guest sits at another device, looks on from one seat or as a spectator, and is sent
//! what that viewer may know and nothing more. How messages travel is up to the app, and so is who
//! may sit where: a host takes the decisions of a seat from the connection that the seat was given
//! to.
//!
//! | kind | from | what it says |
//! |---|---|---|
//! | `game` | host | all that the viewer has seen so far: for a guest who comes or comes back, and for all after something was taken back |
//! | `step` | host | what the viewer has seen since a number of decisions |
//! | `decision` | guest | what the seat decides, and how many decisions it had heard of by then |
//!
//! Each message is JSON on one line; [`recorded_game`](crate::recorded_game) tells its game. [`message`] makes those of the host, a [`Guest`] understands them
//! and makes those of its seat, [`decision`] reads them.
//!
//! # Messages that are lost, late or doubled
//! Messages may be lost, doubled, delayed and reordered. Each message contains the id of the match, the
//! number of takebacks, and a mark of what its viewer had seen. A message that does not fit is refused,
//! and nothing changes:
//!
//! - A host answers a refused decision with all that the viewer has seen.
//! - A guest answers a refused `step` by asking for all that it has seen. It ignores old messages.
//! - A guest stays in its match. For a new match, the app makes a new guest.
//!
//! # Examples
//! ```
//! use mauerwerk::die_mauer::{Setup, State};
//! use mauerwerk::wire::{self, Guest};
//! use mauerwerk::{Choice, Record, Seat, Viewer};
//!
//! let mut record = Record::<State>::new(&Setup::default())?;
//! let seat = Seat::new(2).unwrap();
//! let mut guest = Guest::<State>::join(&wire::message(&record, "match 1", Viewer::Seat(seat), None))?;
//!
//! record.play(0, "T")?; // in a fist: the guest hears of it, and not what it holds
//! let heard = guest.receive(&wire::message(&record, "match 1", Viewer::Seat(seat), Some(0)))?;
//! assert_eq!(heard[0].to_string(), "seat 0 puts a fist on the table");
//!
//! let choice = Choice::of_seat(guest.state(), seat).remove(0);
//! let decided = guest.decide(choice.notation.parse()?)?;
//! record.push(seat.into(), wire::decision(&record, "match 1", seat, &decided)?)?;
//! assert_eq!(record.decisions().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod guest;
mod host;
mod letter;

pub use guest::{Guest, GuestError};
pub use host::{decision, message};

/// The version of the protocol.
pub const VERSION: u32 = 2;
