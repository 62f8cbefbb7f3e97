//! Checks that a filled state can occur in a game.

use crate::base::rule::Faults;
use crate::base::seat::Seats;
use crate::games::berlin::cell::Cells;
use crate::games::berlin::checked_setup::HammerStart;
use crate::games::berlin::faults;
use crate::games::berlin::state::Dice;
use crate::games::berlin::{Direction, Kind, Phase, State, Suit, Variant, rules};
use crate::text::message::message;

/// Checks a filled state part by part.
pub(super) fn check(state: &State) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_phase(state, &mut faults);
    check_hammers(state, &mut faults);
    check_dice(state, &mut faults);
    check_memory(state, &mut faults);
    check_counts(state, &mut faults);
    faults.or(())?;
    let mut faults = Faults::default();
    check_decision(state, &mut faults);
    check_ending(state, &mut faults);
    faults.or(())
}

/// Checks that the variants have the phase, and that the wall fits it.
fn check_phase(state: &State, faults: &mut Faults) {
    let phase = state.phase;
    let crazy = state.plays(Variant::CrazyEights);
    let seen = state.wall.seen(state.board()).len();
    let faces = usize::from(state.setup.face_up);
    let collected = state.scores().as_slice().iter().any(|&score| score > 0);
    let chooses = state.setup.hammers != HammerStart::Fixed;
    let fits = match phase {
        Phase::LeavingHoles => {
            state.setup.random_holes > 0
                && state.wall.empties() == state.board()
                && state.opened.len() < state.setup.random_holes.into()
        }
        Phase::DealingCoins => !crazy && seen == 0 && coins_are_dealt_in_order(state),
        Phase::ChoosingFaces => seen < faces,
        Phase::TurningFace => seen < faces && is_unseen_at(state),
        Phase::Placing => chooses && seen == faces,
        Phase::RollingOff => seen == faces,
        Phase::Jericho => state.plays(Variant::WallOfJericho),
        Phase::TurningJericho => state.plays(Variant::WallOfJericho) && is_unseen_at(state),
        Phase::DrawingDie | Phase::Checking | Phase::Checked | Phase::PickingUp => crazy,
        Phase::Flipped => crazy || state.setup.switches.luck_collects(),
        Phase::Settling => state.setup.has_gravity(),
        _ => true,
    };
    let name = phase.name();
    faults.check(fits, rules::BE_03, || message!(faults::OtherPhase { phase: name }));
    let early = phase.is_laying_out() || matches!(phase, Phase::Placing | Phase::RollingOff);
    faults.check(!(early && collected), rules::BE_03, || {
        message!(faults::CollectedEarly { phase: name })
    });
}

/// Returns whether the coins without a suit are the last ones.
fn coins_are_dealt_in_order(state: &State) -> bool {
    // Coins without a suit were filled as coins of the first suit, and those before `at` have a
    // suit.
    let coins = state.wall.of_kind(Kind::Coin, state.board());
    let dealt = Cells::from_bits(coins.bits() & ((1 << state.at) - 1));
    let later = coins.without(dealt);
    let suited = Suit::ALL[1..].iter().map(|&suit| state.wall.of_suit(suit, later).len());
    suited.sum::<usize>() == 0
}

fn is_unseen_at(state: &State) -> bool {
    state.wall.is_unseen(state.at.into())
}

fn check_hammers(state: &State, faults: &mut Faults) {
    let placed: Seats = state.seated().filter(|&seat| state.hammer_index(seat).is_some()).collect();
    let expected = match state.phase {
        phase if phase.is_laying_out() => Seats::EMPTY,
        Phase::Placing => Seats::first(state.seat.index()),
        _ => state.setup.table(),
    };
    faults.check(placed == expected, rules::BE_06, || {
        message!(faults::OtherHammers {
            placed: placed.to_string(),
            expected: expected.to_string()
        })
    });
    let early = matches!(state.phase, Phase::Placing | Phase::RollingOff);
    for seat in placed.iter().filter(|_| early) {
        let index = state.hammer_index(seat).unwrap_or(0);
        let fixed = state.setup.hammers == HammerStart::Fixed
            && state.setup.fixed[seat.index()] != index as u8;
        faults.check(!state.wall.is_empty_at(index) && !fixed, rules::BE_06, || {
            message!(faults::OtherStart { seat })
        });
    }
    let first = state.phase.is_laying_out() || state.phase == Phase::Over;
    faults.check(!first || state.seat.index() == 0, rules::BE_06, || message!(faults::NotFirst));
}

fn check_dice(state: &State, faults: &mut Faults) {
    let phase = state.phase;
    let Dice { colour, roll, second } = state.dice;
    let bonus = !state.visited.is_empty();
    let rolled = phase == Phase::Moving || phase.has_landed();
    let crazy = state.plays(Variant::CrazyEights);
    let colour_fits = colour.is_some() == (crazy && (rolled || phase == Phase::Rolling));
    faults.check(colour_fits, rules::BE_40, || message!(faults::OtherColour));
    faults.check(roll.is_some() == rolled, rules::BE_07, || message!(faults::OtherRoll));
    let pair = state.plays(Variant::PairADice) && rolled;
    let in_order = phase != Phase::Moving || second <= roll;
    faults.check(second.is_some() == pair && in_order, rules::BE_94, || {
        message!(faults::OtherSecond)
    });
    let landed = phase.has_landed() && state.setup.switches.remembers_turn();
    let own = matches!(phase, Phase::DrawingDie | Phase::Rolling | Phase::Moving) || landed;
    let drawn = phase != Phase::DrawingDie || state.setup.switches.redraws();
    let holds_hammer = state.visited.contains(state.own_index());
    let length = roll.filter(|_| landed).map_or(1, |value| value.steps());
    let after_roll = !landed && bonus;
    let matched = !after_roll || !state.is_face_down(state.own_index());
    faults.check(
        matched
            && is_connected(state)
            && (!bonus || (own && drawn && state.setup.switches.remembers_turn() && holds_hammer))
            && (!landed || state.visited.len() > length),
        rules::BE_15,
        || message!(faults::OtherVisited),
    );
}

/// Returns whether the cells that may not be entered again are connected, like those of a path.
fn is_connected(state: &State) -> bool {
    let visited = state.visited;
    let mut reached = Cells::from_bits(visited.bits() & visited.bits().wrapping_neg());
    loop {
        let next = Direction::ALL.into_iter().fold(reached, |cells, direction| {
            cells.or(state.setup.grid.beside(reached, direction).and(visited))
        });
        if next == reached {
            return reached == visited;
        }
        reached = next;
    }
}

fn check_memory(state: &State, faults: &mut Faults) {
    let phase = state.phase;
    let fills_gaps = state.setup.has_gravity() && state.setup.switches.fills_gaps();
    let playing = !phase.is_laying_out()
        && !matches!(phase, Phase::Placing | Phase::RollingOff | Phase::Over);
    let opened = phase == Phase::LeavingHoles
        || (fills_gaps && playing && state.opened.without(state.wall.empties()).is_empty());
    faults.check(opened || state.opened == state.named_holes(), rules::BE_117, || {
        message!(faults::OtherOpened)
    });
    let rolls: Vec<u8> = match phase {
        Phase::RollingOff => state.seated().map(|seat| state.notes.get(seat)).collect(),
        _ => Vec::new(),
    };
    let next = state.next_to_roll();
    let rolling = phase == Phase::RollingOff && next == Some(state.seat) && {
        let before = &rolls[..state.seat.index()];
        let after = &rolls[state.seat.index()..];
        before.iter().all(|&roll| roll > 0)
            && after.iter().all(|&roll| roll == 0 || roll == State::OUT)
            && rolls.iter().filter(|&&roll| roll != State::OUT).count() > 1
    };
    faults.check(rolling || phase != Phase::RollingOff, rules::BE_07, || {
        message!(faults::RollsInOrder)
    });
}

fn check_counts(state: &State, faults: &mut Faults) {
    let playing = state.phase != Phase::Over;
    let (idle, limit) = (state.idle_turns, state.setup.max_idle_turns);
    faults.check(
        idle < limit.max(1) && (limit > 0 || !state.gained) && (playing || !state.gained),
        rules::BE_122,
        || message!(faults::IdleTurns { idle, most: limit }),
    );
    let marked = state.known_kinds().iter().any(Option::is_some);
    let early = state.phase.is_laying_out()
        || matches!(state.phase, Phase::Placing | Phase::RollingOff | Phase::Over);
    faults.check(
        !marked || (state.plays(Variant::OnAgainOffAgain) && !early),
        rules::BE_88,
        || message!(faults::OtherKinds),
    );
    let scores = state.scores();
    let due = |seat| state.plays(Variant::WallOfJericho) && scores[seat] >= state.setup.jericho_at;
    faults.check(state.jericho.iter().all(due), rules::BE_81, || message!(faults::JerichoEarly));
    let asked = matches!(state.phase, Phase::Jericho | Phase::TurningJericho);
    faults.check(!asked || state.jericho.contains(state.seat), rules::BE_81, || {
        message!(faults::JerichoAsked)
    });
}

/// Checks that the phase has a possible decision.
fn check_decision(state: &State, faults: &mut Faults) {
    let index = state.own_index();
    let piece = state.wall.piece(index);
    let open = piece.is_some() && !state.is_face_down(index);
    let tile = state.wall.kind(index) == Some(Kind::Tile);
    let matches = piece.is_some_and(|piece| state.matches(piece));
    let fits = match state.phase {
        Phase::Jericho => !state.face_down_cells().is_empty(),
        Phase::Moving => state.can_move(),
        Phase::Landed => state.goes_on_at(index),
        Phase::Flipping => state.wall.is_unseen(index),
        Phase::Flipped => {
            let of_colour = piece.is_some_and(|piece| state.dice.colour == Some(piece.suit));
            open && matches && (of_colour || state.setup.switches.luck_collects())
        }
        Phase::Checking => tile && state.wall.is_unseen(index),
        Phase::Checked => state.checked_by(index).contains(state.seat),
        Phase::PickingUp => {
            let of_colour = state.dice.colour == Some(state.wall.suit(index));
            !tile && state.wall.is_unseen(index) && of_colour
        }
        Phase::Settling => state.shifts().nth(1).is_some(),
        _ => true,
    };
    let name = state.phase.name();
    faults.check(fits, rules::BE_08, || message!(faults::AsksNothing { phase: name }));
    let wanted = state.wanted_kind().filter(|_| state.phase.has_landed());
    let taken = state.setup.switches.binds_turn_end() && state.phase == Phase::Landed;
    let must_collect = taken && open && matches;
    faults.check(
        must_collect || wanted.is_none_or(|kind| state.wall.kind(index) == Some(kind)),
        rules::BE_91,
        || message!(faults::WrongLanding),
    );
}

/// Checks that nothing has ended the game already, or that something has ended it.
fn check_ending(state: &State, faults: &mut Faults) {
    let target = state.setup.target;
    let scores = state.scores();
    let reached = scores.as_slice().iter().filter(|&&score| score >= target).count();
    let gone = state.wall.empties() == state.board() && state.phase != Phase::LeavingHoles;
    let over = state.phase == Phase::Over;
    let ended = reached > 0 || gone;
    faults.check(over == ended || (over && state.setup.max_idle_turns > 0), rules::BE_30, || {
        if over { message!(faults::NotEnded) } else { message!(faults::HasEnded) }
    });
    let beyond = scores.as_slice().iter().any(|&score| score > target);
    faults
        .check(reached <= 1 && !beyond, rules::BE_30, || message!(faults::BeyondTarget { target }));
}
