//! Positions as data, and the one door from them to states.

use serde::{Deserialize, Serialize};

use super::fist::Fist;
use super::gift::{Gift, Gifts};
use super::piece::Piece;
use super::setup::Setup;
use super::state::{Phase, State};
use super::stock::Stock;
use super::terms::Terms;
use super::wall::Wall;
use crate::rule::Faults;
use crate::seat::{Seat, Seats};

/// Holds a position as plain data that can be anything; a [`State`] is made of it by `TryFrom`.
///
/// Lists have one entry for each seat. `totals`, `rounds_won` and `fists` may be left empty, which
/// means zero, zero and no fist on the table.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Position, Setup, State};
/// use mauerwerk::Game;
///
/// let mut position = Position::from(State::start(&Setup::default())?);
/// position.wall = "T".parse()?;
/// position.stocks[1] = "G12346".parse()?;
/// assert!(State::try_from(position.clone()).is_ok());
///
/// position.wall = "TG".parse()?;
/// let faults = State::try_from(position).unwrap_err();
/// let broken: Vec<_> = faults.as_slice().iter().map(|fault| fault.rule.unwrap().as_str()).collect();
/// assert_eq!(broken, ["DM-20", "DM-48"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Holds the seats and options.
    pub setup: Setup,
    /// Holds the wall on the table.
    pub wall: Wall,
    /// Holds what each seat has.
    pub stocks: Vec<Stock>,
    /// Names the Master-builder.
    pub master: Seat,
    /// Holds how many rounds have ended; all of them means that the game is over.
    #[serde(default)]
    pub rounds_played: u8,
    /// Holds each seat's penalties of the rounds that have ended.
    #[serde(default)]
    pub totals: Vec<u16>,
    /// Holds at how many ends of a round each seat held nothing (DM-46).
    #[serde(default)]
    pub rounds_won: Vec<u8>,
    /// Holds how many turns in a row nothing was built, where that is counted (DM-43).
    #[serde(default)]
    pub idle_turns: u16,
    /// Holds the fists on the table.
    #[serde(default)]
    pub fists: Vec<Option<Fist>>,
    /// Holds the seats that still have to build, when all fists are open and ends are chosen.
    #[serde(default)]
    pub builders: Seats,
    /// Holds the latest gifts of the round, oldest first, at most 7; pieces must be given.
    #[serde(default)]
    pub gifts: Vec<Gift>,
    /// Holds the seats that took part in gifts older than those: a view of another seat shows only
    /// how many pieces they have.
    #[serde(default)]
    pub unsure: Seats,
}

impl From<State> for Position {
    fn from(state: State) -> Self {
        let seats = state.seat_count();
        let all = Seats::first(seats);
        Self {
            setup: state.terms.setup(),
            wall: state.wall,
            stocks: state.stocks[..seats].to_vec(),
            master: state.master,
            rounds_played: state.rounds_played,
            totals: state.totals[..seats].to_vec(),
            rounds_won: state.rounds_won[..seats].to_vec(),
            idle_turns: state.idle_turns,
            fists: all.iter().map(|seat| state.fists.get(seat)).collect(),
            builders: match state.phase {
                Phase::Building => state.waiting,
                _ => Seats::EMPTY,
            },
            gifts: state.gifts.iter().collect(),
            unsure: state.unsure,
        }
    }
}

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let terms = Terms::new(&position.setup)?;
        check_lists(&position)?;
        let mut state = Self::first(terms);
        state.wall = position.wall;
        state.master = position.master;
        state.rounds_played = position.rounds_played;
        state.idle_turns = position.idle_turns;
        state.unsure = position.unsure;
        copy(&mut state.stocks, &position.stocks);
        copy(&mut state.totals, &position.totals);
        copy(&mut state.rounds_won, &position.rounds_won);
        for Gift { donor, receiver, piece } in &position.gifts {
            if let Some(piece) = piece {
                state.gifts.push(*donor, *receiver, *piece);
            }
        }
        state.set_fists(&position);
        check_state(&state, &position)?;
        Ok(state)
    }
}

fn copy<T: Copy>(to: &mut [T], from: &[T]) {
    to[..from.len()].copy_from_slice(from);
}

impl State {
    /// Puts the fists on the table, and finds the phase that follows from them.
    fn set_fists(&mut self, position: &Position) {
        for (number, fist) in (0..).zip(&position.fists) {
            if let (Some(seat), Some(fist)) = (Seat::new(number), *fist) {
                self.fists.put(seat, fist);
                self.waiting = self.waiting.without(seat);
            }
        }
        if self.rounds_played >= self.terms.rounds {
            self.phase = Phase::Over;
            self.waiting = Seats::EMPTY;
        } else if self.waiting.is_empty() {
            self.phase = match (self.planned(), self.matching().len()) {
                (Some(_), _) => Phase::Building,
                (None, 0) => Phase::Situation1,
                (None, _) => Phase::Situation2,
            };
            self.waiting = match self.phase {
                Phase::Building => position.builders,
                Phase::Situation1 => Seats::only(self.master),
                _ => self.matching(),
            };
        }
    }
}

/// Checks what has to hold before a state can be filled at all.
fn check_lists(position: &Position) -> Result<(), Faults> {
    let seats = usize::from(position.setup.players);
    let mut faults = Faults::default();
    let lists = [
        ("stocks", position.stocks.len(), false),
        ("totals", position.totals.len(), true),
        ("rounds_won", position.rounds_won.len(), true),
        ("fists", position.fists.len(), true),
    ];
    for (name, len, optional) in lists {
        let fits = len == seats || (optional && len == 0);
        faults.check(fits, "DM-02", format_args!("{name} has {len} entries for {seats} seats"));
    }
    faults.or(())
}

/// Checks a filled state part by part.
fn check_state(state: &State, position: &Position) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_seats(state, position, &mut faults);
    check_wall(state, &mut faults);
    check_pieces(state, &mut faults);
    check_counts(state, &mut faults);
    check_gifts(state, position, &mut faults);
    faults.or(())?;
    // Only now is it clear who is at the table and which phase the fists lead to.
    let mut faults = Faults::default();
    check_fists(state, position, &mut faults);
    check_round_goes_on(state, &mut faults);
    faults.or(())
}

fn check_seats(state: &State, position: &Position, faults: &mut Faults) {
    let mentioned = [position.master]
        .into_iter()
        .chain(position.builders.iter())
        .chain(position.unsure.iter())
        .chain(position.gifts.iter().flat_map(|gift| [gift.donor, gift.receiver]));
    for seat in mentioned.filter(|&seat| !state.has(seat)).collect::<Seats>().iter() {
        let seats = state.seat_count();
        faults.check(false, "DM-02", format_args!("seat {seat} is not one of {seats} seats"));
    }
}

fn check_wall(state: &State, faults: &mut Faults) {
    let pieces: Vec<Piece> = state.wall.iter().collect();
    let apart = |pair: &[Piece]| pair.iter().any(|piece| piece.is_wall());
    faults.check(
        pieces.windows(2).all(apart),
        "DM-20",
        format_args!("the wall {} has towers or gates next to each other", state.wall),
    );
}

fn check_pieces(state: &State, faults: &mut Faults) {
    for piece in Piece::ALL {
        let built = state.wall.iter().filter(|&other| other == piece).count() as u32;
        let held: u32 = state.stocks.iter().map(|stock| stock.count(piece)).sum();
        let sets = state.terms.start.count(piece) * u32::from(state.terms.seats);
        faults.check(
            built + held == sets,
            "DM-48",
            format_args!("{built} of {piece} are built and {held} held, but there are {sets}"),
        );
    }
}

fn check_counts(state: &State, faults: &mut Faults) {
    let (played, rounds) = (state.rounds_played, state.terms.rounds);
    faults.check(
        played <= rounds,
        "DM-45",
        format_args!("{played} rounds are played of a game of {rounds}"),
    );
    let limit = state.terms.max_idle_turns;
    let counted = state.idle_turns < limit.max(1);
    let idle = state.idle_turns;
    faults.check(counted, "DM-43", format_args!("{idle} idle turns, but the limit is {limit}"));
    for seat in Seats::first(state.seat_count()).iter() {
        let (total, won) = (state.totals[seat.index()], state.rounds_won[seat.index()]);
        let sets = u32::from(played) * u32::from(state.terms.seats);
        let most = sets * state.terms.penalty(state.terms.start);
        faults.check(
            u32::from(total) <= most,
            "DM-44",
            format_args!("seat {seat} has {total} points after {played} rounds"),
        );
        faults.check(
            won <= played,
            "DM-46",
            format_args!("seat {seat} won {won} of {played} rounds"),
        );
    }
}

fn check_gifts(state: &State, position: &Position, faults: &mut Faults) {
    let gifts = &position.gifts;
    faults.check(
        gifts.len() <= Gifts::MOST,
        "DM-57",
        format_args!("{} gifts, but a position remembers {}", gifts.len(), Gifts::MOST),
    );
    for Gift { donor, receiver, piece } in gifts {
        faults.check(
            donor != receiver,
            "DM-30",
            format_args!("seat {donor} cannot give to itself"),
        );
        let in_play = piece.is_some_and(|piece| state.terms.start.contains(piece));
        faults.check(
            in_play,
            "DM-31",
            format_args!("the gift of seat {donor} to {receiver} names no piece in play"),
        );
    }
    let over = state.rounds_played >= state.terms.rounds;
    let remembered = !gifts.is_empty() || !position.unsure.is_empty();
    faults.check(
        !(over && remembered),
        "DM-56",
        "no gift is secret any more when the game is over",
    );
}

fn check_fists(state: &State, position: &Position, faults: &mut Faults) {
    let fists =
        || Seats::first(state.seat_count()).iter().map(|seat| (seat, state.fists.get(seat)));
    let built = match state.phase {
        Phase::Building => Seats::from_iter(state.matching().iter().filter(|&seat| {
            !state.waiting.contains(seat) && !state.waiting.contains(state.master)
        })),
        _ => Seats::EMPTY,
    };
    for (seat, fist) in fists() {
        let piece = fist.and_then(Fist::piece).filter(|_| !built.contains(seat));
        faults.check(
            piece.is_none_or(|piece| state.stocks[seat.index()].contains(piece)),
            "DM-09",
            format_args!("seat {seat} has no {} for its fist", fist.unwrap_or_default()),
        );
    }
    let any = fists().any(|(_, fist)| fist.is_some());
    let waits = state.phase == Phase::Building || position.builders.is_empty();
    faults.check(waits, "DM-52", "builders are named, but nobody is building");
    match state.phase {
        Phase::Building => check_builders(state, faults),
        Phase::Situation2 => faults.check(
            state.matching().len() == 1,
            "DM-39",
            "several empty fists beside the Master-builder's have ended the turn",
        ),
        Phase::Over => faults.check(!any, "DM-45", "there are fists on the table after the game"),
        Phase::Planning | Phase::Situation1 => {}
    }
}

/// Checks that the builders named are those who build, and that the next one has a choice.
fn check_builders(state: &State, faults: &mut Faults) {
    let Some(piece) = state.planned() else { return };
    let matching = state.matching();
    let left = state.waiting;
    let master_alone = left == Seats::only(state.master);
    let competitors = left.iter().all(|seat| matching.contains(seat));
    let choice = !left.is_empty() && state.asks_for_end(piece);
    let room = state.wall.capacity(piece);
    let crowded = room.is_some_and(|room| matching.len() > room);
    let right = if master_alone { matching.is_empty() || crowded } else { competitors && !crowded };
    faults.check(
        choice && right,
        "DM-52",
        format_args!("seats {left} are not asked for an end of {}", state.wall),
    );
}

/// Checks that nothing has ended the round already.
fn check_round_goes_on(state: &State, faults: &mut Faults) {
    if state.phase == Phase::Over {
        return;
    }
    let built = match state.phase {
        Phase::Building => state.matching(),
        _ => Seats::EMPTY,
    };
    let out = Seats::first(state.seat_count())
        .iter()
        .filter(|&seat| state.stocks[seat.index()].is_empty() && !built.contains(seat));
    let out: Seats = out.collect();
    faults.check(
        out.is_empty() || !state.terms.donation_can_end_round,
        "DM-35",
        format_args!("seats {out} have no pieces, which has ended the round"),
    );
    let dead = state.phase == Phase::Planning && state.wall_is_dead();
    faults.check(
        !(dead && state.terms.dead_wall_ends_round),
        "DM-42",
        format_args!("the wall {} is dead, which has ended the round", state.wall),
    );
}
