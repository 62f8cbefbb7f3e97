//! A position of the game, and every step from it.

use serde::{Deserialize, Serialize};

use super::action::{Action, Actions};
use super::event::{Event, Nothing, RoundEnding};
use super::fist::{Fist, Fists};
use super::gift::{Gift, Gifts};
use super::piece::{Piece, Pieces};
use super::reason::Reason;
use super::setup::{Donation, NextRoundMaster, PlacementOrder};
use super::stock::Stock;
use super::terms::Terms;
use super::wall::{End, Wall};
use crate::dealer::Dealer;
use crate::game::Actor;
use crate::seat::{BySeat, Seat, Seats};

/// Holds a legal position of Die Mauer: an immutable value, free of heap.
///
/// Made by [`Game::start`](crate::Game::start), from a [`Position`](super::Position), or from
/// notation.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct State {
    pub(super) terms: Terms,
    pub(super) wall: Wall,
    pub(super) stocks: [Stock; Seat::COUNT],
    pub(super) totals: [u16; Seat::COUNT],
    pub(super) rounds_won: [u8; Seat::COUNT],
    pub(super) fists: Fists,
    pub(super) gifts: Gifts,
    /// Holds who took part in a gift that `gifts` has no room for any more.
    pub(super) unsure: Seats,
    /// Holds who still has to act in this phase.
    pub(super) waiting: Seats,
    pub(super) phase: Phase,
    pub(super) master: Seat,
    pub(super) rounds_played: u8,
    pub(super) idle_turns: u16,
}

/// Names a part of a turn.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Waits for fists (DM-07).
    Planning,
    /// Waits for builders to choose ends (DM-22).
    Building,
    /// Waits for the Master-builder, who alone had an empty fist (DM-26).
    Situation1,
    /// Waits for the one competitor with an empty fist beside the Master-builder's (DM-30).
    Situation2,
    /// Comes after the last round.
    Over,
}

impl State {
    pub(super) fn first(terms: Terms) -> Self {
        let mut state = Self {
            terms,
            wall: Wall::default(),
            stocks: [Stock::EMPTY; Seat::COUNT],
            totals: [0; Seat::COUNT],
            rounds_won: [0; Seat::COUNT],
            fists: Fists::default(),
            gifts: Gifts::default(),
            unsure: Seats::EMPTY,
            waiting: Seats::EMPTY,
            phase: Phase::Planning,
            master: terms.first_master,
            rounds_played: 0,
            idle_turns: 0,
        };
        state.restock();
        state.plan();
        state
    }

    /// Returns the wall on the table.
    #[must_use]
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Returns the pieces a seat has, or `None` if there is no such seat. Only the seat itself may
    /// look: show people a [`View`](super::View).
    #[must_use]
    pub fn stock(&self, seat: Seat) -> Option<Stock> {
        self.has(seat).then(|| self.stocks[seat.index()])
    }

    /// Returns what a seat has in its fist, or `None` if none is on the table.
    #[must_use]
    pub fn fist(&self, seat: Seat) -> Option<Fist> {
        self.fists.get(seat)
    }

    /// Returns the Master-builder.
    #[must_use]
    pub fn master(&self) -> Seat {
        self.master
    }

    /// Returns the part of the turn.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns how many rounds have ended.
    #[must_use]
    pub fn rounds_played(&self) -> u8 {
        self.rounds_played
    }

    /// Returns each seat's penalties of all rounds that have ended.
    #[must_use]
    pub fn totals(&self) -> BySeat<u16> {
        BySeat::from_fn(self.seat_count(), |seat| self.totals[seat.index()])
    }

    /// Returns at how many ends of a round each seat held nothing (DM-46).
    #[must_use]
    pub fn rounds_won(&self) -> BySeat<u8> {
        BySeat::from_fn(self.seat_count(), |seat| self.rounds_won[seat.index()])
    }

    /// Tells whether the wall takes no piece that anybody holds (DM-42).
    #[must_use]
    pub fn wall_is_dead(&self) -> bool {
        let takeable = self.wall.takeable();
        self.table().iter().all(|stock| stock.types().and(takeable).is_empty())
    }

    pub(super) fn seat_count(&self) -> usize {
        self.terms.seats.into()
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seat_count()
    }

    fn table(&self) -> &[Stock] {
        &self.stocks[..self.seat_count()]
    }

    fn types(&self, seat: Seat) -> Pieces {
        self.stocks[seat.index()].types()
    }

    /// Returns the seats whose decision it is.
    #[inline]
    pub(super) fn deciders(&self) -> Seats {
        match self.phase {
            Phase::Building => Seats::only(self.chooser()),
            _ => self.waiting,
        }
    }

    /// Returns the builder whose piece is placed next: clockwise from the Master-builder's left.
    pub(super) fn next_builder(&self) -> Seat {
        let left = self.master.next(self.seat_count());
        self.waiting.first_clockwise(left).unwrap_or(self.master)
    }

    /// Returns who chooses the end for the next builder's piece (DM-22, DM-53).
    fn chooser(&self) -> Seat {
        let master_chooses = self.terms.placement_order == PlacementOrder::MasterChooses;
        if master_chooses && self.matching().len() > 1 { self.master } else { self.next_builder() }
    }

    /// Returns the piece that is being built.
    pub(super) fn planned(&self) -> Option<Piece> {
        self.fists.get(self.master).and_then(Fist::piece)
    }

    /// Returns the competitors whose fist is like the Master-builder's.
    #[inline]
    pub(super) fn matching(&self) -> Seats {
        let same = self.fists.get(self.master).map_or(0, |fist| self.fists.equal_to(fist));
        Seats::from_bits(same).without(self.master)
    }

    /// Returns the legal actions of a seat.
    #[inline]
    pub(super) fn legal(&self, seat: Seat) -> Actions {
        if !self.deciders().contains(seat) {
            return Actions::default();
        }
        match self.phase {
            Phase::Planning => Actions::plans(self.types(seat)),
            Phase::Building => End::BOTH.into_iter().map(Action::Place).collect(),
            Phase::Situation1 => self.free_builds(seat),
            Phase::Situation2 => self.gifts_of(seat),
            Phase::Over => Actions::default(),
        }
    }

    /// Puts a random fist on the table for each seat that waits, the one that [`Dealer::choose`]
    /// draws from its legal actions, and opens them. A whole phase at once keeps fists and seats in
    /// registers: playouts run half as fast again as with a step for each.
    #[inline]
    pub(super) fn plan_at_random(&mut self, dealer: &mut Dealer, note: &mut impl FnMut(Event)) {
        let mut fists = self.fists;
        for seat in self.waiting.iter() {
            let types = self.types(seat);
            let place = dealer.below(types.len() as u32 + 1) as usize;
            let piece = place.checked_sub(1).and_then(|place| types.nth(place));
            let fist = piece.map_or(Fist::Empty, Fist::Holds);
            fists.put(seat, fist);
            note(Event::Planned { seat, fist: Some(fist) });
        }
        self.fists = fists;
        self.waiting = Seats::EMPTY;
        self.reveal(note);
    }

    fn free_builds(&self, seat: Seat) -> Actions {
        let types = self.types(seat).and(self.wall.takeable());
        let builds = types.iter().flat_map(|piece| {
            let ends: &[Option<End>] = match self.has_choice(piece) {
                true => &[Some(End::Left), Some(End::Right)],
                false => &[None],
            };
            ends.iter().map(move |&end| Action::Build(piece, end))
        });
        let builds = self.open_ends().fold(builds.collect(), Actions::naming);
        if self.terms.sit1_optional || types.is_empty() {
            builds.with(Action::Decline)
        } else {
            builds
        }
    }

    /// Returns the ends that take a tower or gate.
    fn open_ends(&self) -> impl Iterator<Item = End> {
        End::BOTH.into_iter().filter(|&end| self.wall.fits(Piece::Tower, end))
    }

    fn gifts_of(&self, seat: Seat) -> Actions {
        let types = self.types(seat);
        if self.terms.donation == Donation::Optional || types.is_empty() {
            Actions::gifts(types).with(Action::Decline)
        } else {
            Actions::gifts(types)
        }
    }

    /// Tells whether a piece may go to either end of a started wall (DM-52).
    fn has_choice(&self, piece: Piece) -> bool {
        !self.wall.is_empty() && End::BOTH.into_iter().all(|end| self.wall.fits(piece, end))
    }

    /// Says why an action that is not legal is refused.
    pub(super) fn reason(&self, actor: Actor, action: Action) -> Reason {
        match actor {
            Actor::Seat(seat) if self.has(seat) => self.reason_for(seat, action),
            _ => Reason::NotAtTheTable,
        }
    }

    fn reason_for(&self, seat: Seat, action: Action) -> Reason {
        match (self.phase, action) {
            (Phase::Over, _) => Reason::GameOver,
            (Phase::Planning, Action::Plan(_)) if !self.waiting.contains(seat) => {
                Reason::FistOnTheTable
            }
            (Phase::Situation2, Action::Decline) if seat == self.master => Reason::MustAccept,
            _ if !self.deciders().contains(seat) => Reason::NotAsked,
            (Phase::Planning, Action::Plan(_)) => Reason::PlanNotOwned,
            (Phase::Planning, _) => Reason::NotAPlan,
            (Phase::Building, Action::Decline) => self.duty_to_build(),
            (Phase::Building, Action::Build(piece, _)) if self.planned() != Some(piece) => {
                Reason::OtherPiece
            }
            (Phase::Building, _) => Reason::NotAnEnd,
            (Phase::Situation1, Action::Decline) => Reason::MustBuild,
            (Phase::Situation1, Action::Build(piece, end)) => self.reason_against(seat, piece, end),
            (Phase::Situation1, _) => Reason::NotABuild,
            (Phase::Situation2, Action::Decline) => Reason::MustGive,
            (Phase::Situation2, Action::Give(_)) => Reason::GiftNotOwned,
            (Phase::Situation2, _) => Reason::NotAGift,
        }
    }

    fn duty_to_build(&self) -> Reason {
        match (self.waiting.contains(self.master), self.matching().is_empty()) {
            (true, true) => Reason::MustBuildPlan,
            (true, false) => Reason::MustBuildAlone,
            (false, _) => Reason::MustBuildMatch,
        }
    }

    fn reason_against(&self, seat: Seat, piece: Piece, end: Option<End>) -> Reason {
        if !self.types(seat).contains(piece) {
            Reason::BuildNotOwned
        } else if end.is_none() && self.wall.takes(piece) {
            Reason::EndNotNamed
        } else {
            Reason::DoesNotFit
        }
    }

    /// Takes a step that is known to be legal.
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
            Action::Build(piece, end) => {
                self.build(seat, piece, end, note);
                self.end_building(Seats::only(seat), note);
            }
            Action::Give(piece) => self.give(seat, piece, note),
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

    /// Opens all fists and finds out who builds.
    fn reveal(&mut self, note: &mut impl FnMut(Event)) {
        note(Event::Revealed { master: self.master, fists: self.revealed() });
        let matching = self.matching();
        match self.planned() {
            Some(piece) => self.settle_builders(piece, matching, note),
            None => self.settle_empty_fists(matching, note),
        }
    }

    fn revealed(&self) -> BySeat<Fist> {
        BySeat::from_fn(self.seat_count(), |seat| self.fists.get(seat).unwrap_or_default())
    }

    /// Decides between the Master-builder (DM-13, DM-16), his competitors (DM-15) and nobody
    /// (DM-14, DM-17).
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

    /// Decides between Situations 1 (DM-26), 2 (DM-30) and 3 (DM-39).
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

    /// Returns all who build in this turn, while one of them still has to.
    pub(super) fn builders(&self) -> Seats {
        if self.waiting.contains(self.master) { self.waiting } else { self.matching() }
    }

    /// Builds for all builders in order, up to the first who has a choice (DM-52).
    fn build_on(&mut self, piece: Piece, builders: Seats, note: &mut impl FnMut(Event)) {
        while !self.waiting.is_empty() {
            if self.asks_for_end(piece) {
                return;
            }
            self.build_next(piece, None, note);
        }
        self.end_building(builders, note);
    }

    /// Tells whether the next builder is asked for an end: not if two towers or gates take one
    /// each (DM-23).
    pub(super) fn asks_for_end(&self, piece: Piece) -> bool {
        let one_each = !piece.is_wall() && self.waiting.len() > 1;
        !one_each && self.has_choice(piece)
    }

    fn build_next(&mut self, piece: Piece, end: Option<End>, note: &mut impl FnMut(Event)) {
        let builder = self.next_builder();
        self.waiting = self.waiting.without(builder);
        self.build(builder, piece, end, note);
    }

    /// Builds a piece; without an end given, at the one that takes it.
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
        if self.terms.donation_can_end_round && gave_last {
            self.end_round(RoundEnding::LastPieceGiven, note);
        } else {
            self.end_idle_turn(note);
        }
    }

    /// Ends a turn in which these seats built: all of them first, then the test (DM-37).
    fn end_building(&mut self, builders: Seats, note: &mut impl FnMut(Event)) {
        self.idle_turns = 0;
        if builders.iter().any(|seat| self.stocks[seat.index()].is_empty()) {
            self.end_round(RoundEnding::LastPieceBuilt, note);
        } else {
            self.end_turn(note);
        }
    }

    /// Ends a turn in which nothing was built. Such turns are counted only where a limit is set
    /// (DM-43): without one the number means nothing, and equal positions should be equal.
    fn end_idle_turn(&mut self, note: &mut impl FnMut(Event)) {
        if self.terms.max_idle_turns > 0 {
            self.idle_turns += 1;
        }
        self.end_turn(note);
    }

    fn end_turn(&mut self, note: &mut impl FnMut(Event)) {
        let limit = self.terms.max_idle_turns;
        if self.terms.dead_wall_ends_round && self.wall_is_dead() {
            self.end_round(RoundEnding::DeadWall, note);
        } else if limit > 0 && self.idle_turns >= limit {
            self.end_round(RoundEnding::TooManyIdleTurns, note);
        } else {
            self.pass_block(self.master.next(self.seat_count()), note);
        }
    }

    /// Starts the next turn (DM-04).
    fn pass_block(&mut self, master: Seat, note: &mut impl FnMut(Event)) {
        self.master = master;
        note(Event::BlockPassed { master });
        self.plan();
    }

    fn plan(&mut self) {
        self.phase = Phase::Planning;
        self.fists = Fists::default();
        self.waiting = Seats::first(self.seat_count());
    }

    /// Scores a round and starts the next one, or ends the game.
    fn end_round(&mut self, ending: RoundEnding, note: &mut impl FnMut(Event)) {
        let left = BySeat::from_fn(self.seat_count(), |seat| self.stocks[seat.index()]);
        let penalties = left.map(|stock| self.terms.penalty(stock) as u16);
        self.rounds_played += 1;
        note(Event::RoundOver { round: self.rounds_played, ending, left, penalties });
        for (seat, penalty) in penalties.iter() {
            self.totals[seat.index()] += penalty;
            self.rounds_won[seat.index()] += u8::from(left[seat].is_empty());
        }
        if self.rounds_played == self.terms.rounds {
            self.end_game();
        } else {
            let master = self.next_round_master(&left);
            self.restock();
            self.pass_block(master, note);
        }
    }

    fn next_round_master(&self, left: &BySeat<Stock>) -> Seat {
        let next = self.master.next(self.seat_count());
        match self.terms.next_round_master {
            NextRoundMaster::Continue => next,
            NextRoundMaster::Youngest => self.terms.first_master,
            NextRoundMaster::RoundWinner => {
                let winners = left.iter().filter(|(_, stock)| stock.is_empty());
                let winners: Seats = winners.map(|(seat, _)| seat).collect();
                winners.first_clockwise(next).unwrap_or(next)
            }
        }
    }

    /// Clears the table and gives each seat a set (DM-25, DM-48).
    fn restock(&mut self) {
        self.wall = Wall::default();
        self.stocks[..self.terms.seats.into()].fill(self.terms.start);
        self.forget_gifts();
        self.idle_turns = 0;
    }

    /// Ends the game with the last wall and the pieces left over on the table (DM-56).
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
