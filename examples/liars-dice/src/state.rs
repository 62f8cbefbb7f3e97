//! States of the game, and its steps.

use mauerwerk::{
    Account, Actor, Arrays, BySeat, Chance, Dealer, Faults, Game, Hidden, Illegal, Inconsistent,
    Info, InformationState, NoTally, Outcome, Playout, Refusal, Seat, Seats, Touch, Turn, Viewer,
    World, WorldsError,
};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Bid};
use crate::cup::Cup;
use crate::event::{Ending, Event};
use crate::position::Position;
use crate::reason::Reason;
use crate::resample;
use crate::roll::Roll;
use crate::rules::{CREDITS, RULES};
use crate::setup::Setup;
use crate::view::View;

/// A legal and complete position.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct State(pub(crate) Position);

impl From<State> for Position {
    fn from(state: State) -> Self {
        state.0
    }
}

impl State {
    /// Returns why the rules refuse an action, if they do: the one place that says what is legal.
    fn refusal(&self, actor: Actor, action: Action) -> Option<Reason> {
        let Self(Position { setup, bid: last, .. }) = self;
        match (actor, action) {
            _ if !self.turn().waits_for(actor) => Some(Reason::NotToMove),
            (Actor::Chance, Action::Roll(roll)) => {
                self.refuses_roll(roll).then_some(Reason::NoSuchRoll)
            }
            (Actor::Seat(_), Action::Doubt) => last.is_none().then_some(Reason::NothingToDoubt),
            (Actor::Seat(_), Action::Bid(bid))
                if bid.dice() > self.0.dice() || bid.face() > setup.faces =>
            {
                Some(Reason::NoSuchBid)
            }
            (Actor::Seat(_), Action::Bid(bid)) => {
                last.is_some_and(|last| bid <= last).then_some(Reason::NotHigher)
            }
            _ => Some(Reason::NotYours),
        }
    }

    fn refuses_roll(&self, roll: Roll) -> bool {
        let dice = self.0.roller().map_or(0, |seat| self.0.cups[seat].dice());
        roll.size() != dice || roll.dice().any(|face| face > self.0.setup.faces)
    }

    /// Lets the dice fall under the next cup.
    fn roll(&mut self, seat: Seat, roll: Roll, note: &mut impl FnMut(Event)) {
        self.0.cups[seat] = Cup::Rolled(roll);
        note(Event::Rolled { seat, roll: Some(roll) });
    }

    fn bid(&mut self, seat: Seat, bid: Bid, note: &mut impl FnMut(Event)) {
        note(Event::Bid { seat, bid });
        self.0.bid = Some(bid);
        self.0.turn = self.0.clockwise().nth(1).unwrap_or(seat);
    }

    /// Lifts all cups, and lets who was wrong lose a die.
    fn doubt(&mut self, seat: Seat, bid: Bid, note: &mut impl FnMut(Event)) {
        note(Event::Doubted { seat, bid });
        let counted = self.0.clockwise().map(|seat| self.lift(seat, bid, note)).sum();
        let bidder = self.0.clockwise().last().unwrap_or(seat);
        let loser = if counted < bid.dice() { bidder } else { seat };
        note(Event::Lost { seat: loser, counted });
        self.0.cups = self.0.cups.map(|cup| Cup::Waiting(cup.dice()));
        self.0.cups[loser] = Cup::Waiting(self.0.cups[loser].dice() - 1);
        self.0.bid = None;
        self.0.turn = loser;
        self.0.turn = self.0.clockwise().next().unwrap_or(loser);
    }

    /// Lifts a cup, and returns how many of its dice count for the bid.
    fn lift(&self, seat: Seat, bid: Bid, note: &mut impl FnMut(Event)) -> u8 {
        let Cup::Rolled(roll) = self.0.cups[seat] else { return 0 };
        note(Event::Lifted { seat, roll });
        let wild = if self.0.setup.wild && bid.face() != 1 { roll.count(1) } else { 0 };
        roll.count(bid.face()) + wild
    }
}

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Actions = Vec<Action>;
    type Reason = Reason;
    type Ending = Ending;
    type Event = Event;
    type View = View;
    type Tally = NoTally<Event>;

    const INFO: Info =
        Info::new("liars-dice", "Liar's dice", Action::ID_LIMIT, RULES).with_credits(CREDITS);

    fn start(setup: &Setup) -> Result<Self, Faults> {
        setup.faults().or(())?;
        Ok(Self(Position::start(setup)))
    }

    fn setup(&self) -> Setup {
        self.0.setup.clone()
    }

    fn seats(&self) -> usize {
        self.0.cups.len()
    }

    fn notation(&self) -> String {
        self.0.tokens()
    }

    fn turn(&self) -> Turn<Ending> {
        let alive = self.0.alive();
        match self.0.roller() {
            Some(_) => Turn::Chance,
            None if alive.len() > 1 => Turn::Decide(Seats::only(self.0.turn)),
            None => Turn::Over(Outcome {
                ending: Ending::LastWithDice,
                scores: self.standing(),
                winners: alive,
            }),
        }
    }

    fn standing(&self) -> BySeat<i32> {
        self.0.cups.map(|cup| cup.dice().into())
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        Action::of_seats().filter(|&action| self.refusal(seat.into(), action).is_none()).collect()
    }

    fn chances(&self) -> Vec<Chance<Action>> {
        let dice = self.0.roller().map_or(0, |seat| self.0.cups[seat].dice());
        let rolls = Roll::all(dice, self.0.setup.faces).into_iter();
        rolls.map(|roll| Chance { action: Action::Roll(roll), weight: roll.ways() }).collect()
    }

    fn apply_noting(
        &self,
        actor: Actor,
        action: Action,
        note: &mut impl FnMut(Event),
    ) -> Result<Self, Refusal<Self>> {
        if let Some(reason) = self.refusal(actor, action) {
            return Err(Illegal { actor, action, reason });
        }
        let mut next = self.clone();
        match (action, self.0.roller(), self.0.bid) {
            (Action::Roll(roll), Some(seat), _) => next.roll(seat, roll, note),
            (Action::Bid(bid), ..) => next.bid(self.0.turn, bid, note),
            (Action::Doubt, _, Some(bid)) => next.doubt(self.0.turn, bid, note),
            _ => (),
        }
        Ok(next)
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, position: self.0.seen_by(viewer) }
    }
}

impl Hidden for State {
    fn view_from(viewer: Viewer, notation: &str) -> Result<View, Faults> {
        let position: Position = notation.parse()?;
        let viewer = viewer.at_table(position.cups.len()).map_err(Faults::one)?;
        let mut faults = position.faults();
        position.check_hidden(Some(viewer), &mut faults);
        faults.or(View { viewer, position: position.seen_by(viewer) })
    }

    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        resample::draw(seen, dealer)
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
        resample::account(seen, &resample::draw(seen, dealer)?)
    }
}

impl Arrays for State {
    fn id(action: Action) -> u32 {
        action.id()
    }

    fn action(id: u32) -> Option<Action> {
        Action::with_id(id)
    }

    fn slots(&self) -> u32 {
        Action::OF_SEATS
    }
}

impl Touch for State {}

impl Playout for State {}
