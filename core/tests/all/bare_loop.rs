//! The bench's bare loop keeps the rules: the same seed leads to the same game.

#[path = "../../benches/bare/mod.rs"]
mod bare;

use mauerwerk::die_mauer::{Edition, Setup, State};
use mauerwerk::{Dealer, Game};

fn play_out(seats: u8, seed: u64) -> (u64, Vec<u32>) {
    let setup = Setup::new(Edition::Consensus, seats);
    let mut state = State::start(&setup).expect("the edition's defaults are a setup");
    let decisions = state.play_out(&mut Dealer::new(seed), u64::MAX, &mut |_| ());
    (decisions, state.totals().as_slice().iter().map(|&total| total.into()).collect())
}

fn same_games<const SEATS: usize>() {
    for seed in 0..500 {
        let bare::Played { decisions, totals } = bare::play::<SEATS>(seed, 4);
        let crates = play_out(SEATS as u8, seed);
        assert_eq!((decisions, totals.to_vec()), crates, "seed {seed}");
    }
}

#[test]
fn the_bare_loop_plays_the_same_games() {
    same_games::<3>();
    same_games::<4>();
    same_games::<5>();
    same_games::<6>();
}
