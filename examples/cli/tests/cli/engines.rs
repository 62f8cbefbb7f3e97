//! Engines play wherever players are named, and end with the command.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::run::{command, empty_folder, run, run_in, words};

const FIRST: &str =
    concat!("cmd:sh ", env!("CARGO_MANIFEST_DIR"), "/../../core/tests/players/first.sh");
const SMALL: &str = "players:3 rounds:1 stock:TG12";

#[test]
fn engines_play_matches_and_lose_by_faults() {
    let line = format!("match die-mauer {SMALL} -n 1 --players '{FIRST},random,cmd:exit 3'");
    let refused = run(&words(&line));
    assert_eq!(refused.code, 2);
    assert!(
        refused.err.contains("cmd:exit 3: ended before its answer: exit status: 3"),
        "{refused:?}"
    );
    // Answers `hello`, and nothing after it.
    let folder = empty_folder();
    let script = "read l; echo '{\"type\":\"hello\",\"id\":1,\"version\":1}'; echo oh >&2; exit 3";
    fs::write(folder.path().join("mute.sh"), script).unwrap();
    let players = format!("{FIRST},random,cmd:sh mute.sh");
    let line =
        format!("match die-mauer {SMALL} -n 1 --players '{players}' --json - --engine-log log");
    let json: Value =
        serde_json::from_str(&run_in(folder.path(), &words(&line), "").good()).unwrap();
    let lines = &json["matches"][0]["players"];
    assert_eq!((&lines[0]["player"], &lines[0]["games"]), (&FIRST.into(), &3.into()));
    assert_eq!((&lines[2]["win"], &lines[0]["win"]), (&0.0.into(), &0.5.into()));
    assert_eq!(json["faults"][0]["games"], 3);
    assert!(fs::read_to_string(folder.path().join("log")).unwrap().starts_with("oh\n"));
    let text = run_in(folder.path(), &words(&line.replace("--json -", "--lang de")), "").good();
    let told = "cmd:sh mute.sh verliert 3 Spiele durch einen Fehler: ended before its answer";
    assert!(text.contains(told), "{text}");
}

#[test]
fn engines_play_games_simulations_and_analyses() {
    let setup = format!("die-mauer {SMALL}");
    let played =
        run(&words(&format!("play {setup} --people none --bots '1={FIRST}' --seed 7 --save -")));
    let record: Value = serde_json::from_str(&played.good()).unwrap();
    assert_eq!(record["names"][1], format!("{FIRST} 1"));
    let csv =
        run(&words(&format!("simulate {setup} -n 2 --players '{FIRST},random' --csv -"))).good();
    assert_eq!(csv.lines().count(), 3, "{csv}");
    let rated = run(&words(&format!("analyse {setup} --seat 0 --player '{FIRST}' --json"))).good();
    let rated: Value = serde_json::from_str(&rated).unwrap();
    assert_eq!((&rated["player"], &rated["iterations"]), (&FIRST.into(), &9.into()));
}

#[test]
fn an_engine_lists_the_mistakes_of_a_record() {
    let folder = empty_folder();
    let game = format!("play die-mauer {SMALL} --people none --seed 7 --save game.json");
    run_in(folder.path(), &words(&game), "").good();
    let line = format!("analyse die-mauer --record game.json --mistakes --player '{FIRST}' --json");
    let found: Value =
        serde_json::from_str(&run_in(folder.path(), &words(&line), "").good()).unwrap();
    assert_eq!((&found[0]["loss"], &found[0]["error"]), (&0.25.into(), &0.01.into()), "{found}");
    let mute = words("analyse die-mauer --record game.json --mistakes --player 'cmd:exit 3'");
    let refused = run_in(folder.path(), &mute, "");
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("cmd:exit 3: ended before its answer"), "{refused:?}");
}

#[test]
fn a_record_starts_no_command() {
    let folder = empty_folder();
    let line = format!("play die-mauer {SMALL} --people none --seed 7 --save game.json");
    run_in(folder.path(), &words(&line), "").good();
    let path = folder.path().join("game.json");
    let text = fs::read_to_string(&path).unwrap();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    record["names"] = serde_json::json!(["cmd:touch x 0", "cmd:touch x 1", "cmd:touch x 2"]);
    record["decisions"] = serde_json::json!([]);
    record.as_object_mut().unwrap().remove("outcome");
    fs::write(&path, record.to_string()).unwrap();
    let again = run_in(folder.path(), &words("play --load game.json --people none"), "");
    assert_eq!(again.code, 0, "{}", again.err);
    assert!(!folder.path().join("x").exists());
}

#[test]
fn wrong_engines_and_limits_are_refused() {
    for (line, told) in [
        ("match berlin --players cmd:,greedy", "cmd: and the command of an engine"),
        ("match berlin --players cmd:x,greedy --decision-time 0", "seconds from 0.001 to 86400"),
        ("match berlin --players cmd:x,greedy --processes 0", "a whole number from 1 to 1000"),
        ("play berlin --bots 1=cmd:", "cmd: and the command of an engine"),
        ("simulate berlin -n 1 --players greedy,easy,easy", "2 seats, and there are 3 players"),
        ("solve berlin --players cmd:x", "a player: random"),
    ] {
        let run = run(&words(line));
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{line}");
        assert!(run.err.contains(told), "{line}: {}", run.err);
    }
    let line = format!("match berlin --players '{FIRST},greedy' --processes 1");
    assert!(run(&words(&line)).err.contains("--processes must be at least 2"));
}

/// Waits until a file has a text.
fn written(path: &Path) -> String {
    loop {
        match fs::read_to_string(path) {
            Ok(text) if text.ends_with('\n') => return text,
            _ => sleep(Duration::from_millis(10)),
        }
    }
}

#[test]
fn engines_end_when_the_command_is_killed_or_interrupted() {
    for signal in ["KILL", "INT"] {
        let folder = empty_folder();
        // Hangs with a child, and hears no end of input.
        let script = "read l; echo '{\"type\":\"hello\",\"id\":1,\"version\":1}'; read l; sleep 1000 & \
            echo $! > pid; wait; sleep 1000";
        fs::write(folder.path().join("hang.sh"), script).unwrap();
        let mut game = command();
        game.args(["match", "berlin", "--players", "cmd:sh hang.sh,greedy"]);
        game.current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut game = game.spawn().unwrap();
        let process = written(&folder.path().join("pid"));
        let lives = || {
            let state = Command::new("ps").args(["-o", "stat=", "-p", process.trim()]).output();
            // A killed process stays a zombie in some containers.
            state.unwrap().stdout.first().is_some_and(|state| *state != b'Z')
        };
        assert!(lives());
        let sent =
            Command::new("kill").args([format!("-{signal}"), game.id().to_string()]).status();
        assert!(sent.unwrap().success());
        game.wait().unwrap();
        let mut looks = 0..2000;
        while lives() {
            assert!(looks.next().is_some(), "process {process} lives after {signal}");
            sleep(Duration::from_millis(10));
        }
    }
}

/// Returns whether a program runs on this machine. It must run in CI.
fn has(program: &str) -> bool {
    let runs = Command::new(program).arg("--version").output().is_ok_and(|it| it.status.success());
    assert!(runs || std::env::var("CI").as_deref() != Ok("true"), "there is no {program}");
    runs
}

#[test]
fn the_examples_play_each_other() {
    let folder = empty_folder();
    let engines = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engines");
    let built = folder.path().join("middle");
    let rustc = Command::new("rustc").arg(engines.join("middle.rs")).arg("-o").arg(&built).status();
    assert!(rustc.unwrap().success());
    let mut players = vec![format!("cmd:{}", built.display())];
    if has("python3") {
        players.push(format!("cmd:python3 {}", engines.join("lucky.py").display()));
    }
    if has("node") {
        players.push(format!("cmd:node {}", engines.join("last.mjs").display()));
    }
    players.resize(3, "random".to_owned());
    let line =
        format!("match die-mauer {SMALL} -n 1 --threads 1 --players '{}'", players.join(","));
    let text = run(&words(&line)).good();
    assert!(!text.contains("by a fault"), "{text}");
    for player in players {
        let fair = run(&words(&format!("fair die-mauer {SMALL} -n 5 --player '{player}'")));
        assert!(fair.clone().good().contains(" is fair in 5 decisions"), "{fair:?}");
    }
}

#[test]
fn an_engine_that_does_not_repeat_its_choice_is_not_fair() {
    let folder = empty_folder();
    // Counts its choices, and chooses by the number.
    let script = "n=0; while read -r l; do id=${l#*'\"id\":'}; id=${id%%[,\\}]*}; case $l in \
        *'\"choose\"'*) n=$((n+1)); legal=${l#*'\"legal\":['}; [ $((n%2)) = 0 ] && legal=${legal#*,}; \
        printf '{\"type\":\"choice\",\"id\":%s,\"action\":%s}\\n' $id \"${legal%%[],]*}\";; \
        *'\"hello\"'*) echo '{\"type\":\"hello\",\"id\":1,\"version\":1}';; \
        *'\"game\"'*) printf '{\"type\":\"ready\",\"id\":%s}\\n' $id;; esac; done";
    fs::write(folder.path().join("counts.sh"), script).unwrap();
    let line = format!("fair die-mauer {SMALL} --player 'cmd:sh counts.sh'");
    let run = run_in(folder.path(), &words(&line), "");
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("cmd:sh counts.sh is not fair: for seat 0, it chose "), "{}", run.err);
}
