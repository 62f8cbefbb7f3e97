use mauerwerk::bot::{Judgement, Match, Player};
use mauerwerk::with_game;
use std::error::Error;
fn contest<G: Judgement>(setup: &str, deals: u64, seed: u64, names: &[String]) {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let players: Vec<Player> = names.iter().map(|name| name.parse().unwrap()).collect();
    let standings =
        Match::<G>::new(&setup, &players, seed).unwrap().play(0..deals, 1, |_| true).unwrap();
    for line in standings.lines() {
        println!(
            "{:>14} {:.3} ± {:.3}  {:.1} points {:.0} elo {:.2} ms",
            line.player.to_string(),
            line.win,
            1.96 * line.error,
            line.points,
            line.elo,
            1000.0 * line.seconds
        );
    }
}
fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, setup, deals, seed, players @ ..] = args.as_slice() else {
        return Err("GAME SETUP DEALS SEED PLAYER...".into());
    };
    let (deals, seed) = (deals.parse()?, seed.parse()?);
    with_game!(game.as_str(), G => contest::<G>(setup, deals, seed, players));
    Ok(())
}
