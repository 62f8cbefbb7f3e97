//! The host of a game: asks people one after the other, and lets the opponents play.

mod touching;

use std::io::Write as _;
use std::path::Path;

use clap::ValueEnum;
use mauerwerk::bot::{self, Level, Opponent, Player};
use mauerwerk::{Actor, Dealer, Event as _, Game, Record, Seat, Seats, Turn, View as _, Viewer};

use crate::advice::Advice;
use crate::failure::{Failure, one_line};
use crate::grid::Grid;
use crate::keeper::Keeper;
use crate::live::Live;
use crate::order::Order;
use crate::people::Seated;
use crate::rulings::Ruling;
use crate::screen::Screen;
use crate::terminal_game::{Offer, TerminalGame};
use crate::tint::Tints;
use crate::{files, games, ink, page, players, thinker};

/// A host, who leads people through a game.
pub(crate) struct Host<G: TerminalGame> {
    record: Record<G>,
    seated: Seated,
    chance: ChanceBy,
    seed: u64,
    screen: Screen,
    keeper: Keeper,
    /// The file that the game is kept in, however it ends.
    file: Option<String>,
    /// The drawing that follows the game.
    live: Option<Live>,
    /// Whether people have decided anything that no file has yet.
    unsaved: bool,
    /// The person at the screen.
    looking: Option<Seat>,
    /// The person who decides anew, after a decision was taken back.
    recalled: Option<Seat>,
    /// The number of decisions before the last one of each seat.
    seen: [usize; Seat::COUNT],
    /// What the person at the screen learns with the next prompt.
    notice: String,
    /// Whether that is a refusal.
    refused: bool,
    tints: Tints,
}

/// Who brings what chance does.
#[derive(Copy, Clone, Eq, PartialEq, Debug, ValueEnum)]
pub(crate) enum ChanceBy {
    /// Follows the seed
    Seed,
    /// Asks people what real dice, cards or pieces show
    People,
}

/// How a person's turn ended.
#[derive(Eq, PartialEq)]
enum Asked {
    Played,
    Left,
}

impl<G: TerminalGame> Host<G> {
    /// Seats everybody.
    pub(crate) fn new(
        mut record: Record<G>,
        mut seated: Seated,
        chance: ChanceBy,
        seed: u64,
        screen: Screen,
        keeper: Keeper,
    ) -> Result<Self, Failure> {
        seated.learn_names(record.names());
        record.set_names(seated.names())?;
        record.set_seed(Some(seed));
        let seen = [record.decisions().len(); Seat::COUNT];
        let tints = Tints::of::<G>(&seated);
        Ok(Self {
            record,
            seated,
            chance,
            seed,
            screen,
            keeper,
            file: None,
            live: None,
            unsaved: false,
            looking: None,
            recalled: None,
            seen,
            notice: String::new(),
            refused: false,
            tints,
        })
    }

    /// Sets the file that the game is kept in, however it ends.
    pub(crate) fn keep_in(&mut self, file: Option<String>) {
        self.file = file;
    }

    /// Writes the game to the file that it is kept in, if there is one.
    pub(crate) fn keep(&self) -> Result<(), Failure> {
        self.file.as_ref().map_or(Ok(()), |path| save(&self.record, path))
    }

    /// Sets the drawing that follows the game, and begins it with what is public.
    pub(crate) fn draw_in(&mut self, live: Option<Live>) -> Result<(), Failure> {
        self.live = live;
        self.conceal()
    }

    /// Draws no more than what is public, where there is a drawing.
    pub(crate) fn conceal(&self) -> Result<(), Failure> {
        self.draw_live(Viewer::Spectator)
    }

    fn draw_live(&self, viewer: Viewer) -> Result<(), Failure> {
        self.live.as_ref().map_or(Ok(()), |live| live.draw(&self.record, viewer))
    }

    fn state(&self) -> &G {
        self.record.state()
    }

    /// Plays until the game is over or a person leaves it.
    pub(crate) fn play(&mut self) -> Result<(), Failure> {
        loop {
            self.keeper.go_on()?;
            let actor = match self.state().turn() {
                Turn::Over(_) => return Ok(()),
                Turn::Chance => Actor::Chance,
                Turn::Decide(seats) => self.next_of(seats).into(),
            };
            if !self.is_for_people(actor) {
                self.decide_for(actor)?;
            } else if self.ask(actor)? == Asked::Left {
                return Ok(());
            }
        }
    }

    /// Returns whether a person decides what comes next: not for what is certain.
    fn is_for_people(&self, actor: Actor) -> bool {
        match actor {
            Actor::Seat(seat) => self.seated.people().contains(seat),
            Actor::Chance => self.chance == ChanceBy::People && self.state().chances().len() > 1,
        }
    }

    /// Returns who decides next: the person at the screen if possible, because those who decide
    /// together may do so in any order, and handing over takes time.
    fn next_of(&mut self, seats: Seats) -> Seat {
        let preferred = [self.recalled.take(), self.looking].into_iter().flatten();
        let mut waiting = preferred.filter(|&seat| seats.contains(seat)).chain(seats.iter());
        waiting.next().unwrap_or(Seat::FIRST)
    }

    /// Decides for chance, or for the player on a seat.
    fn decide_for(&mut self, actor: Actor) -> Result<(), Failure> {
        match actor {
            Actor::Seat(seat) if self.seated.player(seat) != Player::Random => {
                let action = self.choose(seat)?;
                self.record.push(actor, action).map_err(Failure::input)
            }
            actor => self.draw(actor),
        }
    }

    /// Lets a seat's player choose from what the seat knows. What it chooses depends on that and on
    /// the seed, unless Ctrl-C ends its thought.
    fn choose(&self, seat: Seat) -> Result<G::Action, Failure> {
        let seen = bot::seen_by(&self.record, seat);
        let Opponent { player, seed } = Opponent::seated(self.seated.player(seat), self.seed, seat);
        let hurried = !self.seated.people().is_empty();
        thinker::think(&self.keeper, hurried, &self.seated.title(seat), |watch| {
            player.choose(&seen, seed, watch)
        })
    }

    /// Decides at random, as the record's own chance would: what is decided depends on the seed and
    /// the number of decisions, also after one is taken back or the game is saved and loaded.
    fn draw(&mut self, actor: Actor) -> Result<(), Failure> {
        let mut dealer = Dealer::at(self.seed, self.record.decisions().len() as u64);
        let action = match actor {
            Actor::Chance => self.state().deal(&mut dealer),
            Actor::Seat(seat) => dealer.choose(&self.state().actions(seat)),
        };
        let action = action.ok_or_else(|| Failure::input(format_args!("{actor} cannot go on")))?;
        self.record.push(actor, action).map_err(Failure::input)
    }

    /// Asks a person once, and does what is answered.
    fn ask(&mut self, actor: Actor) -> Result<Asked, Failure> {
        let seat = match actor {
            Actor::Seat(seat) => seat,
            Actor::Chance => self.typist(),
        };
        let offer = match actor {
            Actor::Seat(seat) => self.state().offer(seat),
            Actor::Chance => self.state().offer_chance(seat),
        };
        let offer = Offer { text: self.seated.with_names(&offer.text), ..offer };
        if self.hand_over(seat, &offer)? == Asked::Left {
            return Ok(Asked::Left);
        }
        let prompt = match actor {
            Actor::Seat(seat) => format!("{}> ", self.seated.title(seat)),
            Actor::Chance => "chance> ".to_owned(),
        };
        let commands = Order::COMMANDS.iter().filter_map(|(usage, _)| usage.split(' ').next());
        let words = offer.words.into_iter().chain(commands.map(str::to_owned)).collect();
        match self.input(&prompt, words)?.as_deref().map(Order::read) {
            None | Some(Order::Quit) => return self.leave(),
            Some(order) => self.obey(actor, seat, order)?,
        }
        Ok(Asked::Played)
    }

    /// Asks for a line; a signal meanwhile keeps the game.
    fn input(&self, prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
        let (record, file, live) = (self.record.clone(), self.file.clone(), self.live.clone());
        let keep = move || {
            let kept = file.map(|path| save(&record, &path));
            let hidden = live.map(|live| live.draw(&record, Viewer::Spectator));
            for failure in [kept, hidden].into_iter().flatten().filter_map(Result::err) {
                failure.report();
            }
        };
        self.keeper.meanwhile(Box::new(keep), || self.screen.ask(prompt, words))
    }

    /// Lets a person leave the game, or offers to save it first where it would be lost.
    fn leave(&mut self) -> Result<Asked, Failure> {
        while self.is_lost() && self.screen.is_terminal() {
            match self.input(LEAVING, Vec::new())?.as_deref().map(str::trim) {
                None | Some("" | "n" | "no" | "quit" | "exit") => break,
                Some("back") => return Ok(Asked::Played),
                Some(path) => match self.save(path) {
                    Err(Failure::Input(text)) => {
                        self.screen.say(&ink::painted(ink::WRONG, &self.screen.wrapped(&text)))?;
                    }
                    saved => saved?,
                },
            }
        }
        Ok(Asked::Left)
    }

    /// Returns whether the game so far would be lost if it was left now.
    fn is_lost(&self) -> bool {
        self.unsaved && self.file.is_none()
    }

    /// Returns who types what chance brings: the person who alone may know it, or else the one at
    /// the screen.
    fn typist(&self) -> Seat {
        let knower = self.state().knower().filter(|&seat| self.seated.people().contains(seat));
        let anybody = || self.looking.or_else(|| self.seated.people().iter().next());
        knower.or_else(anybody).unwrap_or(Seat::FIRST)
    }

    /// Brings a person to the screen, and shows what that person sees.
    fn hand_over(&mut self, seat: Seat, offer: &Offer) -> Result<Asked, Failure> {
        let shared = self.seated.people().len() > 1 && G::has_secrets(&self.state().setup());
        let new = self.looking != Some(seat);
        if new && shared {
            self.conceal()?;
            let title = self.seated.title(seat);
            let screen = &self.screen;
            screen.clear()?;
            screen.say(&format!("{}\n", G::INFO.name))?;
            let prompt = format!("Hand over to {title}, who presses Enter: ");
            screen.forget_typed()?;
            match self.input(&prompt, Vec::new())?.as_deref().map(Order::read) {
                None | Some(Order::Quit) => return self.leave(),
                Some(_) => (),
            }
        }
        self.looking = Some(seat);
        self.draw_live(seat.into())?;
        self.show(seat, new, offer)?;
        Ok(Asked::Played)
    }

    /// Shows the game to a person. Plain text is not repeated where a notice is all that is new.
    fn show(&mut self, seat: Seat, new: bool, offer: &Offer) -> Result<(), Failure> {
        let notice = self.screen.wrapped(&std::mem::take(&mut self.notice));
        let refused = std::mem::take(&mut self.refused);
        let said =
            if refused { ink::painted(ink::WRONG, &notice) } else { self.tints.lay(&notice) };
        let screen = &self.screen;
        if !new && !notice.is_empty() && !screen.is_terminal() {
            return Ok(screen.say(&said)?);
        }
        screen.clear()?;
        let news = self.heard(seat, self.seen[seat.index()], G::is_news);
        let view = self.state().view(seat.into());
        let newest = last_lines(&news, LEAST_NEWS);
        let is_low = !screen.has_room(&[&newest, &view.text(), &offer.text, &notice]);
        let drawing = if is_low { view.brief() } else { view.text() };
        let mut offered = screen.wrapped(&offer.text);
        if is_low {
            offered = first_lines(&offered, OFFERED, page::columns());
        }
        let mut before = String::new();
        let most = room_for_news(screen.lines(), &[&drawing, &offered, &notice]);
        let most = if is_low { most } else { most.max(LEAST_NEWS) };
        if !news.is_empty() && most > 0 {
            let since = if self.has_decided(seat) { "Since you last decided:" } else { "So far:" };
            before = screen.wrapped(&format!("{since}\n{}", last_lines(&news, most))) + "\n\n";
        }
        let between = if is_low { "\n" } else { "\n\n" };
        let after = if notice.is_empty() { "" } else { "\n" };
        let below = format!("{between}{offered}{after}{notice}");
        let drawing = self.fitting(drawing.trim_end(), &[&before, &below]);
        let before = with_head(&self.tints.lay(&before));
        let drawing = self.tints.lay(&drawing);
        let offered = with_words(&self.tints.lay(&offered), &offer.words);
        Ok(screen.say(&format!("{before}{drawing}{between}{offered}{after}{said}"))?)
    }

    /// Returns as much of a drawing as a terminal has room for beside other texts and the prompt:
    /// what scrolls out of it is gone.
    fn fitting(&self, drawing: &str, others: &[&str]) -> String {
        let screen = &self.screen;
        let taken = others.iter().map(|text| screen.height(text)).sum::<usize>() + 2;
        let room = screen.lines().saturating_sub(taken);
        if !screen.is_terminal() || screen.height(drawing) <= room {
            return drawing.to_owned();
        }
        let mut rows = 1;
        let fits = |line: &&str| {
            rows += screen.height(line).max(1);
            rows <= room
        };
        let shown: Vec<&str> = drawing.lines().take_while(fits).collect();
        let hidden = drawing.lines().count() - shown.len();
        format!("{}\n({hidden} lines more: type look)", shown.join("\n"))
    }

    fn has_decided(&self, seat: Seat) -> bool {
        self.record.decisions().iter().any(|decision| decision.actor == Actor::Seat(seat))
    }

    /// Returns what a seat heard from the decision of a number on, as far as it is worth telling.
    fn heard(&self, seat: Seat, from: usize, worth: fn(&G::Event) -> bool) -> Vec<String> {
        let events = self.record.events().skip(from).flatten().filter(worth);
        let told = events.map(|event| event.seen_by(seat.into()).to_string());
        told.map(|text| self.seated.with_names(&text)).collect()
    }

    /// Does what a person typed, and reports what cannot be done.
    fn obey(&mut self, actor: Actor, seat: Seat, order: Order<'_>) -> Result<(), Failure> {
        let done = match (order, actor) {
            (Order::Nothing, Actor::Chance) => self.draw(actor),
            (Order::Decide(actions), Actor::Chance) => self.bring(seat, actions),
            (Order::Hint(_) | Order::Analyse(_), Actor::Chance) => {
                Err(Failure::input("chance needs no advice: type what it brings"))
            }
            (Order::Touch, Actor::Chance) => {
                Err(Failure::input("chance touches nothing: type what it brings"))
            }
            (Order::Touch, Actor::Seat(seat)) => self.touch(seat),
            (Order::Decide(action), Actor::Seat(seat)) => self.decide(seat, action),
            (order, _) => self.serve(seat, order),
        };
        match done {
            Err(Failure::Input(text)) => {
                self.notice = self.seated.with_names(&one_line(&text));
                self.refused = true;
            }
            done => return done,
        }
        Ok(())
    }

    /// Does what is no part of the game.
    fn serve(&mut self, seat: Seat, order: Order<'_>) -> Result<(), Failure> {
        match order {
            Order::Nothing | Order::Quit | Order::Decide(_) | Order::Touch => Ok(()),
            Order::Undo => self.undo(),
            Order::Hint(player) => {
                let text = self.advice(seat, player)?.hint();
                self.turn_page(&self.screen.wrapped(&self.seated.with_names(&text)))
            }
            Order::Analyse(player) => {
                let text = self.advice(seat, player)?.table()?;
                self.turn_page(&self.seated.with_names(text.trim_end()))
            }
            Order::Look => self.look(seat),
            Order::Log => {
                let log = self.heard(seat, 0, |_| true);
                let lines = self.screen.lines().saturating_sub(4);
                self.turn_page(&self.screen.wrapped(&last_lines(&log, lines)))
            }
            Order::Rule(id) => self.tell_rule(id),
            Order::Save(path) => self.save(path),
            Order::Load(path) => self.load(path),
            Order::Help => self.turn_page(&self.help()),
        }
    }

    /// Asks a player what it thinks of the decisions of a seat, from what the seat knows.
    fn advice(&self, seat: Seat, player: &str) -> Result<Advice<G>, Failure> {
        let player = match player {
            "" => Player::Level(Level::Hard),
            player => players::read(player).map_err(Failure::Input)?,
        };
        let seen = bot::seen_by(&self.record, seat);
        let seed = Opponent::seated(player, self.seed, seat).seed;
        Advice::of(player, seed, seen, &self.keeper)
    }

    /// Takes over what chance brought, one thing after the other, as long as the same person may
    /// know it.
    fn bring(&mut self, seat: Seat, actions: &str) -> Result<(), Failure> {
        for action in actions.split_whitespace() {
            if self.typist() != seat {
                return Err(Failure::input("the rest was left out: it is for another seat"));
            }
            let action = self.state().read_chance(action)?;
            self.record.push(Actor::Chance, action).map_err(Failure::input)?;
            self.unsaved = true;
        }
        Ok(())
    }

    fn decide(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        let action = self.state().read(seat, action).map_err(|failure| meant(failure, action))?;
        self.take(seat, action)
    }

    fn take(&mut self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        let before = self.record.decisions().len();
        self.record.push(seat.into(), action).map_err(Failure::input)?;
        self.unsaved = true;
        self.seen[seat.index()] = before;
        Ok(())
    }

    /// Takes back the last thing that a person was asked for, and all that followed it.
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
        Err(Failure::input("there is nothing to take back"))
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
        self.unsaved = false;
        self.notice = format!("saved to {}", one_line(path));
        Ok(())
    }

    fn load(&mut self, path: &str) -> Result<(), Failure> {
        named(path)?;
        let mut record = load::<G>(path)?;
        let (found, seats) = (record.start().seats(), self.state().seats());
        if found != seats {
            let text = format!("{path} has {found} seats, and {seats} are at this table");
            return Err(Failure::Input(text));
        }
        self.seen = [record.decisions().len(); Seat::COUNT];
        let lost = if self.unsaved { "; the game before it was not saved" } else { "" };
        self.unsaved = false;
        self.seed = record.seed().unwrap_or(self.seed);
        record.set_seed(Some(self.seed));
        self.record = record;
        // Another game is a secret of others again, even from the person at the screen.
        self.looking = None;
        self.notice = format!("loaded from {}{lost}", one_line(path));
        Ok(())
    }

    fn tell_rule(&mut self, id: &str) -> Result<(), Failure> {
        self.notice = Ruling::find(Some(const { &G::INFO }), id)?.rule.to_string();
        Ok(())
    }

    /// Shows the position in pages that fit on the screen.
    fn look(&mut self, seat: Seat) -> Result<(), Failure> {
        let state = self.state();
        let offer = state.offer(seat).text;
        let drawing = format!("{}\n\n{offer}", state.view(seat.into()).text().trim_end());
        if !self.screen.is_terminal() {
            return self.turn_page(drawing.trim_end());
        }
        let lines: Vec<&str> = drawing.trim_end().lines().collect();
        let pages = lines.chunks(self.screen.lines().saturating_sub(3).max(1));
        pages.map(|page| page.join("\n")).try_for_each(|page| self.turn_page(&page))
    }

    /// Shows a page of text in place of the game, until the person has read it.
    fn turn_page(&mut self, text: &str) -> Result<(), Failure> {
        let screen = &self.screen;
        if !screen.is_terminal() {
            self.notice = text.to_owned();
            return Ok(());
        }
        screen.clear()?;
        screen.say(&format!("{}\n", self.tints.lay(text)))?;
        self.input("press Enter to go on: ", Vec::new()).map(drop)
    }

    /// Gives the terminal back, and reports how the game stands or ended.
    pub(crate) fn close(mut self) -> Result<(), Failure> {
        self.screen.leave();
        let mut out = ink::stdout();
        let view = self.state().view(Viewer::Spectator);
        writeln!(out, "\n{}\n", self.tints.lay(view.text().trim_end()))?;
        match self.state().turn() {
            Turn::Over(outcome) => {
                let mut grid = Grid::of_numbers(&["seat", "score", ""]);
                for (seat, score) in outcome.scores.iter() {
                    let won = if outcome.winners.contains(seat) { "wins" } else { "" };
                    let title = self.seated.listed(seat);
                    grid.add([title, score.to_string(), won.to_owned()]);
                }
                let mut scores = Vec::new();
                grid.print(&mut scores)?;
                write!(out, "{}", self.tints.lay(&String::from_utf8_lossy(&scores)))?;
                let told = format!("{}, seed {}", outcome.ending, self.seed);
                writeln!(out, "\n{}", page::prose(&told))?;
            }
            _ => writeln!(out, "{}", page::prose(&self.left()))?,
        }
        Ok(())
    }

    /// Returns the report that the game was left, and whether it is lost.
    fn left(&self) -> String {
        let after = match self.record.decisions().len() {
            1 => "left after 1 decision".to_owned(),
            decisions => format!("left after {decisions} decisions"),
        };
        let lost = if self.is_lost() { ", not saved: `save FILE` keeps a game" } else { "" };
        after + lost
    }

    /// Returns what can be typed, as a page.
    fn help(&self) -> String {
        let explained =
            |(typed, does): &(&str, &str)| self.screen.entry(&format!("{typed:<10} "), does);
        let mut lines = Vec::new();
        if G::NOTATION.is_empty() {
            lines.push("Type one of the actions you may play, or:".to_owned());
        } else {
            lines.push("Type a decision:".to_owned());
            lines.extend(G::NOTATION.iter().map(explained));
            lines.push("or:".to_owned());
        }
        if self.chance == ChanceBy::People {
            lines.push(explained(&("Enter", "lets the seed bring what chance is waited for")));
        }
        lines.extend(Order::COMMANDS.iter().map(explained));
        lines.join("\n")
    }
}

/// The offer to save a game that would be lost.
const LEAVING: &str =
    "Not saved. Type a file to save the game to, Enter to leave without, or back to go on: ";

/// Adds the command to a report that was meant by what is no decision.
fn meant(failure: Failure, typed: &str) -> Failure {
    match (failure, Order::meant_by(typed)) {
        (Failure::Input(text), Some(command)) => {
            Failure::Input(format!("{text}; did you mean {command}?"))
        }
        (failure, _) => failure,
    }
}

/// Returns how many lines of news leave room for these texts and the prompt: three at least, a
/// third of the screen at most.
fn room_for_news(lines: usize, texts: &[&str]) -> usize {
    /// The number of lines between the texts and after them.
    const OTHERS: usize = 6;

    let taken = texts.iter().map(|text| text.lines().count()).sum::<usize>() + OTHERS;
    lines.saturating_sub(taken).min(lines / 3)
}

/// The number of lines of news that are shown even if the drawing is cut for them.
const LEAST_NEWS: usize = 3;

/// The number of lines of what may be played that stand below a low drawing.
const OFFERED: usize = 2;

/// Returns the first lines of what is offered, and where the rest is found in place of the last words.
fn first_lines(text: &str, most: usize, columns: usize) -> String {
    const MORE: &str = " … (type look)";
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() <= most {
        return text.to_owned();
    }
    let (last, others) = lines[..most].split_last().expect("there is a line at least");
    let mut kept = last.trim_end();
    while kept.chars().count() + MORE.chars().count() > columns {
        kept = kept.rfind(' ').map_or("", |end| kept[..end].trim_end());
    }
    others.iter().map(|line| format!("{line}\n")).collect::<String>() + kept + MORE
}

/// Returns text whose first line is a head.
fn with_head(text: &str) -> String {
    let (head, rest) = text.split_at(text.find('\n').unwrap_or(text.len()));
    ink::painted(ink::TYPED, head) + rest
}

/// Returns text in which the words that can be typed stand out.
fn with_words(text: &str, words: &[String]) -> String {
    let shown = |word: &str| match words.iter().any(|typed| typed == word) {
        true => ink::painted(ink::TYPED, word),
        false => word.to_owned(),
    };
    let lines =
        text.split('\n').map(|line| line.split(' ').map(shown).collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("\n")
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
    files::replace(path, &record.to_json())
}

/// Refuses to overwrite a file that holds anything else than a record, and a file in no folder.
pub(crate) fn spare(path: &str) -> Result<(), Failure> {
    files::check_folder(path)?;
    if Path::new(path).exists() && games::of_record(&files::read(path)?).is_err() {
        return Err(Failure::input(format_args!("{path} holds something else than a record")));
    }
    Ok(())
}
