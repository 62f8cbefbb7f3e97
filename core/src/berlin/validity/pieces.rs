//! Whether the pieces are those that were laid out, each of them somewhere.

use crate::berlin::cell::Cells;
use crate::berlin::checked_setup::CheckedSetup;
use crate::berlin::lay_out::lay_out;
use crate::berlin::pool::{Fate, Pool};
use crate::berlin::wall::Wall;
use crate::berlin::{Content, Kind, Phase, Piece, Position, Suit, Variant, rules};
use crate::rule::Faults;

/// Checks that all pieces named are in the box, and that none is missing.
pub(super) fn check(position: &Position, setup: &CheckedSetup, holes: Cells) -> Result<(), Faults> {
    let mut faults = Faults::default();
    let mut pool = Pool::new(setup.sets);
    let seen = position.wall.iter().filter_map(|content| content.piece());
    for piece in seen.chain(position.collected.iter().flatten().copied()) {
        faults.check(
            pool.change(piece, Fate::Unseen, Fate::OnTheWall),
            rules::BE_130,
            format_args!("there are more of {piece} than in the box"),
        );
    }
    for suit in Suit::ALL {
        let of_suit = |content: &&Content| **content == Content::Coin(Some(suit));
        let coins = position.wall.iter().filter(of_suit).count() as u32;
        faults.check(
            coins <= pool.unseen_coins(suit),
            rules::BE_130,
            format_args!("{coins} face-down coins of {suit} are more than are left"),
        );
    }
    check_checks(position, setup, &mut faults);
    if position.phase != Phase::LeavingHoles {
        check_layout(position, setup, holes, &mut faults);
    }
    faults.or(())
}

/// Checks that a tile that somebody has looked at is known, and that this game has checks.
fn check_checks(position: &Position, setup: &CheckedSetup, faults: &mut Faults) {
    for content in &position.wall {
        let Content::Checked { by, .. } = content else { continue };
        let everybody = setup.switches.checks_privately() || *by == setup.table();
        let seated = !by.is_empty() && by.iter().all(|seat| setup.table().contains(seat));
        faults.check(
            !content.is_unknown() && setup.plays(Variant::CrazyEights) && seated && everybody,
            rules::BE_116,
            format_args!("{content} is no tile that was checked in this game"),
        );
    }
    let dealing = matches!(position.phase, Phase::DealingCoins);
    let undealt = position.wall.contains(&Content::Coin(None));
    faults.check(
        dealing == undealt,
        rules::BE_04,
        "coins have no suit exactly while they are dealt",
    );
}

/// Checks that what is on the wall or collected is what was laid out.
fn check_layout(position: &Position, setup: &CheckedSetup, holes: Cells, faults: &mut Faults) {
    let laid = lay_out(setup, holes);
    let board = setup.grid.all();
    let on_wall = position.wall.iter().filter_map(|content| content.kind());
    let collected = position.collected.iter().flatten().map(|piece| piece.kind);
    let kinds: Vec<Kind> = on_wall.chain(collected).collect();
    let pieces = board.len() - holes.len() - usize::from(setup.random_holes);
    faults.check(
        kinds.len() == pieces,
        rules::BE_74,
        format_args!("{} pieces are on the wall or collected, not {pieces}", kinds.len()),
    );
    if setup.random_holes > 0 {
        return;
    }
    let tiles = kinds.iter().filter(|&&kind| kind == Kind::Tile).count();
    let laid_tiles = laid.of_kind(Kind::Tile, board).len();
    faults.check(
        tiles == laid_tiles,
        rules::BE_73,
        format_args!("{tiles} tiles are on the wall or collected, not {laid_tiles}"),
    );
    let coins = laid.of_kind(Kind::Coin, board);
    for suit in Suit::ALL.into_iter().filter(|_| setup.plays(Variant::CrazyEights)) {
        let expected = laid.of_suit(suit, coins).len();
        let found = coins_of(position, suit);
        faults.check(
            found == expected,
            rules::BE_39,
            format_args!("{found} coins of {suit} are on the wall or collected, not {expected}"),
        );
    }
    // Gravity moves pieces, from one column to another too (BE-68).
    if !setup.has_gravity() {
        check_places(position, setup, &laid, faults);
    }
}

fn coins_of(position: &Position, suit: Suit) -> usize {
    let of_suit = |content: &&Content| match **content {
        Content::Coin(coin) => coin == Some(suit),
        Content::Open(piece) => piece.kind == Kind::Coin && piece.suit == suit,
        _ => false,
    };
    let collected = position.collected.iter().flatten();
    position.wall.iter().filter(of_suit).count()
        + collected.filter(|piece| piece.kind == Kind::Coin && piece.suit == suit).count()
}

/// Checks that pieces lie where pieces of that kind, and coins of that suit, were laid out: without
/// gravity none ever moves.
fn check_places(position: &Position, setup: &CheckedSetup, laid: &Wall, faults: &mut Faults) {
    for (index, content) in position.wall.iter().enumerate() {
        let Some(kind) = content.kind() else { continue };
        let cell = setup.grid.cell(index);
        faults.check(
            laid.kind(index) == Some(kind),
            rules::BE_73,
            format_args!("a {kind} lies at {cell}, where none was laid out"),
        );
        let suit = match *content {
            Content::Coin(suit) => suit,
            Content::Open(Piece { kind: Kind::Coin, suit, .. }) => Some(suit),
            _ => None,
        };
        let wrong =
            setup.plays(Variant::CrazyEights) && suit.is_some_and(|suit| suit != laid.suit(index));
        faults.check(
            !wrong,
            rules::BE_39,
            format_args!("the coin at {cell} is not of its diagonal"),
        );
    }
}
