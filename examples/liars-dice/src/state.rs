//! States of the game, its steps and events, and hidden information.

use mauerwerk::bot::Judgement;
use mauerwerk::{
    Account, Actor, Arrays, BySeat, Chance, Dealer, Faults, Game, Hidden, Illegal, Inconsistent,
    Info, InformationState, Message, NoTally, Outcome, Playout, Refusal, Seat, Seats,
    SetupOptions as _, Touch, Turn, Viewer, World, WorldsError,
};
use mauerwerk_cli::TerminalGame;
use serde::{Deserialize, Serialize};

use crate::action::{Action, Bid, Dice};
use crate::position::{Position, State, View};
use crate::rules::{CREDITS, RULES, Reason};
use crate::setup::Setup;

/// An event.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Dice fell under the cup of a seat. Only that seat sees them.
    Rolled(Seat, Option<Dice>),
    /// A seat bid.
    Bid(Seat, Bid),
    /// A seat doubted a bid.
    Doubted(Seat, Bid),
    /// The cup of a seat was lifted.
    Lifted(Seat, Dice),
    /// A seat lost a die, after a number of dice counted for the bid.
    Lost(Seat, u8),
}

impl mauerwerk::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Rolled(seat, _) if !viewer.is(seat) => Self::Rolled(seat, None),
            public => public,
        }
    }

    fn message(&self) -> Message {
        let (before, seat, after) = match *self {
            Self::Rolled(seat, Some(dice)) => (String::new(), seat, format!(" rolls {dice}")),
            Self::Rolled(seat, None) => (String::new(), seat, " rolls".to_owned()),
            Self::Bid(seat, bid) => (String::new(), seat, format!(" bids {bid}")),
            Self::Doubted(seat, bid) => (String::new(), seat, format!(" doubts {bid}")),
            Self::Lifted(seat, dice) => (String::new(), seat, format!(" had {dice}")),
            Self::Lost(seat, n) => {
                (format!("there were {n}, and "), seat, " loses a die".to_owned())
            }
        };
        Message::parts([before.into(), seat.into(), after.into()])
    }
}

/// The reason why a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub enum Ending {
    /// Only one seat has dice.
    LastWithDice,
}

impl From<Ending> for Message {
    fn from(Ending::LastWithDice: Ending) -> Self {
        "one seat alone has dice".into()
    }
}

impl State {
    /// Returns why the rules refuse an action, if they do. This is the only place that decides what
    /// is legal.
    fn refusal(&self, actor: Actor, action: Action) -> Option<Reason> {
        let (last, faces) = (self.0.bid, self.0.setup.faces);
        let (refused, reason) = match (actor, action) {
            _ if !self.turn().waits_for(actor) => (true, Reason::NotToMove),
            (Actor::Chance, Action::Roll(roll)) => {
                let fits = roll.is_rolled() && roll.faces().all(|face| face <= faces);
                (!fits || roll.size() != self.rolled(), Reason::NoSuchRoll)
            }
            (Actor::Seat(_), Action::Doubt) => (last.is_none(), Reason::NothingToDoubt),
            (Actor::Seat(_), Action::Bid(bid)) if bid.dice > self.0.dice() || bid.face > faces => {
                (true, Reason::NoSuchBid)
            }
            (Actor::Seat(_), Action::Bid(bid)) => (last >= Some(bid), Reason::NotHigher),
            _ => (true, Reason::NotYours),
        };
        refused.then_some(reason)
    }

    /// Returns the number of dice that are rolled next.
    fn rolled(&self) -> u8 {
        self.0.roller().map_or(0, |seat| self.0.cups[seat].size())
    }

    /// Lifts all cups, and removes a die of the seat that was wrong.
    fn doubt(&mut self, seat: Seat, bid: Bid, note: &mut impl FnMut(Event)) {
        note(Event::Doubted(seat, bid));
        let position = &mut self.0;
        let mut counted = 0;
        for seat in position.clockwise() {
            let dice = position.cups[seat];
            note(Event::Lifted(seat, dice));
            let wild = position.setup.wild && bid.face != 1;
            counted += dice.count(bid.face) + if wild { dice.count(1) } else { 0 };
        }
        let bidder = position.clockwise().last().unwrap_or(seat);
        let loser = if counted < bid.dice { bidder } else { seat };
        note(Event::Lost(loser, counted));
        position.cups = position.cups.map(|dice| Dice::waiting(dice.size()));
        position.cups[loser] = Dice::waiting(position.cups[loser].size() - 1);
        position.bid = None;
        position.turn = loser;
        position.turn = position.clockwise().next().unwrap_or(loser);
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
        setup.range_faults(RULES).or(Self(Position::start(setup)))
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
        let alive: Seats = self.0.clockwise().collect();
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
        self.0.cups.map(|dice| dice.size().into())
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        let all = (0..Action::OF_SEATS).filter_map(Action::with_id);
        all.filter(|&action| self.refusal(seat.into(), action).is_none()).collect()
    }

    fn chances(&self) -> Vec<Chance<Action>> {
        let rolls = Dice::all(self.rolled(), self.0.setup.faces).filter(|dice| dice.is_rolled());
        rolls.map(|dice| Chance { action: Action::Roll(dice), weight: dice.ways() }).collect()
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
        let (mut next, seat) = (self.clone(), self.0.turn);
        match (action, self.0.roller(), self.0.bid) {
            (Action::Roll(dice), Some(seat), _) => {
                next.0.cups[seat] = dice;
                note(Event::Rolled(seat, Some(dice)));
            }
            (Action::Bid(bid), ..) => {
                next.0.bid = Some(bid);
                next.0.turn = self.0.clockwise().nth(1).unwrap_or(seat);
                note(Event::Bid(seat, bid));
            }
            (Action::Doubt, _, Some(bid)) => next.doubt(seat, bid, note),
            _ => (),
        }
        Ok(next)
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, position: self.0.seen_by(viewer) }
    }
}

const NONE_FITS: Inconsistent = Inconsistent("no position looks like this");

/// The seat of a hidden cup, and the possible dice under it.
type HiddenCup = (Seat, Vec<Chance<Dice>>);

/// Returns the viewer's current position, and the hidden cups. Dice that fell before the viewer
/// came can show everything with the same probability. See [`Hidden::resample`].
fn hidden(seen: &InformationState<State>) -> Result<(Position, Vec<HiddenCup>), Inconsistent> {
    let View { viewer, position } = seen.now();
    position.faults(Some(*viewer)).or(()).map_err(|_| NONE_FITS)?;
    let rolls = |(seat, cup): (Seat, &Dice)| {
        let is_roll = |event: &Event| matches!(event, Event::Rolled(its, _) if *its == seat);
        let fell = seen.events().iter().any(is_roll);
        let weight = |dice: Dice| if fell { dice.ways() } else { 1 };
        let all = Dice::all(cup.size(), position.setup.faces);
        (seat, all.map(|dice| Chance { action: dice, weight: weight(dice) }).collect())
    };
    let hidden = position.cups.iter().filter(|(_, dice)| dice.is_hidden());
    Ok((position.clone(), hidden.map(rolls).collect()))
}

/// The dice under a cup depend only on their roll, so each hidden cup is filled separately. Bids
/// are facts without meaning here.
impl Hidden for State {
    fn view_from(viewer: Viewer, notation: &str) -> Result<View, Faults> {
        View::read(viewer, notation)
    }

    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        let (mut position, hidden) = hidden(seen)?;
        for (seat, rolls) in hidden {
            position.cups[seat] = dealer.weigh(&rolls).ok_or(NONE_FITS)?;
        }
        Ok(Self(position))
    }

    fn worlds(
        seen: &InformationState<Self>,
        limit: usize,
    ) -> Result<Vec<World<Self>>, WorldsError> {
        let (position, hidden) = hidden(seen)?;
        let mut states = vec![(Self(position), 1)];
        for (seat, rolls) in hidden {
            if states.len() * rolls.len() > limit {
                return Err(WorldsError::TooMany { limit });
            }
            let filled = |(state, ways): (Self, u128)| {
                rolls.iter().map(move |roll| {
                    let mut state = state.clone();
                    state.0.cups[seat] = roll.action;
                    (state, ways * u128::from(roll.weight))
                })
            };
            states = states.into_iter().flat_map(filled).collect();
        }
        World::gather(states, limit)
    }

    /// The dice of a roll are those under the cup when it is lifted, or at the end.
    fn account(
        seen: &InformationState<Self>,
        dealer: &mut Dealer,
    ) -> Result<Account<Self>, Inconsistent> {
        let mut known = Self::resample(seen, dealer)?.0.cups;
        let mut events = seen.events().to_vec();
        for event in events.iter_mut().rev() {
            match event {
                Event::Lifted(seat, dice) => known[*seat] = *dice,
                Event::Rolled(seat, dice @ None) => *dice = Some(known[*seat]),
                _ => (),
            }
        }
        let mut start = seen.start().position.clone();
        let hidden = seen.start().position.cups.iter().filter(|(_, dice)| dice.is_hidden());
        hidden.for_each(|(seat, _)| start.cups[seat] = known[seat]);
        Ok(Account { start: start.try_into().map_err(|_| NONE_FITS)?, events })
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

/// The game has no knowledge about good play except its rules.
impl Judgement for State {}

impl TerminalGame for State {
    fn forms() -> Vec<(&'static str, Message)> {
        vec![("3x5", "bids three fives".into()), ("liar", "doubts the last bid".into())]
    }

    fn awaited(&self) -> Message {
        let roller = self.0.roller().map(|seat| [" of ".into(), seat.into()]);
        Message::parts(["the dice".into()].into_iter().chain(roller.into_iter().flatten()))
    }

    fn knower(&self) -> Option<Seat> {
        self.0.roller()
    }
}

#[cfg(feature = "laws")]
impl mauerwerk::laws::Lawful for State {
    /// Dice leave the game, so their number is not constant.
    fn pieces(&self) -> Vec<u32> {
        Vec::new()
    }

    fn moved_setup(setup: &Setup) -> Option<Setup> {
        Some(Setup { first: setup.first.next(setup.players.into()), ..setup.clone() })
    }
}
