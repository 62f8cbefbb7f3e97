//! What the game knows about good play.
//!
//! Points come from cards: a seat plays the two that are worth most, unless they bring so little that
//! two new cards are better. A hand is worth what its cards would score outside of cities now, and
//! something for what they may score yet.

use crate::bot::{Judgement, Prospect, Weight, Weights, shares};
use crate::dealer::Dealer;
use crate::game::Game;
use crate::mauerbauer::action::{Action, CardPair};
use crate::mauerbauer::card::Card;
use crate::mauerbauer::event::Event;
use crate::mauerbauer::hand::Cards;
use crate::mauerbauer::space::Spaces;
use crate::mauerbauer::state::{Phase, State};
use crate::seat::{BySeat, Seat};

/// The lead in points that makes a share of the win eight times a rival's.
const LEAD: Weight = Weight::new(0, "lead", 9.0);
/// What any card in hand is worth, in points, while the game goes on.
const CARD: Weight = Weight::new(1, "card", 2.0);
/// The share of what a card would score now that it is worth in hand.
const NOW: Weight = Weight::new(2, "now", 0.6);
/// The points below which cards are kept, and one is discarded for two new ones.
const POOR: u32 = 4;

impl Judgement for State {
    const HORIZON: u32 = 80;
    const MEDIUM: u32 = 400;
    const HARD: u32 = 3_000;

    const WEIGHTS: &'static [Weight] = &[LEAD, CARD, NOW];

    fn judge_by(&self, weights: &Weights) -> BySeat<Prospect> {
        let points = BySeat::from_fn(self.seat_count(), |seat| {
            f64::from(self.scores[seat.index()]) + self.hand_value(seat, weights)
        });
        let win = shares(&points, weights[LEAD]);
        BySeat::from_fn(points.len(), |seat| Prospect { win: win[seat], points: points[seat] })
    }

    fn pick(&self, seat: Seat, dealer: &mut Dealer) -> Option<Action> {
        match self.phase {
            Phase::Scoring | Phase::FinalScoring => {
                self.pick_cards(seat).or_else(|| self.pick_any(seat, dealer))
            }
            Phase::Swapping => Some(Action::EndSwap),
            _ => self.pick_any(seat, dealer),
        }
    }

    fn reason(&self, seat: Seat, action: Action) -> Option<String> {
        let city = self.scored_city();
        match action {
            Action::Build(_) => self.completes(seat, action).or_else(|| self.raises(seat, action)),
            Action::Place(_) | Action::Join(_) | Action::StayApart => self.raises(seat, action),
            Action::Play(card) => Some(scores(self.points_for(card, city))),
            Action::PlayTwo(pair) => {
                Some(scores(pair.cards().map(|card| self.points_for(card, city)).iter().sum()))
            }
            Action::Discard(card) => Some(format!(
                "two new cards for one that {} now",
                scores(self.points_for(card, city))
            )),
            _ => None,
        }
    }
}

fn scores(points: u32) -> String {
    format!("scores {points}")
}

impl State {
    fn pick_any(&self, seat: Seat, dealer: &mut Dealer) -> Option<Action> {
        dealer.choose(&self.choices(seat))
    }

    fn hand_value(&self, seat: Seat, weights: &Weights) -> f64 {
        let value = |card| weights[CARD] + weights[NOW] * f64::from(self.points_for(card, None));
        let hand = self.hands[seat.index()].iter();
        hand.map(|(card, count)| f64::from(count) * value(card)).sum()
    }

    /// Returns the play of the two cards that are worth most, or the discard of the one worth least;
    /// `None` where neither is legal.
    fn pick_cards(&self, seat: Seat) -> Option<Action> {
        let city = self.scored_city();
        let (first, second) = self.best_cards(seat, city)?;
        let worth = |card: Card| self.points_for(card, city);
        let all = worth(first) + second.map_or(0, worth);
        if self.phase == Phase::Scoring && all < POOR {
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

    /// Returns the two cards of a hand that are worth most.
    fn best_cards(&self, seat: Seat, city: Option<Spaces>) -> Option<(Card, Option<Card>)> {
        let best = |hand: &Cards| {
            hand.iter().map(|(card, _)| card).max_by_key(|&card| self.points_for(card, city))
        };
        let mut hand = self.hands[seat.index()];
        let first = best(&hand)?;
        hand.remove(first);
        Some((first, best(&hand)))
    }

    /// Returns by how much more the cards in a seat's hand score after an action, in words.
    fn raises(&self, seat: Seat, action: Action) -> Option<String> {
        let after = self.apply(seat.into(), action).ok()?;
        let hand = &self.hands[seat.index()];
        let points = |state: &Self| -> u32 {
            hand.iter().map(|(card, count)| u32::from(count) * state.points_for(card, None)).sum()
        };
        let more = points(&after).checked_sub(points(self)).filter(|&more| more > 0)?;
        Some(format!("cards in hand score {more} more than before"))
    }

    /// Returns which city a wall completes, in words.
    fn completes(&self, seat: Seat, action: Action) -> Option<String> {
        let mut words = None;
        let note = &mut |event: Event| {
            if let Event::Completed { .. } = event {
                words = Some(event.to_string());
            }
        };
        self.apply_noting(seat.into(), action, note).ok()?;
        words
    }
}
