//! The tables of `docs/SOLVED.md`, held by another program.

use super::{brute, evenly, near, state};
use mauerwerk::Record;
use mauerwerk::die_mauer::State;
use mauerwerk::solve::{Solution, Terms};

/// Reads the page, which takes long to make: no program waits for it to be built.
fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/SOLVED.md");
    std::fs::read_to_string(path).expect("the page")
}

/// Returns the rows of stocks below a heading: the stock, the positions, the value and what random play
/// loses against who knows it.
fn rows(page: &str, heading: &str) -> Vec<[String; 4]> {
    let begin = page.find(heading).expect("the heading") + heading.len();
    let end = page[begin..].find("\n#").map_or(page.len(), |end| begin + end);
    let rows = page[begin..end].lines().filter(|line| line.starts_with("| `"));
    let cells = |line: &str| -> [String; 4] {
        let cells: Vec<&str> = line.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        [cells[1], cells[2], cells[3], cells[7]].map(str::to_owned)
    };
    rows.map(cells).collect()
}

#[test]
fn the_page_is_what_the_programs_find() {
    for idle in 1..=2 {
        let rows = rows(&page(), &format!("### Idle limit {idle}\n"));
        assert_eq!(rows.len(), 127, "every stock has a row");
        for [stock, positions, value, random] in rows {
            // A set of three takes another program a second, one of four a minute.
            if stock.len() > 3 || (stock.len() == 3 && idle == 2 && !stock.contains('G')) {
                continue;
            }
            let start = state(&format!("max_idle_turns:{idle} stock:{stock}"));
            let solution = Solution::find(&start, Terms::default()).expect("a small game");
            let naive = brute::play(&start);
            assert!(near(naive, solution.bounds().middle()), "{stock}");
            assert_eq!(positions, solution.positions().to_string(), "{stock}");
            assert_eq!(value, format!("{naive:.4}"), "{stock}");
            let mut policy = |record: &Record<State>, seat| Ok(evenly(record, seat));
            let loss = solution.exploitability(&mut policy, &|_| true).expect("it plays");
            assert_eq!(random, format!("{loss:.4}"), "{stock}");
        }
    }
}
