//! The trait for hidden information, and sampled games.

use std::collections::HashSet;

use super::{Event as _, Game, Inconsistent, InformationState, Sampler, Turn, World, WorldsError};
use crate::base::actor::{Actor, Viewer};
use crate::base::key::Key;
use crate::base::rule::Faults;
use crate::game::dealer::Dealer;
use crate::game::information::Afresh;
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

    /// Returns any state that looks like a view. The library checks views from outside with it.
    ///
    /// By default it resamples the view as a first view. A game in which this is slow overrides it.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state looks like the view.
    fn state_like(view: &Self::View) -> Result<Self, Inconsistent> {
        let seen = InformationState::from_parts(view.clone(), Vec::new(), view.clone());
        Self::resample(&seen, &mut Dealer::new(0))
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

    /// Returns whether a viewer who starts to watch now knows the whole position. By default, it
    /// lists the worlds that the viewer could be in. A faster way may miss that only one fits.
    fn is_known_to(&self, viewer: Viewer) -> bool {
        let seen = InformationState::new(self, viewer);
        seen.worlds(1).is_ok_and(|worlds| worlds.len() == 1)
    }

    /// Returns the key of everything that decides the rest of the game, in a position that every
    /// seat knows. Positions with equal keys have the same slots and results after the same
    /// decisions.
    ///
    /// Returns `None` if the position is not worth remembering. A game that returns to such a
    /// position must pass one with a key in between.
    ///
    /// By default, the key is of the whole position.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::Hidden;
    ///
    /// // Only the ends of a wall decide what may be built.
    /// let stocks = "stocks:G136/TG136/TG12346/TG12346";
    /// let [one, other] = ["wall:T4422", "wall:T2244"]
    ///     .map(|wall| format!("{wall} {stocks}").parse::<State>().expect("a position"));
    /// assert_ne!(one, other);
    /// assert_eq!(one.essence(), other.essence());
    /// ```
    fn essence(&self) -> Option<Key> {
        Some(Key::of(self))
    }

    /// Returns a full history that fits what the viewer has seen. It is one of those that
    /// [`resample`](Self::resample) counts, drawn by their weights. It leads to the state that
    /// `resample` draws with the same dealer. [`InformationState::resample_record`] finds its
    /// decisions.
    ///
    /// By default, a search looks for it in random order. The last state then has the right
    /// probability. If several histories lead to that state, the choice between them may be biased,
    /// and the search fails if too much is hidden. A game that needs more overrides this. It fills
    /// in the hidden parts of the [events](InformationState::events) and of the [first
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

/// A full history that fits what a viewer has seen. See [`Hidden::account`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Dealer, Game, Hidden, InformationState, Seat};
///
/// let start = State::start(&Setup::default())?;
/// let mut seen = InformationState::new(&start, Seat::FIRST.into());
/// seen.step(&start, Seat::new(2).unwrap().into(), "T".parse()?)?;
///
/// // Seat 0 has not seen what is in the fist. An account contains what it may have been.
/// let account = State::account(&seen, &mut Dealer::new(1))?;
/// assert_eq!(account.start, start);
/// assert!(account.events[0].to_string().starts_with("seat 2 puts a fist on the table: "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Account<G: Game> {
    /// The state at which the viewer began to watch.
    pub start: G,
    /// Everything that has happened since.
    pub events: Vec<G::Event>,
}

impl<G: Hidden> Account<G> {
    /// The number of first states that a search tries.
    const STARTS: usize = 64;

    /// Searches for a history that leads to the resampled state, in random order.
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

    /// Plays legal decisions from a state.
    fn of(start: G, decisions: &Decisions<G>) -> Self {
        let (mut state, mut events) = (start.clone(), Vec::new());
        for &(actor, action) in decisions {
            let note = &mut |event| events.push(event);
            state = state.apply_noting(actor, action, note).unwrap_or(state);
        }
        Self { start, events }
    }

    /// Returns decisions that produce exactly the events of the account, and that look to a viewer
    /// like what it has seen.
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

/// A list of decisions, each with its actor.
pub(crate) type Decisions<G> = Vec<(Actor, <G as Game>::Action)>;

/// A search for decisions that produce the given events and lead to an accepted state.
///
/// If different decisions look alike, the search steps back from those that lead nowhere. Seats
/// that decide together commit in the order of their events.
pub(super) struct Retrace<'a, G: Game, F, E> {
    told: &'a [G::Event],
    /// Whether an event is one of the given events.
    fits: F,
    /// Whether a state is accepted as the end.
    ends: E,
    /// States, with the number of events before them, from which no decision leads to the end.
    vain: HashSet<(G, usize)>,
}

/// A state of the search, and the decisions that were tried from it.
struct Node<G: Game> {
    state: G,
    told: usize,
    /// The decision that is being tried.
    made: Option<(Actor, G::Action)>,
    untried: Decisions<G>,
}

impl<'a, G, F, E> Retrace<'a, G, F, E>
where
    G: Hidden,
    F: Fn(&G::Event, &G::Event) -> bool,
    E: Fn(&G) -> bool,
{
    /// The most states that the search may step back from.
    const LIMIT: usize = 1 << 14;

    pub(super) fn new(told: &'a [G::Event], fits: F, ends: E) -> Self {
        Self { told, fits, ends, vain: HashSet::new() }
    }

    /// Returns the decisions that lead from a state to the end. `order` sorts the candidates of
    /// each state, and the search tries the last one first.
    pub(super) fn decisions(
        &mut self,
        start: &G,
        mut arrange: impl FnMut(&mut Decisions<G>),
    ) -> Option<Decisions<G>> {
        let mut path = vec![self.node(start.clone(), 0, &mut arrange)];
        while let Some(node) = path.last_mut() {
            if node.told == self.told.len() && (self.ends)(&node.state) {
                return Some(path.iter().filter_map(|node| node.made).collect());
            }
            let next = self.next(node);
            match next {
                Some((state, told)) => path.push(self.node(state, told, &mut arrange)),
                None => {
                    let Node { state, told, .. } = path.pop()?;
                    self.vain.insert((state, told));
                    (self.vain.len() < Self::LIMIT).then_some(())?;
                }
            }
        }
        None
    }

    fn node(&self, state: G, told: usize, arrange: &mut impl FnMut(&mut Decisions<G>)) -> Node<G> {
        let mut untried = self.candidates(&state, told);
        arrange(&mut untried);
        Node { state, told, made: None, untried }
    }

    /// Returns all decisions that a state allows, including the one that the next event describes.
    fn candidates(&self, state: &G, told: usize) -> Decisions<G> {
        let Some(next) = self.told.get(told) else { return Vec::new() };
        match state.turn() {
            Turn::Decide(seats) => {
                let of = |seat| state.actions(seat).into_iter().chain(G::told_by(next));
                let each = seats.iter().flat_map(|seat| of(seat).map(move |it| (seat.into(), it)));
                each.collect()
            }
            Turn::Chance => {
                state.chances().into_iter().map(|it| (Actor::Chance, it.action)).collect()
            }
            Turn::Over(_) => Vec::new(),
        }
    }

    /// Makes the next decision that produces the expected events, and returns the state it leads
    /// to.
    fn next(&self, node: &mut Node<G>) -> Option<(G, usize)> {
        while let Some((actor, action)) = node.untried.pop() {
            node.made = Some((actor, action));
            let next = self.after(&node.state, node.told, actor, action);
            let next = next.filter(|next| !self.vain.contains(next));
            if next.is_some() {
                return next;
            }
        }
        node.made = None;
        None
    }

    /// Returns the state after a decision if it produces the next expected events.
    fn after(&self, state: &G, told: usize, actor: Actor, action: G::Action) -> Option<(G, usize)> {
        let (mut count, mut fits) = (told, true);
        let note = &mut |event| {
            fits &= self.told.get(count).is_some_and(|told| (self.fits)(&event, told));
            count += 1;
        };
        let state = state.apply_noting(actor, action, note).ok()?;
        (fits && count > told).then_some((state, count))
    }
}
