//! A game with its players, the person who looks, and what they have touched.

use serde::Deserialize;

use super::options::{Found, Hint, Purpose, SeatPlayer, SessionOptions, Task};
use crate::base::actor::{Actor, Viewer};
use crate::base::rule::Faults;
use crate::base::seat::{Seat, Seats};
use crate::game::Turn;
use crate::play::bot::{Opponent, Player};
use crate::play::table::{Faulty, Notice, Result, Table, TableError, status, word};
use crate::sheet::look::{Sheet, Theme};
use crate::text::message::{Message, NOTHING, Reader};

/// The player that looks for hints.
const ADVISER: Player = Player::Search(1000);

/// The width of a page in pixels below which the drawing is narrow.
const NARROW: f64 = 600.0;

/// A game of any kind as people play it at one screen. See the [module](super) for an example.
///
/// Chance decides at once, so the session never waits for it. A method that fails changes nothing.
#[derive(Debug)]
pub struct Session {
    pub(super) table: Box<dyn Table>,
    pub(super) options: SessionOptions,
    pub(super) theme: Theme,
    pub(super) sheet: Sheet,
    pub(super) viewer: Viewer,
    /// The person who takes the device, while the board is covered.
    pub(super) covered: Option<Seat>,
    /// The number of decisions shown, unless the screen shows the position now.
    pub(super) shown: Option<usize>,
    /// The number of decisions that the screen before showed, if things may have moved since.
    pub(super) since: Option<usize>,
    pub(super) touched: Vec<String>,
    pub(super) hints: Vec<Hint>,
    /// What is wrong with the last wish, in no language. Empty if nothing is wrong.
    pub(super) error: Message,
    /// The number of the screen.
    pub(super) number: u32,
    /// The number of the next task.
    pub(super) task: u32,
    pub(super) wants_hint: bool,
    /// Whether an opponent has failed to decide here.
    pub(super) has_failed: bool,
}

impl Session {
    /// Starts a session with a table. A game that is over is shown from its start.
    ///
    /// # Errors
    /// Returns an error if the table has no seed, or if the options name more players than seats.
    pub fn new(table: Box<dyn Table>, options: SessionOptions) -> Result<Self> {
        let mut session = Self::showing(table, options)?;
        session.settle()?;
        Ok(session)
    }

    /// Starts a session that shows a table as it is: chance does not decide.
    pub(crate) fn showing(table: Box<dyn Table>, mut options: SessionOptions) -> Result<Self> {
        let (seats, players) = (table.seats(), options.players.len());
        if players > seats {
            let fault = format!("{players} players for {seats} seats");
            return Err(TableError::Faulty(Faulty::Setup, Faults::one(fault)));
        }
        options.players.resize(seats, SeatPlayer::Person);
        let is_over = matches!(table.turn(), Turn::Over(_));
        let mut session = Self {
            table,
            options,
            theme: Theme::Light,
            sheet: Sheet::Wide,
            viewer: Viewer::Spectator,
            covered: None,
            shown: is_over.then_some(0),
            since: None,
            touched: Vec::new(),
            hints: Vec::new(),
            error: NOTHING,
            number: 0,
            task: 0,
            wants_hint: false,
            has_failed: false,
        };
        let people = session.people();
        if people.len() == 1 {
            session.viewer = people.iter().next().map_or(Viewer::Spectator, Viewer::from);
        }
        Ok(session)
    }

    /// Returns the game so far, with all that is hidden.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Returns who plays and how the session is shown, with a player for each seat.
    #[must_use]
    pub fn options(&self) -> &SessionOptions {
        &self.options
    }

    /// Returns what a player has to find now, or `None` if the session waits for no player.
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        let (seat, purpose, player) = match self.opponent() {
            Some(_) if self.has_failed => return None,
            Some((seat, player)) => (seat, Purpose::Decide, player),
            None if self.wants_hint => (self.asked()?, Purpose::Hint, ADVISER),
            None => return None,
        };
        let opponent = Opponent::seated(player, self.table.seed().unwrap_or_default(), seat);
        Some(Task { id: self.task, seat, purpose, opponent })
    }

    /// Takes what a player has found for the task of a number. Nothing happens if the session no longer
    /// waits for it.
    ///
    /// # Errors
    /// Returns an error if the action is not legal.
    pub fn take(&mut self, task: u32, found: Found) -> Result<()> {
        let Some(task) = self.task().filter(|now| now.id == task) else { return Ok(()) };
        match (task.purpose, found) {
            (Purpose::Decide, Found::Action(action)) => self.apply(task.seat.into(), &action)?,
            (Purpose::Hint, Found::Hints(hints)) => {
                (self.hints, self.wants_hint) = (hints, false);
            }
            (_, Found::Failure(error)) => {
                (self.wants_hint, self.has_failed) = (false, true);
                self.report(error);
            }
            (Purpose::Decide | Purpose::Hint, _) => {}
        }
        Ok(())
    }

    /// Shows an error of the host until the next screen.
    pub fn report(&mut self, error: String) {
        self.error = error.into();
    }

    /// Grants a wish of a front. JSON that is not a wish does nothing, and so does a wish from an old
    /// screen. The next screen shows what is wrong with a wish.
    ///
    /// All wishes have a `kind`, and all but `look` the `number` of the screen:
    ///
    /// | kind | fields | effect |
    /// |---|---|---|
    /// | `touch` | `place` | touches a place |
    /// | `act` | `action` | makes a decision in notation |
    /// | `back` | | takes the last touch back |
    /// | `undo` | | takes the last decision of a person back |
    /// | `hint` | | asks for hints |
    /// | `uncover` | | shows the board to the person who has taken the device |
    /// | `show` | `decisions` | shows the game after the given number of decisions |
    /// | `look` | `theme`, `width` | draws in `light` or `dark`, for a page of a width in pixels |
    pub fn wish(&mut self, json: &str) {
        if let Some(wish) = self.read(json) {
            self.heed(&wish);
        }
    }

    /// Reads a wish. Returns `None` for other JSON, and for a wish from an old screen.
    pub(crate) fn read(&self, json: &str) -> Option<Wish> {
        let wish: Wish = serde_json::from_str(json).ok()?;
        (wish.kind == Kind::Look || wish.number == Some(self.number)).then_some(wish)
    }

    /// Grants a wish, or shows what is wrong with it.
    pub(crate) fn heed(&mut self, wish: &Wish) {
        match self.grant(wish) {
            Err(TableError::Touch(_)) => self.refuse(word("no-target")),
            Err(error) => self.refuse(error.message()),
            Ok(()) => {}
        }
    }

    /// Shows what is wrong, as a new screen.
    pub(crate) fn refuse(&mut self, error: Message) {
        self.error = error;
        self.number += 1;
    }

    /// Touches a place. A second touch of the last place takes it back. A place that does not continue
    /// the touches starts again.
    ///
    /// # Errors
    /// Returns why no person is asked, why the rules refuse what the touch would mean, or that it means
    /// nothing.
    pub fn touch(&mut self, place: &str) -> Result<()> {
        let seat = self.expected()?;
        let further: Vec<String> = self.touched.iter().cloned().chain([place.to_owned()]).collect();
        match self.table.touch(seat, &further) {
            Ok(action) => self.follow(seat, further, action),
            Err(_) if self.touched.last().is_some_and(|last| last == place) => {
                self.back();
                Ok(())
            }
            Err(error) => {
                let first = vec![place.to_owned()];
                if let Ok(action) = self.table.touch(seat, &first) {
                    return self.follow(seat, first, action);
                }
                Err(self.table.refusal(seat, &further)?.map_or(error, TableError::Refused))
            }
        }
    }

    /// Makes a decision in notation, also for a seat that is played elsewhere.
    ///
    /// # Errors
    /// Returns why the action is refused.
    pub fn apply(&mut self, actor: Actor, action: &str) -> Result<()> {
        let since = self.now();
        self.table.apply(actor, action)?;
        self.shown = None;
        self.settle()?;
        self.since = Some(since);
        Ok(())
    }

    /// Takes back the last decision of a person, and all that followed.
    ///
    /// # Errors
    /// Returns an error if no person has made a decision.
    pub fn undo(&mut self) -> Result<()> {
        let before = self.before().ok_or_else(|| self.unavailable("nothing-to-undo"))?;
        self.table.undo_to(before);
        self.shown = None;
        self.settle()
    }

    /// Opens the table, so that the screen shows what all seats know, or closes it. A closed table is
    /// covered until a person looks, if several persons share a game with secrets.
    ///
    /// # Errors
    /// Does not fail, because the table of a session has a seed.
    pub fn set_open(&mut self, open: bool) -> Result<()> {
        self.options.open = open;
        if self.hides() {
            self.viewer = Viewer::Spectator;
        }
        self.settle()
    }

    /// Returns the seats of the persons at this screen.
    fn people(&self) -> Seats {
        let person = |seat: &Seat| self.player(*seat) == SeatPlayer::Person;
        Seats::first(self.table.seats()).iter().filter(person).collect()
    }

    fn player(&self, seat: Seat) -> SeatPlayer {
        self.options.players.get(seat.index()).copied().unwrap_or(SeatPlayer::Person)
    }

    /// Returns whether persons must not see each other's screen.
    fn hides(&self) -> bool {
        !self.options.open && self.table.kind().hidden && self.people().len() > 1
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.table.turn(), Turn::Over(_))
    }

    /// Returns the person who decides next: the person who looks, if possible.
    pub(super) fn person(&self) -> Option<Seat> {
        let people = self.people();
        let mut asked = self.table.deciding().iter().filter(|seat| people.contains(*seat));
        asked.clone().find(|seat| self.viewer.is(*seat)).or_else(|| asked.next())
    }

    /// Returns the opponent who decides next: people go first.
    pub(super) fn opponent(&self) -> Option<(Seat, Player)> {
        let played = |seat| match self.player(seat) {
            SeatPlayer::Opponent(player) => Some((seat, player)),
            SeatPlayer::Person | SeatPlayer::Elsewhere => None,
        };
        match self.person() {
            Some(_) => None,
            None => self.table.deciding().iter().find_map(played),
        }
    }

    /// Returns the person who may touch the board now.
    pub(super) fn asked(&self) -> Option<Seat> {
        match self.covered.is_some() || self.shown.is_some() {
            true => None,
            false => self.person(),
        }
    }

    /// Returns the person who may touch the board now, or why there is none.
    fn expected(&self) -> Result<Seat> {
        self.asked().ok_or_else(|| match self.covered {
            _ if self.is_over() => self.unavailable("game-over"),
            Some(seat) => TableError::Unavailable(self.say(Notice::Covered { seat }).into()),
            None if self.shown.is_some() => self.unavailable("past"),
            None => TableError::Unavailable(self.status().into()),
        })
    }

    fn unavailable(&self, name: &str) -> TableError {
        TableError::Unavailable(word(name).tell(self.reader()).into())
    }

    pub(super) fn say(&self, notice: Notice) -> String {
        notice.message().tell(self.reader())
    }

    /// Returns the result, or the players that the game waits for.
    pub(super) fn status(&self) -> String {
        status(&self.table.turn()).tell(self.reader())
    }

    /// Returns the reader of the screen: the person who looks. Several persons who look at once are
    /// called by their names.
    pub(super) fn reader(&self) -> Reader<'_> {
        let together = !self.hides() && self.people().len() > 1;
        let seat = self.viewer.seat().filter(|_| !together);
        Reader::of(self.table.names()).with_lang(self.options.lang).on_seat(seat)
    }

    /// Returns the number of decisions before the last one of a person.
    pub(super) fn before(&self) -> Option<usize> {
        self.table.before_last(self.people())
    }

    /// Returns the number of decisions shown.
    pub(super) fn now(&self) -> usize {
        self.shown.unwrap_or_else(|| self.table.made())
    }

    fn grant(&mut self, wish: &Wish) -> Result<()> {
        match (wish.kind, wish.decisions, wish.theme, wish.width) {
            (Kind::Touch, ..) => self.touch(&wish.place)?,
            (Kind::Act, ..) => self.apply(self.expected()?.into(), &wish.action)?,
            (Kind::Undo, ..) => self.undo()?,
            (Kind::Hint, ..) => self.ask()?,
            (Kind::Back, ..) => self.back(),
            (Kind::Uncover, ..) => self.uncover(),
            (Kind::Show, Some(decisions), ..) => self.show(decisions),
            (Kind::Look, _, Some(theme), Some(width)) => self.turn_to(theme, width),
            (Kind::Show | Kind::Look | Kind::Next | Kind::Previous, ..) => {}
        }
        Ok(())
    }

    fn turn_to(&mut self, theme: Colors, width: f64) {
        self.theme = match theme {
            Colors::Light => Theme::Light,
            Colors::Dark => Theme::Dark,
        };
        self.sheet = if width < NARROW { Sheet::Narrow } else { Sheet::Wide };
    }

    fn follow(&mut self, seat: Seat, touched: Vec<String>, action: Option<String>) -> Result<()> {
        match action {
            Some(action) => self.apply(seat.into(), &action),
            None => {
                self.look(touched);
                Ok(())
            }
        }
    }

    fn back(&mut self) {
        let mut touched = self.touched.clone();
        touched.pop();
        self.look(touched);
    }

    /// Asks a player for hints.
    fn ask(&mut self) -> Result<()> {
        self.expected()?;
        if self.options.hints && !self.wants_hint {
            self.wants_hint = true;
            self.task += 1;
        }
        Ok(())
    }

    fn uncover(&mut self) {
        if let Some(seat) = self.covered.take() {
            self.viewer = seat.into();
            self.look(Vec::new());
        }
    }

    /// Shows the game after the given number of decisions. After all of them, the game goes on.
    fn show(&mut self, decisions: usize) {
        let made = self.table.made();
        if self.covered.is_none() && decisions <= made {
            let since = self.now();
            self.shown = (decisions < made).then_some(decisions);
            self.look(Vec::new());
            self.since = (since < decisions).then_some(since);
        }
    }

    /// Starts a new screen of the same position.
    fn look(&mut self, touched: Vec<String>) {
        self.touched = touched;
        self.since = None;
        self.error = NOTHING;
        self.wants_hint = false;
        self.number += 1;
    }

    /// Lets chance decide, and makes sure that only the person who is asked looks.
    fn settle(&mut self) -> Result<()> {
        self.table.resolve_chance()?;
        self.hints.clear();
        (self.covered, self.has_failed) = (None, false);
        self.task += 1;
        let hides = self.hides();
        match self.person() {
            Some(person) if self.viewer.is(person) => {}
            Some(person) if hides => {
                (self.viewer, self.covered) = (Viewer::Spectator, Some(person));
            }
            Some(person) => self.viewer = person.into(),
            None if hides && self.is_over() => self.viewer = Viewer::Spectator,
            None => {}
        }
        self.look(Vec::new());
        Ok(())
    }
}

/// What a lesson does with the session that shows it.
#[cfg(feature = "lessons")]
impl Session {
    pub(crate) fn set_lang(&mut self, lang: crate::base::lang::Lang) {
        self.options.lang = lang;
    }

    /// Shows another position as it is, and what has moved since the given number of decisions.
    pub(crate) fn replace(&mut self, table: Box<dyn Table>, since: Option<usize>) {
        (self.table, self.shown) = (table, None);
        self.look(Vec::new());
        self.since = since;
    }

    pub(crate) fn set_player(&mut self, seat: Seat, player: SeatPlayer) {
        self.options.players[seat.index()] = player;
    }
}

/// A wish of a person. It is one flat object, so that reading it takes little code.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    /// What the person wishes.
    pub(crate) kind: Kind,
    /// The number of the screen.
    number: Option<u32>,
    /// The place to touch.
    #[serde(default)]
    place: String,
    /// The action in notation.
    #[serde(default)]
    action: String,
    /// The number of decisions to show.
    decisions: Option<usize>,
    /// The colors of the page.
    theme: Option<Colors>,
    /// The width of the page in pixels.
    width: Option<f64>,
}

/// A kind of wish; see [`Session::wish`](Session::wish). A session ignores the wishes of a lesson.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Look,
    Touch,
    Act,
    Back,
    Undo,
    Hint,
    Uncover,
    Show,
    Next,
    Previous,
}

/// The colors of a page.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Colors {
    Light,
    Dark,
}
