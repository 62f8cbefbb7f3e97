//! The checks of a setup.

use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::games::berlin::cell::Cells;
use crate::games::berlin::checked_setup::{CheckedSetup, Columns, broken_rule, lay_out};
use crate::games::berlin::faults;
use crate::games::berlin::{
    Cell, Fill, HammerSetup, Piece, PresetHoles, Setup, Suit, Variant, rules,
};
use crate::text::message::message;

/// Checks a setup, and returns its checked form with the empty cells that it names.
///
/// # Errors
/// Returns all faults at once.
pub(in crate::games::berlin) fn checked(setup: &Setup) -> Result<(CheckedSetup, Cells), Faults> {
    let mut faults = Faults::default();
    check_numbers(setup, &mut faults);
    let in_range = faults.as_slice().is_empty();
    check_ends(setup, &mut faults);
    check_variants(setup, &mut faults);
    if !in_range {
        return Err(faults);
    }
    let (checked, holes) = CheckedSetup::of(setup);
    check_seats(&checked, setup, holes, &mut faults);
    check_wall(&checked, setup, holes, &mut faults);
    faults.or(())?;
    check_layout(&checked, holes)?;
    Ok((checked, holes))
}

/// Checks the numbers that must be in range for the later checks.
fn check_numbers(setup: &Setup, faults: &mut Faults) {
    let cells = usize::from(setup.rows) * usize::from(setup.columns);
    faults.check_option(cells >= 7, ("rows", rules::BE_80), || {
        message!(faults::TooFewCells { rows: setup.rows, columns: setup.columns })
    });
    faults.check_option(cells <= Cell::COUNT, ("rows", rules::BE_74), || {
        message!(faults::TooManyCells { rows: setup.rows, columns: setup.columns })
    });
    let twice = |(nth, suit): (usize, &Suit)| setup.stacks[..nth].contains(suit);
    faults.check_option(
        matches!((setup.packs, setup.stacks.len()), (1, 0..=4) | (2, 0))
            && !setup.stacks.iter().enumerate().any(twice)
            && setup.stacks.is_sorted(),
        ("packs", rules::BE_78),
        || message!(faults::OtherPacks),
    );
    let mut suits = setup.suit_rotation.suits();
    suits.sort_unstable();
    faults.check_option(suits == Suit::ALL, ("suit_rotation", rules::BE_39), || {
        message!(faults::OtherSuits { suits: setup.suit_rotation.to_string() })
    });
    if let Fill::Explicit(kinds) = &setup.fill {
        faults.check_option(
            (1..=Columns::LIMIT).contains(&kinds.len()),
            ("fill", rules::BE_73),
            || message!(faults::OtherFill { columns: kinds.len(), most: Columns::LIMIT }),
        );
    }
}

/// Checks the options that end a game.
fn check_ends(setup: &Setup, faults: &mut Faults) {
    faults.check_option(
        (1..=2 * Piece::COUNT as u8).contains(&setup.target),
        ("target", rules::BE_30),
        || message!(faults::OtherTarget { target: setup.target }),
    );
    faults.check_option(setup.max_idle_turns != Some(0), ("max_idle_turns", rules::BE_122), || {
        message!(faults::NoIdleTurns)
    });
}

/// Checks that the variants fit together. All other combinations do (BE-104, BE-105), with any kind
/// of Dumb Luck (BE-108).
fn check_variants(setup: &Setup, faults: &mut Faults) {
    let plays = |variant| setup.variants.contains(variant);
    faults.check_option(
        !(plays(Variant::Gravity) && plays(Variant::NulloGravity)),
        ("variants", rules::BE_99),
        || message!(faults::TwoGrounds),
    );
    faults.check_option(
        !(plays(Variant::CrazyEights) && plays(Variant::PairADice)),
        ("variants", rules::BE_100),
        || message!(faults::TwoColours),
    );
    let (at, target) = (setup.jericho_at, setup.target);
    faults.check_option(
        !plays(Variant::WallOfJericho) || (1 <= at && at < target),
        ("jericho_at", rules::BE_106),
        || message!(faults::OtherJericho { pieces: at, target }),
    );
}

fn check_seats(checked: &CheckedSetup, setup: &Setup, holes: Cells, faults: &mut Faults) {
    let hammers = checked.sets.stacks();
    faults.check_option(
        u32::from(checked.seats) <= hammers.min(Seat::COUNT as u32) && checked.seats >= 2,
        ("players", rules::BE_78),
        || {
            message!(faults::OtherPlayers {
                players: checked.seats,
                most: hammers.min(Seat::COUNT as u32)
            })
        },
    );
    if let HammerSetup::Fixed(cells) = &setup.hammer_setup {
        faults.check_option(
            cells.len() == usize::from(checked.seats),
            ("hammer_setup", rules::BE_06),
            || message!(faults::CellsForSeats { cells: cells.len(), seats: checked.seats }),
        );
        let off = cells
            .iter()
            .filter(|&&cell| checked.grid.index(cell).is_none_or(|index| holes.contains(index)));
        for cell in off {
            faults.check_option(false, ("hammer_setup", rules::BE_06), || {
                message!(faults::NoPieceAt { cell: cell.to_string() })
            });
        }
        faults.check_option(checked.random_holes == 0, ("hammer_setup", rules::BE_76), || {
            message!(faults::RandomHoles)
        });
    }
}

fn check_wall(checked: &CheckedSetup, setup: &Setup, holes: Cells, faults: &mut Faults) {
    if let PresetHoles::At(cells) = &setup.preset_holes {
        let twice = |(nth, cell): (usize, &Cell)| cells[..nth].contains(cell);
        faults.check_option(
            cells.iter().all(|&cell| checked.grid.index(cell).is_some())
                && !cells.iter().enumerate().any(twice)
                && cells.is_sorted(),
            ("preset_holes", rules::BE_76),
            || message!(faults::OtherHoles),
        );
    }
    let (cells, holes) = (checked.grid.len(), holes.len() + usize::from(checked.random_holes));
    let pieces = cells.saturating_sub(holes);
    let most = 2 * checked.sets.pieces() as usize;
    faults.check_option(pieces > 0, ("preset_holes", rules::BE_74), || {
        message!(faults::OnlyHoles { holes, cells })
    });
    faults.check_option(pieces <= most, ("rows", rules::BE_74), || {
        message!(faults::TooManyPieces { pieces, most })
    });
    // As BE-75 has it.
    faults.check_option(
        !(checked.has_gravity() && holes > 0),
        ("preset_holes", rules::BE_101),
        || message!(faults::FilledHoles),
    );
    // All pieces may lie face up (BE-87), and no more than there are next to holes (BE-124).
    faults.check_option(usize::from(checked.face_up) <= pieces, ("face_up", rules::BE_106), || {
        message!(faults::OtherFaceUp { faces: checked.face_up, pieces })
    });
}

/// The number of random layouts that are tried.
const TRIES: u64 = 1000;

/// Checks that there is a layout which breaks no rule. Random holes are laid out again if they
/// break one (BE-121). The setup is refused if none of many tries succeeds.
fn check_layout(setup: &CheckedSetup, named: Cells) -> Result<(), Faults> {
    let tries = if setup.random_holes == 0 { 1 } else { TRIES };
    let mut rule = None;
    for seed in 0..tries {
        rule = broken_rule(setup, &lay_out(setup, some_holes(setup, named, seed)));
        if rule.is_none() {
            return Ok(());
        }
    }
    let mut faults = Faults::default();
    if let Some(rule) = rule {
        faults.check_option(false, ("variants", rule), || message!(faults::NoLayout));
    }
    faults.or(())
}

/// Returns the holes that the setup names, or random ones.
fn some_holes(setup: &CheckedSetup, named: Cells, seed: u64) -> Cells {
    let mut indices: Vec<usize> = (0..setup.grid.len()).collect();
    Dealer::new(seed).shuffle(&mut indices);
    indices.into_iter().take(setup.random_holes.into()).chain(named.iter()).collect()
}
