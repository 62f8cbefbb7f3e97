//! Seats and options of a game, as arguments.

use clap::Args;
use mauerwerk::Game;

use crate::failure::Failure;
use crate::plans;

/// The options of a game as they were typed.
#[derive(Args, Debug)]
pub(crate) struct SetupArgs {
    /// Sets an option of the game; may be given several times. `options <GAME>` lists them
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Sets options in notation, for instance players:5 rounds:2
    #[arg(value_name = "NAME:VALUE")]
    tokens: Vec<String>,
}

impl SetupArgs {
    /// Returns whether nothing was typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.options.is_empty() && self.tokens.is_empty()
    }

    /// Returns these options with another one in notation.
    pub(crate) fn with(&self, token: Option<String>) -> Self {
        let tokens = self.tokens.iter().cloned().chain(token).collect();
        Self { options: self.options.clone(), tokens }
    }

    /// Reads the setup: the game's defaults with all that was typed.
    pub(crate) fn read<G: Game>(&self) -> Result<G::Setup, Failure> {
        let mut tokens = Vec::new();
        for option in &self.options {
            tokens.push(plans::filled::<G::Setup>(&option.replacen('=', ":", 1))?);
        }
        for token in &self.tokens {
            tokens.push(plans::all_filled::<G::Setup>(token)?);
        }
        Ok(tokens.join(" ").parse()?)
    }
}
