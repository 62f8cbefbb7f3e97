//! What a viewer sees, as numbers.

use mauerwerk::Seats;
use mauerwerk::features::{Part, Places, Sheet, mark, put_one};

use crate::action::Bid;
use crate::cup::Cup;
use crate::view::View;

const FACES: usize = 6;
const DICE: f32 = 5.0;

pub(crate) fn write(view: &View, sheet: &mut impl Sheet) {
    let position = &view.position;
    let places = Places::new(view.viewer, position.cups.len());
    places.put_viewer(sheet);
    places.put_set(sheet, "turn", "the seat that bids next", Seats::only(position.turn));
    let bid = position.bid.map(|bid| bid.number() as usize);
    put_one(sheet, "bid", Bid::COUNT as usize, "the last bid of the round", bid);
    let dice = |seat| position.cups[seat].dice().into();
    places.put_each(sheet, "dice", 0.0..=DICE, "dice under each seat's cup", dice);
    let waiting = position.cups.iter().filter(|(_, cup)| cup.is_waiting());
    let waiting = waiting.map(|(seat, _)| seat).collect();
    places.put_set(sheet, "waiting", "the seats whose dice wait to be rolled", waiting);
    let shape = [places.len(), FACES + 1];
    let meaning =
        "how many dice under a cup that the viewer sees show each face, after whether it does";
    sheet.part(Part::numbers("cups", &shape, 0.0..=DICE, meaning), |entries| {
        for (seat, place) in places.iter() {
            let cup = &mut entries[(FACES + 1) * place..][..=FACES];
            if let Cup::Rolled(roll) = position.cups[seat] {
                mark(cup, 0);
                roll.dice().for_each(|face| cup[usize::from(face)] += 1.0);
            }
        }
    });
}
