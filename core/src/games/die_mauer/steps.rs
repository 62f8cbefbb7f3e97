//! All steps from one position to the next, and the fast path of playouts.

use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::Game;
use crate::game::dealer::Source;
use crate::games::die_mauer::fist::Fists;
use crate::games::die_mauer::seen_stock::Gifts;
use crate::games::die_mauer::{
    Action, Building, End, Event, Fist, Gift, NextRoundMaster, Nothing, Phase, Piece, RoundEnding,
    State, Stock, Wall,
};

impl State {
    /// Applies a legal action.
    #[inline]
    pub(super) fn step(&mut self, seat: Seat, action: Action, note: &mut impl FnMut(Event)) {
        match action {
            Action::Plan(fist) => {
                self.fists.put(seat, fist);
                note(Event::Planned { seat, fist: Some(fist) });
                self.waiting = self.waiting.without(seat);
                if self.waiting.is_empty() {
                    self.reveal(note);
                }
            }
            Action::Place(end) => {
                if let Some(piece) = self.planned() {
                    let builders = self.builders();
                    self.build_next(piece, Some(end), note);
                    self.build_on(piece, builders, note);
                }
            }
            Action::Build(piece, end) if self.phase == Phase::Building => {
                let builders = self.builders();
                self.build_next(piece, end, note);
                self.build_on(piece, builders, note);
            }
            Action::Build(piece, end) => {
                self.build(seat, piece, end, note);
                self.end_building(Seats::only(seat), note);
            }
            Action::Give(piece) => self.give(seat, piece, note),
            Action::Decline if self.phase == Phase::Building => self.decline(seat, note),
            Action::Decline if self.phase == Phase::Situation1 => {
                note(Event::NothingBuilt { why: Nothing::Declined });
                self.end_idle_turn(note);
            }
            Action::Decline => {
                note(Event::Kept { donor: seat });
                self.end_idle_turn(note);
            }
        }
    }

    /// Opens all fists and finds the builders. Empty fists of competitors count only if the
    /// Master-builder's fist is empty (DM-29).
    #[inline]
    fn reveal(&mut self, note: &mut impl FnMut(Event)) {
        note(Event::Revealed { master: self.master, fists: self.revealed() });
        let matching = self.matching();
        match self.planned() {
            Some(piece) => self.settle_builders(piece, matching, note),
            None => self.settle_empty_fists(matching, note),
        }
    }

    fn revealed(&self) -> BySeat<Fist> {
        BySeat::from_fn(self.seats(), |seat| self.fists.get(seat).unwrap_or_default())
    }

    /// Decides whether the Master-builder builds (DM-13, DM-16), the competitors (DM-15) or no seat
    /// (DM-14, DM-17). Only built pieces leave their stocks (DM-11).
    fn settle_builders(&mut self, piece: Piece, matching: Seats, note: &mut impl FnMut(Event)) {
        let capacity = self.wall.capacity(piece);
        if capacity == Some(0) {
            let why = if matching.is_empty() { Nothing::IllegalPlan } else { Nothing::NoRoom };
            note(Event::NothingBuilt { why });
            return self.end_idle_turn(note);
        }
        let competitors_build =
            !matching.is_empty() && capacity.is_none_or(|room| matching.len() <= room);
        self.phase = Phase::Building;
        self.waiting = if competitors_build { matching } else { Seats::only(self.master) };
        self.build_on(piece, self.waiting, note);
    }

    /// Decides between Situations 1 (DM-26), 2 (DM-30) and 3 (DM-39). For two players, all fists
    /// are empty in Situation 2 and there is no Situation 3 (DM-40, DM-50).
    fn settle_empty_fists(&mut self, matching: Seats, note: &mut impl FnMut(Event)) {
        match matching.len() {
            0 => {
                self.phase = Phase::Situation1;
                self.waiting = Seats::only(self.master);
            }
            1 => {
                self.phase = Phase::Situation2;
                self.waiting = matching;
            }
            _ => {
                note(Event::NothingBuilt { why: Nothing::SeveralEmpty });
                self.end_idle_turn(note);
            }
        }
    }

    /// Returns all builders of this turn, while one of them has not built yet.
    pub(super) fn builders(&self) -> Seats {
        if self.waiting.contains(self.master) { self.waiting } else { self.matching() }
    }

    /// Declines for a builder. A competitor's fist counts as empty from then on. If no piece is
    /// built, the turn is idle.
    fn decline(&mut self, seat: Seat, note: &mut impl FnMut(Event)) {
        note(Event::Declined { seat });
        self.waiting = self.waiting.without(seat);
        let builders = match seat == self.master {
            true => Seats::EMPTY,
            false => {
                self.fists.empty(seat);
                self.matching()
            }
        };
        if builders.is_empty() {
            self.end_idle_turn(note);
        } else if self.waiting.is_empty() {
            self.end_building(builders, note);
        }
    }

    /// Builds for all builders in order, up to the first who has a choice (DM-52).
    fn build_on(&mut self, piece: Piece, builders: Seats, note: &mut impl FnMut(Event)) {
        while !self.waiting.is_empty() {
            if self.asks(piece) {
                return;
            }
            self.build_next(piece, None, note);
        }
        self.end_building(builders, note);
    }

    /// Returns whether the next builder has a choice.
    pub(super) fn asks(&self, piece: Piece) -> bool {
        self.may_decline() || self.asks_for_end(piece)
    }

    /// Returns whether the next builder may build nothing. The setup decides this, and it never
    /// applies to a Master-builder whom too many matched (DM-16).
    pub(super) fn may_decline(&self) -> bool {
        self.setup.building == Building::Optional
            && (!self.waiting.contains(self.master) || self.matching().is_empty())
    }

    /// Returns whether the next builder chooses an end. Two builders of a tower or gate have no
    /// choice, because they take one end each (DM-23).
    pub(super) fn asks_for_end(&self, piece: Piece) -> bool {
        let one_each = !piece.is_wall() && self.waiting.len() > 1 && !self.may_decline();
        !one_each && self.has_choice(piece)
    }

    fn build_next(&mut self, piece: Piece, end: Option<End>, note: &mut impl FnMut(Event)) {
        let builder = self.next_builder();
        self.waiting = self.waiting.without(builder);
        self.build(builder, piece, end, note);
    }

    /// Builds a piece. If no end is given, it is built at the end that takes it.
    fn build(&mut self, seat: Seat, piece: Piece, end: Option<End>, note: &mut impl FnMut(Event)) {
        let end = end.unwrap_or(match self.wall.fits(piece, End::Left) {
            true => End::Left,
            false => End::Right,
        });
        let started = !self.wall.is_empty();
        self.stocks[seat.index()].remove(piece);
        self.wall.build(piece, end);
        note(Event::Built { seat, piece, end: started.then_some(end) });
    }

    /// Hands a piece to the Master-builder (DM-33, DM-34).
    fn give(&mut self, donor: Seat, piece: Piece, note: &mut impl FnMut(Event)) {
        let receiver = self.master;
        self.stocks[donor.index()].remove(piece);
        self.stocks[receiver.index()].add(piece);
        if let Some(forgotten) = self.gifts.push(donor, receiver, piece) {
            self.unsure = self.unsure.with(forgotten.donor).with(forgotten.receiver);
        }
        note(Event::Given(Gift { donor, receiver, piece: Some(piece) }));
        let gave_last = self.stocks[donor.index()].is_empty();
        if self.setup.donation_can_end_round && gave_last {
            self.end_round(RoundEnding::LastPieceGiven, note);
        } else {
            self.end_idle_turn(note);
        }
    }

    /// Ends a turn in which these seats built. All of them build before the test (DM-37). A last
    /// piece ends the round (DM-61), also in Situation 1 (DM-38).
    fn end_building(&mut self, builders: Seats, note: &mut impl FnMut(Event)) {
        self.idle_turns = 0;
        if builders.iter().any(|seat| self.stocks[seat.index()].is_empty()) {
            self.end_round(RoundEnding::LastPieceBuilt, note);
        } else {
            self.end_turn(note);
        }
    }

    /// Ends a turn in which nothing was built. Such turns are counted only if a limit is set
    /// (DM-43). Without a limit the number would make equal positions different.
    fn end_idle_turn(&mut self, note: &mut impl FnMut(Event)) {
        if self.setup.max_idle_turns > 0 {
            self.idle_turns += 1;
        }
        self.end_turn(note);
    }

    fn end_turn(&mut self, note: &mut impl FnMut(Event)) {
        let limit = self.setup.max_idle_turns;
        if self.setup.dead_wall_ends_round && self.wall_is_dead() {
            self.end_round(RoundEnding::DeadWall, note);
        } else if limit > 0 && self.idle_turns >= limit {
            self.end_round(RoundEnding::TooManyIdleTurns, note);
        } else {
            // The block goes clockwise (DM-05).
            self.pass_block(self.master.next(self.seats()), note);
        }
    }

    /// Starts the next turn (DM-04), with the planning phase (DM-63).
    fn pass_block(&mut self, master: Seat, note: &mut impl FnMut(Event)) {
        self.master = master;
        note(Event::BlockPassed { master });
        self.plan();
    }

    pub(super) fn plan(&mut self) {
        self.phase = Phase::Planning;
        self.fists = Fists::default();
        self.waiting = Seats::first(self.seats());
    }

    /// Scores a round and starts the next one, or ends the game.
    fn end_round(&mut self, ending: RoundEnding, note: &mut impl FnMut(Event)) {
        let left = BySeat::from_fn(self.seats(), |seat| self.stocks[seat.index()]);
        let penalties = left.map(|stock| self.setup.penalty(stock) as u16);
        self.rounds_played += 1;
        note(Event::RoundOver { round: self.rounds_played, ending, left, penalties });
        for (seat, penalty) in penalties.iter() {
            self.totals[seat.index()] += penalty;
            self.rounds_won[seat.index()] += u8::from(left[seat].is_empty());
        }
        if self.rounds_played == self.setup.rounds {
            self.end_game();
        } else {
            let master = self.next_round_master(&left);
            self.restock();
            self.pass_block(master, note);
        }
    }

    fn next_round_master(&self, left: &BySeat<Stock>) -> Seat {
        let next = self.master.next(self.seats());
        match self.setup.next_round_master {
            NextRoundMaster::Continue => next,
            NextRoundMaster::Youngest => self.setup.first_master,
            NextRoundMaster::RoundWinner => {
                let winners = left.iter().filter(|(_, stock)| stock.is_empty());
                let winners: Seats = winners.map(|(seat, _)| seat).collect();
                winners.first_clockwise(next).unwrap_or(next)
            }
        }
    }

    /// Clears the table and gives each seat a set (DM-25, DM-48).
    pub(super) fn restock(&mut self) {
        self.wall = Wall::default();
        self.stocks[..self.setup.seats.into()].fill(self.setup.start);
        self.forget_gifts();
        self.idle_turns = 0;
    }

    /// Ends the game. The last wall and the remaining pieces stay on the table (DM-56).
    fn end_game(&mut self) {
        self.phase = Phase::Over;
        self.waiting = Seats::EMPTY;
        self.fists = Fists::default();
        self.forget_gifts();
        self.idle_turns = 0;
    }

    fn forget_gifts(&mut self) {
        self.gifts = Gifts::default();
        self.unsure = Seats::EMPTY;
    }
}

/// Plays at random, with all fists of a turn at once while enough decisions are left. See
/// [`Playout::play_out`].
///
/// It makes the same decisions as [`Playout::decide`] with a dealer of the same seed, and reports
/// the same events. The law "a playout is a random game" checks this.
#[inline]
pub(super) fn play_out(
    state: &mut State,
    source: &mut impl Source,
    limit: u64,
    note: &mut impl FnMut(Event),
) -> u64 {
    let mut decisions = 0;
    while decisions < limit {
        let seats = state.waiting.len() as u64;
        if state.phase == Phase::Planning && seats <= limit - decisions {
            decisions += seats;
            state.plan_at_random(source, note);
            continue;
        }
        let Some(seat) = state.deciders().iter().next() else { break };
        let Some(action) = source.dealer(seat.into()).choose(&state.actions(seat)) else { break };
        state.step(seat, action, note);
        decisions += 1;
    }
    decisions
}

impl State {
    /// Puts a random fist on the table for each waiting seat, and opens them. The fists are those
    /// that `Dealer::choose` draws from the legal actions. Doing a whole phase at once keeps fists
    /// and seats in registers, and makes playouts 1.5 times as fast.
    #[inline]
    fn plan_at_random(&mut self, source: &mut impl Source, note: &mut impl FnMut(Event)) {
        let mut fists = self.fists;
        for seat in self.waiting.iter() {
            let types = self.types(seat);
            let nth = source.dealer(seat.into()).below(types.len() as u32 + 1);
            let fist = Fist::nth(types, nth as usize);
            fists.put(seat, fist);
            note(Event::Planned { seat, fist: Some(fist) });
        }
        self.fists = fists;
        self.waiting = Seats::EMPTY;
        self.reveal(note);
    }
}
