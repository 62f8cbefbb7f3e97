//! Every scenario holds, every ruling has one, and no ruling is cited that doesn't exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use mauerwerk::rulebook::{Report, SCENARIOS, Scenario, Step, changes, wrap};
use mauerwerk::{Decision, GAMES, Game, Info, Reason, Rule, with_game};

/// Runs every scenario that comes with the library.
fn reports() -> impl Iterator<Item = Report> {
    SCENARIOS.iter().map(|source| match Scenario::from_toml(source.name, source.text) {
        Ok(scenario) => scenario.run().expect("its game is one of the library"),
        Err(faults) => panic!("{}: {faults}", source.name),
    })
}

#[test]
fn scenarios_hold() {
    let failed: Vec<String> = reports()
        .filter(|report| !report.passes())
        .map(|report| format!("{}: {:?}", report.scenario.name(), report.failures))
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn transcripts_are_as_they_were_read() {
    for Report { scenario, transcript, .. } in reports() {
        let long = transcript.lines().find(|line| line.chars().count() > 120);
        assert_eq!(long, None, "{}", scenario.name());
        let mut settings = insta::Settings::clone_current();
        settings.set_omit_expression(true);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_snapshot_path(format!("../snapshots/{}", scenario.game().replace('-', "_")));
        settings.bind(|| insta::assert_snapshot!(scenario.name(), transcript));
    }
}

#[test]
fn transcripts_are_wrapped_at_blanks_and_in_long_words() {
    let words = format!("{} {}\n", "a".repeat(100), "b".repeat(30));
    assert_eq!(wrap(&words), words.replace(' ', "\n    "));
    let just = format!("  {} c\n", "a".repeat(116));
    assert_eq!(wrap(&just), just);
    let fills = format!("  {} c\n", "a".repeat(118));
    assert_eq!(wrap(&fills), fills.replace(" c", "\n      c"));
    let list = format!("walls:{} seat:0 \n\n", ["a1-a2"; 40].join(","));
    let wrapped = wrap(&list);
    assert!(wrapped.lines().all(|line| line.chars().count() <= 120), "{wrapped}");
    assert!(wrapped.ends_with("a1-a2 seat:0\n"), "{wrapped}");
    assert_eq!(wrapped.replace("\n    ", ""), list.replace("0 \n\n", "0\n"));
    let unbroken = format!("{}\n", "ä".repeat(300));
    assert_eq!(wrap(&unbroken), unbroken);
    let far = wrap(&format!("{}{}", " ".repeat(500), "a,".repeat(500)));
    assert!(far.lines().all(|line| line.len() <= 120) && far.lines().count() > 15, "{far}");
}

#[test]
fn changes_are_tokens_that_differ() {
    let told = |before, after| changes(before, after);
    assert_eq!(told("seat:0 phase:rolling", "seat:0 phase:rolling"), "");
    assert_eq!(told("seat:0 phase:rolling", "seat:1 phase:rolling roll:b/RG"), "seat:1 roll:b/RG");
    assert_eq!(told("seat:0 roll:b/RG die:S", "seat:0"), "gone: roll die");
    assert_eq!(told("roll:b/RG seat:0", "seat:1"), "seat:1; gone: roll");
    // What a list gained and lost, however often, unless all of it is shorter.
    assert_eq!(told("discards:xx,yy", "discards:xx,yy,yy"), "discards:+yy");
    assert_eq!(told("discards:xx,yy,yy,zz", "discards:xx,yy,zz"), "discards:-yy");
    assert_eq!(told("houses:1=R", "houses:1=RG"), "houses:1=RG");
    assert_eq!(told("visited:a1,a2", "visited:a2,a1"), "visited:a2,a1");
    assert_eq!(told("acting:0,1,2,3", "acting:1,2,3"), "acting:1,2,3");
    assert_eq!(told("hands:x,y/z,z", "hands:x/z,z"), "hands:x/z,z");
}

/// Returns the names of the files in a folder below the tests, without their endings.
fn names(folder: &str, ending: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = fs::read_dir(folder).expect("the folder is there").flatten();
    let name = |file: fs::DirEntry| {
        file.file_name().to_string_lossy().strip_suffix(ending).map(str::to_owned)
    };
    files.filter_map(name).collect()
}

#[test]
fn every_snapshot_belongs_to_a_scenario() {
    for game in GAMES.iter().map(|game| game.id.replace('-', "_")) {
        let scenarios = format!("{}/rulebook/{game}", env!("CARGO_MANIFEST_DIR"));
        let stem = |path: &PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into());
        let scenarios: BTreeSet<String> =
            files_below(Path::new(&scenarios)).iter().filter_map(stem).collect();
        let snapshots = names(&format!("tests/snapshots/{game}"), ".snap");
        let lonely: Vec<_> = snapshots.difference(&scenarios).collect();
        assert!(lonely.is_empty(), "{game}: snapshots without a scenario: {lonely:?}");
    }
}

#[test]
fn every_drawing_belongs_to_a_test() {
    for game in GAMES.iter().map(|game| game.id.replace('-', "_")) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/{game}"));
        let read = |path: &PathBuf| fs::read_to_string(path).expect("tests are read");
        let test: String = files_below(&folder).iter().map(read).collect();
        let mut drawings = names(&format!("tests/snapshots/drawings/{game}"), "");
        assert!(drawings.len() > 5, "{game}: {drawings:?}");
        drawings.retain(|file| !is_drawn(&test, file));
        assert!(drawings.is_empty(), "{game}: drawings without a test: {drawings:?}");
    }
}

/// Returns whether a test draws that file: it names the view, and what else is drawn of one than
/// its text, its light picture and its narrow ones.
fn is_drawn(test: &str, file: &str) -> bool {
    let stem = file.split('.').next().unwrap_or_default();
    let usual = ["-text", "-narrow-light", "-narrow-dark", "-light"];
    let view = usual.iter().find_map(|usual| stem.strip_suffix(usual));
    test.contains(&format!("{:?}", view.unwrap_or(stem)))
}

#[test]
fn every_option_is_named_by_a_ruling_and_is_one() {
    for game in GAMES {
        let named: BTreeSet<&str> =
            game.rules.iter().flat_map(|rule| rule.options).copied().collect();
        let options = options(game.id);
        let options: BTreeSet<&str> = options.iter().map(String::as_str).collect();
        assert!(options.len() > 5, "{}: {options:?}", game.id);
        // An edition changes nothing by itself: it is a set of defaults.
        let unlike: Vec<_> =
            named.symmetric_difference(&options).filter(|name| **name != "edition").collect();
        assert!(unlike.is_empty(), "{}: {unlike:?}", game.id);
    }
}

/// Returns the names of a game's options: those that the error for an unknown one lists.
fn options(game: &str) -> Vec<String> {
    let told = with_game!(game, G => {
        "no-option:1".parse::<<G as Game>::Setup>().expect_err("no option").to_string()
    });
    let told = told.expect("the game exists");
    let (_, names) = told.split_once("there are ").expect("the names that exist");
    names.split(", ").map(str::to_owned).collect()
}

/// Returns the ids of all rulings of all games.
fn rulings() -> BTreeSet<String> {
    let rules = GAMES.iter().flat_map(|game| game.rules);
    rules.map(|rule| rule.id.to_string()).collect()
}

#[test]
fn every_ruling_has_a_scenario() {
    let scenarios: Vec<Scenario> = SCENARIOS
        .iter()
        .map(|source| Scenario::from_toml(source.name, source.text).unwrap())
        .collect();
    let lacks = |rule: &String| !scenarios.iter().any(|scenario| scenario.cites(rule));
    let missing: Vec<String> = rulings().into_iter().filter(lacks).collect();
    assert!(missing.is_empty(), "rulings without a scenario: {missing:?}");
}

#[test]
fn every_reason_of_a_refusal_is_shown_by_a_scenario() {
    for game in GAMES {
        let shown = with_game!(game.id, G => reasons_shown::<G>()).expect("the game exists");
        let missing: Vec<String> = reasons(game.id).difference(&shown).cloned().collect();
        assert!(missing.is_empty(), "{}: never refused for {missing:?}", game.id);
    }
}

/// Returns the codes of the reasons for which scenarios of a game refuse a decision.
fn reasons_shown<G: Game>() -> BTreeSet<String> {
    let read = |source: &mauerwerk::rulebook::Source| {
        Scenario::from_toml(source.name, source.text).expect("a scenario")
    };
    let scenarios = SCENARIOS.iter().map(read).filter(|scenario| scenario.game() == G::INFO.id);
    let mut shown = BTreeSet::new();
    for scenario in scenarios {
        let position = format!("{} {}", scenario.setup(), scenario.start());
        for line in scenario.lines() {
            let state = position.parse::<G>().expect("a position");
            shown.extend(refusals(state, line.steps()));
        }
    }
    shown
}

/// Returns the codes of the reasons for which steps are refused, one after the other.
fn refusals<'a, G: Game>(mut state: G, steps: impl Iterator<Item = &'a Step>) -> Vec<String> {
    let apply = |state: &G, decision: &Decision<String>| {
        state.apply(decision.actor, decision.action.parse().expect("an action"))
    };
    let mut codes = Vec::new();
    for step in steps {
        match step {
            Step::Decide(decision) => state = apply(&state, decision).expect("a legal decision"),
            Step::Refused(decision, _) => {
                let refused = apply(&state, decision).expect_err("a refusal");
                codes.push(refused.reason.code().to_owned());
            }
            _ => {}
        }
    }
    codes
}

/// Returns the codes of all reasons that a game has.
fn reasons(game: &str) -> BTreeSet<String> {
    fn codes<R: Reason>(all: &[R]) -> BTreeSet<String> {
        all.iter().map(|reason| reason.code().to_owned()).collect()
    }
    match game {
        "berlin" => codes(mauerwerk::berlin::Reason::ALL),
        "die-mauer" => codes(mauerwerk::die_mauer::Reason::ALL),
        "mauerbauer" => codes(mauerwerk::mauerbauer::Reason::ALL),
        _ => panic!("{game}: its reasons are not known here"),
    }
}

#[test]
fn every_scenario_says_what_it_shows() {
    for source in SCENARIOS {
        let scenario = Scenario::from_toml(source.name, source.text).unwrap();
        let cites = scenario.rules().len() + scenario.faults().len();
        assert!(cites > 0 && scenario.title() != scenario.name(), "{}", source.name);
    }
}

#[test]
fn every_cited_ruling_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut cited = BTreeSet::new();
    for folder in ["core", "docs", "examples", "ffi", "python"] {
        for path in files_below(&root.join(folder)) {
            cited.extend(citations(&fs::read_to_string(&path).unwrap_or_default()));
        }
    }
    assert!(cited.len() > 50, "the files are read: {cited:?}");
    let unknown: Vec<String> = cited.difference(&rulings()).cloned().collect();
    assert!(unknown.is_empty(), "cited but not known: {unknown:?}");
}

/// Returns the rulings that the code of a game cites, its list of rulings aside.
fn cited_in_code(game: &Info) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(game.id.replace('-', "_"));
    let mut files = files_below(&folder);
    files.retain(|path| !path.ends_with("rules.rs"));
    let texts = files.iter().map(|path| fs::read_to_string(path).unwrap_or_default());
    texts.flat_map(|text| citations(&text.replace('_', "-")).collect::<Vec<_>>()).collect()
}

#[test]
fn every_ruling_is_cited_where_it_acts_or_is_a_definition() {
    for game in GAMES {
        let cited = cited_in_code(game);
        let silent = |rule: &&Rule| !rule.definition && !cited.contains(rule.id.as_str());
        let wrong: Vec<_> = game.rules.iter().filter(silent).map(|rule| rule.id.as_str()).collect();
        assert!(wrong.is_empty(), "neither cited nor a definition: {wrong:?}");
    }
}

/// Returns the text files below a folder that people write.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let written = ["rs", "toml", "md", "py", "pyi", "ipynb", "kt", "swift"];
    let built = ["target", "build", "generated", "snapshots"];
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !name.starts_with('.') && !built.contains(&name.as_ref()) {
            files.extend(files_below(&path));
        } else if written.contains(&ending.as_ref()) {
            files.push(path);
        }
    }
    files
}

/// Returns what looks like the id of a ruling: one of the games' prefixes and two or three digits.
fn citations(text: &str) -> impl Iterator<Item = String> + '_ {
    ["DM-", "BE-", "MA-"].into_iter().flat_map(move |prefix| {
        text.match_indices(prefix).filter_map(move |(place, _)| {
            let digits: String =
                text[place + prefix.len()..].chars().take_while(char::is_ascii_digit).collect();
            (digits.len() >= 2).then(|| format!("{prefix}{digits}"))
        })
    })
}

/// Reads a scenario of Die Mauer with a script.
fn mine(script: &str) -> Result<Scenario, String> {
    let text = format!("game = 'die-mauer'\n[[line]]\nscript = \"\"\"\n{script}\"\"\"\n");
    Scenario::from_toml("mine", &text).map_err(|faults| faults.to_string())
}

/// Returns what fails in a scenario of Die Mauer with a script.
fn failures(script: &str) -> Vec<String> {
    mine(script).expect("it can be read").run().expect("its game exists").failures
}

#[test]
fn a_scenario_of_ones_own_needs_little() {
    let scenario = mine("all T 6 4 -\nholds: wall:T\n").unwrap();
    assert_eq!((scenario.title(), scenario.rules().len()), ("mine", 0));
    let report = scenario.run().unwrap();
    assert!(report.passes(), "{:?}", report.failures);
    assert!(!report.transcript.contains("rules:"), "{}", report.transcript);
}

#[test]
fn wrong_steps_are_told_with_their_lines() {
    let told =
        mine("all T 6 4 -\n\nhold: wall:T\nlegal 1:\n  sees me: wall:T # who?\n").unwrap_err();
    for (line, step) in [(6, "hold: wall:T"), (7, "legal 1:"), (8, "sees me: wall:T")] {
        assert!(told.contains(&format!("line {line}: {step:?} is not a step: ")), "{told}");
    }
    assert!(told.contains("\"lacks: …\"") && told.contains("\"refused 0 T: DM-09\""), "{told}");

    let read = |text: &str| Scenario::from_toml("mine", text).unwrap_err().to_string();
    let one = "game = 'die-mauer'\nline = [{ script = 'turn: decide 0\t' }, {}]";
    assert_eq!(read(one), "line 2: a [[line]] has a script");
    let escaped = "game = 'die-mauer'\n[[line]]\nscript = \"turn: chance\\nturn\\nholds\"";
    assert_eq!(read(escaped).matches("line 3: ").count(), 2, "{}", read(escaped));
    let windows = "game = 'die-mauer'\r\n[[line]]\r\nscript = '''\r\n0 T\r\nturn\r\n'''";
    assert!(read(windows).starts_with("line 5: \"turn\" is not"), "{}", read(windows));
    assert_eq!(read("line = []").split(':').next(), Some("a scenario names its game"));
}

#[test]
fn failures_say_where_and_what_was_found() {
    assert_eq!(
        failures("legal 0: T\nall T 6 4 -\nturn: chance\nholds: wall:G tower:4\nlacks: wall\n"),
        [
            "line 4: expected legal 0: T, found - T G 1 2 3 4 6",
            "line 6: expected turn: chance, found decide 0,1,2,3",
            "line 7: expected holds: wall:G, found wall:T",
            "line 7: expected holds: tower:4, found nothing in wall:T stocks:G12346/TG12346/\
             TG12346/TG12346 master:1 round:1 totals:0/0/0/0",
            "line 8: expected no wall, found wall:T",
        ]
    );
    let [refused, legal, unread, heard] = &failures(
        "refused 0 5: DM-07\nrefused 0 T: DM-09\nrefused 0 Q: DM-09\nheard 1: rain\n",
    )[..] else {
        panic!("four steps fail");
    };
    assert!(
        refused.starts_with("line 4: expected DM-07 to refuse 0 5, found DM-09: "),
        "{refused}"
    );
    assert_eq!(legal, "line 5: expected DM-09 to refuse 0 T, found that it is legal");
    assert!(unread.contains("found that \"Q\" is not"), "{unread}");
    assert_eq!(heard, "line 7: expected seat 1 to hear \"rain\", found nothing");
}

#[test]
fn faults_that_nobody_expects_are_told() {
    let text = "game = 'die-mauer'\nsetup = 'players:9'\n[[line]]\nscript = '0 T'";
    let failures = Scenario::from_toml("mine", text).unwrap().run().unwrap().failures;
    assert_eq!(failures.len(), 1);
    assert!(failures[0].contains("without faults: DM-02: "), "{failures:?}");
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_scenario() {
    let text =
        "\u{feff}game = 'die-mauer'\n[[line]]\nscript = '''\nturn: decide 0,1,2,3\nrain\n'''";
    let told = Scenario::from_toml("mine", text).unwrap_err().to_string();
    assert!(told.starts_with("line 5: \"rain\""), "{told}");
}

#[test]
fn no_scenario_of_an_unknown_game_passes() {
    let text = "game = 'chess'\n[[line]]\nscript = '0 e4'";
    let told = Scenario::from_toml("mine", text).unwrap_err().to_string();
    assert!(told.starts_with("there is no game \"chess\": choose from "), "{told}");
    let scenario = mine("turn: decide 0,1,2,3\n").unwrap();
    let told = scenario.run_as::<mauerwerk::berlin::State>().unwrap_err().to_string();
    assert_eq!(told, "the scenario is of the game \"die-mauer\", not of \"berlin\"");
}
