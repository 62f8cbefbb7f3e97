//! Drawing many states that a viewer could be in.

use super::{Game, Inconsistent, InformationState};
use crate::dealer::Dealer;

/// A source of states that a viewer could be in, all from one information state.
///
/// What every draw has in common is worked out once, by [`Game::sampler`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Dealer, Game, InformationState, Sampler, Seat, Viewer};
///
/// let state = State::start(&Setup::default())?;
/// let mut seen = InformationState::new(&state, Viewer::Seat(Seat::FIRST));
/// let state = seen.step(&state, Seat::new(2).unwrap().into(), "T".parse()?)?;
///
/// let (sampler, mut dealer) = (seen.sampler()?, Dealer::new(1));
/// for _ in 0..100 {
///     let guess: State = sampler.sample(&mut dealer)?;
///     assert_eq!(guess.view(seen.viewer()), state.view(seen.viewer()));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Sampler<G>: Send + Sync {
    /// Returns a state that the viewer could be in: the one that [`Game::resample`] draws with the
    /// same dealer.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    fn sample(&self, dealer: &mut Dealer) -> Result<G, Inconsistent>;
}

/// The sampler of a game that has nothing to prepare.
pub(super) struct Afresh<'a, G: Game>(pub(super) &'a InformationState<G>);

impl<G: Game> Sampler<G> for Afresh<'_, G> {
    fn sample(&self, dealer: &mut Dealer) -> Result<G, Inconsistent> {
        G::resample(self.0, dealer)
    }
}
