//! `check` runs scenarios and judges them.

use std::fs;

use crate::run::{empty_folder, run, run_in};

/// Returns a scenario in which seat 0 plans a tower and builds `built`.
fn scenario(built: &str) -> String {
    format!(
        "game = \"die-mauer\"\ntitle = \"A tower alone\"\nrules = [\"DM-13\"]\n\
         setup = \"players:3\"\n[[line]]\nscript = \"\"\"\nall T 6 -\nholds: wall:{built}\n\"\"\"\n"
    )
}

#[test]
fn rulebook_holds() {
    let count = |arguments: &[&str]| {
        let out = run(&[&["check"], arguments].concat()).good();
        let last = out.lines().last().unwrap().strip_suffix(" scenarios hold").expect(&out);
        (last.parse::<usize>().unwrap(), out)
    };
    let (die_mauer, out) = count(&["die-mauer"]);
    assert!(out.lines().any(|line| line.starts_with("holds  example-a1: ")), "{out}");
    let (berlin, out) = count(&["berlin"]);
    assert!(out.starts_with("berlin\n") && berlin > 0, "{out}");
    let (mauerbauer, out) = count(&["mauerbauer"]);
    assert!(out.starts_with("mauerbauer\n") && mauerbauer > 0, "{out}");
    assert_eq!(count(&[]).0, die_mauer + berlin + mauerbauer);
}

#[test]
fn one_scenario_tells_its_transcript() {
    let out = run(&["check", "die-mauer", "example-a1"]).good();
    assert!(out.contains("seat 0 builds T") && out.ends_with("1 scenario holds\n"), "{out}");
}

#[test]
fn own_files_are_checked() {
    let folder = empty_folder();
    for (name, built) in [("good.toml", "T"), ("bad.toml", "G")] {
        fs::write(folder.path().join(name), scenario(built)).unwrap();
    }
    let good = run_in(folder.path(), &["check", "good.toml"], "").good();
    assert!(!good.contains("seat 0 builds T") && good.contains("holds"), "{good}");

    let both = run_in(folder.path(), &["check", "good.toml", "bad.toml", "-t"], "");
    assert_eq!((both.code, both.err.as_str()), (1, "mauerwerk: 1 of 2 scenarios fails\n"));
    insta::assert_snapshot!(both.out);

    let piped = run_in(folder.path(), &["check", "-"], &scenario("T")).good();
    assert_eq!(piped.lines().last(), Some("1 scenario holds"));
}

#[test]
fn verdicts_speak_the_chosen_language() {
    let folder = empty_folder();
    for (name, built) in [("good.toml", "T"), ("bad.toml", "G")] {
        fs::write(folder.path().join(name), scenario(built)).unwrap();
    }
    let arguments = ["check", "good.toml", "bad.toml", "--lang"];
    for (lang, lines, err) in [
        ("de", ["stimmt  good", "FALSCH  bad"], "1 von 2 Szenarien stimmt nicht"),
        ("nl", ["klopt  good", "FOUT   bad"], "1 van de 2 scenario's klopt niet"),
        ("fr", ["juste  good", "FAUX   bad"], "1 scénario sur 2 est faux"),
    ] {
        let run = run_in(folder.path(), &[&arguments[..], &[lang]].concat(), "");
        assert_eq!(run.err, format!("mauerwerk: {err}\n"));
        assert!(lines.iter().all(|&line| run.out.contains(line)), "{}", run.out);
    }
    let printed = run(&["check", "example-a1", "--lang", "de"]).good();
    assert!(printed.contains("stimmt  example-a1: ") && !printed.contains("Example"), "{printed}");
}

#[test]
fn templates_show_how_decisions_are_written() {
    for (game, texts) in [
        ("die-mauer", &["#   +T  ", "#   >T  ", "#   x  "][..]),
        ("berlin", &["#   0UUR  ", "#   c3<U  "]),
        ("mauerbauer", &["#   a1-b1  ", "#   join:12  ", "#   drop:size  "]),
    ] {
        let out = run(&["check", "--template", game]).good();
        for text in texts {
            assert!(out.contains(text), "{game}: {text}: {out}");
        }
    }
}
