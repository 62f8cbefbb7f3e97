//! Makes states from positions, with every check of what makes a position legal.

use crate::base::rule::Faults;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::{Game, Viewer};
use crate::games::die_mauer::checked_setup::CheckedSetup;
use crate::games::die_mauer::faults;
use crate::games::die_mauer::seen_stock::Gifts;
use crate::games::die_mauer::{Fist, Gift, Phase, Piece, Position, SeenFist, State, Wall, rules};
use crate::text::message::message;

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let setup = CheckedSetup::try_from(&position.setup)?;
        check_lists(&position, &mut faults);
        check_known(&position, &mut faults);
        faults.or(())?;
        let state = Self::filled(setup, &position);
        check_state(&state, &position)?;
        Ok(state)
    }
}

impl State {
    /// Returns the state of a position without unknown parts, without further checks.
    fn filled(setup: CheckedSetup, position: &Position) -> Self {
        let mut state = Self::first(setup);
        state.wall = position.wall;
        state.master = position.master;
        state.rounds_played = position.rounds_played;
        state.idle_turns = position.idle_turns;
        state.unsure = position.unsure;
        let stocks = position.stocks.map(|stock| stock.certain().unwrap_or_default());
        copy(&mut state.stocks, &stocks);
        copy(&mut state.totals, &position.totals);
        copy(&mut state.rounds_won, &position.rounds_won);
        for Gift { donor, receiver, piece } in &position.gifts {
            if let Some(piece) = piece {
                state.gifts.push(*donor, *receiver, *piece);
            }
        }
        state.set_fists(position);
        state
    }

    /// Sets the fists, and finds the waiting seats.
    fn set_fists(&mut self, position: &Position) {
        let fists = position.fists.iter();
        for (seat, fist) in fists.filter_map(|(seat, fist)| Some((seat, (*fist)?.known()?))) {
            self.fists.put(seat, fist);
            self.waiting = self.waiting.without(seat);
        }
        self.phase = position.phase();
        self.waiting = match self.phase {
            Phase::Planning => self.waiting,
            Phase::Building => position.builders,
            Phase::Situation1 => Seats::only(self.master),
            Phase::Situation2 => self.matching(),
            Phase::Over => Seats::EMPTY,
        };
    }
}

fn copy<T: Copy>(to: &mut [T], from: &BySeat<T>) {
    to[..from.len()].copy_from_slice(from.as_slice());
}

/// Checks that there is an entry for each seat.
fn check_lists(position: &Position, faults: &mut Faults) {
    let seats = usize::from(position.setup.players);
    let lists = [
        ("stocks", position.stocks.len(), false),
        ("totals", position.totals.len(), true),
        ("rounds_won", position.rounds_won.len(), true),
        ("fists", position.fists.len(), true),
    ];
    for (name, len, optional) in lists {
        let fits = len == seats || (optional && len == 0);
        faults
            .check(fits, rules::DM_02, || message!(faults::Entries { name, entries: len, seats }));
    }
}

/// Checks that nothing is unknown: pieces in stocks, closed fists, or gifts.
fn check_known(position: &Position, faults: &mut Faults) {
    for (seat, stock) in position.stocks.iter() {
        faults.check(stock.certain().is_some(), rules::DM_49, || {
            message!(faults::StockUnknown { seat, stock: stock.to_string() })
        });
    }
    for (seat, fist) in position.fists.iter() {
        faults.check(*fist != Some(SeenFist::Closed), rules::DM_12, || {
            message!(faults::FistUnknown { seat })
        });
    }
    for Gift { donor, receiver, piece } in &position.gifts {
        faults.check(piece.is_some(), rules::DM_32, || {
            message!(faults::GiftUnknown { donor: *donor, receiver: *receiver })
        });
    }
}

/// Checks everything about a position that does not depend on its unknown parts.
///
/// # Errors
/// Returns all faults, including a viewer that is not at the table.
pub(super) fn check_view(viewer: Viewer, position: &Position) -> Result<(), Faults> {
    CheckedSetup::try_from(&position.setup)?;
    let mut faults = Faults::default();
    check_lists(position, &mut faults);
    if let Err(error) = viewer.at_table(position.setup.players.into()) {
        faults.add(None, error);
    }
    check_seats(position, &mut faults);
    check_wall(&position.wall, &mut faults);
    check_sizes(position, &mut faults);
    check_rounds(position, &mut faults);
    check_gifts(position, &mut faults);
    faults.or(())
}

/// Checks a state part by part.
fn check_state(state: &State, position: &Position) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_seats(position, &mut faults);
    check_wall(&state.wall, &mut faults);
    check_pieces(state, &mut faults);
    check_rounds(position, &mut faults);
    check_counts(state, &mut faults);
    check_gifts(position, &mut faults);
    faults.or(())?;
    // The seats and the phase are known only now.
    let mut faults = Faults::default();
    check_fists(state, position, &mut faults);
    check_ending(state, &mut faults);
    faults.or(())
}

fn check_seats(position: &Position, faults: &mut Faults) {
    let seats = position.setup.players;
    let mentioned = [position.master]
        .into_iter()
        .chain(position.builders.iter())
        .chain(position.unsure.iter())
        .chain(position.gifts.iter().flat_map(|gift| [gift.donor, gift.receiver]));
    for seat in mentioned.filter(|seat| seat.number() >= seats).collect::<Seats>().iter() {
        faults.check(false, rules::DM_02, || message!(faults::NotSeated { seat, seats }));
    }
}

fn check_wall(wall: &Wall, faults: &mut Faults) {
    let mut pairs = wall.iter().zip(wall.iter().skip(1));
    faults.check(pairs.all(|(one, other)| one.is_wall() || other.is_wall()), rules::DM_20, || {
        message!(faults::Neighbours { wall: wall.to_string() })
    });
}

/// Checks that the number of all pieces is right, for any types.
fn check_sizes(position: &Position, faults: &mut Faults) {
    let held: u32 = position.stocks.iter().map(|(_, stock)| u32::from(stock.size())).sum();
    let built = position.wall.len() as u32;
    let sets = position.setup.starting_stock().len() * u32::from(position.setup.players);
    faults.check(built + held == sets, rules::DM_48, || {
        message!(faults::AllPieces { built, held, sum: built + held, sets })
    });
}

fn check_pieces(state: &State, faults: &mut Faults) {
    for piece in Piece::ALL {
        let built = state.wall.count(piece);
        let held: u32 = state.stocks.iter().map(|stock| stock.count(piece)).sum();
        let sets = state.setup.start.count(piece) * u32::from(state.setup.seats);
        faults.check(built + held == sets, rules::DM_48, || {
            message!(faults::PiecesOf { piece, built, held, sum: built + held, sets })
        });
    }
}

fn check_rounds(position: &Position, faults: &mut Faults) {
    let (played, rounds) = (position.rounds_played, position.setup.rounds);
    faults.check(played <= rounds, rules::DM_45, || {
        message!(faults::RoundsPlayed { played, rounds })
    });
    let (idle, limit) = (position.idle_turns, position.setup.max_idle_turns.unwrap_or(0));
    faults.check(idle < limit.max(1), rules::DM_43, || {
        message!(faults::IdleTurns { idle, most: limit })
    });
}

fn check_counts(state: &State, faults: &mut Faults) {
    let played = state.rounds_played;
    for seat in Seats::first(state.seats()).iter() {
        let (total, won) = (state.totals[seat.index()], state.rounds_won[seat.index()]);
        let sets = u32::from(played) * u32::from(state.setup.seats);
        let most = sets * state.setup.penalty(state.setup.start);
        faults.check(u32::from(total) <= most, rules::DM_44, || {
            message!(faults::PointsAfter { seat, points: total, rounds: played })
        });
        let over = played == state.setup.rounds;
        let left = state.stocks[seat.index()];
        faults.check(!over || u32::from(total) >= state.setup.penalty(left), rules::DM_44, || {
            message!(faults::PointsLeft { seat, points: total, left: left.to_string() })
        });
        faults.check(won <= played, rules::DM_46, || {
            message!(faults::RoundsWon { seat, won, rounds: played })
        });
    }
}

fn check_gifts(position: &Position, faults: &mut Faults) {
    let (gifts, set) = (&position.gifts, position.setup.starting_stock());
    faults.check(gifts.len() <= Gifts::LIMIT, rules::DM_57, || {
        message!(faults::GiftsRemembered { gifts: gifts.len(), most: Gifts::LIMIT })
    });
    for Gift { donor, receiver, piece } in gifts {
        faults.check(donor != receiver, rules::DM_30, || {
            message!(faults::GiftToSelf { seat: *donor })
        });
        faults.check(piece.is_none_or(|piece| set.contains(piece)), rules::DM_31, || {
            message!(faults::GiftOfNoPiece { donor: *donor, receiver: *receiver })
        });
    }
    let over = position.rounds_played >= position.setup.rounds;
    let remembered = !gifts.is_empty() || !position.unsure.is_empty();
    faults.check(!(over && remembered), rules::DM_56, || message!(faults::GiftsOver));
}

fn check_fists(state: &State, position: &Position, faults: &mut Faults) {
    let fists = || Seats::first(state.seats()).iter().map(|seat| (seat, state.fists.get(seat)));
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
            rules::DM_09,
            || message!(faults::NotHeld { seat, piece: fist.unwrap_or_default().to_string() }),
        );
    }
    let any = fists().any(|(_, fist)| fist.is_some());
    let waits = state.phase == Phase::Building || position.builders.is_empty();
    faults.check(waits, rules::DM_52, || message!(faults::NobodyBuilds));
    match state.phase {
        Phase::Building => check_builders(state, faults),
        Phase::Situation2 => faults
            .check(state.matching().len() == 1, rules::DM_39, || message!(faults::SeveralEmpty)),
        Phase::Over => {
            faults.check(!any, rules::DM_45, || message!(faults::FistsOver));
        }
        Phase::Planning | Phase::Situation1 => {}
    }
}

/// Checks that the given builders are the last ones (DM-22), and that the next one has a choice
/// (DM-52). The pieces of the others must be at the ends of the wall.
fn check_builders(state: &State, faults: &mut Faults) {
    let Some(piece) = state.planned() else { return };
    let left = state.waiting;
    let choice = !left.is_empty() && state.asks(piece);
    faults.check(
        choice && (are_competitors_left(state, piece) || is_master_left(state, piece)),
        rules::DM_52,
        || {
            message!(faults::OtherBuilders {
                seats: left.to_string(),
                wall: state.wall.to_string()
            })
        },
    );
}

/// Returns whether the Master-builder builds alone.
fn is_master_left(state: &State, piece: Piece) -> bool {
    let matching = state.matching().len();
    let crowded = state.wall.capacity(piece).is_some_and(|room| matching > room);
    state.waiting == Seats::only(state.master) && (matching == 0 || crowded)
}

/// Returns whether the competitors build, and the waiting ones are the last of them.
fn are_competitors_left(state: &State, piece: Piece) -> bool {
    let mut built = state.matching();
    for seat in state.waiting.iter() {
        if !built.contains(seat) {
            return false;
        }
        built = built.without(seat);
    }
    let left = state.master.next(state.seats());
    let turn = |seat: Seat| (seat.index() + Seat::COUNT - left.index()) % Seat::COUNT;
    let last_built = built.iter().map(turn).max();
    let first_waiting = state.waiting.iter().map(turn).min();
    let at_ends = run(state.wall.iter(), piece) + run(state.wall.iter().rev(), piece);
    let room = state.wall.capacity(piece).is_none_or(|room| state.waiting.len() <= room);
    last_built < first_waiting && built.len() <= at_ends && room
}

/// Counts the pieces of a type at the start.
fn run(pieces: impl Iterator<Item = Piece>, piece: Piece) -> usize {
    pieces.take_while(|&other| other == piece).count()
}

/// Checks that nothing has ended the round already, or that something has ended the last round.
fn check_ending(state: &State, faults: &mut Faults) {
    let out = out_of_pieces(state);
    let dead = state.setup.dead_wall_ends_round && state.wall_is_dead();
    if state.phase == Phase::Over {
        let ended = !out.is_empty() || dead || state.setup.max_idle_turns > 0;
        return faults.check(ended, rules::DM_45, || message!(faults::NotEnded));
    }
    let everybody = out.len() == state.seats();
    let ended = state.setup.donation_can_end_round && !out.is_empty();
    faults.check(!ended && !everybody, if ended { rules::DM_35 } else { rules::DM_37 }, || {
        message!(faults::OutOfPieces { seats: out.to_string() })
    });
    faults.check(!dead, rules::DM_42, || message!(faults::Dead { wall: state.wall.to_string() }));
}

/// Returns the seats without pieces, except those that built their last piece in this turn.
fn out_of_pieces(state: &State) -> Seats {
    let built = match state.phase {
        Phase::Building => state.matching(),
        _ => Seats::EMPTY,
    };
    let empty = |seat: &Seat| state.stocks[seat.index()].is_empty() && !built.contains(*seat);
    Seats::first(state.seats()).iter().filter(empty).collect()
}
