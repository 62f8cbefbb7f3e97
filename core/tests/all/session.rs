//! Sessions of all games: touches, covers, secrets, undo, hints, and wishes that make no sense.

use mauerwerk::bot::unwatched;
use mauerwerk::session::{Found, Purpose, Session, SessionOptions, SessionScreen};
use mauerwerk::table::Table;
use mauerwerk::{
    Actor, Dealer, GAMES, Lang, Look, Meaning, Motion, Panel, Seat, Streams, Viewer, all_games,
};

/// Setups that end soon.
const SMALL: [(&str, &str); 3] = [
    ("die-mauer", "players:3 rounds:1"),
    ("berlin", "players:2 rows:2 columns:4 target:2"),
    ("mauerbauer", "players:2 board:hexagon"),
];

fn table(game: &str, setup: &str, seed: u64) -> Box<dyn Table> {
    all_games!().find(game).expect("a game").table(setup, Some(seed)).expect("a table")
}

fn session(table: Box<dyn Table>, options: &str) -> Session {
    Session::new(table, SessionOptions::from_json(options).expect("options")).expect("a session")
}

/// Returns a session of each game.
fn sessions(options: &str) -> impl Iterator<Item = Session> {
    GAMES.iter().map(move |game| session(table(game.id, "players:3", 7), options))
}

fn screen(session: &Session) -> SessionScreen {
    session.screen().expect("a screen")
}

/// Returns the rulings that the error of a screen cites.
fn cited(screen: &SessionScreen) -> impl Iterator<Item = &'static str> {
    screen.error_spans.iter().filter_map(|span| match span.meaning {
        Meaning::Rule(rule) => Some(rule),
        _ => None,
    })
}

fn wish(session: &mut Session, fields: &str) {
    let number = screen(session).number;
    session.wish(&format!(r#"{{"number": {number}, {fields}}}"#));
}

fn touch(session: &mut Session, place: &str) {
    wish(session, &format!(r#""kind": "touch", "place": "{place}""#));
}

fn touch_any(session: &mut Session, dealer: &mut Dealer) {
    let screen = screen(session);
    let targets: Vec<_> = screen.places.iter().filter(|place| place.is_target).collect();
    let place = targets[dealer.below(targets.len() as u32) as usize].name.clone();
    touch(session, &place);
    assert_eq!(self::screen(session).error, "");
}

/// Lets the opponents decide until a person is asked, or the game is over.
fn rest(session: &mut Session) {
    while let Some(task) = session.task() {
        let found = task.find(session.table(), session.options().lang, &unwatched);
        session.take(task.id, found.expect("a finding")).expect("a legal action");
    }
}

fn played_by_touches(game: &str, setup: &str) -> Session {
    let options = r#"{"players": ["person", "random", "random"]}"#;
    let players = table(game, setup, 3).seats();
    let options = options.replacen(r#", "random""#, "", 3 - players);
    let mut session = session(table(game, setup, 3), &options);
    let mut dealer = Dealer::new(7);
    loop {
        rest(&mut session);
        if screen(&session).is_over {
            return session;
        }
        touch_any(&mut session, &mut dealer);
    }
}

#[test]
fn a_whole_game_is_played_by_touches_and_again_the_same() {
    for (game, setup) in SMALL {
        let session = played_by_touches(game, setup);
        let shown = screen(&session);
        let by_name = session.table().status(Lang::En);
        let to_you = by_name.replace("seat 0 wins", "you win").replace("seat 0", "you");
        assert_eq!(shown.turn, to_you);
        assert!(shown.places.is_empty() && shown.choices.is_empty() && shown.is_live);
        assert_eq!(session.table().to_json(), played_by_touches(game, setup).table().to_json());
    }
}

#[test]
fn opponents_play_as_they_do_for_other_hosts() {
    for mut session in sessions(r#"{"players": ["easy", "easy", "easy"]}"#) {
        for _ in 0..5 {
            let task = session.task().expect("an opponent thinks");
            let opponent = mauerwerk::bot::Opponent::seated(task.opponent.player, 7, task.seat);
            assert_eq!(task.opponent, opponent);
            let action = session.table().choose(task.seat, opponent, &unwatched).expect("a choice");
            session.take(task.id, Found::Action(action)).expect("a legal action");
            // What comes twice is not taken twice.
            let made = session.table().made();
            session.take(task.id, Found::Failure("late".to_owned())).expect("nothing");
            assert_eq!((session.table().made(), screen(&session).error), (made, String::new()));
        }
    }
}

#[test]
fn undo_goes_back_to_the_last_decision_of_a_person() {
    for mut session in sessions(r#"{"players": ["person", "random", "random"]}"#) {
        rest(&mut session);
        assert!(!screen(&session).can_undo);
        let (mut dealer, again) = (Dealer::new(5), Dealer::new(5));
        let before = session.table().fork();
        let plays = |session: &mut Session, dealer: &mut Dealer| {
            while session.table().made() == before.made() {
                touch_any(session, dealer);
            }
            rest(session);
            session.table().fork()
        };
        let after = plays(&mut session, &mut dealer);
        wish(&mut session, r#""kind": "undo""#);
        assert!(session.table().is_same(&*before));
        assert!(plays(&mut session, &mut again.clone()).is_same(&*after));
    }
}

#[test]
fn a_board_is_covered_where_something_is_hidden() {
    for mut session in sessions("{}") {
        let public = session.table().draw(Viewer::Spectator, &Default::default()).expect("drawn");
        if !session.table().kind().hidden {
            assert_eq!(screen(&session).cover, "");
            continue;
        }
        let covered = screen(&session);
        assert_eq!(covered.svg, public.svg);
        assert!(covered.turn.starts_with("Hand over to") && covered.cover.starts_with("I am"));
        assert!(covered.places.is_empty() && covered.choices.is_empty() && !covered.can_hint);
        touch(&mut session, "x");
        assert!(screen(&session).error.contains("covered until"));
        wish(&mut session, r#""kind": "uncover""#);
        let seen = screen(&session);
        assert!(seen.svg != public.svg && !seen.choices.is_empty() && seen.cover.is_empty());
    }
}

#[test]
fn an_open_table_shows_all_hands_and_is_never_covered() {
    for mut session in sessions(r#"{"players": ["person", "person", "easy"], "open": true}"#) {
        rest(&mut session);
        let hidden = session.table().kind().hidden;
        assert_eq!(screen(&session).cover, "");
        for _ in 0..4 {
            touch_any(&mut session, &mut Dealer::new(1));
            rest(&mut session);
            let (table, shown) = (session.table(), screen(&session));
            let viewer = |seat: &Seat| shown.seat == Some(*seat);
            let others = (0..3).filter_map(Seat::new).filter(|seat| hidden && !viewer(seat));
            let look = Look { panel: Some(Panel::Hand), by_name: true, ..Look::default() };
            let hands = others.map(|seat| table.view(seat.into()).expect("a view").draw(&look).svg);
            assert!(hands.eq(shown.hands.iter().map(|hand| hand.svg.clone())));
            assert!(shown.hands.iter().all(|hand| !hand.label.is_empty()));
        }
    }
}

#[test]
fn the_news_of_an_open_table_are_in_full() {
    for (open, fist) in
        [(true, "seat 0 puts a fist on the table: G"), (false, "seat 0 puts a fist on the table")]
    {
        let players =
            serde_json::json!({ "players": ["elsewhere", "person", "easy"], "open": open });
        let mut session = session(table("die-mauer", "players:3", 7), &players.to_string());
        session.apply(Seat::FIRST.into(), "G").expect("a decision");
        assert_eq!(screen(&session).news, [fist]);
        wish(&mut session, r#""kind": "show", "decisions": 0"#);
        wish(&mut session, r#""kind": "show", "decisions": 1"#);
        assert_eq!(screen(&session).news, [fist]);
    }
}

#[test]
fn a_table_is_open_only_by_choice() {
    assert!(!SessionOptions::default().open);
    for mut session in sessions(r#"{"players": ["person", "person", "easy"]}"#) {
        rest(&mut session);
        assert!(screen(&session).hands.is_empty());
        wish(&mut session, r#""kind": "open""#);
        assert!(!session.options().open && screen(&session).hands.is_empty());
    }
}

#[test]
fn a_screen_tells_what_moved_since_the_one_before() {
    let mut moved = 0;
    for mut session in sessions(r#"{"players": ["person", "random", "random"]}"#) {
        rest(&mut session);
        for _ in 0..8 {
            let before = session.table().made();
            touch_any(&mut session, &mut Dealer::new(3));
            let viewer = Viewer::from(Seat::FIRST);
            let motions = session.table().motions(viewer, &Look::default(), before);
            let motions = motions.expect("motions").into_iter().filter(|one| one.from != one.to);
            let (shown, places) = (screen(&session).motions, |one: Motion| one.places);
            assert!(shown.iter().map(|one| one.places.clone()).eq(motions.map(places)));
            moved += shown.len();
            wish(&mut session, r#""kind": "back""#);
            assert!(screen(&session).motions.is_empty());
            rest(&mut session);
        }
    }
    assert!(moved > 0);
}

/// Returns a screen as JSON, without the seed of what was resampled.
fn shown(table: &dyn Table, viewer: Viewer, seed: u64) -> String {
    let mut world = table.resample(viewer, seed).expect("a world");
    world.set_seed(Some(1));
    let players = match viewer {
        Viewer::Spectator => Vec::new(),
        Viewer::Seat(seat) => (0..world.seats())
            .map(|at| if at == seat.index() { "person" } else { "elsewhere" })
            .collect(),
    };
    let options = serde_json::json!({ "players": players }).to_string();
    serde_json::to_string(&screen(&session(world, &options))).expect("JSON")
}

#[test]
fn a_screen_does_not_depend_on_what_is_hidden() {
    for game in GAMES {
        let mut table = table(game.id, "players:3", 11);
        let mut streams = Streams::new(5);
        for _ in 0..40 {
            table.decide(&mut streams).expect("a decision");
            table.resolve_chance().expect("chance");
            let covers = table.kind().hidden;
            let seats = (0..3).filter_map(Seat::new).map(Viewer::from);
            for viewer in seats.chain(covers.then_some(Viewer::Spectator)) {
                assert_eq!(shown(&*table, viewer, 1), shown(&*table, viewer, 2));
            }
        }
    }
}

#[test]
fn touches_narrow_and_are_taken_back() {
    let notation = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0";
    let mut table = all_games!().find("berlin").expect("a game").at(notation).expect("a position");
    table.set_seed(Some(7));
    let mut session = session(table, "{}");
    let (old, all) = (screen(&session).number, screen(&session).choices.len());
    touch(&mut session, "hammer:0");
    assert!(screen(&session).choices.len() < all);
    session.wish(&format!(r#"{{"kind": "touch", "place": "hammer:1", "number": {old}}}"#));
    assert_eq!(screen(&session).touched, ["hammer:0"]);
    touch(&mut session, "hammer:1");
    assert_eq!(screen(&session).touched, ["hammer:1"]);
    touch(&mut session, "nowhere");
    assert_eq!(screen(&session).error, "Choose a marked place: there is nothing to do here now.");
    assert_eq!(screen(&session).touched, ["hammer:1"]);
    touch(&mut session, "hammer:1");
    assert!(screen(&session).touched.is_empty() && screen(&session).error.is_empty());
    touch(&mut session, "hammer:0");
    wish(&mut session, r#""kind": "back""#);
    assert!(screen(&session).touched.is_empty());
    let action = screen(&session).choices[0].action.clone();
    wish(&mut session, &format!(r#""kind": "act", "action": "{action}""#));
    assert_eq!(session.table().decisions()[0].action, action);
}

#[test]
fn wishes_that_make_no_sense_change_nothing() {
    let wrong = [
        r#""kind": "touch""#,
        r#""kind": "touch", "place": {"a": 1}"#,
        r#""kind": "touch", "place": "🧱""#,
        r#""kind": "act", "action": null"#,
        r#""kind": "act", "action": "🧱""#,
        r#""kind": "show", "decisions": "x""#,
        r#""kind": "show", "decisions": 1e30"#,
        r#""kind": "show", "decisions": -1"#,
        r#""kind": "show", "decisions": 99999"#,
        r#""kind": "look", "theme": [], "width": 1"#,
        r#""kind": "look", "theme": "dark", "width": "wide""#,
        r#""kind": "look", "theme": "dark", "width": NaN"#,
        r#""kind": "settle""#,
        r#""kind": "uncover""#,
        r#""kind": "undo""#,
    ];
    for mut session in sessions(r#"{"players": ["person", "elsewhere", "elsewhere"]}"#) {
        let before = session.table().fork();
        let numbered = wrong.map(|fields| {
            wish(&mut session, fields);
            screen(&session).svg
        });
        let deep = "[".repeat(100_000);
        for json in ["", "7", "[]", "null", "{}", r#"{"kind": "undo", "number": 1e99}"#, &deep] {
            session.wish(json);
        }
        assert!(numbered.iter().all(|svg| *svg == screen(&session).svg));
        assert!(session.table().is_same(&*before) && !screen(&session).places.is_empty());
    }
}

#[test]
fn hints_name_good_actions_until_the_next_screen() {
    let names = ["Ada", "Ben", "Cem"].map(String::from).to_vec();
    let mut table = table("die-mauer", "players:3 rounds:1 stock:TG1", 7);
    table.set_names(names).expect("names");
    let mut session = session(table, r#"{"players": ["person", "easy", "easy"], "lang": "de"}"#);
    wish(&mut session, r#""kind": "hint""#);
    let late = session.task().expect("a task");
    assert_eq!(late.purpose, Purpose::Hint);
    assert!(screen(&session).is_thinking);
    rest(&mut session);
    let hints = screen(&session).hints;
    assert!((1..=3).contains(&hints.len()) && !screen(&session).is_thinking);
    assert!(hints[0].worth.starts_with("gewinnt ") && hints[0].label.starts_with("du legst"));
    wish(&mut session, &format!(r#""kind": "act", "action": "{}""#, hints[0].action));
    assert!(screen(&session).hints.is_empty());
    session.take(late.id, Found::Hints(Vec::new())).expect("nothing");
    let failing = session.task().expect("an opponent thinks");
    session.take(failing.id, Found::Failure("too much".to_owned())).expect("nothing");
    assert_eq!((screen(&session).error.as_str(), session.task()), ("too much", None));
}

#[test]
fn no_hints_are_given_where_they_are_off() {
    for mut session in sessions(r#"{"players": ["person", "easy", "easy"], "hints": false}"#) {
        rest(&mut session);
        wish(&mut session, r#""kind": "hint""#);
        assert!(!screen(&session).can_hint && session.task().is_none());
    }
}

#[test]
fn a_game_that_is_over_is_shown_decision_by_decision() {
    for game in GAMES {
        let full = all_games!().find(game.id).expect("a game").random("players:3", 7);
        let mut full = full.expect("a game");
        full.set_seed(Some(7));
        let made = full.made();
        let mut session = session(full, "{}");
        assert_eq!((screen(&session).shown, screen(&session).decisions), (0, made));
        assert!(screen(&session).is_over && !screen(&session).is_live);
        wish(&mut session, r#""kind": "show", "decisions": 5"#);
        assert_eq!(screen(&session).turn, format!("After 5 of {made} decisions"));
        let mut early = session.table().fork();
        early.undo_to(5);
        let drawn = early.draw(Viewer::Spectator, &Default::default()).expect("drawn");
        assert_eq!(screen(&session).svg, drawn.svg);
        touch(&mut session, "x");
        assert_eq!(screen(&session).error, "The game is over.");
        wish(&mut session, &format!(r#""kind": "show", "decisions": {made}"#));
        assert_eq!(screen(&session).turn, session.table().status(Lang::En));
    }
}

#[test]
fn a_stored_session_goes_on() {
    let options = r#"{"players": ["person", "easy", "easy"], "lang": "fr"}"#;
    for mut first in sessions(options) {
        rest(&mut first);
        touch_any(&mut first, &mut Dealer::new(1));
        rest(&mut first);
        let stored = serde_json::to_string(first.options()).expect("JSON");
        let record = all_games!().record(&first.table().to_json()).expect("a record");
        let again = session(record, &stored);
        assert!(again.table().is_same(first.table()));
        let turn = |session: &Session| (screen(session).turn, screen(session).svg);
        if screen(&first).touched.is_empty() {
            assert_eq!(turn(&again), turn(&first));
        }
    }
}

#[test]
fn seats_elsewhere_decide_by_the_host() {
    let mut session = session(
        table("die-mauer", "players:3", 7),
        r#"{"players": ["elsewhere", "person", "elsewhere"]}"#,
    );
    touch(&mut session, "stock:1:T");
    assert_eq!(screen(&session).turn, "Waiting for seats 0 and 2");
    let seat = |number| Actor::from(Seat::new(number).expect("a seat"));
    session.apply(seat(0), "6").expect("a decision");
    assert!(session.apply(seat(2), "L").is_err());
    session.apply(seat(2), "-").expect("a decision");
    assert_eq!(
        (screen(&session).turn.as_str(), screen(&session).seat),
        ("You decide", Seat::new(1))
    );
}

#[test]
fn wrong_options_are_refused() {
    let error =
        |options: &str| SessionOptions::from_json(options).expect_err("a fault").to_string();
    assert!(error(r#"{"players": ["strong"]}"#).contains("person, elsewhere, easy"));
    assert!(error(r#"{"lang": "xx"}"#).contains("unknown language"));
    assert!(error(r#"{"seat": 1}"#).contains("seat"));
    let four = SessionOptions::from_json(r#"{"players": ["easy", "easy", "easy", "easy"]}"#);
    let error = Session::new(table("berlin", "players:3", 7), four.expect("options"));
    assert_eq!(error.expect_err("a fault").to_string(), "4 players for 3 seats");
    let mut seedless = table("berlin", "players:3", 7);
    seedless.set_seed(None);
    assert!(Session::new(seedless, SessionOptions::default()).is_err());
}

#[test]
fn a_refused_touch_cites_the_ruling() {
    let gate = "players:3 wall:T1T stocks:G2346/G12346/TG12346 master:0 fists:-/G/T";
    let wall = "board:hexagon players:2 walls:b2-c2,b3-c2 towers:b2b,b3w,c2g houses:5=R,6=RY \
                hands:colours,in-g,in-Y,out-Y,out-B,out-1/in-w,in-towers,out-R,out-3,out-b,out-g \
                phase:building seat:0 last:b3-c2";
    let moving = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0";
    for (game, notation, place, rule) in [
        ("die-mauer", gate, "stock:0:G", "DM-20"),
        ("berlin", moving, "b1", "BE-08"),
        ("mauerbauer", wall, "b2-c2", "MA-12"),
    ] {
        let mut table = all_games!().find(game).expect("a game").at(notation).expect("a position");
        table.set_seed(Some(7));
        let mut session = session(table, r#"{"players": ["person", "easy"], "open": true}"#);
        rest(&mut session);
        touch(&mut session, place);
        let shown = screen(&session);
        assert_eq!(cited(&shown).collect::<Vec<_>>(), [rule], "{}", shown.error);
        assert!(shown.error.contains(&format!("({rule})")) && shown.touched.is_empty());
        touch(&mut session, "nowhere");
        assert_eq!(cited(&screen(&session)).count(), 0);
    }
}

#[test]
fn a_table_is_opened_and_closed_within_a_game() {
    for mut session in sessions(r#"{"players": ["person", "person", "easy"]}"#) {
        wish(&mut session, r#""kind": "uncover""#);
        let hidden = session.table().kind().hidden;
        let covered = screen(&session).cover.clone();
        session.set_open(true).expect("open");
        assert_eq!((screen(&session).hands.is_empty(), covered), (!hidden, String::new()));
        session.set_open(false).expect("closed");
        let closed = screen(&session);
        assert_eq!((closed.cover.is_empty(), closed.hands.len()), (!hidden, 0));
    }
}

#[test]
fn the_person_who_looks_is_you_unless_several_look() {
    let alone = r#"{"players": ["person", "random", "random"]}"#;
    let mut told = session(table("die-mauer", "players:3", 7), alone);
    let shown = screen(&told);
    assert_eq!(shown.turn, "You decide");
    assert!(shown.places.iter().any(|place| place.label == "your tower"));
    touch(&mut told, "stock:0:T");
    let task = told.task().expect("an opponent decides");
    told.take(task.id, Found::Action("6".to_owned())).expect("a decision");
    assert!(screen(&told).news.iter().any(|news| news == "you put a fist on the table: T"));

    // All read the same board, and the hands of others are not those of the person who looks.
    let together = r#"{"players": ["person", "person", "person"], "open": true}"#;
    let mut shown = screen(&session(table("die-mauer", "players:3", 7), together));
    assert_eq!(shown.turn, "Seat 0 decides");
    assert!(shown.places.iter().any(|place| place.label == "tower of seat 0"));
    assert!(shown.hands.remove(0).label.contains("tower of seat 1"));
    let open = r#"{"players": ["person", "random", "random"], "open": true}"#;
    let shown = screen(&session(table("die-mauer", "players:3", 7), open));
    assert!(shown.hands.iter().all(|hand| !hand.label.contains("your")));
}
