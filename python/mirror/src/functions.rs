//! Mirrors for Python: the functions that every game has, in Python.

use serde::Deserialize;

use crate::docs::{self, WIDTH};

/// What the docs of a game's functions say of the game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Functions {
    /// The id of the game.
    id: String,
    /// A ruling, for an example.
    rule: String,
    /// Examples of `start`, line by line.
    start: Vec<String>,
    /// The options of the other examples.
    example: String,
    /// The number of games in the example of `simulate`.
    games: String,
    /// What is to be said of the games that `simulate` plays.
    #[serde(default)]
    simulated: String,
    /// What the scores of a game are that was given up.
    scores: String,
    /// The columns between those that all games have.
    columns: String,
    /// What a score is counted in.
    unit: String,
    /// What is to be said of further columns.
    #[serde(default)]
    more: String,
}

/// The functions, with names in braces for what a game says.
const MODULE: &str = "

info: Info = Info(*info_of(\"{id}\"))
\"\"\"What kind of game it is.\"\"\"

rules: Rules = Rules.of(rules_of(\"{id}\"))
\"\"\"Every ruling the game implements, in the order of their ids: `rules[\"{rule}\"]`, `rules[0]`.\"\"\"

credits: Mapping[str, str] = MappingProxyType(credits_of(\"{id}\"))  # noqa: A001
\"\"\"The signs that stand in the sources of rulings, with their meanings.\"\"\"

actions: AllActions = AllActions()
\"\"\"Every action there is, in the order of their ids.\"\"\"

Player: TypeAlias = (
    Bot
    | str
    | Mapping[Any, float]
    | Callable[[InformationState, tuple[Action, ...]], Action | str | int]
)
\"\"\"Who plays in a seat: a `Bot`, its name, weights of kinds of action, or a callable.

With weights, by classes of actions or their names, each legal action is as likely as the weight of
its class says, from 0 to 10**9; classes without one weigh 1, so that `{}` is a random player. A
callable is given what its seat knows and the legal actions, and returns one of them.
\"\"\"


def start(setup: Setup | Options | str | None = None, /, **options: Unpack[Options]) -> State:
    \"\"\"Return the first state of a game.

    Takes a setup, in notation if you like, and the options of `Options` on top of it.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.

{start}

    \"\"\"
    return State.start(Setup(setup, **options))


def play(
    setup: Setup | Options | str | None = None,
    /,
    *,
    seed: int,
    game: int = 0,
    players: int | Sequence[Player] | None = None,
    **options: Unpack[_OtherOptions],
) -> Record:
    \"\"\"Play a whole game and return its record: at random, or between `players`.

    `players` is the number of seats, or a list of who plays in each: see `Player`. The same setup,
    players and seed (from 0 to 2**64 - 1) give the same game on every platform. `game` is one of
    the seed's games, by the number that it has in the table of `simulate`.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.
        NotationError: If no player has such a name.
        IllegalActionError: If a callable returns an action that a ruling refuses.
        MauerwerkError: If players find no end within 100,000 decisions.

    >>> play({example}, seed=7) == play({example}, seed=7)
    True
    >>> play(players=[\"greedy\", \"random\", \"random\"], seed=7).outcome is None
    False

    \"\"\"
    count, players = seated(players)
    setup = Setup(setup, players=count, **options)
    if players is None:
        return Record.random(setup, seed, game)
    return Record.played(State.start(setup.bounded()), players, seed, game)


def simulate(  # noqa: PLR0913 (whoever calls names them)
    games: int | range,
    start: State | InformationState | Setup | Options | str | None = None,
    /,
    *,
    seed: int,
    players: int | Sequence[Player] | None = None,
    limit: int | None = None,
    threads: int | None = None,
    progress: bool | None = None,
    **options: Unpack[_OtherOptions],
) -> Results:
    \"\"\"Play many games on all cores, and return a table with one row a game.

{simulated}

{players}

{limit}

{columns}

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.
        NotationError: If no player has such a name.
        IllegalActionError: If a callable returns an action that a ruling refuses.
        MauerwerkError: If a state has not as many seats as there are players.
        InconsistentError: If no state fits what was seen.

    >>> table = simulate({games}, {example}, seed=1, progress=False)
    >>> table.rows
    {games}

    \"\"\"
    count, players = seated(players)
    if not isinstance(start, (State, InformationState)):
        start = State.start(Setup(start, players=count, **options).bounded())
    elif options or (count is not None and players is None):
        message = \"a state has its options already\"
        raise TypeError(message)
    return simulated(start, games, seed, limit, players, threads=threads, progress=progress)


def match(  # noqa: PLR0913 (whoever calls names them)
    deals: int | range,
    setup: Setup | Options | str | None = None,
    /,
    *,
    seed: int,
    players: Sequence[Bot | str],
    threads: int | None = None,
    progress: bool | None = None,
    **options: Unpack[_OtherOptions],
) -> Standings:
    \"\"\"Play a match between players on all cores, and return the standings.

    Every deal is played as often as there are seats, and the players move one seat on each time, so
    that everybody sits everywhere on the same deal. With fewer players than seats they take turns
    in filling the chairs. The number of seats is the setup's: `\"players:4\"`.

    The deals are 0 to `deals` - 1 of the seed, or those of a range of numbers: `Standings.joined`
    puts parts together. But for the times of decisions, the standings are the same on any number of
    `threads`, and those of `mauerwerk match`. `progress` is that of `simulate`. Ctrl-C stops it.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.
        NotationError: If no player has such a name.
        MauerwerkError: If there are fewer players than two, or more than seats.

    >>> standings = match(2, \"players:3\", seed=1, players=[\"greedy\", \"random\"], progress=False)
    >>> standings.deals, standings.to_dict()[\"player\"]
    (2, ['greedy', 'random'])

    \"\"\"
    setup = Setup(setup, **options)
    return matched(setup, deals, seed, players, threads=threads, progress=progress)
";

const SIMULATED: &str = "The games go on from a state, or start with a setup and the options of `Options` on top \
    of it. From an information state each goes on from a world of its own: a state that the viewer could be in, \
    drawn for the game as `resample` draws it. They are games 0 to `games` - 1 of the seed, or those of a range of numbers: game `n` is \
    `play(seed=seed, game=n)` however the games are split. They are the same on any number of `threads`, by default as many as there are cores; the threads end with the call, so that the process may fork. \
    `progress` says whether to show a progress bar, which needs tqdm; `None` shows one where somebody is watching. \
    Ctrl-C stops it.";

const PLAYERS: &str = "They are played at random, unless `players`, else the number of seats, is a list of who \
    plays in each: see `Player`. Players of the library play with the interpreter released. With a callable among \
    them, the games are played one after the other on the calling thread, and an exception in it comes through.";

/// Writes the functions of a game.
pub(crate) fn functions(of: &Functions) -> String {
    let limit = format!(
        "`limit` is the number of decisions after which a game is given up, by default 1,000,000, and 100,000 \
         between players: it has 0 in `finished`, no winner, and \
         the scores as they stand{}.",
        of.scores
    );
    let columns = format!(
        "Columns are 32-bit integers: `game`, `decisions`, `finished` (0 if it was given up at the limit), {}, \
         `winners` (how many share the win), and for each seat `score_0` in {} and `won_0`. {}",
        of.columns, of.unit, of.more
    );
    let start: Vec<String> = of.start.iter().map(|line| format!("    {line}")).collect();
    MODULE
        .replace("{simulated}", &paragraph(&format!("{SIMULATED} {}", of.simulated)))
        .replace("{players}", &paragraph(PLAYERS))
        .replace("{limit}", &paragraph(&limit))
        .replace("{columns}", &paragraph(&columns))
        .replace("{start}", &start.join("\n"))
        .replace("{id}", &of.id)
        .replace("{rule}", &of.rule)
        .replace("{example}", &of.example)
        .replace("{games}", &of.games)
}

fn paragraph(text: &str) -> String {
    let lines = docs::wrapped(text, WIDTH - 4).into_iter().map(|line| format!("    {line}"));
    lines.collect::<Vec<_>>().join("\n")
}
