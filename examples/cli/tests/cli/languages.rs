//! Games are played in every language, without an English word.

use std::fs;
use std::path::Path;

use mauerwerk::Lang;

use crate::run::{empty_folder, folder_with_games, run_in, words};

/// English words that are no words of another language, and no notation.
const ENGLISH: [&str; 41] = [
    "the",
    "and",
    "with",
    "you",
    "your",
    "seat",
    "seats",
    "wins",
    "type",
    "press",
    "play",
    "dice",
    "cards",
    "more",
    "rolls",
    "builds",
    "wall",
    "tower",
    "house",
    "nobody",
    "after",
    "decided",
    "shows",
    "hammer's",
    "another's",
    "spaces",
    "left",
    "chance",
    "may",
    "seen",
    "won",
    "games",
    "deal",
    "decision",
    "counts",
    "copies",
    "scores",
    "each",
    "mean",
    "better",
    "this",
];

/// Small games, in which the person on seat 0 decides often.
const GAMES: [&str; 4] = [
    "die-mauer players:3 rounds:1",
    "berlin players:2 rows:2 columns:4 target:2",
    "berlin players:2 rows:2 columns:4 target:2 variants:pair-a-dice",
    "mauerbauer players:2 board:hexagon",
];

fn others() -> impl Iterator<Item = Lang> {
    Lang::ALL.iter().copied().filter(|lang| *lang != Lang::En)
}

/// Returns the words of English in a text.
fn english_in(text: &str) -> Vec<&str> {
    let is_word = |letter: char| letter.is_alphanumeric() || "-'".contains(letter);
    let words = text.split(|letter| !is_word(letter));
    words.filter(|word| ENGLISH.contains(&word.to_lowercase().as_str())).collect()
}

/// Returns what the person on seat 0 types in a random game.
fn decisions(game: &str) -> String {
    let folder = empty_folder();
    let line = format!("play {game} --people none --seed 7 --save game.json");
    run_in(folder.path(), &words(&line), "").good();
    let record = fs::read_to_string(folder.path().join("game.json")).unwrap();
    let record: serde_json::Value = serde_json::from_str(&record).unwrap();
    let decisions = record["decisions"].as_array().unwrap().iter();
    let own = decisions.filter_map(|decision| decision.as_str()?.strip_prefix("0 "));
    own.map(|action| format!("{action}\n")).collect()
}

#[test]
fn whole_games_have_no_english_word() {
    for game in GAMES {
        let typed = decisions(game);
        let play = |lang: &str| {
            let line = format!("play {game} --people 0 --opponents random --seed 7 --lang {lang}");
            run_in(empty_folder().path(), &words(&line), &typed).good()
        };
        assert!(english_in(&play("en")).len() > 20, "English is found");
        for lang in others() {
            let shown = play(lang.code());
            assert_eq!(english_in(&shown), Vec::<&str>::new(), "{shown}");
        }
    }
}

/// Returns what two people see who use all commands outside the game itself.
fn asked(lang: &str, commands: [&str; 6]) -> String {
    let [help, hint, log, undo, touch, quit] = commands;
    let typed = format!(
        "\n{help}\n{hint} easy\nnothing\n{touch}\nzz\n\nT\n\n{log}\n-\n{undo}\n\nload\n{quit}\n"
    );
    let line =
        "play die-mauer players:3 --people 0=Ada,1=Ben --opponents random --seed 1".to_owned();
    let line = format!("{line} --lang {lang}");
    run_in(empty_folder().path(), &words(&line), &typed).good()
}

#[test]
fn a_game_is_led_in_every_language() {
    for (lang, commands) in [
        ("en", ["help", "hint", "log", "undo", "touch", "quit"]),
        ("de", ["hilfe", "tipp", "verlauf", "zurück", "antippen", "ende"]),
        ("nl", ["hulp", "tip", "verloop", "terug", "aanraken", "stop"]),
        ("fr", ["aide", "conseil", "journal", "annuler", "toucher", "quitter"]),
    ] {
        let shown = asked(lang, commands);
        assert_eq!(english_in(&shown).is_empty(), lang != "en", "{shown}");
        insta::assert_snapshot!(lang, shown);
        let english = asked(lang, ["help", "hint", "log", "undo", "touch", "quit"]);
        assert_eq!(english.lines().count(), shown.lines().count(), "English commands work, too");
    }
}

/// The compiler finds unused messages of other rooms; those of this one are used by another crate.
#[test]
fn every_message_of_the_room_is_used() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/");
    let sources = walkdir::WalkDir::new(format!("{root}src")).into_iter();
    let files = sources.map(Result::unwrap).filter(|entry| entry.file_type().is_file());
    let code: String = files.map(|file| fs::read_to_string(file.path()).unwrap()).collect();
    let room = fs::read_to_string(format!("{root}../../core/texts/en/terminal.ftl")).unwrap();
    let names = room.lines().filter(|line| line.starts_with(|letter: char| letter.is_lowercase()));
    let upper = |word: &str| word[..1].to_uppercase() + &word[1..];
    let kind = |line: &str| line.split(' ').next().unwrap().split('-').map(upper).collect();
    let kinds: Vec<String> = names.map(kind).collect();
    let uses = |kind: &String| {
        let said = format!("say!({kind}");
        code.split(&said).skip(1).any(|after| after.starts_with([')', ' ']))
    };
    let unused: Vec<&String> = kinds.iter().filter(|kind| !uses(kind)).collect();
    assert_eq!((unused, kinds.len() > 100), (vec![&"MaHouseLetters".to_owned()], true));
}

#[test]
fn the_locale_chooses_the_language() {
    let shown = |locale: &str, arguments: &[&str]| {
        let mut command = assert_cmd::Command::new(crate::run::COMMAND);
        command.args(arguments).env("LC_ALL", locale).write_stdin("");
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    assert!(shown("de_AT.UTF-8", &["play", "berlin"]).contains("du darfst"));
    assert!(shown("pt_BR.UTF-8", &["play", "berlin"]).contains("you may"));
    assert!(shown("de_AT.UTF-8", &["rules", "DM-20"]).contains("Türme"));
    assert!(shown("de_AT.UTF-8", &["rules", "DM-20", "--json"]).contains("Towers"));
}

/// Command lines with mistakes of players.
const MISTAKEN: [&str; 23] = [
    "chek",
    "learn",
    "learn chess",
    "play berlin --lod game.json",
    "play berlin --load game.json",
    "play berlin --load .",
    "play berlin --opponents clever",
    "play berlin --opponents search:0",
    "play berlin --bots hard",
    "play berlin --bots 0=hard",
    "play berlin --seed x",
    "play berlin --people x",
    "play berlin --people 0,0",
    "play berlin --people 7",
    "play berlin --chance luck",
    "play berlin --chance people --people none",
    "play berlin --svg",
    "play berlin --edition printed",
    "play die-mauer players:9 rounds:0 rounds:x",
    "play die-mauer -o tie_break=duel",
    "rules DM-0",
    "rules --search bishop",
    "board strip --toml --json",
];

#[test]
fn mistakes_are_refused_in_every_language() {
    are_refused("mistakes", &MISTAKEN, empty_folder().path());
}

/// Requires that command lines are refused in each language, without an English word in others.
fn are_refused(name: &str, lines: &[&str], folder: &Path) {
    for lang in Lang::ALL {
        let mut told = String::new();
        for line in lines {
            let run = run_in(folder, &words(&format!("{line} --lang {}", lang.code())), "");
            assert_eq!((run.code, run.out.as_str()), (2, ""), "{line}");
            told += &format!("$ mauerwerk {line}\n{}", run.err);
        }
        let refusals = told.lines().filter(|line| !line.starts_with('$'));
        let english: Vec<&str> = refusals.flat_map(english_in).collect();
        assert_eq!(english.is_empty(), *lang != Lang::En, "{english:?}");
        insta::assert_snapshot!(format!("{name}_{}", lang.code()), told);
    }
}

/// Command lines that show games, boards, decks and numbers.
const SHOWN: [&str; 17] = [
    "replay game.json",
    "replay game.json --full",
    "replay berlin.json --seat 1 --draw",
    "replay mauerbauer.json",
    "show game.json --at 12 --seat 2",
    "show berlin",
    "show mauerbauer board:hexagon",
    "board strip",
    "board",
    "deck",
    "deck small.json",
    "analyse die-mauer --record game.json --at 20 --player flat:2",
    "analyse die-mauer --record game.json --mistakes --player flat:20",
    "simulate die-mauer -n 3 players:3 --limit 300",
    "simulate berlin -n 3 rows:2",
    "simulate mauerbauer -n 3 board:hexagon",
    "show notes.toml board:hexagon",
];

#[test]
fn what_commands_show_has_no_english_word() {
    let folder = folder_with_games();
    fs::write(folder.path().join("small.json"), r#"{"cards": {"size": 1}}"#).unwrap();
    for lang in Lang::ALL {
        let mut told = String::new();
        for line in SHOWN {
            let typed = format!("{line} --lang {}", lang.code());
            let run = run_in(folder.path(), &words(&typed), "");
            let shown = format!("{}{}", run.out, run.err);
            let in_words = without_notation(&shown);
            let english = english_in(&in_words);
            assert!(*lang == Lang::En || english.is_empty(), "{line}: {english:?}");
            let is_drawn = ["replay", "show", "board"].iter().any(|name| line.starts_with(name));
            let lines = shown.lines().take(if is_drawn { 1 } else { usize::MAX });
            told += &format!("$ mauerwerk {line}\n{}\n", lines.collect::<Vec<_>>().join("\n"));
        }
        insta::assert_snapshot!(format!("shown_{}", lang.code()), told);
    }
}

/// Returns a text without tokens such as `wall:T1`.
fn without_notation(text: &str) -> String {
    let is_word = |word: &&str| !word.trim_end_matches(':').contains(':');
    text.split_whitespace().filter(is_word).collect::<Vec<_>>().join(" ")
}

#[test]
fn matches_are_told_in_every_language() {
    for lang in Lang::ALL {
        let line = "match berlin --players easy,random -n 2 rows:2 columns:4 target:2 --sprt 0,50";
        let line = format!("{line} --lang {}", lang.code());
        let shown = run_in(empty_folder().path(), &words(&line), "").good();
        assert_eq!(english_in(&shown).is_empty(), *lang != Lang::En, "{shown}");
    }
}

/// Command lines about records, positions and many games, with mistakes.
const REFUSED: [&str; 20] = [
    "replay game.json --ppn -",
    "show nothing",
    "show players:3",
    "show players:99",
    "show berlin --at 3",
    "play berlin --svg -",
    "play berlin --people none --save notes.toml",
    "play berlin --people none --save .",
    "board nowhere",
    "deck nothing",
    "analyse die-mauer --scenario situation-1-build-or-decline --line 99",
    "analyse die-mauer --record game.json --at 9999",
    "analyse die-mauer --record game.json",
    "analyse die-mauer fists:_/?/_/_",
    "analyse die-mauer",
    "analyse berlin",
    "simulate berlin --json - --csv -",
    "match berlin --players easy",
    "match berlin --players easy,hard,random --sprt 0,50",
    "man nothing",
];

#[test]
fn records_and_positions_are_refused_in_every_language() {
    let folder = folder_with_games();
    fs::write(folder.path().join("notes.toml"), "a = 1\n").unwrap();
    are_refused("refused", &REFUSED, folder.path());
}

#[test]
fn manuals_have_headings_in_every_language() {
    for (lang, name, options) in [
        ("en", "NAME", "OPTIONS"),
        ("de", "NAME", "OPTIONEN"),
        ("nl", "NAAM", "OPTIES"),
        ("fr", "NOM", "OPTIONS"),
    ] {
        let folder = empty_folder();
        run_in(folder.path(), &words(&format!("man --folder . --lang {lang}")), "").good();
        let page = fs::read_to_string(folder.path().join("mauerwerk-play.1")).unwrap();
        let headings: Vec<&str> =
            page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        assert!(headings.contains(&name) && headings.contains(&options), "{headings:?}");
        let one = run_in(folder.path(), &words(&format!("man play --lang {lang}")), "").good();
        assert_eq!(one, page);
    }
}
