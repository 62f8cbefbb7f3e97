//! The command that plays a game in the terminal.

use std::hash::{BuildHasher as _, RandomState};
use std::io::Write as _;
use std::process::ExitCode;

use clap::{Args, CommandFactory as _, Parser};
use mauerwerk::bot::Participant;
use mauerwerk::{GAMES, Lang, Record, Sheet, Theme};

use crate::engines::EngineArgs;
use crate::failure::{Failure, one_line, refuse};
use crate::games::of_game;
use crate::host::{ChanceBy, Host};
use crate::ink::{self, Ink};
use crate::keeper::Keeper;
use crate::live::Live;
use crate::order::Order;
use crate::people::{People, Seated};
use crate::players::{self, Bots};
use crate::say::{say, text};
use crate::screen::Screen;
use crate::setup::SetupArgs;
use crate::show::by_name;
use crate::terminal_game::TerminalGame;
use crate::{files, games, number, records, screen};

const EXAMPLES: &str = "\
Examples:
  mauerwerk play                                      offers the games
  mauerwerk play die-mauer                            you on seat 0, against medium opponents
  mauerwerk play die-mauer --opponents hard --edition vil-coyote
  mauerwerk play die-mauer --people 0=Ada,2=Ben players:5 rounds:2
  mauerwerk play mauerbauer --people 0=Ada --bots 1=easy,2=greedy players:3 board:strip
  mauerwerk play --load game.json --save game.json    goes on with a saved game
  mauerwerk play berlin --people all -o variants=gravity,fast-forward -o ground=left
  mauerwerk play berlin --people all --chance people  with real dice and a real wall
  mauerwerk play mauerbauer --people all players:3    on the printed board, as far as it is known
  mauerwerk play mauerbauer board:my-board.toml       on your own board
  mauerwerk play mauerbauer --svg live.svg            with a drawing for a browser
  mauerwerk play berlin --people none --seed 7 --save -   random seats; prints the record";

/// Plays a game in the terminal: people and opponents, on any seats.
///
/// If a game has secrets, people who share a screen hand it over from seat to seat, and see nothing
/// of each other's. Opponents choose from what their seat knows. Type `help` during the game for a
/// list of all commands.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Play {
    /// The game. Default: offers a choice
    #[arg(value_parser = games::parser())]
    game: Option<String>,
    #[command(flatten)]
    session: Session,
    /// Applied when the arguments were read.
    #[command(flatten)]
    _ink: Ink,
}

impl Play {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let game = match (&self.game, &self.session.load) {
            (Some(game), _) => game.clone(),
            (None, Some(path)) if path == files::STANDARD => {
                return Err(Failure::input(say!(LoadNeedsGame)));
            }
            (None, Some(path)) => games::of_record(&files::read(path)?)?,
            (None, None) => match offer_games()? {
                Some(game) => game.to_owned(),
                None => return Ok(()),
            },
        };
        of_game!(&game, G => self.session.play::<G>())
    }
}

/// Asks which game to play, by its number or its name. Returns `None` for `quit`.
fn offer_games() -> Result<Option<&'static str>, Failure> {
    let mut out = ink::stdout();
    for (number, game) in (1..).zip(GAMES) {
        writeln!(out, "{number}  {} ({})", game.name, game.id)?;
    }
    drop(out);
    let names = GAMES.iter().map(|game| game.id.to_owned());
    let names: Vec<String> = names.collect();
    let question = text(&say!(WhichGame));
    while let Some(line) = screen::ask(&question, names.clone())? {
        let typed = line.trim();
        let place = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match place.and_then(|place| GAMES.get(place)).map_or_else(|| games::find(typed), Ok) {
            Ok(game) => return Ok(Some(game.id)),
            Err(_) if Order::read(typed) == Order::Quit => return Ok(None),
            // The library's errors are English.
            Err(unknown) if ink::lang() == Lang::En => writeln!(ink::stdout(), "{unknown}")?,
            Err(_) => {
                let unknown = say!(UnknownGame { typed: one_line(typed) });
                writeln!(ink::stdout(), "{}", text(&unknown))?;
            }
        }
    }
    Err(Failure::input(say!(NameAGame)))
}

/// Plays a custom game in the terminal: people and opponents, on any seats.
///
/// If a game has secrets, people who share a screen hand it over from seat to seat, and see nothing
/// of each other's. Opponents choose from what their seat knows. Type `help` during the game for a
/// list of all commands.
#[derive(Parser)]
struct Alone {
    #[command(flatten)]
    session: Session,
    /// Applied when the arguments were read.
    #[command(flatten)]
    _ink: Ink,
}

/// Plays a game of any crate in the terminal. The arguments of the process are those of the command
/// `play` without the name of the game.
#[must_use]
pub fn play<G: TerminalGame>() -> ExitCode {
    let command = Alone::command().name(G::INFO.id).max_term_width(100);
    let Alone { session, .. } = match ink::read(command, "play") {
        Ok(alone) => alone,
        Err(error) => return refuse(&error),
    };
    match session.play::<G>() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// The players, the chance and the start of a game.
#[derive(Args)]
struct Session {
    /// The seats of people, with or without names: `all`, `none`, or seats like 0,2=Ada
    #[arg(long, default_value = "0", value_name = "SEATS")]
    people: People,
    /// The player on all other seats, also search:1000 or flat:200, with a number of tries, or
    /// `cmd:` and the command of an engine. Default: `medium` against people, otherwise `random`
    #[arg(long, value_name = "PLAYER", value_parser = players::any_parser())]
    opponents: Option<Participant>,
    /// The players on single seats, for instance 1=hard,2=easy
    #[arg(long, value_name = "SEATS")]
    bots: Option<Bots>,
    /// Who decides dice and cards
    #[arg(long, default_value = "seed", value_name = "WHO")]
    chance: ChanceBy,
    /// Makes the game reproducible. Chance and opponents use the seed, which is saved with the game
    #[arg(long, value_name = "S", value_parser = number::seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Continues a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<String>,
    /// Writes the record to a file when the game ends or is left, also after a signal or in a
    /// closed terminal. `-` writes it to standard output, but only with `--people none`
    #[arg(long, value_name = "FILE")]
    save: Option<String>,
    /// Writes an SVG drawing to a file: what the person at the screen sees and may do. It shows
    /// only what is public while the screen is handed over and at the end
    #[arg(long, value_name = "FILE")]
    svg: Option<String>,
    /// The colours of the SVG drawing
    #[arg(long, default_value = "light", requires = "svg", value_parser = by_name(Theme::ALL, Theme::name))]
    theme: Theme,
    /// The shape of the SVG drawing: `narrow` is for phones
    #[arg(long, default_value = "wide", requires = "svg", value_parser = by_name(Sheet::ALL, Sheet::name))]
    sheet: Sheet,
    #[command(flatten)]
    engines: EngineArgs,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Session {
    fn play<G: TerminalGame>(&self) -> Result<(), Failure> {
        if self.load.is_some() && !self.setup.is_empty() {
            return Err(Failure::input(say!(LoadedOptions)));
        }
        if self.save.as_deref() == Some(files::STANDARD) && !self.people.are_none() {
            return Err(Failure::input(say!(SaveNeedsFile)));
        }
        // Reports before the game, not after, that it cannot be saved.
        self.save.as_deref().map_or(Ok(()), records::spare)?;
        let live = self.live()?;
        let record = self.record::<G>()?;
        let seated = self.seated(record.start().seats())?;
        if seated.people().is_empty() && self.chance == ChanceBy::People {
            return Err(Failure::input(say!(NeedsPeople)));
        }
        let seed = self.seed.or(record.seed());
        let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(()) >> number::UNSAFE_BITS);
        let screen = Screen::open()?;
        let keeper = Keeper::watch(screen.restorer());
        let mut host = Host::new(record, seated, self.chance, seed, screen, keeper)?;
        host.ready(&self.engines)?;
        host.keep_in(self.save.clone());
        host.draw_in(live)?;
        let played = host.play();
        let hidden = host.conceal();
        host.keep()?;
        played.and(hidden)?;
        host.close()
    }

    fn live(&self) -> Result<Option<Live>, Failure> {
        if self.svg.is_some() && [&self.save, &self.load].contains(&&self.svg) {
            return Err(Failure::input(say!(SvgNeedsFile)));
        }
        self.svg.as_deref().map(|path| Live::new(path, self.theme, self.sheet)).transpose()
    }

    fn seated(&self, seats: usize) -> Result<Seated, Failure> {
        let mut seated = self.people.seated(seats)?;
        seated.set_players(self.opponents.as_ref(), self.bots.as_ref())?;
        Ok(seated)
    }

    fn record<G: TerminalGame>(&self) -> Result<Record<G>, Failure> {
        if let Some(path) = &self.load {
            return records::load(path);
        }
        let setup = self.setup.read::<G>()?;
        // Without people, an endless game would never stop.
        let setup = if self.people.are_none() { G::bounded(&setup) } else { setup };
        Ok(Record::new(&setup)?)
    }
}
