//! Players at a table.

use serde::{Serialize, Serializer};

use super::{BotError, Judgement, Player, Watch, task, unwatched};
use crate::base::actor::Viewer;
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::{FullGame, InformationState};

/// A program that chooses for a seat from what that seat knows: a [`Player`] of this library, or a
/// custom program.
pub trait Bot<G: FullGame> {
    /// Chooses one of the legal actions of the seat with the given information state.
    ///
    /// # Errors
    /// Returns [`BotError`] if it can't choose.
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError>;
}

impl<G: FullGame, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        (**self).choose(seen, legal)
    }
}

/// A player in a seat, with a separate seed.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{Bot, Opponent};
/// use mauerwerk::berlin::State;
/// use mauerwerk::{Game, InformationState, Seat};
///
/// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0"
///     .parse()?;
/// let seen = InformationState::new(&state, Seat::FIRST.into());
/// let mut opponent = Opponent { player: "greedy".parse()?, seed: 7 };
/// let action = opponent.choose(&seen, &state.actions(Seat::FIRST))?;
/// assert!(state.apply(Seat::FIRST.into(), action).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Opponent {
    /// The player.
    pub player: Player,
    /// The seed of its choices. Equal seeds and equal knowledge give equal choices.
    ///
    /// In JSON it is a text, because it can be too large for a number.
    #[serde(serialize_with = "digits")]
    pub seed: u64,
}

impl Opponent {
    /// Seats a player in the game of a seed. The seed of its choices is independent of those of
    /// chance and of other seats, and is the same in every version.
    #[must_use]
    pub fn seated(player: Player, game: u64, seat: Seat) -> Self {
        Self { player, seed: seed_at(game, seat) }
    }

    /// Chooses, with a watch that may stop the search.
    pub(crate) fn choose_while<G: Judgement>(
        self,
        watch: Watch<'_>,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        // Makes the same choice as `Player::choose`, without a world to find the legal actions in.
        if self.player == Player::Random {
            let choice = task::dealer(seen, self.seed).choose(legal);
            let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
            return choice.ok_or(BotError::NotToMove(seat));
        }
        self.player.choose(seen, self.seed, watch)
    }
}

fn digits<S: Serializer>(seed: &u64, into: S) -> Result<S::Ok, S::Error> {
    into.collect_str(seed)
}

/// Returns the seed of a seat's choices in the game of a seed.
pub(super) fn seed_at(game: u64, seat: Seat) -> u64 {
    let mut dealer = Dealer::for_game(!game, seat.number().into());
    let [high, low] = [(); 2].map(|()| u64::from(dealer.below(u32::MAX)));
    high << 32 | low
}

impl<G: Judgement> Bot<G> for Opponent {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        self.choose_while(&unwatched, seen, legal)
    }
}

/// An opponent that stops when the game stops.
pub(super) struct Watched<'a> {
    pub(super) opponent: Opponent,
    pub(super) watch: Watch<'a>,
}

impl<G: Judgement> Bot<G> for Watched<'_> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        let choice = self.opponent.choose_while(self.watch, seen, legal)?;
        if (self.watch)(0) { Ok(choice) } else { Err(BotError::Stopped) }
    }
}
