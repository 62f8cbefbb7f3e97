//! The command that rates decisions.

use std::io::{self, Write as _};

use clap::{ArgGroup, Args};
use mauerwerk::bot::{self, Analysis, Critic, Level, Participant, Player};
use mauerwerk::engine::Contestant;
use mauerwerk::rulebook::Scenario;
use mauerwerk::{
    Actor, Dealer, FullGame, InformationState, Message, Record, Seat, Seats, Turn, Viewer,
};
use serde::Serialize;

use crate::advice::Advice;
use crate::engines::EngineArgs;
use crate::failure::Failure;
use crate::games::of_game;
use crate::grid::Grid;
use crate::keeper::Keeper;
use crate::mistakes::{Mistake, mistakes};
use crate::people::Seated;
use crate::say::{self, say};
use crate::terminal_game::TerminalGame;
use crate::{games, ink, number, page, plans, players, records, scenarios, thinker};

const EXAMPLES: &str = "\
Examples:
  mauerwerk analyse die-mauer players:3 stock:TG4 --seat 0 --player medium
  mauerwerk analyse die-mauer fists:_/?/_/_ --seat 0 --player search:500
  mauerwerk analyse berlin variants:crazy-eights hammers:a1/l4 phase:moving die:S roll:4 --json
  mauerwerk analyse die-mauer --scenario situation-1-build-or-decline --at 3
  mauerwerk analyse die-mauer --record game.json --at 12 --player search:2000
  mauerwerk analyse die-mauer --record game.json --mistakes --player flat:20";

/// Rates each decision of a seat, as a player sees it from what that seat knows.
///
/// The table contains the probability that the player chooses an action, and how often it was
/// tried. It also contains the seat's expected share of the win with the standard error, its final
/// points, and the expected next decisions. The share is corrected by results between equal players
/// of this kind. Ctrl-C prints the result so far.
#[derive(Args)]
#[command(after_help = EXAMPLES, group = ArgGroup::new("kept").args(["record", "scenario"]))]
pub(crate) struct Analyse {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
    /// A position in notation, with ? for what the seat does not know. Default: the start of the
    /// game
    #[arg(value_name = "NOTATION")]
    tokens: Vec<String>,
    /// The file of a saved game to take the position from. `-` reads it from standard input
    #[arg(long, value_name = "FILE", conflicts_with = "tokens")]
    record: Option<String>,
    /// The scenario to take the position from: the name of one of the game, or a file
    #[arg(long, value_name = "NAME", conflicts_with_all = ["tokens", "record"])]
    scenario: Option<String>,
    /// The line of the scenario, from 1
    #[arg(
        long, value_name = "N", default_value_t = 1, value_parser = number::within::<usize>(1, u64::MAX),
        requires = "scenario", allow_negative_numbers = true,
    )]
    line: usize,
    /// The number of decisions before the position. Default: all of the record, or of the
    /// scenario's line
    #[arg(
        long, value_name = "DECISIONS", value_parser = number::within::<usize>(0, u64::MAX),
        requires = "kept", allow_negative_numbers = true,
    )]
    at: Option<usize>,
    /// The seat that decides. Default: the seat that the game waits for
    #[arg(long, value_name = "N", value_parser = number::seat, allow_negative_numbers = true)]
    seat: Option<u8>,
    /// The player to ask, also search:1000 or flat:200, with a number of tries, or `cmd:` and the
    /// command of an engine. Default: `hard`, or `medium` for mistakes
    #[arg(long, value_name = "PLAYER", value_parser = players::any_parser())]
    player: Option<Participant>,
    /// The seed of the answer. The same seed gives the same answer
    #[arg(
        long, default_value_t = 1, value_name = "S", value_parser = number::seed,
        allow_negative_numbers = true,
    )]
    seed: u64,
    /// Lists the ten most expensive decisions of the record, or of the scenario's line. Each is
    /// judged by what its seat knew then, with the standard error. Decisions that may be bad luck
    /// are left out. An engine must rate actions with `win`
    #[arg(long, requires = "kept", conflicts_with = "at")]
    mistakes: bool,
    /// Prints the answer as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    engines: EngineArgs,
}

impl Analyse {
    /// The number of mistakes in the list.
    const DEAREST: usize = 10;

    pub(crate) fn run(&self) -> Result<(), Failure> {
        of_game!(&self.game, G => self.analyse::<G>())
    }

    fn analyse<G: TerminalGame>(&self) -> Result<(), Failure> {
        let keeper = Keeper::watch(|| ());
        match self.given_record::<G>()? {
            None => self.advise(self.seen_in_notation::<G>()?, &keeper),
            Some(record) if self.mistakes => self.criticise(&record, &keeper),
            Some(record) => self.advise(self.seen_in(record)?, &keeper),
        }
    }

    /// Returns the given record, or the given line of a scenario.
    fn given_record<G: TerminalGame>(&self) -> Result<Option<Record<G>>, Failure> {
        match (&self.record, &self.scenario) {
            (Some(path), _) => records::load(path).map(Some),
            (None, Some(name)) => self.line_of(&scenarios::named(name)?).map(Some),
            (None, None) => Ok(None),
        }
    }

    fn line_of<G: TerminalGame>(&self, scenario: &Scenario) -> Result<Record<G>, Failure> {
        let mut records = scenario.records::<G>()?;
        let lines = records.len();
        match self.line.checked_sub(1).filter(|&line| line < lines) {
            Some(line) => Ok(records.swap_remove(line)),
            None => {
                let scenario = format!("{:?}", scenario.name());
                Err(Failure::input(say!(LinePastEnd { line: self.line, scenario, lines })))
            }
        }
    }

    fn advise<G: TerminalGame>(
        &self,
        seen: InformationState<G>,
        keeper: &Keeper,
    ) -> Result<(), Failure> {
        let player = self.contestant::<G>(Level::Hard)?;
        let advice = Advice::of(&player, self.seed, seen, keeper)?;
        match self.json {
            true => print_json(&Report::new(&advice, self.seed)),
            false => Ok(writeln!(ink::stdout(), "{}", advice.table(ink::reader(&[]))?.trim_end())?),
        }
    }

    fn criticise<G: TerminalGame>(
        &self,
        record: &Record<G>,
        keeper: &Keeper,
    ) -> Result<(), Failure> {
        let seats = record.start().seats();
        let seat = self.seat.map(|number| games::seat(number, seats)).transpose()?;
        let player = self.contestant::<G>(Level::Medium)?;
        let critic = Critic { player, seed: self.seed, seat };
        let mut mistakes = mistakes(&critic, record, keeper)?;
        mistakes.truncate(Self::DEAREST);
        match self.json {
            true => print_json(&mistakes),
            false => print_mistakes(&mistakes, &Seated::of_record(seats, record.names())),
        }
    }

    /// Returns the player to ask.
    fn contestant<G: TerminalGame>(&self, level: Level) -> Result<Contestant, Failure> {
        let default = Participant::Player(Player::Level(level));
        self.engines.ready::<G>(self.player.as_ref().unwrap_or(&default))
    }

    /// Returns what the seat knew at a decision of a record.
    fn seen_in<G: TerminalGame>(
        &self,
        mut record: Record<G>,
    ) -> Result<InformationState<G>, Failure> {
        let last = record.decisions().len();
        let at = self.at.unwrap_or(last);
        if at > last {
            return Err(Failure::input(say!(AtPastEnd { at, decisions: last })));
        }
        // If seats decide together, it is the one whose decision comes next.
        let next = record.undo_to(at).first().map(|decision| decision.actor);
        let next = next.and_then(|actor| match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        });
        let seat = self.decider(record.state(), next)?;
        Ok(bot::seen_by(&record, seat))
    }

    /// Returns what the seat knows at the given position.
    fn seen_in_notation<G: TerminalGame>(&self) -> Result<InformationState<G>, Failure> {
        let text = plans::all_filled::<G::Setup>(&self.tokens.join(" "))?;
        if text.contains('?') {
            return self.seen_in_view(&text);
        }
        let state: G = text.parse()?;
        let seat = self.decider(&state, None)?;
        Ok(InformationState::new(&state, seat.into()))
    }

    /// Returns what the seat knows that has the given view.
    fn seen_in_view<G: TerminalGame>(&self, text: &str) -> Result<InformationState<G>, Failure> {
        let seat = self.seat.ok_or_else(|| Failure::input(say!(HiddenFromWhom)))?;
        let seat = games::seat(seat, Seat::COUNT)?;
        let view = G::view_from(Viewer::Seat(seat), text)?;
        let seen = InformationState::from_parts(view.clone(), Vec::new(), view);
        let world = seen.resample(&mut Dealer::new(self.seed));
        let world = world.map_err(|reason| thinker::told(reason.into()))?;
        self.decider(&world, None)?;
        Ok(seen)
    }

    /// Returns the deciding seat: the given one, or the one that the game waits for. `favourite`
    /// breaks ties.
    fn decider<G: FullGame>(&self, state: &G, favourite: Option<Seat>) -> Result<Seat, Failure> {
        let waiting = match state.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance => return Err(Failure::input(say!(OnlyChanceDecides))),
            Turn::Over(outcome) => {
                let ending: Message = outcome.ending.into();
                return Err(Failure::input(say!(OverAlready { ending })));
            }
        };
        match self.seat.map(|number| games::seat(number, state.seats())).transpose()? {
            Some(seat) if waiting.contains(seat) => Ok(seat),
            Some(seat) => Err(Failure::input(say!(NotToMove { seat, seats: waiting }))),
            None => sole(waiting)
                .or(favourite)
                .ok_or_else(|| Failure::input(say!(DecideTogether { seats: waiting }))),
        }
    }
}

/// Returns the only seat of a set with one seat.
fn sole(seats: Seats) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// The JSON output.
#[derive(Serialize)]
#[serde(bound = "A: std::fmt::Display + Serialize")]
struct Report<'a, A> {
    game: &'static str,
    ruleset: u32,
    seat: Seat,
    player: String,
    #[serde(serialize_with = "number::as_text")]
    seed: u64,
    /// The seat's view, in notation.
    position: String,
    #[serde(flatten)]
    analysis: &'a Analysis<A>,
}

impl<'a, A> Report<'a, A> {
    fn new<G: TerminalGame<Action = A>>(advice: &'a Advice<G>, seed: u64) -> Self {
        Self {
            game: G::INFO.id,
            ruleset: G::INFO.ruleset,
            seat: advice.seat,
            player: advice.player.to_string(),
            seed,
            position: advice.position(),
            analysis: &advice.analysis,
        }
    }
}

fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::from)?;
    Ok(writeln!(io::stdout().lock(), "{text}")?)
}

fn print_mistakes(mistakes: &[Mistake], seated: &Seated) -> Result<(), Failure> {
    let mut out = ink::stdout();
    if mistakes.is_empty() {
        return Ok(writeln!(out, "{}", page::prose(&say::text(&say!(NoMistakes))))?);
    }
    let heads = [
        say!(DecisionColumn),
        say!(SeatColumn),
        say!(ActionColumn),
        say!(BetterColumn),
        say!(LossColumn),
    ];
    let mut grid = Grid::of_numbers(&say::headings(&heads));
    for Mistake { number, seat, action, better, loss, error } in mistakes {
        let loss = format!("{} % ± {}", say::decimal(100.0 * loss), say::decimal(100.0 * error));
        grid.add([number.to_string(), seated.title(*seat), action.clone(), better.clone(), loss]);
    }
    Ok(grid.print(&mut out)?)
}
