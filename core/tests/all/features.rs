//! Views as numbers tell all that they show, and nothing else.

use std::collections::HashMap;

use mauerwerk::{
    Arrays as _, FullGame, Game as _, Layout, Record, Seat, View, Viewer, berlin, die_mauer,
    mauerbauer,
};

/// Requires that views of random games are written alike only if they are the same, and returns how
/// many differ.
fn tell_apart<G: FullGame>(setup: &str, games: u64) -> usize {
    let setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let mut met: HashMap<Vec<u32>, G::View> = HashMap::new();
    for seed in 0..games {
        let record = Record::<G>::random(&setup, seed).unwrap_or_else(|faults| panic!("{faults}"));
        for state in record.states() {
            for viewer in Viewer::all(state.seats()) {
                let view = state.view(viewer);
                let bits = view.features().into_iter().map(f32::to_bits).collect();
                let other = met.entry(bits).or_insert_with(|| view.clone());
                assert_eq!(*other, view, "{other} and {view} are written alike");
            }
        }
    }
    met.len()
}

#[test]
fn different_views_are_written_differently() {
    assert!(tell_apart::<die_mauer::State>("players:3 stock:TG12 rounds:2", 200) > 1000);
    assert!(tell_apart::<die_mauer::State>("players:5 max_idle_turns:4", 20) > 1000);
    assert!(tell_apart::<berlin::State>("rows:2 columns:4 target:2", 100) > 1000);
    let checks = "players:3 rows:3 columns:4 variants:crazy-eights,on-again-off-again \
        check_visibility:private max_idle_turns:20";
    assert!(tell_apart::<berlin::State>(checks, 30) > 1000);
    let dice = "rows:3 columns:4 variants:pair-a-dice,fast-forward face_up:4 max_idle_turns:20";
    assert!(tell_apart::<berlin::State>(dice, 30) > 1000);
    let holes = "rows:3 columns:4 preset_holes:2 hammer_setup:random max_idle_turns:20";
    assert!(tell_apart::<berlin::State>(holes, 30) > 1000);
    let settling = "rows:3 columns:4 variants:nullo-gravity,wall-of-jericho \
        gravity_fills:any-empty-cell max_idle_turns:20 jericho_at:1";
    assert!(tell_apart::<berlin::State>(settling, 30) > 1000);
    assert!(tell_apart::<mauerbauer::State>("players:2 board:hexagon", 60) > 1000);
    assert!(tell_apart::<mauerbauer::State>("players:4 early_roll_penalty:true", 8) > 1000);
}

/// Returns the entries of a part.
fn part<G: FullGame>(state: &G, viewer: Viewer, name: &str) -> Vec<f32> {
    let layout = Layout::of_state(state);
    let feature = layout.feature(name).unwrap_or_else(|| panic!("no part {name}"));
    state.view(viewer).features()[feature.range.clone()].to_vec()
}

#[test]
fn seats_are_counted_from_the_viewer() {
    let state: die_mauer::State = "players:3 master:1".parse().expect("a position");
    let masters = |viewer| part(&state, viewer, "master");
    let seats = [0, 1, 2].map(|number| Viewer::Seat(Seat::new(number).expect("a seat")));
    assert_eq!(seats.map(masters), [[0., 1., 0.], [1., 0., 0.], [0., 0., 1.]].map(Vec::from));
    assert_eq!(masters(Viewer::Spectator), [0., 1., 0.]);
    assert_eq!(part(&state, seats[2], "viewer"), [0., 0., 1.]);
    assert_eq!(part(&state, Viewer::Spectator, "viewer"), [0.; 3]);
}

#[test]
fn walls_of_berlin_are_planes() {
    let text = "rows:2 columns:4 wall:tcStS2cC/tcAtcM hammers:a1/d2 phase:moving roll:4 seat:0";
    let state: berlin::State = text.parse().expect("a position");
    let kinds = part(&state, Viewer::Spectator, "kinds");
    assert_eq!(kinds[..4], [1., 0., 1., 0.], "tiles of the lowest row");
    assert_eq!(kinds[8..12], [0., 1., 0., 1.], "coins of the lowest row");
    let faces = part(&state, Viewer::Spectator, "face_up");
    assert_eq!(faces.iter().sum::<f32>(), 1.0);
    assert_eq!(faces[4 + 2], 1.0, "the piece in c2");
    let layout = Layout::of_state(&state);
    assert_eq!(layout.feature("suits").expect("a part").shape, [4, 2, 4]);
}

#[test]
fn layouts_have_names_of_their_own_and_no_gaps() {
    fn check<G: FullGame>() {
        let layout = Layout::of::<G>(&G::Setup::default()).expect("a setup");
        let mut end = 0;
        for feature in layout.features() {
            assert_eq!(feature.range.start, end);
            end += feature.shape.iter().product::<usize>();
            assert_eq!(feature.range.end, end);
            let same = |other: &&mauerwerk::Feature| other.name == feature.name;
            assert_eq!(layout.features().iter().filter(same).count(), 1, "{}", feature.name);
            assert!(feature.rule.is_none_or(|rule| G::INFO.rule(rule.as_str()).is_some()));
        }
        assert_eq!(layout.len(), end);
        assert!(end > 100);
    }
    check::<die_mauer::State>();
    check::<berlin::State>();
    check::<mauerbauer::State>();
}

#[test]
fn too_short_an_array_is_filled_as_far_as_parts_go() {
    let state = die_mauer::State::start(&die_mauer::Setup::default()).expect("a setup");
    let whole = state.view(Seat::FIRST.into()).features();
    let mut short = vec![f32::NAN; 20];
    state.write(Seat::FIRST.into(), &mut mauerwerk::features::Writing::new(&mut short));
    let layout = Layout::of_state(&state);
    let ends = layout.features().iter().map(|feature| feature.range.end);
    let written = ends.take_while(|&end| end <= short.len()).last().expect("a part has room");
    assert!((5..20).contains(&written));
    assert_eq!(short[..written], whole[..written]);
    assert_eq!(short[written..], [0.0; 20][written..]);
}
