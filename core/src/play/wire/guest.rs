//! Guests: players on other devices than the host's.

use thiserror::Error;

use super::{Decided, Kind, Letter, Scene, Step, mark};
use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::game::dealer::Dealer;
use crate::game::record::check_names;
use crate::game::{Event as _, FullGame, Inconsistent, InformationState, Refusal};
use crate::sheet::look::Drawing;
use crate::sheet::look::Look;
use crate::sheet::touch::TouchError;
use crate::text::message::{errors, message};
use crate::text::serde_text::Written;

/// A player or a spectator on another device than the host's, who knows what the host has sent.
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

/// The reason why a guest can't use a message, or can't decide.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum GuestError<G: FullGame> {
    /// The text is not a message of a host, or does not continue the earlier messages.
    #[error("{0}")]
    Message(Faults),
    /// No viewer can have seen the content of the message.
    #[error(transparent)]
    Inconsistent(#[from] Inconsistent),
    /// Spectators don't decide.
    #[error("{}", message!(errors::Watches))]
    Spectator,
    /// The rules refuse the decision.
    #[error("{0}")]
    Illegal(Refusal<G>),
}

impl<G: FullGame> From<Faults> for GuestError<G> {
    fn from(faults: Faults) -> Self {
        Self::Message(faults)
    }
}

impl<G: FullGame> Guest<G> {
    /// Makes a guest from the first message of a host, which contains everything that the viewer
    /// has seen.
    ///
    /// # Errors
    /// Returns the faults of the message.
    pub fn join(message: &str) -> Result<Self, GuestError<G>> {
        let letter = Letter::read::<G>(message)?;
        match letter.kind {
            Kind::Game => Self::at(letter),
            _ => Err(Faults::one("kind: a guest begins with a game").into()),
        }
    }

    /// Reads a message, and returns its events. A message with everything that the viewer has seen
    /// has no events. The guest then restarts from it.
    ///
    /// # Errors
    /// Returns the faults of the message. The guest is unchanged then. If messages in between are
    /// missing, the guest must request everything that it has seen. A message of another match is
    /// refused: a guest of that match [joins](Self::join) with it.
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

    /// Returns the message in which the viewer's seat decides.
    ///
    /// # Errors
    /// Returns why the action is refused, with the ruling, or an error for a spectator.
    pub fn decide(&self, action: G::Action) -> Result<String, GuestError<G>> {
        let Viewer::Seat(seat) = self.viewer() else { return Err(GuestError::Spectator) };
        self.state.apply(seat.into(), action).map_err(GuestError::Illegal)?;
        let (decisions, after) = (self.decisions, mark(&self.seen));
        let says = Decided { decisions, after, action: action.to_string() };
        Ok(Letter::new::<G>(&self.id, self.takebacks, Kind::Decision, says).write())
    }

    /// Returns the guest's knowledge as a message of a host, for storage. A guest who
    /// [joins](Self::join) with it continues from there, without news.
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
    /// Returns [`TouchError`] if the touches lead to no legal action.
    pub fn draw(&self, look: &Look) -> Result<Drawing, TouchError> {
        self.state.draw(self.viewer(), &self.told(look.clone()))
    }

    /// Adds the guest's context to a look: the names of the players, and the latest places.
    #[must_use]
    pub fn told(&self, look: Look) -> Look {
        let news = self.news.iter().flat_map(G::Event::places).collect();
        let mut lately = self.seen.events().iter().rev().map(G::Event::shown);
        let shown = lately.find(|shown| !shown.is_empty()).unwrap_or_default();
        look.named(self.names.clone()).with_news(news).with_shown(shown)
    }

    /// Returns a state that the guest could be in, drawn by
    /// [`Hidden::resample`](crate::Hidden::resample). Its turn, the viewer's actions and the
    /// viewer's view are those of the game. The hidden parts are made up.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns everything that the guest has seen.
    #[must_use]
    pub fn seen(&self) -> &InformationState<G> {
        &self.seen
    }

    /// Returns the viewer.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.seen.viewer()
    }

    /// Returns the events of the last message.
    #[must_use]
    pub fn news(&self) -> &[G::Event] {
        &self.news
    }

    /// Returns the players' names by seat. Empty if there are none.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the number of decisions that the guest knows of.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.decisions as usize
    }

    /// Returns the number of these decisions that the guest's seat made. A guest that has sent a
    /// decision waits until this number changes.
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

    /// Returns the restarted guest, unless it would have another viewer, or would know less.
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

/// Returns the fault of a message that is older than the guest's knowledge: takebacks and
/// decisions.
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

/// Returns a state that the viewer with this information state could be in, always the same one.
fn could_be<G: FullGame>(seen: &InformationState<G>) -> Result<G, Inconsistent> {
    seen.resample(&mut Dealer::new(0))
}
