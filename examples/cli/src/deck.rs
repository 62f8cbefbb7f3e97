//! The command that checks decks and lists their cards.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::mauerbauer::DeckPlan;

use crate::failure::Failure;
use crate::grid::Grid;
use crate::say::{self, say};
use crate::{ink, plans};

const EXAMPLES: &str = "\
Examples:
  mauerwerk deck                          the deck that is played with if none is named
  mauerwerk deck uniform30 --toml         a template for a deck of your own
  mauerwerk deck my-deck.toml             all that is wrong with it, or its cards
  mauerwerk play mauerbauer deck:my-deck.toml";

/// Checks a deck of Mauerbauer, and lists its cards with their points.
///
/// A custom deck describes the number of cards of each face, and their points if they differ from
/// the printed ones.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Deck {
    /// A built-in deck, or a file that describes one as TOML or JSON. `-` reads it from standard
    /// input
    #[arg(value_name = "NAME | FILE", default_value = "reconstructed")]
    deck: String,
    /// Prints the description of the deck as TOML
    #[arg(long, conflicts_with = "json")]
    toml: bool,
    /// Prints the description of the deck as JSON
    #[arg(long)]
    json: bool,
}

impl Deck {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let plan: DeckPlan = plans::find(&self.deck)?;
        let warning = plan.check()?;
        match self.toml || self.json {
            true => plans::print(&plan, self.toml)?,
            false => list(&plan, &mut ink::stdout())?,
        }
        if let Some(warning) = warning {
            let text = format!("mauerwerk: {}", say::text(&say!(Warning { warning })));
            // Nothing can be reported if standard error is closed.
            let _ = writeln!(io::stderr(), "{}", ink::fit(&text));
        }
        Ok(())
    }
}

fn list(plan: &DeckPlan, out: &mut impl Write) -> io::Result<()> {
    let heads = [say!(CardColumn), say!(CopiesColumn), say!(CountsColumn), say!(ScoresColumn)];
    let mut grid = Grid::new(&say::headings(&heads));
    for (&card, &copies) in &plan.cards {
        let worth: Vec<String> = plan.points.message(card).iter().map(say::text).collect();
        grid.add([
            card.to_string(),
            copies.to_string(),
            say::text(&card.message()),
            worth.join(", "),
        ]);
    }
    grid.print(out)?;
    let faces = plan.cards.values().filter(|&&copies| copies > 0).count();
    writeln!(out, "\n{}", say::text(&say!(CardsAndFaces { cards: plan.len(), faces })))
}
