//! The command that finds the weights of a game's judgement.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::bot::{self, Errors, Judgement, Player, Tuning};

use crate::failure::Failure;
use crate::games::of_game;
use crate::grid::Grid;
use crate::setup::SetupArgs;
use crate::signals::Stop;
use crate::{games, ink, number, page, plans, players, progress};

const EXAMPLES: &str = "\
Examples:
  mauerwerk tune die-mauer rounds:1 stock:TG12 max_idle_turns:3 --player greedy -n 30
  mauerwerk tune berlin rows:2 columns:4 --player easy -n 6";

/// Finds the numbers that a game's judgement of a position should weigh with.
///
/// Plays games between equal players and looks at their positions: the best weights are those with
/// which the judgement estimates best who won, by the mean squared error of the shares of the win.
/// Two thirds of the games find the weights, and the others check them. The same arguments find the
/// same weights on every machine.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Tune {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
    /// Who plays in all seats
    #[arg(long, value_name = "PLAYER", default_value = "medium", value_parser = players::parser())]
    player: Player,
    /// The number of games
    #[arg(
        short = 'n', long, default_value_t = 150, value_name = "N",
        value_parser = number::within::<u64>(3, 1_000_000), allow_negative_numbers = true,
    )]
    games: u64,
    /// Chooses the games
    #[arg(
        long, default_value_t = 1, value_name = "S", value_parser = number::seed,
        allow_negative_numbers = true,
    )]
    seed: u64,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Tune {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        of_game!(&self.game, G => self.find::<G>())
    }

    fn find<G: Judgement>(&self) -> Result<(), Failure> {
        let setup = G::bounded(&self.setup.read::<G>()?);
        let start = G::start(&setup).map_err(Failure::input)?;
        let stop = Stop::watched();
        let bar = progress::bar(self.games, "games");
        let tuning =
            bot::tune(&start, self.player, self.games, self.seed, progress::cores(), &|played| {
                bar.set_position(played);
                !stop.is_asked()
            });
        bar.finish_and_clear();
        if stop.is_asked() {
            return Err(Failure::Interrupted);
        }
        let notation = plans::shortened(&setup.to_string());
        let title = format!(
            "{} {notation}, {} games of {}, seed {}",
            G::INFO.id,
            self.games,
            self.player,
            self.seed,
        );
        Ok(print(&title, &tuning.map_err(Failure::input)?, &mut ink::stdout())?)
    }
}

fn print(title: &str, tuning: &Tuning, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", page::prose(title))?;
    let mut weights = Grid::of_numbers(&["weight", "is", "found"]);
    for (weight, found) in &tuning.weights {
        weights.add([weight.name.to_owned(), format!("{}", weight.value), format!("{found:.3}")]);
    }
    weights.print(out)?;
    writeln!(
        out,
        "\n{} positions: mean squared error of a seat's share of the win",
        tuning.positions
    )?;
    let mut errors = Grid::of_numbers(&["estimate", "games that fit", "games that check"]);
    let mut add = |name: &str, of: fn(&Errors) -> f64| {
        let cells = [&tuning.fitted, &tuning.checked].map(|errors| format!("{:.5}", of(errors)));
        errors.add([name.to_owned()].into_iter().chain(cells));
    };
    add("all seats are level", |errors| errors.level);
    add("the weights as they are", |errors| errors.own);
    add("the weights found", |errors| errors.found);
    errors.print(out)
}
