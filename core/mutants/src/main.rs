//! `mutants FILE...` rewrites sources so that one program has all their mutants, and prints them.
//!
//! A mutant is a source with one small fault. Every place with a fault asks `crate::mutants::on` for
//! its number, so that an environment variable chooses the mutant when the program starts. The
//! option `--without N,N,...` leaves out the mutants that the compiler refused. Numbers are the same
//! in every run, and each line of a source stays on its line.
//!
//! `cargo-mutants` edits the source for each mutant, so each of its mutants costs a build of the core
//! and of a test program. Here a mutant costs only a run. `docs/MUTANTS.md` has both figures.

mod edit;
mod places;

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;

fn main() -> Result<(), Box<dyn Error>> {
    let mut files = Vec::new();
    let mut without = BTreeSet::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--without" {
            let numbers = arguments.next().unwrap_or_default();
            let numbers = numbers.split(',').filter(|number| !number.is_empty());
            without = numbers.map(str::parse).collect::<Result<_, _>>()?;
        } else {
            files.push(argument);
        }
    }
    let mut next = 1;
    for file in files {
        let source = fs::read_to_string(&file)?;
        let found = places::of(&source, &mut next).map_err(|error| format!("{file}: {error}"))?;
        fs::write(&file, edit::applied(&source, &found, &without))?;
        for mutant in found.iter().flat_map(|place| &place.mutants) {
            let listed = serde_json::json!({
                "number": mutant.number, "file": file, "line": mutant.line,
                "function": mutant.function, "fault": mutant.fault,
            });
            println!("{listed}");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source with every kind of place, and two lines that are not places.
    const SOURCE: &str = "
        const TWO: u8 = 1 + 1;
        fn of(a: u8, b: i8) -> bool {
            a < 3
                && b == -b
        }
        fn name(mut a: u8) {
            a += 1;
            match a { 2 => of(a, 1), public => !of(public, 2) };
        }
        #[test]
        fn tested() -> bool { 1 == 2 }
    ";

    #[test]
    fn every_kind_of_place_has_faults() {
        let found = places::of(SOURCE, &mut 1).expect("the source is valid");
        let told = found.iter().flat_map(|place| &place.mutants);
        let told: Vec<_> = told
            .map(|one| format!("{} {} {}: {}", one.number, one.line, one.function, one.fault))
            .collect();
        let expected = [
            "1 3 of: returns true",
            "2 3 of: returns false",
            "3 5 of: || instead of &&",
            "4 4 of: <= instead of <",
            "5 4 of: > instead of <",
            "6 5 of: != instead of ==",
            "7 5 of: without -",
            "8 7 name: returns ",
            "9 8 name: -= instead of +=",
            "10 9 name: without the arm 2",
            "11 9 name: without !",
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn a_source_with_faults_keeps_its_lines() {
        let found = places::of(SOURCE, &mut 1).expect("the source is valid");
        let text = edit::applied(SOURCE, &found, &BTreeSet::from([2]));
        syn::parse_file(&text).expect("the source with faults is valid");
        assert_eq!(text.lines().count(), SOURCE.lines().count());
        for number in 1..=11 {
            assert_eq!(text.contains(&format!("on({number})")), number != 2, "{number}: {text}");
        }
        let all = (1..=11).collect();
        assert_eq!(edit::applied(SOURCE, &found, &all), SOURCE);
    }
}
