//! What became of the iterations that began with an action.

use super::analysis::Appraisal;
use super::prospect::Prospect;

/// Sums over iterations.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Sample {
    pub(super) visits: u32,
    win: f64,
    squares: f64,
    points: f64,
    rewards: f64,
}

impl Sample {
    /// Adds what an iteration came to.
    pub(super) fn add(&mut self, prospect: Prospect, reward: f64) {
        self.visits += 1;
        self.win += prospect.win;
        self.squares += prospect.win * prospect.win;
        self.points += prospect.points;
        self.rewards += reward;
    }

    /// Adds the iterations of another sample.
    pub(super) fn extend(&mut self, other: &Self) {
        self.visits += other.visits;
        self.win += other.win;
        self.squares += other.squares;
        self.points += other.points;
        self.rewards += other.rewards;
    }

    /// Returns the sum of all rewards.
    pub(super) fn rewards(&self) -> f64 {
        self.rewards
    }

    /// Writes the means into an appraisal.
    pub(super) fn write<A>(&self, appraisal: &mut Appraisal<A>) {
        let visits = f64::from(self.visits.max(1));
        appraisal.visits = self.visits.into();
        appraisal.mean = self.win / visits;
        appraisal.win = appraisal.mean;
        appraisal.points = self.points / visits;
        appraisal.error = self.error();
    }

    /// Returns the standard error of the mean share of the win.
    fn error(&self) -> f64 {
        if self.visits < 2 {
            return 0.0;
        }
        let visits = f64::from(self.visits);
        let variance = (self.squares - self.win * self.win / visits) / (visits - 1.0);
        (variance.max(0.0) / visits).sqrt()
    }
}
