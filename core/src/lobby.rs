//! What can be chosen before a game, as data: apps make their forms of it.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::game::Game;
use crate::rule::{Faults, Rule};
use crate::seat::Seat;
use crate::serde_text::Written;
use crate::takes::Takes;

/// What can be chosen before a game, given what was chosen so far.
///
/// # Examples
/// ```
/// use mauerwerk::{Lobby, berlin};
///
/// let lobby = Lobby::of::<berlin::State>(&"variants:fast-forward target:200".parse()?);
/// assert_eq!(lobby.seats, [2, 3, 4]);
/// let face_up = lobby.option("face_up").unwrap();
/// assert_eq!((face_up.value.as_str(), face_up.default.as_str()), ("12", "12"));
/// assert_eq!(lobby.faults.as_slice()[0].option, Some("target"));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Lobby {
    /// The numbers of seats that may play with the other options as they are; where these are wrong
    /// themselves, those of which nothing else is said.
    pub seats: Vec<u8>,
    /// The options, the number of seats first.
    pub options: Vec<SetupOption>,
    /// What is wrong with the options as they are: with faults, no game can be started.
    pub faults: Faults,
}

impl Lobby {
    /// Returns what can be chosen where a setup was chosen so far.
    #[must_use]
    pub fn of<G: Game>(setup: &G::Setup) -> Self {
        let faults = |setup: &G::Setup| G::start(setup).err().unwrap_or_default();
        Self {
            seats: fewest(|seats| faults(&setup.seating(seats)).as_slice().len()),
            options: setup.options(G::INFO.rules),
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

/// An option of a setup.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct SetupOption {
    /// The name, as in notation.
    pub name: &'static str,
    /// The name for people, in English.
    pub label: String,
    /// What it takes.
    pub takes: Takes,
    /// What it is now, in notation; empty if it is not set.
    pub value: String,
    /// What it is where nothing was chosen, in notation; empty if it is not set then. It may depend
    /// on the edition, or on the variants.
    pub default: String,
    /// The rulings that it changes.
    pub rules: Vec<&'static Rule>,
}

impl SetupOption {
    /// Makes an option of a name, with the rulings of its game that it changes.
    #[doc(hidden)]
    #[must_use]
    pub fn new(
        name: &'static str,
        takes: Takes,
        [value, default]: [String; 2],
        rules: &'static [Rule],
    ) -> Self {
        let rules: Vec<_> = rules.iter().filter(|rule| rule.options.contains(&name)).collect();
        Self { name, label: label(name, &rules), takes, value, default, rules }
    }
}

/// Returns the title of the first ruling that an option changes, if no other changes it; else the
/// option's name in words.
fn label(name: &str, rules: &[&Rule]) -> String {
    match rules.first() {
        Some(Rule { options: [_], title, .. }) => (*title).to_owned(),
        _ => in_words(name),
    }
}

fn in_words(name: &str) -> String {
    let words = name.replace('_', " ");
    let (first, rest) = words.split_at(words.len().min(1));
    first.to_uppercase() + rest
}

/// Seats and options that can be asked for one by one. The macro `options!` implements it.
pub trait SetupOptions: DeserializeOwned {
    /// The names of all options, the number of seats first.
    const NAMES: &'static [&'static str];

    /// Returns each option with what it is now, and the rulings among these that it changes.
    fn options(&self, rules: &'static [Rule]) -> Vec<SetupOption>;

    /// Returns the setup for another number of seats.
    #[must_use]
    fn seating(&self, seats: u8) -> Self;

    /// Reads a setup of what was written.
    ///
    /// # Errors
    /// Returns all that is no option, or not what the option takes.
    fn from_written(written: Written) -> Result<Self, Faults> {
        written.read().map_err(|faults: Faults| faults.of_options(Self::NAMES))
    }
}
