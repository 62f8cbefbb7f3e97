//! The tables of `docs/sentences` list every sentence of the rule texts, with the rulings that say
//! the same. The sources of the rulings agree with them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use mauerwerk::{GAMES, Info, Rule};

/// A row of a table: the text it belongs to, and what its last column says.
struct Row {
    text: String,
    place: String,
    says: String,
}

/// Returns the table of a game, or `None` if it has none.
fn table(game: &Info) -> Option<Vec<Row>> {
    let file = format!("../docs/sentences/{}.md", game.id);
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).ok()?;
    let mut text = String::new();
    let mut rows = Vec::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            text = heading.split(':').next().unwrap_or_default().to_owned();
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if let ["", place, begins, says, ""] = cells[..]
            && !["where", "---"].contains(&place)
        {
            let place = format!("{place}, {begins}");
            rows.push(Row { text: text.clone(), place, says: says.to_owned() });
        }
    }
    Some(rows)
}

/// Returns the games that have a table, with it.
fn tables() -> Vec<(&'static Info, Vec<Row>)> {
    let tables: Vec<_> =
        GAMES.iter().filter_map(|game| table(game).map(|rows| (game, rows))).collect();
    assert!(tables.len() > 1, "the tables are read");
    tables
}

/// Returns whether a row says that its sentence rules nothing.
fn rules_nothing(says: &str) -> bool {
    ["flavour", "definition"].contains(&says)
}

/// Returns the signs that the sources of a ruling use, without those of texts that it calls silent.
fn signs(rule: &Rule) -> BTreeSet<&'static str> {
    rule.sources
        .iter()
        .filter(|clause| !clause.ends_with(" silent"))
        .flat_map(|clause| clause.split(|letter: char| !letter.is_alphanumeric()))
        .collect()
}

/// Returns whether a ruling rests on none of the texts in the tables.
fn rests_on_no_text(rule: &Rule) -> bool {
    ["house", "other"].iter().any(|sign| signs(rule).contains(sign))
}

#[test]
fn every_row_names_rulings_or_says_that_it_rules_nothing() {
    for (game, rows) in tables() {
        assert!(rows.len() > 50, "{}: {} rows", game.id, rows.len());
        for Row { place, says, .. } in &rows {
            let known = says.split(' ').all(|id| game.rule(id).is_some());
            assert!(known || rules_nothing(says), "{}: {place}: {says}", game.id);
        }
    }
}

#[test]
fn no_row_is_there_twice() {
    for (game, rows) in tables() {
        let mut places = BTreeSet::new();
        for Row { text, place, .. } in &rows {
            assert!(places.insert((text, place)), "{}: {text}: {place}", game.id);
        }
    }
}

#[test]
fn every_ruling_is_in_a_row_or_a_decision_of_the_house() {
    for (game, rows) in tables() {
        let named: BTreeSet<&str> = rows.iter().flat_map(|row| row.says.split(' ')).collect();
        let missing: Vec<&str> = game
            .rules
            .iter()
            .filter(|rule| !named.contains(rule.id.as_str()) && !rests_on_no_text(rule))
            .map(|rule| rule.id.as_str())
            .collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.id);
    }
}

#[test]
fn sources_credit_the_texts_that_say_so_and_no_others() {
    for (game, rows) in tables() {
        let texts: BTreeSet<&str> = rows.iter().map(|row| row.text.as_str()).collect();
        for rule in game.rules {
            let says = |row: &&Row| row.says.split(' ').any(|id| id == rule.id.as_str());
            let found: BTreeSet<&str> =
                rows.iter().filter(says).map(|row| row.text.as_str()).collect();
            let credited: BTreeSet<&str> = signs(rule).intersection(&texts).copied().collect();
            assert_eq!(credited, found, "{}: {:?}", rule.id, rule.sources);
        }
    }
}

#[test]
fn every_source_uses_signs_that_are_explained() {
    for game in GAMES {
        assert!(game.credits.iter().any(|credit| credit.sign == "house"), "{}", game.id);
        for rule in game.rules {
            let known = game.credits.iter().any(|credit| signs(rule).contains(credit.sign));
            assert!(known, "{}: {:?}", rule.id, rule.sources);
        }
    }
}
