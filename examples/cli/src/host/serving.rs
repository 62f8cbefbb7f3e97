//! Commands of people that are not part of the game.

use mauerwerk::bot::{self, Level, Opponent, Player};
use mauerwerk::engine::Contestant;
use mauerwerk::{Actor, Message, Seat};

use super::{ChanceBy, Host, refused};
use crate::advice::Advice;
use crate::failure::{Failure, one_line};
use crate::order::Order;
use crate::rulings::Ruling;
use crate::say::{say, text};
use crate::terminal_game::TerminalGame;
use crate::{files, ink, page, players, records};

impl<G: TerminalGame> Host<G> {
    /// Runs a command that is not part of the game.
    pub(super) fn serve(&mut self, seat: Seat, order: Order<'_>) -> Result<(), Failure> {
        match order {
            Order::Nothing | Order::Quit | Order::Decide(_) | Order::Touch => Ok(()),
            Order::Undo => self.undo(),
            Order::Hint(player) => {
                let names = self.seated.names_told();
                self.turn_pages(&self.advice(seat, player)?.hint(ink::reader(&names)))
            }
            Order::Analyse(player) => {
                let names = self.seated.names_told();
                let table = self.advice(seat, player)?.table(ink::reader(&names))?;
                self.turn_pages(table.trim_end())
            }
            Order::Look => self.look(seat),
            Order::Log => self.log(seat),
            Order::Rule(id) => self.tell_rule(id),
            Order::Save(path) => self.save(path),
            Order::Load(path) => self.load(path),
            Order::Help => self.turn_pages(&self.help()),
        }
    }

    /// Asks a player for its ratings of a seat's decisions, from what the seat knows.
    fn advice(&self, seat: Seat, player: &str) -> Result<Advice<G>, Failure> {
        let player = match player {
            "" => Player::Level(Level::Hard),
            player => players::read(player).map_err(Failure::Input)?,
        };
        let seen = bot::seen_by(&self.record, seat);
        let seed = Opponent::seated(player, self.seed, seat).seed;
        Advice::of(&Contestant::Player(player), seed, seen, &self.keeper)
    }

    /// Undoes the last decision of a person, with everything that followed.
    fn undo(&mut self) -> Result<(), Failure> {
        let before = self.record.clone();
        while let Some(decision) = self.record.undo() {
            if self.is_for_people(decision.actor) {
                self.recalled = match decision.actor {
                    Actor::Seat(seat) => Some(seat),
                    Actor::Chance => None,
                };
                self.forget(self.record.decisions().len());
                self.unsaved = true;
                return Ok(());
            }
        }
        self.record = before;
        Err(refused(&say!(NothingToUndo)))
    }

    /// Makes everything after a number of decisions news again.
    fn forget(&mut self, decisions: usize) {
        for seen in &mut self.seen {
            *seen = decisions.min(*seen);
        }
    }

    pub(super) fn save(&mut self, path: &str) -> Result<(), Failure> {
        named(path)?;
        records::save(&self.record, path)?;
        self.unsaved = false;
        self.notice = text(&say!(SavedTo { path: one_line(path) }));
        Ok(())
    }

    fn load(&mut self, path: &str) -> Result<(), Failure> {
        named(path)?;
        let mut record = records::load::<G>(path)?;
        let (found, seats) = (record.start().seats(), self.state().seats());
        if found != seats {
            return Err(refused(&say!(OtherTable { path: path.to_owned(), found, seats })));
        }
        self.seen = [record.decisions().len(); Seat::COUNT];
        let lost = std::mem::take(&mut self.unsaved);
        self.seed = record.seed().unwrap_or(self.seed);
        record.set_seed(Some(self.seed));
        self.record = record;
        // In another game, secrets are hidden again, even from the person at the screen.
        self.looking = None;
        self.notice = text(&say!(LoadedFrom { path: one_line(path), lost }));
        Ok(())
    }

    fn tell_rule(&mut self, id: &str) -> Result<(), Failure> {
        self.notice = Ruling::find(Some(const { &G::INFO }), id)?.told();
        Ok(())
    }

    /// Shows the whole position.
    fn look(&mut self, seat: Seat) -> Result<(), Failure> {
        let state = self.state();
        let offer = state.offer(seat).text;
        let drawing = self.seated.drawn(&state.view(seat.into()), Some(seat));
        self.turn_pages(format!("{}\n\n{offer}", drawing.trim_end()).trim_end())
    }

    /// Shows everything that a person has seen, the newest page first.
    fn log(&mut self, seat: Seat) -> Result<(), Failure> {
        let log = self.heard(seat, 0, |_| true).join("\n");
        let mut pages = self.pages(&self.screen.wrapped(&log));
        pages.reverse();
        self.turn(&pages, true)
    }

    /// Shows text in pages, one after the other.
    fn turn_pages(&mut self, text: &str) -> Result<(), Failure> {
        let pages = self.pages(&self.screen.fitted(text));
        self.turn(&pages, false)
    }

    /// Returns text in pages that fit on the screen. Plain text is one page.
    fn pages(&self, text: &str) -> Vec<String> {
        if !self.screen.is_terminal() {
            return vec![text.to_owned()];
        }
        let lines: Vec<&str> = text.lines().collect();
        let pages = lines.chunks(self.screen.lines().saturating_sub(3).max(1));
        pages.map(|page| page.join("\n")).collect()
    }

    /// Shows pages in place of the game, until the person has read them or types something else
    /// than Enter. That line is obeyed next.
    fn turn(&mut self, pages: &[String], earlier: bool) -> Result<(), Failure> {
        let screen = &self.screen;
        if !screen.is_terminal() {
            self.notice = pages.concat();
            return Ok(());
        }
        for (number, page) in (1..).zip(pages) {
            screen.clear()?;
            screen.say(&format!("{page}\n"))?;
            let prompt = match pages.len() {
                last if number == last => text(&say!(EnterToGoOn)),
                last => text(&say!(EnterForMore { earlier, page: number, last })),
            };
            let typed = self.input(&prompt, Vec::new())?;
            if typed.as_deref().is_none_or(|typed| !typed.trim().is_empty()) {
                self.typed = typed;
                break;
            }
        }
        Ok(())
    }

    /// Returns the list of commands.
    fn help(&self) -> String {
        let commands = Order::commands().map(|(_, usage, does)| (text(&usage), does));
        let longest = commands.iter().map(|(usage, _)| page::width_of(usage)).max().unwrap_or(0);
        let width = longest.max(10);
        let explained = |typed: &str, does: &Message| {
            self.screen.entry(&format!("{typed:<width$} "), &text(does))
        };
        let notation: Vec<_> = G::short_forms().into_iter().chain(G::forms()).collect();
        let mut lines = Vec::new();
        if notation.is_empty() {
            lines.push(text(&say!(TypeAnAction)));
        } else {
            lines.push(text(&say!(TypeADecision)));
            lines.extend(notation.iter().map(|(typed, does)| explained(typed, does)));
            lines.push(text(&say!(OrElse)));
        }
        if self.chance == ChanceBy::People {
            lines.push(explained(&text(&say!(EnterKey)), &say!(EnterForChance)));
        }
        lines.extend(commands.iter().map(|(typed, does)| explained(typed, does)));
        lines.join("\n")
    }
}

/// Refuses a path without the name of a file.
fn named(path: &str) -> Result<(), Failure> {
    match path {
        "" | files::STANDARD => Err(refused(&say!(NameAFile))),
        _ => Ok(()),
    }
}
