//! Drawings of views that no position has.

use mauerwerk::mauerbauer::{Ending, Phase, View};
use mauerwerk::{Game, Theme, View as _};
use serde_json::{Value, json};

use crate::drawing::{assert_well_formed, narrow, seat};
use crate::drawings::scoring;

/// Lists changes that JSON lets through, though no position looks like that.
fn distortions() -> Vec<(&'static str, Value)> {
    let plan = |towers: Value, regions: Value| {
        json!({"players": 9, "board": {"name": "", "coast": ["a1-b1", "h7-h8"],
            "towers": towers, "regions": regions}})
    };
    let many: serde_json::Map<String, Value> = (1..=64_u8)
        .map(|space| {
            let corners: Vec<String> = (0..9)
                .map(|corner| 7 * u32::from(space) + 11 * corner)
                .map(|at| format!("{}{}", char::from(b'a' + (at / 8 % 8) as u8), at % 8 + 1))
                .collect();
            (space.to_string(), corners.join("-").into())
        })
        .collect();
    let far = json!({"a1": [i32::MIN, i32::MAX], "a2": [i32::MAX, i32::MIN], "b1": [0, 0],
        "b2": [0, 0]});
    vec![
        ("viewer", json!({"seat": 7})),
        ("walls", json!(["g7-h8", "a1-a2", "a1-a2"])),
        ("walls", json!(vec!["a1-a2"; 99])),
        ("towers", json!({"h8": "b", "a1": "w"})),
        ("houses", json!({"64": ["R"], "1": vec!["P"; 300]})),
        ("palaces", json!({"64": ["R"], "2": vec!["B"; 300]})),
        ("cities", json!([[], ["1", "1"], ["64"], ["2", "1"]])),
        ("completed", json!("64")),
        ("hands", json!([])),
        ("hands", json!(vec!["?4294967295"; 9])),
        ("hands", json!(vec!["cities*9,in-R"; 9])),
        ("discards", json!("size*255,in-b*255")),
        ("deck", json!(4_294_967_295_u32)),
        ("scores", json!([])),
        ("scores", json!(vec![4_294_967_295_u32; 20])),
        ("seat", json!(7)),
        ("acting", json!(6)),
        ("last", json!("g7-h8")),
        ("roll", json!("-/??")),
        ("ending", json!(Ending::NoLineLeft)),
        ("draws", json!(255)),
        ("swappers", json!([0, 7])),
        ("chosen", json!("64")),
        ("winners", json!([0, 7])),
        ("winners", json!([7])),
        ("setup", plan(json!({}), json!([]))),
        (
            "setup",
            plan(
                far.clone(),
                json!([{"name": "<&>", "spaces": {"1": "a1-a2-b1-b2", "2": "a1-a2-h8",
            "3": "a1", "4": "a1-a1", "64": "b1-b2-a1"}}]),
            ),
        ),
        ("setup", plan(far, json!(vec![json!({"name": "again", "spaces": many}); 5]))),
    ]
}

#[test]
fn draws_views_that_no_position_has() {
    let start = serde_json::to_value(scoring().view(seat(0))).unwrap();
    let distortions = distortions();
    for (number, first) in distortions.iter().enumerate() {
        for (other, second) in distortions[number..].iter().enumerate() {
            let mut json = start.clone();
            let phase = Phase::ALL[(number + other) % Phase::ALL.len()];
            json["position"]["phase"] = phase.name().into();
            for (name, value) in [first, second] {
                let derived = json.get(name).is_some() || *name == "winners";
                let part = if derived { &mut json } else { &mut json["position"] };
                part[*name] = value.clone();
            }
            let view: View = serde_json::from_value(json).unwrap();
            assert_well_formed(&view.svg(Theme::Dark));
            narrow::assert_drawable(&view);
            assert!(view.text().starts_with("Mauerbauer, "));
        }
    }
}
