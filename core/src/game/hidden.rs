//! The trait of what viewers cannot see.

use super::{Account, Game, Inconsistent, InformationState, Sampler, World, WorldsError};
use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::game::dealer::Dealer;
use crate::game::world::Afresh;
use crate::text::serde_text::Written;

/// What a viewer cannot see, drawn or listed from what it has seen.
///
/// Opponents, hints and guests work with states that a viewer could be in, never with the true one.
///
/// # What must hold
/// - [`view_from`](Self::view_from) reads exactly what `Display` writes of a setup and a view.
/// - Each state that [`resample`](Self::resample) draws looks to the viewer like the true state.
/// - [`worlds`](Self::worlds) lists what `resample` draws, with its exact weights.
/// - A [`sampler`](Self::sampler) draws what `resample` draws.
/// - An [`account`](Self::account) agrees with what was seen, and leads to the state that is
///   resampled.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::{Dealer, Game, Hidden, InformationState, Seat};
///
/// // Seat 1 has put a fist on the table, with a tower, a gate or nothing in it.
/// let state: State = "players:3 stock:TG fists:_/T/_".parse()?;
/// let seen = InformationState::new(&state, Seat::FIRST.into());
/// assert_eq!(State::worlds(&seen, 10)?.len(), 3);
///
/// let guess = State::resample(&seen, &mut Dealer::new(1))?;
/// assert_eq!(guess.view(seen.viewer()), state.view(seen.viewer()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Hidden: Game {
    /// Reads a view from the notation of a position, in which `?` stands for what is hidden from
    /// the viewer: the setup's tokens and what a view prints give the same view. A game with hidden
    /// information overrides this; by default it reads positions in which nothing is hidden.
    ///
    /// # Errors
    /// Returns all faults at once: tokens that can't be read, what breaks a ruling in every position
    /// that would look like this, and a seat that is not at the table.
    fn view_from(viewer: Viewer, notation: &str) -> Result<Self::View, Faults> {
        let state: Self = notation.parse()?;
        Ok(state.view(viewer.at_table(state.seats()).map_err(Faults::one)?))
    }

    /// Reads a view from JSON.
    ///
    /// # Errors
    /// Returns all that is wrong with the text, or that no state looks like the view.
    fn view_from_json(text: &str) -> Result<Self::View, Faults> {
        let view = Written::json(text)?.read()?;
        InformationState::<Self>::check_view(&view)?;
        Ok(view)
    }

    /// Returns a state that the viewer could be in, drawn from one distribution: every history that
    /// fits what the viewer has seen, weighed by chance alone.
    ///
    /// A *history* is a series of decisions, of seats and of chance, that begins at the viewer's
    /// [first view](InformationState::start) and shows it exactly [what it has
    /// seen](InformationState::events) since, up to [now](InformationState::now). Its weight is the
    /// product of the probabilities of all that chance brought in it. The probability of a state is
    /// the weight of the histories that lead to it, as a share of the weight of all that fit. So:
    /// - What seats decided is a fact, not evidence: nobody is assumed to have decided well, or one
    ///   way more often than another. What could have been decided out of sight counts equally: each
    ///   thing that a closed fist may hold, each piece that a hidden gift may have been.
    /// - Each history counts once. Histories that differ only in the order in which seats that
    ///   decide together commit are one history, and what [`actions`](Game::actions) contains
    ///   without listing it makes no other.
    /// - Somebody who starts watching in the middle of a game may be in any legal state that looks
    ///   like the first view. Each of those begins histories, and counts once, however likely it
    ///   was to come about.
    ///
    /// Where counting histories would take too long, a game may draw from another distribution, and
    /// says in its own docs where and which. Always, every state that fits is drawn with a positive
    /// probability, and no other ever. [`worlds`](Self::worlds) lists the states with their
    /// weights.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent>;

    /// Prepares to draw many states that the viewer could be in, as a search does for each of its
    /// iterations. With the same dealer a sampler draws what [`resample`](Self::resample) draws.
    ///
    /// By default it prepares nothing, and resamples each time. A game in which that takes long
    /// overrides this, and implements `resample` as `Self::sampler(seen)?.sample(dealer)`.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits. A sampler may also find that out only as it draws.
    fn sampler(seen: &InformationState<Self>) -> Result<impl Sampler<Self>, Inconsistent> {
        Ok(Afresh(seen))
    }

    /// Returns every state that the viewer could be in, each once, with its exact weight in the
    /// distribution of [`resample`](Self::resample): in ascending order of their
    /// [notations](Game::notation), the weights as whole numbers without a common divisor.
    /// [`World::gather`] brings them into that form.
    ///
    /// # Errors
    /// Returns [`WorldsError::TooMany`] if there are more than `limit` states,
    /// [`WorldsError::TooDear`] if counting their histories would take too long, and
    /// [`WorldsError::Inconsistent`] if no state fits.
    fn worlds(seen: &InformationState<Self>, limit: usize)
    -> Result<Vec<World<Self>>, WorldsError>;

    /// Returns a history, in full, behind what the viewer has seen: one of those that
    /// [`resample`](Self::resample) counts, drawn by their weights. It leads to the state that `resample`
    /// draws with the same dealer. [`InformationState::resample_record`] finds the decisions in it.
    ///
    /// By default it is searched for, in random order. The state at its end is then as likely as it
    /// should be; but where several histories lead to the same state, these may not be, and where
    /// very much is hidden, the search gives up. A game to which that matters overrides this: it
    /// fills what is hidden in [events](InformationState::events) and in the
    /// [first view](InformationState::start).
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no history fits, or none is found.
    fn account(
        seen: &InformationState<Self>,
        dealer: &mut Dealer,
    ) -> Result<Account<Self>, Inconsistent> {
        Account::search(seen, dealer)
    }

    /// Returns the action of a seat that an event reports, if [`actions`](Game::actions) may
    /// contain it without listing it. By default there is none.
    fn told_by(_event: &Self::Event) -> Option<Self::Action> {
        None
    }
}
