//! A game between players.

use super::{Bot, BotError};
use crate::actor::{Actor, Viewer};
use crate::dealer::Dealer;
use crate::game::{Game, InformationState, Turn};
use crate::record::Record;
use crate::seat::{Seat, Seats};

/// The number of decisions after which a [`Match`](super::Match) or a [`Series`](super::Series) gives a
/// game up, unless it has another limit.
pub const DECISION_LIMIT: u64 = 100_000;

/// Plays a game on from a state to its end, one player a seat, or until `limit` decisions were made.
///
/// Seats that decide together are asked before any of them commits. The dealer brings all that is
/// chance and nothing else, so that two tables with the same dealer meet the same dice for as long
/// as their players do the same.
///
/// # Errors
/// Returns [`BotError`]: a player could not choose or chose what is not legal, or there are fewer
/// players than seats.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{self, Opponent, Player};
/// use mauerwerk::mauerbauer::{Setup, State};
/// use mauerwerk::{Dealer, Game};
///
/// let state = State::start(&"players:2 board:hexagon".parse::<Setup>()?)?;
/// let mut seats = [1, 2].map(|seed| Opponent { player: Player::Greedy, seed });
/// let record = bot::play(state, &mut seats, &mut Dealer::new(7), 10_000)?;
/// assert!(record.outcome().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play<G: Game, B: Bot<G>>(
    start: G,
    players: &mut [B],
    dealer: &mut Dealer,
    limit: u64,
) -> Result<Record<G>, BotError> {
    let seats = start.seats();
    if players.len() < seats {
        return Err(BotError::Players { seats, players: players.len() });
    }
    let mut table = Table::new(start);
    while table.made < limit {
        let due = match table.record.state().turn() {
            Turn::Over(_) => break,
            Turn::Chance => table.dealt(dealer),
            Turn::Decide(seats) => table.chosen(seats, players)?,
        };
        for (actor, action) in due {
            table.add(actor, action)?;
        }
    }
    Ok(table.record)
}

/// A game so far, and what each seat has seen of it.
struct Table<G: Game> {
    record: Record<G>,
    seen: Vec<InformationState<G>>,
    made: u64,
}

impl<G: Game> Table<G> {
    fn new(start: G) -> Self {
        let seats = Seats::first(start.seats());
        let watching = |seat: Seat| InformationState::new(&start, Viewer::Seat(seat));
        let seen = seats.iter().map(watching).collect();
        Self { record: Record::from_state(start), seen, made: 0 }
    }

    fn dealt(&self, dealer: &mut Dealer) -> Vec<(Actor, G::Action)> {
        self.record.state().deal(dealer).map(|action| (Actor::Chance, action)).into_iter().collect()
    }

    fn chosen<B: Bot<G>>(
        &self,
        seats: Seats,
        players: &mut [B],
    ) -> Result<Vec<(Actor, G::Action)>, BotError> {
        let choose = |seat: Seat| {
            let legal = self.record.state().actions(seat);
            let action = players[seat.index()].choose(&self.seen[seat.index()], &legal)?;
            Ok((Actor::Seat(seat), action))
        };
        seats.iter().map(choose).collect()
    }

    /// Adds a decision to the record, and to what each seat has seen.
    fn add(&mut self, actor: Actor, action: G::Action) -> Result<(), BotError> {
        let mut events = Vec::new();
        let note = &mut |event| events.push(event);
        let pushed = self.record.push_noting(actor, action, note);
        pushed.map_err(|refusal| BotError::Illegal(refusal.to_string()))?;
        self.seen.iter_mut().for_each(|seen| seen.see(&events, self.record.state()));
        self.made += 1;
        Ok(())
    }
}
