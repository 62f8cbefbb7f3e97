//! The command that lists the options of a game.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::{Lobby, Message, NamedValue, SetupOption, Takes};
use serde::Serialize;

use crate::failure::Failure;
use crate::games::of_game;
use crate::grid::Grid;
use crate::say::{self, say};
use crate::setup::SetupArgs;
use crate::terminal_game::TerminalGame;
use crate::{games, ink, page};

const EXAMPLES: &str = "\
Examples:
  mauerwerk options berlin
  mauerwerk options die-mauer --edition vil-coyote    what an edition sets
  mauerwerk options berlin variants:wall-of-china     what a variant sets
  mauerwerk options mauerbauer --json
  mauerwerk show berlin variants:wall-of-china,gravity ground:left
  mauerwerk play mauerbauer board:hexagon deck:my-deck.toml
  mauerwerk play berlin -o players=6 -o stacks=suns,arms";

/// Lists the options of a game: what each does and takes, its default, and the rulings it changes.
///
/// If an edition or options are given, it lists what they set.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
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

    fn tell<G: TerminalGame>(&self) -> Result<(), Failure> {
        let usual = Lobby::of::<G>(&G::Setup::default(), ink::lang());
        let mut options: Vec<Described> = usual.options.iter().map(Described::new).collect();
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
            Some(_) if options.is_empty() => writeln!(out, "{}", say::text(&say!(NothingSet)))?,
            Some(_) => print_set(&options, &mut out)?,
        }
        Ok(())
    }

    /// Returns what the given edition or options set, or `None` if there are none.
    fn set<G: TerminalGame>(&self) -> Result<Option<Vec<String>>, Failure> {
        if self.setup.is_empty() {
            return Ok(None);
        }
        Ok(Some(tokens_set::<G>(&self.setup.read::<G>()?)))
    }
}

/// Returns the other options that options in notation set, in notation.
pub(crate) fn set_by<G: TerminalGame>(options: &str) -> Result<Vec<String>, Failure> {
    Ok(tokens_set::<G>(&options.parse()?))
}

/// Returns the options of a setup that differ from the game's defaults, in notation.
fn tokens_set<G: TerminalGame>(setup: &G::Setup) -> Vec<String> {
    let usual = G::Setup::default().to_string();
    let spelt = G::spelt_out(setup).to_string();
    let set = spelt
        .split_whitespace()
        .filter(|token| !usual.split_whitespace().any(|other| other == *token));
    set.map(str::to_owned).collect()
}

/// Returns an empty table of options, whose second column has the given heading.
fn grid(second: &Message) -> Grid {
    let headings = [&say!(OptionColumn), second, &say!(DefaultColumn), &say!(RulingsColumn)];
    Grid::new(&headings.map(say::text))
}

fn print_all(options: &[Described], out: &mut impl Write) -> io::Result<()> {
    let mut grid = grid(&say!(TakesColumn));
    for Described { option, takes, default, rulings, .. } in options {
        grid.add([*option, takes, default, &rulings.join(" ")]);
    }
    grid.print(out)?;
    writeln!(out, "\n{}\n", page::prose(&say::text(&say!(OptionsNote))))?;
    for Described { option, meaning, values, .. } in options {
        writeln!(out, "{}", page::item(&format!("{option}: "), meaning))?;
        for NamedValue { name, meaning, .. } in values {
            writeln!(out, "{}", page::item(&format!("    {name}: "), meaning))?;
        }
    }
    Ok(())
}

fn print_set(options: &[Described], out: &mut impl Write) -> io::Result<()> {
    let mut grid = grid(&say!(SetColumn));
    for Described { option, value, default, rulings, .. } in options {
        grid.add([option, value.as_deref().unwrap_or("-"), default, &rulings.join(" ")]);
    }
    grid.print(out)
}

/// An option: what it takes, its default, and what it changes.
#[derive(Serialize)]
struct Described {
    option: &'static str,
    label: &'static str,
    /// The meaning, in a sentence.
    meaning: &'static str,
    takes: String,
    /// The named values, with their meanings.
    values: Vec<NamedValue>,
    default: String,
    /// The value, if it is requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    rulings: Vec<&'static str>,
}

impl Described {
    fn new(option: &SetupOption) -> Self {
        let default = if option.default.is_empty() { "-" } else { &option.default };
        Self {
            option: option.name,
            label: option.label,
            meaning: option.meaning,
            takes: told(&option.takes),
            values: option.takes.names().to_vec(),
            default: default.to_owned(),
            value: None,
            rulings: option.rules.iter().map(|rule| rule.id.as_str()).collect(),
        }
    }

    /// Sets the value from a list of options. Returns whether the list contains it.
    fn take_value(&mut self, set: &[String]) -> bool {
        let value =
            |token: &String| Some(token.strip_prefix(self.option)?.strip_prefix(':')?.to_owned());
        self.value = set.iter().find_map(value);
        self.value.is_some()
    }
}

/// Returns what an option takes, in words. On the command line, a custom plan is a file.
fn told(takes: &Takes) -> String {
    let message = takes.message();
    say::text(&match message.id() {
        "errors/names-or-plan" => say!(FromAFile { takes: message }),
        _ => message,
    })
}
