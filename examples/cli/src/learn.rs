//! The command that teaches a game.

use std::any::Any;
use std::io::Write as _;

use clap::Args;
use mauerwerk::lesson::{Lesson, LessonPage, Verdict};
use mauerwerk::table::{Games, Library, Played, Row, TableError};
use mauerwerk::{RichText, View as _};

use crate::failure::{Failure, one_line};
use crate::games::{self, of_game};
use crate::ink::{self, Ink};
use crate::keeper::Keeper;
use crate::order::Order;
use crate::rulings::Ruling;
use crate::say::{say, text};
use crate::screen::Screen;
use crate::terminal_game::{Offer, TerminalGame};
use crate::{page, tint};

const EXAMPLES: &str = "\
Examples:
  mauerwerk learn die-mauer
  mauerwerk learn berlin --lang de";

/// Teaches a game in about ten minutes: you play it step by step, and read why.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Learn {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
    /// Holds from when the arguments were read.
    #[command(flatten)]
    _ink: Ink,
}

impl Learn {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        of_game!(&self.game, G => Teacher::<G>::new()?.teach())
    }
}

/// How a person's turn ended.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Asked {
    Again,
    Finished,
    Left,
}

/// Leads a person through a lesson.
struct Teacher<G> {
    lesson: Lesson,
    screen: Screen,
    keeper: Keeper,
    /// What the person is told before the next prompt, and whether it is a refusal.
    notice: String,
    refused: bool,
    /// The step that was shown last, and the position drawn.
    shown: Option<usize>,
    drawn: String,
    game: std::marker::PhantomData<G>,
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        Self::Input(one_line(&error.tell(ink::reader(&[]))))
    }
}

impl<G: TerminalGame> Teacher<G> {
    fn new() -> Result<Self, Failure> {
        let games = Games(const { &[&Row::<G>::NEW as &dyn Library] });
        let lesson = Lesson::start(games, G::INFO.id)?;
        let screen = Screen::open()?;
        let keeper = Keeper::watch(screen.restorer());
        let (notice, drawn) = (String::new(), String::new());
        let game = std::marker::PhantomData;
        Ok(Self { lesson, screen, keeper, notice, refused: false, shown: None, drawn, game })
    }

    fn teach(mut self) -> Result<(), Failure> {
        let asked = loop {
            match self.ask()? {
                Asked::Again => {}
                asked => break asked,
            }
        };
        self.screen.leave();
        let LessonPage { number, count, .. } = self.lesson.page(ink::lang());
        let end = match asked {
            Asked::Left => say!(LessonLeft { number, count }),
            _ => say!(LessonDone),
        };
        let command = format!("mauerwerk play {} --opponents easy", G::INFO.id);
        let mut out = ink::stdout();
        writeln!(out, "{}", page::prose(&text(&end)))?;
        if asked == Asked::Finished {
            writeln!(out, "\n  {}", ink::painted(ink::TYPED, &command))?;
        }
        Ok(())
    }

    /// Returns the state of the game.
    fn state(&self) -> Result<&G, Failure> {
        let table: &dyn Any = self.lesson.table();
        let played = table.downcast_ref::<Played<G>>();
        played.map(|played| played.record().state()).ok_or_else(|| games::unknown(G::INFO.id))
    }

    /// Shows the step, asks once, and does what is typed.
    fn ask(&mut self) -> Result<Asked, Failure> {
        let page = self.lesson.page(ink::lang());
        let offer = match page.task {
            Some(_) => self.state()?.offer(page.seat),
            None => Offer { text: String::new(), words: Vec::new() },
        };
        self.show(&page, &offer)?;
        let prompt = match page.task {
            Some(_) => "> ".to_owned(),
            None => text(&say!(EnterToGoOn)),
        };
        let words = offer.words.into_iter().chain(Order::names()).collect();
        let ask = || self.screen.ask(&prompt, words);
        let typed = self.keeper.meanwhile(Box::new(|| ()), ask)?;
        let asked = match typed.as_deref().map(Order::read) {
            None | Some(Order::Quit) => return Ok(Asked::Left),
            Some(Order::Undo) => self.lesson.back().map(|_| Asked::Again).map_err(Failure::from),
            Some(Order::Rule(id)) => Ruling::find(Some(const { &G::INFO }), id).map(|ruling| {
                self.notice = ruling.told();
                Asked::Again
            }),
            Some(Order::Look) => {
                self.shown = None;
                Ok(Asked::Again)
            }
            Some(Order::Decide(typed)) if page.task.is_some() => self.answer(&page, typed),
            Some(Order::Nothing) if page.task.is_none() => self.go_on(),
            Some(_) => {
                self.notice = text(&say!(LessonCommands));
                Ok(Asked::Again)
            }
        };
        match asked {
            Err(Failure::Input(told)) => {
                (self.notice, self.refused) = (one_line(&told), true);
                Ok(Asked::Again)
            }
            asked => asked,
        }
    }

    fn go_on(&mut self) -> Result<Asked, Failure> {
        let more = self.lesson.go_on()?;
        Ok(if more { Asked::Again } else { Asked::Finished })
    }

    /// Gives the lesson what the person typed as an action.
    fn answer(&mut self, page: &LessonPage, typed: &str) -> Result<Asked, Failure> {
        let action = self.state()?.read(page.seat, typed)?;
        let reply = self.lesson.answer(&action.to_string(), ink::lang())?;
        (self.notice, self.refused) = (reply.text, reply.verdict == Verdict::Refused);
        Ok(Asked::Again)
    }

    /// Shows the step. Plain text is not repeated where a notice is all that is new.
    fn show(&mut self, page: &LessonPage, offer: &Offer) -> Result<(), Failure> {
        let notice = self.screen.wrapped(&std::mem::take(&mut self.notice));
        let wrong = std::mem::take(&mut self.refused);
        let notice = if wrong { ink::painted(ink::WRONG, &notice) } else { notice };
        let new = self.shown.replace(page.number) != Some(page.number);
        if !new && !self.screen.is_terminal() {
            return Ok(self.screen.say(&notice)?);
        }
        let wrapped = |text: &str| self.screen.wrapped(text);
        let game = G::INFO.name.to_owned();
        let head = text(&say!(LessonStep { game, number: page.number, count: page.count }));
        let told = [page.text.as_str(), page.task.as_deref().unwrap_or_default()];
        let [told, task] = told.map(wrapped);
        let task = ink::painted(ink::TYPED, &task);
        let commands =
            if page.number == 1 { wrapped(&text(&say!(LessonCommands))) } else { String::new() };
        let (before, after) = if new { (notice, String::new()) } else { (String::new(), notice) };
        let news = wrapped(&page.news.join("\n"));
        let texts = [&head, &before, &news, &told, &task, &offer.text, &commands, &after];
        let drawing = self.drawing(page, &texts.map(String::as_str))?;
        let drawing = match drawing == self.drawn && !self.screen.is_terminal() {
            true => String::new(),
            false => drawing.clone(),
        };
        let offered = wrapped(&offer.text);
        let parts = [&head, &before, &news, &drawing, &told, &task, &offered, &commands, &after];
        let parts = parts.into_iter().filter(|part| !part.is_empty()).map(String::as_str);
        let whole = parts.collect::<Vec<_>>().join("\n\n");
        self.screen.clear()?;
        self.screen.say(&whole)?;
        if !drawing.is_empty() {
            self.drawn = drawing;
        }
        Ok(())
    }

    /// Draws what the learner sees, in brief where a terminal has no room for it between the texts.
    fn drawing(&self, page: &LessonPage, texts: &[&str]) -> Result<String, Failure> {
        let view = self.state()?.view(page.seat.into());
        let reader = ink::reader(self.lesson.table().names()).on_seat(Some(page.seat));
        let drawn = |text: RichText| self.screen.fitted(tint::painted(&text.spans()).trim_end());
        let whole = drawn(view.text_for(reader));
        let others: usize = texts.iter().map(|text| self.screen.height(text) + 1).sum();
        Ok(match self.screen.has_room(&[&whole, &"\n".repeat(others)]) {
            true => whole,
            false => drawn(view.brief_for(reader, self.screen.lines().saturating_sub(others + 2))),
        })
    }
}
