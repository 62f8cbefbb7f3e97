//! What can be chosen before a game, as data: apps make their forms of it.

use crate::base::lang::Lang;
use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::Game;
use crate::text::setup_option::{SetupOption, SetupOptions};

/// What can be chosen before a game, given what was chosen so far.
///
/// # Examples
/// ```
/// use mauerwerk::{Lang, Lobby, berlin};
///
/// let lobby = Lobby::of::<berlin::State>(&"variants:fast-forward target:200".parse()?, Lang::En);
/// assert_eq!(lobby.seats, [2, 3, 4]);
/// let face_up = lobby.option("face_up").unwrap();
/// assert_eq!((face_up.value.as_str(), face_up.default.as_str()), ("12", "12"));
/// assert_eq!(lobby.faults.as_slice()[0].option, Some("target"));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Lobby {
    /// The numbers of seats that may play with the other options as they are; where these are
    /// faulty themselves, the numbers that bring no further fault.
    pub seats: Vec<u8>,
    /// The options, the number of seats first.
    pub options: Vec<SetupOption>,
    /// What is wrong with the options as they are: with faults, no game can be started.
    pub faults: Faults,
}

impl Lobby {
    /// Returns what can be chosen where a setup was chosen so far, with the texts of a language.
    #[must_use]
    pub fn of<G: Game>(setup: &G::Setup, lang: Lang) -> Self {
        let faults = |setup: &G::Setup| G::start(setup).err().unwrap_or_default();
        Self {
            seats: fewest(|seats| faults(&setup.seating(seats)).as_slice().len()),
            options: setup.options(G::INFO.rules, lang),
            faults: faults(setup),
        }
    }

    /// Returns the option with that name.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&SetupOption> {
        self.options.iter().find(|option| option.name == name)
    }
}

/// Returns the numbers of seats with the fewest faults.
fn fewest(faults: impl Fn(u8) -> usize) -> Vec<u8> {
    let counted: Vec<_> = (1..=Seat::COUNT as u8).map(|seats| (seats, faults(seats))).collect();
    let fewest = counted.iter().map(|(_, faults)| *faults).min();
    let seats = counted.into_iter().filter(|(_, faults)| Some(*faults) == fewest);
    seats.map(|(seats, _)| seats).collect()
}
