//! Engines play by the protocol, know only their seat, and lose by faults that end or grow nothing.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use mauerwerk::bot::{self, Bot, BotError, Critic, Match, Player, Series, unwatched};
use mauerwerk::engine::{Contestant, Engine, Limits};
use mauerwerk::{Dealer, Game, InformationState, Record, Seat, berlin, die_mauer};

const FIRST: &str = concat!("sh ", env!("CARGO_MANIFEST_DIR"), "/tests/players/first.sh");
/// A small game in which all seats decide together.
const SMALL: &str = "players:3 rounds:1 stock:TG12";

fn start() -> die_mauer::State {
    die_mauer::State::start(&SMALL.parse().unwrap_or_default()).unwrap_or_else(|it| panic!("{it}"))
}

/// A player of a fixed action.
struct Fixed(&'static str);

impl Bot<die_mauer::State> for Fixed {
    fn choose(
        &mut self,
        _seen: &InformationState<die_mauer::State>,
        legal: &<die_mauer::State as Game>::Actions,
    ) -> Result<die_mauer::Action, BotError> {
        let own = legal.into_iter().find(|action| action.to_string() == self.0);
        own.or(legal.into_iter().next()).ok_or(BotError::Over)
    }
}

/// The beginning of an engine that reads the first two messages, and answers the first.
const HELLO: &str = "read l; echo '{\"type\":\"hello\",\"id\":1,\"version\":1}'; read l;";

/// Plays a small game with an engine on seat 0, and returns why it lost.
fn verdict(script: &str, limits: Limits) -> String {
    let engine = Engine::new(&format!("{HELLO} {script}"), limits);
    let seats: [Box<dyn Bot<die_mauer::State>>; 3] =
        [Box::new(engine.bot(7)), Box::new(Fixed("T")), Box::new(Fixed("1"))];
    match bot::play(start(), &mut { seats }, &mut Dealer::new(1), 100) {
        Err(BotError::Forfeit { seat, reason }) => {
            assert_eq!(seat, Seat::FIRST);
            assert_eq!(engine.losses(), [(reason.clone(), 1)].into(), "the reason is kept");
            reason
        }
        other => panic!("{script}: {other:?}"),
    }
}

#[test]
fn faults_lose_the_game_with_a_reason() {
    const READY: &str = "echo '{\"type\":\"ready\",\"id\":2}'; read l;";
    for (script, reason) in [
        ("exit 3", "ended before its answer: exit status: 3"),
        ("exec >&-; sleep 1000", "ended before its answer: closed its output"),
        ("READY kill -9 $$", "ended before its answer: signal: 9 (SIGKILL)"),
        ("READY yes '{\"type\":\"info\"}'", "wrote 16777216 bytes without an answer"),
        ("READY yes ''", "wrote 16777216 bytes without an answer"),
        ("READY tr '\\0' a < /dev/zero", "wrote a line of more than 262144 bytes"),
        (
            "READY printf '\\377\\376\\n'",
            "wrote no message: invalid JSON: line 1, column 1: '�' is not valid there: \"��\"",
        ),
        (
            "READY printf '%090000d\\n' 0 | tr 0 '['",
            "invalid JSON: it is nested more than 100 deep: ",
        ),
        (
            "READY printf '{\"type\":%090000d\\n' 0 | tr 0 '['",
            "invalid JSON: it is nested more than 100 deep: ",
        ),
        ("READY echo 4", "wrote no message: takes named values: type, id, "),
        (
            "READY echo '{\"type\":\"choice\",\"id\":7}'",
            "answered question 7, and was asked question 3",
        ),
        (
            "READY echo '{\"type\":\"choice\",\"id\":-1}'",
            "wrote no message: id: takes a whole number from 0 to ",
        ),
        ("READY echo '{\"type\":\"choice\"}'", "answered without the id 3 of the question"),
        (
            "READY echo '{\"type\":\"ready\",\"id\":3}'",
            "answered \"ready\", and the question takes \"choice\"",
        ),
        (
            "echo '{\"type\":\"ready\",\"id\":2}'; echo '{\"type\":\"choice\",\"id\":2}'; read l; read l",
            "answered question 2, and was asked question 3",
        ),
        (
            "READY echo '{\"type\":\"error\",\"text\":\"no\\u001bway\"}'",
            "gave up: \"no\\u{1b}way\"",
        ),
        ("READY echo '{\"type\":\"choice\",\"id\":3,\"action\":\"x\"}'", "chose \"x\": "),
        ("READY echo '{\"type\":\"choice\",\"id\":3,\"action\":\"6\"}'", "DM-"),
        ("READY echo '{\"type\":\"choice\",\"id\":3}'", "chose \"\": "),
    ] {
        let script = script.replace("READY", READY);
        let found = verdict(&script, Limits::default());
        assert!(found.contains(reason), "{script}\n{found}\n{reason}");
    }
    let limits = Limits { decision: Duration::from_millis(1), ..Limits::default() };
    let silent = verdict(&format!("{READY} sleep 1000"), limits);
    assert!(silent.starts_with("no answer to question 3 in "), "{silent}");
}

#[test]
fn a_program_that_is_no_engine_is_refused_before_the_game() {
    for (command, reason) in [
        ("no-such-program", "ended before its answer: exit status: 127"),
        ("echo '{\"type\":\"hello\",\"id\":1,\"version\":2}'", "speaks version 2, not 1"),
        ("echo '{\"type\":\"hello\",\"id\":1}'", "must name the version 1"),
    ] {
        let engine = Engine::new(command, Limits::default());
        let error = engine.greet::<die_mauer::State>().unwrap_err().to_string();
        assert!(
            error.starts_with(&format!("cmd:{command}: ")) && error.contains(reason),
            "{error}"
        );
    }
    let engine = Engine::with_log(FIRST, Limits::default(), Some(Path::new("/none/log")));
    let error = engine.greet::<berlin::State>().unwrap_err().to_string();
    assert!(error.contains(": can't be started: /none/log: "), "{error}");
    let none = Limits { processes: 0, ..Limits::default() };
    let error = Engine::new(FIRST, none).greet::<berlin::State>().unwrap_err().to_string();
    assert!(error.ends_with("needs more processes than the limit of 0"), "{error}");
}

#[test]
fn an_engine_plays_a_match_and_other_games_after_a_fault() {
    let engine = Engine::new(FIRST, Limits { processes: 2, ..Limits::default() });
    assert_eq!(engine.greet::<die_mauer::State>(), Ok("First".to_owned()));
    // Ends in its first game.
    let hello = "read l; echo '{\"type\":\"hello\",\"id\":1,\"version\":1}'";
    let command = format!("{hello}; mkdir x && exit 3; exec {FIRST}");
    let folder = std::env::temp_dir().join(format!("mauerwerk-engine-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let command = format!("cd {} && {{ {command}; }}", folder.display());
    let flaky = Engine::new(&command, Limits::default());
    let players = [engine.clone(), flaky.clone()].map(Contestant::Engine);
    let players = [&players[..], &[Contestant::Player(Player::Random)]].concat();
    let small = SMALL.parse().unwrap();
    let contest =
        Match::<die_mauer::State>::between(&small, players.iter().map(Contestant::named), 7)
            .unwrap();
    let standings = contest.play(0..2, 1, &unwatched, |_| true).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    let lines = standings.lines();
    assert_eq!(lines[0].player, format!("cmd:{FIRST}"));
    assert_eq!(standings.deals(), 2);
    assert_eq!(engine.losses(), [].into());
    assert_eq!(flaky.losses(), [("ended before its answer: exit status: 3".to_owned(), 1)].into());
    let total: f64 = lines.iter().map(|line| line.win).sum();
    assert!((total - 1.0).abs() < 1e-9, "the others share the win: {lines:?}");
}

#[test]
fn a_lost_game_of_a_series_has_the_others_as_winners() {
    let crash = Engine::new("exit 1", Limits::default());
    let greedy = Player::Greedy;
    let seats = [&crash as &dyn bot::Entrant<die_mauer::State>, &greedy, &greedy];
    let batch = Series::new(start(), &seats, 7).unwrap().play(0..2, 1, &unwatched).unwrap();
    let column = |name| batch.column(name).unwrap().to_vec();
    assert_eq!((column("finished"), column("winners")), (vec![0; 2], vec![2; 2]));
    assert_eq!((column("won_0"), column("won_1")), (vec![0; 2], vec![1; 2]));
}

/// Returns all that the engine on seat 0 reads in a game.
fn told(others: [&'static str; 2], limits: Limits, file: &Path) -> Vec<String> {
    let engine = Engine::new(&format!("tee {} | {FIRST}", file.display()), limits);
    let [one, two] = others.map(Fixed);
    let seats: [Box<dyn Bot<die_mauer::State>>; 3] =
        [Box::new(engine.bot(7)), Box::new(one), Box::new(two)];
    bot::play(start(), &mut { seats }, &mut Dealer::new(1), 100).expect("no player makes a fault");
    drop(engine);
    let text = fs::read_to_string(file).expect("the engine has written it");
    fs::remove_file(file).expect("it is there");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn an_engine_hears_what_its_seat_knows_and_no_secret_choice() {
    let file = std::env::temp_dir().join(format!("mauerwerk-told-{}", std::process::id()));
    let told = |others| told(others, Limits::default(), &file);
    let (one, other) = (told(["T", "T"]), told(["1", "G"]));
    let kinds = |lines: &[String]| -> Vec<String> {
        let kind = |line: &String| line.split('"').nth(3).unwrap_or_default().to_owned();
        lines.iter().map(kind).collect()
    };
    assert_eq!(kinds(&one[..4]), ["hello", "game", "choose", "seen"]);
    assert_eq!(kinds(&one[one.len() - 3..]), ["seen", "over", "quit"]);
    assert_eq!(one[..3], other[..3], "nothing of what the others chose at the same time");
    assert_ne!(one[3], other[3], "what they chose is seen after the reveal");
    for line in &one {
        serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|it| panic!("{it}: {line}"));
    }
}

#[test]
fn a_decision_has_the_time_that_the_game_has_left() {
    let file = std::env::temp_dir().join(format!("mauerwerk-time-{}", std::process::id()));
    let (decision, game) = (Duration::from_secs(3600), Some(Duration::from_secs(60)));
    let lines = told(["T", "1"], Limits { decision, game, ..Limits::default() }, &file);
    let milliseconds = |line: &String| -> Option<u64> {
        line.split_once("\"milliseconds\":")?.1.trim_end_matches('}').parse().ok()
    };
    let times: Vec<u64> = lines.iter().filter_map(milliseconds).collect();
    assert!(times.len() > 1 && times[0] == 60_000 && times[1] < 60_000, "{times:?}");
}

#[test]
fn no_time_is_too_short_or_too_long_for_the_clock() {
    let seen = InformationState::new(&start(), Seat::FIRST.into());
    for decision in [Duration::from_secs(1 << 40), Duration::MAX] {
        let limits = Limits { decision, game: Some(Duration::MAX), ..Limits::default() };
        assert!(Engine::new(FIRST, limits).choose(&seen, 7, &unwatched).is_ok(), "{decision:?}");
    }
    let script = "echo '{\"type\":\"ready\",\"id\":2}'; sleep 1000";
    let engine = Engine::new(
        &format!("{HELLO} {script}"),
        Limits { decision: Duration::ZERO, ..Limits::default() },
    );
    let error = engine.choose(&seen, 7, &unwatched).unwrap_err().to_string();
    assert!(error.contains("no answer to question 3 in "), "{error}");
}

#[test]
fn an_engine_that_is_stopped_may_still_answer() {
    let script = "echo '{\"type\":\"ready\",\"id\":2}'; read l; read l; case $l in \
        *stop*) echo '{\"type\":\"choice\",\"id\":3,\"action\":\"T\"}';; esac; sleep 1000";
    let limits = Limits { decision: Duration::from_millis(1), ..Limits::default() };
    let engine = Engine::new(&format!("{HELLO} {script}"), limits);
    let seen = InformationState::new(&start(), Seat::FIRST.into());
    // A slow machine may need more than the second that an engine has.
    let choice = (0..30).find_map(|seed| engine.choose(&seen, seed, &unwatched).ok());
    assert_eq!(choice.expect("the engine hears `stop`").to_string(), "T");
}

#[test]
fn an_engine_that_does_not_read_loses() {
    let script = "echo '{\"type\":\"ready\",\"id\":2}'; id=3; while :; do \
        echo '{\"type\":\"choice\",\"id\":'$id',\"action\":\"T\"}'; id=$((id+1)); done";
    let engine = Engine::new(&format!("{HELLO} {script}"), Limits::default());
    let mut bot = engine.bot(7);
    let seen = InformationState::new(&start(), Seat::FIRST.into());
    let legal = start().actions(Seat::FIRST);
    let fault = (0..10_000).find_map(|_| bot.choose(&seen, &legal).err()).expect("a fault");
    assert!(fault.to_string().ends_with("does not read its input"), "{fault}");
}

#[test]
fn an_engine_rates_actions_or_says_that_it_does_not() {
    let seen = InformationState::new(&start(), Seat::FIRST.into());
    let rates = Contestant::Engine(Engine::new(FIRST, Limits::default()));
    let analysis = rates.analyse(&seen, 7, &unwatched).unwrap();
    let best = analysis.best().unwrap();
    assert_eq!((best.odds, best.win, best.visits), (1.0, 0.5, 9));
    assert_eq!(analysis.actions.len(), start().actions(Seat::FIRST).into_iter().count());
    let silent = format!("{FIRST} | sed -u s/true/false/");
    let silent = Contestant::Engine(Engine::new(&silent, Limits::default()));
    let error = silent.analyse(&seen, 7, &unwatched).unwrap_err().to_string();
    assert!(error.ends_with("does not analyse"), "{error}");
}

#[test]
fn an_engine_finds_the_mistakes_of_a_record() {
    let mut record = Record::from_state(start());
    let legal = record.state().actions(Seat::FIRST);
    let [best, other] = [0, 1].map(|place| legal.into_iter().nth(place).unwrap());
    record.push(Seat::FIRST.into(), other).unwrap();
    let mistake = |command: &str| {
        let player = Contestant::Engine(Engine::new(command, Limits::default()));
        Critic { player, seed: 7, seat: None }.mistake(&record, 0, &unwatched)
    };
    let found = mistake(FIRST).unwrap().expect("the first action is better");
    assert_eq!((found.action, found.better), (other, best));
    assert_eq!((found.loss, found.error), (0.25, 0.01));
    assert_eq!(mistake(&format!("{FIRST} | sed -u s/0.01/0.13/g")), Ok(None), "it may be bad luck");
    let rated_alone = format!("{FIRST} | sed -u 's/,{{\"action.*}}/]}}/'");
    assert_eq!(mistake(&rated_alone), Ok(None), "the engine does not rate the action");
    let error = mistake(&format!("{FIRST} | sed -u s/win/won/g")).unwrap_err().to_string();
    assert!(error.ends_with("rates no action with `win`"), "{error}");
    for (wrong, told) in [
        ("s/0.01/-1/", "odds, win and error must be from 0 to 1"),
        ("s/action\":\"[^,]*/action\":\"zz\"/", "rated \"zz\": it is not an action"),
        ("s/action\":\"[^,]*/action\":\"6\"/", "rated \"6\": it is not legal"),
    ] {
        let error = mistake(&format!("{FIRST} | sed -u '{wrong}'")).unwrap_err().to_string();
        assert!(error.ends_with(told), "{error}");
    }
}

#[test]
fn a_stopped_game_and_a_dropped_engine_leave_no_process() {
    let file = std::env::temp_dir().join(format!("mauerwerk-pid-{}", std::process::id()));
    let script = format!("echo $$ > {}; trap '' TERM; {FIRST}; sleep 1000", file.display());
    let engine = Engine::new(&script, Limits::default());
    engine.greet::<die_mauer::State>().unwrap();
    let process = fs::read_to_string(&file).unwrap();
    fs::remove_file(&file).unwrap();
    let lives = || {
        let sent = Command::new("kill").args(["-0", process.trim()]).output();
        sent.unwrap().status.success()
    };
    assert!(lives());
    drop(engine);
    for _ in 0..1000 {
        if !lives() {
            return;
        }
        sleep(Duration::from_millis(50));
    }
    panic!("process {process} lives");
}
