//! Which positions are legal: the one door to states, beside its checks.

use mauerwerk::{Faults, Viewer};

use crate::cup::Cup;
use crate::position::Position;
use crate::roll::Roll;
use crate::rules;
use crate::state::State;

impl Position {
    /// Returns all that is wrong with the position, whatever is hidden.
    pub(crate) fn faults(&self) -> Faults {
        let mut faults = self.setup.faults();
        let (seats, players) = (self.cups.len(), self.setup.players);
        let cups = format_args!("there are {seats} cups for {players} players");
        faults.check(seats == usize::from(players), rules::LD_01, cups);
        if !faults.as_slice().is_empty() {
            return faults;
        }
        let cups = || self.cups.as_slice().iter();
        let few = cups().all(|cup| cup.dice() <= self.setup.dice);
        faults.check(few, rules::LD_02, "a cup has more dice than at the start");
        let shown = |roll: &Roll| roll.dice().all(|face| face <= self.setup.faces);
        let faced = cups().all(|cup| !matches!(cup, Cup::Rolled(roll) if !shown(roll)));
        faults.check(faced, rules::LD_02, "a die shows a face that it lacks");
        let in_turn = self.cups.get(self.turn).is_some_and(|cup| cup.dice() > 0);
        faults.check(in_turn, rules::LD_10, "the seat that bids next has no dice");
        if in_turn {
            self.check_round(&mut faults);
        }
        faults
    }

    /// Checks how far the round has come.
    fn check_round(&self, faults: &mut Faults) {
        let waits: Vec<bool> = self.clockwise().map(|seat| self.cups[seat].is_waiting()).collect();
        faults.check(waits.is_sorted(), rules::LD_04, "dice are rolled in another order");
        let over = waits.len() == 1;
        faults.check(!over || waits[0], rules::LD_11, "dice are rolled after the end");
        let Some(bid) = self.bid else { return };
        faults.check(!over && !waits.contains(&true), rules::LD_04, "a bid comes before the dice");
        let possible = bid.dice() <= self.dice() && bid.face() <= self.setup.faces;
        faults.check(possible, rules::LD_05, format_args!("there is no bid {bid} at this table"));
    }

    /// Checks that nothing is hidden from the viewer but what is under the cups of others; without a
    /// viewer, that nothing is.
    pub(crate) fn check_hidden(&self, viewer: Option<Viewer>, faults: &mut Faults) {
        for (seat, cup) in self.cups.iter() {
            let may_hide = viewer.is_some_and(|viewer| !viewer.is(seat));
            let open = may_hide || !matches!(cup, Cup::Hidden(_));
            faults.check(open, rules::LD_04, format_args!("the dice of seat {seat} are unknown"));
        }
    }
}

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let mut faults = position.faults();
        position.check_hidden(None, &mut faults);
        faults.or(Self(position))
    }
}
