//! Every game in every language: what scenarios tell, and whether drawings have room for it.
#![cfg(all(feature = "games", feature = "languages", feature = "rulebook"))]

use std::collections::BTreeSet;
use std::iter;

use mauerwerk::bot::Judgement;
use mauerwerk::rulebook;
use mauerwerk::{
    FullGame, Game as _, Lang, Lobby, Look, Reader, Reason as _, Rule, Seat, Sheet, View as _,
    Viewer, berlin, die_mauer, mauerbauer,
};

#[allow(dead_code, reason = "drawings are tested by each game, too")]
#[path = "../drawing/mod.rs"]
mod drawing;

mod told;

use drawing::fit::faults;
use told::{BERLIN, DIE_MAUER, MAUERBAUER, errors, scenarios, states, told, words};

/// English words that are no words of another language.
const ENGLISH: [&str; 32] = [
    "the", "and", "with", "from", "this", "you", "your", "builds", "build", "piece", "pieces",
    "tower", "towers", "seat", "seats", "nobody", "wins", "collects", "house", "houses", "palace",
    "chooses", "gives", "press", "undo", "decides", "waiting", "cards", "thinks", "save", "file",
    "game",
];

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
        let colon = if lang == Lang::Fr { "\u{a0}:" } else { ":" };
        assert_eq!(told, format!("{advice} (DM-09) [Ada{colon} 5]"));
    }
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

/// Returns the lines of a file with messages, each without its name.
fn lines_of(path: &str) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("the file is there");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(" = ").map_or(line, |(_, told)| told).to_owned()).collect()
}

/// Returns the English words in the messages of a file.
fn english_in(path: &str) -> Vec<String> {
    let mut found = Vec::new();
    for told in lines_of(path) {
        // Braces and brackets contain no text.
        let outside = told.split(['}', ']']).filter_map(|part| part.split(['{', '[']).next());
        let english = outside.filter_map(english_word);
        found.extend(english.map(|word| format!("{path}: {word} in {told}")));
    }
    found
}

#[test]
fn no_file_has_an_english_word() {
    let files = std::fs::read_dir("texts/en").expect("the folder is there");
    let names = files.map(|file| file.expect("it is read").file_name().into_string());
    let names: Vec<String> = names.map(|name| name.expect("it is a name")).collect();
    let english = |lang: &Lang| -> Vec<String> {
        let code = lang.code();
        names.iter().flat_map(|name| english_in(&format!("texts/{code}/{name}"))).collect()
    };
    assert!(english(&Lang::En).len() > 1000, "English is found");
    for lang in Lang::ALL.iter().filter(|lang| **lang != Lang::En) {
        let found = english(lang);
        assert!(found.is_empty(), "{found:#?}");
    }
}

/// Returns the text of a line of a file. A literal without blanks is notation.
fn text_of(line: &str) -> String {
    let part = |part: &str| match part.trim().strip_prefix('"').and_then(|it| it.strip_suffix('"'))
    {
        Some(literal) if literal.contains(char::is_whitespace) => literal.to_owned(),
        None if !part.trim_start().starts_with('$') => part.to_owned(),
        _ => "x".to_owned(),
    };
    line.split(['{', '}']).map(part).collect()
}

/// Returns whether a French sign lacks its no-break space. Within notation it needs none.
fn has_wrong_space(text: &str) -> bool {
    let blank = |letter: Option<char>| letter.is_none_or(char::is_whitespace);
    let wrong = |(at, sign): (usize, char)| {
        let before = text[..at].chars().next_back();
        let after = text[at + sign.len_utf8()..].chars().next();
        let is_notation = after.is_some_and(char::is_alphanumeric);
        let at_end = !is_notation && (blank(before) || blank(after));
        let needs = |space| at_end && before != Some(space);
        match sign {
            ';' | '!' | '?' => needs('\u{202f}'),
            ':' | '%' => needs('\u{a0}'),
            '»' => before != Some('\u{a0}'),
            '«' => after != Some('\u{a0}'),
            _ => false,
        }
    };
    text.char_indices().any(wrong)
}

#[test]
fn french_signs_have_no_break_spaces() {
    let files = std::fs::read_dir("texts/fr").expect("the folder is there");
    let mut told: Vec<String> = files
        .flat_map(|file| lines_of(&file.expect("it is read").path().to_string_lossy()))
        .map(|line| text_of(&line))
        .collect();
    let signs = told.iter().flat_map(|line| line.chars()).filter(|sign| ";!?:%«»".contains(*sign));
    assert!(signs.count() > 500, "signs are found");
    told.extend(errors().iter().map(|error| error.tell(Reader::default().with_lang(Lang::Fr))));
    told.retain(|line| has_wrong_space(line));
    assert!(told.is_empty(), "{told:#?}");
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
