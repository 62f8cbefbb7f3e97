//! Legal actions: the list of actions, and the reasons for refusals.
//!
//! The laws require that exactly the listed actions are accepted.

use crate::base::seat::Seat;
use crate::game::Actor;
use crate::games::die_mauer::rules::{self, words};
use crate::games::die_mauer::{
    Action, Actions, Building, Donation, End, Phase, Piece, Pieces, State,
};
use crate::kit::reasons;

/// Returns the legal actions of a seat.
///
/// It is inlined in every step, because a call would cost as much as the rest.
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

/// Returns why an illegal action is refused.
pub(super) fn refusal(state: &State, actor: Actor, action: Action) -> Reason {
    match actor {
        Actor::Seat(seat) if state.has(seat) => state.reason_for(seat, action),
        _ => Reason::NotAtTheTable,
    }
}

impl State {
    /// Returns the actions of a builder.
    #[inline]
    fn own_builds(&self) -> Actions {
        let ends = || End::BOTH.into_iter().map(Action::Place).collect();
        if self.setup.building == Building::Mandatory {
            ends()
        } else {
            self.own_free_builds(ends())
        }
    }

    /// Returns the actions of a builder who may decline. Not inlined, like [`State::free_builds`].
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

    /// Returns the builds of Situation 1, which do not depend on the competitors' fists (DM-28).
    ///
    /// Not inlined, so that [`actions`] is short and saves no registers for a rare situation.
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

    /// Returns the builds of these types, which all fit on the wall.
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
    /// The seat is not at the table, or the actor is chance, which this game doesn't have.
    NotAtTheTable = "not_at_the_table" by DM_58,
    /// The last round is over.
    GameOver = "game_over" by DM_45,
    /// The seat already has a fist on the table.
    FistOnTheTable = "fist_on_the_table" by DM_08,
    /// The game does not wait for the seat.
    NotAsked = "not_asked" by DM_58,
    /// The action is not a fist, in the planning phase.
    NotAPlan = "not_a_plan" by DM_59,
    /// The action is not an end, when a builder chooses one.
    NotAnEnd = "not_an_end" by DM_59,
    /// The piece to build is not the one in the open fist.
    OtherPiece = "other_piece" by DM_64,
    /// The action is neither a build nor declining, in Situation 1, or if a builder may decline and
    /// only one end is legal.
    NotABuild = "not_a_build" by DM_59,
    /// The action is neither a gift nor declining, in Situation 2.
    NotAGift = "not_a_gift" by DM_59,
    /// The seat doesn't have the planned piece.
    PlanNotOwned = "plan_not_owned" by DM_09,
    /// The Master-builder doesn't have the piece to build.
    BuildNotOwned = "build_not_owned" by DM_26,
    /// The donor doesn't have the gift.
    GiftNotOwned = "gift_not_owned" by DM_31,
    /// The Building Order forbids the piece at this end, or on this wall.
    DoesNotFit = "does_not_fit" by DM_20,
    /// The build names no end, and both ends are legal.
    EndNotNamed = "end_not_named" by DM_52,
    /// The Master-builder can't decline a plan that no competitor matched.
    MustBuildPlan = "must_build_plan" by DM_13,
    /// The Master-builder can't decline a plan that too many competitors matched.
    MustBuildAlone = "must_build_alone" by DM_16,
    /// A competitor can't decline to build in the Master-builder's place.
    MustBuildMatch = "must_build_match" by DM_15,
    /// The Master-builder can't decline in Situation 1, because the setup requires building.
    MustBuild = "must_build" by DM_26,
    /// The Master-builder can't decline a gift.
    MustAccept = "must_accept" by DM_33,
    /// The donor can't decline to give, because the setup requires a gift.
    MustGive = "must_give" by DM_30,
}
