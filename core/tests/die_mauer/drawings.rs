//! Drawings of Die Mauer: what they show, and that every view gives a valid drawing.

use mauerwerk::die_mauer::{Edition, Phase, Setup, State, View};
use mauerwerk::{Game, Look, Reader, Record, Seat, Sheet, Theme, Touch as _, View as _, Viewer};
use serde_json::{Value, json};

use crate::drawing::fit::assert_fits;
use crate::drawing::{THEMES, assert_columns, assert_svg, assert_well_formed, narrow, seat};

/// One state in this many of a random game is drawn, for the sake of time.
const STRIDE: usize = 11;

pub(crate) fn state(notation: &str) -> State {
    notation.parse().unwrap_or_else(|faults| panic!("{notation}: {faults}"))
}

fn with_fists(state: State, fists: &[&str]) -> State {
    (0..).zip(fists).fold(state, |state, (seat, fist)| state.play(seat, fist).expect("a fist"))
}

pub(crate) fn table_of(players: u8) -> Setup {
    Setup { min_players: 2, max_players: 8, ..Setup::new(Edition::Consensus, players) }
}

fn assert_svg_as_before(name: &str, rulings: &str, svg: &str) {
    crate::drawing::assert_svg_as_before("die_mauer", name, rulings, svg);
}

/// Compares a view's drawings with the ones that were looked at and found good.
fn assert_drawn(name: &str, rulings: &str, view: &View) {
    crate::drawing::assert_text_as_before("die_mauer", name, rulings, &view.text());
    assert_svg_as_before(&format!("{name}-light"), rulings, &view.svg(Theme::Light));
}

#[test]
fn draws_the_start() {
    let start = State::start(&Setup::default()).unwrap().view(seat(0));
    assert_drawn("start", "DM-24 DM-49", &start);
    assert_svg_as_before("start-dark", "DM-24 DM-49", &start.svg(Theme::Dark));
}

#[test]
fn draws_the_own_fist_closed_and_known() {
    let position = "players:4 wall:44T4 stocks:TG1236/TG1236/TG12346/G1236 master:2 round:2 \
                    totals:12/0/26/41 won:0/1/0/0";
    let planned = state(position).play(1, "6").unwrap().play(3, "-").unwrap();
    assert_drawn("own-fist", "DM-07 DM-12", &planned.view(seat(1)));
}

#[test]
fn draws_builders_who_choose_an_end() {
    let position = "players:6 wall:T stocks:G12346/TG12346/TG12346/TG12346/TG12346/TG12346";
    let opened = with_fists(state(position), &["4", "4", "6", "4", "4", "-"]);
    assert_drawn("builders", "DM-15 DM-22", &opened.view(seat(3)));
}

/// A position, and fists that bring Situation 2.
const SITUATION2: &str =
    "players:5 wall:3G6 stocks:TTG1246/12346/TG1234/TG12346/TG12346 gifts:1>0T";
const FISTS: [&str; 5] = ["-", "6", "T", "-", "G"];

pub(crate) fn situation2() -> State {
    with_fists(state(SITUATION2), &FISTS)
}

#[test]
fn draws_a_hidden_gift_as_a_third_seat_sees_it() {
    let given = situation2().play(3, ">4").unwrap();
    assert_drawn("hidden-gift", "DM-32 DM-57", &given.view(seat(2)));
}

#[test]
fn draws_a_gift_as_its_receiver_sees_it() {
    assert_drawn("own-gift", "DM-32 DM-30", &situation2().view(seat(0)));
}

#[test]
fn draws_a_long_wall_in_rows() {
    // The ends are free, because a wall without free ends is drawn only after the game.
    let long = state(
        "players:8 max_players:8 min_players:2 wall:42344G1T22T6G311G26613364G1T6G4T233G411 \
         stocks:T/246/6/G/T36/TG4/T123/2 master:2 round:4 totals:78/56/71/49/57/95/32/42 won:0/0/0/\
         0/0/0/2/1 fists:T/2/6/-/-/T/3/- builders:2 gifts:3>61",
    );
    let view = long.view(Viewer::Spectator);
    assert_drawn("long-wall", "DM-21", &view);
    crate::drawing::assert_text_as_before(
        "die_mauer",
        "long-wall-brief",
        "DM-21",
        view.brief_for(Reader::default(), 0).as_str(),
    );
}

#[test]
fn low_terminals_have_room_for_long_walls() {
    for state in Record::<State>::random(&table_of(6), 3).unwrap().states() {
        let brief = state.view(seat(0)).brief_for(Reader::default(), 0).to_string();
        assert!(brief.lines().all(|line| line.chars().count() <= 80), "{brief}");
        assert!(brief.lines().count() <= 20, "{brief}");
    }
}

#[test]
fn draws_a_dead_wall() {
    let position = "players:3 stock:TG4 wall:G44T4T stocks:G/T/G master:1 round:4 \
                    totals:100/90/80 max_idle_turns:5 idle:2";
    assert_drawn("dead-wall", "DM-42 DM-43", &state(position).view(seat(1)));
}

#[test]
fn draws_the_end_of_a_game() {
    let over = state(
        "players:4 wall:T166G4T34224G1331T13G stocks:26/-/TG26/4 master:1 round:over totals:51/48/\
         51/42 won:0/1/1/2",
    );
    assert_drawn("over", "DM-45 DM-46 DM-56", &over.view(Viewer::Spectator));
}

#[test]
fn shows_what_a_closed_fist_holds_to_its_seat_alone() {
    let start = State::start(&Setup::default()).unwrap();
    let drawings = |viewer| {
        ["T", "-", "6"].map(|fist| {
            let view = start.play(1, fist).unwrap().view(viewer);
            (view.text(), view.svg(Theme::Light), view.svg(Theme::Dark))
        })
    };
    let [tower, empty, wall] = drawings(seat(2));
    assert!(tower == empty && empty == wall);
    let [tower, empty, wall] = drawings(seat(1));
    assert!(tower != empty && empty != wall && wall != tower);
}

#[test]
fn fists_that_were_opened_stay_pale_until_the_next_are_closed() {
    let mut record = Record::from_state(state(SITUATION2));
    (0..).zip(FISTS).for_each(|(seat, fist)| record.play(seat, fist).unwrap());
    record.play(3, ">4").unwrap();
    assert_eq!(record.state().phase(), Phase::Planning);
    for sheet in Sheet::ALL {
        let look = Look { sheet, ..Look::default() };
        let fist = |record: &Record<State>, viewer, place: &str| {
            let drawing = record.draw(viewer, &look).unwrap();
            let pale = drawing.svg.matches("<g opacity=").count();
            let place = drawing.places.into_iter().find(|other| other.name == place).unwrap();
            (place.label, pale)
        };
        for viewer in Viewer::all(5) {
            let before = fist(&record, viewer, "fist:1");
            let whose = if viewer == seat(1) { "your fist" } else { "the fist of seat 1" };
            assert_eq!(before, (format!("place for {whose}, last turn wall 6"), 5));
        }
        let mut next = record.clone();
        next.play(1, "6").unwrap();
        let after = fist(&next, Viewer::Spectator, "fist:1");
        assert_eq!(after, ("closed fist of seat 1".to_owned(), 4));
        let after = fist(&next, Viewer::Spectator, "fist:0");
        assert_eq!(after, ("place for the fist of seat 0, last turn nothing".to_owned(), 4));
        assert_svg(&next.draw(seat(1), &look).unwrap().svg);
        // A position alone doesn't know what was opened before it.
        assert!(!next.state().draw(seat(1), &look).unwrap().svg.contains("<g opacity="));
    }
    let drawn = record.draw(seat(1), &Look::default()).unwrap();
    assert_svg_as_before("pale-fists", "DM-12", &drawn.svg);
}

#[test]
fn draws_every_view_of_random_games() {
    for players in 2..=8 {
        let record = Record::<State>::random(&table_of(players), players.into()).unwrap();
        for (number, state) in record.states().step_by(STRIDE).enumerate() {
            let viewers: Vec<Viewer> = Viewer::all(players.into()).collect();
            let view = state.view(viewers[number % viewers.len()]);
            let svg = view.svg(THEMES[number % 2]);
            assert_svg(&svg);
            assert_fits(&svg);
            assert_columns(&view.text());
        }
    }
}

#[test]
fn draws_every_viewer_at_every_table() {
    for players in 2..=8 {
        let record = Record::<State>::random(&table_of(players), 11).unwrap();
        let middle = record.states().nth(usize::from(players) * 9).unwrap();
        for viewer in Viewer::all(Seat::COUNT) {
            let view = middle.view(viewer);
            THEMES.iter().for_each(|&theme| assert_svg(&view.svg(theme)));
            assert_columns(&view.text());
        }
    }
}

/// Lists changes that JSON lets through, though no position looks like that.
fn distortions() -> Vec<(&'static str, Value)> {
    let all = |number| "TG123456".repeat(number);
    let gift = json!({"donor": 7, "receiver": 7, "piece": null});
    vec![
        ("master", json!(7)),
        ("viewer", json!({"seat": 7})),
        ("wall", json!("6".repeat(64))),
        ("wall", json!("TG".repeat(32))),
        ("rounds_played", json!(255)),
        ("deciding", json!([])),
        ("deciding", json!([0, 1, 2, 3, 4, 5, 6, 7])),
        ("builders", json!([7])),
        ("winners", json!([0, 7])),
        ("idle_turns", json!(65535)),
        ("totals", json!([])),
        ("totals", json!([65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535])),
        ("rounds_won", json!([255])),
        ("fists", json!([])),
        ("fists", json!(["?", "6", "-", null, "T"])),
        ("stocks", json!([])),
        ("stocks", json!(["?255", "?0"])),
        ("stocks", json!([format!("{}(+255-255)", all(15))])),
        ("stocks", json!([format!("-(-255!{})", all(15)), "-(+255)"])),
        ("gifts", json!(vec![gift; 1000])),
        ("unsure", json!([0, 1, 2, 3, 4, 5, 6, 7])),
        ("wall_is_dead", json!(true)),
    ]
}

const PHASES: [&str; 5] = ["planning", "building", "situation1", "situation2", "over"];

#[test]
fn draws_views_that_no_position_has() {
    let setup = Setup { max_idle_turns: Some(u16::MAX), ..Setup::default() };
    let start = serde_json::to_value(State::start(&setup).unwrap().view(seat(0))).unwrap();
    let distortions = distortions();
    for (number, first) in distortions.iter().enumerate() {
        for (other, second) in distortions[number..].iter().enumerate() {
            let mut json = start.clone();
            json["phase"] = PHASES[other % PHASES.len()].into();
            for (name, value) in [first, second] {
                let derived = json.get(*name).is_some();
                let part = if derived { &mut json } else { &mut json["position"] };
                part[*name] = value.clone();
            }
            let view: View = serde_json::from_value(json).unwrap();
            assert_well_formed(&view.svg(Theme::Dark));
            narrow::assert_drawable(&view);
            assert!(view.text().starts_with("Die Mauer, "));
        }
    }
}

#[test]
fn the_picture_of_the_readme_is_drawn_like_this() {
    let state: State = "wall:44T3 stocks:TGG1236/G12346/T1236/TG1246 master:1 round:2 \
        totals:12/0/26/41 won:0/1/0/0 gifts:2>0G fists:1/G/_/_"
        .parse()
        .unwrap();
    let drawn = state.view(Seat::new(1).unwrap().into()).svg(Theme::Light);
    crate::drawing::assert_picture_of_readme("die-mauer.svg", &drawn);
}

#[test]
fn tables_have_names() {
    let names = ["Ada", "", "Maximilian"].map(String::from);
    let view = "players:3".parse::<State>().unwrap().view(seat(0));
    let text = view.text_for(Reader::of(&names)).to_string();
    let rows: Vec<&str> = text.lines().filter(|line| line.ends_with("TG12346")).collect();
    assert!(rows[0].starts_with("0 Ada (you)  M  to decide"), "{text}");
    assert!(rows[2].starts_with("2 Maximilian    to decide"), "{text}");
}
