//! The command that replays a record step by step.

use std::io::{self, BufWriter, Write};

use clap::Args;
use mauerwerk::{Actor, Event, FullGame, Message, Outcome, Record, Seats, Turn, Viewer};

use crate::failure::{Failure, one_line};
use crate::games::of_game;
use crate::people::Seated;
use crate::say::{say, text as text_of};
use crate::terminal_game::TerminalGame;
use crate::{files, games, ink, number, page, plans, records, tint};

const EXAMPLES: &str = "\
Examples:
  mauerwerk replay game.json               what everybody saw
  mauerwerk replay game.json --seat 2      what seat 2 saw
  mauerwerk replay game.json --full        every decision and all that was hidden
  mauerwerk replay berlin.json --ppn -     in piecepack notation
  mauerwerk replay berlin.ppn              a game in piecepack notation";

/// Replays a recorded game step by step, as a spectator or a seat saw it, or in full.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The file of the record. `-` reads it from standard input
    #[arg(value_name = "FILE")]
    record: String,
    /// Prints what the given seat saw
    #[arg(long, value_name = "N", value_parser = number::seat, allow_negative_numbers = true)]
    seat: Option<u8>,
    /// Prints everything, including hidden decisions
    #[arg(long, conflicts_with = "seat")]
    full: bool,
    /// Draws each position, as the viewer saw it
    #[arg(long, conflicts_with = "full")]
    draw: bool,
    /// Writes the record as Portable Piecepack Notation to a file, `-` for standard output, instead
    /// of replaying it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seat", "full", "draw"])]
    ppn: Option<String>,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let text = records::text(&self.record)?;
        let game = games::of_record(&text)?;
        of_game!(&game, G => self.replay(&Record::<G>::from_json(&text)?))
    }

    fn replay<G: TerminalGame>(&self, record: &Record<G>) -> Result<(), Failure> {
        let Some(path) = &self.ppn else { return self.tell(record) };
        match G::ppn(record) {
            Some(text) => files::write(path, &text),
            None => Err(Failure::input(say!(NoPiecepack { game: G::INFO.name }))),
        }
    }

    fn tell<G: TerminalGame>(&self, record: &Record<G>) -> Result<(), Failure> {
        let viewer = games::viewer(self.seat, record.start().seats())?;
        let seated = Seated::of_record(record.start().seats(), record.names());
        let teller = Teller { full: self.full, draw: self.draw, viewer, seated };
        let mut out = BufWriter::new(ink::stdout());
        teller.tell(record, &mut out)?;
        Ok(out.flush()?)
    }
}

/// Prints a record for one viewer or in full.
struct Teller {
    full: bool,
    draw: bool,
    viewer: Viewer,
    seated: Seated,
}

impl Teller {
    fn tell<G: FullGame>(&self, record: &Record<G>, out: &mut impl Write) -> io::Result<()> {
        let setup = plans::shortened(&record.start().setup().to_string());
        let (game, seat) = (G::INFO.name, self.viewer.seat());
        let head = match self.full {
            true => say!(SeenInFull { game, setup }),
            false => say!(SeenBy { game, setup, seat }),
        };
        writeln!(out, "{}", page::prose(&text_of(&head)))?;
        for (seat, name) in Seats::first(record.start().seats()).iter().zip(record.names()) {
            writeln!(out, "{}", text_of(&say!(SeatIs { seat, name: one_line(name) })))?;
        }
        self.place(record.start(), out)?;
        let steps = record.decisions().iter().zip(record.events()).zip(record.states().skip(1));
        for (number, ((decision, events), state)) in (1..).zip(steps) {
            let events = events.iter().map(|event| self.told(event));
            let actor = self.seated.actor(decision.actor);
            let decision = match decision.actor {
                _ if self.full => decision.to_string(),
                Actor::Seat(seat) => tint::of_seat(seat, &actor),
                Actor::Chance => actor,
            };
            let decision = page::item(&format!("{number:>4}. "), &decision);
            writeln!(out, "{decision}")?;
            for event in events {
                writeln!(out, "{}", page::item("      ", &event))?;
            }
            self.place(&state, out)?;
        }
        if let Turn::Over(outcome) = record.state().turn() {
            let Outcome { winners, scores, ending } = outcome;
            let scores = scores.as_slice().iter().map(i32::to_string).collect::<Vec<_>>();
            let (scores, ending): (_, Message) = (scores.join("/"), ending.into());
            writeln!(
                out,
                "{}",
                page::prose(&self.seated.told(&say!(Won { winners, scores, ending })))
            )?;
        }
        Ok(())
    }

    /// Returns an event in words, as far as the viewer knows it.
    fn told<E: Event>(&self, event: &E) -> String {
        let message =
            if self.full { event.message() } else { event.seen_by(self.viewer).message() };
        self.seated.told(&message)
    }

    fn place<G: FullGame>(&self, state: &G, out: &mut impl Write) -> io::Result<()> {
        if self.full {
            return writeln!(out, "{}", page::item("      = ", &state.notation()));
        }
        let view = state.view(self.viewer);
        writeln!(out, "{}", page::item("      = ", &view.to_string()))?;
        if self.draw {
            writeln!(
                out,
                "\n{}\n",
                page::fitted(self.seated.drawn(&view, None).trim_end(), page::width())
            )?;
        }
        Ok(())
    }
}
