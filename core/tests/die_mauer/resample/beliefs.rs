//! All histories of a small game, grouped by what a viewer has seen of them.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use mauerwerk::die_mauer::{Action, State};
use mauerwerk::{Actor, Dealer, Decision, Game, InformationState, Turn, Viewer};

/// What a viewer of Die Mauer has seen.
pub(super) type Seen = InformationState<State>;

/// The states that a viewer could be in, each with the number of histories that lead to it.
pub(super) type Belief = HashMap<State, u128>;

/// What a viewer could be in for each thing that it may have seen.
type Beliefs = HashMap<Seen, Belief>;

/// The orders in which the seats that decide together put their fists on the table.
#[derive(Copy, Clone)]
pub(super) enum Order {
    Ascending,
    Any,
}

/// What was compared with brute force, in numbers.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Checked {
    /// The number of information states.
    information_states: usize,
    /// The number of those that leave more than one state open.
    open: usize,
    /// The number of pairs of an information state and a state.
    pairs: usize,
    /// The most states that one information state leaves open.
    most: usize,
    /// The number of states that were resampled.
    draws: usize,
    /// By how much the squared deviations of draws from what is due exceed their expectation.
    excess: f64,
    /// The variance of that.
    variance: f64,
}

impl Checked {
    /// Checks that exactly these states are listed, with these ways, and that each is resampled as
    /// often as it should be.
    pub(super) fn check(&mut self, seen: &Seen, belief: &Belief) {
        self.information_states += 1;
        self.open += usize::from(belief.len() > 1);
        self.pairs += belief.len();
        self.most = self.most.max(belief.len());
        all_look_the_same(seen, belief);
        let worlds = seen
            .worlds(belief.len())
            .unwrap_or_else(|error| panic!("{error}: {} has seen {}", seen.viewer(), story(seen)));
        let notations: Vec<String> = worlds.iter().map(|world| world.state.notation()).collect();
        assert!(notations.is_sorted(), "{notations:?}");
        let listed: Belief = worlds.into_iter().map(|world| (world.state, world.ways)).collect();
        let same = listed == in_lowest_terms(belief);
        assert!(same, "{} lists {listed:?}, not {belief:?}: {}", seen.viewer(), story(seen));
        self.draw(seen, &listed);
    }

    /// Resamples often enough that the rarest state is due [`DUE`] times, if that isn't too often.
    fn draw(&mut self, seen: &Seen, ways: &Belief) {
        let all: u128 = ways.values().sum();
        let rarest = ways.values().min().expect("there is a state");
        let due = (DUE * all).div_ceil(*rarest) as usize;
        let draws = if ways.len() == 1 { 1 } else { due.min(MOST_DRAWS) };
        // A separate dealer, so that draws from equal information states are independent.
        let mut seed = DefaultHasher::new();
        seen.hash(&mut seed);
        let mut dealer = Dealer::new(seed.finish());
        let mut drawn: HashMap<State, u32> = HashMap::new();
        for _ in 0..draws {
            let state = seen.resample(&mut dealer).expect("what has worlds is resampled");
            let possible = ways.contains_key(&state);
            assert!(possible, "{} cannot be in {state}: {}", seen.viewer(), story(seen));
            *drawn.entry(state).or_default() += 1;
        }
        self.draws += draws;
        if draws == due {
            self.compare(ways, &drawn, draws as f64);
        }
    }

    /// Adds the chi-square of draws to the sums of all. The degrees of freedom are the number of
    /// states minus one. Its variance is exact.
    fn compare(&mut self, ways: &Belief, drawn: &HashMap<State, u32>, draws: f64) {
        let all = ways.values().sum::<u128>() as f64;
        let freedom = ways.len() as f64 - 1.0;
        self.excess -= freedom;
        self.variance += 2.0 * freedom * (draws - 1.0) / draws - (freedom + 1.0).powi(2) / draws;
        for (state, &ways) in ways {
            let share = ways as f64 / all;
            let found = f64::from(drawn.get(state).copied().unwrap_or(0));
            self.excess += (found - draws * share).powi(2) / (draws * share);
            self.variance += 1.0 / (draws * share);
        }
    }

    /// Requires that enough was checked to prove something, and that draws came as often as they
    /// should.
    pub(super) fn require(&self, information_states: usize, open: usize) {
        let enough = self.information_states >= information_states && self.open >= open;
        assert!(enough, "too little was checked: {self:?}");
        let deviation = self.excess / self.variance.sqrt();
        assert!(deviation.abs() < 4.0, "draws deviate by {deviation}: {self:?}");
    }

    fn check_all(&mut self, beliefs: &Beliefs) {
        for (seen, states) in beliefs {
            self.check(seen, states);
        }
    }
}

/// How often the rarest state is due in the draws from an information state.
const DUE: u128 = 5;

/// The most draws from an information state.
const MOST_DRAWS: usize = 1_000;

/// Returns a belief with all ways divided by what divides all of them.
fn in_lowest_terms(belief: &Belief) -> Belief {
    let divides = |divisor: &u128| belief.values().all(|ways| ways.is_multiple_of(*divisor));
    let least = *belief.values().min().expect("there is a state");
    let small = (1..).take_while(|divisor| divisor * divisor <= least);
    let divisors = small.filter(|&divisor| least.is_multiple_of(divisor));
    let common = divisors.flat_map(|divisor| [divisor, least / divisor]).filter(divides).max();
    let common = common.expect("1 divides all");
    belief.iter().map(|(&state, ways)| (state, ways / common)).collect()
}

/// Writes what a viewer has seen.
fn story(seen: &Seen) -> String {
    let events: Vec<String> = seen.events().iter().map(ToString::to_string).collect();
    format!("{}; {}; {}", seen.start(), events.join("; "), seen.now())
}

/// Checks that the states give the viewer's seat the same view and the same legal actions.
fn all_look_the_same(seen: &Seen, belief: &Belief) {
    let actions = |state: &State| match seen.viewer() {
        Viewer::Seat(seat) => state.actions(seat),
        Viewer::Spectator => Default::default(),
    };
    let legal = belief.keys().next().map(actions);
    for state in belief.keys() {
        assert_eq!(state.view(seen.viewer()), *seen.now());
        assert_eq!(Some(actions(state)), legal);
    }
}

/// Returns every decision that may come next.
fn decisions(state: &State, order: Order) -> Vec<Decision<Action>> {
    let Turn::Decide(seats) = state.turn() else { return Vec::new() };
    let next = match order {
        Order::Any => seats.len(),
        Order::Ascending => 1,
    };
    let of_seat = |seat| {
        let actor = Actor::Seat(seat);
        state.actions(seat).map(move |action| Decision { actor, action })
    };
    seats.iter().take(next).flat_map(of_seat).collect()
}

/// Returns what a viewer has seen one decision later, with the states it could then be in.
fn later(beliefs: &Beliefs, order: Order) -> Beliefs {
    let mut later = Beliefs::new();
    for (seen, belief) in beliefs {
        for (state, ways) in belief {
            for Decision { actor, action } in decisions(state, order) {
                let mut seen = seen.clone();
                let state = seen.step(state, actor, action).expect("a legal action is accepted");
                *later.entry(seen).or_default().entry(state).or_default() += ways;
            }
        }
    }
    later
}

/// Walks all histories from a state that hides nothing from the viewer, and checks all that it may
/// have seen.
pub(super) fn check_histories(start: State, viewer: Viewer, order: Order) -> Checked {
    let mut checked = Checked::default();
    let mut beliefs = Beliefs::from([(Seen::new(&start, viewer), [(start, 1)].into())]);
    while !beliefs.is_empty() {
        checked.check_all(&beliefs);
        beliefs = later(&beliefs, order);
    }
    checked
}

impl std::ops::AddAssign for Checked {
    fn add_assign(&mut self, other: Self) {
        self.information_states += other.information_states;
        self.open += other.open;
        self.pairs += other.pairs;
        self.most = self.most.max(other.most);
        self.draws += other.draws;
        self.excess += other.excess;
        self.variance += other.variance;
    }
}
