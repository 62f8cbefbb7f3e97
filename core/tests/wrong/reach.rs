//! Which messages people meet. Each German text is replaced by one that begins with the id of its message.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::sync::{Mutex, OnceLock};

use mauerwerk::bot::Judgement;
use mauerwerk::mauerbauer::Shipped;
use mauerwerk::table::Notice;
use mauerwerk::{
    Dealer, Event as _, Faults, FullGame, Lang, Lobby, Look, Message, NotationError, Reader,
    Record, Seat, Sheet, View as _, Viewer, berlin, die_mauer, mauerbauer, replace_texts,
};

use crate::fuzzed::altered;

#[path = "../languages/told.rs"]
mod telling;

use telling::{BERLIN, DIE_MAUER, MAUERBAUER, errors, scenarios, states, told, words};

/// The rooms whose messages have arguments.
const ROOMS: [&str; 9] = [
    "berlin",
    "berlin_faults",
    "common",
    "die_mauer",
    "die_mauer_faults",
    "errors",
    "front",
    "mauerbauer",
    "mauerbauer_faults",
];

/// The messages that nothing here tells, by the reason.
const UNREACHED: &str = include_str!("unreached.txt");

/// The marks of the told messages, once a test asks for them.
static TOLD: OnceLock<Mutex<BTreeSet<String>>> = OnceLock::new();

/// Notes that a message was told.
pub(crate) fn note(message: &Message) {
    if let Some(told) = TOLD.get() {
        let text = message.tell(Reader::default().with_lang(Lang::De));
        told.lock().expect("no test has failed").extend(marks_in(&text));
    }
}

/// Notes the faults of what was refused.
fn note_all<T>(read: Result<T, Faults>) {
    if let Err(faults) = read {
        faults.as_slice().iter().for_each(|fault| note(&fault.message));
    }
}

/// Puts a mark before each message of a room. Lists the marks, each with the id of its message. A mark is
/// short, so that no line breaks in it.
fn marked(nth: usize, room: &str, marks: &mut BTreeMap<String, String>) -> String {
    let text = std::fs::read_to_string(format!("texts/de/{room}.ftl")).expect("the file is there");
    let mut marked = format!("### {room}\n");
    for (number, line) in text.lines().enumerate() {
        match line.split_once('=') {
            Some((name, text)) if line.starts_with(char::is_alphabetic) => {
                let mark = format!("{nth}.{number}");
                marked += &format!("{name}= ⟦{mark}⟧{}\n", text.trim());
                marks.insert(mark, format!("{room}/{}", name.trim()));
            }
            _ => marked += &format!("{line}\n"),
        }
    }
    marked
}

/// Returns the marks in a text.
fn marks_in(text: &str) -> BTreeSet<String> {
    let mark = |part: &str| part.split_once('⟧').map(|(mark, _)| mark.to_owned());
    text.split('⟦').skip(1).filter_map(mark).collect()
}

/// Returns the texts that a game shows to people: in its scenarios, in random games and of altered positions.
fn tell<G: Judgement + FullGame>(setups: &[&str], stride: usize) -> String {
    let reader = Reader::default().with_lang(Lang::De);
    let mut read = told::<G>(Lang::De);
    let played = scenarios::<G>().map(|scenario| scenario.records::<G>());
    let (mut passed, mut dealer) = (Vec::new(), Dealer::new(7));
    for played in played {
        match played {
            Ok(records) => {
                let events = records.iter().flat_map(Record::events).flatten();
                events.for_each(|event| note(&event.seen_by(Viewer::Spectator).message()));
                records.iter().for_each(|record| passed.extend(states_of(record)));
            }
            Err(faults) => note_all::<()>(Err(faults)),
        }
    }
    let random = setups.iter().flat_map(|setup| states::<G>(setup, stride));
    let names = ["Ada", "Ben"].map(String::from);
    for (nth, state) in passed.into_iter().chain(random).enumerate() {
        // Every other viewer, since a message is told in many positions.
        for viewer in Viewer::all(state.seats()).skip(nth % 2).step_by(2) {
            let reader = if nth % 2 == 0 { reader } else { Reader::of(&names).with_lang(Lang::De) };
            let reader = reader.on_seat(viewer.seat());
            read += &words(&state, viewer, reader).join("\n");
            read +=
                state.view(viewer).brief_for(reader, if nth % 2 == 0 { 8 } else { 20 }).as_str();
            let sheet = if nth % 3 == 0 { Sheet::Narrow } else { Sheet::Wide };
            let look =
                Look { lang: Lang::De, names: reader.names.to_vec(), sheet, ..Look::default() };
            read += &state.draw(viewer, &look).expect("nothing is touched").svg;
        }
        for _ in 0..ALTERED {
            note_all(altered(&state.to_string(), &mut dealer).parse::<G>());
        }
    }
    for option in Lobby::of::<G>(&G::Setup::default(), Lang::De).options {
        read += &option.takes.message().tell(reader);
    }
    read
}

/// Returns the states of a record.
fn states_of<G: FullGame>(record: &Record<G>) -> Vec<G> {
    let mut states = vec![record.start().clone()];
    for decision in record.decisions() {
        let last = states.last().expect("there is the first");
        states.push(last.apply(decision.actor, decision.action).expect("it was legal"));
    }
    states
}

/// In how many ways the notation of a position is altered.
const ALTERED: usize = 10;

/// A position in which cards count something of every kind.
const EXPLAINED: &str = "board:hexagon first_player:0 walls:a1-b2 towers:a1b,b2w houses:1=R,2=G hands:-/- phase:building";

/// Returns a notice of every kind.
fn notices() -> Vec<Notice> {
    let (seat, player) = (Seat::FIRST, Some("hard".to_owned()));
    vec![
        Notice::Thinks { seat, player: player.clone() },
        Notice::Decides { seat },
        Notice::HandOver { seat },
        Notice::Take { seat },
        Notice::Covered { seat },
        Notice::PlayedBy { seat },
        Notice::Named { seat, player },
        Notice::Player { player: "hard".to_owned() },
        Notice::PlayerCount { number: 2 },
        Notice::Range { least: 0, most: 9 },
        Notice::After { shown: 1, decisions: 2 },
        Notice::Shown { shown: 1, decisions: 2 },
        Notice::Choices { number: 2 },
        Notice::Worth { win: 0.5, points: Some(1.5) },
    ]
}

/// Reads texts that are the notation of nothing.
fn wrong_notation() {
    fn wrong<T: FromStr<Err = NotationError>>() {
        note(&"§".parse::<T>().err().expect("it is wrong").message());
    }
    wrong::<die_mauer::Action>();
    wrong::<die_mauer::Piece>();
    wrong::<berlin::Action>();
    wrong::<berlin::Cell>();
    wrong::<berlin::Piece>();
    wrong::<berlin::Direction>();
    wrong::<mauerbauer::Action>();
    wrong::<mauerbauer::Placement>();
    for text in ["round:0", "round:over fists:T/-/-", "builders:0,1", "wall:TT dead:true"] {
        note_all(format!("players:3 {text}").parse::<die_mauer::State>());
    }
    for text in ["wall:q", "suit_rotation:q,r", "hammer_setup:a1,b1 opened:a2"] {
        note_all(format!("players:2 {text}").parse::<berlin::State>());
    }
    for text in ["first_player:q", "houses:1=Q", "hands:?q/-"] {
        note_all(format!("players:2 board:hexagon {text}").parse::<mauerbauer::State>());
    }
}

#[test]
fn every_message_is_told_or_listed() {
    let mut marks = BTreeMap::new();
    let rooms = ROOMS.iter().enumerate();
    let all: String = rooms.map(|(nth, room)| marked(nth, room, &mut marks)).collect();
    replace_texts(Lang::De, &all).expect("the library's texts with marks are valid");
    let told = TOLD.get_or_init(Mutex::default);
    crate::doors_of_die_mauer_teach();
    crate::doors_of_berlin_teach();
    crate::doors_of_mauerbauer_teach();
    crate::doors_of_plans_teach();
    crate::options_in_notation_teach();
    let reader = Reader::default().with_lang(Lang::De);
    let mut read = tell::<die_mauer::State>(&DIE_MAUER, 1)
        + &tell::<berlin::State>(&BERLIN, 3)
        + &tell::<mauerbauer::State>(&MAUERBAUER, 3);
    read.extend(errors().iter().map(|error| error.tell(reader)));
    read.extend(mauerwerk::table::words(Lang::De).into_values());
    notices().into_iter().for_each(|notice| note(&notice.message()));
    wrong_notation();
    let plan = Shipped::Hexagon.plan();
    let look = Look { lang: Lang::De, ..Look::default() };
    read += &plan.draw(&look).expect("the plan is valid").svg;
    let small = mauerbauer::DeckPlan::from_json(r#"{"cards": {"size": 1}}"#).expect("a plan");
    note(&small.check().expect("a valid deck").expect("a warning"));
    let state: mauerbauer::State = EXPLAINED.parse().expect("it is right");
    for card in
        ["size", "cities", "out-R", "out-1", "in-towers", "out-towers", "in-palaces", "out-walls"]
            .map(str::parse)
    {
        note(&state.explain(card.expect("a card")).message());
    }
    let mut told = told.lock().expect("no test has failed").clone();
    told.append(&mut marks_in(&read));
    marks.retain(|mark, _| !told.contains(mark));
    let untold: BTreeSet<&str> = marks.values().map(String::as_str).collect();
    let listed = UNREACHED.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(untold, listed);
}
