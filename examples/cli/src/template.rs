//! A template for scenarios: the first decisions of a random game, with hints.

use std::fmt::{Display, Write as _};

use mauerwerk::rulebook::STEPS;
use mauerwerk::{Actor, Dealer, Decision, FullGame, Record, Turn};

use crate::failure::Failure;
use crate::terminal_game::TerminalGame;

/// The number of seats' decisions in a template.
const SHOWN: usize = 3;

/// Returns the text of a scenario that holds.
pub(crate) fn of<G: TerminalGame>() -> Result<String, Failure> {
    let record = Record::<G>::new(&G::Setup::default())?;
    let (game, setup) = (G::INFO.id, record.start().setup().to_string());
    let script = script(record)?;
    let (steps, actions) = (explained(STEPS), explained(&G::forms()));
    let rule = G::INFO.rules.first().map_or("", |rule| rule.id.as_str());
    Ok(format!(
        "\
# A custom scenario. Change it, and run it with `mauerwerk check mine.toml -t`.
# It needs only the game and a script.

game = {game:?}
title = \"What it shows\"
# source = \"Where it is printed\"
# rules = [{rule:?}]    # the rulings it shows: `mauerwerk rules {game}` lists them
setup = {setup:?}    # `mauerwerk options {game}` lists the options
# start = \"\"    # a position to start from: `mauerwerk show {game}` prints one

# Each [[line]] is one way it may go.
[[line]]
name = \"as it may begin\"
script = \"\"\"
{script}\"\"\"

# A script has one step a line:
{steps}
# A decision is a seat and an action, or * and what chance brings:
{actions}"
    ))
}

/// Writes the first decisions, with checks before and after them.
fn script<G: FullGame>(mut record: Record<G>) -> Result<String, Failure> {
    let mut dealer = Dealer::new(0);
    let (mut script, mut shown) = (String::new(), 0);
    while let Some((actor, action)) = record.state().decide(&mut dealer).filter(|_| shown < SHOWN) {
        if let (Actor::Seat(seat), 0) = (actor, shown) {
            let state = record.state();
            let actions: Vec<String> =
                state.actions(seat).into_iter().map(|action| action.to_string()).collect();
            script += &format!("turn: {}\nlegal {seat}: {}\n", state.turn(), actions.join(" "));
        }
        shown += usize::from(matches!(actor, Actor::Seat(_)));
        script += &format!("{}\n", Decision { actor, action });
        record.push(actor, action).map_err(Failure::input)?;
    }
    let turn: Turn<_> = record.state().turn();
    let token = record.state().notation();
    let token = token.split_whitespace().next().unwrap_or_default();
    Ok(script + &format!("turn: {turn}\nholds: {token}\n"))
}

/// Writes notation with its meanings as comments.
fn explained(notation: &[(&str, impl Display)]) -> String {
    notation.iter().fold(String::new(), |mut lines, (written, does)| {
        // Writing to a string cannot fail.
        let _ = writeln!(lines, "#   {written:<26} {does}");
        lines
    })
}
