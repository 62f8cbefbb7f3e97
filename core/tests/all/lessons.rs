//! Each lesson is played to its end in each language, by every right answer, and every text is shown.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use mauerwerk::lesson::{Lesson, LessonScreen, Verdict};
use mauerwerk::rulebook::Scenario;
use mauerwerk::table::words;
use mauerwerk::{GAMES, Lang, Look, Meaning, Sheet, Span, Theme, all_games};

/// What a learner does: all that is legal at each step.
struct Learner {
    lesson: Lesson,
    lang: Lang,
    shown: BTreeSet<String>,
    ends: usize,
}

impl Learner {
    fn start(game: &str, lang: Lang) -> Self {
        let lesson = Lesson::start(all_games!(), game).expect("every game has a lesson");
        Self { lesson, lang, shown: BTreeSet::new(), ends: 0 }
    }

    /// Plays on in every way, and goes back to where it began.
    fn explore(&mut self) {
        let page = self.lesson.page(self.lang);
        let at = format!("{} {} {}: {}", page.game, self.lang.code(), page.number, page.text);
        self.check_places(&page.places, &at);
        assert!(self.shown.insert(page.text.clone()) || self.ends > 0, "{at} is there twice");
        match page.task.clone() {
            Some(task) => {
                assert!(self.lesson.go_on().is_err(), "{at}");
                self.shown.insert(task);
                self.answer_all(&at);
            }
            None => {
                assert!(self.lesson.answer("x", self.lang).is_err(), "{at}");
                match self.lesson.go_on().expect("the lesson goes on") {
                    true => self.explore_and_return(),
                    false => self.ends += 1,
                }
            }
        }
        assert_eq!(self.lesson.page(self.lang), page, "{at}");
    }

    fn explore_and_return(&mut self) {
        self.explore();
        assert!(self.lesson.back().expect("the lesson goes back"));
    }

    fn answer_all(&mut self, at: &str) {
        let actions =
            self.lesson.table().actions(self.lesson.seat()).expect("the seat has actions");
        assert!(!actions.is_empty(), "{at} waits for the learner");
        let mut right = 0;
        for action in actions {
            let before = self.lesson.table().notation();
            let reply = self.lesson.answer(&action, self.lang).expect("the action is legal");
            match reply.verdict {
                Verdict::Right => {
                    right += 1;
                    self.explore_and_return();
                }
                Verdict::Wrong => assert!(!reply.text.is_empty(), "{at}: {action} is explained"),
                Verdict::Refused => panic!("{at}: {action} is legal"),
            }
            self.shown.insert(reply.text);
            assert_eq!(self.lesson.table().notation(), before, "{at}: {action}");
        }
        assert!(right > 0, "{at} can be done");
    }

    fn check_places(&self, places: &[String], at: &str) {
        for sheet in Sheet::ALL {
            let look = Look { sheet, ..Look::new(Theme::Light) };
            let seat = self.lesson.seat();
            let drawing = self.lesson.table().draw(seat.into(), &look).expect("the seat draws");
            let has = |name: &&String| !drawing.places.iter().any(|place| place.name == **name);
            assert_eq!(places.iter().find(has), None, "{at}");
        }
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn file_of(game: &str) -> String {
    fs::read_to_string(folder().join(format!("lessons/{}.toml", game.replace('-', "_"))))
        .expect("every game has a file")
}

/// Returns all texts of a lesson, as its file has them.
fn texts_of(game: &str, lang: Lang) -> Vec<String> {
    let file = format!("texts/{}/{}_lesson.ftl", lang.code(), game.replace('-', "_"));
    let text = fs::read_to_string(folder().join(file)).expect("the texts are there");
    let texts = text.lines().filter_map(|line| line.split_once(" = "));
    texts.map(|(_, text)| text.to_owned()).collect()
}

#[test]
fn every_lesson_can_be_played_to_its_end_in_every_way_and_language() {
    for game in GAMES {
        for &lang in Lang::ALL {
            let mut learner = Learner::start(game.id, lang);
            learner.explore();
            assert!((1..1000).contains(&learner.ends), "{}: {}", game.id, learner.ends);
            for text in texts_of(game.id, lang) {
                assert!(learner.shown.contains(&text), "{} never says {text:?}", game.id);
            }
            assert!(!learner.lesson.back().expect("the lesson is whole"), "it is where it began");
        }
    }
}

/// Returns the scenarios that a lesson is: one for each position that it starts from, with the first
/// right answers.
fn scenarios(game: &str) -> Vec<String> {
    let file: toml::Table = file_of(game).parse().expect("the lesson is whole");
    let of = |step: &toml::Value, key: &str| {
        step.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_owned()
    };
    let mut lesson = Lesson::start(all_games!(), game).expect("the lesson is whole");
    let mut scenarios: Vec<String> = Vec::new();
    for step in file["step"].as_array().expect("the lesson is whole") {
        if scenarios.is_empty() || step.get("start").is_some() {
            let setup = file["setup"].as_str().expect("the lesson is whole");
            let start = of(step, "start");
            scenarios.push(format!(
                "game = '{game}'\nsetup = '{setup}'\nstart = '{start}'\n[[line]]\nscript = '''\n"
            ));
        }
        let script = scenarios.last_mut().expect("the lesson is whole");
        *script += &of(step, "script");
        script.push('\n');
        let Some(accept) = step.get("accept") else {
            lesson.go_on().expect("the lesson is whole");
            continue;
        };
        let action = match accept[0].as_str().expect("the lesson is whole") {
            "any" => lesson.table().actions(lesson.seat()).expect("the lesson is whole").remove(0),
            action => action.to_owned(),
        };
        *script += &format!("{} {action}\n", lesson.seat());
        assert_eq!(
            lesson.answer(&action, Lang::En).expect("the lesson is whole").verdict,
            Verdict::Right
        );
    }
    scenarios.into_iter().map(|text| text + "'''\n").collect()
}

#[test]
fn what_lessons_say_of_their_positions_holds() {
    for game in GAMES {
        for text in scenarios(game.id) {
            let report = Scenario::from_toml(game.id, &text).unwrap().run().unwrap();
            assert!(report.passes(), "{}\n{}", report.transcript, report.failures.join("\n"));
        }
    }
}

#[test]
fn listed_wrong_answers_are_legal() {
    for game in GAMES {
        let file: toml::Table = file_of(game.id).parse().unwrap();
        let mut lesson = Lesson::start(all_games!(), game.id).unwrap();
        for step in file["step"].as_array().unwrap() {
            let Some(accept) = step.get("accept") else {
                lesson.go_on().unwrap();
                continue;
            };
            let (seat, actions) = (lesson.seat(), lesson.table().actions(lesson.seat()).unwrap());
            let wrong = step.get("wrong").and_then(toml::Value::as_table);
            for action in wrong.iter().flat_map(|wrong| wrong.values()).chain([accept]) {
                for action in action.as_array().unwrap() {
                    let action = action.as_str().unwrap();
                    let legal =
                        action == "any" || lesson.table().allows(seat.into(), action).unwrap();
                    assert!(legal, "{}: {action} of {step}", game.id);
                }
            }
            let first = accept[0].as_str().unwrap();
            let action = if first == "any" { &actions[0] } else { first };
            assert_eq!(lesson.answer(action, Lang::En).unwrap().verdict, Verdict::Right);
        }
    }
}

#[test]
fn refused_answers_are_explained_and_change_nothing() {
    let mut lesson = Lesson::start(all_games!(), "die-mauer").unwrap();
    while lesson.page(Lang::En).number < 6 {
        if !lesson.go_on().is_ok_and(|more| more) {
            lesson.answer("T", Lang::En).unwrap();
        }
    }
    let page = lesson.page(Lang::En);
    let reply = lesson.answer("T", Lang::En).unwrap();
    assert_eq!(reply.verdict, Verdict::Refused);
    assert!(
        reply.spans.iter().any(|span| span.meaning == Meaning::Rule("DM-09")),
        "{:?}",
        reply.spans
    );
    assert!(reply.text.starts_with("Show a piece that you have"), "{}", reply.text);
    assert!(lesson.answer("nonsense", Lang::En).is_err());
    assert_eq!(lesson.page(Lang::En), page);
}

fn screen(lesson: &mut Lesson, lang: Lang) -> LessonScreen {
    lesson.screen(lang).expect("the lesson has a screen")
}

/// Sends a wish as a front does, and returns the next screen.
fn wish(lesson: &mut Lesson, lang: Lang, fields: &str) -> LessonScreen {
    let number = screen(lesson, lang).board.number;
    lesson.wish(&format!(r#"{{"number": {number}, {fields}}}"#));
    screen(lesson, lang)
}

fn touch(lesson: &mut Lesson, lang: Lang, place: &str) -> LessonScreen {
    wish(lesson, lang, &format!(r#""kind": "touch", "place": "{place}""#))
}

/// Touches an action out until it is played. Returns the screen after the last touch.
fn touch_out(lesson: &mut Lesson, lang: Lang, action: &str) -> LessonScreen {
    let touches = lesson.table().touches(lesson.seat(), action).expect("the action is legal");
    let touches = touches.expect("every action has touches");
    touches.iter().map(|place| touch(lesson, lang, place)).last().expect("a touch")
}

#[test]
fn every_lesson_is_played_on_its_screen_by_touches_in_every_language() {
    for game in GAMES {
        for &lang in Lang::ALL {
            let mut lesson = Lesson::start(all_games!(), game.id).unwrap();
            let (mut moved, mut said) = (0, 0);
            loop {
                let now = screen(&mut lesson, lang);
                let page = lesson.page(lang);
                assert_eq!(now.lesson, page);
                let board = &now.board;
                assert_eq!((&board.news, board.decisions), (&page.news, 0));
                assert_eq!(board.turn, page.task.clone().unwrap_or_default());
                assert_eq!(board.is_live, page.task.is_some());
                assert_eq!(board.choices.is_empty(), page.task.is_none(), "{}", page.text);
                moved += board.motions.len();
                said += usize::from(!now.said.is_empty());
                let after = if page.task.is_none() {
                    wish(&mut lesson, lang, r#""kind": "next""#)
                } else {
                    let before = lesson.table().notation();
                    let mut actions = lesson.table().actions(lesson.seat()).unwrap().into_iter();
                    loop {
                        let action = actions.next().expect("an answer is right");
                        let after = touch_out(&mut lesson, lang, &action);
                        if after.lesson.number > page.number {
                            break after;
                        }
                        assert!(!after.board.error.is_empty(), "{action} is explained");
                        assert_eq!(
                            (lesson.table().notation(), &after.said),
                            (before.clone(), &String::new())
                        );
                    }
                };
                if after.lesson.number == page.number {
                    assert_eq!(page.number, page.count);
                    break;
                }
            }
            assert!(moved > 0 && said > 0, "{}: {moved} motions, {said} texts", game.id);
            let before = wish(&mut lesson, lang, r#""kind": "previous""#).lesson;
            assert_eq!(before.number + 1, before.count);
        }
    }
}

#[test]
fn a_screen_of_a_lesson_refuses_by_a_ruling_and_ignores_what_is_late() {
    let mut lesson = Lesson::start(all_games!(), "die-mauer").unwrap();
    let lang = Lang::De;
    while lesson.page(lang).number < 6 {
        match lesson.page(lang).task {
            Some(_) => touch_out(&mut lesson, lang, "T"),
            None => wish(&mut lesson, lang, r#""kind": "next""#),
        };
    }
    let before = screen(&mut lesson, lang).board.number;
    let refused = wish(&mut lesson, lang, r#""kind": "act", "action": "T""#).board;
    let ruling = |span: &Span| span.meaning == Meaning::Rule("DM-09");
    assert!(refused.error_spans.iter().any(ruling), "{}", refused.error);
    assert!(refused.number > before, "a front shows a refusal as a new screen");
    assert!(!screen(&mut lesson, lang).board.can_undo);
    let now = screen(&mut lesson, lang);
    lesson.wish(&format!(r#"{{"number": {before}, "kind": "previous"}}"#));
    for other in [r#""kind": "undo""#, r#""kind": "show", "decisions": 0"#, r#""kind": "hint""#] {
        assert_eq!(wish(&mut lesson, lang, other), now, "{other}");
    }
    let told = wish(&mut lesson, lang, r#""kind": "next""#).board;
    assert_eq!(told.error, "the step has a task: give an answer");
}

/// Sends an answer in English, and returns what the screens then say: the error, and the praise.
fn said_of(lesson: &mut Lesson, fields: &str) -> Vec<(Lang, String, String)> {
    wish(lesson, Lang::En, fields);
    let mut told = Vec::new();
    for &lang in Lang::ALL {
        let LessonScreen { board, said, .. } = screen(lesson, lang);
        assert_eq!(
            board.error_spans.iter().map(|span| &*span.text).collect::<String>(),
            board.error
        );
        told.push((lang, board.error, said));
    }
    told
}

#[test]
fn what_was_said_is_said_again_in_another_language() {
    let mut lesson = Lesson::start(all_games!(), "die-mauer").unwrap();
    while lesson.page(Lang::En).task.is_none() {
        lesson.go_on().unwrap();
    }
    for (lang, error, said) in said_of(&mut lesson, r#""kind": "touch", "place": "nowhere""#) {
        assert_eq!((error, said), (words(lang).remove("no-target").unwrap(), String::new()));
    }
    for (lang, error, said) in said_of(&mut lesson, r#""kind": "act", "action": "G""#) {
        assert!(texts_of("die-mauer", lang).contains(&error), "{}: {error}", lang.code());
        assert_eq!(said, "");
    }
    for (lang, error, said) in said_of(&mut lesson, r#""kind": "act", "action": "T""#) {
        assert!(texts_of("die-mauer", lang).contains(&said), "{}: {said}", lang.code());
        assert_eq!(error, "");
    }
    lesson.go_on().unwrap();
    for (lang, error, _) in said_of(&mut lesson, r#""kind": "act", "action": "T""#) {
        assert_eq!(error, lesson.answer("T", lang).unwrap().text);
    }
}

#[test]
fn unknown_games_have_no_lesson() {
    let error = Lesson::start(all_games!(), "chess").unwrap_err().to_string();
    assert!(error.contains("\"chess\""), "{error}");
}
