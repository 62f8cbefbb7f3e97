//! Custom boards and decks as files. The library reads no files, so their plans replace the names
//! of files here.

use std::path::{Path, is_separator};

use mauerwerk::mauerbauer::{BoardPlan, DeckPlan, Shipped, ShippedDeck};
use mauerwerk::{Faults, SetupOptions};
use serde::Serialize;

use crate::failure::Failure;
use crate::say::{say, text};
use crate::{files, nearest, records};

/// The most bytes of a plan, many times as large as real ones.
const BYTE_LIMIT: u64 = 1 << 20;

/// A description of a board or a deck.
pub(crate) trait Plan: Sized + Serialize {
    /// The option of a setup that takes the plan.
    const OPTION: &'static str;

    /// Returns the built-in plans, with their names.
    fn shipped() -> Vec<(&'static str, Self)>;

    fn read_toml(text: &str) -> Result<Self, Faults>;

    fn read_json(text: &str) -> Result<Self, Faults>;

    fn write_toml(&self) -> String;

    /// Returns all faults of the plan.
    fn faults(&self) -> Result<(), Faults>;
}

/// Implements [`Plan`] with the functions of a kind of plan.
macro_rules! plan {
    ($plan:ty, $shipped:ty, $option:literal) => {
        impl Plan for $plan {
            const OPTION: &'static str = $option;

            fn shipped() -> Vec<(&'static str, Self)> {
                <$shipped>::ALL.iter().map(|one| (one.name(), one.plan())).collect()
            }

            fn read_toml(text: &str) -> Result<Self, Faults> {
                Self::from_toml(text)
            }

            fn read_json(text: &str) -> Result<Self, Faults> {
                Self::from_json(text)
            }

            fn write_toml(&self) -> String {
                self.to_toml()
            }

            fn faults(&self) -> Result<(), Faults> {
                self.check().map(drop)
            }
        }
    };
}

plan!(BoardPlan, Shipped, "board");
plan!(DeckPlan, ShippedDeck, "deck");

/// Returns the plan with the given name, or the one in the given file.
pub(crate) fn find<P: Plan>(what: &str) -> Result<P, Failure> {
    let mut names = Vec::new();
    for (name, plan) in P::shipped() {
        if name == what {
            return Ok(plan);
        }
        names.push(name);
    }
    let is_file = what == files::STANDARD
        || is_plan(what)
        || what.contains(is_separator)
        || Path::new(what).exists();
    if is_file { read(what) } else { Err(unknown::<P>(what, &names)) }
}

fn unknown<P: Plan>(name: &str, known: &[&str]) -> Failure {
    let question = nearest::question(name, known.iter().copied());
    let (option, known) = (P::OPTION, known.join(", "));
    let unknown = say!(NoSuchPlan { option, name: format!("{name:?}"), known });
    Failure::input(text(&unknown) + &question)
}

/// Returns whether a text is the name of a file with a plan.
fn is_plan(text: &str) -> bool {
    text.ends_with(".toml") || text.ends_with(".json")
}

/// Reads a plan from a file, as JSON if it looks like it. Reports all faults.
fn read<P: Plan>(path: &str) -> Result<P, Failure> {
    let text = files::read_up_to(BYTE_LIMIT, path)?;
    // Some editors mark UTF-8 at the start of a file.
    let text = text.trim_start_matches('\u{feff}');
    let as_json = path.ends_with(".json") || text.trim_start().starts_with('{');
    let plan = if as_json { P::read_json(text) } else { P::read_toml(text) };
    plan.and_then(|plan| plan.faults().map(|()| plan))
        .map_err(|faults| records::in_file(path, &faults))
}

/// Writes a plan as TOML, or else as JSON, to standard output: a template for custom plans.
pub(crate) fn print<P: Plan>(plan: &P, toml: bool) -> Result<(), Failure> {
    let text = match toml {
        true => plan.write_toml(),
        false => serde_json::to_string_pretty(plan).map_err(Failure::by)?,
    };
    files::write(files::STANDARD, &text)
}

/// Returns an option of a setup, with the plan in place of its file.
pub(crate) fn filled<S: SetupOptions>(token: &str) -> Result<String, Failure> {
    filled_from::<S>(Path::new(""), token)
}

/// Returns an option of a setup, with the plan in place of its file in a folder.
fn filled_from<S: SetupOptions>(folder: &Path, token: &str) -> Result<String, Failure> {
    let takes = |option: &str| S::NAMES.contains(&option);
    let path = |path: &str| folder.join(path).to_string_lossy().into_owned();
    match token.split_once(':') {
        Some((option, path)) if !is_plan(path) || !takes(option) => Ok(token.to_owned()),
        Some((BoardPlan::OPTION, file)) => option_token(&read::<BoardPlan>(&path(file))?),
        Some((DeckPlan::OPTION, file)) => option_token(&read::<DeckPlan>(&path(file))?),
        _ => Ok(token.to_owned()),
    }
}

/// Returns notation, with plans in place of their files.
pub(crate) fn all_filled<S: SetupOptions>(text: &str) -> Result<String, Failure> {
    all_filled_from::<S>(Path::new(""), text)
}

/// Returns notation, with plans in place of their files in a folder.
pub(crate) fn all_filled_from<S: SetupOptions>(
    folder: &Path,
    text: &str,
) -> Result<String, Failure> {
    let filled = text.split_whitespace().map(|token| filled_from::<S>(folder, token));
    Ok(filled.collect::<Result<Vec<String>, Failure>>()?.join(" "))
}

/// Writes a plan as an option. Valid plans have no spaces in their names.
fn option_token<P: Plan>(plan: &P) -> Result<String, Failure> {
    let json = serde_json::to_string(plan).map_err(Failure::by)?;
    Ok(format!("{}:{json}", P::OPTION))
}

/// Returns a setup in notation for people, in which a plan is reduced to its kind and its name.
pub(crate) fn shortened(setup: &str) -> String {
    let short = |token: &str| match token.split_once(':') {
        Some((option, plan)) if plan.starts_with('{') => {
            let name = BoardPlan::from_json(plan).map(|plan| plan.name);
            format!("{option}:({})", name.unwrap_or_else(|_| text(&say!(OwnPlan))))
        }
        _ => token.to_owned(),
    };
    setup.split_whitespace().map(short).collect::<Vec<_>>().join(" ")
}
