//! Die Mauer in a terminal.

use mauerwerk::die_mauer::{Setup, State};

use crate::terminal_game::TerminalGame;

impl TerminalGame for State {
    const NOTATION: &'static [(&'static str, &'static str)] = &[
        ("T", "puts a fist with a tower on the table; G a gate, 1 to 6 a wall"),
        ("-", "puts an empty fist on the table"),
        ("L R", "builds the piece in your fist at the left or right end"),
        ("+T", "builds a piece of your stock, in Situation 1; +4L or +4R where both ends fit"),
        (">T", "gives the Master-builder a piece, in Situation 2"),
        ("x", "declines: builds nothing, or gives nothing"),
    ];

    fn spelt_out(setup: &Setup) -> Setup {
        Setup { edition: Setup::default().edition, ..setup.clone() }
    }
}
