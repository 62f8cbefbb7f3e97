//! Players that think choose no fist that another one beats in every world.

use mauerwerk::bot::{self, Opponent, Player, unwatched};
use mauerwerk::die_mauer::{Action, Phase, State, Stock};
use mauerwerk::{
    Actor, BySeat, Dealer, Decision, Game, InformationState, Record, Seat, Seats, Turn,
};

const LEVELS: [&str; 3] = ["easy", "medium", "hard"];

fn player(name: &str) -> Player {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the actions that a player never chooses.
fn never(player: Player, seen: &InformationState<State>) -> Vec<Action> {
    let analysis = player.analyse(seen, 7, &unwatched).unwrap_or_else(|error| panic!("{error}"));
    let never = analysis.actions.iter().filter(|appraisal| appraisal.odds == 0.0);
    never.map(|appraisal| appraisal.action).collect()
}

#[test]
fn no_level_shows_a_piece_that_the_master_builder_cannot_have() {
    let position = "players:3 rounds:1 wall:326G6623 stocks:TG14/TG134/T124 master:2";
    let state: State = position.parse().expect("the test holds it");
    let seen = InformationState::new(&state, Seat::FIRST.into());
    for name in LEVELS.into_iter().chain(["greedy", "flat:20", "search:40"]) {
        let gate = "G".parse().expect("the test holds it");
        assert!(never(player(name), &seen).contains(&gate), "{name}");
    }
    let easy = never(player("easy"), &seen);
    assert_eq!(easy, ["G".parse().expect("the test holds it")], "the other pieces may be built");
    assert_eq!(never(Player::Random, &seen), [], "any action");
}

/// What comes of all fists, as far as it does not depend on which pieces were shown for nothing.
#[derive(PartialEq)]
struct Reveal {
    phase: Phase,
    waiting: Option<Seats>,
    wall: String,
    stocks: BySeat<Option<Stock>>,
    totals: BySeat<u16>,
    master: Seat,
}

impl Reveal {
    /// Builds at the first ends that are legal, and returns what came of it.
    fn of(mut state: State) -> Self {
        while state.phase() == Phase::Building {
            let Turn::Decide(seats) = state.turn() else { panic!("{state}") };
            let seat = seats.iter().next().expect("the test holds it");
            let end = state.actions(seat).next().expect("the test holds it");
            state = state.apply(seat.into(), end).expect("the test holds it");
        }
        let waiting = match state.turn() {
            Turn::Decide(seats) => Some(seats),
            _ => None,
        };
        Self {
            phase: state.phase(),
            waiting,
            wall: state.wall().to_string(),
            stocks: BySeat::from_fn(state.seats(), |seat| state.stock(seat)),
            totals: state.totals(),
            master: state.master(),
        }
    }
}

/// Returns all that may come of a seat's fist: for every fist of the others.
fn reveals(state: &State, seat: Seat, fist: Action) -> Vec<Reveal> {
    let mut states = vec![state.apply(seat.into(), fist).expect("the test holds it")];
    while let Some(Turn::Decide(seats)) = states.first().map(Game::turn)
        && states[0].phase() == Phase::Planning
        && seats != Seats::first(state.seats())
    {
        let other = seats.iter().next().expect("the test holds it");
        let next = |state: State| {
            state
                .actions(other)
                .map(move |fist| state.apply(other.into(), fist).expect("the test holds it"))
        };
        states = states.into_iter().flat_map(next).collect();
    }
    states.into_iter().map(Reveal::of).collect()
}

/// Returns a fist that beats this one. In every world and with all fists of the others, both have
/// the same result, or only the better one lets the seat build.
fn better(seen: &InformationState<State>, seat: Seat, fist: Action) -> Option<Action> {
    let worlds = seen.worlds(10_000).unwrap_or_else(|error| panic!("{error}"));
    let owns = |reveal: &Reveal| reveal.stocks[seat].map_or(0, Stock::len);
    let beats = |other: Action| {
        let pairs = worlds.iter().flat_map(|world| {
            let reveals = |fist| reveals(&world.state, seat, fist);
            reveals(fist).into_iter().zip(reveals(other))
        });
        let mut gains = false;
        for (own, other) in pairs {
            match own == other {
                true => {}
                false if owns(&other) < owns(&own) => gains = true,
                false => return false,
            }
        }
        gains
    };
    let state = worlds[0].state;
    state.actions(seat).filter(|&other| other != fist).find(|&other| beats(other))
}

/// Plays a game between players, and returns the number of fists that were looked at, each of them
/// not beaten by another one.
fn fists(setup: &str, names: &[&str], seed: u64, limit: u64) -> u32 {
    let start: State = setup.parse().expect("the test holds it");
    let mut opponents: Vec<Opponent> = (0..start.seats())
        .map(|seat| Opponent { player: player(names[seat % names.len()]), seed })
        .collect();
    let game =
        bot::play(start, &mut opponents, &mut Dealer::new(seed), limit).expect("the test holds it");
    let mut looked_at = 0;
    let mut record = Record::from_state(*game.start());
    for &Decision { actor, action } in game.decisions() {
        if let (Actor::Seat(seat), Action::Plan(_)) = (actor, action)
            && seat != record.state().master()
        {
            let seen = bot::seen_by(&record, seat);
            let better = better(&seen, seat, action);
            assert_eq!(better, None, "{action} of seat {seat} in {}", record.state());
            looked_at += 1;
        }
        record.push(actor, action).expect("the test holds it");
    }
    looked_at
}

#[test]
fn no_level_shows_a_fist_that_is_beaten_in_every_world() {
    let games = [
        ("players:3 rounds:1 max_idle_turns:12", 4),
        ("players:3 rounds:2 stock:TG14 max_idle_turns:8", 4),
        ("players:4 rounds:1 stock:TG12 max_idle_turns:8", 2),
    ];
    let mut looked_at = 0;
    for (setup, seeds) in games {
        for seed in 0..seeds {
            looked_at += fists(setup, &["easy", "search:60", "search:30"], seed, 60);
        }
    }
    looked_at += fists("players:3 rounds:1 max_idle_turns:12", &["medium", "easy", "hard"], 1, 6);
    assert!(looked_at > 80, "{looked_at} fists");
}

/// Between two, an action that is never chosen is beaten by one fist, the same for all fists of the
/// other. The values of all positions are known.
#[cfg(feature = "solve")]
#[test]
fn between_two_nothing_is_left_out_that_perfect_play_needs() {
    use mauerwerk::solve::{Solution, Terms};

    let start: State = "players:2 min_players:2 rounds:1 stock:TG12 max_idle_turns:2"
        .parse()
        .expect("the test holds it");
    let mut solution = Solution::find(&start, Terms::default()).expect("the test holds it");
    let mut value = |state: &State, seat: Seat| match state.turn() {
        Turn::Over(outcome) if outcome.winners.len() == 2 => 0.5,
        Turn::Over(outcome) => f64::from(u8::from(outcome.winners.contains(seat))),
        _ => {
            let middle = solution.at(state).expect("the test holds it").bounds.middle();
            if seat == Seat::FIRST { middle } else { 1.0 - middle }
        }
    };
    let mut left_out = 0;
    for seed in 0..20 {
        let record =
            Record::<State>::random(&Game::setup(&start), seed).expect("the test holds it");
        let planning = |state: &State| {
            state.phase() == Phase::Planning && state.turn().waits_for(Seat::FIRST.into())
        };
        for state in record.states().filter(planning) {
            let (seat, other) = (state.master().next(2), state.master());
            let seen = InformationState::new(&state, seat.into());
            let mut values = |fist: Action| -> Vec<f64> {
                let after = state.apply(seat.into(), fist).expect("the test holds it");
                let answers = after.actions(other);
                answers
                    .map(|answer| {
                        value(&after.apply(other.into(), answer).expect("the test holds it"), seat)
                    })
                    .collect()
            };
            for fist in never(player("easy"), &seen) {
                let own = values(fist);
                let beats = |other: Action| {
                    own.iter().zip(values(other)).all(|(own, other)| other > own - 1e-6)
                };
                let beaten = state.actions(seat).filter(|&other| other != fist).any(beats);
                assert!(beaten, "{fist} of seat {seat} in {state}");
                left_out += 1;
            }
        }
    }
    assert!(left_out > 30, "{left_out} fists");
}
