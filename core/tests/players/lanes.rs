//! Lanes play the games of their seed, with any number of lanes and threads.

use std::collections::BTreeMap;
use std::num::NonZero;

use mauerwerk::bot::{self, BotError, Entrant, Judgement, Player, Series, unwatched};
use mauerwerk::{
    ActionSet, Arrays as _, Ended, FullGame, Game as _, LaneChoiceError, Lanes, Record, Seat,
    Simulation, StepError, Turn, View, berlin, die_mauer, mauerbauer,
};

fn lanes<G: FullGame>(setup: &str, count: usize) -> Lanes<G> {
    let setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    Lanes::new(&setup, count, 7).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Plays lanes until the first games are over, and returns those.
fn play<G: FullGame>(mut lanes: Lanes<G>, games: u64) -> BTreeMap<u64, Ended> {
    let mut slots = vec![0; lanes.len()];
    let mut ended = BTreeMap::new();
    while !(0..games).all(|game| ended.contains_key(&game)) {
        lanes.choose(&mut slots);
        lanes.step(&slots).unwrap_or_else(|error| panic!("{error}"));
        let games = (0..lanes.len()).filter_map(|lane| lanes.ended(lane));
        ended.extend(games.map(|game| (game.game, *game)));
    }
    ended.retain(|&game, _| game < games);
    ended
}

fn plays_the_games_of_the_seed<G: FullGame>(setup: &str) {
    let played = play(lanes::<G>(setup, 5), 12);
    let simulation = Simulation::<G>::new(&setup.parse().unwrap_or_default(), 7);
    let batch = simulation.unwrap_or_else(|faults| panic!("{faults}")).play(0..12);
    let column = |name: &str| batch.column(name).expect("a column").to_vec();
    let listed: Vec<i32> = played.values().map(|ended| ended.decisions as i32).collect();
    assert_eq!(listed, column("decisions"), "{setup}");
    for seat in 0..played[&0].scores.len() {
        let seat = Seat::new(seat as u8).expect("a seat");
        let scores: Vec<i32> = played.values().map(|ended| ended.scores[seat]).collect();
        assert_eq!(scores, column(&format!("score_{seat}")), "{setup}");
        let won: Vec<i32> =
            played.values().map(|ended| ended.winners.contains(seat).into()).collect();
        assert_eq!(won, column(&format!("won_{seat}")), "{setup}");
    }
    let threads = NonZero::new(3).expect("some");
    assert_eq!(play(lanes::<G>(setup, 200).with_threads(threads), 12), played, "{setup}");
}

#[test]
fn lanes_play_the_games_of_their_seed() {
    plays_the_games_of_the_seed::<die_mauer::State>("");
    plays_the_games_of_the_seed::<berlin::State>("rows:3 columns:4 target:3");
    plays_the_games_of_the_seed::<berlin::State>(
        "players:4 variants:pair-a-dice hammer_setup:random",
    );
    plays_the_games_of_the_seed::<mauerbauer::State>("players:3");
}

fn arrays_are_what_each_seat_sees<G: FullGame>(setup: &str) {
    let mut lanes = lanes::<G>(setup, 130).with_threads(NonZero::new(2).expect("some"));
    let (width, count) = (lanes.layout().len(), lanes.slots());
    let mut features = vec![f32::NAN; 130 * width];
    let mut masks = vec![true; 130 * count];
    let mut slots = vec![0; 130];
    for _ in 0..30 {
        lanes.write_features(&mut features);
        lanes.write_masks(&mut masks);
        for lane in 0..lanes.len() {
            let state = lanes.state(lane).expect("a lane");
            let seat = lanes.seat(lane).expect("somebody decides");
            let shown = state.view(seat.into()).features();
            assert_eq!(features[lane * width..][..width], shown, "{state}");
            assert_eq!(masks[lane * count..][..count], state.mask(seat), "{state}");
            assert_eq!(lanes.legal(lane).len(), state.actions(seat).len());
        }
        lanes.choose(&mut slots);
        lanes.step(&slots).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn arrays_of_lanes_are_what_each_seat_sees() {
    arrays_are_what_each_seat_sees::<die_mauer::State>("players:5");
    arrays_are_what_each_seat_sees::<berlin::State>("");
    arrays_are_what_each_seat_sees::<mauerbauer::State>("");
}

#[test]
fn a_wrong_step_changes_nothing() {
    let mut lanes = lanes::<die_mauer::State>("", 3);
    let before: Vec<_> = (0..3).map(|lane| *lanes.state(lane).expect("a lane")).collect();
    let wrong = lanes.step(&[0, 0, 9]);
    assert_eq!(wrong, Err(StepError::Slot { lane: 2, slot: 9, seat: Seat::FIRST }));
    let error = wrong.unwrap_err().to_string();
    assert_eq!(error, "lane 2: slot 9 holds no legal action of seat 0");
    assert_eq!(lanes.step(&[0]).unwrap_err().to_string(), "1 slots for 3 lanes");
    assert!(lanes.step(&[0, 0, u32::MAX]).is_err());
    let after: Vec<_> = (0..3).map(|lane| *lanes.state(lane).expect("a lane")).collect();
    assert_eq!(before, after);
}

#[test]
fn lanes_that_are_not_chosen_stand_still() {
    let mut lanes = lanes::<die_mauer::State>("", 3).with_threads(NonZero::new(2).expect("some"));
    let before = *lanes.state(1).expect("a lane");
    lanes.step_where(&[0, 9, 0], &[true, false, true]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(lanes.state(1), Some(&before));
    assert_eq!(
        [0, 1, 2].map(|lane| lanes.seat(lane).map(Seat::number)),
        [Some(1), Some(0), Some(1)]
    );

    lanes.restart_where(&[false, true, false]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!([0, 1, 2].map(|lane| lanes.game(lane)), [Some(0), Some(4), Some(2)]);
    let wrong = [lanes.step_where(&[0; 3], &[true]), lanes.restart_where(&[true; 4])];
    let texts = wrong.map(|wrong| wrong.unwrap_err().to_string());
    assert_eq!(texts[0], "a choice of 1 lanes, where there are 3");
    assert_eq!(texts[1], "a choice of 4 lanes, where there are 3");
    assert!(lanes.step_where(&[9, 0, 0], &[true; 3]).is_err());
}

#[test]
fn the_last_position_of_a_game_can_be_looked_at() {
    let mut lanes = lanes::<die_mauer::State>("rounds:1", 2);
    let mut slots = [0; 2];
    while lanes.ended(0).is_none() {
        assert_eq!(lanes.last(0), None);
        lanes.choose(&mut slots);
        lanes.step(&slots).unwrap_or_else(|error| panic!("{error}"));
    }
    let (last, ended) = (lanes.last(0).expect("it ended"), lanes.ended(0).expect("it ended"));
    assert_eq!(last.standing(), ended.scores);
    assert!(matches!(last.turn(), Turn::Over(outcome) if outcome.winners == ended.winners));
    lanes.choose(&mut slots);
    lanes.step_where(&slots, &[false, true]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((lanes.ended(0), lanes.last(0), lanes.last(2)), (None, None, None));
}

#[test]
fn games_are_given_up_at_the_limit() {
    let mut lanes = lanes::<die_mauer::State>("", 2).with_limit(6);
    let mut slots = [0; 2];
    for _ in 0..6 {
        assert_eq!(lanes.ended(1), None);
        lanes.choose(&mut slots);
        lanes.step(&slots).unwrap_or_else(|error| panic!("{error}"));
    }
    let ended = lanes.ended(1).expect("it was given up");
    assert_eq!((ended.game, ended.decisions, ended.finished), (1, 6, false));
    assert!(ended.winners.is_empty());
    assert_eq!(lanes.game(1), Some(3));
}

#[test]
fn games_are_given_up_before_anybody_decides() {
    let simulation = Simulation::<berlin::State>::new(&berlin::Setup::default(), 7);
    let simulation = simulation.unwrap_or_else(|faults| panic!("{faults}")).with_limit(3);
    let mut lanes = lanes::<berlin::State>("", 2).with_limit(3);
    assert_eq!((lanes.seat(0), lanes.legal(0).len()), (None, 0));
    for step in 0..2 {
        lanes.step(&[9, 9]).unwrap_or_else(|error| panic!("{error}"));
        let ended = [0, 1].map(|lane| *lanes.ended(lane).expect("it was given up"));
        assert_eq!(ended.map(|ended| ended.game), [2 * step, 2 * step + 1]);
        let listed = simulation.play(2 * step..2 * step + 2);
        let decisions = ended.map(|ended| ended.decisions as i32);
        assert_eq!(decisions, listed.column("decisions").expect("a column"));
        assert!(ended.iter().all(|ended| !ended.finished));
    }
}

#[test]
fn seats_that_decide_together_see_nothing_of_each_other() {
    let mut lanes = lanes::<die_mauer::State>("", 1);
    let before = lanes.state(0).expect("a lane").view(Seat::new(1).expect("a seat").into());
    lanes.step(&[3]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(lanes.seat(0), Seat::new(1));
    let first = lanes.layout().clone();
    let fists = first.feature("fists").expect("a part").range.clone();
    let mut features = vec![0.0; first.len()];
    lanes.write_features(&mut features);
    // What has changed is that seat 0, three places on, has a closed fist on the table.
    let mut expected = before.features()[fists.clone()].to_vec();
    expected[3 * 10] = 1.0;
    assert_eq!(features[fists], expected);
}

/// Lets one player choose in all lanes until the first games are over, and returns those.
fn play_by<G: Judgement>(mut lanes: Lanes<G>, player: Player, games: u64) -> BTreeMap<u64, Ended> {
    let (all, mut slots) = (vec![true; lanes.len()], vec![0; lanes.len()]);
    let mut ended = BTreeMap::new();
    while ended.len() < games as usize {
        let chosen = lanes.choose_by(player, &all, &mut slots, &unwatched);
        chosen.and_then(|()| Ok(lanes.step(&slots)?)).unwrap_or_else(|error| panic!("{error}"));
        let games = (0..lanes.len()).filter_map(|lane| lanes.ended(lane));
        ended.extend(games.filter(|game| game.game < 4).map(|game| (game.game, *game)));
    }
    ended
}

fn players_play_the_games_of_a_series<G: Judgement>(setup: &str, player: Player) {
    let start = lanes::<G>(setup, 1).state(0).expect("a lane").setup();
    let start = G::start(&G::bounded(&start)).unwrap_or_else(|faults| panic!("{faults}"));
    let players = vec![&player as &dyn Entrant<G>; start.seats()];
    let series = Series::new(start, &players, 7).expect("a player for each seat");
    let lanes = lanes::<G>(setup, 2).remembering();
    for (game, ended) in play_by(lanes, player, 4) {
        let record = series.record(game, &unwatched).expect("they choose");
        assert_eq!(ended.decisions, record.decisions().len() as u64, "{setup}, game {game}");
        assert_eq!(ended.scores, record.state().standing(), "{setup}, game {game}");
    }
}

#[test]
fn players_in_lanes_play_the_games_of_a_series() {
    players_play_the_games_of_a_series::<die_mauer::State>("rounds:1", Player::Greedy);
    players_play_the_games_of_a_series::<die_mauer::State>("rounds:1", Player::Search(20));
    players_play_the_games_of_a_series::<berlin::State>(
        "rows:3 columns:4 target:3 variants:crazy-eights",
        Player::Greedy,
    );
    players_play_the_games_of_a_series::<mauerbauer::State>(
        "players:2 board:strip",
        Player::Greedy,
    );
}

#[test]
fn a_lane_knows_what_a_record_of_its_game_knows() {
    let mut lanes = lanes::<die_mauer::State>("", 1).remembering();
    let mut record = Record::from_state(*lanes.state(0).expect("a lane"));
    for _ in 0..60 {
        let seat = lanes.seat(0).expect("somebody decides");
        let seen = bot::seen_by(&record, seat);
        assert_eq!(lanes.seen(0), Some(&seen));
        assert_eq!(lanes.seen(0).map(|seen| seen.key()), Some(seen.key()));
        let mut slot = [0];
        lanes.choose(&mut slot);
        let action = record.state().action_of(seat, slot[0]).expect("it is legal");
        record.push(seat.into(), action).expect("it is legal");
        lanes.step(&slot).expect("it is legal");
    }
}

#[test]
fn players_are_refused_what_they_cannot_choose_from() {
    let mut slots = [9; 2];
    let mut forgetful = lanes::<berlin::State>("", 2);
    let error = forgetful.choose_by(Player::Greedy, &[true; 2], &mut slots, &unwatched);
    let error = error.expect_err("nothing is kept");
    assert_eq!(error, LaneChoiceError::Forgetful("greedy".to_owned()));
    assert_eq!(
        error.to_string(),
        "greedy needs each seat's history: create the lanes with remembering()"
    );
    assert_eq!(forgetful.seen(0), None);
    let mut lanes = forgetful.remembering();
    let error = lanes.choose_by(Player::Greedy, &[true], &mut slots, &unwatched);
    assert_eq!(error, Err(StepError::Lanes { given: 1, lanes: 2 }.into()));
    let error = lanes.choose_by(Player::Greedy, &[true; 2], &mut slots[..1], &unwatched);
    assert_eq!(error, Err(StepError::Count { given: 1, lanes: 2 }.into()));
    let error = lanes.choose_by(Player::Greedy, &[true; 2], &mut slots, &|_| false);
    assert_eq!(error, Err(BotError::Stopped.into()));
    let error = lanes.choose_by(Player::Search(0), &[true; 2], &mut slots, &unwatched);
    assert!(matches!(error, Err(LaneChoiceError::Player(BotError::Budget { .. }))));
    assert_eq!(slots, [9; 2]);
    lanes.choose_by(Player::Greedy, &[false, true], &mut slots, &unwatched).expect("it chooses");
    assert_eq!(slots[0], 9);
    assert!(lanes.legal(1).contains(&slots[1]));
}

#[test]
fn no_lanes_are_no_harm() {
    let mut none = lanes::<berlin::State>("", 0);
    assert!(none.is_empty());
    none.write_features(&mut []);
    assert_eq!(none.step(&[]), Ok(()));
    assert_eq!((none.seat(0), none.legal(0).len(), none.ended(0)), (None, 0, None));
}

/// Plays on, and returns the text of a checkpoint after that.
fn after<G: Judgement>(mut lanes: Lanes<G>, player: Player, steps: usize) -> (String, Lanes<G>) {
    let (all, mut slots) = (vec![true; lanes.len()], vec![0; lanes.len()]);
    for _ in 0..steps {
        let chosen = lanes.choose_by(player, &all, &mut slots, &unwatched);
        chosen.and_then(|()| Ok(lanes.step(&slots)?)).unwrap_or_else(|error| panic!("{error}"));
    }
    (serde_json::to_string(&lanes).expect("a checkpoint"), lanes)
}

fn lanes_go_on_from_a_checkpoint<G: Judgement>(lanes: &Lanes<G>, player: Player) {
    for steps in [0, 1, 7, 60] {
        let (saved, lanes) = after(lanes.clone(), player, steps);
        let read: Lanes<G> = serde_json::from_str(&saved).expect("lanes");
        assert_eq!(serde_json::to_string(&read).expect("a checkpoint"), saved);
        for lane in 0..lanes.len() {
            assert_eq!((read.seat(lane), read.legal(lane)), (lanes.seat(lane), lanes.legal(lane)));
            assert_eq!((read.ended(lane), read.last(lane)), (lanes.ended(lane), lanes.last(lane)));
        }
        assert_eq!(after(read, player, 50).0, after(lanes, player, 50).0, "{steps} steps");
    }
}

#[test]
fn lanes_continue_exactly_from_a_checkpoint() {
    let short = "rows:3 columns:4 target:3";
    lanes_go_on_from_a_checkpoint(&lanes::<die_mauer::State>("rounds:1", 3), Player::Random);
    lanes_go_on_from_a_checkpoint(&lanes::<berlin::State>(short, 3), Player::Random);
    lanes_go_on_from_a_checkpoint(&lanes::<berlin::State>("", 2).with_limit(3), Player::Random);
    lanes_go_on_from_a_checkpoint(&lanes::<mauerbauer::State>("", 2), Player::Random);
    let greedy = Player::Greedy;
    lanes_go_on_from_a_checkpoint(&lanes::<die_mauer::State>("", 2).remembering(), greedy);
    lanes_go_on_from_a_checkpoint(&lanes::<berlin::State>(short, 2).remembering(), greedy);
    let strip = lanes::<mauerbauer::State>("board:strip", 2).remembering();
    lanes_go_on_from_a_checkpoint(&strip, greedy);
}

#[test]
fn a_wrong_checkpoint_is_refused() {
    let saved = serde_json::to_value(lanes::<die_mauer::State>("", 2)).expect("a checkpoint");
    let read = |saved: serde_json::Value| serde_json::from_value::<Lanes<die_mauer::State>>(saved);
    assert!(read(saved.clone()).is_ok());
    let mut other = saved.clone();
    let of_three = lanes::<die_mauer::State>("players:3", 1);
    other["lanes"][1]["state"] = serde_json::to_value(of_three.state(0)).expect("a state");
    assert_eq!(read(other).unwrap_err().to_string(), "lane 1 is of other games");
    let mut forgetful = saved.clone();
    forgetful["remembers"] = true.into();
    assert_eq!(read(forgetful).unwrap_err().to_string(), "lane 0 is of other games");
    let mut dealer = saved;
    dealer["lanes"][0]["streams"]["chance"] = "12é".into();
    assert!(read(dealer).unwrap_err().to_string().starts_with("a dealer must be 64 hexadecimal"));
}

#[test]
fn lanes_with_a_seed_each_play_the_games_of_their_seeds() {
    let (setup, seeds) = (die_mauer::Setup { rounds: 1, ..Default::default() }, [7, 9, 7]);
    let mut lanes = Lanes::<die_mauer::State>::seeded(&setup, &seeds).expect("lanes");
    let mut alone = seeds.map(|seed| Lanes::<die_mauer::State>::new(&setup, 1, seed).expect("one"));
    let mut slots = [0; 3];
    for _ in 0..100 {
        lanes.choose(&mut slots);
        lanes.step(&slots).expect("they are legal");
        for (place, one) in alone.iter_mut().enumerate() {
            one.choose(&mut slots[..1]);
            one.step(&slots[..1]).expect("it is legal");
            assert_eq!((lanes.game(place), lanes.state(place)), (one.game(0), one.state(0)));
            assert_eq!(lanes.ended(place), one.ended(0));
        }
    }
}
