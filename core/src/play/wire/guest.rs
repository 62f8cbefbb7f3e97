//! Those who play at another device than the host's.

use thiserror::Error;

use super::letter::{Decided, Kind, Letter, Scene, Step, mark};
use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::game::dealer::Dealer;
use crate::game::record::check_names;
use crate::game::{Event as _, FullGame, Inconsistent, InformationState, Refusal};
use crate::sheet::drawing::Drawing;
use crate::sheet::look::Look;
use crate::sheet::touch::TouchError;
use crate::text::serde_text::Written;

/// Somebody who plays or looks on at another device than the host's, and knows what the host has
/// sent.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Guest<G: FullGame> {
    id: String,
    takebacks: u32,
    names: Vec<String>,
    decisions: u32,
    decided: u32,
    seen: InformationState<G>,
    /// A state that the guest could be in.
    state: G,
    news: Vec<G::Event>,
}

/// The reason why a guest does not understand a message, or can't decide.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum GuestError<G: FullGame> {
    /// A text that is no message of a host, or does not continue what was received before.
    #[error("{0}")]
    Message(Faults),
    /// A message about something that nobody can have seen.
    #[error(transparent)]
    Inconsistent(#[from] Inconsistent),
    /// A spectator who wants to decide.
    #[error("a spectator decides nothing")]
    Spectator,
    /// A decision that the rules refuse.
    #[error("{0}")]
    Illegal(Refusal<G>),
}

impl<G: FullGame> From<Faults> for GuestError<G> {
    fn from(faults: Faults) -> Self {
        Self::Message(faults)
    }
}

impl<G: FullGame> Guest<G> {
    /// Begins to play with the first message of a host, which says all that the viewer has seen.
    ///
    /// # Errors
    /// Returns what is wrong with the message.
    pub fn join(message: &str) -> Result<Self, GuestError<G>> {
        let letter = Letter::read::<G>(message)?;
        match letter.kind {
            Kind::Game => Self::at(letter),
            _ => Err(Faults::one("kind: a guest begins with a game").into()),
        }
    }

    /// Takes in a message, and returns the events in it. A message with all that the viewer has seen
    /// has no events: the guest starts again from it.
    ///
    /// # Errors
    /// Returns what is wrong with the message. The guest is unchanged then. The guest must ask for all
    /// that it has seen if the message continues what it has not heard of. A message of another match
    /// is refused: a guest of that match [joins](Self::join) with it.
    pub fn receive(&mut self, message: &str) -> Result<&[G::Event], GuestError<G>> {
        let letter = Letter::read::<G>(message)?;
        letter.check_match(&self.id)?;
        *self = match letter.kind {
            Kind::Game => self.back(Self::at(letter)?)?,
            Kind::Step => self.after(&letter)?,
            Kind::Decision => return Err(Faults::one("kind: a guest takes no decisions").into()),
        };
        Ok(&self.news)
    }

    /// Returns the message by which the viewer's seat decides.
    ///
    /// # Errors
    /// Returns why the action is refused, with the ruling, or that a spectator decides nothing.
    pub fn decide(&self, action: G::Action) -> Result<String, GuestError<G>> {
        let Viewer::Seat(seat) = self.viewer() else { return Err(GuestError::Spectator) };
        self.state.apply(seat.into(), action).map_err(GuestError::Illegal)?;
        let (decisions, after) = (self.decisions, mark(&self.seen));
        let says = Decided { decisions, after, action: action.to_string() };
        Ok(Letter::new::<G>(&self.id, self.takebacks, Kind::Decision, says).write())
    }

    /// Returns what the guest knows as a message of a host, to be stored: a guest who
    /// [joins](Self::join) with it goes on from there, without news.
    #[must_use]
    pub fn message(&self) -> String {
        let Self { names, decisions, decided, seen, .. } = self;
        let (names, decisions, decided) = (names.clone(), *decisions, *decided);
        let says = Scene { names, decisions, decided, seen };
        Letter::new::<G>(&self.id, self.takebacks, Kind::Game, says).write()
    }

    /// Draws what the guest sees, as [`Record::draw`](crate::Record::draw) does.
    ///
    /// # Errors
    /// Returns [`TouchError`] if what was touched leads to no legal action.
    pub fn draw(&self, look: &Look) -> Result<Drawing, TouchError> {
        self.state.draw(self.viewer(), &self.told(look.clone()))
    }

    /// Adds to a look what the guest was told: the names of the players, and where something has just
    /// happened.
    #[must_use]
    pub fn told(&self, look: Look) -> Look {
        let news = self.news.iter().flat_map(G::Event::places).collect();
        let mut lately = self.seen.events().iter().rev().map(G::Event::shown);
        let shown = lately.find(|shown| !shown.is_empty()).unwrap_or_default();
        look.named(self.names.clone()).with_news(news).with_shown(shown)
    }

    /// Returns a state that the guest could be in, drawn by [`Hidden::resample`](crate::Hidden::resample): whose turn it is in it,
    /// what the viewer may do, and its view are those of the game; what is hidden is made up.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns all that the guest has seen.
    #[must_use]
    pub fn seen(&self) -> &InformationState<G> {
        &self.seen
    }

    /// Returns who looks on.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.seen.viewer()
    }

    /// Returns what the last message told to have happened.
    #[must_use]
    pub fn news(&self) -> &[G::Event] {
        &self.news
    }

    /// Returns the players' names by seat; empty if none were given.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the number of decisions that the guest knows of.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.decisions as usize
    }

    /// Returns how many of these decisions the guest's seat made: once it has sent one, it waits until
    /// this number changes.
    #[must_use]
    pub fn decided(&self) -> usize {
        self.decided as usize
    }

    fn at(letter: Letter<Written>) -> Result<Self, GuestError<G>> {
        let Letter { id, takebacks, says, .. } = letter;
        let Scene { names, decisions, decided, seen } = read::<Scene<Written>>(&says)?;
        let seen = InformationState::<G>::from_written(&seen)
            .map_err(|faults| faults.within("says.seen"))?;
        let state = could_be(&seen)?;
        check_names(&names, state.seats())?;
        Ok(Self { id, takebacks, names, decisions, decided, seen, state, news: Vec::new() })
    }

    /// Returns the guest that begins again, unless it would look on from elsewhere, or would fall
    /// behind.
    fn back(&self, again: Self) -> Result<Self, Faults> {
        let [own, other] = [self.viewer(), again.viewer()];
        if own != other {
            return Err(Faults::one(format_args!("says.seen: for {other}, not for {own}")));
        }
        let [known, told] = [self, &again].map(|guest| (guest.takebacks, guest.decisions));
        if told < known {
            return Err(late(told, known));
        }
        Ok(again)
    }

    fn after(&self, letter: &Letter<Written>) -> Result<Self, GuestError<G>> {
        let Step { since, after, decisions, decided, events, now } =
            read::<Step<G::Event, G::View>>(&letter.says)?;
        let (takebacks, known) = (letter.takebacks, self.decisions);
        if takebacks < self.takebacks {
            return Err(late((takebacks, decisions), (self.takebacks, known)).into());
        }
        if since != known {
            return Err(Faults::one(format_args!(
                "says.since: goes on from decision {since}, and the guest has heard of {known}"
            ))
            .into());
        }
        if after != mark(&self.seen) {
            let other = "says.after: goes on from other decisions than the guest has heard of";
            return Err(Faults::one(other).into());
        }
        let mut seen = self.seen.clone();
        seen.hear(events.iter().cloned(), now).map_err(|fault| fault.within("says"))?;
        let (id, names, state) = (self.id.clone(), self.names.clone(), could_be(&seen)?);
        if state.setup() != self.state.setup() {
            return Err(Faults::one("says.now: of a game with another setup").into());
        }
        Ok(Self { id, takebacks, names, decisions, decided, seen, state, news: events })
    }
}

/// Returns the fault of a message that tells less than the guest has heard of: takebacks and decisions.
fn late(told: (u32, u32), known: (u32, u32)) -> Faults {
    let ((told_takebacks, told), (takebacks, known)) = (told, known);
    Faults::one(format_args!(
        "the message is old: {told} decisions and {told_takebacks} takebacks; \
         the guest has heard of {known} and {takebacks}"
    ))
}

fn read<T: serde::de::DeserializeOwned>(says: &Written) -> Result<T, Faults> {
    says.read().map_err(|faults| faults.within("says"))
}

/// Returns a state that somebody could be in who has seen this: the same one every time.
fn could_be<G: FullGame>(seen: &InformationState<G>) -> Result<G, Inconsistent> {
    seen.resample(&mut Dealer::new(0))
}
