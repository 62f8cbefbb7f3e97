//! Seats and options of a game, as arguments.

use clap::Args;
use mauerwerk::Game;

use crate::failure::Failure;

/// Holds the options of a game as they were typed.
#[derive(Args, Clone, Debug)]
pub(crate) struct SetupArgs {
    /// Sets an option of the game; may be given several times. `options <GAME>` lists them
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Sets options in notation, for instance players:5 rounds:2
    #[arg(value_name = "NAME:VALUE")]
    tokens: Vec<String>,
}

impl SetupArgs {
    /// Tells whether nothing was typed.
    pub(crate) fn is_empty(&self) -> bool {
        self.options.is_empty() && self.tokens.is_empty()
    }

    /// Reads the set-up: the game's defaults with all that was typed.
    pub(crate) fn read<G: Game>(&self) -> Result<G::Setup, Failure> {
        let tokens = self.options.iter().map(|option| option.replacen('=', ":", 1));
        let tokens: Vec<String> = tokens.chain(self.tokens.iter().cloned()).collect();
        Ok(tokens.join(" ").parse()?)
    }
}
