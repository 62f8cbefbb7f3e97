//! Plays players of one game against each other: every deal once with each player in each seat.
//!
//! `cargo run --release --example contest -- GAME SETUP DEALS SEED PLAYER PLAYER...`: the first player
//! sits in each seat in turn, the others follow clockwise.

use std::error::Error;
use std::time::Instant;

use mauerwerk::bot::{self, Bot, Judgement, Opponent, Player};
use mauerwerk::{Dealer, Seats, with_game};

/// What a player did over all games.
#[derive(Copy, Clone, Default)]
struct Result {
    games: f64,
    wins: f64,
    squares: f64,
    points: f64,
}

fn contest<G: Judgement>(setup: &str, deals: u64, seed: u64, names: &[String]) {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let start = G::start(&G::bounded(&setup)).unwrap_or_else(|faults| panic!("{faults}"));
    let players: Vec<Player> =
        names.iter().map(|name| name.parse().unwrap_or_else(|error| panic!("{error}"))).collect();
    let seats = start.seats();
    let mut results = vec![Result::default(); players.len()];
    let (clock, mut decisions) = (Instant::now(), 0);
    for deal in 0..deals {
        for turn in 0..seats {
            let at = |seat: usize| (seat + turn) % seats % players.len();
            let mut bots: Vec<Opponent> = (0..seats)
                .map(|seat| Opponent {
                    player: players[at(seat)],
                    seed: deal * 1000 + at(seat) as u64,
                })
                .collect();
            let mut bots: Vec<&mut dyn Bot<G>> =
                bots.iter_mut().map(|bot| bot as &mut dyn Bot<G>).collect();
            let record =
                bot::play(start.clone(), &mut bots, &mut Dealer::for_game(seed, deal), 100_000)
                    .unwrap_or_else(|error| panic!("{error}"));
            decisions += record.decisions().len();
            let Some(outcome) = record.outcome() else { continue };
            for seat in Seats::first(seats).iter() {
                let share = f64::from(u8::from(outcome.winners.contains(seat)))
                    / outcome.winners.len() as f64;
                let result = &mut results[at(seat.index())];
                result.games += 1.0;
                result.wins += share;
                result.squares += share * share;
                result.points += f64::from(outcome.scores[seat]);
            }
        }
    }
    for (name, Result { games, wins, squares, points }) in names.iter().zip(results) {
        let share = wins / games;
        let error = ((squares / games - share * share) / games).sqrt();
        println!("{name:>14} {share:.3} ± {:.3}  {:.1} points", 1.96 * error, points / games);
    }
    let time = clock.elapsed().as_secs_f64();
    println!("{decisions} decisions, {:.2} ms each", 1000.0 * time / decisions as f64);
}

fn main() -> std::result::Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, setup, deals, seed, players @ ..] = args.as_slice() else {
        return Err("GAME SETUP DEALS SEED PLAYER...".into());
    };
    let (deals, seed) = (deals.parse()?, seed.parse()?);
    with_game!(game.as_str(), G => contest::<G>(setup, deals, seed, players));
    Ok(())
}
