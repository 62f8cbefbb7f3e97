//! Why actions are refused.

use crate::die_mauer::rules;
use crate::kit::reasons;

reasons! {
    /// A seat that isn't at the table, or chance, which has no part in this game.
    NotAtTheTable = "not_at_the_table" by DM_58:
        "Decide for a seat at this table; the game has no dice or draws.",
    /// An action after the last round.
    GameOver = "game_over" by DM_45: "Start a new game: this one is over.",
    /// A second fist of a seat.
    FistOnTheTable = "fist_on_the_table" by DM_08:
        "Wait for the other fists: yours stays on the table as it is.",
    /// An action of a seat that is not to move.
    NotAsked = "not_asked" by DM_58: "Wait: another player decides first.",
    /// Something else than a fist, in the planning phase.
    NotAPlan = "not_a_plan" by DM_59:
        "Put a fist on the table: a piece that you have, such as T, or - for an empty fist.",
    /// Something else than an end, when a builder is asked for one.
    NotAnEnd = "not_an_end" by DM_59: "Choose an end: L or R.",
    /// A piece to build that is not the one in the open fist.
    OtherPiece = "other_piece" by DM_64:
        "Build the piece in your open fist, and no other.",
    /// Something else than a piece to build or declining, in Situation 1 or where a builder may
    /// decline and there is one end to build at.
    NotABuild = "not_a_build" by DM_59: "Build a piece that fits, such as +4L, or nothing: x.",
    /// Something else than a gift or declining, in Situation 2.
    NotAGift = "not_a_gift" by DM_59: "Give a piece, such as >T, or nothing: x.",
    /// A plan of a piece that the seat doesn't have.
    PlanNotOwned = "plan_not_owned" by DM_09: "Show a piece that you have, or - for an empty fist.",
    /// A piece to build that the Master-builder doesn't have.
    BuildNotOwned = "build_not_owned" by DM_26: "Build a piece that you have.",
    /// A gift that the donor doesn't have.
    GiftNotOwned = "gift_not_owned" by DM_31: "Give a piece that you have.",
    /// A piece at an end, or on a wall, where the Building Order forbids it.
    DoesNotFit = "does_not_fit" by DM_20:
        "Build a piece where it fits: a tower or gate only next to a wall.",
    /// A piece to build without an end, where both ends are legal.
    EndNotNamed = "end_not_named" by DM_52:
        "Name the end, such as +4L or +4R: the piece fits at both.",
    /// Declining to build a plan that nobody matched.
    MustBuildPlan = "must_build_plan" by DM_13:
        "Choose an end, L or R: nobody matched your piece, so you must build it.",
    /// Declining to build a plan that too many matched.
    MustBuildAlone = "must_build_alone" by DM_16:
        "Choose an end, L or R: too many matched your piece, so you must build it.",
    /// Declining to build in the Master-builder's place.
    MustBuildMatch = "must_build_match" by DM_15:
        "Choose an end, L or R: you matched the Master-builder's piece and must build it.",
    /// Declining to build in Situation 1 where the setup makes it a duty.
    MustBuild = "must_build" by DM_26: "Build a piece that fits: you may not decline.",
    /// Declining to take a gift.
    MustAccept = "must_accept" by DM_33: "Wait for the gift: you must accept it.",
    /// Declining to give where the setup makes it a duty.
    MustGive = "must_give" by DM_30: "Give a piece: you may not decline.",
}
