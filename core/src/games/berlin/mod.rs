//! Berlin, by Eric Witt (2003): a dice game for the piecepack, with eight variants.
//!
//! Tiles and coins are face down and form a wall. Hammers walk over it by the roll of a die, flip
//! the pieces they land on, and collect those that match the die. The first player with twelve
//! pieces wins. The module follows version 4.0 of the text. Its 132 rulings ([`RULES`]) also settle
//! what the text leaves open.
//!
//! Resampling draws the privately checked tiles from all tiles in the box that the viewer has not
//! seen. Any two of these are equally likely at any place. This also holds for tiles that were
//! checked before the viewer started watching, if the box has two copies of a tile. A state in
//! which these differ then counts once for each choice of copies that makes it.
//!
//! # Examples
//! ```
//! use mauerwerk::berlin::State;
//! use mauerwerk::{Actor, Game, Turn};
//!
//! // A small wall: seat 0 has rolled a 2 and moves by way of a1 to the tile in a2.
//! let state: State = "rows:3 columns:4 wall:tcStcM/tcCtcA/tcStcM hammers:b1/d3 \
//!     phase:moving roll:2".parse()?;
//! let state = state.play(0, "0LU")?.play(0, "+")?;
//!
//! // Chance decides the face of the tile only when it is turned up.
//! assert_eq!(state.turn(), Turn::Chance);
//! let state = state.apply(Actor::Chance, "S2".parse()?)?;
//! assert_eq!(state.notation(), "wall:tcStcM/tS2cCtcA/tcStcM hammers:a2/d3 phase:rolling seat:0 \
//!     visited:a1,b1,a2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod cell;
mod checked_setup;
mod draw;
mod event;
mod fast;
mod features;
mod gravity;
#[cfg(feature = "bots")]
mod judgement;
mod legal;
mod moves;
mod piece;
mod places;
mod pool;
mod position;
mod ppn;
mod reason;
mod resample;
pub mod rules;
mod setup;
mod slots;
mod state;
mod steps;
mod texts {
    texts! { "berlin" }
}
mod validity;
mod wall;

pub use action::{Action, Pair, Path};
pub use cell::{Cell, Direction};
pub use event::{Event, Tally};
pub use legal::{Actions, ActionsIter};
pub use piece::{Kind, Piece, Suit, Value};
pub use position::{Position, Reach, View};
pub use ppn::{from_ppn, ppn};
pub use reason::Reason;
pub use rules::RULES;
pub use setup::{
    CheckVisibility, DumbLuck, Fill, FirstColumn, GravityFills, Ground, HammerSetup, HolesCount,
    OnOffScope, PathMemory, PresetHoles, Setup, SuitRotation, Variant, Variants,
};
pub use state::{Ending, Outcome, Phase, State};
pub use wall::Content;

use slots::Slots;

use self::features::Sight;
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
    type Actions = Actions;
    type Reason = Reason;
    type Ending = Ending;
    type Event = Event;
    type View = View;
    type Tally = Tally;

    const INFO: Info = Info {
        id: "berlin",
        name: "Berlin",
        ruleset: 2,
        actions: Action::ID_LIMIT,
        low_score_wins: false,
        rules: RULES,
        credits: rules::CREDITS,
        chapters: rules::CHAPTERS,
    };

    fn start(setup: &Setup) -> Result<Self, Faults> {
        validity::checked(setup).map(Self::first)
    }

    fn from_written(written: &Written) -> Result<Self, Faults> {
        written.read::<Position>()?.try_into()
    }

    fn setup(&self) -> Setup {
        self.setup.setup(self.named_holes())
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn notation(&self) -> String {
        Position::from(*self).tokens()
    }

    fn turn(&self) -> Turn<Ending> {
        match self.decider() {
            Some(seat) => Turn::Decide(Seats::only(seat)),
            None if self.phase == Phase::Over => Turn::Over(self.outcome()),
            None => Turn::Chance,
        }
    }

    fn kind(&self) -> GameKind {
        let cells = u64::from(self.setup.grid.rows) * u64::from(self.setup.grid.columns);
        // A piece that is turned up, which can be any, or a cell.
        let chances = cells.max((Suit::ALL.len() * Value::ALL.len()) as u64);
        GameKind {
            simultaneous: false,
            chance: true,
            hidden: self.setup.switches.checks_privately(),
            lowest: 0,
            highest: cells as i32,
            // The dice for the first turn may be tied for ever.
            decisions: None,
            actions: Most::bound(self.slots().into()),
            chances: Most::bound(chances),
        }
    }

    fn standing(&self) -> BySeat<i32> {
        self.scores().map(i32::from)
    }

    fn actions(&self, seat: Seat) -> Actions {
        Actions::new(self, seat)
    }

    fn chances(&self) -> Vec<Chance<Action>> {
        let weigh = |action| Chance { action, weight: self.weight(action) };
        self.candidates().map(weigh).filter(|chance| chance.weight > 0).collect()
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
        std::hint::black_box(actor);
        match self.refuses(actor, action) {
            Some(reason) => Err(Illegal { actor, action, reason }),
            None => {
                let mut next = *self;
                next.step(action, note);
                Ok(next)
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
}

impl Hidden for State {
    fn view_from(viewer: Viewer, notation: &str) -> Result<View, Faults> {
        let position: Position = notation.parse()?;
        let viewer = viewer.at_table(position.setup.players.into()).map_err(Faults::one)?;
        resample::view_of(viewer, &position)
    }

    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        Self::sampler(seen)?.sample(dealer)
    }

    fn sampler(seen: &InformationState<Self>) -> Result<impl Sampler<Self>, Inconsistent> {
        resample::Sampler::new(seen.now())
    }

    fn worlds(
        seen: &InformationState<Self>,
        limit: usize,
    ) -> Result<Vec<World<Self>>, WorldsError> {
        resample::worlds(seen.now(), limit)
    }

    fn account(
        seen: &InformationState<Self>,
        dealer: &mut Dealer,
    ) -> Result<Account<Self>, Inconsistent> {
        resample::account(seen, &Self::resample(seen, dealer)?)
    }

    fn told_by(event: &Event) -> Option<Action> {
        match *event {
            Event::Moved { hammer, path, .. } => Some(Action::Move(hammer, path)),
            _ => None,
        }
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

    fn slots(&self) -> u32 {
        Slots::of(self).count()
    }

    fn each_slot(&self, seat: Seat, note: &mut impl FnMut(u32)) {
        if self.decider() == Some(seat) {
            Slots::of(self).each(self, note);
        }
    }

    fn action_of(&self, seat: Seat, slot: u32) -> Option<Action> {
        let asked = self.decider() == Some(seat);
        asked.then(|| Slots::of(self).action(self, slot))?
    }

    fn step_slot(&mut self, seat: Seat, slot: u32) -> bool {
        let action = self.action_of(seat, slot);
        action.into_iter().for_each(|action| self.step(action, &mut |_| ()));
        action.is_some()
    }

    fn write(&self, viewer: Viewer, parts: &mut impl Parts) {
        self.sight(viewer).write(parts);
    }

    fn canonical(&self) -> Self {
        self.first_of_images()
    }
}

impl Touch for State {
    fn touches(&self, seat: Seat) -> Vec<Vec<String>> {
        let actions: Vec<Action> = self.actions(seat).into_iter().collect();
        self.touches_of(&actions)
    }

    fn meant(&self, seat: Seat, touched: &[String]) -> Vec<Action> {
        self.action_meant(seat, touched).into_iter().collect()
    }

    fn touch_label(&self, _: Seat, place: &str) -> Option<Message> {
        places::label(place)
    }
}

impl Playout for State {
    fn bounded(setup: &Setup) -> Setup {
        Setup { max_idle_turns: setup.max_idle_turns.or(Some(Setup::IDLE_TURNS)), ..setup.clone() }
    }

    fn play_out(
        &mut self,
        source: &mut impl Source,
        limit: u64,
        note: &mut impl FnMut(Event),
    ) -> u64 {
        for decisions in 0..limit {
            let Some(action) = fast::decide(self, source) else { return decisions };
            self.step(action, note);
        }
        limit
    }
}

#[cfg(feature = "laws")]
impl crate::lab::laws::Lawful for State {
    fn pieces(&self) -> Vec<u32> {
        if self.phase == Phase::LeavingHoles {
            // The wall is not laid out yet.
            let laid = self.board().len() - usize::from(self.setup.random_holes);
            return vec![laid as u32];
        }
        let collected = self.scores().as_slice().iter().map(|&score| u32::from(score)).sum::<u32>();
        let on_wall = Kind::BOTH.map(|kind| self.wall.of_kind(kind, self.board()).len() as u32);
        vec![on_wall[0] + on_wall[1] + collected]
    }

    /// Seats place hammers and roll in order, so a game moved by one seat is a different game.
    fn moved_setup(_: &Setup) -> Option<Setup> {
        None
    }
}

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn scores(&self) -> Vec<i32> {
        self.position.scores().as_slice().iter().copied().map(i32::from).collect()
    }

    fn write(&self, parts: &mut impl Parts) {
        Sight::from(self).write(parts);
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
