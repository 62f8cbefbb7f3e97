//! The bench's bare loops keep the rules: the same seed leads to the same game.

#[path = "../../benches/bare/mod.rs"]
mod bare;

use bare::Played;
use mauerwerk::{Dealer, FullGame, berlin, die_mauer, mauerbauer};

fn same_games<G: FullGame, const SEATS: usize>(setup: &str, play: impl Fn(u64) -> Played<SEATS>) {
    let setup = setup.parse().expect("a setup");
    let start = G::start(&G::bounded(&setup)).expect("a legal setup");
    for seed in 0..500 {
        let Played { decisions, totals } = play(seed);
        let mut state = start.clone();
        let made = state.play_out(&mut Dealer::new(seed), u64::MAX, &mut |_| ());
        let standing = state.standing().as_slice().to_vec();
        let totals = totals.map(|total| total as i32).to_vec();
        assert_eq!((decisions, totals), (made, standing), "seed {seed} of {setup}");
    }
}

#[test]
fn the_bare_loop_plays_the_same_games_of_die_mauer() {
    fn same<const SEATS: usize>() {
        let setup = format!("players:{SEATS} rounds:4");
        same_games::<die_mauer::State, SEATS>(&setup, |seed| bare::die_mauer::play(seed, 4));
    }
    same::<3>();
    same::<4>();
    same::<5>();
    same::<6>();
}

#[test]
fn the_bare_loop_plays_the_same_games_of_berlin() {
    fn same<const SEATS: usize>(paths: &bare::berlin::Paths) {
        let setup = format!("players:{SEATS}");
        same_games::<berlin::State, SEATS>(&setup, |seed| bare::berlin::play(paths, seed));
    }
    let paths = bare::berlin::Paths::new();
    same::<2>(&paths);
    same::<3>(&paths);
    same::<4>(&paths);
}

#[test]
fn the_bare_loop_plays_the_same_games_of_mauerbauer() {
    fn same<const SEATS: usize>(map: &bare::mauerbauer::Map) {
        let setup = format!("players:{SEATS}");
        same_games::<mauerbauer::State, SEATS>(&setup, |seed| bare::mauerbauer::play(map, seed));
    }
    let map = bare::mauerbauer::Map::new();
    same::<2>(&map);
    same::<3>(&map);
    same::<4>(&map);
}
