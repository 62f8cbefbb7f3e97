//! Every wrong input gets one clear line, and an exit code that is not zero.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use crate::run::{command, folder_with_games, run_in, words};

/// Wrong command lines.
const WRONG: &[&str] = &[
    "",
    "frobnicate",
    "--frobnicate",
    "check chess",
    "check die-mauer no-such-scenario",
    "check no-such-file.toml",
    "check notes.toml",
    "check unknown-rule.toml",
    "check dm99",
    "check --template chess",
    "check --template berlin --failed",
    "chek",
    "rules chess",
    "rules exampl",
    "rules 20",
    "rules --serch fist",
    "rules berlin --edition vil-coyote",
    "rules --edition vil-coyot",
    "options die-mauer --edition vil-coyot",
    "rules --search bishop",
    "completions bsh",
    "man plya",
    "man --folder no/such/folder",
    "rules die-mauer XX-1",
    "rules berlin DM-01",
    "options",
    "options chess",
    "play chess",
    "play die-mauer players:9 rounds:0",
    "play die-mauer -o rounds=many",
    "play die-mauer -o rounds",
    "play die-mauer -o colour=red",
    "play die-mauer -o tie_break=duel",
    "play die-mauer rounds:2 -o rounds=2",
    "play berlin players:5 target:0",
    "play berlin variants:gravity,nullo-gravity",
    "play berlin variants:gravity,gravel",
    "play berlin -o ground=up",
    "play berlin -o fill=TTX",
    "play berlin -o stacks=suns,sun",
    "play berlin -o max_idle_turns=0",
    "play berlin --chance luck",
    "play berlin --chance people --people none",
    "play berlin --load game.json",
    "play berlin board:crossing.toml",
    "play mauerbauer players:5",
    "play mauerbauer -o board=chessboard",
    "play mauerbauer board:no-such-file.toml deck:no-such-file.json",
    "play mauerbauer board:crossing.toml",
    "play mauerbauer -o board=crossing.toml",
    "play mauerbauer deck:empty-deck.toml",
    "play mauerbauer deck:notes.toml",
    "play mauerbauer --load game.json",
    "play die-mauer --people 4",
    "play die-mauer --people me",
    "play die-mauer --people 0,0",
    "play die-mauer --people 0=",
    "play die-mauer --people 0=Ada,1=Ada",
    "play berln",
    "play die-mauer --seed -1",
    "play die-mauer --load no-such-file.json",
    "play die-mauer --load notes.toml",
    "play die-mauer --load chess.json",
    "play die-mauer --load game.json players:3",
    "play die-mauer --save notes.toml",
    "play die-mauer --people none --save no/such/folder.json",
    "play die-mauer --opponents hrd",
    "play die-mauer --opponents flat:0",
    "play die-mauer --opponents search:9223372036854775808",
    "play die-mauer --bots 4=hard",
    "play die-mauer --bots 0=hard",
    "play die-mauer --people all --bots 1=hard",
    "play die-mauer --bots 1=hard,1=easy",
    "play die-mauer --bots 1",
    "play die-mauer --bots 1=hrd",
    "analyse berlin --scenario situation-1-build-or-decline",
    "analyse die-mauer --scenario situation-1-build-or-declin",
    "analyse die-mauer --scenario situation-1-build-or-decline --line 99",
    "analyse die-mauer --scenario die-mauer",
    "analyse die-mauer --scenario a-table-for-one",
    "analyse die-mauer --scenario situation-1-build-or-decline players:3",
    "analyse die-mauer --line 2",
    "analyse",
    "analyse chess",
    "analyse die-mauer",
    "analyse die-mauer --seat 4",
    "analyse die-mauer --seat 9 fists:_/?/_/_",
    "analyse die-mauer wall:Z",
    "analyse die-mauer players:9",
    "analyse die-mauer --seat 0 --player hrd",
    "analyse die-mauer --seat 0 --player search:0",
    "analyse die-mauer --at 1",
    "analyse die-mauer --mistakes",
    "analyse die-mauer players:3 --record game.json",
    "analyse die-mauer --record game.json",
    "analyse die-mauer --record game.json --at 100000",
    "analyse die-mauer --record berlin.json",
    "analyse die-mauer --record no-such-file.json",
    "analyse die-mauer --record game.json --mistakes --at 1",
    "analyse die-mauer --record game.json --mistakes --seat 4",
    "analyse die-mauer fists:_/?/_/_",
    "analyse die-mauer fists:?/?/_/_ --seat 0",
    "analyse die-mauer players:3 stock:TG4 stocks:TG4/?3/?3 --seat 0",
    "analyse berlin",
    "analyse berlin variants:crazy-eights hammers:a1/l4 phase:moving die:S roll:4 --seat 1",
    "analyse mauerbauer board:no-such-file.toml",
    "show",
    "show nothing",
    "show wall:Z",
    "show wall:44T4",
    "show players:3",
    "show die-mauer wall:Z",
    "show die-mauer players:3 extra",
    "show berlin wall:44T4",
    "show berlin hammers:a1/m1 phase:rolling",
    "show berlin game.json",
    "show game.json players:3",
    "show die-mauer players:3 --seat 3",
    "show players:5 --at 1",
    "show players:5 --theme dark",
    "show players:5 --svg no/such/folder.svg",
    "play berlin --svg no/such/folder.svg",
    "play berlin --svg -",
    "play berlin --svg notes.toml",
    "play berlin --svg same.json --save same.json",
    "play berlin --theme dark",
    "show berlin berlin.json --seat 2",
    "show mauerbauer wall:44T4",
    "show mauerbauer walls:a1-h8",
    "show mauerbauer mauerbauer.json --seat 2",
    "show mauerbauer board:no-such-file.toml",
    "show board:crossing.toml",
    "show chess.json",
    "show game.json --at 100000",
    "show game.json --at many",
    "show game.json --seat me",
    "show game.json --json --svg -",
    "show .",
    "show bytes.json",
    "simulate die-mauer -n 0",
    "simulate die-mauer -n many",
    "simulate die-mauer --limit 0",
    "simulate die-mauer -n 10 --json - --csv -",
    "simulate die-mauer -n 10 --csv no/such/folder.csv",
    "simulate mauerbauer -n 10 first_player:2",
    "simulate mauerbauer -n 10 board:huge.toml",
    "replay",
    "replay no-such-file.json",
    "replay notes.toml",
    "replay -",
    "replay game.json --seat 4",
    "replay game.json --seat 1 --full",
    "replay game.json --ppn -",
    "replay berlin.json --ppn - --draw",
    "replay berlin.json --ppn no/such/folder.ppn",
    "replay mauerbauer.json --ppn -",
    "replay truncated.json",
    "replay forged.json",
    "check lost-board.toml",
    "board chessboard",
    "board hexagn",
    "board no-such-file.toml",
    "board no/such/file",
    "board .",
    "board bytes.json",
    "board -",
    "board huge.toml",
    "board deep.json",
    "board deep.toml",
    "board broken.toml",
    "board crossing.toml",
    "board crossing.toml --toml",
    "board crossing.toml --svg -",
    "board faulty.toml",
    "board empty-deck.toml",
    "board strip --svg - --toml",
    "board strip --toml --json",
    "board strip --theme dark",
    "board strip --svg no/such/folder.svg",
    "deck tarot",
    "deck no-such-file.json",
    "deck .",
    "deck bytes.json",
    "deck huge.toml",
    "deck empty-deck.toml",
    "deck large-deck.toml",
    "deck unknown-card.toml",
    "deck crossing.toml",
];

/// A board of two squares that overlap.
const CROSSING: &str = r#"
name = "crossing"
[towers]
a1 = [0, 0]
a2 = [10, 0]
b1 = [0, 10]
b2 = [10, 10]
c1 = [5, 5]
c2 = [15, 5]
d1 = [5, 15]
d2 = [15, 15]
[[regions]]
name = "all"
spaces = { 1 = "a1-a2-b2-b1", 2 = "c1-c2-d2-d1" }
"#;

/// A board with many faults.
const FAULTY: &str = r#"
name = "two words"
coast = ["a1-a2", "b1-b2"]
[towers]
a1 = [0, 0]
a2 = [0, 0]
b1 = [2000000, 5]
h8 = [7, 7]
[[regions]]
name = "west"
spaces = { 1 = "a1-a2", 2 = "a1-b1-c1" }
[[regions]]
name = "east"
spaces = {}
"#;

#[test]
fn wrong_input_gets_one_line() {
    let folder = folder_with_games();
    let write = |name: &str, text: &[u8]| fs::write(folder.path().join(name), text).unwrap();
    let game = fs::read_to_string(folder.path().join("game.json")).unwrap();
    write("notes.toml", b"these are notes\n");
    write("unknown-rule.toml", b"game = \"die-mauer\"\ntitle = \"\"\nrules = [\"XX-1\"]\n");
    write("chess.json", br#"{"format":"mauerwerk-record","version":1,"game":"chess","ruleset":1}"#);
    write("bytes.json", &[b'{', 0xff, 0xfe]);
    write("crossing.toml", CROSSING.as_bytes());
    write("faulty.toml", FAULTY.as_bytes());
    write("broken.toml", b"name = \"broken\"\n[towers]\na1 = [0, 0]\na9 = [0, 1]\n");
    write("huge.toml", &vec![b'#'; 2 << 20]);
    write("deep.json", &b"[".repeat(100_000));
    write("deep.toml", &[&b"name = "[..], &b"[".repeat(100_000)].concat());
    write("empty-deck.toml", b"cards = { size = 0 }\n");
    write("large-deck.toml", b"cards = { size = 200, cities = 56 }\n");
    write("unknown-card.toml", b"# a joker\ncards = { joker = 2 }\n");
    let lost = "game = \"mauerbauer\"\ntitle = \"\"\nrules = []\nsetup = \"board:lost.toml\"\n\
                [[line]]\nscript = \"\"\n";
    write("lost-board.toml", lost.as_bytes());
    write("truncated.json", &game.as_bytes()[..game.len() / 2]);
    write("forged.json", game.replacen("\"0 ", "\"9 ", 1).as_bytes());

    let mut told = String::new();
    for line in WRONG {
        let run = run_in(folder.path(), &words(line), "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{line}");
        assert_eq!(run.err.lines().count(), 1, "{line}: {}", run.err);
        assert!(run.err.starts_with("mauerwerk: "), "{line}: {}", run.err);
        writeln!(told, "$ mauerwerk {line}\n{}", run.err).unwrap();
    }
    insta::assert_snapshot!(told);
}

#[test]
fn what_a_file_says_is_not_obeyed_by_the_terminal() {
    let folder = folder_with_games();
    let path = folder.path().join("evil.json");
    fs::write(&path, "{\"format\":\"\\u001b[2J\\nx\",\"version\":1,\"game\":\"\\u001b[31m\"}")
        .unwrap();
    let run = run_in(folder.path(), &["replay", "evil.json"], "");
    assert_eq!((run.code, run.err.contains('\x1b')), (2, false), "{}", run.err);
}

#[test]
fn broken_pipes_end_quietly() {
    let folder = folder_with_games();
    for line in [
        "check",
        "check -t",
        "rules die-mauer",
        "board",
        "deck",
        "replay game.json",
        "simulate die-mauer -n 2000 --csv -",
    ] {
        let mut child = command()
            .args(line.split(' '))
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{line}: {}", output.status);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{line}");
    }
}
