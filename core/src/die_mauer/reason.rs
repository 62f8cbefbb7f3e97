//! Why actions are refused.

use crate::die_mauer::rules;
use crate::kit::reasons;

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
    /// Something else than a piece to build or declining, in Situation 1.
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
