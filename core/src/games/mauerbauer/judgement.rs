//! The game's knowledge about good play.
//!
//! Points come from cards. A seat plays its two best cards, unless two new cards are better than
//! their few points. After a city is completed, the value of a hand is that of its best two cards
//! for the city. Otherwise, it is the current value of its cards outside cities, plus an estimate
//! of later points. Near the end, the best two cards in the final scoring count more, and the
//! others less. A seat completes a city for which its cards score well, before others do.

use crate::base::seat::{BySeat, Seat};
use crate::game::Game;
use crate::game::dealer::Dealer;
use crate::games::mauerbauer::action::{Action, CardPair};
use crate::games::mauerbauer::card::{Card, Kind};
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::legal::played;
use crate::games::mauerbauer::scoring::Counts;
use crate::games::mauerbauer::space::{Line, LineNumber, Lines, Spaces};
use crate::games::mauerbauer::state::{Phase, State};
use crate::games::mauerbauer::texts;
use crate::play::bot::{Calibration, Judgement, Prospect, shares};
use crate::text::message::{Message, message};

/// The lead in points that makes a share of the win eight times a rival's at the end of the game.
const LEAD: f64 = 10.0;
/// The increase of that lead for each turn to come.
const TURN: f64 = 0.3;
/// The value of any card in hand during the game, in points.
const CARD: f64 = 3.0;
/// The share of a card's current points that counts in hand.
const NOW: f64 = 0.6;
/// The extra value of a card in hand that counts in the scored city, in points, because it scores
/// nothing before there is one.
const CITY: f64 = 3.0;
/// The number of turns before the end from which hands are also judged by the final scoring.
const LATE: f64 = 10.0;
/// The points below which a seat discards a card for two new ones.
const POOR: u32 = 4;
/// The points of a seat's cards for a city that make it complete the city in a rollout.
const RICH: u32 = 6;
/// The number of placements that a rollout tries.
const GLANCES: u32 = 4;

impl Judgement for State {
    const HORIZON: u32 = 6;
    const MEDIUM: u32 = 400;
    const HARD: u32 = 6_000;

    const CALIBRATIONS: [Calibration; 3] = [
        Calibration { eighths: 7, factor: 1.0 },
        Calibration { eighths: 6, factor: 1.0 },
        Calibration { eighths: 6, factor: 1.0 },
    ];

    fn judge(&self) -> BySeat<Prospect> {
        let (city, counts) = (self.new_city(), Counts::new(self));
        let points = BySeat::from_fn(self.seat_count(), |seat| {
            f64::from(self.scores[seat.index()]) + self.hand_value(seat, city, &counts)
        });
        let win = shares(&points, LEAD + TURN * self.turns_left());
        BySeat::from_fn(points.len(), |seat| Prospect { win: win[seat], points: points[seat] })
    }

    fn is_settled(&self) -> bool {
        self.phase == Phase::Building
    }

    fn pick(&self, seat: Seat, dealer: &mut Dealer) -> Option<Action> {
        match self.phase {
            Phase::Building => self.pick_wall(seat).or_else(|| self.pick_any(seat, dealer)),
            Phase::Placing => self.pick_placement(seat, dealer),
            Phase::Scoring | Phase::FinalScoring => {
                self.pick_cards(seat).or_else(|| self.pick_any(seat, dealer))
            }
            Phase::Swapping => Some(Action::EndSwap),
            _ => self.pick_any(seat, dealer),
        }
    }

    /// An early roll only costs points (MA-15). In the last scoring only points count.
    fn dominated(worlds: &mut dyn Iterator<Item = Self>, seat: Seat) -> Vec<Action> {
        let Some(state) = worlds.next() else { return Vec::new() };
        let last = match state.phase {
            Phase::Building => return vec![Action::RollEarly],
            Phase::Scoring => state.ending.is_some(),
            phase => matches!(phase, Phase::Choosing | Phase::FinalScoring),
        };
        if !last {
            return Vec::new();
        }
        let counts = Counts::new(&state);
        let points = |action| state.last_points(seat, action, &counts);
        let legal = state.choices(seat).to_vec();
        let most = legal.iter().map(|&action| points(action)).max();
        legal.into_iter().filter(|&action| Some(points(action)) < most).collect()
    }

    fn reason(&self, seat: Seat, action: Action) -> Option<Message> {
        let city = self.scored_city();
        match action {
            Action::RollEarly => Some(message!(texts::EarlyRollIsBad)),
            Action::Build(line) => self.for_wall(seat, line, action),
            Action::Place(_) | Action::Join(_) | Action::StayApart => self.raises(seat, action),
            Action::Play(_) | Action::PlayTwo(_) | Action::Pass => {
                let points: u32 = played(action).map(|card| self.points_for(card, city)).sum();
                Some(message!(texts::Scores { points }))
            }
            Action::Discard(card) => {
                Some(message!(texts::DiscardsForTwo { points: self.points_for(card, city) }))
            }
            Action::Choose(_) => Some(message!(texts::ScoresThere {
                points: self.last_points(seat, action, &Counts::new(self))
            })),
            Action::Swap(card) => {
                Some(message!(texts::SwapsForOne { points: self.points_for(card, None) }))
            }
            Action::EndSwap => Some(message!(texts::KeepsCards)),
            _ => None,
        }
    }
}

impl State {
    fn pick_any(&self, seat: Seat, dealer: &mut Dealer) -> Option<Action> {
        dealer.choose(&self.choices(seat))
    }

    /// Returns the most turns that are left: each takes a wall, and most take a tower.
    fn turns_left(&self) -> f64 {
        let towers: u32 = self.towers_left().map(u32::from).iter().sum();
        let walls = self.walls_left() as u32;
        if self.ending.is_some() { 0.0 } else { walls.min(towers).into() }
    }

    /// Returns the value of a seat's cards in points, given the city that was completed in this
    /// turn.
    fn hand_value(&self, seat: Seat, city: Option<Spaces>, counts: &Counts<'_>) -> f64 {
        let mut hand = self.hands[seat.index()];
        let (mut scored, mut kept) = (0.0, 0.0);
        if city.is_some() && self.has_to_score(seat) {
            let (best, points) = counts.best_cards(&hand, city);
            best.into_iter().flatten().for_each(|card| hand.remove(card));
            scored = f64::from(points);
            // A seat that plays cards draws one.
            kept = CARD;
        }
        let promises = hand.iter().map(|(card, count)| f64::from(count) * counts.promise(card));
        kept += promises.sum::<f64>();
        let late = 1.0 - (self.turns_left() / LATE).min(1.0);
        let last = if late > 0.0 { self.final_value(seat, &hand, counts) } else { 0 };
        scored + (1.0 - late) * kept + late * f64::from(last)
    }

    /// Returns the points of a hand's best two cards if the final scoring came now. Returns 0 if
    /// the seat has already scored, or if there is no final scoring.
    fn final_value(&self, seat: Seat, hand: &Cards, counts: &Counts<'_>) -> u32 {
        let scored = |city| counts.best_cards(hand, city).1;
        match self.phase {
            phase if phase.is_final() && self.rank(seat) < self.rank(self.acting) => 0,
            Phase::FinalScoring if seat == self.acting => scored(self.scored_city()),
            // The city of the last turn is scored instead.
            _ if self.ending.is_some() && self.new_city().is_some() => 0,
            _ => self.cities().map(Some).chain([None]).map(scored).max().unwrap_or(0),
        }
    }

    /// Returns whether a seat has not yet scored the city of this turn.
    fn has_to_score(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Rolling | Phase::Placing | Phase::Connecting => true,
            Phase::Scoring => self.rank(seat) >= self.rank(self.acting),
            Phase::Drawing => self.rank(seat) > self.rank(self.acting),
            _ => false,
        }
    }

    /// Returns the number of seats that score before a seat.
    fn rank(&self, seat: Seat) -> usize {
        let seats = self.seat_count();
        (seat.index() + seats - self.seat.index()) % seats
    }

    /// Returns the wall that completes the best city for a seat's cards, or `None` if that scores
    /// too little.
    fn pick_wall(&self, seat: Seat) -> Option<Action> {
        let found = self.closing_lines().iter().filter_map(|line| self.gain(seat, line));
        let rich = found.filter(|&(points, _)| points >= RICH);
        rich.max_by_key(|&(points, _)| points).map(|(_, action)| action)
    }

    /// Returns the points of a seat's best cards for the city that a wall completes, with the wall.
    /// Returns `None` if it completes none.
    fn gain(&self, seat: Seat, line: LineNumber) -> Option<(u32, Action)> {
        let action = Action::Build(self.board().line(line));
        let after = self.apply(seat.into(), action).ok()?;
        let city = Some(after.closed.without(self.closed)).filter(|city| !city.is_empty())?;
        Some((Counts::new(&after).best_cards(&after.hands[seat.index()], Some(city)).1, action))
    }

    /// Returns the best of a few placements for the seat.
    fn pick_placement(&self, seat: Seat, dealer: &mut Dealer) -> Option<Action> {
        let legal = self.choices(seat);
        let mut best: Option<(f64, Action)> = None;
        for _ in 0..GLANCES {
            let action = dealer.choose(&legal)?;
            let after = self.apply(seat.into(), action).ok()?;
            let worth = after.hand_value(seat, after.new_city(), &Counts::new(&after));
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Returns the play of the two best cards. If they score little and the game continues, returns
    /// the discard of the worst card. Returns `None` if neither is legal.
    fn pick_cards(&self, seat: Seat) -> Option<Action> {
        let (city, counts) = (self.scored_city(), Counts::new(self));
        let worth = |card: Card| counts.points_for(card, city);
        let (best, points) = counts.best_cards(&self.hands[seat.index()], city);
        let [Some(first), second] = best else { return None };
        let draws = self.phase == Phase::Scoring && self.ending.is_none();
        if draws && points < POOR {
            let hand = self.hands[seat.index()].iter();
            return hand
                .min_by_key(|&(card, _)| worth(card))
                .map(|(card, _)| Action::Discard(card));
        }
        Some(match second {
            Some(second) if worth(second) > 0 => Action::PlayTwo(CardPair::new(first, second)),
            _ => Action::Play(first),
        })
    }

    /// Returns a seat's points from an action in the last scoring.
    fn last_points(&self, seat: Seat, action: Action, counts: &Counts<'_>) -> u32 {
        match action {
            Action::Choose(city) => {
                counts.best_cards(&self.hands[seat.index()], self.city_named(city)).1
            }
            _ => played(action).map(|card| counts.points_for(card, self.scored_city())).sum(),
        }
    }

    /// Returns the points of a seat's hand outside cities.
    fn points_in_hand(&self, hand: &Cards) -> u32 {
        let counts = Counts::new(self);
        hand.iter().map(|(card, count)| u32::from(count) * counts.points_for(card, None)).sum()
    }

    /// Returns the change of a seat's points by an action, in words: for the new city, or outside
    /// cities.
    fn raises(&self, seat: Seat, action: Action) -> Option<Message> {
        let after = self.apply(seat.into(), action).ok()?;
        let hand = &self.hands[seat.index()];
        if let Some(city) = after.new_city() {
            let (_, points) = Counts::new(&after).best_cards(hand, Some(city));
            return Some(message!(texts::ScoresThen { points }));
        }
        let (before, after) = (self.points_in_hand(hand), after.points_in_hand(hand));
        Some(match after.abs_diff(before) {
            0 => message!(texts::ScoresAsBefore),
            points if after > before => message!(texts::ScoresMore { points }),
            points => message!(texts::ScoresLess { points }),
        })
    }

    /// Returns the result of a wall, in words: a city, a line where the next player can complete
    /// one, or the points of the hand.
    fn for_wall(&self, seat: Seat, line: Line, action: Action) -> Option<Message> {
        if let Some(line) = self.board().number(line)
            && let Some((points, _)) = self.gain(seat, line)
        {
            return Some(message!(texts::CompletesCity { points }));
        }
        let after = self.apply(seat.into(), action).ok()?;
        let completes = |line: &LineNumber| {
            let mut walls = after.clone();
            walls.walls.insert(*line);
            walls.completed_by(*line).is_some()
        };
        let lines = after.closing_lines().iter().filter(completes).count();
        Some(message!(texts::WallThen { lines, after: self.raises(seat, action)? }))
    }

    /// Returns the free lines with ends that walls join. Only walls there can complete a city.
    fn closing_lines(&self) -> Lines {
        let (mut closing, mut left) = (Lines::EMPTY, self.walls);
        while let Some(wall) = left.first() {
            closing = closing.or(self.lines_within_walls(wall, &mut left));
        }
        closing.and(self.free_lines())
    }

    /// Returns the lines, built or not, between the tower spaces that are joined to a wall. Removes
    /// the joining walls from `left`.
    fn lines_within_walls(&self, wall: LineNumber, left: &mut Lines) -> Lines {
        let board = self.board();
        let mut found = board.border(wall).ends;
        let mut ahead = found;
        let (mut once, mut twice) = (Lines::EMPTY, Lines::EMPTY);
        while let Some(at) = ahead.pop() {
            let lines = board.lines_at(at);
            twice = twice.or(once.and(lines));
            once = once.or(lines);
            for wall in lines.and(*left).iter() {
                let ends = board.border(wall).ends;
                ahead = ahead.or(ends.without(found));
                found = found.or(ends);
            }
            *left = left.without(lines);
        }
        twice
    }
}

impl Counts<'_> {
    /// Returns the value of a card that stays in hand, in points.
    fn promise(&self, card: Card) -> f64 {
        let kind = card.kind();
        let waits = kind == Kind::CitySize || kind.counts_in_city();
        let now = NOW * f64::from(self.points_for(card, None));
        CARD + if waits { CITY } else { now }
    }

    /// Returns the two best cards of a hand, the better one first, and the sum of their points.
    /// There are fewer if the hand is smaller. Among equally good cards, the later ones are better.
    fn best_cards(&self, hand: &Cards, city: Option<Spaces>) -> ([Option<Card>; 2], u32) {
        let mut best: [Option<(u32, Card)>; 2] = [None; 2];
        for (card, count) in hand.iter() {
            let points = self.points_for(card, city);
            for _ in 0..count.min(2) {
                let is_best =
                    |than: Option<(u32, Card)>| than.is_none_or(|(most, _)| points >= most);
                if is_best(best[0]) {
                    best = [Some((points, card)), best[0]];
                } else if is_best(best[1]) {
                    best[1] = Some((points, card));
                }
            }
        }
        let points = best.iter().flatten().map(|(points, _)| points).sum();
        (best.map(|one| one.map(|(_, card)| card)), points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::record::Record;
    use crate::games::mauerbauer::space::TowerSpaces;

    /// Returns the most points that the acting seat can reach before others play.
    fn most(state: &State) -> u32 {
        let seat = state.acting;
        let ends = |after: &State| after.phase == Phase::Over || after.acting != seat;
        let worth = |action| {
            let after = state.apply(seat.into(), action).unwrap();
            if ends(&after) { after.scores[seat.index()] } else { most(&after) }
        };
        state.actions(seat).into_iter().map(worth).max().unwrap()
    }

    #[test]
    fn in_the_final_scoring_a_hand_is_worth_what_it_can_score() {
        let setup = "players:3".parse().unwrap();
        let mut positions = 0;
        for seed in 0..30 {
            let record = Record::<State>::random(&setup, seed).unwrap();
            for state in record.states().filter(|state| state.phase.is_final()) {
                let judged = state.judge().map(|prospect| prospect.points);
                assert_eq!(judged[state.acting], f64::from(most(&state)), "{state}");
                let done = |seat: &Seat| state.rank(*seat) < state.rank(state.acting);
                for seat in state.seated().filter(done) {
                    assert_eq!(judged[seat], f64::from(state.scores[seat.index()]), "{state}");
                }
                positions += 1;
            }
        }
        assert!(positions > 50, "{positions} positions");
    }

    /// Returns the two best cards of a hand, found one after the other.
    fn best_of(state: &State, mut hand: Cards, city: Option<Spaces>) -> [Option<Card>; 2] {
        let best = |hand: &Cards| {
            hand.iter().map(|(card, _)| card).max_by_key(|&card| state.points_for(card, city))
        };
        let first = best(&hand);
        first.into_iter().for_each(|card| hand.remove(card));
        [first, best(&hand)]
    }

    #[test]
    fn shared_counts_find_the_same_best_cards_as_each_card_alone() {
        let setup = "players:4".parse().unwrap();
        let mut tried = 0;
        for seed in 0..10 {
            let record = Record::<State>::random(&setup, seed).unwrap();
            for state in record.states().step_by(3) {
                let counts = Counts::new(&state);
                for city in state.cities().map(Some).chain([None]) {
                    for hand in state.seated().map(|seat| state.hands[seat.index()]) {
                        let (best, points) = counts.best_cards(&hand, city);
                        let alone = best_of(&state, hand, city);
                        assert_eq!(best, alone, "{hand} in {state}");
                        let each = alone.iter().flatten();
                        let sum: u32 = each.map(|&card| state.points_for(card, city)).sum();
                        assert_eq!(points, sum, "{hand} in {state}");
                        tried += 1;
                    }
                }
            }
        }
        assert!(tried > 1_000, "{tried} hands");
    }

    /// Returns whether other walls join the ends of a line, found by spreading from wall to wall.
    fn joined(state: &State, line: LineNumber) -> bool {
        let [start, goal] = state.board().line(line).ends();
        let mut found = TowerSpaces::only(start);
        for _ in state.walls.iter() {
            let ends = state.walls.iter().map(|wall| state.board().line(wall).ends());
            let beside = ends.filter(|ends| ends.iter().any(|&end| found.contains(end)));
            found = beside.flatten().chain(found.iter()).collect();
        }
        found.contains(goal)
    }

    #[test]
    fn closing_lines_are_the_free_lines_that_join_walls() {
        let setup = "players:3".parse().unwrap();
        let mut closing = 0;
        for seed in 0..6 {
            let record = Record::<State>::random(&setup, seed).unwrap();
            for state in record.states().step_by(5) {
                let lines = state.free_lines();
                let one_by_one = lines.iter().filter(|&line| joined(&state, line)).collect();
                assert!(state.closing_lines() == one_by_one, "{state}");
                closing += state.closing_lines().len();
            }
        }
        assert!(closing > 50, "{closing} lines");
    }
}
