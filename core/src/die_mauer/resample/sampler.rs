//! Drawing many states that a viewer could be in.

use crate::dealer::Dealer;
use crate::die_mauer::resample::courses::{Course, Courses};
use crate::die_mauer::resample::demand::Demand;
use crate::die_mauer::resample::filled::Filled;
use crate::die_mauer::resample::histories::Histories;
use crate::die_mauer::resample::holdings::Holders;
use crate::die_mauer::resample::search::Search;
use crate::die_mauer::resample::story::Story;
use crate::die_mauer::resample::{CONTRADICTION, FORKS, closed, state_of};
use crate::die_mauer::{Piece, Position, State, View};
use crate::game;
use crate::game::{Inconsistent, InformationState};

/// What a viewer sees, and all ways that this may have come about.
pub(in crate::die_mauer) struct Sampler<'a> {
    now: &'a View,
    draws: Draws,
}

impl<'a> Sampler<'a> {
    pub(in crate::die_mauer) fn new(seen: &'a InformationState<State>) -> Self {
        let now = seen.now();
        Self { now, draws: Draws::of(Story::of(seen), closed(&now.position)) }
    }
}

impl game::Sampler<State> for Sampler<'_> {
    fn sample(&self, dealer: &mut Dealer) -> Result<State, Inconsistent> {
        let position = self.draws.fill(&self.now.position, dealer).ok_or(CONTRADICTION)?;
        state_of(position, self.now)
    }
}

/// The courses of a round: counted, or else to be searched for each time.
pub(super) enum Draws {
    Counted(Courses),
    Searched(Story, Vec<Demand>),
}

impl Draws {
    /// Prepares to draw how a story may have gone, at the end of which these fists are closed.
    pub(super) fn of(story: Story, closed: Holders) -> Self {
        let demands = Demand::all(&story);
        match Histories::count(&story, &demands, closed, FORKS).map(Histories::courses) {
            Some(courses) => Self::Counted(courses),
            None => Self::Searched(story, demands),
        }
    }

    /// Returns a position with all that is unknown filled in; `None` if nothing fits.
    pub(super) fn fill(&self, position: &Position, dealer: &mut Dealer) -> Option<Position> {
        Some(self.draw(position, dealer)?.0)
    }

    /// Returns the same, and the types of all hidden gifts in order.
    pub(super) fn draw(
        &self,
        position: &Position,
        dealer: &mut Dealer,
    ) -> Option<(Position, Vec<Piece>)> {
        let filled = Filled::of(position, self.course(dealer)?)?;
        let position = filled.position(|choices| dealer.below(choices));
        Some((position, filled.hidden))
    }

    pub(super) fn course(&self, dealer: &mut Dealer) -> Option<Course> {
        match self {
            Self::Counted(courses) => courses.draw(dealer),
            Self::Searched(story, demands) => Search::new(story, demands).run(dealer),
        }
    }
}
