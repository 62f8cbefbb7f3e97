//! The command that lists the options of a game.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::Game;
use serde::Serialize;

use crate::failure::Failure;
use crate::games::of_game;
use crate::grid::Grid;
use crate::probe::Takes;
use crate::setup::SetupArgs;
use crate::table::Table;
use crate::{games, ink, page, probe};

const EXAMPLES: &str = "\
Examples:
  mauerwerk options berlin
  mauerwerk options die-mauer --edition vil-coyote    what an edition sets
  mauerwerk options berlin variants:wall-of-china     what a variant sets
  mauerwerk options mauerbauer --json
  mauerwerk show berlin variants:wall-of-china,gravity ground:left
  mauerwerk play mauerbauer board:hexagon deck:my-deck.toml
  mauerwerk play berlin -o players=6 -o stacks=suns,arms";

/// How to read the table.
const NOTE: &str = "\
Written as name:value, or -o name=value. A variant or edition may have other defaults than these; \
- stands for none, or for what other options say.";

/// Lists the options of a game: what each takes, its default, and the rulings it changes.
///
/// With an edition, or options, it lists what those set.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
    /// Lists what an edition sets
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
    /// Prints the options as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Options {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        of_game!(&self.game, G => self.tell::<G>())
    }

    fn tell<G: Table>(&self) -> Result<(), Failure> {
        let mut options: Vec<Described> =
            probe::fields::<G::Setup>().iter().map(|name| Described::new::<G>(name)).collect();
        let set = self.set::<G>()?;
        if let Some(set) = &set {
            options.retain_mut(|option| option.take_value(set));
        }
        let mut out = ink::stdout_for(self.json);
        if self.json {
            let text = serde_json::to_string_pretty(&options).map_err(io::Error::from)?;
            return Ok(writeln!(out, "{text}")?);
        }
        match set {
            None => print_all(&options, &mut out)?,
            Some(_) if options.is_empty() => writeln!(out, "nothing but the defaults is set")?,
            Some(_) => print_set(&options, &mut out)?,
        }
        Ok(())
    }

    /// Returns what the edition or the options that are given set; `None` if there are none.
    fn set<G: Table>(&self) -> Result<Option<Vec<String>>, Failure> {
        if self.setup.is_empty() && self.edition.is_none() {
            return Ok(None);
        }
        let edition = self.edition.as_ref().map(|name| format!("edition:{name}"));
        let setup = self.setup.with(edition).read::<G>()?;
        Ok(Some(tokens_set::<G>(&setup)))
    }
}

/// Returns the options that options in notation set beside themselves, in notation.
pub(crate) fn set_by<G: Table>(options: &str) -> Result<Vec<String>, Failure> {
    Ok(tokens_set::<G>(&options.parse()?))
}

/// Returns the options that a setup sets otherwise than the game by itself, in notation.
fn tokens_set<G: Table>(setup: &G::Setup) -> Vec<String> {
    let usual = G::Setup::default().to_string();
    let spelt = G::spelt_out(setup).to_string();
    let set = spelt
        .split_whitespace()
        .filter(|token| !usual.split_whitespace().any(|other| other == *token));
    set.map(str::to_owned).collect()
}

fn print_all(options: &[Described], out: &mut impl Write) -> io::Result<()> {
    let mut grid = Grid::new(&["option", "takes", "default", "rulings"]);
    for Described { option, takes, default, rulings, .. } in options {
        grid.add([*option, takes, default, &rulings.join(" ")]);
    }
    grid.print(out)?;
    writeln!(out, "\n{}", page::prose(NOTE))
}

fn print_set(options: &[Described], out: &mut impl Write) -> io::Result<()> {
    let mut grid = Grid::new(&["option", "is set to", "default", "rulings"]);
    for Described { option, value, default, rulings, .. } in options {
        grid.add([option, value.as_deref().unwrap_or("-"), default, &rulings.join(" ")]);
    }
    grid.print(out)
}

/// Returns the rulings that an option changes.
fn rulings<G: Game>(option: &str) -> Vec<&'static str> {
    let rules = G::INFO.rules.iter();
    let changed = rules.filter(|rule| rule.options.contains(&option));
    changed.map(|rule| rule.id.as_str()).collect()
}

/// An option: what it takes, what it is if left out, and what it changes.
#[derive(Serialize)]
struct Described {
    option: &'static str,
    takes: String,
    default: String,
    /// What it is set to, where that is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    rulings: Vec<&'static str>,
}

impl Described {
    fn new<G: Game>(name: &'static str) -> Self {
        let takes = probe::field::<G::Setup>(name);
        let words = words::<G>(name, &takes);
        let usual = G::Setup::default();
        let is_default = |word: &&String| read::<G>(name, word).is_ok_and(|setup| setup == usual);
        Self {
            option: name,
            default: words.iter().find(is_default).cloned().unwrap_or_else(|| "-".to_owned()),
            takes: told::<G>(name, &takes),
            value: None,
            rulings: rulings::<G>(name),
        }
    }

    /// Takes its value over from what is set, in notation; returns whether it is among it.
    fn take_value(&mut self, set: &[String]) -> bool {
        let value =
            |token: &String| Some(token.strip_prefix(self.option)?.strip_prefix(':')?.to_owned());
        self.value = set.iter().find_map(value);
        self.value.is_some()
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
