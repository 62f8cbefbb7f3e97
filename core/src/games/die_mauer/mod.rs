//! Die Mauer, by Thomas Fackler (Zoch, 1999): a game of bluff about one common wall.
//!
//! Every turn each seat puts a fist on the table, and all are opened at once. The fists of the
//! Master-builder and the competitors decide who builds at one of the two ends of the wall. The
//! module follows three texts of the rules. Its 64 rulings ([`RULES`]) also settle what the texts
//! leave open.
//!
//! Resampling counts histories and draws all with the same probability. The limit is about twenty
//! hidden gifts of a full set in a round, or many more of a small set. Random games stay far below.
//! Above the limit, it still draws exactly the states that fit, but not all histories with the same
//! probability. `worlds` then reports that they are too many to count.
//!
//! # Examples
//! ```
//! use mauerwerk::die_mauer::{Setup, State};
//! use mauerwerk::Game;
//!
//! let mut state = State::start(&Setup::default())?;
//! for (seat, fist) in [(0, "T"), (1, "6"), (2, "4"), (3, "-")] {
//!     state = state.play(seat, fist)?;
//! }
//! assert_eq!(state.wall().to_string(), "T");
//!
//! let refused = state.play(0, "T").unwrap_err();
//! assert!(refused.to_string().contains("(DM-09)"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod checked_setup;
mod draw;
mod event;
mod features;
mod fist;
#[cfg(feature = "bots")]
mod judgement;
mod legal;
mod piece;
mod places;
mod position;
mod resample;
pub mod rules;
mod seen_stock;
mod setup;
mod state;
mod steps;
mod texts {
    texts! { "die_mauer" }
}
mod validity;

mod wall;

pub use action::{Action, Actions};
pub use event::{Event, Nothing, RoundEnding, Tally};
pub use fist::{Fist, SeenFist};
pub use legal::Reason;
pub use piece::{Piece, Pieces, Stock};
pub use position::{Position, View};
pub use rules::RULES;
pub use seen_stock::{Gift, SeenStock};
pub use setup::{
    Building, DeadWall, Donation, Edition, NextRoundMaster, PlacementOrder, Setup, TieBreak,
};
pub use state::{Ending, Outcome, Phase, State};
pub use wall::{End, Wall};

use checked_setup::CheckedSetup;
use position::Reading;

use self::features::Sight;
use self::texts::faults;
use crate::base::key::Key;
use crate::base::rule::Faults;
use crate::base::rule::Illegal;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::dealer::Source;
use crate::game::features::Parts;
use crate::game::{
    self, Account, Arrays, Hidden, Inconsistent, InformationState, Playout, Sampler, Touch,
};
use crate::game::{ActionSet, Actor, Game, GameKind, Info, Turn, Viewer};
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
        id: "die-mauer",
        name: "Die Mauer",
        ruleset: 2,
        actions: Action::ID_LIMIT,
        low_score_wins: true,
        rules: RULES,
        credits: rules::CREDITS,
        chapters: rules::CHAPTERS,
    };

    fn start(setup: &Setup) -> Result<Self, Faults> {
        CheckedSetup::try_from(setup).map(Self::first)
    }

    fn from_written(written: &Written) -> Result<Self, Faults> {
        written.read::<Position>()?.try_into()
    }

    fn setup(&self) -> Setup {
        self.setup.given()
    }

    fn seats(&self) -> usize {
        self.setup.seats.into()
    }

    fn notation(&self) -> String {
        Position::from(*self).tokens()
    }

    fn turn(&self) -> Turn<Ending> {
        match self.phase {
            Phase::Over => Turn::Over(state::outcome(self)),
            _ => Turn::Decide(self.deciders()),
        }
    }

    fn kind(&self) -> GameKind {
        self.setup.kind()
    }

    fn standing(&self) -> BySeat<i32> {
        state::standing(self)
    }

    #[inline]
    fn actions(&self, seat: Seat) -> Actions {
        legal::actions(self, seat)
    }

    fn apply_noting(
        &self,
        actor: Actor,
        action: Action,
        note: &mut impl FnMut(Event),
    ) -> Result<Self, Illegal<Action, Reason>> {
        match actor {
            Actor::Seat(seat) if self.actions(seat).contains(&action) => {
                let mut next = *self;
                next.step(seat, action, note);
                Ok(next)
            }
            _ => Err(Illegal { actor, action, reason: legal::refusal(self, actor, action) }),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            position: Position::from(*self).seen_by(viewer),
            wall_is_dead: self.wall_is_dead(),
            phase: self.phase,
            deciding: self.deciders(),
            winners: state::winners(self),
        }
    }
}

impl Hidden for State {
    fn view_from(viewer: Viewer, notation: &str) -> Result<View, Faults> {
        let reading: Reading = notation.parse()?;
        let position = &reading.position;
        let state = match position.is_certain() {
            true => Self::try_from(position.clone())?,
            false => {
                validity::check_view(viewer, position)?;
                resample::like(viewer, position)?
            }
        };
        let viewer = viewer.at_table(state.seats()).map_err(Faults::one)?;
        reading.confirm(state.view(viewer), state.wall_is_dead())
    }

    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        Self::sampler(seen)?.sample(dealer)
    }

    fn sampler(seen: &InformationState<Self>) -> Result<impl Sampler<Self>, Inconsistent> {
        Ok(resample::Sampler::new(seen))
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

    /// Nothing is hidden from the viewer if its view is the position.
    fn is_known_to(&self, viewer: Viewer) -> bool {
        let position = Position::from(*self);
        position.clone().seen_by(viewer) == position
    }

    /// Only the ends of the wall matter, and who has the pieces now. Few decisions are left once
    /// fists are open, and they are hardly ever the same.
    fn essence(&self) -> Option<Key> {
        let everybody_plans =
            self.phase == Phase::Planning && self.waiting == Seats::first(self.seats());
        let ends = End::BOTH.map(|end| self.wall.fits(Piece::Tower, end));
        let score = (self.totals, self.rounds_won, self.rounds_played, self.idle_turns);
        let rest = (self.setup, self.stocks, self.wall.is_empty(), ends, self.master, score);
        everybody_plans.then(|| Key::of(&rest))
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

    fn action_of(&self, seat: Seat, slot: u32) -> Option<Action> {
        Action::from_id(slot).filter(|&action| self.actions(seat).lists(action))
    }

    fn step_slot(&mut self, seat: Seat, slot: u32) -> bool {
        let action = self.action_of(seat, slot);
        action.into_iter().for_each(|action| self.step(seat, action, &mut |_| ()));
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
        self.actions(seat).map(|action| Self::touches_of(seat, action)).collect()
    }

    fn meant(&self, seat: Seat, touched: &[String]) -> Vec<Action> {
        let is_asked = |action: &Action| match self.phase {
            Phase::Planning => matches!(action, Action::Plan(_)),
            Phase::Building => matches!(action, Action::Place(_)),
            Phase::Situation1 => matches!(action, Action::Build(..)),
            Phase::Situation2 => matches!(action, Action::Give(_)),
            Phase::Over => false,
        };
        let actions = (0..Action::ID_LIMIT).filter_map(<Self as Arrays>::action).filter(is_asked);
        actions.filter(|action| Self::touches_of(seat, *action).starts_with(touched)).collect()
    }

    fn touch_label(&self, _: Seat, place: &str) -> Option<Message> {
        places::label(self.phase, place)
    }
}

impl Playout for State {
    fn play_out(
        &mut self,
        source: &mut impl Source,
        limit: u64,
        note: &mut impl FnMut(Event),
    ) -> u64 {
        steps::play_out(self, source, limit, note)
    }
}

#[cfg(feature = "laws")]
impl crate::lab::laws::Lawful for State {
    fn pieces(&self) -> Vec<u32> {
        let held = |piece| self.stocks.iter().map(|stock| stock.count(piece)).sum::<u32>();
        Piece::ALL.into_iter().map(|piece| self.wall.count(piece) + held(piece)).collect()
    }

    fn moved_setup(setup: &Setup) -> Option<Setup> {
        let first_master = setup.first_master.next(setup.players.into());
        Some(Setup { first_master, ..setup.clone() })
    }
}

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn scores(&self) -> Vec<i32> {
        self.position.totals.as_slice().iter().copied().map(i32::from).collect()
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
