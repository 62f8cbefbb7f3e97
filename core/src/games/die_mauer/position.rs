//! Positions as data and in notation: complete ones, and those of viewers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::rule::{Faults, NotationError};
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::{Game, Viewer};
use crate::games::die_mauer::{
    Event, Fist, Gift, Phase, Piece, SeenFist, SeenStock, Setup, State, Wall, faults, rules,
};
use crate::kit::written_forms;
use crate::text::message::message;
use crate::text::notation::tokens::{
    TokenLine, parted, read_by_seat, read_each, read_list, read_number, read_seat, read_seats,
    read_yes, slashed,
};

/// A position as plain data, valid or not, which may have unknown parts.
///
/// `TryFrom` makes a [`State`] of it, and reports all faults at once, including unknown parts. In a
/// [`View`] it is what a viewer sees.
///
/// Lists have one entry for each seat. `totals`, `rounds_won` and `fists` may be empty, which means
/// zero, zero and no fist on the table.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Position, SeenStock, Setup, State};
/// use mauerwerk::{Game, Seat};
///
/// let mut position = Position::from(State::start(&Setup::default())?);
/// position.wall = "T".parse()?;
/// position.stocks[Seat::FIRST] = "G12346".parse()?;
/// assert!(State::try_from(position.clone()).is_ok());
///
/// position.wall = "TG".parse()?;
/// let faults = State::try_from(position.clone()).unwrap_err();
/// let broken: Vec<_> = faults.as_slice().iter().map(|fault| fault.rule.unwrap().as_str()).collect();
/// assert_eq!(broken, ["DM-20", "DM-48"]);
///
/// position.stocks[Seat::FIRST] = SeenStock::Size(6);
/// let faults = State::try_from(position).unwrap_err();
/// assert_eq!(faults.to_string(), "DM-49: the pieces of seat 0 are not known: ?6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The seats and options.
    pub setup: Setup,
    /// The wall on the table.
    pub wall: Wall,
    /// The stock of each seat.
    pub stocks: BySeat<SeenStock>,
    /// The Master-builder.
    pub master: Seat,
    /// The number of rounds that have ended. If it is the number of all rounds, the game is over.
    #[serde(default)]
    pub rounds_played: u8,
    /// Each seat's penalties of the rounds that have ended.
    #[serde(default = "no_entries")]
    pub totals: BySeat<u16>,
    /// The number of rounds at whose end each seat held nothing (DM-46).
    #[serde(default = "no_entries")]
    pub rounds_won: BySeat<u8>,
    /// The number of turns in a row in which nothing was built, if it is counted (DM-43).
    #[serde(default)]
    pub idle_turns: u16,
    /// The fists on the table.
    #[serde(default = "no_entries")]
    pub fists: BySeat<Option<SeenFist>>,
    /// The builders who have not built yet, when all fists are open and ends are chosen. The next
    /// one is the first clockwise from the Master-builder's left.
    #[serde(default)]
    pub builders: Seats,
    /// The latest gifts of the round, oldest first, at most 7. Older ones, even of the viewer's own
    /// seat, are only [events](super::Event::Given) of the viewer's
    /// [`InformationState`](crate::InformationState).
    #[serde(default)]
    pub gifts: Vec<Gift>,
    /// The seats that took part in older gifts. Another seat sees only the number of their pieces,
    /// unless these are just that seat and one more.
    #[serde(default)]
    pub unsure: Seats,
}

fn no_entries<T: Copy + Default>() -> BySeat<T> {
    BySeat::repeat(T::default(), 0)
}

impl Position {
    /// Returns the part of the turn that the fists and the rounds played show.
    pub(super) fn phase(&self) -> Phase {
        let open = |fist: &Option<SeenFist>| fist.and_then(SeenFist::known);
        let fists = self.fists.as_slice();
        if self.rounds_played >= self.setup.rounds {
            Phase::Over
        } else if fists.is_empty() || fists.iter().any(|fist| open(fist).is_none()) {
            Phase::Planning
        } else if self.planned().is_some() {
            Phase::Building
        } else if fists.iter().filter(|fist| open(fist) == Some(Fist::Empty)).count() == 1 {
            Phase::Situation1
        } else {
            Phase::Situation2
        }
    }

    /// Returns the piece in the Master-builder's open fist.
    pub(super) fn planned(&self) -> Option<Piece> {
        self.fists.get(self.master).copied().flatten()?.known()?.piece()
    }

    /// Returns the position as a viewer sees it. This is the only place where information is
    /// hidden: the closed fists of others (DM-12), and gifts between others (DM-32). Stocks are
    /// shown as if hidden gifts had not been made. If a hidden gift may be forgotten, only the size
    /// is left.
    pub(super) fn seen_by(self, viewer: Viewer) -> Self {
        let (planning, seats) = (self.phase() == Phase::Planning, self.stocks.len());
        let fist = |seat| match self.fists[seat] {
            Some(_) if planning && !viewer.is(seat) => Some(SeenFist::Closed),
            fist => fist,
        };
        let gifts = || self.gifts.iter().copied();
        let stock = |seat| self.stocks[seat].seen_by(viewer, seat, gifts(), self.unsure);
        let (fists, stocks) = (BySeat::from_fn(seats, fist), BySeat::from_fn(seats, stock));
        let gifts = self.gifts.into_iter().map(|gift| gift.seen_by(viewer)).collect();
        Self { fists, stocks, gifts, ..self }
    }

    /// Returns whether nothing is unknown.
    pub(super) fn is_certain(&self) -> bool {
        self.stocks.iter().all(|(_, stock)| stock.certain().is_some())
            && self.fists.iter().all(|(_, fist)| *fist != Some(SeenFist::Closed))
            && self.gifts.iter().all(|gift| gift.piece.is_some())
    }
}

impl From<State> for Position {
    fn from(state: State) -> Self {
        let seats = state.seats();
        Self {
            setup: state.setup.given(),
            wall: state.wall,
            stocks: BySeat::from_fn(seats, |seat| state.stocks[seat.index()].into()),
            master: state.master,
            rounds_played: state.rounds_played,
            totals: state.totals(),
            rounds_won: state.rounds_won(),
            idle_turns: state.idle_turns,
            fists: BySeat::from_fn(seats, |seat| state.fists.get(seat).map(SeenFist::from)),
            builders: match state.phase {
                Phase::Building => state.waiting,
                _ => Seats::EMPTY,
            },
            gifts: state.gifts.iter().collect(),
            unsure: state.unsure,
        }
    }
}

/// What a viewer sees: a position with unknown parts where something is hidden, and what follows
/// from it. It draws no conclusions (DM-57).
///
/// Its text is the position's tokens, with `dead:yes` for a dead wall (DM-42).
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{SeenFist, State};
/// use mauerwerk::{Game, Hidden, Seat, Viewer};
///
/// let state: State = "players:3 fists:T/_/_".parse()?;
/// let view = state.view(Viewer::Spectator);
/// assert_eq!(view.position.fists[Seat::FIRST], Some(SeenFist::Closed));
/// assert_eq!(State::view_from(Viewer::Spectator, &format!("players:3 {view}")), Ok(view));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The position, as far as the viewer knows it.
    pub position: Position,
    /// Whether the wall takes no piece that any seat has. This is public: all pieces that are
    /// neither built nor in the box are in stocks (DM-42).
    pub wall_is_dead: bool,
    /// The part of the turn.
    pub phase: Phase,
    /// The deciding seats.
    pub deciding: Seats,
    /// The seats that have won. Empty before the game is over.
    pub winners: Seats,
}

/// The names of a position's tokens, for writing and reading.
const TOKENS: [&str; 12] = [
    "wall", "dead", "stocks", "master", "round", "totals", "won", "idle", "fists", "builders",
    "gifts", "unsure",
];

/// A position, with the other content of its line.
pub(super) struct Reading {
    pub(super) position: Position,
    /// Whether the line marks the wall as dead.
    dead: bool,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position.tokens_of(self.wall_is_dead))
    }
}

written_forms!(state => Position::from(*state));

impl Position {
    /// Writes the position without its setup.
    pub(super) fn tokens(&self) -> String {
        self.tokens_of(false)
    }

    /// Writes the position without its setup, with the mark of a dead wall.
    fn tokens_of(&self, dead: bool) -> String {
        let won = self.rounds_won.as_slice();
        let fists: Vec<String> = self.fists.as_slice().iter().map(written_fist).collect();
        let mut line = TokenLine::default();
        line.token("wall", self.wall);
        line.token_if(dead, "dead", "yes");
        line.token("stocks", slashed(self.stocks.as_slice()));
        line.token("master", self.master);
        line.token("round", round(self.rounds_played, self.setup.rounds));
        line.token("totals", slashed(self.totals.as_slice()));
        line.token_if(won.iter().any(|&won| won > 0), "won", slashed(won));
        line.token_if(self.idle_turns > 0, "idle", self.idle_turns);
        line.token_if(self.any_fist(), "fists", slashed(&fists));
        line.token_if(!self.builders.is_empty(), "builders", self.builders);
        line.token_if(!self.gifts.is_empty(), "gifts", written_gifts(&self.gifts));
        line.token_if(!self.unsure.is_empty(), "unsure", self.unsure);
        line.into_text()
    }

    fn any_fist(&self) -> bool {
        self.fists.as_slice().iter().any(Option::is_some)
    }
}

/// Writes the current round.
fn round(played: u8, rounds: u8) -> String {
    if played < rounds { (played + 1).to_string() } else { "over".to_owned() }
}

fn written_fist(fist: &Option<SeenFist>) -> String {
    fist.map_or_else(|| "_".to_owned(), |fist| fist.to_string())
}

fn written_gifts(gifts: &[Gift]) -> String {
    let gifts = gifts.iter().map(|Gift { donor, receiver, piece }| {
        let piece = piece.map_or('?', Piece::letter);
        format!("{donor}>{receiver}{piece}")
    });
    gifts.collect::<Vec<_>>().join(",")
}

impl FromStr for Reading {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let (tokens, options) = parted(text, &TOKENS);
        let setup = Setup::from_tokens(&options, &TOKENS)?;
        let mut reading = Self { position: Position::first(setup), dead: false };
        read_each(&tokens, |name, value| reading.read(name, value))?;
        Ok(reading)
    }
}

impl Reading {
    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        let position = &mut self.position;
        match name {
            "wall" => position.wall = value.parse()?,
            "dead" => self.dead = read_yes(value)?,
            "stocks" => position.stocks = read_by_seat(value, str::parse)?,
            "master" => position.master = read_seat(value)?,
            "round" => position.rounds_played = read_round(value, position.setup.rounds)?,
            "totals" => position.totals = read_by_seat(value, read_number)?,
            "won" => position.rounds_won = read_by_seat(value, read_number)?,
            "idle" => position.idle_turns = read_number(value)?,
            "fists" => position.fists = read_by_seat(value, read_fist)?,
            "builders" => position.builders = read_seats(value)?,
            "gifts" => position.gifts = read_list(value, ',', read_gift)?,
            _ => position.unsure = read_seats(value)?,
        }
        Ok(())
    }

    /// Returns the state or view, or a fault if its wall is marked as dead but is not (DM-42).
    pub(super) fn confirm<T>(&self, read: T, wall_is_dead: bool) -> Result<T, Faults> {
        let mut faults = Faults::default();
        faults.check(wall_is_dead || !self.dead, rules::DM_42, || {
            message!(faults::NotDead { wall: self.position.wall.to_string() })
        });
        faults.or(read)
    }
}

impl Position {
    /// Returns the first position of a setup, even a faulty one.
    fn first(setup: Setup) -> Self {
        let seats = setup.players.into();
        Self {
            wall: Wall::default(),
            stocks: BySeat::repeat(setup.starting_stock().into(), seats),
            master: setup.first_master,
            rounds_played: 0,
            totals: BySeat::repeat(0, seats),
            rounds_won: BySeat::repeat(0, seats),
            idle_turns: 0,
            fists: BySeat::repeat(None, seats),
            builders: Seats::EMPTY,
            gifts: Vec::new(),
            unsure: Seats::EMPTY,
            setup,
        }
    }
}

fn read_round(text: &str, rounds: u8) -> Result<u8, NotationError> {
    if text == "over" {
        return Ok(rounds);
    }
    let round = read_number::<u8>(text)?;
    round.checked_sub(1).ok_or_else(|| NotationError::new(message!(faults::ARound), text))
}

fn read_fist(text: &str) -> Result<Option<SeenFist>, NotationError> {
    if text == "_" { Ok(None) } else { text.parse().map(Some) }
}

fn read_gift(text: &str) -> Result<Gift, NotationError> {
    let error = || NotationError::new(message!(faults::AGift), text);
    let (donor, rest) = text.split_once('>').ok_or_else(error)?;
    let last = rest.chars().next_back().ok_or_else(error)?;
    let receiver = &rest[..rest.len() - last.len_utf8()];
    let piece = match last {
        '?' => None,
        letter => Some(Piece::from_letter(letter).ok_or_else(error)?),
    };
    Ok(Gift { donor: read_seat(donor)?, receiver: read_seat(receiver)?, piece })
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        text.parse().map(|reading: Reading| reading.position)
    }
}

impl FromStr for State {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let reading: Reading = text.parse()?;
        let state = Self::try_from(reading.position.clone())?;
        reading.confirm(state, state.wall_is_dead())
    }
}
