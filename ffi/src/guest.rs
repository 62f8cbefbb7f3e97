//! Those who play at another device than the host's.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mauerwerk::bot::Judgement;
use mauerwerk::wire::{self, GuestError};
use mauerwerk::{
    Choice, Game, Look, Panel, Seat, Sheet, Theme, any_game, on_game, recorded_game, unknown_game,
    with_game,
};

use crate::drawing;
use crate::error::{Faulty, MauerwerkError};
use crate::opponent::{Analysis, Opponent, Thought, watched};
use crate::seat::{Viewer, Whole};
use crate::session;
use crate::table::{Snapshot, texts};
use crate::turn::Turn;

/// A guest, for all threads.
type Shared<G> = Mutex<wire::Guest<G>>;

any_game! {
    /// A guest in any game.
    #[derive(Debug)]
    enum AnyGuest(Shared)
}

/// Evaluates with the guest, whatever the game.
macro_rules! on_guest {
    ($any:expr, $guest:ident => $result:expr) => {
        on_game!(AnyGuest, $any, shared => {
            let $guest = lock(shared);
            $result
        })
    };
}

/// Somebody who plays or looks on at another device than that of the host, who has the game as a
/// `Table` or as a game of its own class. It knows what the host's messages have told, which is what
/// its viewer may know and nothing more. It may be used from several threads.
#[derive(Debug, uniffi::Object)]
pub struct Guest(AnyGuest);

#[uniffi::export]
#[allow(clippy::needless_pass_by_value, reason = "other languages hand objects over")]
impl Guest {
    /// Begins with the first message of a host, of any game: `message_to` without a number of decisions.
    /// Throws `Message` for text that is none, `Inconsistent` if nobody can have seen what it tells, and
    /// `Notation` for a game that is none.
    #[uniffi::constructor]
    pub fn join(message: &str) -> Result<Self, MauerwerkError> {
        let game = recorded_game(message).map_err(|faults| Faulty::Message.error(&faults))?;
        let guest = with_game!(game.as_str(), G => {
            wire::Guest::<G>::join(message).map(|guest| Shared::new(guest).into())
                .map_err(MauerwerkError::from)
        });
        guest.unwrap_or_else(|| Err(unknown_game(&game).into())).map(Self)
    }

    /// Takes in a message of the host, and returns what it tells to have happened: nothing if it tells
    /// the whole game, with which the guest begins anew. Throws `Message` for text that is none, and if
    /// the message does not continue what the guest has heard of: ask for the whole game then. Throws
    /// `Message`, too, for a message that is old or of another match: for that match, `join`. Throws
    /// `Inconsistent` if nobody can have seen what it tells. The guest is unchanged then.
    pub fn receive(&self, message: &str) -> Result<Vec<String>, MauerwerkError> {
        on_game!(AnyGuest, &self.0, shared => {
            let mut heard = lock(shared).clone();
            let news = texts(heard.receive(message)?.to_vec());
            *lock(shared) = heard;
            Ok(news)
        })
    }

    /// Returns the message by which the guest's seat makes a decision in notation: the host's `receive`
    /// reads it. Throws `Notation` for text that is none, `IllegalAction` with the ruling that refuses
    /// it, and `Unavailable` if the guest only looks on.
    pub fn decide(&self, notation: &str) -> Result<String, MauerwerkError> {
        on_guest!(&self.0, guest => Ok(guest.decide(notation.parse()?)?))
    }

    /// Returns the message of a host that tells what the guest knows, to be kept: `join` goes on from
    /// there, without news.
    pub fn message(&self) -> String {
        on_guest!(&self.0, guest => guest.message())
    }

    /// Returns the id of the game.
    pub fn game(&self) -> String {
        on_guest!(&self.0, guest => id(&guest)).to_owned()
    }

    /// Returns the setup in notation.
    pub fn setup(&self) -> String {
        on_guest!(&self.0, guest => guest.state().setup().to_string())
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> Whole {
        on_guest!(&self.0, guest => guest.state().seats().into())
    }

    /// Returns who looks on.
    pub fn viewer(&self) -> Viewer {
        on_guest!(&self.0, guest => guest.viewer().into())
    }

    /// Returns all that the guest has seen; `now` of it is what it sees.
    pub fn seen(&self) -> crate::InformationState {
        on_guest!(&self.0, guest => crate::InformationState::of(guest.seen().clone()))
    }

    /// Returns the players' names by seat; none if none were given.
    pub fn names(&self) -> Vec<String> {
        on_guest!(&self.0, guest => guest.names().to_vec())
    }

    /// Returns the number of decisions that the guest has heard of: what it tells a host who asks from
    /// where to go on.
    pub fn decisions(&self) -> u32 {
        on_guest!(&self.0, guest => session::count(guest.decisions()))
    }

    /// Returns how many of these decisions the guest's seat made. Once it has sent one, it waits until
    /// this number changes, or until it begins anew.
    pub fn decided(&self) -> u32 {
        on_guest!(&self.0, guest => session::count(guest.decided()))
    }

    /// Returns whose decision it is.
    pub fn turn(&self) -> Turn {
        on_guest!(&self.0, guest => turn(&guest))
    }

    /// Returns the legal actions of the guest in notation: none unless the game waits for it.
    pub fn actions(&self) -> Vec<String> {
        on_guest!(&self.0, guest => actions(&guest))
    }

    /// Returns all that the guest's screen shows, as `snapshot` of the host's game would for its viewer;
    /// `news` are those of the last message. Throws `Touch` if the touches lead to no legal action.
    #[uniffi::method(default(theme = None, sheet = None, touched = [], panel = None))]
    pub fn snapshot(
        &self,
        theme: Option<Theme>,
        sheet: Option<Sheet>,
        touched: Vec<String>,
        panel: Option<Panel>,
    ) -> Result<Snapshot, MauerwerkError> {
        let look = drawing::look(theme, sheet, touched, panel);
        on_guest!(&self.0, guest => snapshot(&guest, look))
    }

    /// Lets an opponent choose for the guest's seat from what the guest knows, and returns its choice in
    /// notation. It takes its time: call it off the main thread; the guest can be used meanwhile.
    /// Throws `Notation` for the name of no player, and `Unavailable` unless the game waits for the
    /// guest.
    #[uniffi::method(default(thought = None))]
    pub fn choose(
        &self,
        opponent: Opponent,
        thought: Option<Arc<Thought>>,
    ) -> Result<String, MauerwerkError> {
        on_game!(AnyGuest, &self.0, shared => {
            let guest = lock(shared).clone();
            let Opponent { player, seed } = opponent;
            let chosen = watched(thought.as_deref(), |watch| player.choose(guest.seen(), seed, watch));
            Ok(chosen?.to_string())
        })
    }

    /// Returns what an opponent thinks of all that the guest may do, from what the guest knows: a hint
    /// for people. It takes its time: call it off the main thread; the guest can be used meanwhile.
    /// Throws `Notation` for the name of no player, and `Unavailable` unless the game waits for the
    /// guest.
    #[uniffi::method(default(thought = None))]
    pub fn analyse(
        &self,
        opponent: Opponent,
        thought: Option<Arc<Thought>>,
    ) -> Result<Analysis, MauerwerkError> {
        on_game!(AnyGuest, &self.0, shared => {
            analyse(&lock(shared).clone(), opponent, thought.as_deref())
        })
    }
}

fn lock<G: Game>(shared: &Shared<G>) -> MutexGuard<'_, wire::Guest<G>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn id<G: Game>(_: &wire::Guest<G>) -> &'static str {
    G::INFO.id
}

fn turn<G: Game>(guest: &wire::Guest<G>) -> Turn {
    Turn::of::<G>(guest.state().turn())
}

fn seat<G: Game>(guest: &wire::Guest<G>) -> Option<Seat> {
    match guest.viewer() {
        mauerwerk::Viewer::Seat(seat) => Some(seat),
        mauerwerk::Viewer::Spectator => None,
    }
}

fn actions<G: Game>(guest: &wire::Guest<G>) -> Vec<String> {
    let actions = seat(guest).map(|seat| guest.state().actions(seat).into_iter());
    actions.into_iter().flatten().map(|action| action.to_string()).collect()
}

fn snapshot<G: Game>(
    guest: &wire::Guest<G>,
    look: Option<Look>,
) -> Result<Snapshot, MauerwerkError> {
    let look = look.map(|look| guest.told(look));
    let screen = session::screen(guest.state(), guest.viewer(), guest.names(), look)?;
    Ok(Snapshot::of(screen, guest.viewer(), guest.news().to_vec(), guest.decisions()))
}

fn analyse<G: Judgement>(
    guest: &wire::Guest<G>,
    Opponent { player, seed }: Opponent,
    thought: Option<&Thought>,
) -> Result<Analysis, MauerwerkError> {
    let analysis = watched(thought, |watch| player.analyse(guest.seen(), seed, watch))?;
    let choices = seat(guest).map(|seat| Choice::of_seat(guest.state(), seat));
    Ok(Analysis::of(&analysis, choices.unwrap_or_default()))
}

impl<G: Game> From<GuestError<G>> for MauerwerkError {
    fn from(error: GuestError<G>) -> Self {
        match error {
            GuestError::Message(faults) => Faulty::Message.error(&faults),
            GuestError::Inconsistent(error) => error.into(),
            GuestError::Illegal(error) => error.into(),
            error => Self::unavailable(&error.to_string()),
        }
    }
}
