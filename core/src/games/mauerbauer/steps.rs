//! All steps from one position to the next.

use std::sync::Arc;

use crate::base::seat::{Seat, Seats};
use crate::games::mauerbauer::action::Action;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::event::Event;
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::legal::played;
use crate::games::mauerbauer::piece::{HouseColour, Pieces};
use crate::games::mauerbauer::placement::Placement;
use crate::games::mauerbauer::setup::{CheckedSetup, FirstPlayer, Setup};
use crate::games::mauerbauer::space::{Line, Lines, Space, Spaces, TowerSpaces};
use crate::games::mauerbauer::state::{Ending, Phase, State};

impl State {
    /// The number of cards that a seat draws after it has played cards (MA-55).
    const DRAWN_AFTER_PLAY: u8 = 1;
    /// The number of cards that a seat draws after it has discarded one (MA-55).
    const DRAWN_AFTER_DISCARD: u8 = 2;
    /// The most cards that a seat draws in a scoring.
    pub(super) const MOST_DRAWN: u8 = {
        let [play, discard] = [Self::DRAWN_AFTER_PLAY, Self::DRAWN_AFTER_DISCARD];
        if play > discard { play } else { discard }
    };

    /// Returns the first position of a game.
    pub(super) fn first(checked: CheckedSetup) -> Self {
        let first = match checked.setup.first_player {
            FirstPlayer::Random => None,
            FirstPlayer::Seat(seat) => Some(seat),
        };
        let mut state = Self {
            checked: Arc::new(checked),
            walls: Lines::EMPTY,
            towers: [TowerSpaces::EMPTY; 3],
            pieces: [Pieces::NONE; Space::COUNT],
            closed: Spaces::EMPTY,
            supply: Pieces::supply(),
            hands: [Cards::NONE; Setup::SEATS],
            discards: Cards::NONE,
            scores: [0; Setup::SEATS],
            phase: Phase::ChoosingFirst,
            seat: first.unwrap_or(Seat::FIRST),
            acting: Seat::FIRST,
            line: None,
            roll: None,
            ending: None,
            draws: 0,
            swappers: Seats::EMPTY,
            swapped: 0,
            chosen: None,
            early: false,
        };
        if first.is_some() {
            state.deal(&mut |_| ());
        }
        state
    }

    /// Applies a legal action.
    pub(super) fn step(&mut self, action: Action, note: &mut impl FnMut(Event)) {
        match action {
            Action::First(seat) => {
                self.seat = seat;
                note(Event::Starts { seat });
                self.deal(note);
            }
            Action::Draw(card) => self.draw(card, note),
            Action::Roll(roll) => {
                self.roll = Some(roll);
                self.phase = Phase::Placing;
                note(Event::Rolled { roll });
            }
            Action::RollEarly => self.roll_early(note),
            Action::Build(line) => self.build(line, note),
            Action::Place(placement) => self.place(placement, note),
            Action::StayApart => self.stay_apart(note),
            Action::Join(city) => self.join(city, note),
            Action::Play(_) | Action::PlayTwo(_) => self.play_cards(action, note),
            Action::Discard(card) => self.discard(card, note),
            Action::Swap(card) => self.swap(card, note),
            Action::EndSwap => self.end_swap(note),
            Action::Choose(city) => {
                note(Event::Chosen { seat: self.acting, city });
                self.chosen = Some(city);
                self.phase = Phase::FinalScoring;
            }
            Action::Pass => {
                note(Event::Passed { seat: self.acting });
                match self.phase {
                    Phase::Scoring => self.draw_next(note),
                    _ => self.end_final_play(note),
                }
            }
        }
    }

    /// Waits for the next card to be dealt, or starts the first turn (MA-86).
    fn deal(&mut self, note: &mut impl FnMut(Event)) {
        let short = |seat: &Seat| self.hands[seat.index()].len() < self.checked.hand;
        match self.seated().find(short) {
            Some(seat) => {
                self.acting = seat;
                self.phase = Phase::Dealing;
            }
            None => self.start_turn(self.seat, note),
        }
    }

    /// Gives a card to the seat that draws.
    fn draw(&mut self, card: Card, note: &mut impl FnMut(Event)) {
        self.hands[self.acting.index()].add(card);
        note(Event::Drawn { seat: self.acting, card: Some(card) });
        if self.phase == Phase::Dealing {
            self.deal(note);
        } else {
            self.draws -= 1;
            self.draw_next(note);
        }
    }

    /// Waits for the next card that the seat draws, if it draws another and there is one (MA-60).
    /// There is no limit to the cards in a hand (MA-61).
    fn draw_next(&mut self, note: &mut impl FnMut(Event)) {
        if self.draws > 0 && self.deck_len() == 0 && !self.discards.is_empty() {
            note(Event::Reshuffled { cards: self.discards.len() });
            self.discards = Cards::NONE;
        }
        let swaps = matches!(self.phase, Phase::Swapping | Phase::Refilling);
        if self.draws > 0 && self.deck_len() > 0 {
            self.phase = if swaps { Phase::Refilling } else { Phase::Drawing };
            return;
        }
        self.draws = 0;
        if swaps { self.next_swap(note) } else { self.next_scorer(note) }
    }

    /// Starts a turn, or the final scoring if the seat can't build (MA-13, MA-84). There is always
    /// a wall left, because the last one ends the game (MA-14).
    fn start_turn(&mut self, seat: Seat, note: &mut impl FnMut(Event)) {
        self.seat = seat;
        self.acting = seat;
        note(Event::TurnStarts { seat });
        if self.free_lines().is_empty() {
            self.bring_end(Ending::NoLineLeft, note);
            self.start_final_scoring(note);
        } else {
            self.phase = Phase::Building;
        }
    }

    fn roll_early(&mut self, note: &mut impl FnMut(Event)) {
        let score = &mut self.scores[self.seat.index()];
        let points = (*score).min(1);
        *score -= points;
        self.early = true;
        note(Event::RolledEarly { seat: self.seat, points });
    }

    /// Builds a wall, which alone decides whether a city is completed. The pieces of the roll come
    /// before everything that follows from this (MA-17).
    fn build(&mut self, line: Line, note: &mut impl FnMut(Event)) {
        let Some(number) = self.board().number(line) else { return };
        self.walls.insert(number);
        self.line = Some(number);
        self.phase = Phase::Rolling;
        note(Event::Built { seat: self.seat, line });
        if let Some(city) = self.completed_by(number) {
            self.closed = self.closed.or(city);
            note(Event::Completed { city: name(city), spaces: city.len() as u8 });
        }
        if self.walls_left() == 0 {
            self.bring_end(Ending::LastWall, note);
        }
    }

    /// Makes this turn the last. The first reason counts (MA-52).
    fn bring_end(&mut self, ending: Ending, note: &mut impl FnMut(Event)) {
        if self.ending.is_none() {
            self.ending = Some(ending);
            note(Event::EndComes { ending });
        }
    }

    /// Places towers and houses, and completes a city if there is one. The wall borders no older
    /// city (MA-10), so it adds no house to one (MA-30), and no tower to its border (MA-33).
    fn place(&mut self, placement: Placement, note: &mut impl FnMut(Event)) {
        let Some(number) = self.line else { return };
        let border = *self.board().border(number);
        for (at, tower) in border.line.ends().into_iter().zip(placement.towers) {
            if let Some(colour) = tower {
                self.towers[colour as usize].insert(at);
                note(Event::TowerPlaced { at, colour });
            }
        }
        if self.towers_left() == [0; 3] {
            self.bring_end(Ending::LastTower, note);
        }
        for (space, house) in border.sides.into_iter().zip(placement.houses) {
            if let (Some(space), Some(colour)) = (space, house) {
                self.supply.take_house(colour);
                self.pieces[space.index()].add_house(colour);
                note(Event::HousePlaced { space, colour });
            }
        }
        // Houses that return because of palaces come too late to continue the game (MA-77).
        if !self.supply.has_houses() {
            self.bring_end(Ending::LastHouse, note);
        }
        self.roll = None;
        match self.new_city() {
            Some(city) => self.settle(city, note),
            // No seat draws a card (MA-56).
            None => self.end_turn(note),
        }
    }

    /// Gathers the pieces of a completed city, and makes palaces of them (MA-34). Then it clears
    /// the inside before any seat scores (MA-40), and lets the seat connect the city (MA-45).
    fn settle(&mut self, city: Spaces, note: &mut impl FnMut(Event)) {
        self.gather(city);
        self.make_palaces(name(city), note);
        self.clear_walls(city, note);
        self.clear_towers(city, note);
        if self.neighbours().is_empty() {
            self.start_scoring();
        } else {
            self.phase = Phase::Connecting;
        }
    }

    /// Gathers all pieces of a city in one place, because houses may be arranged freely (MA-53).
    pub(super) fn gather(&mut self, city: Spaces) {
        let pieces = city.iter().fold(Pieces::NONE, |all, space| {
            all.with(std::mem::take(&mut self.pieces[space.index()]))
        });
        self.pieces[name(city).index()] = pieces;
    }

    /// Replaces each pair of houses in a city with a palace (MA-35, MA-36), as far as the supply
    /// allows (MA-37). Pairs without a palace stay permanently, because no palace returns (MA-38).
    fn make_palaces(&mut self, city: Space, note: &mut impl FnMut(Event)) {
        for colour in HouseColour::ALL {
            let here = self.pieces[city.index()];
            let (left, palaces) = (self.supply.houses(colour), self.supply.palaces(colour));
            let made = palaces.min(here.houses(colour) / 2);
            if made == 0 {
                continue;
            }
            let (houses, old) = (here.houses(colour) - 2 * made, here.palaces(colour));
            self.pieces[city.index()].set(colour, houses, old + made);
            self.supply.set(colour, left + 2 * made, palaces - made);
            (0..made).for_each(|_| note(Event::PalacePlaced { city, colour }));
        }
        if !self.supply.has_palaces() {
            self.bring_end(Ending::LastPalace, note);
        }
    }

    /// Removes walls inside a city (MA-41), including common walls of two connected cities (MA-48).
    fn clear_walls(&mut self, city: Spaces, note: &mut impl FnMut(Event)) {
        let inner: Lines = self.inner_walls(city).collect();
        for wall in inner.iter() {
            note(Event::WallRemoved { line: self.board().line(wall) });
        }
        self.walls = self.walls.without(inner);
    }

    /// Removes towers inside a city (MA-42, MA-49).
    fn clear_towers(&mut self, city: Spaces, note: &mut impl FnMut(Event)) {
        let inner: TowerSpaces = self.inner_towers(city).collect();
        for at in inner.iter() {
            if let Some(colour) = self.tower(at) {
                note(Event::TowerRemoved { at, colour });
            }
        }
        self.towers = self.towers.map(|towers| towers.without(inner));
    }

    fn stay_apart(&mut self, note: &mut impl FnMut(Event)) {
        if let Some(city) = self.new_city() {
            note(Event::StayedApart { city: name(city) });
        }
        self.start_scoring();
    }

    /// Connects the completed city with one older city (MA-47).
    fn join(&mut self, with: Space, note: &mut impl FnMut(Event)) {
        if let (Some(new), Some(older)) = (self.new_city(), self.city_at(with)) {
            let city = new.or(older);
            note(Event::Connected { city: name(new), with });
            self.clear_walls(city, note);
            self.clear_towers(city, note);
            self.gather(city);
            if self.checked.setup.convert_after_connect {
                self.make_palaces(name(city), note);
            }
        }
        self.start_scoring();
    }

    /// Starts the scoring with the seat that completed the city (MA-57).
    const fn start_scoring(&mut self) {
        self.acting = self.seat;
        self.phase = Phase::Scoring;
    }

    /// Scores the played cards, for 0 points if they count nothing (MA-58), and discards them. The
    /// board stays unchanged for the next seat (MA-69).
    fn play_cards(&mut self, play: Action, note: &mut impl FnMut(Event)) {
        let (seat, city) = (self.acting, self.scored_city());
        for card in played(play) {
            let points = self.points_for(card, city);
            let score = &mut self.scores[seat.index()];
            *score = score.saturating_add(points).min(i32::MAX as u32);
            self.put_down(card);
            note(Event::Scored { seat, card, points });
        }
        if self.phase == Phase::FinalScoring {
            self.end_final_play(note);
        } else {
            self.draws = Self::DRAWN_AFTER_PLAY;
            self.draw_next(note);
        }
    }

    /// Discards a card instead of playing one, for new cards (MA-55).
    fn discard(&mut self, card: Card, note: &mut impl FnMut(Event)) {
        self.put_down(card);
        note(Event::Discarded { seat: self.acting, card });
        self.draws = Self::DRAWN_AFTER_DISCARD;
        self.draw_next(note);
    }

    fn put_down(&mut self, card: Card) {
        self.hands[self.acting.index()].remove(card);
        self.discards.add(card);
    }

    /// Lets the next seat score. When all have scored, lets those in last place swap (MA-57). After
    /// the last scoring there is no swap (MA-74).
    fn next_scorer(&mut self, note: &mut impl FnMut(Event)) {
        self.acting = self.acting.next(self.seat_count());
        if self.acting != self.seat {
            self.phase = Phase::Scoring;
        } else if self.ending.is_some() {
            self.end_turn(note);
        } else {
            self.swappers = self.last_place();
            note(Event::LastPlace { seats: self.swappers });
            self.ask_swapper(note);
        }
    }

    /// Returns the seats in last place from the given seat on, counted from the seat that has the
    /// turn.
    pub(super) fn last_place_from(&self, first: Seat) -> Seats {
        let mut seats = self.last_place();
        let mut seat = self.seat;
        while seat != first && self.has(first) {
            seats = seats.without(seat);
            seat = seat.next(self.seat_count());
        }
        seats
    }

    fn last_place(&self) -> Seats {
        let scores = self.scores();
        let lowest = scores.as_slice().iter().min();
        scores.iter().filter(|(_, score)| Some(*score) == lowest).map(|(seat, _)| seat).collect()
    }

    /// Lets the next of the seats in last place swap, beginning with the seat that has the turn
    /// (MA-70).
    fn ask_swapper(&mut self, note: &mut impl FnMut(Event)) {
        match self.swappers.first_clockwise(self.seat) {
            Some(seat) => {
                self.acting = seat;
                self.phase = Phase::Swapping;
            }
            None => self.end_turn(note),
        }
    }

    fn swap(&mut self, card: Card, note: &mut impl FnMut(Event)) {
        self.put_down(card);
        self.swapped += 1;
        note(Event::Swapped { seat: self.acting, card });
    }

    fn end_swap(&mut self, note: &mut impl FnMut(Event)) {
        note(Event::SwapEnded { seat: self.acting, cards: self.swapped });
        self.draws = self.swapped;
        self.swapped = 0;
        self.draw_next(note);
    }

    fn next_swap(&mut self, note: &mut impl FnMut(Event)) {
        self.swappers = self.swappers.without(self.acting);
        self.ask_swapper(note);
    }

    /// Ends a turn. If it is the last one, ends the game (MA-76), at once if a city was scored in
    /// it (MA-73). Otherwise the next seat clockwise has its turn (MA-102).
    fn end_turn(&mut self, note: &mut impl FnMut(Event)) {
        let scored = self.new_city().is_some();
        self.early = false;
        note(Event::TurnEnded { seat: self.seat });
        match self.ending {
            None => self.start_turn(self.seat.next(self.seat_count()), note),
            Some(ending) if scored => self.end_game(ending, note),
            Some(_) => self.start_final_scoring(note),
        }
    }

    /// Lets each seat play once more, without a city that was just completed (MA-71).
    fn start_final_scoring(&mut self, note: &mut impl FnMut(Event)) {
        note(Event::FinalScoring);
        self.acting = self.seat;
        self.ask_for_city();
    }

    /// Waits for the choice of a city if there is one, otherwise for cards at once (MA-72, MA-88).
    const fn ask_for_city(&mut self) {
        self.chosen = None;
        self.phase = if self.closed.is_empty() { Phase::FinalScoring } else { Phase::Choosing };
    }

    fn end_final_play(&mut self, note: &mut impl FnMut(Event)) {
        self.acting = self.acting.next(self.seat_count());
        self.chosen = None;
        match self.ending {
            Some(ending) if self.acting == self.seat => self.end_game(ending, note),
            _ => self.ask_for_city(),
        }
    }

    fn end_game(&mut self, ending: Ending, note: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        self.acting = self.seat;
        note(Event::GameOver { ending });
    }
}

/// Returns the space that names a city: its first.
fn name(city: Spaces) -> Space {
    city.first().unwrap_or(Space::from_index(0))
}
