//! Every game in every language: what scenarios tell, and whether drawings have room for it.
#![cfg(all(feature = "games", feature = "languages", feature = "rulebook"))]

use std::collections::BTreeSet;
use std::iter;

use mauerwerk::bot::Judgement;
use mauerwerk::rulebook::{self, SCENARIOS, Scenario};
use mauerwerk::table::{self, TableError};
use mauerwerk::{
    Choice, Dealer, Event as _, FullGame, Game as _, Lang, Lobby, Look, Message, Reader,
    Reason as _, Rule, Seat, Sheet, Turn, View as _, Viewer, berlin, die_mauer, mauerbauer,
};

#[allow(dead_code, reason = "drawings are tested by each game, too")]
#[path = "../drawing/mod.rs"]
mod drawing;

use drawing::fit::faults;

/// Positions of these setups have all that can be drawn.
const DIE_MAUER: [&str; 3] =
    ["players:3", "players:6 placement_order:master-chooses", "players:4 edition:vil-coyote"];
const BERLIN: [&str; 5] = [
    "players:3",
    "players:4 variants:crazy-eights,wall-of-jericho",
    "players:3 variants:pair-a-dice",
    "players:2 variants:nullo-gravity,on-again-off-again",
    "players:2 variants:fast-forward,gravity",
];
const MAUERBAUER: [&str; 2] = ["players:2", "players:4"];

/// English words that are no words of another language.
const ENGLISH: [&str; 32] = [
    "the", "and", "with", "from", "this", "you", "your", "builds", "build", "piece", "pieces",
    "tower", "towers", "seat", "seats", "nobody", "wins", "collects", "house", "houses", "palace",
    "chooses", "gives", "press", "undo", "decides", "waiting", "cards", "thinks", "save", "file",
    "game",
];

/// Returns the scenarios of a game.
fn scenarios<G: FullGame>() -> impl Iterator<Item = Scenario> {
    let read = |source: &rulebook::Source| Scenario::from_toml(source.name, source.text);
    let all = SCENARIOS.iter().map(read).map(|scenario| scenario.expect("a scenario"));
    all.filter(|scenario| scenario.game() == G::INFO.id)
}

/// Tells what happens in all scenarios of a game.
fn told<G: FullGame>(lang: Lang) -> String {
    let reader = Reader::default().with_lang(lang);
    let mut told = String::new();
    for scenario in scenarios::<G>() {
        // A scenario of a setup with faults has no position.
        let Ok(records) = scenario.records::<G>() else { continue };
        told += &format!("# {}\n", scenario.name());
        for record in records {
            for events in record.events() {
                let events = events.iter().map(|event| event.message().tell(reader));
                told += &format!("{}\n", events.collect::<Vec<_>>().join("; "));
            }
            if let Turn::Over(outcome) = record.state().turn() {
                told += &format!("= {}\n", outcome.ending.into().tell(reader));
            }
        }
    }
    told
}

fn assert_told<G: FullGame>() {
    for &lang in Lang::ALL.iter().filter(|lang| **lang != Lang::En) {
        assert_snapshot(&format!("{}-{}", G::INFO.id, lang.code()), &told::<G>(lang));
    }
}

fn assert_snapshot(name: &str, told: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_omit_expression(true);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_snapshot_path("../snapshots/languages");
    settings.bind(|| insta::assert_snapshot!(name, told));
}

#[test]
fn scenarios_are_told_as_they_were_read() {
    assert_told::<die_mauer::State>();
    assert_told::<berlin::State>();
    assert_told::<mauerbauer::State>();
}

/// Returns all rulings, refusals and options of a game.
fn ruled<G: FullGame>(reasons: &[G::Reason], lang: Lang) -> String {
    let rule = |rule: &Rule| format!("{} {}: {}\n", rule.id, rule.title(lang), rule.sentence(lang));
    let mut told: String = G::INFO.rules.iter().map(rule).collect();
    for reason in reasons {
        told += &format!("{}: {}\n", reason.code(), reason.advice().get(lang));
    }
    for option in Lobby::of::<G>(&G::Setup::default(), lang).options {
        told += &format!("{} {}: {}\n", option.name, option.label, option.meaning);
        for value in option.takes.names() {
            told += &format!("- {} {}: {}\n", value.name, value.label, value.meaning);
        }
    }
    told
}

fn assert_ruled<G: FullGame>(reasons: &[G::Reason]) {
    for &lang in Lang::ALL {
        let told = ruled::<G>(reasons, lang);
        let english = told.lines().filter(|line| lang != Lang::En && english_word(line).is_some());
        assert_eq!(english.collect::<Vec<_>>(), [""; 0], "{}", lang.code());
        assert_snapshot(&format!("{}-rules-{}", G::INFO.id, lang.code()), &told);
    }
}

#[test]
fn rulings_refusals_and_options_are_told_as_they_were_read() {
    assert_ruled::<die_mauer::State>(die_mauer::Reason::ALL);
    assert_ruled::<berlin::State>(berlin::Reason::ALL);
    assert_ruled::<mauerbauer::State>(mauerbauer::Reason::ALL);
}

#[test]
fn a_refusal_is_told_to_its_reader() {
    let state: die_mauer::State = "players:3".parse().expect("a setup");
    let action = "5".parse().expect("an action");
    let refused = state.apply(Seat::FIRST.into(), action).expect_err("no wall has five merlons");
    let names = ["Ada".to_owned()];
    for &lang in Lang::ALL {
        let told = refused.message().tell(Reader::of(&names).with_lang(lang));
        let advice = refused.reason.advice().get(lang);
        assert_eq!(told, format!("{advice} (DM-09) [Ada: 5]"));
    }
}

/// Returns some states of a random game: one in this many.
fn states<G: FullGame>(setup: &str, stride: usize) -> Vec<G> {
    let setup: G::Setup = setup.parse().expect("the test's setup");
    let mut state = G::start(&setup).expect("the test's setup is legal");
    let (mut dealer, mut states) = (Dealer::new(7), vec![state.clone()]);
    while let Some((actor, action)) = state.decide(&mut dealer) {
        state = state.apply(actor, action).expect("a legal decision");
        states.push(state.clone());
    }
    let last = states.len() - 1;
    let kept =
        |(number, state): (usize, G)| (number % stride == 0 || number == last).then_some(state);
    states.into_iter().enumerate().filter_map(kept).collect()
}

/// Returns all that a viewer reads of a state, but for its notation.
fn words<G: Judgement>(state: &G, viewer: Viewer, reader: Reader<'_>) -> Vec<String> {
    let mut words: Vec<String> =
        state.view(viewer).text_for(reader).as_str().lines().map(str::to_owned).collect();
    words.push(state.summary(viewer).tell(reader));
    let look = Look { lang: reader.lang, ..Look::default() };
    words.extend(state.view(viewer).draw(&look).places.into_iter().map(|place| place.label));
    if let Viewer::Seat(seat) = viewer {
        words.extend(Choice::of_seat(state, seat).iter().map(|choice| choice.label.tell(reader)));
        let actions = state.actions(seat).into_iter();
        let reasons = actions.filter_map(|action| state.reason(seat, action));
        words.extend(reasons.map(|reason: Message| reason.tell(reader)));
    }
    words
}

/// Returns the first English word of a line.
fn english_word(line: &str) -> Option<&str> {
    let mut words = line.split(|letter: char| !letter.is_alphabetic() && !"-_".contains(letter));
    words.find(|word| ENGLISH.contains(&word.to_lowercase().as_str()))
}

/// Returns whether a verb in the third person follows "you".
fn has_wrong_verb(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.windows(2).any(|pair| pair[0] == "you" && pair[1].ends_with('s'))
}

/// Returns the lines of other languages with English words, and of English with a wrong verb.
fn untranslated<G: Judgement>(setups: &[&str], stride: usize) -> BTreeSet<String> {
    let names = ["Ada", "Ben", "Cem", "Dora", "Emil", "Fay"].map(String::from);
    let mut found = BTreeSet::new();
    for state in setups.iter().flat_map(|setup| states::<G>(setup, stride)) {
        for (viewer, &lang) in Viewer::all(state.seats())
            .flat_map(|viewer| Lang::ALL.iter().map(move |lang| (viewer, lang)))
        {
            let reader = Reader::of(&names).with_lang(lang).on_seat(viewer.seat());
            for line in words(&state, viewer, reader) {
                if let Some(word) = english_word(&line).filter(|_| lang != Lang::En) {
                    found.insert(format!("{}: {word} in {line}", lang.code()));
                }
                if lang == Lang::En && has_wrong_verb(&line) {
                    found.insert(line);
                }
            }
        }
    }
    found
}

#[test]
fn no_english_word_is_left() {
    let mut found = untranslated::<die_mauer::State>(&DIE_MAUER, 3);
    found.extend(untranslated::<berlin::State>(&BERLIN, 7));
    found.extend(untranslated::<mauerbauer::State>(&MAUERBAUER, 11));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn scenarios_have_titles_in_every_language() {
    let all = scenarios::<die_mauer::State>().chain(scenarios::<berlin::State>());
    for scenario in all.chain(scenarios::<mauerbauer::State>()) {
        for &lang in Lang::ALL {
            let named = |line: &&rulebook::Line| !line.name(lang).is_empty();
            let names = || scenario.lines().iter().filter(named).map(|line| line.name(lang));
            let english = scenario.lines().iter().filter(|line| !line.name(Lang::En).is_empty());
            assert_eq!(names().count(), english.count(), "{} in {lang:?}", scenario.name());
            let mut texts = iter::once(scenario.title(lang)).chain(names());
            let found = texts.find(|text| lang != Lang::En && english_word(text).is_some());
            assert_eq!(found, None, "{} in {lang:?}", scenario.name());
        }
    }
}

/// Returns the English words in the messages of a file.
fn english_in(path: &str) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("the file is there");
    let mut found = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let told = line.split_once(" = ").map_or(line, |(_, told)| told);
        // What is in braces and brackets is no text.
        let outside = told.split(['}', ']']).filter_map(|part| part.split(['{', '[']).next());
        let english = outside.filter_map(english_word);
        found.extend(english.map(|word| format!("{path}: {word} in {line}")));
    }
    found
}

/// The files with texts that are about a screen, and about what is wrong.
const ROOMS: [&str; 6] =
    ["front", "terminal", "errors", "die_mauer_faults", "berlin_faults", "mauerbauer_faults"];

#[test]
fn fronts_terminals_and_errors_speak_one_language() {
    let rooms = ROOMS.map(|room| format!("texts/en/{room}.ftl"));
    assert!(rooms.iter().all(|path| english_in(path).len() > 5), "English is found");
    for lang in Lang::ALL.iter().filter(|lang| **lang != Lang::En) {
        let paths =
            rooms.each_ref().map(|path| path.replace("/en/", &format!("/{}/", lang.code())));
        let found: Vec<String> = paths.iter().flat_map(|path| english_in(path)).collect();
        assert!(found.is_empty(), "{found:#?}");
    }
}

/// Returns the error of a call.
fn refused<T>(answer: table::Result<T>) -> TableError {
    answer.err().expect("it is refused")
}

/// Returns errors of every kind.
fn errors() -> Vec<TableError> {
    const GAMES: table::Games = mauerwerk::all_games!();
    let game = |id| GAMES.find(id).expect("a game");
    let mut die_mauer = game("die-mauer").table("players:3", None).expect("a setup");
    let next = Seat::new(1).expect("a seat");
    let mut errors = vec![
        GAMES.find("chess").map(|game| game.info()).expect_err("no such game").into(),
        refused(game("die-mauer").table("players:9 rounds:0 wall_values:7 stock:x", None)),
        refused(
            game("die-mauer").table("ruonds:2 rounds:many next_round_master:me dead_wall", None),
        ),
        refused(game("die-mauer").at("wall:TT stocks:T/G/?5 round:1")),
        refused(game("berlin").table("target:200 rows:1 columns:1 variants:luck", None)),
        refused(game("mauerbauer").table("players:2 board:oval deck:7 first_player:9", None)),
        refused(game("mauerbauer").at("players:2 walls:a1-h8,a1-h8 hands:?9")),
        refused(game("die-mauer").record("{")),
        refused(game("die-mauer").record(&die_mauer.to_json().replace("die-mauer\"", "berlin\""))),
        refused(die_mauer.touch(Seat::FIRST, &["fist".to_owned()])),
        refused(die_mauer.apply(Seat::FIRST.into(), "hop")),
        refused(die_mauer.apply(Seat::FIRST.into(), "5")),
        refused(die_mauer.set_names(vec!["Ada".to_owned()])),
        refused(die_mauer.actions(Seat::new(7).expect("a seat"))),
        refused(die_mauer.undo()),
        refused(die_mauer.resolve_chance()),
    ];
    die_mauer.apply(next.into(), "T").expect("it is legal");
    errors.push(refused(die_mauer.touch(next, &["fist".to_owned()])));
    errors
}

#[test]
fn errors_are_told_in_every_language() {
    for error in errors() {
        assert_eq!(error.tell(Reader::default()), error.to_string());
        for &lang in Lang::ALL.iter().filter(|lang| **lang != Lang::En) {
            let told = error.tell(Reader::default().with_lang(lang));
            assert_ne!(told, error.to_string(), "{}", lang.code());
            assert_eq!(english_word(&told), None, "{}: {told}", lang.code());
        }
    }
}

/// Returns the words of drawings for which there is no room.
fn cut<G: FullGame>(setups: &[&str], stride: usize) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (number, state) in setups.iter().flat_map(|setup| states::<G>(setup, stride)).enumerate() {
        let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
        let viewer = viewers[number % viewers.len()];
        for (&lang, sheet) in
            Lang::ALL.iter().flat_map(|lang| Sheet::ALL.map(|sheet| (lang, sheet)))
        {
            let look = Look { lang, sheet, ..Look::default() };
            let drawing = state.draw(viewer, &look).expect("nothing is touched");
            let of_sheet = |fault| format!("{} {}: {fault}", lang.code(), sheet.name());
            found.extend(faults(&drawing.svg).into_iter().map(of_sheet));
        }
    }
    found
}

#[test]
fn drawings_have_room_for_all_words() {
    let mut found = cut::<die_mauer::State>(&DIE_MAUER, 5);
    found.extend(cut::<berlin::State>(&BERLIN, 23));
    found.extend(cut::<mauerbauer::State>(&MAUERBAUER, 29));
    assert!(found.is_empty(), "{found:#?}");
}

/// Returns the lines of text drawings that are longer than eighty columns.
fn long<G: FullGame>(setups: &[&str], stride: usize) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for state in setups.iter().flat_map(|setup| states::<G>(setup, stride)) {
        for &lang in Lang::ALL {
            let reader = Reader::default().with_lang(lang);
            let text = state.view(Viewer::Spectator).text_for(reader).to_string();
            let long = text.lines().filter(|line| line.chars().count() > drawing::COLUMNS);
            found.extend(long.map(|line| format!("{}: {line}", lang.code())));
        }
    }
    found
}

#[test]
fn texts_fit_in_eighty_columns() {
    let mut found = long::<die_mauer::State>(&DIE_MAUER, 5);
    found.extend(long::<berlin::State>(&BERLIN, 23));
    found.extend(long::<mauerbauer::State>(&MAUERBAUER, 29));
    assert!(found.is_empty(), "{found:#?}");
}
