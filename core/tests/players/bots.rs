//! Opponents keep their laws, play better the more they think, and refuse bad input.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use mauerwerk::bot::{
    self, Bot, BotError, Entrant, Judgement, Match, MatchError, Opponent, Player, Series,
    Standings, StandingsError, roll_out, unwatched,
};
use mauerwerk::laws::{Lawful, players};
use mauerwerk::{
    Actor, Dealer, Game, InformationState, Record, Seat, Simulation, Viewer, all_games, berlin,
    die_mauer, mauerbauer,
};

use serde_json::json;

use crate::toys::hands::Hands;

const PLAYERS: [&str; 5] = ["random", "greedy", "flat:3", "search:24", "easy"];

fn player(name: &str) -> Player {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Lets each player choose all through a game, by the laws.
fn keeps<G: Lawful + Judgement>(setup: &str, limit: u64) {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    for (seed, name) in (0..).zip(PLAYERS) {
        let choices = players::<G>(&setup, player(name), seed, limit)
            .unwrap_or_else(|broken| panic!("{broken}\n{name} in {setup}"));
        assert!(choices > 8, "{name} has chosen {choices} times in {setup}");
    }
}

#[test]
fn players_of_die_mauer_keep_the_laws() {
    keeps::<die_mauer::State>("players:4 rounds:2", 40);
    keeps::<die_mauer::State>("players:3 rounds:1", 20);
}

#[test]
fn players_of_berlin_keep_the_laws() {
    keeps::<berlin::State>("players:2", 60);
    keeps::<berlin::State>("players:3 variants:crazy-eights check_visibility:private", 60);
}

#[test]
fn players_of_mauerbauer_keep_the_laws() {
    keeps::<mauerbauer::State>("players:3 board:hexagon", 48);
}

/// Plays one game of a setup with the same player in all seats.
fn game<G: Judgement>(setup: &str, name: &str, seed: u64) -> Record<G> {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let start = G::start(&G::bounded(&setup)).unwrap_or_else(|faults| panic!("{faults}"));
    let mut seats: Vec<Opponent> = (0..start.seats() as u64)
        .map(|seat| Opponent { player: player(name), seed: seed + seat })
        .collect();
    bot::play(start, &mut seats, &mut Dealer::new(seed), 10_000)
        .unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn games_of_players_are_repeatable_and_end() {
    let one = game::<die_mauer::State>("players:3 rounds:1", "search:30", 7);
    assert!(one.outcome().is_some());
    assert_eq!(one, game("players:3 rounds:1", "search:30", 7));
    assert_ne!(one, game("players:3 rounds:1", "search:30", 8));
}

#[test]
fn seats_that_decide_together_know_nothing_of_each_other() {
    let setup = "players:3 rounds:1 stock:T4".parse().unwrap();
    let mut record = Record::<die_mauer::State>::new(&setup).unwrap();
    let line = [(0, "T", 0), (2, "-", 0), (1, "4", 0), (2, "4", 3), (0, "4", 3), (1, "4", 3)];
    for (number, action, begun) in line {
        let seat = Seat::new(number).unwrap();
        let mut before = record.clone();
        before.undo_to(begun);
        assert_eq!(bot::seen_by(&record, seat), before.seen_by(seat.into()));
        record.play(number, action).unwrap();
    }
}

/// A random opponent needs no world, and chooses what the random player chooses.
#[test]
fn opponents_choose_as_their_players_do() {
    let state: die_mauer::State = "players:3 rounds:1".parse().unwrap();
    let seen = InformationState::new(&state, Viewer::Seat(Seat::FIRST));
    let mut choices = Vec::new();
    for game in 0..20 {
        let mut opponent = Opponent::seated(Player::Random, game, Seat::FIRST);
        let choice = Player::Random.choose(&seen, opponent.seed, &unwatched);
        choices.push(opponent.choose(&seen, &state.actions(Seat::FIRST)).unwrap());
        assert_eq!(choice, Ok(choices[game as usize]));
    }
    choices.sort_unstable();
    choices.dedup();
    assert!(choices.len() > 4, "{choices:?}");
    let seeds =
        [0, 1, 2].map(|number| Opponent::seated(Player::Random, 7, Seat::new(number).unwrap()));
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2]);
}

/// The trees of a search can grow in any order and place. The sums of their numbers are exact.
#[test]
fn trees_that_grow_elsewhere_give_the_same_analysis() {
    let hard = Opponent { player: player("search:2003"), seed: 7 };
    for (game, setup) in [("die-mauer", "players:3"), ("berlin", "rows:2 columns:4")] {
        let mut table = all_games!().find(game).unwrap().table(setup, Some(7)).unwrap();
        table.resolve_chance().unwrap();
        let seat = table.deciding().iter().next().unwrap();
        let seen = table.asked(seat).unwrap();
        assert_eq!(seen.trees(hard), 4);
        let mut trees = [3, 0, 2, 1].map(|tree| (tree, seen.grow(hard, tree, &unwatched).unwrap()));
        trees.sort();
        let trees = trees.map(|(_, tree)| tree);
        let whole = table.analyse(seat, hard, &unwatched).unwrap();
        assert_eq!(seen.analyse(hard, &unwatched, &trees), Ok(whole.analysis));
        assert_eq!(seen.choose(hard, &unwatched, &trees), table.choose(seat, hard, &unwatched));

        assert!(seen.choose(hard, &unwatched, &trees[1..]).is_err(), "a tree is missing");
        for wrong in ["", "1\t2", "1\t1\t0\nT", "1\t1\t0\n\t1\t0\t0\t0\t0"] {
            let mut trees = trees.clone();
            trees[2] = wrong.to_owned();
            let refused = seen.choose(hard, &unwatched, &trees).unwrap_err().to_string();
            assert!(refused.ends_with("is not a tree of this search"), "{refused}");
        }
    }
}

/// Equal knowledge gives equal choices, with all fists of the others.
#[test]
fn nobody_looks_into_a_fist() {
    let start: die_mauer::State = "players:3 rounds:1".parse().unwrap();
    let choice = |fist: &str, name: &str| {
        let mut seen = InformationState::new(&start, Viewer::Seat(Seat::FIRST));
        let fist = fist.parse().unwrap();
        seen.step(&start, Actor::Seat(Seat::new(1).unwrap()), fist).unwrap();
        player(name).analyse(&seen, 7, &unwatched).unwrap()
    };
    for name in PLAYERS {
        assert_eq!(choice("T", name), choice("-", name), "{name}");
    }
}

/// Beyond the horizon a rollout goes on to a position that can be judged. Here the third decision
/// is the first of a round, so there is a fourth. The chips then show who won two rounds.
#[test]
fn a_rollout_ends_where_the_position_is_settled() {
    let start = Hands::start(&"rounds:9".parse().unwrap()).unwrap();
    let mut dealer = Dealer::new(7);
    for _ in 0..40 {
        let mut same = dealer.clone();
        let mut after = start.clone();
        for seat in [0, 1, 0, 1].map(|number| Seat::new(number).unwrap()) {
            let hand = after.pick(seat, &mut same).unwrap();
            after = after.apply(seat.into(), hand).unwrap();
        }
        assert_eq!(roll_out(start.clone(), &mut dealer), after.judge());
        assert_eq!(dealer.below(u32::MAX), same.below(u32::MAX), "no other number was drawn");
    }
}

/// A search of several trees finds the same on any machine, with threads or without: its trees are
/// fixed.
#[test]
fn a_split_search_is_repeatable() {
    let state: die_mauer::State = "players:3 rounds:1".parse().unwrap();
    let seen = InformationState::new(&state, Viewer::Seat(Seat::FIRST));
    let analyse = || Player::Search(2_402).analyse(&seen, 7, &unwatched).unwrap();
    let (one, other) = (analyse(), analyse());
    assert_eq!(one, other);
    assert_eq!((one.iterations, one.complete), (2_402, true));
    let visits: Vec<u64> = one.actions.iter().map(|action| action.visits).collect();
    assert_eq!(visits, [324, 579, 246, 120, 364, 267, 441, 61]);
}

#[test]
fn a_search_is_stopped_and_says_so() {
    let state: mauerbauer::State =
        "players:2 board:hexagon first_player:0 hands:-/- phase:building".parse().unwrap();
    let seen = InformationState::new(&state, Viewer::Seat(Seat::FIRST));
    let told = AtomicU64::new(0);
    let watch = |done| {
        told.fetch_max(done, Ordering::Relaxed);
        done < 10
    };
    let analysis = Player::Search(1_000_000).analyse(&seen, 7, &watch).unwrap();
    assert!(!analysis.complete);
    assert!((10..20).contains(&told.load(Ordering::Relaxed)));
    let analysis = Player::Flat(10).analyse(&seen, 7, &|_| false).unwrap();
    assert_eq!((analysis.iterations, analysis.complete), (1, false));
    let soon = bot::until(Instant::now() + Duration::from_millis(30));
    assert!(!Player::Search(Player::LIMIT).analyse(&seen, 7, &soon).unwrap().complete);
}

#[test]
fn a_player_may_be_stopped_at_each_report() {
    let state: die_mauer::State = "players:3 rounds:1 stock:TG1".parse().unwrap();
    let seen = InformationState::new(&state, Viewer::Seat(Seat::FIRST));
    for name in ["easy", "medium", "flat:12", "search:60"] {
        let player = player(name);
        let whole = player.analyse(&seen, 7, &unwatched).unwrap();
        for reports in 0..40 {
            let heard = AtomicU64::new(0);
            let watch = |_| heard.fetch_add(1, Ordering::Relaxed) < reports;
            let stopped = player.analyse(&seen, 7, &watch).unwrap();
            heard.store(0, Ordering::Relaxed);
            let chosen = player.choose(&seen, 7, &watch).unwrap();
            let all = stopped.iterations == whole.iterations;
            assert!(stopped.iterations <= whole.iterations, "{name} {reports}");
            assert_eq!(stopped.complete, all && stopped == whole, "{name} {reports}");
            assert!(state.apply(Seat::FIRST.into(), chosen).is_ok(), "{name} {reports}: {chosen}");
        }
        assert_eq!(player.analyse(&seen, 7, &unwatched).unwrap(), whole, "{name}");
    }
}

#[test]
fn bad_input_is_an_error() {
    let state: die_mauer::State = "players:3 rounds:1".parse().unwrap();
    let seen = |viewer| InformationState::new(&state, viewer);
    let first = seen(Viewer::Seat(Seat::FIRST));
    let budget = Player::Search(0).choose(&first, 7, &unwatched).unwrap_err();
    assert_eq!(budget.to_string(), "0 iterations are not between 1 and 100000000");
    let spectator = Player::Greedy.choose(&seen(Viewer::Spectator), 7, &unwatched);
    assert_eq!(spectator, Err(BotError::Spectator));

    let over = game::<die_mauer::State>("players:3 rounds:1", "random", 7);
    let over = over.seen_by(Viewer::Seat(Seat::FIRST));
    assert_eq!(Player::Greedy.choose(&over, 7, &unwatched), Err(BotError::Over));

    let (start, events) = (first.start().clone(), first.events().to_vec());
    let later = state.play(0, "T").unwrap().play(1, "T").unwrap().play(2, "-").unwrap();
    let strange =
        InformationState::from_parts(start, events, later.view(Viewer::Seat(Seat::FIRST)));
    let error = Player::Greedy.choose::<die_mauer::State>(&strange, 7, &unwatched).unwrap_err();
    assert!(matches!(error, BotError::Inconsistent(_)), "{error}");
}

#[test]
fn names_of_players_are_read_and_written() {
    for name in ["random", "greedy", "flat:200", "search:1000", "easy", "medium", "hard"] {
        assert_eq!(player(name).to_string(), name);
    }
    for wrong in ["", "search", "search:", "search:-1", "Hard", "hard:3"] {
        let error = wrong.parse::<Player>().unwrap_err().to_string();
        assert!(error.contains("a player: random, greedy"), "{error}");
    }
    for wrong in ["search:0", "search:100000001", "flat:9223372036854775808"] {
        let error = wrong.parse::<Player>().unwrap_err().to_string();
        assert_eq!(error, format!("{wrong:?} is not a player with 1 to 100000000 iterations"));
    }
}

/// A match tells the stronger of two players, and every player had every seat as often.
#[test]
fn matches_find_the_stronger_player() {
    let setup = "players:3 rounds:1".parse().unwrap();
    let players = [Player::Greedy, Player::Random, Player::Random];
    let one = Match::<die_mauer::State>::new(&setup, &players, 1).unwrap();
    let standings = one.play(0..24, 2, &unwatched, |_| true).unwrap();
    let lines = standings.lines();
    assert_eq!(lines.iter().map(|line| line.games).collect::<Vec<_>>(), [72, 144]);
    assert!(lines[0].win - 2.0 * lines[0].error > lines[1].win, "{lines:?}");
    assert!(lines[0].elo > lines[1].elo);
    assert!(standings.log_likelihood_ratio(0.0, 50.0) > 0.0);

    let alone = one.play(0..24, 1, &unwatched, |_| true).unwrap().lines();
    for (one, other) in lines.iter().zip(alone) {
        assert_eq!((one.win, one.points, one.elo), (other.win, other.points, other.elo));
    }
}

#[test]
fn matches_stop_when_they_are_told_to() {
    let setup = "players:3 rounds:1".parse().unwrap();
    let one = Match::<die_mauer::State>::new(&setup, &[Player::Random, Player::Greedy], 1).unwrap();
    let standings = one.play(0..100, 1, &unwatched, |standings| standings.deals() < 3).unwrap();
    assert_eq!(standings.deals(), 3);
    let error = Match::<die_mauer::State>::new(&setup, &[Player::Random], 1).unwrap_err();
    assert_eq!(error, MatchError::Players { seats: 3, players: 1 });
    assert_eq!(
        error.to_string(),
        "a match takes two players or more, and at most one a seat: not 1 of 3"
    );
}

/// Parts of a match that were written, read and joined are the match, but for the times.
#[test]
fn parts_of_a_match_are_joined() {
    let setup = "players:3 rounds:1 stock:TG12".parse().unwrap();
    let players = [Player::Greedy, Player::Random];
    let one = Match::<die_mauer::State>::new(&setup, &players, 1).unwrap();
    let play = |deals| one.play(deals, 1, &unwatched, |_| true).unwrap();
    let mut parts = [0..4, 4..5, 5..12].map(play).into_iter();
    let mut joined = parts.next().unwrap();
    for part in parts {
        let text = serde_json::to_string(&part).unwrap();
        assert_eq!(Standings::from_json(&text), Ok(part));
        joined.join(Standings::from_json(&text).unwrap()).unwrap();
    }
    let (whole, joined_lines) = (play(0..12), joined.lines());
    for (one, other) in whole.lines().iter().zip(&joined_lines) {
        let exact = |line: &bot::Line| [line.win, line.error, line.points, line.elo];
        assert_eq!((exact(one), one.games), (exact(other), other.games));
    }
    let ratios = [&whole, &joined].map(|standings| standings.log_likelihood_ratio(0.0, 50.0));
    assert_eq!(ratios[0], ratios[1]);
    let others = Match::<die_mauer::State>::new(&setup, &[Player::Random, Player::Greedy], 1);
    let others = others.unwrap().play(0..1, 1, &unwatched, |_| true).unwrap();
    assert_eq!(joined.join(others), Err(StandingsError::Players));
    assert_eq!(joined.deals(), 12);
}

/// Returns the standings of games between pairs of three players whose odds are 2 to 1 between
/// neighbours. Each deal has a game of each pair, whose result counts `copies` times.
fn pairs(dealer: &mut Dealer, deals: usize, copies: u32) -> Standings {
    const STRENGTHS: [u32; 3] = [4, 2, 1];
    let mut deal = || {
        let mut ahead = [[0; 3]; 3];
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let wins = dealer.below(STRENGTHS[one] + STRENGTHS[other]) < STRENGTHS[one];
            let (better, worse) = if wins { (one, other) } else { (other, one) };
            ahead[better][worse] = copies;
        }
        let (games, none, seconds) = ([2 * copies; 3], [0; 3], [[0; 0]; 3]);
        json!({"games": games, "win": none, "points": none, "ahead": ahead, "seconds": seconds})
    };
    let deals: Vec<_> = (0..deals).map(|_| deal()).collect();
    let text = json!({"players": ["a", "b", "c"], "deals": deals}).to_string();
    Standings::from_json(&text).unwrap_or_else(|faults| panic!("{faults}"))
}

/// An interval holds the true strength in about 95 of 100 matches, also if the games of a deal are
/// alike.
#[test]
fn intervals_of_strengths_hold_the_true_ones() {
    const TRIALS: u32 = 300;
    let mut dealer = Dealer::new(7);
    for copies in [1, 8] {
        let (mut held, mut squares, mut expected) = (0, 0.0, 0.0);
        for _ in 0..TRIALS {
            let best = &pairs(&mut dealer, 40, copies).lines()[0];
            let off = best.elo - 400.0 * 2_f64.log10();
            held += u32::from(off.abs() <= 1.96 * best.elo_error);
            squares += off * off;
            expected += best.elo_error * best.elo_error;
        }
        let share = f64::from(held) / f64::from(TRIALS);
        assert!((0.91..0.99).contains(&share), "{copies} copies: {share}");
        let ratio = expected / squares;
        assert!((0.8..1.5).contains(&ratio), "{copies} copies: {ratio}");
    }
    let one = pairs(&mut dealer, 1, 1).lines();
    assert!(one.iter().all(|line| line.elo_error > 100.0), "a single deal proves little: {one:?}");
}

#[test]
fn standings_are_not_read_that_no_match_has() {
    let fault = |text: &str| Standings::from_json(text).unwrap_err().to_string();
    let deal = r#"{"games":[1],"win":[1],"points":[0],"ahead":[[0,0],[0,0]],"seconds":[[],[]]}"#;
    let text = format!(r#"{{"players":["greedy","random"],"deals":[{deal}]}}"#);
    assert_eq!(fault(&text), "deal 0 of the standings is none of their players'");
    assert!(fault("[").contains("JSON"), "{}", fault("["));
    assert!(fault(r#"{"deals":[]}"#).contains("players"));
}

#[test]
fn a_match_that_is_stopped_keeps_whole_deals() {
    let setup = "players:3 rounds:1".parse().unwrap();
    let one = Match::<die_mauer::State>::new(&setup, &[Player::Greedy, Player::Random], 1).unwrap();
    let asked = AtomicU64::new(0);
    let some = |_| asked.fetch_add(1, Ordering::Relaxed) < 20_000;
    let standings = one.play(0..1000, 1, &some, |_| true).unwrap();
    assert!((1..1000).contains(&standings.deals()), "{}", standings.deals());
    let games: u64 = standings.lines().iter().map(|line| line.games).sum();
    assert_eq!(games, 9 * standings.deals());
}

/// Lets a game's players play a series, and returns what the series has become.
fn in_series<G: Judgement, T>(
    setup: &str,
    names: &[&str],
    with: impl FnOnce(Series<'_, G>) -> T,
) -> T {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let start = G::start(&G::bounded(&setup)).unwrap_or_else(|faults| panic!("{faults}"));
    let players: Vec<Player> = names.iter().map(|name| player(name)).collect();
    let players: Vec<&dyn Entrant<G>> = players.iter().map(|player| player as _).collect();
    with(Series::new(start, &players, 7).unwrap_or_else(|error| panic!("{error}")))
}

/// Plays a series of random players, and a simulation with the same seed.
fn is_a_simulation<G: Judgement>(setup: &str) {
    let simulation = Simulation::<G>::new(&setup.parse().expect("a setup"), 7).expect("allowed");
    let simulation = simulation.with_limit(500);
    in_series::<G, _>(setup, &["random", "random"], |series| {
        let series = series.with_limit(500);
        assert_eq!(series.play(3..40, 2, &unwatched), Ok(simulation.play(3..40)), "{setup}");
        assert_eq!(series.record(5, &unwatched), Ok(simulation.record(5)), "{setup}");
        assert_eq!(series.play(3..40, 2, &|_| false), Err(BotError::Stopped));
        assert_eq!(series.record(5, &|_| false), Err(BotError::Stopped));
    });
}

#[test]
fn random_players_play_the_games_of_a_simulation() {
    is_a_simulation::<die_mauer::State>("players:2 min_players:2 rounds:2");
    is_a_simulation::<berlin::State>("players:2");
    is_a_simulation::<mauerbauer::State>("players:2 board:hexagon");
}

/// Plays a series on one thread and on several, and its first game as a record.
fn is_repeatable<G: Judgement>(setup: &str, names: &[&str]) -> Result<(), BotError> {
    in_series::<G, _>(setup, names, |series| {
        let series = series.with_limit(60);
        let batch = series.play(0..9, 1, &unwatched)?;
        let column = |name: &str| batch.column(name).unwrap_or_default();
        assert_eq!(column("game"), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        for threads in [0, 2, 5, usize::MAX] {
            assert_eq!(
                series.play(0..9, threads, &unwatched)?,
                batch,
                "{setup} on {threads} threads"
            );
        }
        let record = series.record(0, &unwatched)?;
        assert_eq!(column("decisions")[0] as usize, record.decisions().len());
        for (seat, &score) in record.state().standing().iter() {
            assert_eq!(column(&format!("score_{seat}"))[0], score, "{setup}");
        }
        Ok(())
    })
}

#[test]
fn series_are_the_same_on_any_number_of_threads() -> Result<(), BotError> {
    is_repeatable::<die_mauer::State>("players:3 rounds:1", &["search:5", "random", "greedy"])?;
    is_repeatable::<berlin::State>("players:2", &["greedy", "random"])?;
    is_repeatable::<mauerbauer::State>("players:2 board:hexagon", &["flat:2", "random"])
}

#[test]
fn the_first_game_of_a_series_is_that_of_its_seed() {
    let names = ["easy", "random", "greedy"];
    in_series::<die_mauer::State, _>("players:3", &names, |series| {
        let record = series.record(0, &unwatched).unwrap();
        let seats = (0..3).filter_map(Seat::new);
        let mut seats: Vec<Opponent> =
            seats.zip(names).map(|(seat, name)| Opponent::seated(player(name), 7, seat)).collect();
        let again = bot::play(*record.start(), &mut seats, &mut Dealer::new(7), 10_000).unwrap();
        assert_eq!(record, again);
        assert_ne!(series.record(1, &unwatched).unwrap(), record);
    });
}

#[test]
fn series_stop_when_they_are_told_to() {
    let names = ["search:100000", "random"];
    in_series::<berlin::State, _>("players:2", &names, |series| {
        let asked = AtomicU64::new(0);
        let watch = |_| asked.fetch_add(1, Ordering::Relaxed) < 10;
        let stopped = series.play(0..1_000_000_000, 2, &watch);
        assert_eq!(stopped, Err(BotError::Stopped));
        let asked = asked.into_inner();
        assert!((11..100).contains(&asked), "it was asked {asked} times");
        assert_eq!(series.play(0..0, 2, &|_| false).unwrap().len(), 0);
    });
    let three = player("random");
    let players: [&dyn Entrant<berlin::State>; 3] = [&three, &three, &three];
    let start = berlin::State::start(&"players:2".parse().unwrap()).unwrap();
    let wrong = Series::new(start, &players, 1).unwrap_err();
    assert_eq!(wrong, BotError::Players { seats: 2, players: 3 });
}
