//! Drawing all conclusions from what a viewer has seen.
//!
//! All that is ever hidden is what is in closed fists and what was given away in this round. Fists
//! are easy: whoever has a piece may hold it. Gifts are a search. Each hidden gift is one of the
//! types its donor could have had then, and everything shown afterwards limits which: whoever
//! shows, builds or gives a piece must have had it. The search walks through the round in order,
//! tries types in random order and steps back where they lead to a contradiction.

use std::collections::HashSet;

use super::event::{Event, Nothing};
use super::fist::Fist;
use super::gift::Gift;
use super::piece::{Piece, Pieces};
use super::position::Position;
use super::state::{Phase, State};
use super::stock::Stock;
use super::view::{SeenFist, View};
use super::wall::{End, Wall};
use crate::dealer::Dealer;
use crate::game::Viewer;
use crate::information::{Inconsistent, InformationState};
use crate::seat::{Seat, Seats};

/// Holds a number for each seat and type of piece.
type Table = [[i8; 8]; Seat::MAX];

const CONTRADICTION: Inconsistent = Inconsistent("no position fits all that was seen");

/// Returns a state that the viewer could be in.
pub(super) fn resample(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<State, Inconsistent> {
    let story = Story::of(seen)?;
    let hidden = Search::new(&story.moments).run(dealer).ok_or(CONTRADICTION)?;
    let view = seen.now();
    let stocks = story.stocks(view, &hidden).ok_or(CONTRADICTION)?;
    let fists = view.fists.iter().map(|(seat, fist)| match fist {
        SeenFist::Away => None,
        SeenFist::Known(fist) => Some(*fist),
        SeenFist::Closed => Some(any_fist(stocks[seat.index()], dealer)),
    });
    let position = Position {
        setup: view.setup.clone(),
        wall: view.wall,
        master: view.master,
        rounds_played: view.rounds_played,
        totals: view.totals.as_slice().to_vec(),
        rounds_won: view.rounds_won.as_slice().to_vec(),
        idle_turns: view.idle_turns,
        fists: fists.collect(),
        builders: view.builders,
        gifts: filled(&view.gifts, hidden),
        unsure: view.unsure,
        stocks,
    };
    State::try_from(position).map_err(|_| CONTRADICTION)
}

/// Returns something that a seat with these pieces may have in its fist.
fn any_fist(stock: Stock, dealer: &mut Dealer) -> Fist {
    let fists: Vec<Fist> =
        std::iter::once(Fist::Empty).chain(stock.types().iter().map(Fist::Holds)).collect();
    dealer.choose(&fists).unwrap_or_default()
}

/// Returns the gifts that a position remembers, the hidden ones filled in with the latest types.
fn filled(gifts: &[Gift], mut hidden: Vec<Choice>) -> Vec<Gift> {
    let mut filled = gifts.to_vec();
    for gift in filled.iter_mut().rev().filter(|gift| gift.piece.is_none()) {
        gift.piece = hidden.pop().map(|choice| choice.piece);
    }
    filled
}

/// Holds something in a round that says which pieces a seat had, in terms of what it got by hidden
/// gifts less what it gave away by them.
enum Moment {
    /// Tells of a hidden gift by somebody who, without hidden gifts, would have had these pieces.
    Gift { donor: Seat, receiver: Seat, donor_had: [i8; 8] },
    /// Tells that a seat had a piece.
    AtLeast { seat: Seat, piece: Piece, net: i8 },
    /// Tells that a seat had no such piece.
    AtMost { seat: Seat, piece: Piece, net: i8 },
}

/// Holds what a viewer has seen of the current round.
struct Story {
    viewer: Viewer,
    /// Holds each stock as it would be had the hidden gifts not been made.
    counts: Table,
    wall: Wall,
    master: Seat,
    moments: Vec<Moment>,
}

impl Story {
    fn of(seen: &InformationState<State>) -> Result<Self, Inconsistent> {
        let setup = &seen.now().setup;
        let last_round = seen.events().iter().rposition(|e| matches!(e, Event::RoundOver { .. }));
        let (mut story, events) = match last_round {
            Some(place) if seen.now().phase != Phase::Over => {
                (Self::of_new_round(seen.now()), &seen.events()[place + 1..])
            }
            Some(_) => (Self::of_view(seen.now())?, &[][..]),
            None => (Self::of_view(seen.start())?, seen.events()),
        };
        for event in events {
            story.add(event, setup.sit1_optional);
        }
        Ok(story)
    }

    /// Starts with a complete set for everybody.
    fn of_new_round(view: &View) -> Self {
        let set = view.setup.starting_stock();
        let counts = [Piece::ALL.map(|piece| set.count(piece) as i8); Seat::MAX];
        Self {
            viewer: view.viewer,
            counts,
            wall: Wall::default(),
            master: view.master,
            moments: Vec::new(),
        }
    }

    /// Starts in the middle of a round, with what a view says.
    fn of_view(view: &View) -> Result<Self, Inconsistent> {
        let mut story = Self { wall: view.wall, ..Self::of_new_round(view) };
        for (seat, stock) in view.stocks.iter() {
            story.counts[seat.index()] = stock.counts.ok_or(Inconsistent(
                "the first view has forgotten gifts: start watching earlier in the round",
            ))?;
        }
        // When those gifts were made is not known: only the pieces held now say what they were.
        let hidden = view.gifts.iter().filter(|gift| gift.piece.is_none());
        story.moments.extend(hidden.map(|gift| Moment::Gift {
            donor: gift.donor,
            receiver: gift.receiver,
            donor_had: [i8::MAX / 2; 8],
        }));
        for (seat, _) in view.stocks.iter() {
            for piece in Piece::ALL {
                story.had(seat, piece, 0);
            }
        }
        for (seat, piece) in fists_shown(view) {
            story.had(seat, piece, 1);
        }
        Ok(story)
    }

    fn count(&mut self, seat: Seat, piece: Piece) -> &mut i8 {
        &mut self.counts[seat.index()][piece.index()]
    }

    fn had(&mut self, seat: Seat, piece: Piece, number: i8) {
        let net = number - *self.count(seat, piece);
        self.moments.push(Moment::AtLeast { seat, piece, net });
    }

    fn had_none_of(&mut self, seat: Seat, pieces: Pieces) {
        for piece in pieces.iter() {
            let net = -*self.count(seat, piece);
            self.moments.push(Moment::AtMost { seat, piece, net });
        }
    }

    fn add(&mut self, event: &Event, may_decline: bool) {
        match *event {
            Event::Revealed { master, fists } => {
                self.master = master;
                for (seat, fist) in fists.iter() {
                    if let Fist::Holds(piece) = *fist {
                        self.had(seat, piece, 1);
                    }
                }
            }
            Event::Built { seat, piece, end } => {
                self.had(seat, piece, 1);
                *self.count(seat, piece) -= 1;
                self.wall.build(piece, end.unwrap_or(End::Right));
            }
            Event::NothingBuilt { why: Nothing::Declined } if !may_decline => {
                self.had_none_of(self.master, self.wall.takeable());
            }
            Event::Given(gift) => self.add_gift(gift),
            _ => {}
        }
    }

    fn add_gift(&mut self, Gift { donor, receiver, piece }: Gift) {
        match piece {
            Some(piece) => {
                self.had(donor, piece, 1);
                *self.count(donor, piece) -= 1;
                *self.count(receiver, piece) += 1;
            }
            None => {
                let donor_had = self.counts[donor.index()];
                self.moments.push(Moment::Gift { donor, receiver, donor_had });
            }
        }
    }

    /// Returns what each seat has if the hidden gifts were these.
    fn stocks(mut self, view: &View, hidden: &[Choice]) -> Option<Vec<Stock>> {
        for &Choice { donor, receiver, piece, .. } in hidden {
            *self.count(donor, piece) -= 1;
            *self.count(receiver, piece) += 1;
        }
        let seats = Seats::first(view.stocks.len());
        debug_assert!(seats.iter().all(|seat| {
            !self.viewer.is(seat) || view.stocks[seat].counts == Some(self.counts[seat.index()])
        }));
        seats.iter().map(|seat| stock_of(self.counts[seat.index()])).collect()
    }
}

fn stock_of(counts: [i8; 8]) -> Option<Stock> {
    let mut stock = Stock::EMPTY;
    for (piece, count) in Piece::ALL.into_iter().zip(counts) {
        for _ in 0..u8::try_from(count).ok()? {
            stock = stock.with(piece)?;
        }
    }
    Some(stock)
}

/// Returns the pieces in open fists that are still in their stocks.
fn fists_shown(view: &View) -> impl Iterator<Item = (Seat, Piece)> + '_ {
    let master = match view.fists[view.master] {
        SeenFist::Known(fist) => fist.piece(),
        _ => None,
    };
    view.fists.iter().filter_map(move |(seat, fist)| match fist {
        SeenFist::Known(Fist::Holds(piece)) => {
            let builds = view.phase == Phase::Building
                && seat != view.master
                && master == Some(*piece)
                && !view.builders.contains(view.master);
            let built = builds && !view.builders.contains(seat);
            (!built).then_some((seat, *piece))
        }
        _ => None,
    })
}

/// Holds the type tried for one hidden gift.
struct Choice {
    moment: usize,
    donor: Seat,
    receiver: Seat,
    piece: Piece,
    /// Holds the types still to try.
    untried: Vec<Piece>,
}

/// Looks for types of the hidden gifts that fit all moments.
struct Search<'a> {
    moments: &'a [Moment],
    /// Holds what each seat got by hidden gifts less what it gave away by them.
    net: Table,
    choices: Vec<Choice>,
    /// Holds where the search has been in vain: stepping there again would be in vain too.
    dead_ends: HashSet<(usize, Table)>,
}

impl<'a> Search<'a> {
    fn new(moments: &'a [Moment]) -> Self {
        Self { moments, net: [[0; 8]; Seat::MAX], choices: Vec::new(), dead_ends: HashSet::new() }
    }

    fn run(mut self, dealer: &mut Dealer) -> Option<Vec<Choice>> {
        let mut place = 0;
        while let Some(moment) = self.moments.get(place) {
            let goes_on = match *moment {
                Moment::AtLeast { seat, piece, net } => self.net_of(seat, piece) >= net,
                Moment::AtMost { seat, piece, net } => self.net_of(seat, piece) <= net,
                Moment::Gift { donor, receiver, donor_had } => {
                    let mut untried = self.candidates(place, donor, receiver, donor_had);
                    dealer.shuffle(&mut untried);
                    self.choose(place, donor, receiver, untried)
                }
            };
            place = if goes_on { place + 1 } else { self.step_back()? + 1 };
        }
        Some(self.choices)
    }

    fn net_of(&self, seat: Seat, piece: Piece) -> i8 {
        self.net[seat.index()][piece.index()]
    }

    fn transfer(&mut self, donor: Seat, receiver: Seat, piece: Piece, number: i8) {
        self.net[donor.index()][piece.index()] -= number;
        self.net[receiver.index()][piece.index()] += number;
    }

    /// Returns the types that the donor could have had, and that leave donor and receiver with
    /// what they show before they are next given something.
    fn candidates(
        &mut self,
        place: usize,
        donor: Seat,
        receiver: Seat,
        donor_had: [i8; 8],
    ) -> Vec<Piece> {
        if self.dead_ends.contains(&(place, self.net)) {
            return Vec::new();
        }
        let fits = |&piece: &Piece| {
            if donor_had[piece.index()] + self.net_of(donor, piece) < 1 {
                return false;
            }
            self.transfer(donor, receiver, piece, 1);
            let fits =
                [donor, receiver].into_iter().all(|seat| self.shows_nothing_else(place, seat));
            self.transfer(donor, receiver, piece, -1);
            fits
        };
        Piece::ALL.into_iter().filter(fits).collect()
    }

    /// Tells whether a seat has all it shows after a moment and before it is next given something.
    fn shows_nothing_else(&self, place: usize, seat: Seat) -> bool {
        self.moments[place + 1..]
            .iter()
            .take_while(|m| !matches!(m, Moment::Gift { receiver, .. } if *receiver == seat))
            .all(|moment| match *moment {
                Moment::AtLeast { seat: other, piece, net } if other == seat => {
                    self.net_of(seat, piece) >= net
                }
                _ => true,
            })
    }

    /// Takes the next untried type; tells whether there was one.
    fn choose(
        &mut self,
        moment: usize,
        donor: Seat,
        receiver: Seat,
        mut untried: Vec<Piece>,
    ) -> bool {
        let Some(piece) = untried.pop() else {
            self.dead_ends.insert((moment, self.net));
            return false;
        };
        self.transfer(donor, receiver, piece, 1);
        self.choices.push(Choice { moment, donor, receiver, piece, untried });
        true
    }

    /// Goes back to the latest gift for which there is another type to try, and returns its place.
    fn step_back(&mut self) -> Option<usize> {
        loop {
            let Choice { moment, donor, receiver, piece, untried } = self.choices.pop()?;
            self.transfer(donor, receiver, piece, -1);
            if self.choose(moment, donor, receiver, untried) {
                return Some(moment);
            }
        }
    }
}
