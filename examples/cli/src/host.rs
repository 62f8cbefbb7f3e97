//! The host of a game: asks people one after the other, and plays for all others at random.

use std::io::{self, Write as _};
use std::path::Path;

use mauerwerk::{Actor, Dealer, Event as _, Game, Record, Seat, Seats, Turn, View as _, Viewer};

use crate::failure::{Failure, one_line};
use crate::order::Order;
use crate::people::Seated;
use crate::screen::Screen;
use crate::{files, games, grid};

/// Leads people through a game.
pub(crate) struct Host<G: Game> {
    record: Record<G>,
    seated: Seated,
    seed: u64,
    screen: Screen,
    /// Names the person at the screen.
    looking: Option<Seat>,
    /// Names the person who decides anew, after a decision was taken back.
    recalled: Option<Seat>,
    /// Holds for each seat how many decisions came before its last one.
    seen: [usize; Seat::MAX],
    /// Holds what the person at the screen is told with the next prompt.
    notice: String,
}

/// Says how a person's turn ended.
#[derive(Eq, PartialEq)]
enum Asked {
    Played,
    Left,
}

impl<G: Game> Host<G> {
    /// Seats everybody.
    pub(crate) fn new(
        mut record: Record<G>,
        mut seated: Seated,
        seed: u64,
        screen: Screen,
    ) -> Result<Self, Failure> {
        seated.learn_names(record.names());
        record.set_names(seated.names())?;
        let seen = [record.decisions().len(); Seat::MAX];
        Ok(Self {
            record,
            seated,
            seed,
            screen,
            looking: None,
            recalled: None,
            seen,
            notice: String::new(),
        })
    }

    /// Returns the game so far.
    pub(crate) fn record(&self) -> &Record<G> {
        &self.record
    }

    fn state(&self) -> &G {
        self.record.state()
    }

    /// Plays until the game is over or a person leaves it.
    pub(crate) fn play(&mut self) -> Result<(), Failure> {
        loop {
            match self.state().turn() {
                Turn::Over(_) => return Ok(()),
                Turn::Chance => self.draw(Actor::Chance)?,
                Turn::Decide(seats) => {
                    let seat = self.next_of(seats);
                    if !self.seated.people().contains(seat) {
                        self.draw(seat.into())?;
                    } else if self.ask(seat)? == Asked::Left {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Returns who decides next: the person at the screen if possible, because those who decide
    /// together may do so in any order, and handing over takes time.
    fn next_of(&mut self, seats: Seats) -> Seat {
        let preferred = [self.recalled.take(), self.looking].into_iter().flatten();
        let mut waiting = preferred.filter(|&seat| seats.contains(seat)).chain(seats.iter());
        waiting.next().unwrap_or(Seat::FIRST)
    }

    /// Decides at random. Each decision has a dealer of its own, so that a game goes on in the same
    /// way after a decision is taken back or the game is saved and loaded.
    fn draw(&mut self, actor: Actor) -> Result<(), Failure> {
        let mut dealer = Dealer::for_game(self.seed, self.record.decisions().len() as u64);
        let action = match actor {
            Actor::Chance => self.state().deal(&mut dealer),
            Actor::Seat(seat) => dealer.choose(&self.state().actions(seat)),
        };
        let action = action.ok_or_else(|| Failure::input(format_args!("{actor} cannot go on")))?;
        self.record.push(actor, action).map_err(Failure::input)
    }

    /// Asks a person until a decision is made or the game is left.
    fn ask(&mut self, seat: Seat) -> Result<Asked, Failure> {
        if self.hand_over(seat)? == Asked::Left {
            return Ok(Asked::Left);
        }
        let prompt = format!("{}> ", self.seated.title(seat));
        let Some(line) = self.screen.ask(&prompt, self.words(seat))? else {
            return Ok(Asked::Left);
        };
        match Order::read(&line) {
            Order::Quit => return Ok(Asked::Left),
            order => self.obey(seat, order)?,
        }
        Ok(Asked::Played)
    }

    /// Brings a person to the screen, and shows what that person sees.
    fn hand_over(&mut self, seat: Seat) -> Result<Asked, Failure> {
        let shared = self.seated.people().len() > 1;
        let new = self.looking != Some(seat);
        if new && shared {
            let title = self.seated.title(seat);
            let screen = &self.screen;
            screen.clear()?;
            screen.say(&format!("{}\n", G::INFO.name))?;
            let prompt = format!("Hand over to {title}, who presses Enter: ");
            screen.forget_typed()?;
            match screen.ask(&prompt, Vec::new())?.as_deref().map(Order::read) {
                None | Some(Order::Quit) => return Ok(Asked::Left),
                Some(_) => (),
            }
        }
        self.looking = Some(seat);
        self.show(seat, new)?;
        Ok(Asked::Played)
    }

    /// Shows the game to a person. Plain text is not repeated where a notice is all that is new.
    fn show(&mut self, seat: Seat, new: bool) -> Result<(), Failure> {
        let notice = std::mem::take(&mut self.notice);
        let screen = &self.screen;
        if !new && !notice.is_empty() && !screen.is_terminal() {
            return Ok(screen.say(&notice)?);
        }
        screen.clear()?;
        let news = self.heard(seat, self.seen[seat.index()]);
        if !news.is_empty() {
            screen.say("Since you last decided:")?;
            screen.say(&format!("{}\n", last_lines(&news, screen.lines() / 3)))?;
        }
        screen.say(self.state().view(seat.into()).text().trim_end())?;
        let actions: Vec<String> = self.actions(seat).collect();
        screen.say(&format!("\nyou may play: {}  (or type help)", actions.join("  ")))?;
        if !notice.is_empty() {
            screen.say(&notice)?;
        }
        Ok(())
    }

    /// Returns what a seat heard from the decision of a number on.
    fn heard(&self, seat: Seat, from: usize) -> Vec<String> {
        let events = self.record.events().skip(from).flatten();
        events.map(|event| event.seen_by(seat.into()).to_string()).collect()
    }

    fn actions(&self, seat: Seat) -> impl Iterator<Item = String> + use<G> {
        self.state().actions(seat).into_iter().map(|action| action.to_string())
    }

    /// Returns the words that the tab key completes.
    fn words(&self, seat: Seat) -> Vec<String> {
        let commands = Order::COMMANDS.iter().filter_map(|(usage, _)| usage.split(' ').next());
        self.actions(seat).chain(commands.map(str::to_owned)).collect()
    }

    /// Does what a person typed; what cannot be done is told.
    fn obey(&mut self, seat: Seat, order: Order<'_>) -> Result<(), Failure> {
        let done = match order {
            Order::Nothing | Order::Quit => Ok(()),
            Order::Decide(action) => self.decide(seat, action),
            Order::Undo => self.undo(),
            Order::Log => {
                let log = self.heard(seat, 0);
                let lines = self.screen.lines().saturating_sub(4);
                self.turn_page(&last_lines(&log, lines))
            }
            Order::Rule(id) => self.tell_rule(id),
            Order::Save(path) => self.save(path),
            Order::Load(path) => self.load(path),
            Order::Help => self.turn_page(&help()),
        };
        match done {
            Err(Failure::Input(text)) => self.notice = one_line(&text),
            done => return done,
        }
        Ok(())
    }

    fn decide(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        let before = self.record.decisions().len();
        self.record.play(seat.number(), action).map_err(Failure::input)?;
        self.seen[seat.index()] = before;
        Ok(())
    }

    /// Takes back the last decision of a person, and all that followed it.
    fn undo(&mut self) -> Result<(), Failure> {
        let people = self.seated.people();
        let person = |actor| match actor {
            Actor::Seat(seat) if people.contains(seat) => Some(seat),
            _ => None,
        };
        if !self.record.decisions().iter().any(|decision| person(decision.actor).is_some()) {
            return Err(Failure::input("there is nothing to take back"));
        }
        while let Some(decision) = self.record.undo() {
            self.recalled = person(decision.actor);
            if self.recalled.is_some() {
                break;
            }
        }
        self.forget(self.record.decisions().len());
        Ok(())
    }

    /// Makes all that comes after a number of decisions news again.
    fn forget(&mut self, decisions: usize) {
        for seen in &mut self.seen {
            *seen = decisions.min(*seen);
        }
    }

    fn save(&mut self, path: &str) -> Result<(), Failure> {
        named(path)?;
        save(&self.record, path)?;
        self.notice = format!("saved to {}", one_line(path));
        Ok(())
    }

    fn load(&mut self, path: &str) -> Result<(), Failure> {
        named(path)?;
        let record = load::<G>(path)?;
        let (found, seats) = (record.start().seats(), self.state().seats());
        if found != seats {
            let text = format!("{path} has {found} seats, and {seats} are at this table");
            return Err(Failure::Input(text));
        }
        self.seen = [record.decisions().len(); Seat::MAX];
        self.record = record;
        // Another game is a secret of others again, even from the person at the screen.
        self.looking = None;
        self.notice = format!("loaded from {}", one_line(path));
        Ok(())
    }

    fn tell_rule(&mut self, id: &str) -> Result<(), Failure> {
        let rule = G::INFO.rule(&id.to_uppercase());
        let rule = rule.ok_or_else(|| Failure::input(format_args!("there is no ruling {id:?}")))?;
        self.notice = rule.to_string();
        Ok(())
    }

    /// Shows a page of text in place of the game, until the person has read it.
    fn turn_page(&mut self, text: &str) -> Result<(), Failure> {
        let screen = &self.screen;
        if !screen.is_terminal() {
            self.notice = text.to_owned();
            return Ok(());
        }
        screen.clear()?;
        screen.say(&format!("{text}\n"))?;
        screen.ask("press Enter to go on: ", Vec::new()).map(drop)
    }

    /// Gives the terminal back, and tells everybody how the game stands or ended.
    pub(crate) fn close(mut self) -> Result<(), Failure> {
        self.screen.leave();
        let mut out = io::stdout().lock();
        let view = self.state().view(Viewer::Spectator);
        writeln!(out, "\n{}\n", view.text().trim_end())?;
        match self.state().turn() {
            Turn::Over(outcome) => {
                let mut table = grid::with_header(&["seat", "score", ""]);
                for (seat, score) in outcome.scores.iter() {
                    let won = if outcome.winners.contains(seat) { "wins" } else { "" };
                    let title = self.seated.title(seat);
                    table.add_row([title, score.to_string(), won.to_owned()]);
                }
                grid::align_numbers(&mut table);
                grid::print(&table, &mut out)?;
                writeln!(out, "\n{}, seed {}", outcome.ending, self.seed)?;
            }
            _ => writeln!(out, "left after {} decisions", self.record.decisions().len())?,
        }
        Ok(())
    }
}

/// Returns what can be typed, as a page.
fn help() -> String {
    let commands = Order::COMMANDS.iter().map(|(usage, does)| format!("{usage:<10} {does}"));
    let mut lines = vec!["Type one of the actions you may play, or:".to_owned()];
    lines.extend(commands);
    lines.join("\n")
}

/// Returns the last lines that fit.
fn last_lines(lines: &[String], most: usize) -> String {
    let hidden = lines.len().saturating_sub(most);
    let mut text = if hidden > 0 { format!("({hidden} more before)\n") } else { String::new() };
    text += &lines[hidden..].join("\n");
    text.replace('\n', "\n  ").replacen("", "  ", 1)
}

/// Refuses a path that names no file.
fn named(path: &str) -> Result<(), Failure> {
    match path {
        "" | files::STANDARD => Err(Failure::input("name a file, for instance game.json")),
        _ => Ok(()),
    }
}

/// Reads a record from a file.
pub(crate) fn load<G: Game>(path: &str) -> Result<Record<G>, Failure> {
    let record = Record::from_json(&files::read(path)?);
    record.map_err(|faults| Failure::input(format_args!("{path}: {faults}")))
}

/// Writes a record to a file.
pub(crate) fn save<G: Game>(record: &Record<G>, path: &str) -> Result<(), Failure> {
    spare(path)?;
    files::write(path, &record.to_json())
}

/// Refuses to overwrite a file that holds anything else than a record, and a file in no folder.
pub(crate) fn spare(path: &str) -> Result<(), Failure> {
    let file = Path::new(path);
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(Failure::input(format_args!("there is no folder {}", folder.display())));
    }
    if file.exists() && games::of_record(&files::read(path)?).is_err() {
        return Err(Failure::input(format_args!("{path} holds something else than a record")));
    }
    Ok(())
}
