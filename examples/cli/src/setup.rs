//! Seats and options of a game, as arguments.

use clap::Args;
use mauerwerk::{FullGame, SetupOptions as _};

use crate::failure::Failure;
use crate::plans;
use crate::say::say;

/// The options of a game, as typed.
#[derive(Args, Debug)]
pub(crate) struct SetupArgs {
    /// Sets an option of the game, and may be used several times. `options <GAME>` lists them
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Uses the defaults of an edition. `rules --edition` lists them
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
    /// Sets options in notation, for instance players:5 rounds:2
    #[arg(value_name = "NAME:VALUE")]
    tokens: Vec<String>,
}

impl SetupArgs {
    /// Returns whether nothing was typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.options.is_empty() && self.tokens.is_empty() && self.edition.is_none()
    }

    /// Reads the setup: the game's defaults with everything that was typed.
    pub(crate) fn read<G: FullGame>(&self) -> Result<G::Setup, Failure> {
        let mut tokens: Vec<String> =
            self.edition.iter().map(|name| format!("edition:{name}")).collect();
        if self.edition.is_some() && !G::Setup::NAMES.contains(&"edition") {
            return Err(Failure::input(say!(NoEditions { game: G::INFO.name })));
        }
        for option in &self.options {
            tokens.push(plans::filled::<G::Setup>(&option.replacen('=', ":", 1))?);
        }
        for token in &self.tokens {
            tokens.push(plans::all_filled::<G::Setup>(token)?);
        }
        Ok(tokens.join(" ").parse()?)
    }
}
