//! The command that checks decks and lists their cards.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::mauerbauer::{Card, DeckPlan, Points};

use crate::failure::Failure;
use crate::grid::Grid;
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
            // Nothing can be reported if standard error is closed.
            let _ =
                writeln!(io::stderr(), "{}", ink::fit(&format!("mauerwerk: warning: {warning}")));
        }
        Ok(())
    }
}

fn list(plan: &DeckPlan, out: &mut impl Write) -> io::Result<()> {
    let mut grid = Grid::new(&["card", "copies", "counts", "scores"]);
    for (&card, &copies) in &plan.cards {
        let worth = points_text(card, &plan.points);
        grid.add([card.to_string(), copies.to_string(), card.label(), worth]);
    }
    grid.print(out)?;
    let faces = plan.cards.values().filter(|&&copies| copies > 0).count();
    writeln!(out, "\n{} cards, {faces} faces", plan.len())
}

/// Returns the points of a card.
fn points_text(card: Card, points: &Points) -> String {
    let [one, two, three, seven] = points.city_size;
    let each = match card {
        Card::CitySize => {
            return format!("{one}, {two}, {three} for 1 to 3 spaces, {seven} for 7 up");
        }
        Card::CityOfOne => return one.to_string(),
        Card::CityOfTwo => return two.to_string(),
        Card::CityOfThree => return three.to_string(),
        Card::CityOfSeven => return seven.to_string(),
        Card::ColourVariety => {
            let [few, many] = points.colour_variety;
            return format!("{few} for 2 or 3 colours, {many} for 4 or 5");
        }
        Card::ColourIn(_) => {
            let [house, palace] = points.colour_in;
            return format!("{house} a house, {palace} a palace");
        }
        card => points.each(card),
    };
    format!("{each} each")
}
