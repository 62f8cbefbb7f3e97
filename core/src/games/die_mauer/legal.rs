//! What is legal: the list of actions, and why any other is refused.
//!
//! The laws require that exactly what is listed is accepted.

use crate::base::seat::Seat;
use crate::game::Actor;
use crate::games::die_mauer::rules::{self, words};
use crate::games::die_mauer::{
    Action, Actions, Building, Donation, End, Phase, Piece, Pieces, State,
};
use crate::kit::reasons;

/// Returns the legal actions of a seat.
///
/// Inlined in every step, wherever that is compiled: a call would cost as much as the rest.
#[inline(always)]
pub(super) fn actions(state: &State, seat: Seat) -> Actions {
    if !state.deciders().contains(seat) {
        return Actions::default();
    }
    match state.phase {
        Phase::Planning => Actions::plans(state.types(seat)),
        Phase::Building => state.own_builds(),
        Phase::Situation1 => state.free_builds(seat),
        Phase::Situation2 => state.gifts_of(seat),
        Phase::Over => Actions::default(),
    }
}

/// Returns why an action that is not legal is refused.
pub(super) fn refusal(state: &State, actor: Actor, action: Action) -> Reason {
    match actor {
        Actor::Seat(seat) if state.has(seat) => state.reason_for(seat, action),
        _ => Reason::NotAtTheTable,
    }
}

impl State {
    /// Returns what a builder may do.
    #[inline]
    fn own_builds(&self) -> Actions {
        let ends = || End::BOTH.into_iter().map(Action::Place).collect();
        if self.setup.building == Building::Mandatory {
            ends()
        } else {
            self.own_free_builds(ends())
        }
    }

    /// Returns what a builder may do who may decline. Kept out of line like [`State::free_builds`].
    #[inline(never)]
    fn own_free_builds(&self, ends: Actions) -> Actions {
        let builds = match self.planned() {
            Some(piece) if !self.asks_for_end(piece) => {
                self.builds_of(Pieces::from_bits(1 << piece as u8))
            }
            _ => ends,
        };
        if self.may_decline() { builds.with(Action::Decline) } else { builds }
    }

    /// Returns what may be built in Situation 1, whatever competitors hold in their fists (DM-28).
    ///
    /// Kept out of line, so that [`actions`] is short and saves no registers for a rare situation.
    #[inline(never)]
    fn free_builds(&self, seat: Seat) -> Actions {
        let types = self.types(seat).and(self.wall.takeable());
        let builds = self.builds_of(types);
        if self.setup.sit1_optional || types.is_empty() {
            builds.with(Action::Decline)
        } else {
            builds
        }
    }

    /// Returns the builds of these types, all of which the wall takes.
    fn builds_of(&self, types: Pieces) -> Actions {
        let builds = types.iter().flat_map(|piece| {
            let ends: &[Option<End>] = match self.has_choice(piece) {
                true => &[Some(End::Left), Some(End::Right)],
                false => &[None],
            };
            ends.iter().map(move |&end| Action::Build(piece, end))
        });
        self.open_ends().fold(builds.collect(), Actions::naming)
    }

    /// Returns the ends that take a tower or gate.
    fn open_ends(&self) -> impl Iterator<Item = End> {
        End::BOTH.into_iter().filter(|&end| self.wall.fits(Piece::Tower, end))
    }

    fn gifts_of(&self, seat: Seat) -> Actions {
        let types = self.types(seat);
        if self.setup.donation == Donation::Optional || types.is_empty() {
            Actions::gifts(types).with(Action::Decline)
        } else {
            Actions::gifts(types)
        }
    }

    /// Returns whether a piece may go to either end of a started wall (DM-52).
    pub(super) fn has_choice(&self, piece: Piece) -> bool {
        !self.wall.is_empty() && End::BOTH.into_iter().all(|end| self.wall.fits(piece, end))
    }

    fn reason_for(&self, seat: Seat, action: Action) -> Reason {
        match (self.phase, action) {
            (Phase::Over, _) => Reason::GameOver,
            (Phase::Planning, Action::Plan(_)) if !self.waiting.contains(seat) => {
                Reason::FistOnTheTable
            }
            (Phase::Situation2, Action::Decline) if seat == self.master => Reason::MustAccept,
            _ if !self.deciders().contains(seat) => Reason::NotAsked,
            (Phase::Planning, Action::Plan(_)) => Reason::PlanNotOwned,
            (Phase::Planning, _) => Reason::NotAPlan,
            (Phase::Building, Action::Decline) => self.duty_to_build(),
            (Phase::Building, Action::Build(piece, _)) if self.planned() != Some(piece) => {
                Reason::OtherPiece
            }
            (Phase::Building, _) if self.planned().is_some_and(|it| self.asks_for_end(it)) => {
                Reason::NotAnEnd
            }
            (Phase::Building, Action::Build(piece, end)) => self.reason_against(seat, piece, end),
            (Phase::Building, _) => Reason::NotABuild,
            (Phase::Situation1, Action::Decline) => Reason::MustBuild,
            (Phase::Situation1, Action::Build(piece, end)) => self.reason_against(seat, piece, end),
            (Phase::Situation1, _) => Reason::NotABuild,
            (Phase::Situation2, Action::Decline) => Reason::MustGive,
            (Phase::Situation2, Action::Give(_)) => Reason::GiftNotOwned,
            (Phase::Situation2, _) => Reason::NotAGift,
        }
    }

    fn duty_to_build(&self) -> Reason {
        match (self.waiting.contains(self.master), self.matching().is_empty()) {
            (true, true) => Reason::MustBuildPlan,
            (true, false) => Reason::MustBuildAlone,
            (false, _) => Reason::MustBuildMatch,
        }
    }

    fn reason_against(&self, seat: Seat, piece: Piece, end: Option<End>) -> Reason {
        if !self.types(seat).contains(piece) {
            Reason::BuildNotOwned
        } else if end.is_none() && self.wall.takes(piece) {
            Reason::EndNotNamed
        } else {
            Reason::DoesNotFit
        }
    }
}

reasons! {
    /// A seat that isn't at the table, or chance, which has no part in this game.
    NotAtTheTable = "not_at_the_table" by DM_58,
    /// An action after the last round.
    GameOver = "game_over" by DM_45,
    /// A second fist of a seat.
    FistOnTheTable = "fist_on_the_table" by DM_08,
    /// An action of a seat that is not to move.
    NotAsked = "not_asked" by DM_58,
    /// Something else than a fist, in the planning phase.
    NotAPlan = "not_a_plan" by DM_59,
    /// Something else than an end, when a builder is asked for one.
    NotAnEnd = "not_an_end" by DM_59,
    /// A piece to build that is not the one in the open fist.
    OtherPiece = "other_piece" by DM_64,
    /// Something else than a piece to build or declining, in Situation 1 or where a builder may
    /// decline and there is one end to build at.
    NotABuild = "not_a_build" by DM_59,
    /// Something else than a gift or declining, in Situation 2.
    NotAGift = "not_a_gift" by DM_59,
    /// A plan of a piece that the seat doesn't have.
    PlanNotOwned = "plan_not_owned" by DM_09,
    /// A piece to build that the Master-builder doesn't have.
    BuildNotOwned = "build_not_owned" by DM_26,
    /// A gift that the donor doesn't have.
    GiftNotOwned = "gift_not_owned" by DM_31,
    /// A piece at an end, or on a wall, where the Building Order forbids it.
    DoesNotFit = "does_not_fit" by DM_20,
    /// A piece to build without an end, where both ends are legal.
    EndNotNamed = "end_not_named" by DM_52,
    /// Declining to build a plan that nobody matched.
    MustBuildPlan = "must_build_plan" by DM_13,
    /// Declining to build a plan that too many matched.
    MustBuildAlone = "must_build_alone" by DM_16,
    /// Declining to build in the Master-builder's place.
    MustBuildMatch = "must_build_match" by DM_15,
    /// Declining to build in Situation 1 where the setup makes it a duty.
    MustBuild = "must_build" by DM_26,
    /// Declining to take a gift.
    MustAccept = "must_accept" by DM_33,
    /// Declining to give where the setup makes it a duty.
    MustGive = "must_give" by DM_30,
}
