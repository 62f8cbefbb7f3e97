//! What has to hold of a setup.

use crate::mauerbauer::deck::DeckPlan;
use crate::mauerbauer::rules;
use crate::mauerbauer::setup::{BoardChoice, FirstPlayer, Setup};
use crate::mauerbauer::validity::board;
use crate::rule::Faults;
use crate::setup_option::SetupOptions;

/// Checks the seats, the deck and the board of a setup.
///
/// # Errors
/// Returns all that is wrong with it.
pub(in crate::mauerbauer) fn check(setup: &Setup) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_seats(setup, &mut faults);
    faults.extend(setup.deck.plan().check().err().unwrap_or_default().within("deck"));
    // A board that comes with the library is known to be good.
    if let BoardChoice::Own(plan) = &setup.board {
        faults.extend(board::faults(plan).within("board"));
    }
    faults.of_options(Setup::NAMES).or(())
}

fn check_seats(setup: &Setup, faults: &mut Faults) {
    let players = setup.players;
    let seats = (2..=Setup::SEATS).contains(&players.into());
    faults.check(seats, rules::MA_90, format_args!("players is {players}, not 2 to 4"));
    if let FirstPlayer::Seat(first) = setup.first_player {
        let known = first.number() < players;
        let text =
            format_args!("first_player is {first}, but seats are 0 to {}", players.max(1) - 1);
        faults.check(known, rules::MA_81, text);
    }
}

impl DeckPlan {
    /// Checks the plan, and returns a warning if it has another number of cards than the printed
    /// deck (MA-92).
    ///
    /// # Errors
    /// Returns a fault if it has no card, or more than 255.
    pub fn check(&self) -> Result<Option<String>, Faults> {
        let count = self.len();
        let mut faults = Faults::default();
        faults.check(
            (1..=Self::LIMIT).contains(&count),
            rules::MA_92,
            format_args!("{count} cards are not 1 to {}", Self::LIMIT),
        );
        let unusual = count != Self::PRINTED;
        faults.or(unusual.then(|| format!("{count} cards, where a printed deck has 60 (MA-92)")))
    }
}
