//! The choices before a game, as data for the forms of apps.

use crate::base::lang::Lang;
use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::Game;
use crate::text::setup_option::{SetupOption, SetupOptions};

/// The choices before a game, given those made so far.
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
    /// The numbers of players that are valid with the other options. If the other options have
    /// faults, these numbers add no further fault.
    pub seats: Vec<u8>,
    /// The options, the number of seats first.
    pub options: Vec<SetupOption>,
    /// The faults of the options. A game can't start until there are none.
    pub faults: Faults,
}

impl Lobby {
    /// Returns the choices for a setup, with the texts of a language.
    #[must_use]
    pub fn of<G: Game>(setup: &G::Setup, lang: Lang) -> Self {
        let faults = |setup: &G::Setup| G::start(setup).err().unwrap_or_default();
        Self {
            seats: fewest(|seats| faults(&setup.seating(seats)).as_slice().len()),
            options: setup.options(G::INFO.rules, lang),
            faults: faults(setup),
        }
    }

    /// Returns the option with the given name.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&SetupOption> {
        self.options.iter().find(|option| option.name == name)
    }
}

/// Returns the numbers of players with the fewest faults.
fn fewest(faults: impl Fn(u8) -> usize) -> Vec<u8> {
    let counted: Vec<_> = (1..=Seat::COUNT as u8).map(|seats| (seats, faults(seats))).collect();
    let fewest = counted.iter().map(|(_, faults)| *faults).min();
    let seats = counted.into_iter().filter(|(_, faults)| Some(*faults) == fewest);
    seats.map(|(seats, _)| seats).collect()
}
