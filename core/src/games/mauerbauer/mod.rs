//! Mauerbauer, by Leo Colovini (2006): walls, towers and cities on a map, with dice and guild
//! cards.
//!
//! Seats take turns to build walls, and place towers and houses by the roll of dice. When a wall
//! closes a city, all seats score it with cards. The module follows the English text. Its 111
//! rulings ([`RULES`]) also settle what the text leaves open.
//!
//! # What is known, and what is reconstructed
//! Numbers of walls, towers, houses and palaces, the dice and the points of each card are those of
//! the printed game. Two things are not documented line by line: **the board** and **the number of
//! each card in the deck**. The board `reconstructed` is the only strip of triangles that fits
//! everything known. It has 45 spaces in three regions of 15, water at the left and at the right,
//! and at least 30 tower spaces. The deck `reconstructed` has two or three of each face, 60 cards
//! in total. Owners of the game can describe their copy exactly: [`BoardPlan`] and [`DeckPlan`] are
//! plain data, read from TOML or JSON.
//!
//! # Hands of others
//! [`resample`](crate::Hidden::resample) draws hands by the number of histories that lead to them.
//! This is always exact before the first shuffle of a game seen from its start. Later, it is exact
//! if at most 4096 divisions of cards must be distinguished at a time. That holds for nearly all
//! information states of games with the built-in decks, and for few with very many equal cards.
//! Beyond that limit, it draws any hands that fit, each with a positive probability, but not in
//! proportion to their histories.
//!
//! A [record](crate::InformationState::resample_record) of a game seen from its start is equally
//! exact. In a game watched from the middle, only the final hands are. The first hands are then
//! drawn as if they had been dealt like the other cards. [`worlds`](crate::Hidden::worlds) has the
//! same limit, or 65,536 divisions if `limit` is at least that large, and fails beyond.
//!
//! # Examples
//! ```
//! use mauerwerk::mauerbauer::State;
//! use mauerwerk::{Actor, Game, Turn};
//!
//! // Six triangles around a point; seat 0 builds at the rim and closes the space 1.
//! let state: State = "board:hexagon first_player:0 walls:a1-b2,b1-b2 towers:a1b,b1g,b2w \
//!     houses:1=R,2=G,4=R hands:size,in-towers/cities,out-shore phase:building".parse()?;
//! let state = state.play(0, "a1-b1")?;
//!
//! // Both ends have towers, so that only the house dice are rolled.
//! assert_eq!(state.turn(), Turn::Chance);
//! let state = state.apply(Actor::Chance, "-/R?".parse()?)?.play(0, "../R.")?;
//!
//! // The second red house makes a palace of both, and seat 0 scores first.
//! assert_eq!(state.palaces("1".parse()?).len(), 1);
//! let state = state.play(0, "size+in-towers")?;
//! assert_eq!(state.scores().as_slice(), [6 + 3, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod card;
mod city;
mod deck;
mod draw;
mod event;
mod fast;
mod features;
mod hand;
#[cfg(feature = "bots")]
mod judgement;
mod legal;
mod piece;
mod placement;
mod places;
mod plan;
mod plane;
mod position;
mod reason;
mod resample;
pub mod rules;
mod scoring;
mod setup;
mod space;
mod state;
mod steps;
mod texts {
    texts! { "mauerbauer" }
}
mod validity;

pub use action::{Action, CardPair};
pub use board::BoardCounts;
pub use card::{Card, Kind};
pub use deck::{DeckPlan, Points};
pub use event::{Event, Tally};
pub use hand::{Cards, Hand};
pub use piece::{HouseColour, HouseDie, Roll, TowerColour};
pub use placement::Placement;
pub use plan::{BoardPlan, Corners, RegionPlan};
pub use position::{Position, View};
pub use reason::Reason;
pub use rules::RULES;
pub use scoring::{Counted, Explanation};
pub use setup::{BoardChoice, DeckChoice, FirstPlayer, Setup, Shipped, ShippedDeck, TowerRule};
pub use space::{Line, Region, Space, TowerSpace};
pub use state::{Ending, Outcome, Phase, State};

use std::collections::BTreeSet;

use self::board::Board;
use self::features::Sight;
use self::position::check_seen;
use self::setup::CheckedSetup;
use self::space::Spaces;
use self::texts::faults;
use crate::base::rule::Faults;
use crate::base::rule::Illegal;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::dealer::Source;
use crate::game::features::Parts;
use crate::game::{
    self, Account, Arrays, Hidden, Inconsistent, InformationState, Playout, Sampler, Touch,
};
use crate::game::{Actor, Chance, Game, GameKind, Info, Most, Turn, Viewer};
use crate::game::{World, WorldsError};
use crate::sheet::look::Drawing;
use crate::sheet::look::Look;
use crate::text::message::{Message, Reader};
use crate::text::rich_text::RichText;
use crate::text::serde_text::Written;

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Actions = Vec<Action>;
    type Reason = Reason;
    type Ending = Ending;
    type Event = Event;
    type View = View;
    type Tally = Tally;

    const INFO: Info = Info {
        id: "mauerbauer",
        name: "Mauerbauer",
        ruleset: 1,
        actions: Action::ID_LIMIT,
        low_score_wins: false,
        rules: RULES,
        credits: rules::CREDITS,
        chapters: rules::CHAPTERS,
    };

    fn start(setup: &Setup) -> Result<Self, Faults> {
        CheckedSetup::new(setup).map(Self::first)
    }

    fn from_written(written: &Written) -> Result<Self, Faults> {
        written.read::<Position>()?.try_into()
    }

    fn setup(&self) -> Setup {
        self.checked.setup.clone()
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn notation(&self) -> String {
        Position::from(self).tokens()
    }

    fn turn(&self) -> Turn<Ending> {
        match self.decider() {
            Some(seat) => Turn::Decide(Seats::only(seat)),
            None if self.phase == Phase::Over => Turn::Over(self.outcome()),
            None => Turn::Chance,
        }
    }

    fn kind(&self) -> GameKind {
        let chances = [self.seat_count(), Roll::all(true).count(), Card::COUNT].into_iter().max();
        GameKind {
            simultaneous: false,
            chance: true,
            hidden: true,
            lowest: 0,
            highest: Self::POINTS,
            decisions: None,
            actions: Most::bound(self.slots().into()),
            chances: Most::bound(chances.unwrap_or_default() as u64),
        }
    }

    fn standing(&self) -> BySeat<i32> {
        self.scores().map(|score| i32::try_from(score).unwrap_or(i32::MAX))
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        self.choices(seat).to_vec()
    }

    fn chances(&self) -> Vec<Chance<Action>> {
        legal::chances(self)
    }

    fn deal(&self, dealer: &mut Dealer) -> Option<Action> {
        fast::deal(self, dealer)
    }

    fn apply_noting(
        &self,
        actor: Actor,
        action: Action,
        note: &mut impl FnMut(Event),
    ) -> Result<Self, Illegal<Action, Reason>> {
        match self.refuses(actor, action) {
            Some(reason) => Err(Illegal { actor, action, reason }),
            None => {
                let mut next = self.clone();
                next.step(action, note);
                Ok(next)
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            position: Position::from(self).seen_by(viewer),
            cities: self.cities().map(|city| city.iter().collect()).collect(),
            completed: self.new_city().and_then(Spaces::first),
            deck: self.deck_len(),
            winners: self.winners(),
        }
    }
}

impl Hidden for State {
    fn view_from(viewer: Viewer, notation: &str) -> Result<View, Faults> {
        let position = Position::read_seen(viewer, notation)?;
        let mut faults = check_seen(&position, viewer);
        match position.supposed().and_then(Self::try_from) {
            Ok(state) => faults.or(state.view(viewer)),
            Err(others) => {
                faults.extend(others);
                Err(faults)
            }
        }
    }

    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        Self::sampler(seen)?.sample(dealer)
    }

    fn sampler(seen: &InformationState<Self>) -> Result<impl Sampler<Self>, Inconsistent> {
        resample::Sampler::new(seen)
    }

    fn state_like(view: &View) -> Result<Self, Inconsistent> {
        resample::state_like(view)
    }

    fn worlds(
        seen: &InformationState<Self>,
        limit: usize,
    ) -> Result<Vec<World<Self>>, WorldsError> {
        resample::worlds(seen, limit)
    }

    fn account(
        seen: &InformationState<Self>,
        dealer: &mut Dealer,
    ) -> Result<Account<Self>, Inconsistent> {
        resample::account(seen, dealer)
    }

    /// A viewer knows a hidden hand that has all cards which it has not seen. It knows all hands if
    /// these cards are alike.
    fn is_known_to(&self, viewer: Viewer) -> bool {
        let seats = Seats::first(self.seat_count()).iter().filter(|&seat| !viewer.is(seat));
        let hands = seats.map(|seat| self.hands[seat.index()]);
        let (hidden, deck): (Vec<Cards>, _) =
            (hands.filter(|hand| !hand.is_empty()).collect(), self.deck());
        let unseen = hidden.iter().flat_map(Cards::iter).chain(deck.iter());
        let kinds: BTreeSet<Card> = unseen.map(|(card, _)| card).collect();
        hidden.is_empty() || kinds.len() == 1 || hidden.len() == 1 && deck.is_empty()
    }
}

impl Arrays for State {
    const ACTION_KINDS: &'static [&'static str] = Action::KINDS;

    fn id(action: Action) -> u32 {
        action.id()
    }

    fn action(id: u32) -> Option<Action> {
        Action::from_id(id)
    }

    fn kind_of(action: Action) -> usize {
        action.kind()
    }

    fn each_slot(&self, seat: Seat, note: &mut impl FnMut(u32)) {
        self.choices(seat).each_id(note);
    }

    fn action_of(&self, seat: Seat, slot: u32) -> Option<Action> {
        Action::from_id(slot).filter(|&action| fast::is_legal(self, seat, action))
    }

    fn step_slot(&mut self, seat: Seat, slot: u32) -> bool {
        let action = self.action_of(seat, slot);
        action.into_iter().for_each(|action| self.step(action, &mut |_| ()));
        action.is_some()
    }

    fn write(&self, viewer: Viewer, parts: &mut impl Parts) {
        self.sight(viewer).write(parts);
    }
}

impl Touch for State {
    fn touches(&self, seat: Seat) -> Vec<Vec<String>> {
        self.touches_of(&self.choices(seat).to_vec())
    }

    fn touch_label(&self, _: Seat, place: &str) -> Option<Message> {
        places::label(place)
    }
}

impl Playout for State {
    fn play_out(
        &mut self,
        source: &mut impl Source,
        limit: u64,
        note: &mut impl FnMut(Event),
    ) -> u64 {
        for decisions in 0..limit {
            let action = match self.decider() {
                Some(seat) => source.dealer(seat.into()).choose(&self.choices(seat)),
                None => fast::deal(self, source.dealer(Actor::Chance)),
            };
            let Some(action) = action else { return decisions };
            self.step(action, note);
        }
        limit
    }
}

#[cfg(feature = "laws")]
impl crate::lab::laws::Lawful for State {
    fn pieces(&self) -> Vec<u32> {
        let towers = self.towers.iter().zip(self.towers_left());
        let towers = towers.map(|(here, left)| here.len() as u32 + u32::from(left));
        let all = self.pieces.iter().chain(std::iter::once(&self.supply));
        let houses = |colour| all.clone().map(|pieces| u32::from(pieces.houses(colour))).sum();
        let palaces = |colour| all.clone().map(|pieces| u32::from(pieces.palaces(colour))).sum();
        let hands: u32 = self.hands.iter().map(Cards::len).sum();
        towers
            .chain(HouseColour::ALL.map(houses))
            .chain(HouseColour::ALL.map(palaces))
            .chain([hands + self.discards.len() + self.deck().len()])
            .chain([self.walls.len() as u32 + self.walls_left() as u32])
            .collect()
    }

    /// Hands are dealt in the order of the seats, so a game rotated by one seat is a different
    /// game.
    fn moved_setup(_: &Self::Setup) -> Option<Self::Setup> {
        None
    }
}

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn scores(&self) -> Vec<i32> {
        let scores = self.position.scores.iter();
        scores.map(|&score| score.try_into().unwrap_or(i32::MAX)).collect()
    }

    fn write(&self, parts: &mut impl Parts) {
        let board = Board::lay(&self.position.setup.board.plan());
        Sight::of(self, &board).write(parts);
    }

    fn draw(&self, look: &Look) -> Drawing {
        draw::draw(self, look)
    }

    fn brief_for(&self, reader: Reader<'_>, lines: usize) -> RichText {
        draw::brief(self, reader, lines)
    }

    fn text_for(&self, reader: Reader<'_>) -> RichText {
        draw::text(self, reader)
    }
}
