//! Why actions are refused.

use mauerwerk::kit::reasons;

use crate::rules;

reasons! {
    /// A decision of somebody whom the game doesn't wait for.
    NotToMove = "not_to_move" by LD_03: "Wait: another decision comes first.",
    /// A roll by a seat, or a bid or a doubt by chance.
    NotYours = "not_yours" by LD_03: "Players bid and doubt; chance rolls the dice.",
    /// A roll that the dice under the cup can't show.
    NoSuchRoll = "no_such_roll" by LD_04: "Name faces of the dice under the cup.",
    /// A bid on more dice than there are, or on a face that they lack.
    NoSuchBid = "no_such_bid" by LD_05: "Bid on dice and on a face that are in the game.",
    /// A bid that is not higher than the one before it.
    NotHigher = "not_higher" by LD_06: "Bid higher, or doubt.",
    /// A doubt before the first bid.
    NothingToDoubt = "nothing_to_doubt" by LD_07: "Bid first: there is nothing to doubt.",
}
