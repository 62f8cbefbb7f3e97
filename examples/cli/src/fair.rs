//! The command that checks whether a player uses only what its seat knows.

use std::io::Write as _;

use clap::Args;
use mauerwerk::bot::{self, BotError, Fairness, Judgement, Participant, Unfair};

use crate::engines::EngineArgs;
use crate::failure::Failure;
use crate::games::of_game;
use crate::people::player_name;
use crate::say::{self, say};
use crate::setup::SetupArgs;
use crate::signals::Stop;
use crate::{games, ink, number, page, players, progress};

const EXAMPLES: &str = "\
Examples:
  mauerwerk fair die-mauer --player medium -n 20
  mauerwerk fair mauerbauer --player 'cmd:python3 bot.py' board:hexagon";

/// Checks that a player chooses by nothing but what its seat knows.
///
/// The player decides in positions of random games, and again in other worlds that its seat can't
/// tell from them. It must choose the same, because its seed is the same. An engine is told the
/// same again.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Fair {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
    /// The player to check, also search:1000 or flat:200, with a number of tries, or `cmd:` and the
    /// command of an engine
    #[arg(long, value_name = "PLAYER", value_parser = players::any_parser())]
    player: Participant,
    /// The number of decisions
    #[arg(
        short = 'n', long, default_value_t = 100, value_name = "N",
        value_parser = number::within::<u64>(1, 1_000_000), allow_negative_numbers = true,
    )]
    decisions: u64,
    /// The seed of the games, and of the player
    #[arg(
        long, default_value_t = 1, value_name = "S", value_parser = number::seed,
        allow_negative_numbers = true,
    )]
    seed: u64,
    #[command(flatten)]
    engines: EngineArgs,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Fair {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        of_game!(&self.game, G => self.check::<G>())
    }

    fn check<G: Judgement>(&self) -> Result<(), Failure> {
        let start = G::start(&G::bounded(&self.setup.read::<G>()?))?;
        let contestant = self.engines.ready::<G>(&self.player)?;
        let stop = Stop::watched();
        let bar = progress::bar(self.decisions, "decisions");
        let checked = bot::fair(
            &start,
            |_: &G, seen| contestant.choose(seen, self.seed, &|_| !stop.is_asked()),
            self.seed,
            self.decisions,
            &|decisions| {
                bar.set_position(decisions);
                !stop.is_asked()
            },
        );
        bar.finish_and_clear();
        self.report(&checked.map_err(|error| match error {
            BotError::Stopped => Failure::Interrupted,
            error => Failure::input(error),
        })?)
    }

    fn report(&self, checked: &Fairness) -> Result<(), Failure> {
        let player = player_name(&self.player);
        if let Some(Unfair { seat, position, choice, other, .. }) = &checked.unfair {
            let (position, choice, other) = (position.clone(), choice.clone(), other.clone());
            let told = say!(NotFair { player, seat: *seat, position, choice, other });
            return Err(Failure::Check(say::text(&told)));
        }
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let (decisions, worlds) = (whole(checked.decisions), whole(checked.worlds));
        let told = say!(IsFair { player, decisions, worlds });
        Ok(writeln!(ink::stdout(), "{}", page::prose(&say::text(&told)))?)
    }
}
