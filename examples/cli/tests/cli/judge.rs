//! The judge of other implementations, which are here the command itself and what a shell makes of
//! its answers.

use crate::run::{Run, run};

/// Judges the answers of the library after a shell has changed them.
fn judged(changed: &str, options: &[&str]) -> Run {
    let subject = format!("cmd:{} subject die-mauer {changed}", env!("CARGO_BIN_EXE_mauerwerk"));
    run(&[&["judge", "--game", "die-mauer", &subject], options].concat())
}

#[test]
fn the_library_passes() {
    let text = judged("", &["-n", "1"]).good();
    assert!(text.ends_with("Die Mauer in mauerwerk passes: nothing is wrong.\n"), "{text}");
    let json = judged("", &["-n", "0", "--first", "--json", "rounds:1"]).good();
    assert!(json.contains("\"passes\": true") && json.contains("\"refusals\": "), "{json}");
}

#[test]
fn a_wrong_subject_fails_in_every_language() {
    let changed = "| sed -u 's/\"refused\":\"[^\"]*(DM-09)[^\"]*\"/\"other\":\"\"/'";
    for lang in ["en", "de", "nl", "fr"] {
        let run = judged(changed, &["-n", "0", "--lang", lang, "--first"]);
        assert_eq!(run.code, 1, "{run:?}");
        insta::assert_snapshot!(format!("judged_{lang}"), run.out + &run.err);
    }
}

#[test]
fn a_subject_that_answers_nothing_is_refused() {
    let nothing =
        judged("| sed -u 's/\"type\":\"positions\"/\"type\":\"unsupported\"/'", &["-n", "1"]);
    assert_eq!(nothing.code, 1);
    assert!(nothing.err.ends_with(" fails: nothing could be checked\n"), "{nothing:?}");
    let ended = run(&["judge", "--game", "berlin", "cmd:exit 3"]);
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("cmd:exit 3: ended before its answer: exit status: 3"), "{ended:?}");
    let unnamed = run(&["judge", "--game", "berlin", "python3"]);
    assert!(unnamed.code == 2 && unnamed.err.contains("type cmd: and the command"), "{unnamed:?}");
}
