//! `learn` leads a person through the lesson of a game.

use mauerwerk::{GAMES, Lang};

use crate::run::{empty_folder, run_in};

/// What a person types who learns a game: Enter, and right answers. Some are wrong, refused or not
/// even actions, and one step is taken back.
fn typed(game: &str) -> Vec<&'static str> {
    let lines = match game {
        "die-mauer" => ",,,G,x1,T,undo,T,,T,6,L,G,,-,+4L,,-,>G,,,-,+2L,,,",
        "berlin" => ",,,d2,,e3,+,,,h2,*,i2,+,,1h3,,0DDR,*,,,",
        _ => {
            ",,a1-b2,bg/RG,,a1-b1,../R.,,size+in-R,,a2-b2,../PB,join:1,in-towers+colours,,c1-c2,\
             ../B.,apart,in-B+in-w,city:1,cities,,"
        }
    };
    lines.split(',').collect()
}

fn learn(game: &str, lang: Lang, lines: &[&str]) -> String {
    let arguments = ["learn", game, "--lang", lang.code()];
    run_in(empty_folder().path(), &arguments, &(lines.join("\n") + "\n")).good()
}

#[test]
fn a_whole_lesson_is_told_in_each_language() {
    for &lang in Lang::ALL {
        let told = learn("die-mauer", lang, &typed("die-mauer"));
        insta::assert_snapshot!(format!("die-mauer_{}", lang.code()), told);
    }
}

#[test]
fn every_lesson_ends_with_a_game_against_easy_opponents() {
    for game in GAMES {
        for &lang in Lang::ALL {
            let told = learn(game.id, lang, &typed(game.id));
            let end = format!("mauerwerk play {} --opponents easy\n", game.id);
            assert!(told.ends_with(&end), "{} {}: {told}", game.id, lang.code());
        }
    }
}

#[test]
fn a_lesson_can_be_left() {
    let told = learn("berlin", Lang::En, &["", "", "quit"]);
    assert!(told.ends_with("You left the lesson at step 3 of 21.\n"), "{told}");
    assert!(learn("berlin", Lang::En, &[]).contains("You left the lesson at step"));
}
