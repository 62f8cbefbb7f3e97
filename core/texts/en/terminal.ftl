# What the command line says to those who play.

## What can be typed. The first word is the command; English ones are always understood.

undo = undo
hint = hint
analyse = analyse
touch = touch
look = look
log = log
rule = rule ID
save = save FILE
load = load FILE
help = help
quit = quit
does-undo = takes back your last decision and everything after it
does-hint = lists the three best decisions; hint easy: what easy would suggest
does-analyse = lists what each decision is worth; another player: analyse search:5000
does-touch = lists the places that you can touch, to decide by their letters
does-look = shows the whole position again, page by page
does-log = lists what you have seen of the game, the newest first
does-rule = prints a ruling, such as rule DM-20
does-save = writes the game so far to a file, with all secrets
does-load = continues a saved game
does-help = lists what you can type
does-quit = leaves the game
type-an-action = Type one of the actions you may play, or:
type-a-decision = Type a decision:
or-else = or:
enter-for-chance = lets the seed decide what chance brings next
enter-key = Enter
did-you-mean = { $text }; did you mean { $command }?

## The start and the end

which-game = Which game? Type its number or its name:{ " " }
unknown-game = { $typed } is not a game of this list
titled = { $name } (seat { $number })
seat = seat { $number }
seat-column = seat
score-column = score
wins = wins
ending-and-seed = { $ending }, seed { $seed }
left-after = { $decisions ->
    [one] left after { $decisions } decision
   *[other] left after { $decisions } decisions
}{ $lost ->
    [true] , not saved: `{ save }` keeps a game
   *[other] {""}
}
back = back
leaving = Not saved. Type a file to save the game to, Enter to leave without, or { back } to go on:{ " " }
saved-to = saved to { $path }
loaded-from = loaded from { $path }{ $lost ->
    [true] ; the game before it was not saved
   *[other] {""}
}
other-table = { $path } has { $found } seats, and { $seats } are at this table
from-a-file = { $takes }, as a .toml or .json file
name-a-file = name a file, for instance game.json
nothing-to-undo = there is nothing to take back

## Lessons

lesson-step = { $game }: step { $number } of { $count }
lesson-commands = Type { undo } to go back a step, { look } to see the board again, { quit } to leave.
lesson-left = You left the lesson at step { $number } of { $count }.
lesson-done = Well done! Now play against easy opponents. Type { hint } during the game if you need advice.

## The screen

hand-over = Hand over to { $title }, who presses Enter:{ " " }
chance-prompt = chance
touch-prompt = touch
since-last = Since you last decided:
so-far = So far:
lines-more = ({ $lines } more lines: type { look })
more-by-look = { " " }… (type { look })
more-before = ({ $lines } more lines before)
and-more = … and { $number } more
too-narrow = (too narrow for the drawing: it has { $widest } columns, not { $width })
enter-to-go-on = press Enter to go on:{ " " }
enter-for-more = press Enter for { $earlier ->
    [true] earlier
   *[other] more
} (page { $page } of { $last }):{ " " }
touch-a-letter = Type a letter to touch a place, or Enter to go back{ $touched ->
    [none] {""}
   *[other] , after { $touched }
}:
more-places = … and more: their names can be typed as well
no-such-place = { $place } can't be touched now: type a letter of the list
no-advice-for-chance = chance needs no advice: type what it brings
no-touch-by-chance = chance touches nothing: type what it brings
rest-left-out = the rest was left out: it is for another seat

## Advice

thinks = { $who } thinks
iterations = iterations{ $hurried ->
    [true] ; Ctrl-C if that is enough
   *[other] {""}
}
advice-head = { $player } for { $seat }{ $tries ->
    [0] {""}
   *[other] , after { $tries } tries{ $stopped ->
        [true] , stopped early
       *[other] {""}
    }
}:
advice = { $number }. { $action }{ $tied ->
    [true] , about equal
   *[other] {""}
}{ $odds ->
    [none] {""}
   *[other] , played { $odds } % of the time
}{ $share ->
    [none] {""}
   *[other] , wins { $share }, { $points } points
}: { $told }
action-column = action
odds-column = odds
tries-column = tries
wins-column = wins
points-column = points
next-column = expected next
and-more-actions = and { $number } more
decimal-mark = { "." }

## What may be played

may-play = you may play: { $actions }  (or type { help })
type-chance = type { $awaited }: { $words }  (Enter: as the seed says)
awaits-any = what chance brings

## Die Mauer

dm-fist = puts a fist with a tower on the table; G a gate, 1 to 6 a wall
dm-empty = puts an empty fist on the table
dm-end = builds the piece in your fist at the left or right end
dm-own = builds a piece of your stock, in Situation 1; +4L or +4R where both ends fit
dm-gift = gives the Master-builder a piece, in Situation 2
dm-decline = declines: builds nothing, or gives nothing

## Berlin

be-path = moves the hammer of seat 0 up, up and right; D is down, L left
be-place = puts your hammer on the wall
be-landed = flips, checks, collects or leaves the piece that you landed on
be-jericho = turns a piece face-up by the Wall of Jericho; x turns none
be-fill = fills an empty cell with the piece above it; D below, L left, R right
be-chance = what dice, coins and tiles show, where chance decides
be-cell = moves your hammer there by the first path found
be-other = moves the hammer of seat 1 there
be-may-place = @ and a cell with a piece, such as @a1
be-may-turn = x, or + and a cell with a face-down piece, such as +a1
be-leave = x leaves it
be-flip = + flips it
be-check = ? looks at it
be-collect = { "*" } collects it
be-may-move = you may move
be-move-row = { $own ->
    [true] your hammer
   *[other] another's
}{ $steps ->
    [none] {""}
   *[other] { " " }by { $steps }
} to { $cells }
be-move-example = a cell or a way to it, such as { $cell } or { $way }
be-action-to = { $action } to { $cell }
be-not-reached = hammer { $hammer } does not reach { $cell } with this roll
be-either-die = either die leads to { $cell }: choose by a way, { $one } or { $other }
be-await-hole = which cell is left empty
be-await-suit = { $cell ->
    [none] the suit of a coin
   *[other] the suit of the coin at { $cell }
}
be-await-face = which piece lies face up
be-await-start = where the hammer of { $seat } starts
be-await-roll-off = what { $seat } rolls for the start
be-await-die = the colour of the die that { $seat } draws
be-await-roll = what { $seat } rolls
be-await-piece = what the piece{ $cell ->
    [none] {""}
   *[other] { " " }at { $cell }
} shows

## Mauerbauer

ma-wall = builds a wall between two tower spaces
ma-early = rolls before the wall is built, if that is agreed
ma-towers = places a black tower at the first end and none at the second,
ma-houses = a red house on the space with the lower number and a green one on the other
ma-join = connects the completed city with city 12; apart leaves it as it is
ma-card = plays a card; size+in-towers plays two
ma-drop = discards a card instead, and draws two
ma-swap = puts a card down for another one; done puts down no more
ma-city = chooses a city for the final scoring; pass chooses none
ma-cards = in-… count pieces in the city, out-… pieces in no city: b g w towers,
ma-more-cards = R G Y B P houses and palaces, 1 2 3 houses of a region; see mauerwerk deck
ma-chance = what the dice show, draw:size a card, where chance decides
ma-short = connects with city 12, or chooses it for the final scoring
ma-await-first = which seat starts
ma-await-dealt = a card that { $seat } is dealt
ma-await-roll = what the dice show
ma-await-drawn = a card that { $seat } draws
ma-house-letters = R, G, Y, B, P or ? for each house
ma-type-roll = type what the dice show, such as { $example }: { $tower ->
    [true] b, g or w for the tower, / and { ma-house-letters }
   *[other] { ma-house-letters }
}  (Enter: as the seed says)
ma-worths = your cards score now, without a city: { $worths }
ma-completing = completing a city: { $lines }
ma-or-early = { $lines }, or early
ma-dice-show = the dice show { $roll }; you place towers and houses
ma-any-pair = { $what }, any of these towers with any of these houses
ma-towers-at = towers at { $places }: { $choices }
ma-houses-on = houses on { $places }: { $choices }
ma-then = { $first }, then { $second }
ma-one-of-these = one of these, such as { $example }
ma-for-instance = for instance { $example }
ma-tower-at = { $colour ->
    [black] black
    [grey] grey
   *[white] white
} tower at { $place }
ma-house-on = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
    [blue] blue
   *[pink] pink
} house on { $place }
ma-may-connect = { $completed }; you may connect it with a city next to it:
ma-with = with { $city }: { $changes }
ma-leaves = leaves it as it is
ma-sized = city { $city } of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
ma-chosen = { $city } is chosen
ma-completed = { $city } is completed
ma-none-completed = no city is completed
ma-no-card = { $completed }, and you hold no card
ma-cards-score = { $completed }; your cards score:
ma-best-two = the best two together:
ma-may-play = { $two ->
    [true] one card or two, such as { $best }
   *[other] { $best }
}{ $drop ->
    [none] {""}
   *[other] , or discard one and draw two: { $drop }
}{ $pass ->
    [true] , or pass
   *[other] {""}
}
ma-and-more = and { $number } more
ma-swaps = you are last, and draw a card for each that you put down, { $down } up to now; your cards would score now: { $worths }
ma-final = the final scoring: one card or two, for a city that you choose
ma-would-score = { $city } would score: { $worths }

## What was typed after the command

see-help = { $text } (see --help)
unexpected-argument = unexpected argument '{ $argument }' found
unknown-command = unrecognized subcommand '{ $command }'
wrong-value = invalid value '{ $value }' for '{ $argument }'{ $why ->
    [none] {""}
   *[other] : { $why }
}{ $values ->
    [none] {""}
   *[other] { " " }[possible values: { $values }]
}
lacks-value = a value is required for '{ $argument }' but none was supplied{ $values ->
    [none] {""}
   *[other] { " " }[possible values: { $values }]
}
missing-arguments = the following required arguments were not provided: { $arguments }
not-together = the argument '{ $argument }' cannot be used with { $other }
argument-twice = the argument '{ $argument }' cannot be used multiple times
whole-number = type a whole number from { $least } to { $most }
number-of-seat = type the number of a seat, such as 2
number-of-seconds = type a number of seconds from 0.001 to 86400
write-bots = type seats with players, like 1=hard,2=easy
write-people = type all, none, or seats like 0,2=Ada
write-name = type { $seat }=Ada, or { $seat } without a name
seat-twice = seat { $seat } is given twice
name-twice = seats { $first } and { $last } are both called { $name }
tries-range = the number of tries must be between 1 and { $most }
no-such-game = there is no game { $game }: choose from { $games }
no-record = this is not a record that `play --save FILE` has written: { $why }
no-such-seat = there is no seat { $number }: this game has the seats { $seats }
seat-of-a-person = { $player } cannot sit on seat { $number }: a person sits there. Change this with --people
load-needs-game = --load - needs the name of the game before it
name-a-game = name a game, for instance `play die-mauer`
loaded-options = a loaded game has its own options: leave out options and --edition
save-needs-file = --save - needs --people none: people play on standard output; name a file
needs-people = --chance people needs a person at the table: name one with --people
svg-needs-file = --svg needs another file than --save and --load
no-editions = { $game } has no editions
no-folder = there is no folder { $folder }
file-error = { $path }: { $why ->
    [missing] there is no such file
    [denied] access is not allowed
    [folder] this is a folder
    [large] the file is too large
    [no-text] this is not text
   *[other] { $why }
}

## Options and rulings

option-column = option
takes-column = takes
set-column = is set to
default-column = default
rulings-column = rulings
options-note = Type name:value, or -o name=value. A variant or an edition can change these defaults. - means none, or that other options decide.
nothing-set = nothing but the defaults is set
edition-sets = { $edition } sets { $options ->
    [none] nothing: it is the default
   *[other] { $options }
}
no-ruling-found = no ruling contains { $words }
no-ruling-changed = no ruling is changed
no-editions-here = these games have no editions
neither-game-nor-ruling = { $typed } is neither a game ({ $games }) nor a ruling like DM-20
ruling-source = source
ruling-option = option
ruling-kind = kind
ruling-scenarios = scenarios
a-definition = a definition, which no code enforces
sign-is = { $sign } is { $meaning }
name-game-first = { $ruling } of which game? Name the game before it
no-such-ruling = there is no ruling { $ruling }
no-ruling-of = { $game } has no ruling { $ruling }: they run from { $first } to { $last }

## Records, boards and decks

seen-by = { $game }, { $setup }: seen by { $seat ->
    [none] a spectator
   *[other] { $seat }
}
seen-in-full = { $game }, { $setup }: in full
seat-is = { $seat } is { $name }
won = won by { $winners } with { $scores } ({ $ending })
in-file = { $path }: { $why }
no-piecepack = { $game } has no piecepack
neither-file-nor-notation = { $typed } is neither a file nor notation
at-needs-record = --at needs a record: a position has no decisions
no-game-reads = no game accepts this notation. { $refusals }
games-read = { $games } accept this notation: name the game before it
no-such-plan = there is no { $option } { $name }: choose from { $known }, or name a file
own-plan = own
is-a-folder = { $path } is a folder; name another file
other-content = { $path } is a file with other content; name another file
svg-beside-game = --svg needs a file: the game is on standard output
no-such-command = there is no command { $command }
card-column = card
copies-column = copies
counts-column = counts
scores-column = scores
cards-and-faces = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $faces ->
    [one] { $faces } face
   *[other] { $faces } faces
}
warning = warning: { $warning }

## Ratings

line-past-end = --line { $line } is past the end: { $scenario } has { $lines } lines
at-past-end = --at { $at } is past the end: { $decisions } decisions
hidden-from-whom = name the seat that decides with --seat: the notation hides something
only-chance-decides = the game waits for chance: no seat decides here
over-already = the game is over: { $ending }
not-to-move = { $seat } is not to move: the game waits for { $seats }
decide-together = { $seats } decide together: name one of them with --seat
no-mistakes = no decision was clearly worse than another
decision-column = decision
better-column = better
loss-column = loss of wins

## Many games

random-games = { $game } { $setup }: { $games ->
    [one] { $games } random game
   *[other] { $games } random games
}, seed { $seed }
given-up = { $games } given up; the seats' results leave them out
one-output = --json - and --csv - cannot both go to standard output
progress = { $bar } { $done } of { $all }{ $things ->
    [none] {""}
    [decisions] { " " }decisions
    [deals] { " " }deals
   *[games] { " " }games
}{ $rate ->
    [none] {""}
   *[other] , { $rate } a second
}{ $time ->
    [none] {""}
   *[other] , { $time } left
}
deviation-column = sd
least-column = min
median-column = median
most-column = max
game-column = a game
mean-column = mean
tally-played = played { $cards }
tally-scored = scored { $cards }
tally-cards = { $cards ->
    [city_size] city size
    [colour_variety] colour variety
    [tower_colour_in] tower colour in
    [palaces_in] palaces in
    [colour_in] colour in
    [towers_in] towers in
    [houses_out] houses out
    [region_out] region out
    [towers_out] towers out
    [tower_colour_out] tower colour out
    [shore_out] shore out
    [walls_out] walls out
   *[cities] cities
}
tally = { $column ->
    [decisions] decisions
    [winners] winners
    [turns] turns
    [pieces_built] pieces built
    [nothing_built] nothing built
    [declined] declined
    [gifts] gifts
    [gifts_refused] gifts refused
    [rounds_by_building] rounds by building
    [rounds_by_giving] rounds by giving
    [rounds_by_dead_wall] rounds by dead wall
    [rounds_by_idle_turns] rounds by idle turns
    [rolls] rolls
    [own_moves] own moves
    [other_moves] other moves
    [cannot_move] cannot move
    [flips] flips
    [checks] checks
    [dumb_luck] dumb luck
    [tiles_collected] tiles collected
    [coins_collected] coins collected
    [left] left
    [filled] filled
    [idle_ending] idle ending
    [cities] cities
    [largest_city] largest city
    [connected] connected
    [palaces] palaces
    [discarded] discarded
    [swapped] swapped
    [reshuffled] reshuffled
    [ended_last_wall] ended: last wall
    [ended_last_tower] ended: last tower
    [ended_last_house] ended: last house
    [ended_last_palace] ended: last palace
    [ended_no_line_left] ended: no line left
   *[other] { $column }
}

## Matches

match-head = { $game } { $setup }, seed { $seed }
deals-played = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
player-column = player
games-column = games
time-column = a decision
likelier = decided: { $elo } Elo is likelier than { $other }
not-decided = not decided: play more deals
verdict = { $verdict } (log-likelihood ratio { $ratio })
sprt-takes-two = --sprt takes two numbers of Elo points, such as 0,50
sprt-compares-two = --sprt compares two players
match-takes-two = a match takes two players or more
is-fair = { $player } is fair in { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}: it chose the same in { $worlds } other worlds
not-fair = { $player } is not fair: for { $seat }, it chose { $choice } and, knowing the same, { $other }, in { $position }
lost-by-fault = { $player } lost { $games ->
    [one] { $games } game
   *[other] { $games } games
} by a fault: { $reason }
too-few-processes = --processes must be at least { $seats }, one for each seat

## The judge of other implementations

write-subject = type cmd: and the command of the subject, such as cmd:'python3 subject.py'
judged-scenarios = Scenarios: { $held } hold, { $failed } fail.
judged-games = Random games: { $games } agree, { $wrong } differ.
judged-positions = Positions: { $positions } agree. Refusals: { $refusals } agree. Small variants: { $counts } agree.
judged-events = Events of { $events } decisions agree. Rulings of { $citations } refusals agree.
judged-chances = Chance: { $weights } lists of weights agree, { $draws } tests of drawn results.
judged-secrets = Secrets: { $twins } pairs of worlds compared, { $resamples } tests of resampled positions.
judged-unsupported = Not supported: { $unsupported }.
subject-passes = { $subject } passes: nothing is wrong.
subject-fails = { $subject } fails: { $misses ->
    [0] nothing could be checked
    [one] { $misses } difference
   *[other] { $misses } differences
}
likely-broken = Most likely broken, the likeliest first:
in-scenario = Scenario { $name }
missed = { $wrong ->
    [refuses] A legal decision is refused
    [accepts] A decision that is not legal is accepted
    [turn] Turn
    [position] Position
    [missing] A legal action is missing
    [extra] A listed action is not legal
    [chance] Chance
    [view] View
    [outcome] Result
    [events] Events
    [rule] The ruling that refuses
    [leak] Something secret is shown
    [resample] Resampled positions
   *[other] Protocol
}{ $of ->
    [none] {""}
   *[other] { " " }({ $of })
}: expected { $expected }, found { $found }

## Scenarios

holds = holds
fails = FAILS
not-read = cannot be read
no-scenario = { $what } is a board or a deck, not a scenario
scenarios-hold = { $scenarios ->
    [one] { $scenarios } scenario holds
   *[other] { $scenarios } scenarios hold
}
scenarios-fail = { $failing ->
    [one] { $failing } of { $all } scenarios fails
   *[other] { $failing } of { $all } scenarios fail
}
no-such-scenario = there is no scenario { $text }: `mauerwerk check { $game }` lists all scenarios
neither-scenario-nor-file = { $text } is not a game, scenario, ruling, file or folder
no-single-scenario = { $text } is neither the name of one scenario nor its file
no-toml-in = the folder { $folder } has no .toml file

## Solved games

solving = { $done } { $things ->
    [positions] positions
    [histories] histories
    [iterations] iterations
    [questions] questions
   *[answers] answers
}
histories-take = { $histories } histories take up to { $megabytes } MB
solved-positions = { $positions } positions solved in { $megabytes } MB
solved-histories = { $histories } histories and { $states } information states in at most { $megabytes } MB
solved-iterations = after { $iterations } iterations of { $method } the play loses { $lost }
seat-gets = { $seat } gets { $value } ({ $payoff ->
    [win] share of the win
   *[points] lead in points
}{ $gap ->
    [none] {""}
   *[other] , within { $gap }
})
seat-plays = { $seat }{ $seen ->
    [none] {""}
   *[other] { " " }sees { $seen }
}: { $play }
loss-to-perfect-column = loses to perfect play
loss-to-knower-column = to best replies
gets-first-column = outcome in seat 0
gets-second-column = in seat 1
write-payoff = type win or points
solves-two-seats = the solver needs two seats: this table has { $seats }
solves-no-loop = the game can return to a position, so it has no end to start from: { $position }
solves-no-more = there are more than { $limit } { $things ->
    [positions] positions
   *[histories] histories
}, which take { $megabytes } MB: raise --limit
