//! Two tiny games with one skeleton.
//!
//! A [`Toy`] says what its game is about; [`State`] makes a game of it with the public kit.

pub(crate) mod cards;
pub(crate) mod hands;

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use mauerwerk::kit::canvas::Canvas;
use mauerwerk::kit::tokens::{TokenLine, parted, read_each};
use mauerwerk::laws::Lawful;
use mauerwerk::{
    Actor, Arrays, BySeat, Chance, Dealer, Drawing, Faults, Game, Hidden, Illegal, Inconsistent,
    Info, InformationState, Lang, Look, Message, NoTally, NotationError, Panel, Playout, Reader,
    Reason, RichText, Rule, Seat, SetupOptions, Touch, Translated, Turn, Viewer, World,
    WorldsError,
};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};

/// A value with a written form.
pub(crate) trait Text:
    Clone + Eq + Hash + Debug + Display + Serialize + DeserializeOwned + Send + Sync
{
}

impl<T> Text for T where
    T: Clone + Eq + Hash + Debug + Display + Serialize + DeserializeOwned + Send + Sync
{
}

/// A tiny game: a position as plain data, with unknowns where something may be hidden, and the rules
/// that move it on.
pub(crate) trait Toy:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    type Setup: Text + Default + FromStr<Err = Faults> + SetupOptions;
    type Action: Text + Copy + Ord + FromStr<Err = NotationError> + 'static;

    const INFO: Info;
    /// Every action, in the order of their ids.
    const ACTIONS: &'static [Self::Action];
    /// The names of the position's tokens.
    const TOKENS: &'static [&'static str];

    /// Returns the first position of a setup, which may be anything.
    fn start(setup: &Self::Setup) -> Self;
    fn setup(&self) -> &Self::Setup;
    /// Returns all that is wrong with the setup, or else with the position.
    fn faults(&self) -> Faults;
    fn write(&self, line: &mut TokenLine);
    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError>;
    fn turn(&self) -> Turn<Ending>;
    fn standing(&self) -> BySeat<i32>;
    /// Returns the ruling that forbids an action of a player whom the game waits for.
    fn forbids(&self, actor: Actor, action: Self::Action) -> Option<&'static Rule>;
    fn step(&mut self, actor: Actor, action: Self::Action, note: &mut impl FnMut(Event));
    fn moved_setup(setup: &Self::Setup) -> Self::Setup;

    fn weight(&self, _: Self::Action) -> u32 {
        1
    }

    fn pieces(&self) -> Vec<u32>;
    fn seen_by(&self, viewer: Viewer) -> Self;
    /// Returns every position that the viewer could be in, with the number of ways it came about.
    fn worlds(seen: &InformationState<State<Self>>) -> Vec<(Self, u128)>;
}

/// The thing in front of a seat: nothing yet, something hidden, or something known.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Slot<T> {
    #[default]
    Empty,
    Hidden,
    Known(T),
}

impl<T> Slot<T> {
    fn seen_by(self, seat: Seat, viewer: Viewer) -> Self {
        if matches!(self, Self::Known(_)) && !viewer.is(seat) { Self::Hidden } else { self }
    }
}

impl<T: Display> Display for Slot<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("-"),
            Self::Hidden => f.write_str("?"),
            Self::Known(known) => known.fmt(f),
        }
    }
}

impl<T: FromStr<Err = NotationError>> FromStr for Slot<T> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "-" => Ok(Self::Empty),
            "?" => Ok(Self::Hidden),
            known => known.parse().map(Self::Known),
        }
    }
}

/// Reads a value for each seat.
fn read_by_seat<T: Copy + Default + FromStr>(
    values: &mut BySeat<T>,
    text: &str,
) -> Result<(), NotationError> {
    let read: Option<Vec<T>> = text.split('/').map(|value| value.parse().ok()).collect();
    let read = read.filter(|read| read.len() == values.len());
    let read = read.ok_or_else(|| NotationError::new("a value for each seat", text))?;
    *values = BySeat::from_fn(read.len(), |seat| read[seat.index()]);
    Ok(())
}

/// What happened, and what one seat alone learns of it.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Event {
    text: String,
    secret: Option<(Seat, String)>,
}

impl Event {
    fn of(text: impl Into<String>) -> Self {
        Self { text: text.into(), secret: None }
    }

    fn with_secret(self, seat: Seat, secret: impl Into<String>) -> Self {
        Self { secret: Some((seat, secret.into())), ..self }
    }
}

impl Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secret = self.secret.as_ref().map_or("", |(_, secret)| secret);
        write!(f, "{}{secret}", self.text)
    }
}

impl mauerwerk::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        let secret = self.secret.clone().filter(|(seat, _)| viewer.is(*seat));
        Self { secret, ..self.clone() }
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub(crate) struct Ending(&'static str);

impl From<Ending> for Message {
    fn from(ending: Ending) -> Self {
        ending.0.into()
    }
}

/// The ruling that refuses an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Why(&'static Rule);

impl Reason for Why {
    fn rule(&self) -> &'static Rule {
        self.0
    }

    fn code(&self) -> &'static str {
        self.0.title(Lang::En)
    }

    fn advice(&self) -> Translated {
        Translated::english(self.0.sentence(Lang::En))
    }
}

/// The width of a drawing.
const WIDTH: i32 = 400;

/// What a viewer sees: the position with question marks.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct View<T: Toy> {
    viewer: Viewer,
    table: T,
}

impl<T: Toy> Display for View<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&tokens(&self.table))
    }
}

impl<T: Toy> mauerwerk::View for View<T> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn draw(&self, look: &Look) -> Drawing {
        let text = self.to_string();
        Canvas::<()>::draw(look, self.viewer, |mut canvas| {
            let (width, margin) = (canvas.width(WIDTH), canvas.margin());
            let y =
                canvas.header(width, T::INFO.name, ["".into(), "".into()], &text.clone().into());
            let hand = |canvas: &mut Canvas<()>| canvas.controls(margin, y, width - 2 * margin);
            let height = y + canvas.panel(Panel::Hand, hand);
            canvas.on_paper(width, height, T::INFO.name, text.clone())
        })
    }

    fn text_for(&self, _: Reader<'_>) -> RichText {
        format!("{self}\n").into()
    }
}

/// A legal and complete position of a toy.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(bound = "")]
pub(crate) struct State<T: Toy>(T);

impl<'de, T: Toy> Deserialize<'de> for State<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let table = T::deserialize(deserializer)?;
        table.faults().or(Self(table)).map_err(Error::custom)
    }
}

fn tokens(table: &impl Toy) -> String {
    let mut line = TokenLine::default();
    table.write(&mut line);
    line.into_text()
}

impl<T: Toy> Display for State<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.setup(), self.notation())
    }
}

impl<T: Toy> FromStr for State<T> {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let (position, options) = parted(text, T::TOKENS);
        let Self(mut table) = Self::start(&options.join(" ").parse()?)?;
        read_each(&position, |name, value| table.read(name, value))?;
        table.faults().or(Self(table))
    }
}

impl<T: Toy> Game for State<T> {
    type Setup = T::Setup;
    type Action = T::Action;
    type Actions = Vec<T::Action>;
    type Reason = Why;
    type Ending = Ending;
    type Event = Event;
    type View = View<T>;
    type Tally = NoTally<Event>;

    const INFO: Info = T::INFO;

    fn start(setup: &T::Setup) -> Result<Self, Faults> {
        let table = T::start(setup);
        table.faults().or(Self(table))
    }

    fn setup(&self) -> T::Setup {
        self.0.setup().clone()
    }

    fn seats(&self) -> usize {
        self.0.standing().len()
    }

    fn notation(&self) -> String {
        tokens(&self.0)
    }

    fn turn(&self) -> Turn<Ending> {
        self.0.turn()
    }

    fn standing(&self) -> BySeat<i32> {
        self.0.standing()
    }

    fn actions(&self, seat: Seat) -> Vec<T::Action> {
        let legal = |action: &T::Action| self.refusal(seat.into(), *action).is_none();
        T::ACTIONS.iter().copied().filter(legal).collect()
    }

    fn chances(&self) -> Vec<Chance<T::Action>> {
        let possible = |action: &T::Action| self.refusal(Actor::Chance, *action).is_none();
        let all = T::ACTIONS.iter().copied().filter(possible);
        all.map(|action| Chance { action, weight: self.0.weight(action) }).collect()
    }

    fn apply_noting(
        &self,
        actor: Actor,
        action: T::Action,
        note: &mut impl FnMut(Event),
    ) -> Result<Self, Illegal<T::Action, Why>> {
        if let Some(rule) = self.refusal(actor, action) {
            return Err(Illegal { actor, action, reason: Why(rule) });
        }
        let mut next = self.clone();
        next.0.step(actor, action, note);
        Ok(next)
    }

    fn view(&self, viewer: Viewer) -> View<T> {
        View { viewer, table: self.0.seen_by(viewer) }
    }
}

impl<T: Toy> Hidden for State<T> {
    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        const NOTHING: Inconsistent = Inconsistent("nothing fits");
        let worlds = seen.worlds(usize::MAX).map_err(|_| NOTHING)?;
        World::draw(&worlds, dealer).map(|world| world.state.clone()).ok_or(NOTHING)
    }

    fn worlds(
        seen: &InformationState<Self>,
        limit: usize,
    ) -> Result<Vec<World<Self>>, WorldsError> {
        World::gather(T::worlds(seen).into_iter().map(|(table, ways)| (Self(table), ways)), limit)
    }
}

impl<T: Toy> Arrays for State<T> {
    fn id(action: T::Action) -> u32 {
        T::ACTIONS.iter().take_while(|other| **other != action).count() as u32
    }

    fn action(id: u32) -> Option<T::Action> {
        T::ACTIONS.get(id as usize).copied()
    }
}

impl<T: Toy> Touch for State<T> {}

impl<T: Toy> Playout for State<T> {}

impl<T: Toy> State<T> {
    /// Returns the ruling that refuses an action. The first ruling of a toy is that it waits for
    /// another player.
    fn refusal(&self, actor: Actor, action: T::Action) -> Option<&'static Rule> {
        match self.turn().waits_for(actor) {
            true => self.0.forbids(actor, action),
            false => T::INFO.rules.first(),
        }
    }
}

impl<T: Toy> Lawful for State<T> {
    fn pieces(&self) -> Vec<u32> {
        self.0.pieces()
    }

    fn moved_setup(setup: &T::Setup) -> Option<T::Setup> {
        Some(T::moved_setup(setup))
    }
}
