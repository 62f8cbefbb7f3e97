//! Every ruling of the game, and the reasons for refusals.

use mauerwerk::Credit;
use mauerwerk::kit::{reasons, rules};

use crate::rules;

/// The meanings of the rulings' sources.
pub(crate) const CREDITS: &[Credit] = &[
    Credit::new("common", "the game as it is commonly played"),
    Credit::new("house", "a decision of this example, where people play in different ways"),
];

rules! {
    LD_01: "Seats",
        "Two to six seats play, and the setup names the one that bids first.",
        ["common"], options: ["players", "first"];
    LD_02: "Dice",
        "Each seat starts with one to five dice, which have two to six faces.",
        ["common: five dice of six faces"], options: ["dice", "faces"];
    LD_03: "Turns",
        "One seat decides at a time, clockwise, and nothing but chance rolls dice.",
        ["common"];
    LD_04: "Secret dice",
        "At the start of a round all dice are rolled under their cups, clockwise from the seat that bids first, and each seat looks at its own.",
        ["common", "the order: house"];
    LD_05: "Bids",
        "A bid names a face and a number of dice, at most as many as are under all cups.",
        ["common", "the limit: house"];
    LD_06: "Higher bids",
        "A bid names more dice than the one before it, or as many of a higher face.",
        ["house"];
    LD_07: "Doubt",
        "Instead of bidding, a seat may doubt the bid before its turn, if there is one.",
        ["common"];
    LD_08: "Counting",
        "When a bid is doubted all cups are lifted and the dice of its face counted; by option ones count as every face.",
        ["common"], options: ["wild"];
    LD_09: "Losing a die",
        "Who doubted loses a die if there are as many dice as were bid, and else who bid.",
        ["common"];
    LD_10: "The next round",
        "Who lost a die bids first in the next round, or the next seat clockwise if that was the last die.",
        ["common"];
    LD_11: "The end",
        "A seat without dice is out, and the last one with dice wins.",
        ["common"];
}

reasons! {
    /// The game does not wait for the actor.
    NotToMove = "not_to_move" by LD_03: "Wait: another decision comes first.",
    /// A seat rolls, or chance bids or doubts.
    NotYours = "not_yours" by LD_03: "Players bid and doubt; chance rolls the dice.",
    /// The dice under the cup can't show this roll.
    NoSuchRoll = "no_such_roll" by LD_04: "Name faces of the dice under the cup.",
    /// The bid has more dice than there are, or a face that they lack.
    NoSuchBid = "no_such_bid" by LD_05: "Bid on dice and on a face that are in the game.",
    /// The bid is not higher than the one before it.
    NotHigher = "not_higher" by LD_06: "Bid higher, or doubt.",
    /// The doubt comes before the first bid.
    NothingToDoubt = "nothing_to_doubt" by LD_07: "Bid first: there is nothing to doubt.",
}
