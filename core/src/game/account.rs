//! What has happened since a viewer began to watch, in full.

use super::retrace::{Decisions, Retrace};
use super::{Event as _, Game, Inconsistent, InformationState};
use crate::dealer::Dealer;

/// A history in full that may lie behind what a viewer has seen; see [`Game::account`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Dealer, Game, InformationState, Seat};
///
/// let start = State::start(&Setup::default())?;
/// let mut seen = InformationState::new(&start, Seat::FIRST.into());
/// seen.step(&start, Seat::new(2).unwrap().into(), "T".parse()?)?;
///
/// // Seat 0 has not seen what is in the fist; an account says what it may have been.
/// let account = State::account(&seen, &mut Dealer::new(1))?;
/// assert_eq!(account.start, start);
/// assert!(account.events[0].to_string().starts_with("seat 2 puts a fist on the table: "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Account<G: Game> {
    /// The state at which the viewer began to watch.
    pub start: G,
    /// What has happened since.
    pub events: Vec<G::Event>,
}

impl<G: Game> Account<G> {
    /// How many first states are tried in a search.
    const STARTS: usize = 64;

    /// Searches for a history that leads to the state that is resampled, in random order.
    pub(super) fn search(
        seen: &InformationState<G>,
        dealer: &mut Dealer,
    ) -> Result<Self, Inconsistent> {
        let (viewer, end) = (seen.viewer(), G::resample(seen, dealer)?);
        if seen.events().is_empty() {
            return Ok(Self { start: end, events: Vec::new() });
        }
        let first = seen.start();
        let first = InformationState::from_parts(first.clone(), Vec::new(), first.clone());
        let fits = |event: &G::Event, told: &G::Event| event.seen_by(viewer) == *told;
        let mut retrace = Retrace::new(seen.events(), fits, |state: &G| *state == end);
        for _ in 0..Self::STARTS {
            let start = G::resample(&first, dealer)?;
            let found = retrace.decisions(&start, |list| dealer.shuffle(list));
            if let Some(decisions) = found {
                return Ok(Self::of(start, &decisions));
            }
        }
        Err(NONE_FOUND)
    }

    /// Plays decisions, which are legal, from a state.
    fn of(start: G, decisions: &Decisions<G>) -> Self {
        let (mut state, mut events) = (start.clone(), Vec::new());
        for &(actor, action) in decisions {
            let note = &mut |event| events.push(event);
            state = state.apply_noting(actor, action, note).unwrap_or(state);
        }
        Self { start, events }
    }

    /// Returns decisions that bring just what the account tells, and that look to a viewer like what
    /// it has seen.
    pub(crate) fn decisions(
        &self,
        seen: &InformationState<G>,
    ) -> Result<Decisions<G>, Inconsistent> {
        let viewer = seen.viewer();
        let told = self.events.iter().map(|event| event.seen_by(viewer));
        if self.start.view(viewer) != *seen.start() || !told.eq(seen.events().iter().cloned()) {
            return Err(NONE_FOUND);
        }
        let looks = |state: &G| state.view(viewer) == *seen.now();
        let mut retrace = Retrace::new(&self.events, |event, told| event == told, looks);
        retrace.decisions(&self.start, |_| ()).ok_or(NONE_FOUND)
    }
}

const NONE_FOUND: Inconsistent = Inconsistent("no history was found that fits all that was seen");
