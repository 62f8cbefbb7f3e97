//! What a front shows of a session.

use serde::Serialize;

use super::options::Hint;
use super::sitting::Session;
use crate::base::actor::Viewer;
use crate::base::seat::{Seat, Seats};
use crate::game::Choice;
use crate::game::motion::Motion;
use crate::play::table::{Notice, Result, Table};
use crate::sheet::look::{Bounds, Drawing, Look, Panel, Place, Point};
use crate::text::message::{Message, Span};

/// The number of lines of news that a screen shows at most: the latest.
const NEWS: usize = 12;

/// All that a front shows. It knows no more than the person who looks, unless the table is open.
///
/// As JSON, the names of its fields are in camel case.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SessionScreen {
    /// The number of the screen. A wish names it, so that a click on an old screen does nothing.
    pub number: u32,
    /// The drawing, as an SVG document.
    pub svg: String,
    /// Whose turn it is, or the result, in words.
    pub turn: String,
    /// The seat of the person who decides now, or `None` if no person can.
    pub seat: Option<Seat>,
    /// The words of the button for the person who has taken the device. Empty unless the board is
    /// covered.
    pub cover: String,
    /// What is wrong with the last wish, in words. Empty if nothing is wrong.
    pub error: String,
    /// The error in parts with their meaning, such as the ruling that it cites.
    pub error_spans: Vec<Span>,
    /// Whether an opponent thinks, or a player looks for hints.
    pub is_thinking: bool,
    /// Whether the screen shows the position now. It is false for an earlier position.
    pub is_live: bool,
    /// Whether the game has ended.
    pub is_over: bool,
    /// The places that a touch can mean, in the order in which they are drawn.
    pub places: Vec<SessionPlace>,
    /// The places touched so far.
    pub touched: Vec<String>,
    /// The legal actions that begin with these touches.
    pub choices: Vec<NamedAction>,
    /// The heading of the list of actions.
    pub choices_title: String,
    /// Whether a decision of a person can be taken back.
    pub can_undo: bool,
    /// Whether a person can ask for hints.
    pub can_hint: bool,
    /// The hints that the person asked for, the best first.
    pub hints: Vec<NamedHint>,
    /// The number of decisions shown.
    pub shown: usize,
    /// The number of all decisions.
    pub decisions: usize,
    /// How many decisions are shown, in words.
    pub shown_title: String,
    /// What happened since the person's last decision, in words.
    pub news: Vec<String>,
    /// What moved since the screen before, in the units of the drawing.
    pub motions: Vec<SessionMotion>,
    /// The hands that the drawing does not show. Empty unless the table is open.
    pub hands: Vec<OpenHand>,
}

/// A thing that moved, from the center of its old place to the center of its new one.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct SessionMotion {
    /// The names of the places on the way.
    pub places: Vec<String>,
    /// Where it was.
    pub from: Point,
    /// Where it is now.
    pub to: Point,
}

impl From<Motion> for SessionMotion {
    fn from(Motion { places, from, to }: Motion) -> Self {
        let center = |at: Bounds| (at.x + at.width / 2, at.y + at.height / 2);
        Self { places, from: center(from), to: center(to) }
    }
}

/// What a seat of an open table holds.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct OpenHand {
    /// The name of the seat.
    pub title: String,
    /// The drawing, as an SVG document.
    pub svg: String,
    /// The drawing in words.
    pub label: String,
}

/// A place that a touch can mean.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionPlace {
    /// The name.
    pub name: String,
    /// What it is, in words.
    pub label: String,
    /// The corners of its outline, in the units of the drawing.
    pub shape: Vec<Point>,
    /// Whether a touch leads to a legal action.
    pub is_target: bool,
}

impl From<Place> for SessionPlace {
    fn from(Place { name, label, shape, is_target, .. }: Place) -> Self {
        Self { name, label, shape, is_target }
    }
}

/// A legal action with its label.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct NamedAction {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub label: String,
}

/// A hint with its label.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct NamedHint {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub label: String,
    /// How often the action wins, and why, in words.
    pub worth: String,
}

impl Session {
    /// Returns what the screen shows now.
    ///
    /// # Errors
    /// Returns what [`Table::draw`] returns. The seats and touches of a session are always valid.
    pub fn screen(&self) -> Result<SessionScreen> {
        let earlier = self.earlier();
        let table = earlier.as_deref().unwrap_or(&*self.table);
        let drawing = table.draw(self.viewer, &self.looked())?;
        let choices = self.choices()?;
        let (shown, decisions) = (self.now(), self.table.made());
        let meant = self.meant(&choices);
        let reader = self.reader().on_seat(self.asked());
        let counted = Notice::Shown { shown: shown as u32, decisions: decisions as u32 };
        Ok(SessionScreen {
            number: self.number,
            places: self.places(drawing.places, &choices),
            svg: drawing.svg,
            turn: self.turn(),
            seat: self.asked(),
            cover: self.covered.map_or_else(String::new, |seat| self.say(Notice::Take { seat })),
            error: self.error.tell(reader),
            error_spans: self.error.spans(reader),
            is_thinking: self.task().is_some(),
            is_live: self.shown.is_none(),
            is_over: self.is_over(),
            touched: self.touched.clone(),
            hints: self.named_hints(&choices),
            choices_title: self.say(Notice::Choices { number: meant.len() as u32 }),
            choices: meant,
            can_undo: self.shown.is_none() && self.before().is_some(),
            can_hint: self.options.hints && self.asked().is_some(),
            shown,
            decisions,
            shown_title: self.say(counted),
            news: self.news(earlier.as_deref())?,
            motions: self.motions(table)?,
            hands: self.hands(table)?,
        })
    }

    /// Returns whose turn it is, in words.
    fn turn(&self) -> String {
        let decisions = self.table.made() as u32;
        let notice = match (self.shown, self.covered, self.person(), self.opponent()) {
            (Some(shown), ..) => Notice::After { shown: shown as u32, decisions },
            (_, Some(seat), ..) => Notice::HandOver { seat },
            (_, _, Some(seat), _) => Notice::Decides { seat },
            (.., Some((seat, player))) => Notice::Thinks { seat, player: Some(player.to_string()) },
            _ => return self.status(),
        };
        self.say(notice)
    }

    /// Returns the legal actions of the person who is asked.
    fn choices(&self) -> Result<Vec<Choice>> {
        self.asked().map_or_else(|| Ok(Vec::new()), |seat| self.table.choices(seat))
    }

    /// Returns the actions that the touches so far can mean.
    fn meant(&self, choices: &[Choice]) -> Vec<NamedAction> {
        let reader = self.reader().on_seat(self.asked());
        let meant = choices.iter().filter(|choice| choice.touches.starts_with(&self.touched));
        let named = |choice: &Choice| NamedAction {
            action: choice.notation.clone(),
            label: choice.label.tell(reader),
        };
        meant.map(named).collect()
    }

    /// Returns the places that mean something to a pointer or a key.
    fn places<P: From<Place>>(&self, places: Vec<Place>, choices: &[Choice]) -> Vec<P> {
        let begins =
            |name: &String| choices.iter().any(|choice| choice.touches.first() == Some(name));
        let meant = places.into_iter().filter(|place| place.is_target || begins(&place.name));
        if self.asked().is_some() { meant.map(P::from).collect() } else { Vec::new() }
    }

    fn named_hints(&self, choices: &[Choice]) -> Vec<NamedHint> {
        let reader = self.reader().on_seat(self.asked());
        let named = |hint: &Hint| {
            let choice = choices.iter().find(|choice| choice.notation == hint.notation)?;
            let worth = Message::from(self.say(Notice::Worth { win: hint.win, points: None }));
            let worth = match hint.reason.clone() {
                Some(reason) => Message::from(reason).within(worth),
                None => worth,
            };
            let (action, label) = (hint.notation.clone(), choice.label.tell(reader));
            Some(NamedHint { action, label, worth: worth.tell(reader) })
        };
        self.hints.iter().filter_map(named).collect()
    }

    /// Returns the table at the time that is shown, if that is an earlier one.
    fn earlier(&self) -> Option<Box<dyn Table>> {
        let mut table = self.table.fork();
        table.undo_to(self.shown?);
        Some(table)
    }

    fn looked(&self) -> Look {
        let (lang, touched) = (self.options.lang, self.touched.clone());
        let by_name = self.reader().seat.is_none();
        Look { sheet: self.sheet, lang, touched, by_name, ..Look::new(self.theme) }
    }

    /// Returns what the person who looks saw move since the screen before.
    fn motions(&self, table: &dyn Table) -> Result<Vec<SessionMotion>> {
        let Some(since) = self.since else { return Ok(Vec::new()) };
        let motions = table.motions(self.viewer, &self.looked(), since)?.into_iter();
        Ok(motions.filter(|motion| motion.from != motion.to).map(SessionMotion::from).collect())
    }

    /// Returns the hands of all seats but the one that looks, if the table is open.
    fn hands(&self, table: &dyn Table) -> Result<Vec<OpenHand>> {
        let is_shown = self.options.open && table.kind().hidden;
        let seats = Seats::first(table.seats() * usize::from(is_shown));
        seats
            .iter()
            .filter(|seat| !self.viewer.is(*seat))
            .map(|seat| self.hand(table, seat))
            .collect()
    }

    fn hand(&self, table: &dyn Table, seat: Seat) -> Result<OpenHand> {
        let look = Look {
            panel: Some(Panel::Hand),
            touched: Vec::new(),
            names: table.names().to_vec(),
            by_name: true,
            ..self.looked()
        };
        let Drawing { svg, places, .. } = table.view(seat.into())?.draw(&look);
        let mut labels: Vec<String> = places.into_iter().map(|place| place.label).collect();
        labels.dedup();
        let title = self.say(Notice::Named { seat, player: None });
        Ok(OpenHand { title, svg, label: labels.join(", ") })
    }

    /// Returns what happened since the person who looks decided, or just before the time shown.
    fn news(&self, earlier: Option<&dyn Table>) -> Result<Vec<String>> {
        let events = match earlier {
            Some(earlier) if self.options.open => earlier.events(),
            Some(earlier) => earlier.news(self.viewer)?,
            None if self.options.open => self.table.events_since(self.last_own()),
            None => self.table.news_since(self.viewer, self.last_own())?,
        };
        let told = events.iter().map(|event| event.message.tell(self.reader()));
        Ok(told.skip(events.len().saturating_sub(NEWS)).collect())
    }

    /// Returns the number of decisions before the last one of the person who looks, or before the very
    /// last one for a spectator.
    fn last_own(&self) -> usize {
        match self.viewer {
            Viewer::Spectator => self.table.made().saturating_sub(1),
            Viewer::Seat(seat) => self.table.before_last(Seats::only(seat)).unwrap_or_default(),
        }
    }
}
