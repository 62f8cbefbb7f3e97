//! What a viewer sees, as numbers.

use mauerwerk::Seats;
use mauerwerk::features::{Part, Parts, TurnedSeats, mark, put_one};

use crate::action::Bid;
use crate::cup::Cup;
use crate::view::View;

const FACES: usize = 6;
const DICE: f32 = 5.0;

pub(crate) fn write(view: &View, parts: &mut impl Parts) {
    let position = &view.position;
    let turned = TurnedSeats::new(view.viewer, position.cups.len());
    turned.put_viewer(parts);
    turned.put_set(parts, "turn", "the seat that bids next", Seats::only(position.turn));
    let bid = position.bid.map(|bid| bid.number() as usize);
    put_one(parts, "bid", Bid::COUNT as usize, "the last bid of the round", bid);
    let dice = |seat| position.cups[seat].dice().into();
    turned.put_each(parts, "dice", 0.0..=DICE, "dice under each seat's cup", dice);
    let waiting = position.cups.iter().filter(|(_, cup)| cup.is_waiting());
    let waiting = waiting.map(|(seat, _)| seat).collect();
    turned.put_set(parts, "waiting", "the seats whose dice wait to be rolled", waiting);
    let shape = [turned.len(), FACES + 1];
    let meaning =
        "how many dice under a cup that the viewer sees show each face, after whether it does";
    parts.part(Part::numbers("cups", &shape, 0.0..=DICE, meaning), |entries| {
        for (seat, place) in turned.iter() {
            let cup = &mut entries[(FACES + 1) * place..][..=FACES];
            if let Cup::Rolled(roll) = position.cups[seat] {
                mark(cup, 0);
                roll.dice().for_each(|face| cup[usize::from(face)] += 1.0);
            }
        }
    });
}
