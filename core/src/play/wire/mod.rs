//! Play between devices: the messages of a host and its guests.
//!
//! One device is the host. It has the [`Record`](crate::Record), deals, and applies the decisions
//! of seats. A guest is on another device, with the view of one seat or of a spectator. It receives
//! what that viewer may know and nothing more. The app transports messages and decides who may play
//! which seat. A host accepts the decisions of a seat only from the connection of that seat.
//!
//! | kind | from | content |
//! |---|---|---|
//! | `game` | host | everything that the viewer has seen so far: for guests who join or rejoin, and for all after a takeback |
//! | `step` | host | what the viewer has seen since a number of decisions |
//! | `decision` | guest | the decision of the seat, and the number of decisions that it knew of |
//!
//! Each message is one line of JSON, and [`recorded_game`](crate::recorded_game) returns its game.
//! [`message`] makes the messages of the host. A [`Guest`] reads them and makes those of its seat,
//! and [`decision`] reads these.
//!
//! # Messages that are lost, late or doubled
//! Messages may be lost, doubled, delayed and reordered. Each message contains the id of the match,
//! the number of takebacks, and a mark of what its viewer had seen. A message that does not fit is
//! refused, and nothing changes:
//!
//! - A host answers a refused decision with everything that the viewer has seen.
//! - A guest answers a refused `step` with a request for everything that it has seen. It ignores
//!   old messages.
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
