//! Mirrors for Python: the functions that every game has, in Python.

use serde::Deserialize;

use crate::docs::{self, WIDTH};

/// The parts of the functions' docs that depend on the game.
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
    /// A remark on the games that `simulate` plays.
    #[serde(default)]
    simulated: String,
    /// The scores of a game that was stopped at the limit.
    scores: String,
    /// The columns of the game.
    columns: String,
    /// The unit of scores.
    unit: String,
    /// A remark on further columns.
    #[serde(default)]
    more: String,
}

/// The functions, with names in braces for the parts that depend on the game.
const MODULE: &str = "

info: Info = Info(*info_of(\"{id}\"))
\"\"\"The description of the game.\"\"\"

rules: Rules = Rules.of(rules_of(\"{id}\"))
\"\"\"Every ruling of the game, in the order of their ids: `rules[\"{rule}\"]`, `rules[0]`.\"\"\"

credits: Mapping[str, str] = MappingProxyType(credits_of(\"{id}\"))  # noqa: A001
\"\"\"The signs in the sources of rulings, with their meanings.\"\"\"

actions: AllActions = AllActions()
\"\"\"All actions, in the order of their ids.\"\"\"

Player: TypeAlias = (
    Bot
    | Search
    | PlayerName
    | Mapping[Any, float]
    | Callable[[InformationState, tuple[Action, ...]], Action | str | int]
)
\"\"\"The player of a seat: a `Bot`, its name, a `Search`, weights of kinds of action, or a callable.

Weights belong to classes of actions, or their names. A player with weights chooses each legal
action in proportion to the weight of its class, from 0 to 10**9. Classes without a weight have 1,
so `{}` is a random player. A callable receives what its seat knows and the legal actions, and
returns one of them.
\"\"\"


def start(setup: Setup | Options | str | None = None, /, **options: Unpack[Options]) -> State:
    \"\"\"Return the first state of a game.

    The setup may be notation. Keyword arguments are options, as in `Options`, that replace its own.

    Raises:
        SetupError: With all faults of the setup, and the rulings it breaks.

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

    `players` is the number of seats, or a list with the player of each: see `Player`. The same
    setup, players and seed (from 0 to 2**64 - 1) give the same game on every platform. `game` is
    the number of one of the seed's games, as in the table of `simulate`.

    Raises:
        SetupError: With all faults of the setup, and the rulings it breaks.
        NotationError: If there is no such player.
        IllegalActionError: If a callable returns an action that a ruling refuses.
        MauerwerkError: If the game between players did not end within 100,000 decisions.

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


def records(
    games: int | range,
    setup: Setup | Options | str | None = None,
    /,
    *,
    seed: int,
    players: int | Sequence[Player] | None = None,
    threads: int | None = None,
    **options: Unpack[_OtherOptions],
) -> list[Record]:
    \"\"\"Play many whole games on all cores, and return their records, in the order of their numbers.

    Game `n` is always `play(seed=seed, game=n)`. `mauerwerk.dataset` makes arrays of records. Games
    with a callable among the players are played on the calling thread.

    Raises:
        SetupError: With all faults of the setup, and the rulings it breaks.
        NotationError: If there is no such player.
        IllegalActionError: If a callable returns an action that a ruling refuses.
        MauerwerkError: If a game between players did not end within 100,000 decisions.

    >>> records(range(3, 5), {example}, seed=7)[1] == play({example}, seed=7, game=4)
    True

    \"\"\"
    count, players = seated(players)
    setup = Setup(setup, players=count, **options)
    start = None if players is None else State.start(setup.bounded())

    def one(game: int) -> Record:
        if start is None or players is None:
            return Record.random(setup, seed, game)
        return Record.played(start, players, seed, game)

    return recorded(one, games, players, threads)


def simulate(  # noqa: PLR0913 (callers name them)
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
    \"\"\"Play many games on all cores, and return a table with one row for each game.

{simulated}

{players}

{limit}

{columns}

    Raises:
        SetupError: With all faults of the setup, and the rulings it breaks.
        NotationError: If there is no such player.
        IllegalActionError: If a callable returns an action that a ruling refuses.
        MauerwerkError: If the number of players is not the number of seats in the state.
        TypeError: If there are options for a state.
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


def match(  # noqa: PLR0913 (callers name them)
    deals: int | range,
    setup: Setup | Options | str | None = None,
    /,
    *,
    seed: int,
    players: Sequence[Player],
    threads: int | None = None,
    progress: bool | None = None,
    **options: Unpack[_OtherOptions],
) -> Standings:
    \"\"\"Play a match between players on all cores, and return the standings.

    Every deal is played once for each seat, and the players move one seat further each time. So
    every player plays every seat of the same deal. If there are fewer players than seats, they fill
    the chairs in turn. The setup has the number of seats: `\"players:4\"`. If there is a callable
    among the players, the match is played on the calling thread, and its exceptions are raised.

    The deals are 0 to `deals` - 1 of the seed, or those of a range. `Standings.joined` joins parts.
    Except for the times, the standings are the same on any number of `threads`, and equal to those
    of `mauerwerk match`. `progress` works as in `simulate`. Ctrl-C stops the match.

    Raises:
        SetupError: With all faults of the setup, and the rulings it breaks.
        NotationError: If there is no such player.
        IllegalActionError: If a callable returns an action that a ruling refuses.
        MauerwerkError: If the number of players is below two, or above the number of seats.

    >>> standings = match(2, \"players:3\", seed=1, players=[\"greedy\", \"random\"], progress=False)
    >>> standings.deals, standings.to_dict()[\"player\"]
    (2, ['greedy', 'random'])

    \"\"\"
    setup = Setup(setup, **options)
    return matched(setup, deals, seed, players, threads=threads, progress=progress)
";

const SIMULATED: &str = "The games continue from a state, or start with a setup and the options of `Options`, \
    which replace its own. From an information state, each continues from a different world: a state that the \
    viewer could be in, drawn for the game as by `resample`. They are games 0 to `games` - 1 of the seed, or those \
    of a range. Game `n` is always `play(seed=seed, game=n)`, and the games are the same on any number of `threads`. \
    The default of `threads` is the number of cores. The threads end with the call, so the process may fork. \
    `progress` decides whether to show a progress bar, which needs tqdm. `None` shows one in a terminal or a \
    notebook. Ctrl-C stops the games.";

const PLAYERS: &str = "The games are random if `players` is missing or the number of seats. It may also be a list \
    with the player of each seat: see `Player`. Players of the library play with the interpreter released. If there \
    is a callable among them, the games are played one after the other on the calling thread, and its exceptions \
    are raised.";

/// Writes the functions of a game.
pub(crate) fn functions(of: &Functions) -> String {
    let limit = format!(
        "`limit` is the number of decisions after which a game stops, by default 1,000,000, and 100,000 between \
         players. Such a game has 0 in `finished`, no winner, and the current scores{}.",
        of.scores
    );
    let columns = format!(
        "Columns are 32-bit integers, except for shares. All games have `game`, `decisions`, `finished` (0 if it was stopped at the \
         limit) and `winners` (the number of winners). Each seat has `score_0` in {}, `won_0`, and at the end `share_0`, its share of the win. This game also \
         has {}. {}",
        of.unit, of.columns, of.more
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
