//! What can be chosen before a game.

use std::collections::HashSet;

use mauerwerk::{
    Faults, FullGame, GAMES, Lang, Lobby, SetupOption, SetupOptions as _, Takes, with_game,
};

fn lobby(game: &str, setup: &str) -> Lobby {
    with_game!(game, G => Lobby::of::<G>(&setup.parse().expect("a setup"), Lang::En))
        .expect("a game")
}

/// Returns what is wrong with a setup, read or started.
fn faults(game: &str, setup: &str) -> Faults {
    fn of<G: FullGame>(setup: &str) -> Option<Faults> {
        setup.parse().and_then(|setup| G::start(&setup)).err()
    }
    with_game!(game, G => of::<G>(setup)).expect("a game").expect("faults")
}

fn written(option: &SetupOption, value: &str) -> String {
    format!("{}:{value}", option.name)
}

#[test]
fn a_form_with_nothing_chosen_is_the_usual_game() {
    fn check<G: FullGame>() {
        let usual = G::Setup::default();
        let lobby = Lobby::of::<G>(&usual, Lang::En);
        assert_eq!(lobby.faults, Faults::default());
        let names: Vec<&str> = lobby.options.iter().map(|option| option.name).collect();
        assert_eq!(names, G::Setup::NAMES);
        let set = lobby.options.iter().filter(|option| !option.value.is_empty());
        let filled: Vec<String> = set.map(|option| written(option, &option.value)).collect();
        assert_eq!(filled.join(" ").parse(), Ok(usual));
        for option in &lobby.options {
            assert_eq!(option.value, option.default, "{}", option.name);
        }
    }
    for game in GAMES {
        with_game!(game.id, G => check::<G>()).expect("a game");
    }
}

#[test]
fn every_value_that_is_offered_can_be_read() {
    fn check<G: FullGame>() {
        for option in Lobby::of::<G>(&G::Setup::default(), Lang::En).options {
            let mut values: Vec<String> =
                option.takes.names().iter().map(|value| value.name.clone()).collect();
            match option.takes {
                Takes::Switch => values.extend(["true", "false"].map(String::from)),
                Takes::Seat => values.extend(["0", "7"].map(String::from)),
                Takes::Number { least, most } => {
                    values.extend([least, most].map(|n| n.to_string()));
                }
                Takes::Several { .. } => values.push(values.join(",")),
                _ => (),
            }
            assert!(!values.is_empty() || matches!(option.takes, Takes::Text { .. }));
            for value in values {
                let setup = written(&option, &value).parse::<G::Setup>();
                let set = Lobby::of::<G>(&setup.expect("a value"), Lang::En);
                assert_eq!(set.option(option.name).expect("an option").value, value);
            }
        }
    }
    for game in GAMES {
        with_game!(game.id, G => check::<G>()).expect("a game");
    }
}

/// Checks a sentence: it begins, ends and is as long as one, and cites no ruling.
fn is_a_sentence(text: &str) {
    let first = text.chars().next().expect("some text");
    assert!(first.is_ascii_uppercase() || first.is_ascii_digit(), "{text}");
    assert!(text.ends_with('.') && !text.trim_end_matches('.').contains(". "), "{text}");
    assert!((3..=25).contains(&text.split(' ').count()), "{text}");
    assert!(!GAMES.iter().flat_map(|game| game.rules).any(|rule| text.contains(rule.id.as_str())));
    assert!(!text.contains(['`', '*', '_', ';']), "{text}");
}

#[test]
fn options_and_values_have_labels_and_sentences_of_their_own() {
    for game in GAMES {
        let mut sentences = HashSet::new();
        let options = lobby(game.id, "").options;
        assert_eq!(options[0].label, "Players");
        for option in &options {
            is_a_sentence(option.meaning);
            assert!(sentences.insert(option.meaning.to_owned()), "{}", option.meaning);
            let mut labels = HashSet::new();
            for value in option.takes.names() {
                is_a_sentence(&value.meaning);
                assert!(sentences.insert(value.meaning.clone()), "{}", value.meaning);
                assert!(!value.label.is_empty() && labels.insert(&value.label), "{}", value.label);
                assert!(!value.label.ends_with('.'), "{}", value.label);
            }
        }
    }
}

#[test]
fn one_wrong_number_of_players_is_one_fault() {
    for game in GAMES {
        for players in ["players:0", "players:9", "players:99", "players:255"] {
            let found = faults(game.id, players);
            let found: Vec<_> = found.as_slice().iter().map(|fault| fault.option).collect();
            assert_eq!(found, [Some("players")], "{} {players}", game.id);
        }
    }
}

#[test]
fn labels_are_different_and_rulings_name_their_options() {
    for game in GAMES {
        let options = lobby(game.id, "").options;
        let labels: HashSet<&str> = options.iter().map(|option| option.label).collect();
        assert_eq!(labels.len(), options.len(), "{}: {labels:?}", game.id);
        let alone = options.iter().filter(|option| option.rules.is_empty());
        let alone: Vec<&str> = alone.map(|option| option.name).collect();
        assert!(alone.is_empty() || alone == ["edition"], "{}: {alone:?}", game.id);
        for rule in game.rules {
            for name in rule.options {
                let option = options.iter().find(|option| option.name == *name);
                assert!(option.is_some_and(|option| option.rules.contains(&rule)), "{name}");
            }
        }
    }
}

#[test]
fn seats_are_those_that_the_other_options_allow() {
    let seats = |game, setup| lobby(game, setup).seats;
    assert_eq!(seats("die-mauer", ""), [3, 4, 5, 6]);
    assert_eq!(seats("die-mauer", "min_players:2 max_players:8"), [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(seats("die-mauer", "first_master:4 rounds:0"), [5, 6]);
    assert_eq!(seats("berlin", ""), [2, 3, 4]);
    assert_eq!(seats("berlin", "packs:2"), [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(seats("mauerbauer", ""), [2, 3, 4]);
}

#[test]
fn a_base_changes_defaults() {
    let lobby = lobby("die-mauer", "edition:vil-coyote donation:optional");
    let donation = lobby.option("donation").expect("an option");
    assert_eq!((donation.value.as_str(), donation.default.as_str()), ("optional", "mandatory"));
}

#[test]
fn faults_name_the_option_they_are_about() {
    let named = |game, setup: &str| -> Vec<Option<&str>> {
        faults(game, setup).as_slice().iter().map(|fault| fault.option).collect()
    };
    for (game, setup, option) in [
        ("die-mauer", "rounds:many", "rounds"),
        ("die-mauer", "rounds:0", "rounds"),
        ("die-mauer", "rounds:2 rounds:3", "rounds"),
        ("die-mauer", "players:9", "players"),
        ("die-mauer", "min_players:1", "min_players"),
        ("die-mauer", "first_master:6", "first_master"),
        ("die-mauer", "wall_values:77", "wall_values"),
        ("die-mauer", "stock:-", "stock"),
        ("die-mauer", "stock:5", "stock"),
        ("die-mauer", "max_idle_turns:0", "max_idle_turns"),
        ("berlin", "players:5", "players"),
        ("berlin", "variants:gravity,nullo-gravity", "variants"),
        ("berlin", "rows:9 columns:12", "rows"),
        ("berlin", "target:0", "target"),
        ("berlin", "hammer_setup:a1", "hammer_setup"),
        ("berlin", "preset_holes:90", "preset_holes"),
        ("berlin", "suit_rotation:suns,suns,moons,arms", "suit_rotation"),
        ("berlin", "stacks:blue", "stacks"),
        ("berlin", "variants:wall-of-jericho jericho_at:0", "jericho_at"),
        ("berlin", "face_up:96", "face_up"),
        ("mauerbauer", "players:5", "players"),
        ("mauerbauer", "board:square", "board"),
        ("mauerbauer", "first_player:3", "first_player"),
    ] {
        assert!(
            named(game, setup).contains(&Some(option)),
            "{game} {setup}: {:?}",
            faults(game, setup)
        );
    }
}

#[test]
fn a_name_that_is_no_option_is_about_none() {
    for setup in ["ruonds:2", "rounds"] {
        let options: Vec<_> =
            faults("die-mauer", setup).as_slice().iter().map(|it| it.option).collect();
        assert_eq!(options, [None], "{setup}");
    }
}

#[test]
fn every_fault_of_a_number_names_an_option() {
    fn check<G: FullGame>() {
        for option in Lobby::of::<G>(&G::Setup::default(), Lang::En).options {
            let Takes::Number { least, most } = option.takes else { continue };
            for number in [0, least, most, most.saturating_add(1), u16::MAX] {
                let setup = written(&option, &number.to_string()).parse();
                let faults = setup.and_then(|setup| G::start(&setup)).err().unwrap_or_default();
                for fault in faults.as_slice() {
                    assert!(
                        fault.option.is_some(),
                        "{} {}={number}: {fault}",
                        G::INFO.id,
                        option.name
                    );
                }
            }
        }
    }
    for game in GAMES {
        with_game!(game.id, G => check::<G>()).expect("a game");
    }
}
