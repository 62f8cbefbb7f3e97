//! The header of the JSON of records and messages.

use serde::Deserialize;

use crate::base::rule::{Faults, NotationError};
use crate::game::Game;
use crate::text::message::{errors, message};
use crate::text::serde_text::Written;

/// The fields that every version of a JSON form has. They are read before the rest.
#[derive(Deserialize)]
pub(crate) struct Header {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
}

impl Header {
    /// Checks that the game, the form and the version of the text are known.
    pub(crate) fn check<G: Game>(&self, expected: &str, newest: u32) -> Result<(), Faults> {
        let Self { format, version, game, ruleset } = self;
        let mut faults = Faults::default();
        if format != expected {
            let [found, expected] = [format, expected].map(quoted);
            faults.add(None, message!(errors::OtherFormat { found, expected }));
        }
        if !(1..=newest).contains(version) {
            faults.add(None, message!(errors::OtherVersion { version: *version, newest }));
        }
        if game != G::INFO.id {
            let [found, expected] = [game, G::INFO.id].map(quoted);
            faults.add(None, message!(errors::OtherGame { found, expected }));
        } else if !(1..=G::INFO.ruleset).contains(ruleset) {
            let newest = G::INFO.ruleset;
            faults.add(None, message!(errors::OtherRuleset { ruleset: *ruleset, newest }));
        }
        faults.or(())
    }
}

fn quoted(text: &str) -> String {
    format!("{:?}", NotationError::quote(text))
}

/// Returns the id of the game in the JSON of a record or a [message](crate::play::wire). The
/// library need not contain the game.
///
/// # Errors
/// Returns an error if the text is neither a record nor a message.
///
/// # Examples
/// ```
/// assert_eq!(mauerwerk::recorded_game("{\"game\": \"chess\"}"), Ok("chess".to_owned()));
/// ```
pub fn recorded_game(json: &str) -> Result<String, Faults> {
    #[derive(Deserialize)]
    struct Game {
        game: String,
    }
    Written::json(json)?.read::<Game>().map(|written| written.game)
}
