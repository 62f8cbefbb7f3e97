//! The command that lists the options of a game.

use std::io::{self, Write as _};

use clap::Args;
use comfy_table::Table;
use mauerwerk::Game;

use crate::failure::Failure;
use crate::games::of_game;
use crate::probe::Takes;
use crate::{games, grid, probe};

const EXAMPLES: &str = "\
Examples:
  mauerwerk options berlin
  mauerwerk show berlin variants:wall-of-china,gravity ground:left
  mauerwerk play mauerbauer board:hexagon deck:my-deck.toml
  mauerwerk play berlin -o players=6 -o stacks=suns,arms";

/// Says how to read the table.
const NOTE: &str = "\
Written as name:value, or -o name=value. A variant or edition may have other defaults than these;
- stands for none, or for what other options say.";

/// Lists the options of a game: what each takes, its default, and the rulings it changes.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// Names the game
    #[arg(value_parser = games::parser())]
    game: String,
}

impl Options {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let table = of_game!(&self.game, G => Ok(list::<G>()))?;
        let mut out = io::stdout().lock();
        grid::print(&table, &mut out)?;
        writeln!(out, "\n{NOTE}")?;
        Ok(())
    }
}

fn list<G: Game>() -> Table {
    let mut table = grid::with_header(&["option", "takes", "default", "rulings"]);
    for name in probe::fields::<G::Setup>() {
        let option = Described::new::<G>(name);
        table.add_row([*name, &option.takes, &option.default, &rulings::<G>(name)]);
    }
    grid::keep_whole(&mut table, 0);
    grid::keep_whole(&mut table, 2);
    table
}

/// Returns the rulings that an option changes.
fn rulings<G: Game>(option: &str) -> String {
    let rules = G::INFO.rules.iter();
    let changed = rules.filter(|rule| rule.option.split(", ").any(|other| other == option));
    changed.map(|rule| rule.id.as_str()).collect::<Vec<_>>().join(" ")
}

/// Says what an option takes and what it is if left out.
struct Described {
    takes: String,
    default: String,
}

impl Described {
    fn new<G: Game>(name: &'static str) -> Self {
        let takes = probe::field::<G::Setup>(name);
        let words = words::<G>(name, &takes);
        let usual = G::Setup::default();
        let is_default = |word: &&String| read::<G>(name, word).is_ok_and(|setup| setup == usual);
        Self {
            default: words.iter().find(is_default).cloned().unwrap_or_else(|| "-".to_owned()),
            takes: told::<G>(name, &takes),
        }
    }
}

/// Returns texts to try as values.
fn words<G: Game>(name: &str, takes: &Takes) -> Vec<String> {
    match takes {
        Takes::Number => (0..=u8::MAX).map(|number| number.to_string()).collect(),
        Takes::YesOrNo => ["false", "true"].map(str::to_owned).into(),
        Takes::OneOf(names) => names.iter().map(ToString::to_string).collect(),
        Takes::ListOf(_) => Vec::new(),
        Takes::Text => {
            let expected = expected::<G>(name);
            let named = expected.split([' ', ',', ':']).map(str::to_owned);
            named.chain(["0".to_owned()]).collect()
        }
    }
}

fn told<G: Game>(name: &str, takes: &Takes) -> String {
    match takes {
        Takes::YesOrNo => "true or false".to_owned(),
        Takes::OneOf(names) => names.join(", "),
        Takes::ListOf(one) => match &**one {
            Takes::OneOf(names) => format!("any, with commas, of {}", names.join(", ")),
            _ => "digits".to_owned(),
        },
        Takes::Number | Takes::Text => expected::<G>(name),
    }
}

/// Returns what an option takes, in the game's own words.
fn expected<G: Game>(name: &str) -> String {
    let refusal = read::<G>(name, "?").err().unwrap_or_default();
    let takes = refusal.strip_prefix(&format!("{name}: takes ")).unwrap_or(&refusal);
    let takes = takes.split("; this is ").next().unwrap_or_default();
    // One's own plan comes from a file, where the command line is.
    let file = if takes.contains("the plan of") { ", as a .toml or .json file" } else { "" };
    format!("{takes}{file}")
}

fn read<G: Game>(name: &str, value: &str) -> Result<G::Setup, String> {
    format!("{name}:{value}").parse::<G::Setup>().map_err(|faults| faults.to_string())
}
