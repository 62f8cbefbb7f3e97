//! Drawing all conclusions from what a viewer has seen.
//!
//! All that is ever hidden is what is in closed fists and what was given away in this round. A
//! history is a type for each hidden gift, which its donor had then, and something that the seat
//! has for each closed fist. Everything shown after a gift limits what it was: whoever shows,
//! builds or gives a piece must have had it. The histories are [counted](histories) from the end of
//! the round back to its start, one sum for all points from which the same can follow, and drawn by
//! these sums: each is as likely as any other.
//!
//! Where the sums would be more than [`FORKS`], or exceed 128 bits, a [search](search) takes the
//! place of counting: it walks through the round in order, tries types in random order and steps
//! back where they lead to a contradiction. It seldom has to, because for each single type it knows
//! beforehand which seats together must keep how many. It too returns every position that fits with
//! a positive probability, and no other, but not all histories with the same one. Random games
//! are far from that: of some 57000 calls in games of three to six seats, for all viewers, with the
//! full set and small ones, the most demanding took 105 sums. Where seats play for gifts, it takes
//! some twenty hidden ones of a full set in one round.
//!
//! Somebody who starts watching in the middle of a round may be in any legal position that looks
//! like the first one seen. When the gifts before it were made is not known then, and of the seats
//! in [`Position::unsure`] only how many pieces they have: the pieces of all of
//! them are dealt out one by one, from a common pool.

mod histories;
mod search;
mod story;

use histories::{Course, Courses, Histories};
use search::Search;
use story::{Counts, Demand, Holders, Story};

use std::ops::Range;

use crate::base::rule::Faults;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::{
    self, Account, Game, Inconsistent, InformationState, Viewer, World, WorldsError,
};
use crate::games::die_mauer::{
    Event, Fist, Gift, Phase, Piece, Pieces, Position, SeenFist, SeenStock, State, Stock, View,
};

/// The most points of a round at which histories are counted to draw a state.
const FORKS: usize = 8_192;

/// The same for listing all states, for which a caller is ready to wait.
const FORKS_OF_ALL: usize = 8 * FORKS;

const CONTRADICTION: Inconsistent = Inconsistent("no position fits all that was seen");

/// Returns the state of a position that looks like a view: what was put together from parts may be
/// no story at all.
fn state_of(position: Position, view: &View) -> Result<State, Inconsistent> {
    let state = State::try_from(position).map_err(|_| CONTRADICTION)?;
    if state.view(view.viewer) == *view { Ok(state) } else { Err(CONTRADICTION) }
}

/// Returns a state that looks like this position to a viewer.
///
/// # Errors
/// Returns what is wrong with the position, if none does.
pub(super) fn like(viewer: Viewer, position: &Position) -> Result<State, Faults> {
    let nothing = || Faults::one(format_args!("no position looks like this to {viewer}"));
    let draws = Draws::of(Story::of_position(position), closed(position));
    let mut dealer = Dealer::new(0);
    let filled = draws.fill(position, &mut dealer).ok_or_else(nothing)?;
    let state = State::try_from(filled)?;
    let seen = Position::from(state).seen_by(viewer);
    let given = Position { setup: seen.setup.clone(), ..position.clone() };
    if seen == given { Ok(state) } else { Err(nothing()) }
}

/// Returns every state that the viewer could be in.
pub(super) fn worlds(
    seen: &InformationState<State>,
    limit: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    let (story, now) = (Story::of(seen), seen.now());
    let position = &now.position;
    let demands = Demand::all(&story);
    let histories = Histories::count(&story, &demands, closed(position), FORKS_OF_ALL)
        .ok_or(WorldsError::TooDear)?;
    let kept = position.gifts.iter().filter(|gift| gift.piece.is_none()).count();
    let courses = histories.all(kept, limit, FORKS_OF_ALL)?;
    let filled = |(course, ways)| Some((Filled::of(position, course)?, ways));
    let all = courses.into_iter().map(filled).collect::<Option<Vec<_>>>().ok_or(CONTRADICTION)?;
    let states = |(filled, ways): &(Filled<'_>, u128)| {
        let ways = *ways;
        filled
            .positions()
            .map(move |position| Ok((state_of(position, now)?, ways)))
            .take(limit.saturating_add(1))
            .collect::<Vec<_>>()
    };
    let states = all.iter().flat_map(states).take(limit.saturating_add(1));
    World::gather(states.collect::<Result<Vec<_>, Inconsistent>>()?, limit)
}

/// Returns the seats whose fists are closed to the viewer.
fn closed(position: &Position) -> Holders {
    let closed = position.fists.iter().filter(|(_, fist)| **fist == Some(SeenFist::Closed));
    closed.fold(0, |all, (seat, _)| all | 1 << seat.index())
}

/// What a viewer sees, and all ways that this may have come about.
pub(super) struct Sampler<'a> {
    now: &'a View,
    draws: Draws,
}

impl<'a> Sampler<'a> {
    pub(super) fn new(seen: &'a InformationState<State>) -> Self {
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
enum Draws {
    Counted(Courses),
    Searched(Story, Vec<Demand>),
}

impl Draws {
    /// Prepares to draw how a story may have gone, at the end of which these fists are closed.
    fn of(story: Story, closed: Holders) -> Self {
        let demands = Demand::all(&story);
        match Histories::count(&story, &demands, closed, FORKS).map(Histories::courses) {
            Some(courses) => Self::Counted(courses),
            None => Self::Searched(story, demands),
        }
    }

    /// Returns a position with all that is unknown filled in; `None` if nothing fits.
    fn fill(&self, position: &Position, dealer: &mut Dealer) -> Option<Position> {
        Some(self.draw(position, dealer)?.0)
    }

    /// Returns the same, and the types of all hidden gifts in order.
    fn draw(&self, position: &Position, dealer: &mut Dealer) -> Option<(Position, Vec<Piece>)> {
        let filled = Filled::of(position, self.course(dealer)?)?;
        let position = filled.position(|choices| dealer.below(choices));
        Some((position, filled.hidden))
    }

    fn course(&self, dealer: &mut Dealer) -> Option<Course> {
        match self {
            Self::Counted(courses) => courses.draw(dealer),
            Self::Searched(story, demands) => Search::new(story, demands).run(dealer),
        }
    }
}

/// A position, and what is filled in: all but the fists.
struct Filled<'a> {
    position: &'a Position,
    stocks: BySeat<SeenStock>,
    gifts: Vec<Gift>,
    /// The types of all hidden gifts in order.
    hidden: Vec<Piece>,
}

impl<'a> Filled<'a> {
    /// Fills the unknowns of a position; `None` if somebody would have less than nothing.
    fn of(position: &'a Position, (held, hidden): Course) -> Option<Self> {
        let seats = position.stocks.len();
        let mut stocks = BySeat::repeat(SeenStock::Size(0), seats);
        for seat in Seats::first(seats).iter() {
            stocks[seat] = stock_of(&held[seat.index()])?.into();
        }
        Some(Self { position, stocks, gifts: known(&position.gifts, &hidden), hidden })
    }

    /// Returns the types that a seat may have in its fist; `None` if that is known.
    fn closed(&self, seat: Seat) -> Option<Pieces> {
        let closed = self.position.fists.get(seat) == Some(&Some(SeenFist::Closed));
        closed.then(|| self.stocks.get(seat).map_or(Stock::EMPTY, SeenStock::visible).types())
    }

    /// Returns the position in which each closed fist is the one that is chosen, by its index, of as
    /// many as there may be.
    fn position(&self, mut choose: impl FnMut(u32) -> u32) -> Position {
        let fists = &self.position.fists;
        let fist = |seat| match self.closed(seat) {
            Some(types) => Some(Fist::nth(types, choose(choices(types)) as usize).into()),
            None => fists[seat],
        };
        Position {
            fists: BySeat::from_fn(fists.len(), fist),
            stocks: self.stocks,
            gifts: self.gifts.clone(),
            ..self.position.clone()
        }
    }

    /// Returns the positions with all fists there may be.
    fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let closed = self.position.fists.iter().filter_map(|(seat, _)| self.closed(seat));
        let all: u64 = closed.map(|types| u64::from(choices(types))).product();
        (0..all).map(|number| {
            let mut rest = number;
            self.position(|choices| {
                let index = rest % u64::from(choices);
                rest /= u64::from(choices);
                index as u32
            })
        })
    }
}

/// Returns how many fists there are of these types: an empty one, and one of each.
const fn choices(types: Pieces) -> u32 {
    types.len() as u32 + 1
}

fn stock_of(counts: &Counts) -> Option<Stock> {
    Piece::ALL.into_iter().zip(counts).try_fold(Stock::EMPTY, |stock, (piece, &count)| {
        (0..u8::try_from(count).ok()?).try_fold(stock, |stock, _| stock.with(piece))
    })
}

/// Returns the gifts that a position remembers, the hidden ones filled in with the latest types.
fn known(gifts: &[Gift], hidden: &[Piece]) -> Vec<Gift> {
    let mut known = gifts.to_vec();
    let unknown = known.iter_mut().rev().filter(|gift| gift.piece.is_none());
    for (gift, &piece) in unknown.zip(hidden.iter().rev()) {
        gift.piece = Some(piece);
    }
    known
}

/// Tells in full what a viewer has seen: what was in closed fists, and what was given away.
///
/// Round by round, the hidden gifts are drawn like those of the round that is played now: what everybody
/// had left at the end of a round is one more thing that was seen of it. A closed fist is opened before
/// long, or still on the table.
pub(super) fn account(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<Account<State>, Inconsistent> {
    let now = &seen.now().position;
    let draws = Draws::of(Story::of(seen), closed(now));
    let (position, hidden) = draws.draw(now, dealer).ok_or(CONTRADICTION)?;
    let mut telling = Telling { seen, events: seen.events().to_vec(), recalled: Vec::new() };
    let rounds = telling.rounds();
    if seen.now().phase != Phase::Over || rounds.len() == 1 {
        telling.fill_gifts(rounds.last().cloned().unwrap_or_default(), hidden);
    }
    for round in rounds.iter().rev().skip(1) {
        let hidden = telling.draw_round(round.clone(), dealer).ok_or(CONTRADICTION)?;
        telling.fill_gifts(round.clone(), hidden);
    }
    let fists = telling.fill_fists(&position);
    let start = telling.start(&position, &fists).ok_or(CONTRADICTION)?;
    state_of(position, seen.now())?;
    let start = state_of(start, seen.start())?;
    Ok(Account { start, events: telling.events })
}

/// What was seen, while it is told in full.
struct Telling<'a> {
    seen: &'a InformationState<State>,
    events: Vec<Event>,
    /// The types of the hidden gifts that the first view remembers.
    recalled: Vec<Piece>,
}

/// What is in each fist on the table.
type Fists = [Option<Fist>; Seat::COUNT];

impl Telling<'_> {
    /// Returns where the events of each round are, without its end; the last is the one played now.
    fn rounds(&self) -> Vec<Range<usize>> {
        let (mut rounds, mut begin) = (Vec::new(), 0);
        for (index, event) in self.events.iter().enumerate() {
            if matches!(event, Event::RoundOver { .. }) {
                rounds.push(begin..index);
                begin = index + 1;
            }
        }
        rounds.push(begin..self.events.len());
        rounds
    }

    /// Returns what everybody had left at the end of a round that is over.
    fn left(&self, round: &Range<usize>) -> Option<&BySeat<Stock>> {
        match self.events.get(round.end)? {
            Event::RoundOver { left, .. } => Some(left),
            _ => None,
        }
    }

    /// Draws the types of the hidden gifts of a round that is over.
    fn draw_round(&self, round: Range<usize>, dealer: &mut Dealer) -> Option<Vec<Piece>> {
        let left = *self.left(&round)?;
        let mut story = Story::of_round(self.seen, round);
        story.end_with(&left);
        let (_, hidden) = Draws::of(story, 0).course(dealer)?;
        Some(hidden)
    }

    /// Fills the hidden gifts of a round: of those drawn, the first may be older than what was seen.
    fn fill_gifts(&mut self, round: Range<usize>, mut hidden: Vec<Piece>) {
        let first = round.start == 0;
        for event in self.events.get_mut(round).into_iter().flatten().rev() {
            if let Event::Given(Gift { piece: piece @ None, .. }) = event {
                *piece = hidden.pop();
            }
        }
        if first {
            self.recalled = hidden;
        }
    }

    /// Fills the closed fists from what they held when they were opened, or hold now, and returns those
    /// of the first position.
    fn fill_fists(&mut self, now: &Position) -> Fists {
        let mut fists = Fists::default();
        for (seat, fist) in now.fists.iter() {
            fists[seat.index()] = fist.and_then(SeenFist::known);
        }
        for event in self.events.iter_mut().rev() {
            match event {
                Event::Revealed { fists: open, .. } => {
                    open.iter().for_each(|(seat, &fist)| fists[seat.index()] = Some(fist));
                }
                Event::Planned { seat, fist: fist @ None } => *fist = fists[seat.index()],
                _ => {}
            }
        }
        fists
    }

    /// Returns the first position in full; `None` if there is none.
    fn start(&self, now: &Position, fists: &Fists) -> Option<Position> {
        let first = &self.seen.start().position;
        let stocks = self.first_stocks(now)?;
        let open = |seat: Seat| match first.fists[seat] {
            Some(SeenFist::Closed) => fists[seat.index()].map(SeenFist::Known),
            seen => seen,
        };
        Some(Position {
            stocks: BySeat::from_fn(stocks.len(), |seat| SeenStock::from(stocks[seat])),
            fists: BySeat::from_fn(first.fists.len(), open),
            gifts: known(&first.gifts, &self.recalled),
            ..first.clone()
        })
    }

    /// Returns what everybody had first: what they had at the end of the round, with all taken back that
    /// happened in it.
    fn first_stocks(&self, now: &Position) -> Option<BySeat<Stock>> {
        let round = self.rounds().into_iter().next()?;
        let mut stocks = match self.left(&round) {
            Some(left) => *left,
            None => now.stocks.map(|stock| stock.visible()),
        };
        let known = |seat: Seat, stocks: &BySeat<Stock>| stocks.get(seat).copied();
        for event in self.events.get(round)?.iter().rev() {
            match *event {
                Event::Built { seat, piece, .. } => {
                    let more = known(seat, &stocks)?.with(piece)?;
                    stocks[seat] = more;
                }
                Event::Given(Gift { donor, receiver, piece: Some(piece) }) => {
                    let less = known(receiver, &stocks)?.without(piece)?;
                    stocks[receiver] = less;
                    let more = known(donor, &stocks)?.with(piece)?;
                    stocks[donor] = more;
                }
                _ => {}
            }
        }
        Some(stocks)
    }
}
