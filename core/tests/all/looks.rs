//! How drawings of all games look: themes, and parts that stand alone.

use std::collections::BTreeSet;

use mauerwerk::{
    Drawing, FullGame, GAMES, Look, Panel, Place, Record, Sheet, Theme, Viewer, with_game,
};

/// Draws some states of a seeded game, for all who look at them.
fn drawn<G: FullGame>(look: &Look) -> Vec<Drawing> {
    let record = Record::<G>::random(&G::Setup::default(), 7).expect("a game");
    let states = record.states().step_by(23).take(6);
    let viewers = |state: &G| Viewer::all(state.seats()).collect::<Vec<_>>();
    let draw = |state: G| {
        let all = viewers(&state).into_iter();
        all.map(|viewer| state.draw(viewer, look).expect("a drawing")).collect::<Vec<_>>()
    };
    states.flat_map(draw).collect()
}

fn each_game(check: impl Fn(&dyn Fn(&Look) -> Vec<Drawing>)) {
    for game in GAMES {
        with_game!(game.id, G => check(&drawn::<G>)).expect("a game of the library");
    }
}

/// Returns a document with one theme of two: of each `light-dark(…)` the first colour, or the second.
fn one_theme(svg: &str, second: bool) -> String {
    let tag = |tag: &str| {
        let Some((before, style)) =
            tag.split_once(" style=\"fill").or(tag.split_once(" style=\"stroke"))
        else {
            return tag.to_owned();
        };
        let (_, end) = style.split_once('"').expect("the end of a style");
        let start = before.len() + " style=\"".len();
        let declared = &tag[start..tag.len() - end.len() - 1];
        let mut plain = format!("{before}{end}");
        for declaration in declared.split_terminator(';') {
            let (property, colours) = declaration.split_once(":light-dark(").expect("two colours");
            let (light, dark) = colours.trim_end_matches(')').split_once(',').expect("two");
            let given = format!(" {property}=\"{light}\"");
            assert!(plain.contains(&given), "{tag}");
            let meant = format!(" {property}=\"{}\"", if second { dark } else { light });
            plain = plain.replacen(&given, &meant, 1);
        }
        plain
    };
    let plain: String = svg.split_inclusive('>').map(tag).collect();
    plain.replacen("color-scheme:light dark;", "", 1)
}

#[test]
fn a_drawing_in_both_themes_has_the_colours_of_either() {
    each_game(|draw| {
        let [light, dark, both] =
            [Theme::Light, Theme::Dark, Theme::Auto].map(|theme| draw(&Look::new(theme)));
        for ((light, dark), both) in light.iter().zip(&dark).zip(&both) {
            assert!(both.svg.contains("color-scheme:light dark"));
            assert_eq!(one_theme(&both.svg, false), light.svg);
            assert_eq!(one_theme(&both.svg, true), dark.svg);
            assert_eq!(both.places, light.places);
        }
    });
}

#[test]
fn a_drawing_for_print_has_no_ground() {
    each_game(|draw| {
        for drawing in draw(&Look::new(Theme::Print)) {
            let (_, paper) = drawing.svg.split_once("<rect").expect("the paper");
            let paper = paper.split('>').next().expect("its tag");
            assert!(paper.contains("fill=\"#ffffff\""), "{paper}");
        }
    });
}

fn names(drawing: &Drawing) -> BTreeSet<&str> {
    drawing.places.iter().map(|place| place.name.as_str()).collect()
}

#[test]
fn parts_that_stand_alone_have_all_places_of_the_whole() {
    for sheet in Sheet::ALL {
        let look = |panel| Look { sheet, panel, ..Look::default() };
        each_game(|draw| {
            let wholes = draw(&look(None));
            let parts = Panel::ALL.map(|panel| draw(&look(Some(panel))));
            for (nth, whole) in wholes.iter().enumerate() {
                let parts: Vec<&Drawing> = parts.iter().map(|part| &part[nth]).collect();
                let all: BTreeSet<&str> = parts.iter().flat_map(|part| names(part)).collect();
                assert_eq!(all, names(whole));
                for part in parts {
                    assert!(part.height < whole.height && part.width == whole.width);
                    let low =
                        part.places.iter().flat_map(|place| &place.shape).map(|point| point.1);
                    assert!(low.max().unwrap_or(0) <= part.height);
                }
            }
        });
    }
}

#[test]
fn a_touch_anywhere_is_measured() {
    let drawings = drawn::<mauerwerk::die_mauer::State>(&Look::default());
    let places: Vec<Place> = drawings.into_iter().flat_map(|drawing| drawing.places).collect();
    for at in [i32::MIN, i32::MAX] {
        assert_eq!(mauerwerk::target_at(&places, (at, at), 9), None);
        assert!(mauerwerk::target_at(&places, (at, at), u32::MAX).is_some());
    }
    let shape = vec![(i32::MIN, 0), (i32::MAX, 9)];
    assert_eq!(Place { shape, ..places[0].clone() }.bounds().width, i32::MAX);
}
