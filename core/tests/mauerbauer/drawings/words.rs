//! What drawings say in words: the map, the cities, what is left, and what the game waits for.

use std::collections::HashSet;

use mauerwerk::mauerbauer::{Event, HouseColour, Phase, Space};
use mauerwerk::{Event as _, Game, Meaning, Reader, Theme, View as _, Viewer};

use crate::drawing::seat;
use crate::drawings::{SETUPS, STRIDE, random_game, scoring, setups, state};

/// Returns the lines of the map: what is between the first blank line and the second.
pub(super) fn map(text: &str) -> &str {
    text.split("\n\n").nth(1).expect("a map")
}

#[test]
fn types_walls_and_houses_on_the_map() {
    for setup in SETUPS {
        for state in random_game(&setup.parse().unwrap()).iter().step_by(STRIDE) {
            let view = state.view(Viewer::Spectator);
            let text = view.text();
            let map = map(&text);
            let count = |mark: char| map.matches(mark).count();
            let last = count('#');
            assert!([0, 5, 7].contains(&last), "{text}");
            let walls = count('=') / 7 + (count('/') + count('\\')) / 5 + usize::from(last > 0);
            assert_eq!(walls, view.position.walls.len(), "{text}");
            let outside = |space: &Space| !view.cities.iter().any(|city| city.contains(space));
            let houses = view.position.houses.iter().filter(|(space, _)| outside(space));
            let houses: Vec<&Vec<HouseColour>> = houses.map(|(_, houses)| houses).collect();
            if houses.iter().all(|houses| houses.len() <= 9) {
                for colour in HouseColour::ALL {
                    let expected = houses.iter().flat_map(|all| all.iter());
                    let expected = expected.filter(|&&other| other == colour).count();
                    assert_eq!(count(colour.letter()), expected, "{colour} in {text}");
                }
            }
            for (at, colour) in &view.position.towers {
                assert!(map.contains(&format!("{at}{colour}")), "{at} in {text}");
            }
        }
    }
}

#[test]
fn lists_cities_with_all_that_is_in_them() {
    let text = scoring().view(Viewer::Spectator).text();
    let lines = [
        "city 12: completed in this turn; spaces 12-13, 21-22, 31; palaces RG; houses\n         \
         YBP; towers b2w b3g c2b c3b d2b d3w e3w\n",
        "city 25: spaces 25; palaces G; houses B; towers c4g c5w d4w\n",
        "city 39: spaces 39; houses RGB; towers e2g e3w f2b\n",
    ];
    for line in lines {
        assert!(text.contains(line), "{line} is not in {text}");
    }
}

#[test]
fn counts_what_is_left() {
    for setup in SETUPS {
        for state in random_game(&setup.parse().unwrap()).iter().step_by(STRIDE) {
            let view = state.view(Viewer::Spectator);
            let text = view.text().replace("\n     ", "");
            let line = text.lines().find(|line| line.starts_with("left: ")).expect("a supply");
            let houses = |colour: &HouseColour| {
                let all = view.position.houses.values().flatten();
                12 - all.filter(|&other| other == colour).count()
            };
            let houses: Vec<String> = HouseColour::ALL
                .iter()
                .map(|colour| format!("{colour}{}", houses(colour)))
                .collect();
            let parts = [
                format!("walls {};", 33 - view.position.walls.len()),
                format!("houses {};", houses.join(" ")),
                format!("deck {};", view.deck),
                format!("discards {}", view.position.discards.len()),
            ];
            for part in parts {
                assert!(line.contains(&part), "{part} is not in {line}");
            }
            let svg = view.svg(Theme::Light);
            assert!(svg.contains(&format!(r#">{}</text>"#, view.deck)));
        }
    }
}

/// Returns what a drawing says the game waits for.
fn status(svg: &str) -> String {
    let document = roxmltree::Document::parse(svg).expect("XML");
    let line = |node: &roxmltree::Node<'_, '_>| node.attribute("y") == Some("66");
    let line = document.root_element().children().find(line).expect("a status");
    line.text().expect("words").to_owned()
}

/// Leaves out places, numbers, and what may be one or several.
fn without_places(status: &str) -> String {
    let words = status.split(' ').filter(|word| !word.contains(|c: char| c.is_ascii_digit()));
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn says_what_every_phase_waits_for() {
    let mut words: HashSet<(String, &str)> = HashSet::new();
    for setup in setups() {
        let mut phases = HashSet::new();
        for state in random_game(&setup) {
            if phases.insert(state.phase()) {
                let view = state.view(Viewer::Spectator);
                let status = status(&view.svg(Theme::Light));
                let text = view.text().replace('\n', " ");
                assert!(text.contains(&status), "{status} is not in {text}");
                words.insert((without_places(&status), state.phase().name()));
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
fn names_what_the_dice_are_for() {
    let start = "board:hexagon first_player:0 hands:-/-";
    let told =
        |rest: &str| status(&state(&format!("{start} {rest}")).view(seat(0)).svg(Theme::Light));
    assert_eq!(
        told("walls:a1-b2 phase:rolling last:a1-b2"),
        "Rolling: you roll all three dice for the wall a1-b2 next to 1 and 2"
    );
    assert_eq!(
        told("walls:a1-b2 phase:placing last:a1-b2 roll:b/RR"),
        "Placing: you place towers on a1 and b2 and houses on 1 and 2; rolled: b/RR"
    );
    let closed = "walls:a1-b1,a1-b2,b1-b2 towers:a1b,b1g,b2w houses:1=R,2=R,4=R last:a1-b1";
    assert_eq!(
        told(&format!("{closed} phase:placing roll:-/R?")),
        "Placing: you place a house on 1; rolled: -/R?"
    );
    assert_eq!(
        told(&format!("{closed} phase:rolling")),
        "Rolling: you roll two house dice for the wall a1-b1 next to 1"
    );
}

#[test]
fn words_stand_for_pieces_and_places() {
    let space = "12".parse().unwrap();
    let placed = Event::HousePlaced { space, colour: HouseColour::Red };
    let spans = placed.message().spans(Reader::default());
    let spans: Vec<_> = spans.iter().map(|span| (span.text.as_str(), &span.meaning)).collect();
    let expected = [
        ("a ", &Meaning::Text),
        ("red", &Meaning::Piece { kind: "house", colour: Some("red") }),
        (" house on ", &Meaning::Text),
        ("12", &Meaning::Place("12".to_owned())),
    ];
    assert_eq!(spans, expected);
}

#[test]
fn names_people_in_all_texts() {
    let names = ["Ada", "Ben"].map(String::from);
    let start = "board:hexagon first_player:0 early_roll_penalty:true hands:size/- early:yes";
    let view = state(&format!("{start} phase:building")).view(seat(0));
    let text = view.text_for(Reader::of(&names)).to_string();
    for said in ["Building: Ada builds a wall", "\nAda holds\n", "\nAda has rolled too early.\n"] {
        assert!(text.contains(said), "{said} is not in {text}");
    }
}
