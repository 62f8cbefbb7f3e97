//! A record of one game as a table.

use std::any::Any;

use super::error::{Faulty, Refused};
use super::screen::{Advice, Ending, Screen, TableEvent};
use super::screen::{AnySeen, AnyView};
use super::{Result, Table};
use crate::base::actor::{Actor, Viewer};
use crate::base::lang::Lang;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::dealer::Streams;
use crate::game::motion::Motion;
use crate::game::record::{DealError, Decision, NoDecision, Record};
use crate::game::{
    ActionSet as _, Choice, Event as _, FullGame, GameKind, Info, InformationState, Turn, View,
};
use crate::play::bot::{self, BotError, Judgement, Opponent, Watch};
use crate::play::simulate::{Batch, Simulation};
use crate::play::wire;
use crate::sheet::look::Drawing;
use crate::sheet::look::Look;
use crate::sheet::touch::{TouchError, Touched, Touches};
use crate::text::message::Reader;

/// A [`Record`] of one game with the events of its last decision, as a [`Table`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::table::{Played, Table};
/// use mauerwerk::{Record, Seat};
///
/// let mut table: Box<dyn Table> =
///     Box::new(Played::from(Record::<State>::new(&Setup::default())?));
/// let news = table.apply(Seat::FIRST.into(), "T")?;
/// assert_eq!(news[0].message.to_string(), "seat 0 puts a fist on the table: T");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Played<G: FullGame> {
    record: Record<G>,
    events: Vec<G::Event>,
}

impl<G: FullGame> From<Record<G>> for Played<G> {
    fn from(record: Record<G>) -> Self {
        let events = record.last_events();
        Self { record, events }
    }
}

impl<G: FullGame> Played<G> {
    /// Returns the record.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    fn state(&self) -> &G {
        self.record.state()
    }

    fn viewer(&self, viewer: Viewer) -> Result<Viewer> {
        Ok(viewer.at_table(self.state().seats())?)
    }

    fn seat(&self, seat: Seat) -> Result<Seat> {
        Ok(Seat::at_table(seat.number(), self.state().seats())?)
    }

    fn push(&mut self, actor: Actor, action: G::Action) -> Result<Vec<TableEvent>> {
        let mut events = Vec::new();
        self.record.push_noting(actor, action, &mut |event| events.push(event))?;
        self.events = events;
        Ok(self.told(match actor {
            Actor::Chance => Viewer::Spectator,
            Actor::Seat(seat) => seat.into(),
        }))
    }

    fn told(&self, viewer: Viewer) -> Vec<TableEvent> {
        told::<G>(&self.events, viewer)
    }

    /// Returns what a deciding seat knew before any seat of a joint decision committed.
    ///
    /// # Errors
    /// Returns an error if the table has no such seat, or the game does not wait for it.
    pub fn asked(&self, seat: Seat) -> Result<InformationState<G>> {
        let seat = self.seat(seat)?;
        match self.state().turn().waits_for(seat.into()) {
            true => Ok(bot::seen_by(&self.record, seat)),
            false => Err(BotError::not_to_move(self.state(), seat).into()),
        }
    }
}

/// Returns events as a viewer saw them.
fn told<G: FullGame>(events: &[G::Event], viewer: Viewer) -> Vec<TableEvent> {
    events.iter().map(|event| TableEvent::of(&event.seen_by(viewer))).collect()
}

/// Returns a decision in notation.
fn written<A: ToString>(Decision { actor, action }: &Decision<A>) -> Decision<String> {
    Decision { actor: *actor, action: action.to_string() }
}

/// Returns everything on a viewer's screen, except for the news. `look` has the viewer's context.
pub(super) fn screen<G: FullGame>(
    state: &G,
    viewer: Viewer,
    names: &[String],
    touched: &[String],
    lang: Lang,
    look: Option<Look>,
) -> Result<Screen> {
    let view = state.view(viewer);
    let look = look.map(|look| Look { touched: touched.to_vec(), ..look });
    let chosen = match viewer {
        _ if touched.is_empty() => None,
        Viewer::Seat(seat) => touch(state, seat, touched)?,
        Viewer::Spectator => return Err(TouchError::Spectator.into()),
    };
    Ok(Screen {
        viewer,
        turn: state.turn().erased(),
        choices: match viewer {
            Viewer::Seat(seat) => Choice::of_seat(state, seat),
            Viewer::Spectator => Vec::new(),
        },
        chosen,
        scores: View::scores(&view),
        position: view.to_string(),
        summary: summary(state, viewer, names, lang),
        news: Vec::new(),
        decisions: 0,
        drawing: look.map(|look| state.draw(viewer, &look)).transpose()?,
    })
}

/// Returns the position in one sentence for a viewer.
pub(super) fn summary<G: FullGame>(
    state: &G,
    viewer: Viewer,
    names: &[String],
    lang: Lang,
) -> String {
    state.summary(viewer).tell(Reader::of(names).with_lang(lang).on_seat(viewer.seat()))
}

/// Returns the action that the touches of a seat mean, if they are complete.
pub(super) fn touch<G: FullGame>(
    state: &G,
    seat: Seat,
    touched: &[String],
) -> std::result::Result<Option<String>, TouchError> {
    Ok(match Touches::of(state, seat).touch_all(touched)? {
        Touched::Action(action) => Some(action.to_string()),
        Touched::Further(_) => None,
    })
}

/// Lets a player analyse the actions of a seat from what it has seen.
pub(super) fn analyse<G: Judgement>(
    seen: &InformationState<G>,
    state: &G,
    seat: Seat,
    Opponent { player, seed }: Opponent,
    watch: Watch<'_>,
) -> Result<Advice> {
    let analysis = player.analyse(seen, seed, watch)?.in_notation();
    Ok(Advice { analysis, choices: Choice::of_seat(state, seat) })
}

impl<G: Judgement> Table for Played<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn kind(&self) -> GameKind {
        self.state().kind()
    }

    fn setup(&self) -> String {
        self.record.start().setup().to_string()
    }

    fn notation(&self) -> String {
        self.state().to_string()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn turn(&self) -> Turn<Ending> {
        self.state().turn().erased()
    }

    fn standing(&self) -> BySeat<i32> {
        self.state().standing()
    }

    fn actions(&self, seat: Seat) -> Result<Vec<String>> {
        let actions = self.state().actions(self.seat(seat)?).into_iter();
        Ok(actions.map(|action| action.to_string()).collect())
    }

    fn allows(&self, actor: Actor, action: &str) -> Result<bool> {
        let action: G::Action = action.parse()?;
        Ok(match actor.at_table(self.seats())? {
            Actor::Seat(seat) => self.state().actions(seat).contains(&action),
            Actor::Chance => self.state().chances().iter().any(|chance| chance.action == action),
        })
    }

    fn choices(&self, seat: Seat) -> Result<Vec<Choice>> {
        Ok(Choice::of_seat(self.state(), self.seat(seat)?))
    }

    fn chances(&self) -> Vec<(Choice, u32)> {
        Choice::of_chance(self.state())
    }

    fn apply(&mut self, actor: Actor, action: &str) -> Result<Vec<TableEvent>> {
        self.push(actor, action.parse()?)
    }

    fn deal(&mut self, dealer: Option<&mut Dealer>) -> Result<Vec<TableEvent>> {
        let action = match dealer {
            Some(dealer) => self.state().deal(dealer).ok_or(DealError::<G>::NotWaiting)?,
            None => self.record.own_chance()?,
        };
        self.push(Actor::Chance, action)
    }

    fn resolve_chance(&mut self) -> Result<Vec<TableEvent>> {
        self.seed().ok_or(DealError::<G>::NoSeed)?;
        let mut news = Vec::new();
        for _ in 0..Record::<G>::LIMIT {
            if self.state().turn() != Turn::Chance {
                break;
            }
            news.extend(self.deal(None)?);
        }
        Ok(news)
    }

    fn decide(&mut self, streams: &mut Streams) -> Result<Vec<TableEvent>> {
        if self.seed().is_some() && self.state().turn() == Turn::Chance {
            return self.deal(None);
        }
        let (actor, action) = self.state().decide(streams).ok_or(BotError::Over)?;
        self.push(actor, action)
    }

    fn decide_for(&mut self, seat: Seat, dealer: &mut Dealer) -> Result<Vec<TableEvent>> {
        let action = dealer.choose(&self.state().actions(self.seat(seat)?));
        let action = action.ok_or_else(|| BotError::not_to_move(self.state(), seat))?;
        self.push(seat.into(), action)
    }

    fn undo(&mut self) -> Result<Decision<String>> {
        let last = self.made().checked_sub(1).ok_or(NoDecision)?;
        Ok(self.undo_to(last).pop().ok_or(NoDecision)?)
    }

    fn undo_to(&mut self, decisions: usize) -> Vec<Decision<String>> {
        let taken = self.record.undo_to(decisions);
        self.events = self.record.last_events();
        taken.iter().map(written).collect()
    }

    fn before_last(&self, seats: Seats) -> Option<usize> {
        self.record.before_last(seats)
    }

    fn decisions(&self) -> Vec<Decision<String>> {
        self.record.decisions().iter().map(written).collect()
    }

    fn made(&self) -> usize {
        self.record.decisions().len()
    }

    fn seed(&self) -> Option<u64> {
        self.record.seed()
    }

    fn set_seed(&mut self, seed: Option<u64>) {
        self.record.set_seed(seed);
    }

    fn names(&self) -> &[String] {
        self.record.names()
    }

    fn set_names(&mut self, names: Vec<String>) -> Result<()> {
        self.record.set_names(names).map_err(Faulty::Record.with())
    }

    fn events(&self) -> Vec<TableEvent> {
        self.events.iter().map(TableEvent::of).collect()
    }

    fn events_since(&self, decisions: usize) -> Vec<TableEvent> {
        self.record.events_since(decisions).iter().map(TableEvent::of).collect()
    }

    fn news(&self, viewer: Viewer) -> Result<Vec<TableEvent>> {
        Ok(self.told(self.viewer(viewer)?))
    }

    fn news_since(&self, viewer: Viewer, decisions: usize) -> Result<Vec<TableEvent>> {
        Ok(told::<G>(&self.record.events_since(decisions), self.viewer(viewer)?))
    }

    fn history(&self, viewer: Viewer) -> Result<Vec<Vec<TableEvent>>> {
        let viewer = self.viewer(viewer)?;
        Ok(self.record.events().map(|events| told::<G>(&events, viewer)).collect())
    }

    fn screen(
        &self,
        viewer: Viewer,
        touched: &[String],
        lang: Lang,
        look: Option<&Look>,
    ) -> Result<Screen> {
        let viewer = self.viewer(viewer)?;
        let told = |look| Look { lang, ..self.record.told(look, viewer, &self.events) };
        let look = look.map(told);
        let shown = screen(self.state(), viewer, self.names(), touched, lang, look)?;
        Ok(Screen { news: self.told(viewer), decisions: self.made(), ..shown })
    }

    fn draw(&self, viewer: Viewer, look: &Look) -> Result<Drawing> {
        let viewer = self.viewer(viewer)?;
        Ok(self.state().draw(viewer, &self.record.told(look, viewer, &self.events))?)
    }

    fn summary(&self, viewer: Viewer, lang: Lang) -> Result<String> {
        Ok(summary(self.state(), self.viewer(viewer)?, self.names(), lang))
    }

    fn touch(&self, seat: Seat, touched: &[String]) -> Result<Option<String>> {
        Ok(touch(self.state(), self.seat(seat)?, touched)?)
    }

    fn refusal(&self, seat: Seat, touched: &[String]) -> Result<Option<Refused>> {
        let (seat, state) = (self.seat(seat)?, self.state());
        let refused = |action| state.apply(seat.into(), action).err();
        Ok(state.meant(seat, touched).into_iter().find_map(refused).map(Refused::from))
    }

    fn touches(&self, seat: Seat, action: &str) -> Result<Option<Vec<String>>> {
        let (seat, action) = (self.seat(seat)?, action.parse()?);
        let mut listed = self.state().actions(seat).into_iter();
        let index = listed.position(|other| other == action);
        Ok(index.and_then(|index| self.state().touches(seat).into_iter().nth(index)))
    }

    fn motions(&self, viewer: Viewer, look: &Look, since: usize) -> Result<Vec<Motion>> {
        Ok(self.record.motions(self.viewer(viewer)?, look, since))
    }

    fn view(&self, viewer: Viewer) -> Result<Box<dyn AnyView>> {
        Ok(Box::new(self.state().view(self.viewer(viewer)?)))
    }

    fn seen_by(&self, viewer: Viewer) -> Result<Box<dyn AnySeen>> {
        Ok(Box::new(self.record.seen_by(self.viewer(viewer)?)))
    }

    fn asked(&self, seat: Seat) -> Result<Box<dyn AnySeen>> {
        Ok(Box::new(self.asked(seat)?))
    }

    fn is_same(&self, other: &dyn Table) -> bool {
        let other = (other as &dyn Any).downcast_ref::<Self>();
        other.is_some_and(|other| self.record == other.record)
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn resample(&self, viewer: Viewer, seed: u64) -> Result<Box<dyn Table>> {
        let seen = self.record.seen_by(self.viewer(viewer)?);
        let state = seen.resample(&mut Dealer::new(seed))?;
        Ok(Box::new(Self::from(Record::from_state(state))))
    }

    fn choose(&self, seat: Seat, player: Opponent, watch: Watch<'_>) -> Result<String> {
        let Opponent { player, seed } = player;
        Ok(player.choose(&self.asked(seat)?, seed, watch)?.to_string())
    }

    fn analyse(&self, seat: Seat, player: Opponent, watch: Watch<'_>) -> Result<Advice> {
        analyse(&self.asked(seat)?, self.state(), seat, player, watch)
    }

    fn simulate(
        &self,
        games: u64,
        seed: u64,
        limit: Option<u64>,
        watch: Watch<'_>,
    ) -> Option<Batch> {
        let simulation = Simulation::from_state(self.state().clone(), seed);
        let simulation = match limit {
            Some(limit) => simulation.with_limit(limit),
            None => simulation,
        };
        #[cfg(feature = "parallel")]
        return simulation.play_parallel(0..games, watch);
        #[cfg(not(feature = "parallel"))]
        simulation.play_watched(0..games, watch)
    }

    fn message_to(&self, match_id: &str, viewer: Viewer, since: Option<usize>) -> Result<String> {
        Ok(wire::message(&self.record, match_id, self.viewer(viewer)?, since))
    }

    fn receive(&mut self, match_id: &str, seat: Seat, message: &str) -> Result<Vec<TableEvent>> {
        let seat = self.seat(seat)?;
        let action = wire::decision(&self.record, match_id, seat, message);
        self.push(seat.into(), action.map_err(Faulty::Message.with())?)
    }

    fn to_json(&self) -> String {
        self.record.to_json()
    }
}
