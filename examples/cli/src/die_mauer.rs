//! Die Mauer in a terminal.

use mauerwerk::Message;
use mauerwerk::die_mauer::{Setup, State};

use crate::say::say;
use crate::terminal_game::TerminalGame;

impl TerminalGame for State {
    fn forms() -> Vec<(&'static str, Message)> {
        vec![
            ("T", say!(DmFist)),
            ("-", say!(DmEmpty)),
            ("L R", say!(DmEnd)),
            ("+T", say!(DmOwn)),
            (">T", say!(DmGift)),
            ("x", say!(DmDecline)),
        ]
    }

    fn spelt_out(setup: &Setup) -> Setup {
        Setup { edition: Setup::default().edition, ..setup.clone() }
    }
}
