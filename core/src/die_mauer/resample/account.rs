//! Telling in full what a viewer has seen: what was in closed fists, and what was given away.
//!
//! Round by round, the hidden gifts are drawn like those of the round that is played now: what everybody
//! had left at the end of a round is one more thing that was seen of it. A closed fist is opened before
//! long, or still on the table.

use std::ops::Range;

use crate::dealer::Dealer;
use crate::die_mauer::resample::filled::known;
use crate::die_mauer::resample::sampler::Draws;
use crate::die_mauer::resample::story::Story;
use crate::die_mauer::resample::{CONTRADICTION, closed, state_of};
use crate::die_mauer::{
    Event, Fist, Gift, Phase, Piece, Position, SeenFist, SeenStock, State, Stock,
};
use crate::game::{Account, Inconsistent, InformationState};
use crate::seat::{BySeat, Seat};

/// Draws what has happened, in full.
pub(in crate::die_mauer) fn account(
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
