//! The command that looks rulings up.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::{Credit, GAMES, Info, Rule, RuleId, SetupOptions as _};
use serde::Serialize;

use crate::failure::Failure;
use crate::games::of_game;
use crate::rulings::{Ruling, looks_like_one};
use crate::say::{say, text};
use crate::{games, ink, nearest, options, page};

const EXAMPLES: &str = "\
Examples:
  mauerwerk rules die-mauer                all rulings of a game
  mauerwerk rules BE-21 DM-20              these, with the scenarios that show them
  mauerwerk rules die-mauer 20             one of this game
  mauerwerk rules --search 'empty fist'    those that speak of all these words
  mauerwerk rules --edition vil-coyote     those that an edition changes, and what it sets
  mauerwerk rules die-mauer --book         all of a game by chapter, to learn them
  mauerwerk rules berlin --json            all that is known of them, for programs";

/// Lists rulings, finds them by words, or prints them in full.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rules {
    /// Games, and rulings like DM-20. After the name of a game, 20 is enough
    #[arg(value_name = "GAME | ID")]
    what: Vec<String>,
    /// Finds the rulings whose title, sentence or options have all these words
    #[arg(long, value_name = "WORDS")]
    search: Option<String>,
    /// Finds the rulings that an edition changes, and lists what it sets
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
    /// Lists the rulings by chapter, in a good order for teaching
    #[arg(long, conflicts_with = "json")]
    book: bool,
    /// Prints the rulings as JSON
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let (games, named) = self.read()?;
        let mut out = ink::stdout_for(self.json);
        let changed = self.changed_by_edition(&games, self.json, &mut out)?;
        let mut rulings = match named.is_empty() {
            true => games.into_iter().flat_map(Ruling::all).collect(),
            false => named.clone(),
        };
        rulings.retain(|ruling| self.wants(ruling, changed.as_deref()));
        if rulings.is_empty() {
            return Err(self.nothing());
        }
        match (self.json, named.is_empty()) {
            (true, _) => print_json(&rulings, &mut out),
            (false, true) if self.book => list_by_chapter(&rulings, &mut out),
            (false, true) => list(&rulings, &mut out),
            (false, false) => tell_all(&rulings, &mut out),
        }
    }

    /// Reads the given games, or all of them, and the given rulings.
    fn read(&self) -> Result<(Vec<&'static Info>, Vec<Ruling>), Failure> {
        let (mut games, mut rulings) = (Vec::new(), Vec::new());
        for text in &self.what {
            match games::find(text) {
                Ok(game) => games.push(game),
                Err(_) if looks_like_one(text) || !games.is_empty() => {
                    rulings.push(Ruling::find(games.last().copied(), text)?);
                }
                Err(_) => return Err(neither(text)),
            }
        }
        if games.is_empty() {
            games.extend(GAMES);
        }
        Ok((games, rulings))
    }

    /// Returns what the edition sets, and its options, or `None` if no edition is given.
    fn changed_by_edition(
        &self,
        games: &[&'static Info],
        quietly: bool,
        out: &mut impl Write,
    ) -> Result<Option<Vec<String>>, Failure> {
        let Some(edition) = &self.edition else { return Ok(None) };
        let game = games.iter().find(|game| has_editions(game.id));
        let game = game.ok_or_else(|| Failure::input(say!(NoEditionsHere)))?;
        let sets = of_game!(game.id, G => options::set_by::<G>(&format!("edition:{edition}")))?;
        if !quietly {
            let options = (!sets.is_empty()).then(|| sets.join(" "));
            let told = text(&say!(EditionSets { edition: edition.clone(), options }));
            writeln!(out, "{}\n", page::prose(&told))?;
        }
        let name = |token: &String| token.split(':').next().unwrap_or_default().to_owned();
        Ok(Some(sets.iter().map(name).collect()))
    }

    fn wants(&self, ruling: &Ruling, changed: Option<&[String]>) -> bool {
        let found = self.search.as_ref().is_none_or(|words| ruling.speaks_of(words));
        let is_changed = |options: &[String]| {
            ruling.rule.options.iter().any(|option| options.iter().any(|changed| changed == option))
        };
        found && changed.is_none_or(is_changed)
    }

    fn nothing(&self) -> Failure {
        match &self.search {
            Some(words) => Failure::input(say!(NoRulingFound { words: format!("{words:?}") })),
            None => Failure::input(say!(NoRulingChanged)),
        }
    }
}

/// Returns whether a game has editions, which are sets of defaults.
fn has_editions(game: &str) -> bool {
    let options = mauerwerk::with_game!(game, G => <G as mauerwerk::Game>::Setup::NAMES);
    options.is_some_and(|options| options.contains(&"edition"))
}

fn neither(typed: &str) -> Failure {
    let games: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
    let question = nearest::question(typed, games.iter().copied());
    let (typed, games) = (format!("{typed:?}"), games.join(", "));
    Failure::input(text(&say!(NeitherGameNorRuling { typed, games })) + &question)
}

fn list_by_chapter(rulings: &[Ruling], out: &mut impl Write) -> Result<(), Failure> {
    let mut separator = "";
    for chapter in GAMES.iter().flat_map(|game| game.chapters) {
        let find = |id: &RuleId| rulings.iter().copied().find(|ruling| ruling.rule.id == *id);
        let rulings: Vec<Ruling> = chapter.rules.iter().filter_map(find).collect();
        if !rulings.is_empty() {
            writeln!(out, "{separator}{}\n", chapter.title(ink::lang()))?;
            list(&rulings, out)?;
            separator = "\n";
        }
    }
    Ok(())
}

fn list(rulings: &[Ruling], out: &mut impl Write) -> Result<(), Failure> {
    for ruling in rulings {
        let Rule { id, options, .. } = ruling.rule;
        let options = match options.is_empty() {
            true => String::new(),
            false => format!(" [{}]", options.join(", ")),
        };
        let told = format!("{}. {}{options}", ruling.title(), ruling.sentence());
        writeln!(out, "{}", page::item(&format!("{id:<6}  "), &told))?;
    }
    Ok(())
}

fn tell_all(rulings: &[Ruling], out: &mut impl Write) -> Result<(), Failure> {
    for (nth, ruling) in rulings.iter().enumerate() {
        if nth > 0 {
            writeln!(out)?;
        }
        tell(ruling, out)?;
    }
    Ok(())
}

fn tell(ruling: &Ruling, out: &mut impl Write) -> io::Result<()> {
    let Rule { id, sources, options, definition, .. } = ruling.rule;
    writeln!(out, "{}", page::item(&format!("{id}  "), ruling.title()))?;
    writeln!(out, "{}\n", page::prose(ruling.sentence()))?;
    let mut line =
        |label: &str, told: &str| writeln!(out, "{}", page::item(&format!("{label:<11}"), told));
    line(&text(&say!(RulingSource)), &sources.join("; "))?;
    for &Credit { sign, meaning, .. } in ruling.credits() {
        line("", &text(&say!(SignIs { sign, meaning })))?;
    }
    if !options.is_empty() {
        line(&text(&say!(RulingOption)), &options.join(", "))?;
    }
    if *definition {
        line(&text(&say!(RulingKind)), &text(&say!(ADefinition)))?;
    }
    for (place, scenario) in ruling.scenarios().enumerate() {
        let label = if place == 0 { text(&say!(RulingScenarios)) } else { String::new() };
        line(&label, &format!("{}: {}", scenario.name(), scenario.title(ink::lang())))?;
    }
    Ok(())
}

/// A ruling for programs.
#[derive(Serialize)]
struct Told {
    game: &'static str,
    id: RuleId,
    title: &'static str,
    sentence: &'static str,
    sources: &'static [&'static str],
    options: &'static [&'static str],
    definition: bool,
    scenarios: Vec<String>,
}

fn print_json(rulings: &[Ruling], out: &mut impl Write) -> Result<(), Failure> {
    let told = |ruling: &Ruling| Told {
        game: ruling.game.id,
        id: ruling.rule.id,
        title: ruling.title(),
        sentence: ruling.sentence(),
        sources: ruling.rule.sources,
        options: ruling.rule.options,
        definition: ruling.rule.definition,
        scenarios: ruling.scenarios().map(|scenario| scenario.name().to_owned()).collect(),
    };
    let told: Vec<Told> = rulings.iter().map(told).collect();
    Ok(writeln!(out, "{}", serde_json::to_string_pretty(&told).map_err(io::Error::from)?)?)
}
