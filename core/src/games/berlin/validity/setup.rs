//! The checks of a setup.

use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::games::berlin::cell::Cells;
use crate::games::berlin::checked_setup::{CheckedSetup, Columns, broken_rule, lay_out};
use crate::games::berlin::{
    Cell, Fill, HammerSetup, Piece, PresetHoles, Setup, Suit, Variant, rules,
};
use crate::text::setup_option::SetupOptions;

/// Checks a setup, and returns its checked form with the empty cells that it names.
///
/// # Errors
/// Returns all faults at once.
pub(in crate::games::berlin) fn checked(setup: &Setup) -> Result<(CheckedSetup, Cells), Faults> {
    check(setup).map_err(|faults| faults.of_options(Setup::NAMES))
}

fn check(setup: &Setup) -> Result<(CheckedSetup, Cells), Faults> {
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
    faults.check(
        cells >= 7,
        rules::BE_80,
        format_args!("rows {} by columns {} are fewer than 7 cells", setup.rows, setup.columns),
    );
    faults.check(
        cells <= Cell::COUNT,
        rules::BE_74,
        format_args!("rows {} by columns {} are more than 96 cells", setup.rows, setup.columns),
    );
    let twice = |(nth, suit): (usize, &Suit)| setup.stacks[..nth].contains(suit);
    faults.check(
        matches!((setup.packs, setup.stacks.len()), (1, 0..=4) | (2, 0))
            && !setup.stacks.iter().enumerate().any(twice)
            && setup.stacks.is_sorted(),
        rules::BE_78,
        "packs and stacks are not 1 or 2, or 1 and some of suns,moons,crowns,arms in that order",
    );
    let mut suits = setup.suit_rotation.suits();
    suits.sort_unstable();
    faults.check(
        suits == Suit::ALL,
        rules::BE_39,
        format_args!("suit_rotation is {}, not each suit once", setup.suit_rotation),
    );
    if let Fill::Explicit(kinds) = &setup.fill {
        faults.check(
            (1..=Columns::LIMIT).contains(&kinds.len()),
            rules::BE_73,
            format_args!("fill has {} columns, not 1 to {}", kinds.len(), Columns::LIMIT),
        );
    }
}

/// Checks the options that end a game.
fn check_ends(setup: &Setup, faults: &mut Faults) {
    faults.check(
        (1..=2 * Piece::COUNT as u8).contains(&setup.target),
        rules::BE_30,
        format_args!("target is {}, not 1 to 96", setup.target),
    );
    faults.check(
        setup.max_idle_turns != Some(0),
        rules::BE_122,
        "max_idle_turns is 0: leave it out for no limit",
    );
}

/// Checks that the variants fit together. All other combinations do (BE-104, BE-105), with any kind
/// of Dumb Luck (BE-108).
fn check_variants(setup: &Setup, faults: &mut Faults) {
    let plays = |variant| setup.variants.contains(variant);
    faults.check(
        !(plays(Variant::Gravity) && plays(Variant::NulloGravity)),
        rules::BE_99,
        "variants: gravity has a ground, nullo-gravity has none",
    );
    faults.check(
        !(plays(Variant::CrazyEights) && plays(Variant::PairADice)),
        rules::BE_100,
        "variants: pair-a-dice ignores the colour that crazy-eights is about",
    );
    let (at, target) = (setup.jericho_at, setup.target);
    faults.check(
        !plays(Variant::WallOfJericho) || (1 <= at && at < target),
        rules::BE_106,
        format_args!("jericho_at is {at}, not 1 to one less than the target of {target}"),
    );
}

fn check_seats(checked: &CheckedSetup, setup: &Setup, holes: Cells, faults: &mut Faults) {
    let hammers = checked.sets.stacks();
    faults.check(
        u32::from(checked.seats) <= hammers.min(Seat::COUNT as u32) && checked.seats >= 2,
        rules::BE_78,
        format_args!("players is {}, not 2 to {}", checked.seats, hammers.min(Seat::COUNT as u32)),
    );
    if let HammerSetup::Fixed(cells) = &setup.hammer_setup {
        faults.check(
            cells.len() == usize::from(checked.seats),
            rules::BE_06,
            format_args!("hammer_setup has {} cells for {} seats", cells.len(), checked.seats),
        );
        let off = cells
            .iter()
            .filter(|&&cell| checked.grid.index(cell).is_none_or(|index| holes.contains(index)));
        for cell in off {
            faults.check(
                false,
                rules::BE_06,
                format_args!("hammer_setup: no piece lies at {cell}"),
            );
        }
        faults.check(
            checked.random_holes == 0,
            rules::BE_76,
            "hammer_setup names cells, but holes are random",
        );
    }
}

fn check_wall(checked: &CheckedSetup, setup: &Setup, holes: Cells, faults: &mut Faults) {
    if let PresetHoles::At(cells) = &setup.preset_holes {
        let twice = |(nth, cell): (usize, &Cell)| cells[..nth].contains(cell);
        faults.check(
            cells.iter().all(|&cell| checked.grid.index(cell).is_some())
                && !cells.iter().enumerate().any(twice)
                && cells.is_sorted(),
            rules::BE_76,
            "preset_holes are not cells of the wall, row by row from the bottom, each once",
        );
    }
    let (cells, holes) = (checked.grid.len(), holes.len() + usize::from(checked.random_holes));
    let pieces = cells.saturating_sub(holes);
    let most = 2 * checked.sets.pieces() as usize;
    faults.check(
        pieces > 0,
        rules::BE_74,
        format_args!("preset_holes: {holes} holes in {cells} cells leave no piece"),
    );
    faults.check(
        pieces <= most,
        rules::BE_74,
        format_args!("rows and columns: {pieces} pieces are more than {most}, all there are"),
    );
    // See BE-75.
    faults.check(
        !(checked.has_gravity() && holes > 0),
        rules::BE_101,
        "preset_holes: gravity would fill them",
    );
    // All pieces may be face up (BE-87), but no more than there are next to holes (BE-124).
    faults.check(
        usize::from(checked.face_up) <= pieces,
        rules::BE_106,
        format_args!("face_up is {}, but there are {pieces} pieces", checked.face_up),
    );
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
        faults.check(
            false,
            rule,
            "variants: this wall breaks a rule of one of them, wherever holes are",
        );
    }
    faults.or(())
}

/// Returns the holes that the setup names, or random ones.
fn some_holes(setup: &CheckedSetup, named: Cells, seed: u64) -> Cells {
    let mut indices: Vec<usize> = (0..setup.grid.len()).collect();
    Dealer::new(seed).shuffle(&mut indices);
    indices.into_iter().take(setup.random_holes.into()).chain(named.iter()).collect()
}
