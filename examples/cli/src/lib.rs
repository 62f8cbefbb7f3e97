//! Plays, checks, draws and counts the games of `mauerwerk` on the command line.
//!
//! [`run`] is the command `mauerwerk`. [`play`] plays a custom game in the same way, once the game
//! implements [`TerminalGame`]. The provided methods suit most games. [`solve()`] solves small games
//! for two players.

mod advice;
mod analyse;
mod ascii;
mod berlin;
mod board;
mod check;
mod completions;
mod contest;
mod deck;
mod die_mauer;
mod engines;
mod failure;
mod fair;
mod files;
mod games;
mod grid;
mod help;
mod host;
mod ink;
mod judge;
mod keeper;
mod learn;
mod letters;
mod live;
mod man;
mod mauerbauer;
mod mistakes;
mod modes;
mod nearest;
mod number;
mod options;
mod order;
mod page;
mod people;
mod plans;
mod play;
mod players;
mod progress;
mod records;
mod replay;
mod rules;
mod rulings;
mod say;
mod scenarios;
mod screen;
mod setup;
mod show;
mod signals;
mod simulate;
mod solve;
mod solved;
mod statistics;
mod template;
mod terminal_game;
mod thinker;
mod tint;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

pub use failure::Failure;
use failure::refuse;
pub use judge::judge;
pub use play::play;
pub use solve::solve;
pub use terminal_game::{Offer, TerminalGame};

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

/// Plays, checks, draws and counts tabletop games about walls, exact to the ruling.
#[derive(Parser)]
#[command(name = "mauerwerk", version, max_term_width = 100, arg_required_else_help = false, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Applied when the arguments were read.
    #[command(flatten)]
    _ink: ink::Ink,
}

/// The first examples, at the end of the help.
const EXAMPLES: &str = "\
Examples:
  mauerwerk play                       offers the games, and plays one
  mauerwerk learn die-mauer            a lesson of ten minutes
  mauerwerk play die-mauer             a game against medium opponents
  mauerwerk play berlin --opponents hard   a game against hard ones
  mauerwerk options berlin             its variants and all other options
  mauerwerk show die-mauer players:5   a position, drawn
  mauerwerk board my-board.toml        your own board, checked and drawn
  mauerwerk check                      every example of the rulebooks, with its verdict

Exit codes: 0 done, 1 a check failed, 2 wrong input, 130 interrupted";

/// The commands.
#[derive(Subcommand)]
enum Command {
    Check(check::Check),
    Rules(rules::Rules),
    Options(options::Options),
    Learn(learn::Learn),
    Play(play::Play),
    Show(show::Show),
    Analyse(analyse::Analyse),
    Simulate(simulate::Simulate),
    #[command(name = "match")]
    Match(contest::Contest),
    Fair(fair::Fair),
    Judge(judge::Judge),
    #[command(hide = true)]
    Subject(judge::AsSubject),
    Solve(solve::Solve),
    Replay(replay::Replay),
    Board(board::Board),
    Deck(deck::Deck),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    fn run(&self) -> Result<(), Failure> {
        match self {
            Self::Check(check) => check.run(),
            Self::Rules(rules) => rules.run(),
            Self::Options(options) => options.run(),
            Self::Learn(learn) => learn.run(),
            Self::Play(play) => play.run(),
            Self::Show(show) => show.run(),
            Self::Analyse(analyse) => analyse.run(),
            Self::Simulate(simulate) => simulate.run(),
            Self::Match(contest) => contest.run(),
            Self::Fair(fair) => fair.run(),
            Self::Judge(judge) => judge.run(),
            Self::Subject(subject) => subject.run(),
            Self::Solve(solve) => solve.run(),
            Self::Replay(replay) => replay.run(),
            Self::Board(board) => board.run(),
            Self::Deck(deck) => deck.run(),
            Self::Completions(completions) => completions.run(),
            Self::Man(man) => man.run(),
        }
    }
}

/// Runs the command `mauerwerk` with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    let arguments = match ink::read::<Arguments>(Arguments::command(), "mauerwerk") {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    match arguments.command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
