use mauerwerk::die_mauer::State;
use mauerwerk::solve::{Solution, Terms};
fn main() {
    for text in std::env::args().skip(1) {
        let now = std::time::Instant::now();
        let start: State = text.parse().unwrap();
        match Solution::find(&start, Terms { limit: 50_000_000, ..Terms::default() }) {
            Ok(s) => {
                println!(
                    "{text}: {} gap {:e} positions {} MB {} in {:?}",
                    s.bounds().middle(),
                    s.bounds().gap(),
                    s.positions(),
                    s.bytes() / 1000000,
                    now.elapsed()
                );
                for (seat, play) in &s.opening().play {
                    println!(
                        "  {seat}: {}",
                        play.iter()
                            .filter(|o| o.odds > 0.0)
                            .map(|o| format!("{} {:.4}", o.action, o.odds))
                            .collect::<Vec<_>>()
                            .join(", ")
                    );
                }
            }
            Err(e) => println!("{text}: {e}"),
        }
    }
}
