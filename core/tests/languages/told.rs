//! What games tell people in a language: scenarios, random games, and errors.

use mauerwerk::bot::Judgement;
use mauerwerk::rulebook::{self, SCENARIOS, Scenario};
use mauerwerk::table::{self, TableError};
use mauerwerk::{
    Choice, Dealer, Event as _, FullGame, Lang, Look, Message, Reader, Seat, Turn, View as _,
    Viewer,
};

/// Positions of these setups have all that can be drawn.
pub(crate) const DIE_MAUER: [&str; 3] =
    ["players:3", "players:6 placement_order:master-chooses", "players:4 edition:vil-coyote"];
pub(crate) const BERLIN: [&str; 5] = [
    "players:3",
    "players:4 variants:crazy-eights,wall-of-jericho",
    "players:3 variants:pair-a-dice",
    "players:2 variants:nullo-gravity,on-again-off-again",
    "players:2 variants:fast-forward,gravity",
];
pub(crate) const MAUERBAUER: [&str; 2] = ["players:2", "players:4"];

/// Returns the scenarios of a game.
pub(crate) fn scenarios<G: FullGame>() -> impl Iterator<Item = Scenario> {
    let read = |source: &rulebook::Source| Scenario::from_toml(source.name, source.text);
    let all = SCENARIOS.iter().map(read).map(|scenario| scenario.expect("a scenario"));
    all.filter(|scenario| scenario.game() == G::INFO.id)
}

/// Returns the texts of all scenarios of a game.
pub(crate) fn told<G: FullGame>(lang: Lang) -> String {
    let reader = Reader::default().with_lang(lang);
    let mut told = String::new();
    for scenario in scenarios::<G>() {
        // A scenario of a setup with faults has no position.
        let Ok(records) = scenario.records::<G>() else { continue };
        told += &format!("# {}\n", scenario.name());
        for record in records {
            for events in record.events() {
                let events = events.iter().map(|event| event.message().tell(reader));
                told += &format!("{}\n", events.collect::<Vec<_>>().join("; "));
            }
            if let Turn::Over(outcome) = record.state().turn() {
                told += &format!("= {}\n", outcome.ending.into().tell(reader));
            }
        }
    }
    told
}

/// Returns some states of a random game: one in this many.
pub(crate) fn states<G: FullGame>(setup: &str, stride: usize) -> Vec<G> {
    let setup: G::Setup = setup.parse().expect("the test's setup");
    let mut state = G::start(&setup).expect("the test's setup is legal");
    let (mut dealer, mut states) = (Dealer::new(7), vec![state.clone()]);
    while let Some((actor, action)) = state.decide(&mut dealer) {
        state = state.apply(actor, action).expect("a legal decision");
        states.push(state.clone());
    }
    let last = states.len() - 1;
    let kept =
        |(number, state): (usize, G)| (number % stride == 0 || number == last).then_some(state);
    states.into_iter().enumerate().filter_map(kept).collect()
}

/// Returns all that a viewer reads of a state, but for its notation.
pub(crate) fn words<G: Judgement>(state: &G, viewer: Viewer, reader: Reader<'_>) -> Vec<String> {
    let mut words: Vec<String> =
        state.view(viewer).text_for(reader).as_str().lines().map(str::to_owned).collect();
    words.push(state.summary(viewer).tell(reader));
    let look = Look { lang: reader.lang, ..Look::default() };
    words.extend(state.view(viewer).draw(&look).places.into_iter().map(|place| place.label));
    if let Viewer::Seat(seat) = viewer {
        words.extend(Choice::of_seat(state, seat).iter().map(|choice| choice.label.tell(reader)));
        let actions = state.actions(seat).into_iter();
        let reasons = actions.filter_map(|action| state.reason(seat, action));
        words.extend(reasons.map(|reason: Message| reason.tell(reader)));
    }
    words
}

/// Returns the error of a call.
fn refused<T>(answer: table::Result<T>) -> TableError {
    answer.err().expect("it is refused")
}

/// Returns errors of every kind.
pub(crate) fn errors() -> Vec<TableError> {
    const GAMES: table::Games = mauerwerk::all_games!();
    let game = |id| GAMES.find(id).expect("a game");
    let mut die_mauer = game("die-mauer").table("players:3", None).expect("a setup");
    let next = Seat::new(1).expect("a seat");
    let mut errors = vec![
        GAMES.find("chess").map(|game| game.info()).expect_err("no such game").into(),
        refused(game("die-mauer").table("players:9 rounds:0 wall_values:7 stock:x", None)),
        refused(
            game("die-mauer").table("ruonds:2 rounds:many next_round_master:me dead_wall", None),
        ),
        refused(game("die-mauer").at("wall:TT stocks:T/G/?5 round:1")),
        refused(game("berlin").table("target:200 rows:1 columns:1 variants:luck", None)),
        refused(game("mauerbauer").table("players:2 board:oval deck:7 first_player:9", None)),
        refused(game("mauerbauer").at("players:2 walls:a1-h8,a1-h8 hands:?9")),
        refused(game("die-mauer").record("{")),
        refused(game("die-mauer").record(&die_mauer.to_json().replace("die-mauer\"", "berlin\""))),
        refused(die_mauer.touch(Seat::FIRST, &["fist".to_owned()])),
        refused(die_mauer.apply(Seat::FIRST.into(), "hop")),
        refused(die_mauer.apply(Seat::FIRST.into(), "5")),
        refused(die_mauer.set_names(vec!["Ada".to_owned()])),
        refused(die_mauer.actions(Seat::new(7).expect("a seat"))),
        refused(die_mauer.undo()),
        refused(die_mauer.resolve_chance()),
    ];
    die_mauer.apply(next.into(), "T").expect("it is legal");
    errors.push(refused(die_mauer.touch(next, &["fist".to_owned()])));
    errors
}
