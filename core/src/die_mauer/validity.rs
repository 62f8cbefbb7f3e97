//! One check of what makes a position legal, in named parts.

use super::fist::Fist;
use super::gift::{Gift, Gifts};
use super::piece::Piece;
use super::position::Position;
use super::state::{Phase, State};
use crate::die_mauer::rules;
use crate::rule::Faults;
use crate::seat::{Seat, Seats};

/// Checks what has to hold before a state can be filled at all.
pub(super) fn check_lists(position: &Position) -> Result<(), Faults> {
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
        faults.check(
            fits,
            rules::DM_02,
            format_args!("{name} has {len} entries for {seats} seats"),
        );
    }
    faults.or(())
}

/// Checks a filled state part by part.
pub(super) fn check_state(state: &State, position: &Position) -> Result<(), Faults> {
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
    check_ending(state, &mut faults);
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
        faults.check(false, rules::DM_02, format_args!("seat {seat} is not one of {seats} seats"));
    }
}

fn check_wall(state: &State, faults: &mut Faults) {
    let pieces: Vec<Piece> = state.wall.iter().collect();
    let apart = |pair: &[Piece]| pair.iter().any(|piece| piece.is_wall());
    faults.check(
        pieces.windows(2).all(apart),
        rules::DM_20,
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
            rules::DM_48,
            format_args!("{built} of {piece} are built and {held} held, but there are {sets}"),
        );
    }
}

fn check_counts(state: &State, faults: &mut Faults) {
    let (played, rounds) = (state.rounds_played, state.terms.rounds);
    faults.check(
        played <= rounds,
        rules::DM_45,
        format_args!("{played} rounds are played of a game of {rounds}"),
    );
    let limit = state.terms.max_idle_turns;
    let counted = state.idle_turns < limit.max(1);
    let idle = state.idle_turns;
    faults.check(
        counted,
        rules::DM_43,
        format_args!("{idle} idle turns, but the limit is {limit}"),
    );
    for seat in Seats::first(state.seat_count()).iter() {
        let (total, won) = (state.totals[seat.index()], state.rounds_won[seat.index()]);
        let sets = u32::from(played) * u32::from(state.terms.seats);
        let most = sets * state.terms.penalty(state.terms.start);
        faults.check(
            u32::from(total) <= most,
            rules::DM_44,
            format_args!("seat {seat} has {total} points after {played} rounds"),
        );
        let over = played == rounds;
        let left = state.stocks[seat.index()];
        faults.check(
            !over || u32::from(total) >= state.terms.penalty(left),
            rules::DM_44,
            format_args!("seat {seat} has {total} points at the end and {left} left"),
        );
        faults.check(
            won <= played,
            rules::DM_46,
            format_args!("seat {seat} won {won} of {played} rounds"),
        );
    }
}

fn check_gifts(state: &State, position: &Position, faults: &mut Faults) {
    let gifts = &position.gifts;
    faults.check(
        gifts.len() <= Gifts::MOST,
        rules::DM_57,
        format_args!("{} gifts, but a position remembers {}", gifts.len(), Gifts::MOST),
    );
    for Gift { donor, receiver, piece } in gifts {
        faults.check(
            donor != receiver,
            rules::DM_30,
            format_args!("seat {donor} cannot give to itself"),
        );
        let in_play = piece.is_some_and(|piece| state.terms.start.contains(piece));
        faults.check(
            in_play,
            rules::DM_31,
            format_args!("the gift of seat {donor} to {receiver} names no piece in play"),
        );
    }
    let over = state.rounds_played >= state.terms.rounds;
    let remembered = !gifts.is_empty() || !position.unsure.is_empty();
    faults.check(
        !(over && remembered),
        rules::DM_56,
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
            rules::DM_09,
            format_args!("seat {seat} has no {} for its fist", fist.unwrap_or_default()),
        );
    }
    let any = fists().any(|(_, fist)| fist.is_some());
    let waits = state.phase == Phase::Building || position.builders.is_empty();
    faults.check(waits, rules::DM_52, "builders are named, but nobody is building");
    match state.phase {
        Phase::Building => check_builders(state, faults),
        Phase::Situation2 => faults.check(
            state.matching().len() == 1,
            rules::DM_39,
            "several empty fists beside the Master-builder's have ended the turn",
        ),
        Phase::Over => {
            faults.check(!any, rules::DM_45, "there are fists on the table after the game")
        }
        Phase::Planning | Phase::Situation1 => {}
    }
}

/// Checks that the builders named are the last of those who build (DM-22), that the next one has a
/// choice (DM-52), and that the pieces of the others stand at the ends of the wall.
fn check_builders(state: &State, faults: &mut Faults) {
    let Some(piece) = state.planned() else { return };
    let left = state.waiting;
    let choice = !left.is_empty() && state.asks_for_end(piece);
    faults.check(
        choice && (are_competitors_left(state, piece) || is_master_left(state, piece)),
        rules::DM_52,
        format_args!("builders {left} are not those still asked for an end of {}", state.wall),
    );
}

/// Tells whether the Master-builder builds, alone.
fn is_master_left(state: &State, piece: Piece) -> bool {
    let matching = state.matching().len();
    let crowded = state.wall.capacity(piece).is_some_and(|room| matching > room);
    state.waiting == Seats::only(state.master) && (matching == 0 || crowded)
}

/// Tells whether his competitors build, and those waiting are the last of them.
fn are_competitors_left(state: &State, piece: Piece) -> bool {
    let mut built = state.matching();
    for seat in state.waiting.iter() {
        if !built.contains(seat) {
            return false;
        }
        built = built.without(seat);
    }
    let left = state.master.next(state.seat_count());
    let place = |seat: Seat| (seat.index() + Seat::COUNT - left.index()) % Seat::COUNT;
    let last_built = built.iter().map(place).max();
    let first_waiting = state.waiting.iter().map(place).min();
    let at_ends = run(state.wall.iter(), piece) + run(state.wall.iter().rev(), piece);
    let room = state.wall.capacity(piece).is_none_or(|room| state.waiting.len() <= room);
    last_built < first_waiting && built.len() <= at_ends && room
}

/// Counts how many pieces of a type come first.
fn run(pieces: impl Iterator<Item = Piece>, piece: Piece) -> usize {
    pieces.take_while(|&other| other == piece).count()
}

/// Checks that nothing has ended the round already, or that something has ended the last one.
fn check_ending(state: &State, faults: &mut Faults) {
    let out = out_of_pieces(state);
    let dead = state.terms.dead_wall_ends_round && state.wall_is_dead();
    if state.phase == Phase::Over {
        let ended = !out.is_empty() || dead || state.terms.max_idle_turns > 0;
        return faults.check(ended, rules::DM_45, "nothing has ended the last round");
    }
    let everybody = out.len() == state.seat_count();
    let ended = state.terms.donation_can_end_round && !out.is_empty();
    faults.check(
        !ended && !everybody,
        if ended { rules::DM_35 } else { rules::DM_37 },
        format_args!("seats {out} have no pieces, which has ended the round"),
    );
    faults.check(
        !dead,
        rules::DM_42,
        format_args!("the wall {} is dead, which has ended the round", state.wall),
    );
}

/// Returns the seats without pieces, less those that have built their last one in this turn.
fn out_of_pieces(state: &State) -> Seats {
    let built = match state.phase {
        Phase::Building => state.matching(),
        _ => Seats::EMPTY,
    };
    let empty = |seat: &Seat| state.stocks[seat.index()].is_empty() && !built.contains(*seat);
    Seats::first(state.seat_count()).iter().filter(empty).collect()
}
