//! Players in lanes.

use std::sync::{Mutex, PoisonError};

use thiserror::Error;

use super::lane::Lane;
use super::{Lanes, StepError};
use crate::play::bot::{BotError, Entrant, Judgement, Player, Watch};

/// The reason why a player can't choose in lanes.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum LaneChoiceError {
    /// The number of choices or of slots differs from the number of lanes.
    #[error(transparent)]
    Lanes(#[from] StepError),
    /// The lanes don't remember what their seats see.
    #[error("{0} needs each seat's history: create the lanes with remembering()")]
    Forgetful(String),
    /// The player can't choose, or was stopped.
    #[error(transparent)]
    Player(#[from] BotError),
}

impl<G: Judgement> Lanes<G> {
    /// Lets a player choose for the deciding seats of the chosen lanes, and writes the slots. The
    /// slots of other lanes stay unchanged. A lane that waits for no seat gets slot 0.
    ///
    /// Each seat uses what it knew before any seat of a joint decision committed. If players with
    /// these names choose for all seats, lanes play the games of a
    /// [`Series`](crate::play::bot::Series) of the same seed. The random player needs no memory,
    /// because it draws from the seat's stream, like [`choose`](Self::choose). `watch` may stop the
    /// player at any time.
    ///
    /// # Errors
    /// Returns [`LaneChoiceError`]. Some slots may have been written, but no lane has continued.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::Lanes;
    /// use mauerwerk::bot::{Player, unwatched};
    /// use mauerwerk::berlin::{Setup, State};
    ///
    /// let mut lanes = Lanes::<State>::new(&Setup::default(), 4, 7)?.remembering();
    /// let mut slots = [0; 4];
    /// lanes.choose_by(Player::Greedy, &[true; 4], &mut slots, &unwatched)?;
    /// lanes.step(&slots)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn choose_by(
        &mut self,
        player: Player,
        chosen: &[bool],
        slots: &mut [u32],
        watch: Watch<'_>,
    ) -> Result<(), LaneChoiceError> {
        self.fits(chosen)?;
        self.counts(slots)?;
        if player != Player::Random && !self.remembers {
            return Err(LaneChoiceError::Forgetful(player.to_string()));
        }
        let worth = if player == Player::Random { Self::WORTH } else { 1 };
        let failed = Mutex::new(None);
        self.each_worth(worth, slots, 1, |number, lane, slot| {
            let failed = || failed.lock().unwrap_or_else(PoisonError::into_inner);
            if !chosen[number] || failed().is_some() {
                return;
            }
            let choice = match player {
                Player::Random if watch(0) => Ok(lane.choose()),
                Player::Random => Err(BotError::Stopped),
                player => lane.chosen_by(&player, watch),
            };
            match choice {
                Ok(choice) => slot[0] = choice.unwrap_or(0),
                Err(error) => *failed() = Some(error),
            }
        });
        let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
        failed.map_or(Ok(()), |error| Err(error.into()))
    }

    /// Lets a custom player choose like [`choose_by`](Self::choose_by), on the calling thread.
    ///
    /// # Errors
    /// Returns [`LaneChoiceError`]. Some slots may have been written, but no lane has continued.
    pub fn choose_by_entrant(
        &mut self,
        player: &dyn Entrant<G>,
        chosen: &[bool],
        slots: &mut [u32],
        watch: Watch<'_>,
    ) -> Result<(), LaneChoiceError> {
        self.fits(chosen)?;
        self.counts(slots)?;
        if !self.remembers {
            return Err(LaneChoiceError::Forgetful("a custom player".to_owned()));
        }
        let lanes = self.lanes.iter_mut().zip(slots).zip(chosen);
        for ((lane, slot), _) in lanes.filter(|(_, chosen)| **chosen) {
            *slot = lane.chosen_by(player, watch)?.unwrap_or(0);
        }
        Ok(())
    }
}

impl<G: Judgement> Lane<G> {
    /// Returns the slot that a player chooses for the deciding seat of the lane.
    fn chosen_by(
        &mut self,
        player: &dyn Entrant<G>,
        watch: Watch<'_>,
    ) -> Result<Option<u32>, BotError> {
        if !watch(0) {
            return Err(BotError::Stopped);
        }
        let (Some(seat), Some(memory)) = (self.seat, &mut self.memory) else { return Ok(None) };
        let Some(seen) = memory.seen(seat) else { return Ok(None) };
        let mut bot = player.sit(seat, self.seed ^ self.game, watch);
        let action = bot.choose(seen, &self.state.actions(seat))?;
        Ok(self.state.slot(seat, action))
    }
}
