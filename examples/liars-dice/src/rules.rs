//! Every ruling of the game, as data.

use mauerwerk::Credit;
use mauerwerk::kit::rules;

/// What the sources of the rulings stand for.
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
