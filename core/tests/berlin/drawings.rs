//! Drawings of Berlin: what they show, and that every view gives a valid drawing.

use std::collections::HashSet;

use mauerwerk::berlin::{Cell, Content, Kind, Phase, Piece, Setup, State, View};
use mauerwerk::{
    Event as _, Game, Look, Message, Playout as _, Reader, Record, Seat, Sheet, Theme, View as _,
    Viewer,
};
use serde_json::{Value, json};

use crate::drawing::fit::assert_fits;
use crate::drawing::{THEMES, assert_columns, assert_svg, assert_well_formed, narrow, seat};

/// One state in this many of a random game is drawn, for the sake of time.
const STRIDE: usize = 37;

/// Setups with every variant, and walls of every shape.
pub(crate) const SETUPS: [&str; 14] = [
    "players:2",
    "players:3 variants:fast-forward dumb_luck:collect hammer_setup:random",
    "players:4 variants:crazy-eights check_visibility:private",
    "players:4 variants:crazy-eights,wall-of-jericho redraw_on_bonus:true",
    "players:3 ground:left variants:crazy-eights,gravity,wall-of-china,wall-of-jericho,\
     fast-forward,on-again-off-again on_off_scope:turn-end target:9",
    "players:2 ground:right variants:gravity gravity_fills:any-empty-cell",
    "players:2 variants:nullo-gravity gravity_fills:any-empty-cell",
    "players:2 variants:wall-of-china preset_holes:3 target:8",
    "players:8 packs:2 rows:8 variants:pair-a-dice hammer_setup:random",
    "players:2 packs:2 rows:1 columns:96",
    "players:2 packs:2 rows:96 columns:1 ground:top variants:gravity",
    "players:5 packs:2 columns:24 ground:bottom variants:gravity",
    "players:2 rows:3 columns:13",
    "players:2 rows:1 columns:7 target:3 holes_count:skipped",
];

pub(crate) fn state(notation: &str) -> State {
    notation.parse().unwrap_or_else(|faults| panic!("{notation}: {faults}"))
}

pub(crate) fn random_game(setup: &str) -> Vec<State> {
    let setup: Setup = setup.parse().unwrap_or_else(|faults| panic!("{setup}: {faults}"));
    Record::<State>::random(&State::bounded(&setup), 5).expect("a game").states().collect()
}

/// Compares a view's drawings with the ones that were looked at and found good.
fn assert_drawn(name: &str, rulings: &str, view: &View) {
    crate::drawing::assert_text_as_before("berlin", name, rulings, &view.text());
    let drawn = view.svg(Theme::Light);
    crate::drawing::assert_svg_as_before("berlin", &format!("{name}-light"), rulings, &drawn);
}

const USUAL: &str = "players:3 wall:tcCtcM3tcS3tMa.tC4cCtM2cS/tcA5..tSacMtS5.tAncM5tcA/\
    tcA3tC5cC.cS5tS2..cC2tcM/tcA2tcAtcSa..tM5cC5tcMn hammers:b3/h2/c3 \
    collected:tC2tA4cM4/tA5cS2cAn/tCncS4cC3";

pub(crate) fn moving() -> State {
    state(&format!("{USUAL} phase:moving seat:2 roll:3 visited:f2,c3,f3,c4,d4,e4,f4"))
}

/// Returns a position in which seats 1 and 3 have looked at a tile for themselves.
fn looked_at(tile: &str) -> State {
    state(&format!(
        "players:4 variants:crazy-eights check_visibility:private rows:2 columns:8 target:5 \
         wall:tcCtcAt({tile}:1,3)cStcM/tcAtcStcMt(A2:0,1,2,3)cC hammers:a1/e2/b1/h2 \
         phase:landed seat:1 die:M roll:3 visited:e2,f2,g2,h2"
    ))
}

#[test]
fn draws_the_start() {
    let start = State::start(&Setup::default()).unwrap().view(seat(0));
    assert_drawn("start", "BE-01 BE-04", &start);
    crate::drawing::assert_svg_as_before(
        "berlin",
        "start-dark",
        "BE-01 BE-04",
        &start.svg(Theme::Dark),
    );
}

#[test]
fn draws_a_wall_with_hidden_looks() {
    assert_drawn("looks", "BE-48 BE-49 BE-116", &looked_at("S3").view(seat(0)));
}

#[test]
fn draws_gravity_that_is_asked_about() {
    let settling = state(
        "players:2 gravity_fills:any-empty-cell variants:nullo-gravity \
         wall:tcSatSacM4tMncStcS4tA3cC2tcC4/tcAtcMtAncMtCacCtSncCatA2cM2/\
         tS4cMntCncStcAtcAtC3cAatMacA5/tC2cMatcCtcSn.cS3tcC5tM2cA hammers:f3/g1 collected:-/\
         tM4 phase:settling seat:1 opened:g1",
    );
    assert_drawn("settling", "BE-69 BE-117", &settling.view(Viewer::Spectator));
}

#[test]
fn draws_the_end_of_a_game_of_many_variants() {
    let over = state(
        "players:3 ground:left target:9 variants:crazy-eights,gravity,wall-of-china,\
         wall-of-jericho,fast-forward,on-again-off-again wall:tS5..cA3....tM5.../\
         t.......tA2.tM4. hammers:g2/k1/l2 collected:tC4tA4cS4cSncA2/tAacM2cC4cA4/\
         tS2tS3tCntAncSacM5cC5cCncAa phase:over seat:0 jericho:2",
    );
    assert_drawn("over", "BE-30 BE-56 BE-81 BE-88", &over.view(seat(1)));
}

#[test]
fn draws_a_long_wall_in_rows() {
    let long = state(
        "players:2 columns:96 packs:2 rows:1 \
         wall:tcMtcCtcStcSntcCtAncC4tcM2tcS4tMncA3tC5cAtS2..cA2tMacAatM4cMa.cC2tAncAtC3cC\
         4tC4cCtAacStAacM3tC5cMtCncSntM3.tSacM4tS3cStC2cCtA5cMatS3cA5tM5cStA2.tCn.tS2cA\
         tM4cMtM5cAntSncStCacStcMtS5cAtcC2tcAntS5cCtcMtcStcMtcCtcStcMtcC hammers:bs1/bh1 \
         collected:tSntM2cS2/cC3cA3cA4 phase:moving seat:1 roll:n",
    );
    assert_drawn("long-wall", "BE-74", &long.view(seat(1)));
    let brief = long.view(seat(1)).brief_for(Reader::default(), 0).to_string();
    crate::drawing::assert_text_as_before("berlin", "long-wall-brief", "BE-74", &brief);
}

/// Two packs on a wall of 24 columns, where eight seats meet.
pub(crate) const CROWDED: &str = "players:8 packs:2 columns:24 wall:\
    tcStC4cM3tcCntC5cAtA5cStA3cMntcC3tcA5tcSntCncMtcCtM4cA/\
    tcMtcCtS2cA3tSncS3tC4cMtcCtS4cA2tcSntcM4tM5cCtcAatM2cS/\
    tcCtAncAtcS5tcM3tcCtcAatcS4tMacMtcCtcAntAncS5tSacM/\
    tcAtcStcMtcC2tcA5tcStcM2tcCtcAtMacStAacMtCacCn \
    hammers:f2/g2/f3/g3/e2/f2/g2/f2";

#[test]
fn draws_where_all_others_can_go() {
    let moving = state(&format!("{CROWDED} phase:moving seat:0 roll:n"));
    assert_drawn("crowded", "BE-17 BE-78", &moving.view(seat(0)));
    crate::drawing::assert_svg_as_before(
        "berlin",
        "crowded-dark",
        "BE-78",
        &moving.view(seat(0)).svg(Theme::Dark),
    );
    // The marks of other hammers too.
    narrow::assert_legible(&moving.view(seat(0)).svg(Theme::Light));
    let brief = moving.view(seat(0)).brief_for(Reader::default(), 0).to_string();
    crate::drawing::assert_text_as_before("berlin", "crowded-brief", "BE-78", &brief);
}

#[test]
fn low_terminals_have_room_for_usual_walls_of_many_seats() {
    for setup in ["players:2", "players:6 packs:2", "players:8 packs:2 variants:pair-a-dice"] {
        for state in random_game(setup) {
            let brief = state.view(seat(0)).brief_for(Reader::default(), 0).to_string();
            assert_columns(&brief);
            assert!(brief.lines().count() <= 18, "{brief}");
        }
    }
}

#[test]
fn marks_rows_that_go_on() {
    let view = state(&format!("{CROWDED} phase:rolling")).view(Viewer::Spectator);
    // Two bands of four rows; the first of them goes on.
    assert_eq!(view.text().matches('…').count(), 4);
    assert_eq!(view.svg(Theme::Light).matches(">…</text>").count(), 4);
    let narrow = State::start(&Setup::default()).unwrap().view(Viewer::Spectator);
    assert!(!narrow.text().contains('…') && !narrow.svg(Theme::Light).contains(">…<"));
    let high = "players:2 packs:2 rows:24 columns:4".parse().unwrap();
    let high = State::start(&high).unwrap().view(Viewer::Spectator);
    assert_eq!(high.svg(Theme::Light).matches(">⋮</text>").count(), 4);
}

#[test]
fn explains_the_letters_that_it_shows() {
    let start = State::start(&Setup::default()).unwrap().view(Viewer::Spectator);
    let drawings = [start.text(), start.svg(Theme::Light)];
    assert!(drawings.iter().all(|drawing| !drawing.contains("counts")));
    let settling = moving().view(seat(0));
    assert!(
        settling.text().contains("a ace, counts 1") && settling.text().contains("n null, counts 6")
    );
    assert!(settling.svg(Theme::Light).contains("null, counts 6</text>"));
}

#[test]
fn tells_of_a_limit_that_somebody_asked_for() {
    let remark = |limit: u16, turns: u16| {
        let view = state(&format!("{USUAL} max_idle_turns:{limit} phase:rolling idle:{turns}"));
        view.view(seat(0)).text().contains("the game ends")
    };
    assert!(remark(20, 1) && remark(Setup::IDLE_TURNS, 500));
    assert!(!remark(20, 0) && !remark(Setup::IDLE_TURNS, 499));
}

/// Returns the names that a drawing gives to what a pointer shows.
fn names(svg: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).expect("XML");
    let titles = document.descendants().filter(|node| node.has_tag_name(title()));
    titles.skip(1).map(|title| title.text().expect("a name").to_owned()).collect()
}

fn title() -> (&'static str, &'static str) {
    ("http://www.w3.org/2000/svg", "title")
}

/// Returns the names that a view's cells, hammers and collected pieces are expected to bear, in
/// another way than they are drawn.
fn expected_names(view: &View) -> Vec<String> {
    // A hammer stands on the wall, and in the row of its seat.
    let hammers = view.position.hammers.iter().enumerate().flat_map(|(seat, cell)| {
        let at = cell.map_or("not placed".to_owned(), |cell| cell.to_string());
        vec![format!("hammer of seat {seat}, {at}"); if cell.is_some() { 2 } else { 1 }]
    });
    let collected = view.position.collected.iter().enumerate().flat_map(|(seat, pieces)| {
        pieces.iter().map(move |&piece| format!("collected by seat {seat}: {}", spoken(piece)))
    });
    let columns = usize::from(view.position.setup.columns);
    let cells = view.position.wall.iter().enumerate().map(|(place, &content)| {
        let cell = Cell::new(place % columns, place / columns).expect("a cell");
        let about = match content {
            Content::Empty if view.holes.contains(&cell) => "hole".to_owned(),
            Content::Empty => "gap".to_owned(),
            Content::Tile => "tile, face down".to_owned(),
            Content::Coin(None) => "coin, not dealt yet".to_owned(),
            Content::Coin(Some(suit)) => format!("coin of {suit:?}, face down"),
            Content::Open(piece) => format!("{}, face up", spoken(piece)),
            Content::Checked { tile, by } => {
                let tile = tile.map_or("?".to_owned(), |(suit, value)| {
                    spoken(Piece { kind: Kind::Tile, suit, value })
                });
                let all = by.len() == view.position.hammers.len();
                let by = if all { "all".into() } else { Message::parts([by.into()]) };
                format!("tile, face down: {}, looked at by {by}", tile.replace("tile, ", ""))
            }
        };
        format!("{cell}: {about}")
    });
    hammers.chain(collected).chain(cells).collect()
}

/// Returns whether a name is that of a seat or its dice.
fn is_of_row(name: &str) -> bool {
    name.starts_with("seat ") || name.starts_with("die of ")
}

fn spoken(piece: Piece) -> String {
    let value = match piece.value.letter() {
        'a' => "ace".to_owned(),
        'n' => "null".to_owned(),
        digit => digit.to_string(),
    };
    format!("{}, {value} of {:?}", piece.kind, piece.suit)
}

#[test]
fn draws_every_cell_hammer_and_collected_piece_as_often_as_it_is_there() {
    for setup in SETUPS {
        for state in random_game(setup).iter().step_by(STRIDE) {
            let view = state.view(Viewer::Spectator);
            let (mut drawn, mut expected) = (names(&view.svg(Theme::Light)), expected_names(&view));
            drawn.retain(|name| !is_of_row(name));
            drawn.sort();
            expected.sort();
            assert_eq!(drawn, expected, "{state}");
        }
    }
}

#[test]
fn draws_every_view_of_random_games() {
    for setup in SETUPS {
        for (number, state) in random_game(setup).iter().enumerate().step_by(STRIDE) {
            let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
            let view = state.view(viewers[number % viewers.len()]);
            let svg = view.svg(THEMES[number % 2]);
            assert_svg(&svg);
            assert_fits(&svg);
            assert_columns(&view.text());
        }
    }
}

/// Leaves out seats, cells and numbers.
fn without_places(status: &str) -> String {
    let words = status.split(' ').filter(|word| !word.contains(|c: char| c.is_ascii_digit()));
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn says_what_every_phase_waits_for() {
    let mut words: HashSet<(String, &str)> = HashSet::new();
    let mut phases = HashSet::new();
    for setup in SETUPS {
        for state in random_game(setup) {
            let view = state.view(Viewer::Spectator);
            if phases.insert((setup, state.phase())) {
                let text = view.text();
                let status = text.lines().find(|line| line.contains(": ")).unwrap();
                assert!(view.svg(Theme::Light).contains(&format!(">{status}</text>")), "{status}");
                words.insert((without_places(status), state.phase().name()));
            }
        }
    }
    let drawn: HashSet<&str> = words.iter().map(|(_, phase)| *phase).collect();
    let all: HashSet<&str> = Phase::ALL.iter().map(|phase| phase.name()).collect();
    assert_eq!(drawn, all);
    let different: HashSet<&str> = words.iter().map(|(status, _)| status.as_str()).collect();
    assert_eq!(different.len(), words.len(), "two phases are told with the same words");
}

#[test]
fn names_every_variant_that_is_played() {
    for setup in SETUPS {
        let view = random_game(setup)[0].view(Viewer::Spectator);
        let drawings = [view.text().replace('\n', " "), view.svg(Theme::Dark)];
        for drawing in drawings {
            for variant in view.position.setup.variants.iter() {
                let name = variant.name().replace('-', " ");
                assert!(drawing.contains(&name), "{name} is not in {drawing}");
            }
            assert_eq!(
                drawing.contains("main game"),
                view.position.setup.variants.iter().count() == 0
            );
        }
    }
}

#[test]
fn shows_a_tile_that_was_looked_at_to_who_looked_alone() {
    let [one, other] = ["S3", "C5"].map(looked_at);
    for viewer in Viewer::all(Seat::COUNT) {
        let looked = viewer == seat(1) || viewer == seat(3);
        let drawings = |state: State| {
            let view = state.view(viewer);
            (view.text(), view.svg(Theme::Light), view.svg(Theme::Dark))
        };
        assert_eq!(drawings(one) != drawings(other), looked, "{viewer}");
        let (text, svg, _) = drawings(one);
        assert_eq!(text.contains("e2 t(?:1,3)"), !looked, "{text}");
        assert_eq!(text.contains("e2 t(S3:1,3)"), looked, "{text}");
        assert_eq!(svg.contains("e2: tile, face down: ?, looked at by seats 1 and 3"), !looked);
        let seated = Viewer::all(4).skip(1).any(|seat| seat == viewer);
        assert_eq!(svg.contains("tile, face down: 2 of Arms, looked at by all"), seated);
    }
}

#[test]
fn marks_what_is_in_reach_and_what_was_visited() {
    let view = moving().view(seat(0));
    let own = view.reach.iter().find(|reach| reach.hammer == view.position.seat).unwrap();
    let others: HashSet<_> = view.reach.iter().filter(|reach| *reach != own).collect();
    let rings: usize = others.iter().map(|reach| reach.cells.len()).sum();
    let text = view.text();
    let wall = text.split("\n\n").nth(1).unwrap();
    assert_eq!(wall.matches('[').count(), own.cells.len());
    assert_eq!(wall.matches('x').count(), view.position.visited.len());
    assert_eq!(wall.matches('o').count(), view.holes.len());
    // Each mark is on the wall, and once in the legend.
    for sheet in Sheet::ALL {
        let svg = view.draw(&Look { sheet, ..Look::default() }).svg;
        assert_eq!(svg.matches(r#"stroke-width="3.5""#).count(), own.cells.len() + 1);
        assert_eq!(svg.matches(r#"stroke-dasharray="3 1.6""#).count(), rings + 1);
        assert_eq!(svg.matches("M6 24L24 6").count(), view.position.visited.len() + 1);
        assert_eq!(svg.matches("M8 57H57V8").count(), view.holes.len() + 1);
    }
}

#[test]
fn draws_the_ground_on_its_side() {
    for ground in ["bottom", "top", "left", "right"] {
        let setup = format!("players:2 ground:{ground} variants:gravity");
        let view = State::start(&setup.parse().unwrap()).unwrap().view(Viewer::Spectator);
        let text = view.text();
        let lines: Vec<&str> = text.lines().collect();
        let row = |number: &str| lines.iter().position(|line| line.starts_with(number)).unwrap();
        let (top, bottom) = (row(" 4"), row(" 1"));
        assert_eq!(lines[top - 1].contains('─'), ground == "top", "{text}");
        assert_eq!(lines[bottom + 1].contains('─'), ground == "bottom", "{text}");
        assert_eq!(lines[top].starts_with(" 4 │"), ground == "left", "{text}");
        assert_eq!(lines[top].ends_with('│'), ground == "right", "{text}");
        let line = match ground {
            "bottom" => r#"d="M26 286h768""#,
            "top" => r#"d="M26 22h768""#,
            "left" => r#"d="M22 26v256""#,
            _ => r#"d="M798 26v256""#,
        };
        assert_eq!(view.svg(Theme::Light).matches(line).count(), 1, "{ground}");
    }
}

#[test]
fn draws_dice_and_what_they_are_for() {
    let pair = "players:2 variants:pair-a-dice rows:2 columns:8 hammers:a1/b2 \
        wall:tcCtcAtcStcM/tcAtcStcMtcC";
    let moving = state(&format!("{pair} phase:moving roll:n second:3")).view(seat(0));
    assert!(moving.text().contains("Moving: seat 0 moves a hammer 3 or 6 cells"));
    assert!(moving.text().contains(" n,3 "));
    assert!(!moving.svg(Theme::Light).contains(">picks up<"));
    let landed = state(&format!("{pair} phase:landed roll:3 second:n visited:a1,b1,c1,d1"));
    assert!(landed.view(seat(0)).svg(Theme::Light).contains(">picks up<"));
    let rolling_off = state(
        "players:3 rows:2 columns:8 wall:tcCtcAtcStcM/tcAtcStcMtcC hammers:a1/b1/c1 \
         phase:rolling-off seat:1 rolls:4/0/7",
    );
    let view = rolling_off.view(seat(2));
    assert!(view.text().contains("Roll-off: seat 1 rolls for the first turn"));
    let rows: Vec<String> = view
        .text()
        .lines()
        .skip_while(|line| !line.starts_with("seat"))
        .map(str::to_owned)
        .collect();
    assert!(rows[1].contains(" 4 "), "{rows:?}");
    assert!(rows[4].contains("out of the roll-off"), "{rows:?}");
}

/// Replaces every colour.
fn without_colours(svg: &str) -> String {
    let parts = svg.split("\"#");
    let is_colour = |part: &str| part.len() > 6 && part.as_bytes()[6] == b'"';
    parts.map(|part| if is_colour(part) { &part[6..] } else { part }).collect()
}

#[test]
fn themes_differ_in_colours_alone() {
    for view in [moving().view(seat(0)), looked_at("S3").view(seat(1))] {
        let [light, dark] = THEMES.map(|theme| view.svg(theme));
        assert_ne!(light, dark);
        assert_eq!(without_colours(&light), without_colours(&dark));
    }
}

/// Lists changes that JSON lets through, though no position looks like that.
fn distortions() -> Vec<(&'static str, Value)> {
    vec![
        ("viewer", json!({"seat": 7})),
        ("wall", json!([])),
        ("wall", json!(["tS3"])),
        ("wall", json!(vec!["t(?:7)"; 500])),
        ("holes", json!(["cr1", "a96"])),
        ("hammers", json!([])),
        ("hammers", json!(["a1", "a1", "a1", "a1", "a1", "a1", "a1", "a1", "a1"])),
        ("hammers", json!(["a96", null])),
        ("collected", json!([])),
        ("collected", json!([vec!["cAn"; 300]])),
        ("seat", json!(7)),
        ("deciding", json!([0, 1, 2, 3, 4, 5, 6, 7])),
        ("winners", json!([0, 7])),
        ("winners", json!([7])),
        ("roll", json!("null")),
        ("second", json!("ace")),
        ("colour", json!("moons")),
        ("at", json!("cr1")),
        ("visited", json!(vec!["a1"; 200])),
        ("reach", json!([{"hammer": 7, "cells": ["a1", "cr1"]}, {"hammer": 0, "cells": ["a1"]}])),
        ("opened", json!(vec!["l4"; 200])),
        ("rolls", json!([0, 7, 255, 6])),
        ("kinds", json!(["tile", null, "coin"])),
        ("jericho", json!([7])),
        ("idle_turns", json!(65535)),
        ("setup", json!({"players": 0, "rows": 0, "columns": 0})),
        ("setup", json!({"players": 255, "rows": 255, "columns": 255, "target": 0})),
        ("setup", json!({"variants": ["gravity", "pair-a-dice", "crazy-eights"], "rows": 1})),
    ]
}

#[test]
fn draws_views_that_no_position_has() {
    let start = serde_json::to_value(moving().view(seat(0))).unwrap();
    let distortions = distortions();
    for (number, first) in distortions.iter().enumerate() {
        for (other, second) in distortions[number..].iter().enumerate() {
            let mut json = start.clone();
            let phase = Phase::ALL[(number + other) % Phase::ALL.len()].name();
            json["position"]["phase"] = phase.into();
            for (name, value) in [first, second] {
                let derived = ["viewer", "holes", "deciding", "winners", "reach"].contains(name);
                let part = if derived { &mut json } else { &mut json["position"] };
                part[*name] = value.clone();
            }
            let view: View = serde_json::from_value(json).unwrap();
            assert_well_formed(&view.svg(Theme::Dark));
            narrow::assert_drawable(&view);
            assert!(view.text().starts_with("Berlin, "));
        }
    }
}

#[test]
fn the_picture_of_the_readme_is_drawn_like_this() {
    let drawn = moving().view(seat(2)).svg(Theme::Light);
    crate::drawing::assert_picture_of_readme("berlin.svg", &drawn);
}

/// Plays a move, and returns the places that it concerns and the cells that are drawn as news.
fn way(notation: &str, action: &str) -> (Vec<String>, Vec<String>) {
    let mut record = Record::from_state(state(notation));
    record.play(0, action).unwrap_or_else(|error| panic!("{notation}: {error}"));
    let concerned = record.last_events().swap_remove(0).places();
    let svg = record.draw(Viewer::Spectator, &Look::default()).expect("a drawing").svg;
    let news = svg.split("<g data-place=\"").filter(|group| group.contains("data-mark=\"news\""));
    let cells = news.filter_map(|group| group.split('"').next()).filter(|name| name.len() == 2);
    (concerned, cells.map(str::to_owned).collect())
}

#[test]
fn the_way_of_a_hammer_is_drawn() {
    let walked = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:2 seat:0";
    let (concerned, drawn) = way(walked, "0UR");
    assert_eq!(concerned, ["hammer:0", "a1", "a2", "b2"]);
    assert!(["a1", "a2", "b2"].iter().all(|cell| drawn.contains(&(*cell).to_owned())), "{drawn:?}");
    let jumped = "rows:1 columns:7 holes_count:skipped wall:tcS..tcSt hammers:b1/d1 \
                  collected:-/tM2cM2 phase:moving roll:a";
    assert_eq!(way(jumped, "0R").0, ["hammer:0", "b1", "e1"]);
    assert_eq!(way(jumped, "0R~1").0, ["hammer:0", "b1", "c1"]);
}
