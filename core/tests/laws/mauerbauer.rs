//! Mauerbauer keeps every law, for every option, board, deck and number of seats.

use mauerwerk::laws::walk;
use mauerwerk::mauerbauer::{Setup, Shipped, State};

#[test]
fn every_board_keeps_the_laws_to_the_end() {
    for &board in Shipped::ALL {
        for players in 2..=4 {
            let setup = Setup::new(board.into(), players);
            let walk = walk::<State>(&setup, players.into(), 2_000);
            let walk = walk.unwrap_or_else(|broken| panic!("{broken}\nin {setup}"));
            assert!(walk.over, "{setup} ends");
        }
    }
}
