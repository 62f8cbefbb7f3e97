//! The command that draws a position.

use std::io::{self, Write};
use std::path::Path;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use mauerwerk::{
    Faults, GAMES, Game, Info, Look, Panel, Record, Sheet, Theme, mauerbauer, with_game,
};

use crate::failure::Failure;
use crate::games::of_game;
use crate::people::Seated;
use crate::say::say;
use crate::terminal_game::TerminalGame;
use crate::{files, games, ink, number, page, plans, records};

const EXAMPLES: &str = "\
Examples:
  mauerwerk show wall:44T4 stocks:G12346/TG1236/TG1236/TG1236 master:1
  mauerwerk show berlin variants:crazy-eights hammers:a1/l4 phase:moving die:S roll:4
  mauerwerk show mauerbauer board:my-board.toml
  mauerwerk show game.json --at 12 --seat 2
  mauerwerk show game.json --svg game.svg --theme dark
  mauerwerk show game.json --seat 2 --svg phone.svg --sheet narrow";

/// Draws a position, as a spectator or a seat sees it.
///
/// The drawing shows only what the viewer can know.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Show {
    /// A position in notation, or a file with a position or a record. `-` reads it from standard
    /// input. Put the name of a game before it if several games accept it. The name alone shows the
    /// start of that game
    #[arg(value_name = "GAME | NOTATION | FILE", required = true)]
    what: Vec<String>,
    /// Shows what the given seat sees. A spectator sees only what is public
    #[arg(long, value_name = "N", value_parser = number::seat, allow_negative_numbers = true)]
    seat: Option<u8>,
    /// Shows a record after the given number of decisions. Default: all
    #[arg(
        long, value_name = "DECISIONS", value_parser = number::within::<usize>(0, u64::MAX),
        allow_negative_numbers = true,
    )]
    at: Option<usize>,
    /// Writes an SVG drawing to a file, `-` for standard output, instead of text
    #[arg(long, value_name = "FILE")]
    svg: Option<String>,
    /// Prints what the viewer sees as JSON instead of text
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    /// The colours of the SVG drawing
    #[arg(long, default_value = "light", requires = "svg", value_parser = by_name(Theme::ALL, Theme::name))]
    theme: Theme,
    /// The shape of the SVG drawing: `narrow` is for phones
    #[arg(long, default_value = "wide", requires = "svg", value_parser = by_name(Sheet::ALL, Sheet::name))]
    sheet: Sheet,
    /// Draws only a part of the SVG drawing
    #[arg(long, requires = "svg", value_parser = by_name(Panel::ALL, Panel::name))]
    panel: Option<Panel>,
}

/// Returns a parser of an option's values by their names.
pub(crate) fn by_name<T: Copy + Send + Sync + 'static, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let find = move |given: String| all.into_iter().find(|&one| name(one) == given);
    PossibleValuesParser::new(all.map(name)).try_map(move |given| find(given).ok_or("no such name"))
}

impl Show {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let (game, what) = self.game_and_rest();
        let text = text(&what, game.is_some())?;
        if text.trim_start().starts_with('{') {
            let game = game.map_or_else(|| games::of_record(&text), |game| Ok(game.to_owned()))?;
            return of_game!(&game, G => self.show_record::<G>(&text));
        }
        if self.at.is_some() {
            return Err(Failure::input(say!(AtNeedsRecord)));
        }
        let (game, text) = match game {
            Some(game) => (game, text),
            None => {
                let text = plans::all_filled::<mauerbauer::Setup>(&text)?;
                (reader(&text)?, text)
            }
        };
        of_game!(game, G => {
            let text = plans::all_filled::<<G as Game>::Setup>(&text)?;
            let state = text.parse::<G>()?;
            self.show(&state, &Seated::of_record(state.seats(), &[]))
        })
    }

    /// Returns the given game, and everything after its name.
    fn game_and_rest(&self) -> (Option<&'static str>, String) {
        let rest = |from: usize| self.what[from..].join(" ");
        match self.what.first().and_then(|first| games::find(first).ok()) {
            Some(game) => (Some(game.id), rest(1)),
            None => (None, rest(0)),
        }
    }

    fn show_record<G: TerminalGame>(&self, text: &str) -> Result<(), Failure> {
        let record = Record::<G>::from_json(text)?;
        let last = record.decisions().len();
        let at = self.at.unwrap_or(last);
        let state = record
            .states()
            .nth(at)
            .ok_or_else(|| Failure::input(say!(AtPastEnd { at, decisions: last })))?;
        self.show(&state, &Seated::of_record(state.seats(), record.names()))
    }

    fn show<G: TerminalGame>(&self, state: &G, seated: &Seated) -> Result<(), Failure> {
        let viewer = games::viewer(self.seat, state.seats())?;
        if let Some(path) = &self.svg {
            let (sheet, panel, lang) = (self.sheet, self.panel, ink::lang());
            let look = Look { sheet, panel, lang, ..Look::new(self.theme) };
            let drawing = state.draw(viewer, &look);
            return files::write(path, &drawing.map_err(Failure::input)?.svg);
        }
        let view = state.view(viewer);
        let mut out = ink::stdout_for(self.json);
        if self.json {
            let text = serde_json::to_string_pretty(&view).map_err(io::Error::from)?;
            return Ok(writeln!(out, "{text}")?);
        }
        let drawing = page::fitted(seated.drawn(&view, None).trim_end(), page::width());
        writeln!(out, "{drawing}\n\n{view}")?;
        Ok(())
    }
}

/// Returns the notation, or the content of the file with this name. The notation of a known game
/// may be empty.
fn text(what: &str, known: bool) -> Result<String, Failure> {
    if what == files::STANDARD || Path::new(what).exists() {
        records::text(what)
    } else if what.contains(':') || (known && what.is_empty()) {
        Ok(what.to_owned())
    } else {
        Err(Failure::input(say!(NeitherFileNorNotation { typed: format!("{what:?}") })))
    }
}

/// Returns the game that accepts the notation.
fn reader(text: &str) -> Result<&'static str, Failure> {
    let tried = GAMES.iter().filter_map(|game| Some((game.id, read_by(game.id, text)?)));
    let readers: Vec<&str> = tried.filter(|(_, read)| read.is_ok()).map(|(id, _)| id).collect();
    match readers.as_slice() {
        [game] => Ok(game),
        [] => Err(Failure::input(say!(NoGameReads { refusals: refusals(text) }))),
        games => Err(Failure::input(say!(GamesRead { games: games.join(", ") }))),
    }
}

/// Returns the first fault that each game finds in a notation.
fn refusals(text: &str) -> String {
    let refused = |game: &Info| {
        let faults = read_by(game.id, text)?.err()?;
        let fault = faults.as_slice().first()?;
        Some(format!("{}: {}", game.id, fault.tell(ink::reader(&[]))))
    };
    GAMES.iter().filter_map(refused).collect::<Vec<_>>().join("; ")
}

/// Tries to read a notation as one game's.
fn read_by(game: &str, text: &str) -> Option<Result<(), Faults>> {
    with_game!(game, G => text.parse::<G>().map(drop))
}
