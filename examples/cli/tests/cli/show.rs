//! `show` draws what a viewer sees.

use std::fs;

use mauerwerk::die_mauer::State;
use mauerwerk::{Game as _, View as _, Viewer};

use crate::run::{folder_with_games, run, run_in};

const SECRET: [&str; 2] = ["players:3 fists:T/_/_ master:0", "players:3 fists:G/_/_ master:0"];

#[test]
fn positions_are_drawn() {
    let notation = "wall:44T4 stocks:G12346/TG1236/TG1236/TG1236 master:1";
    let view = notation.parse::<State>().unwrap().view(Viewer::Spectator);
    let drawn = run(&["show", notation]).good();
    assert_eq!(drawn, format!("{}\n\n{view}\n", view.text().trim_end()));
    let words: Vec<&str> = ["show"].into_iter().chain(notation.split(' ')).collect();
    assert_eq!(run(&words).good(), drawn, "notation needs no quotes");
}

#[test]
fn secrets_are_drawn_for_their_seat_alone() {
    for drawing in [&[][..], &["--svg", "-"], &["--svg", "-", "--theme", "dark"]] {
        let seen =
            |secret: &str, eyes: &[&str]| run(&[&["show", secret], drawing, eyes].concat()).good();
        let [tower, gate] = SECRET.map(|secret| seen(secret, &["--seat", "0"]));
        assert_ne!(tower, gate);
        for eyes in [&[][..], &["--seat", "1"], &["--seat", "2"]] {
            let [tower, gate] = SECRET.map(|secret| seen(secret, eyes));
            assert_eq!(tower, gate, "{eyes:?}");
        }
    }
}

#[test]
fn drawings_go_to_files() {
    let folder = folder_with_games();
    for theme in ["light", "dark"] {
        let file = format!("{theme}.svg");
        let arguments = ["show", "game.json", "--svg", &file, "--theme", theme];
        assert_eq!(run_in(folder.path(), &arguments, "").good(), "");
    }
    let [light, dark] =
        ["light.svg", "dark.svg"].map(|file| fs::read_to_string(folder.path().join(file)).unwrap());
    assert!(light.starts_with("<svg ") && light.ends_with("</svg>\n"));
    assert_ne!(light, dark);
}

#[test]
fn records_are_shown_at_any_point() {
    let folder = folder_with_games();
    let show = |arguments: &[&str], input: &str| {
        run_in(folder.path(), &[&["show"], arguments].concat(), input).good()
    };
    assert_eq!(
        show(&["game.json", "--at", "0"], ""),
        show(&["die-mauer", "players:4 rounds:1"], "")
    );
    let text = fs::read_to_string(folder.path().join("game.json")).unwrap();
    assert_eq!(show(&["-"], &text), show(&["game.json"], ""));
    assert_ne!(show(&["game.json", "--at", "9"], ""), show(&["game.json"], ""));
}

#[test]
fn a_refused_notation_says_why() {
    let refused = run(&["show", "wall:Z"]);
    assert_eq!(refused.code, 2);
    for text in ["no game accepts this notation. die-mauer: ", "; berlin: ", "; mauerbauer: "] {
        assert!(refused.err.contains(text), "{text}: {}", refused.err);
    }
}
