//! The trait for hidden information.

use super::{Account, Game, Inconsistent, InformationState, Sampler, World, WorldsError};
use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::game::dealer::Dealer;
use crate::game::world::Afresh;
use crate::text::serde_text::Written;

/// Hidden information of a game: draws or lists it from what a viewer has seen.
///
/// Opponents, hints and guests use states that a viewer could be in, never the true state.
///
/// # What must hold
/// - [`view_from`](Self::view_from) reads exactly what `Display` writes of a setup and a view.
/// - Each state that [`resample`](Self::resample) draws looks to the viewer like the true state.
/// - [`worlds`](Self::worlds) lists the states that `resample` draws, with their exact weights.
/// - A [`sampler`](Self::sampler) draws the same states as `resample`.
/// - An [`account`](Self::account) agrees with what was seen, and leads to the resampled state.
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
    /// Reads a view from the notation of a position, in which `?` replaces what is hidden from the
    /// viewer. The setup's tokens and the text of a view give the same view. By default it reads
    /// positions in which nothing is hidden. A game with hidden information overrides this.
    ///
    /// # Errors
    /// Returns all faults at once. Faults are tokens that can't be read, broken rulings that no
    /// hidden part can mend, and a seat that is not at the table.
    fn view_from(viewer: Viewer, notation: &str) -> Result<Self::View, Faults> {
        let state: Self = notation.parse()?;
        Ok(state.view(viewer.at_table(state.seats()).map_err(Faults::one)?))
    }

    /// Reads a view from JSON.
    ///
    /// # Errors
    /// Returns all faults of the text at once, or a fault if no state looks like the view.
    fn view_from_json(text: &str) -> Result<Self::View, Faults> {
        let view = Written::json(text)?.read()?;
        InformationState::<Self>::check_view(&view)?;
        Ok(view)
    }

    /// Draws a state that the viewer could be in. The distribution covers every history that fits
    /// what the viewer has seen, weighted only by chance.
    ///
    /// A *history* is a series of decisions of seats and of chance that begins at the viewer's
    /// [first view](InformationState::start). It shows the viewer exactly [what it has
    /// seen](InformationState::events) since, up to [now](InformationState::now). Its weight is the
    /// product of the probabilities of all chance decisions in it. The probability of a state is
    /// its share of the weight of all histories that fit. So:
    /// - Decisions of seats are facts, not evidence. No seat is assumed to have decided well, or to
    ///   prefer a decision. All possible secret decisions count equally, such as each thing in a
    ///   closed fist, or each piece of a hidden gift.
    /// - Each history counts once. If seats decide together, the order in which they commit makes
    ///   no difference. Actions that [`actions`](Game::actions) contains without listing them make
    ///   no other history.
    /// - A viewer that starts watching in the middle of a game may be in any legal state that looks
    ///   like the first view. Each of these states begins histories, and counts once, however
    ///   likely it was.
    ///
    /// If counting histories would take too long, a game may draw from another distribution. Its
    /// own docs then describe where, and which one. Every state that fits is drawn with a positive
    /// probability, and no other state ever. [`worlds`](Self::worlds) lists the states with their
    /// weights.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent>;

    /// Prepares to draw many states that the viewer could be in, as a search does in each
    /// iteration. A sampler draws the same states as [`resample`](Self::resample) with the same
    /// dealer.
    ///
    /// By default it prepares nothing, and resamples each time. A game in which this is slow
    /// overrides it, and implements `resample` as `Self::sampler(seen)?.sample(dealer)`.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits. A sampler may also find this out only when it
    /// draws.
    fn sampler(seen: &InformationState<Self>) -> Result<impl Sampler<Self>, Inconsistent> {
        Ok(Afresh(seen))
    }

    /// Returns every state that the viewer could be in, each once, with its exact weight in the
    /// distribution of [`resample`](Self::resample). The states are in ascending order of their
    /// [notations](Game::notation). The weights are whole numbers without a common divisor.
    /// [`World::gather`] makes this form.
    ///
    /// # Errors
    /// Returns [`WorldsError::TooMany`] if there are more than `limit` states. Returns
    /// [`WorldsError::TooDear`] if counting their histories would take too long, and
    /// [`WorldsError::Inconsistent`] if no state fits.
    fn worlds(seen: &InformationState<Self>, limit: usize)
    -> Result<Vec<World<Self>>, WorldsError>;

    /// Returns a full history that fits what the viewer has seen. It is one of those that
    /// [`resample`](Self::resample) counts, drawn by their weights. It leads to the state that
    /// `resample` draws with the same dealer. [`InformationState::resample_record`] finds its
    /// decisions.
    ///
    /// By default, a search looks for it in random order. The last state then has the right
    /// probability. If several histories lead to that state, the choice between them may be biased,
    /// and if very much is hidden, the search fails. A game that needs more overrides this. It
    /// fills in the hidden parts of the [events](InformationState::events) and of the [first
    /// view](InformationState::start).
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no history fits, or if the search finds none.
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
