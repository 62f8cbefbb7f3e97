# What is wrong with something that was typed, read or asked for.

## Notation

is-not = { $found } is not { $expected }
takes = takes { $takes }; { $found }
this-is = this is { $found }
this-is-a-list = this is a list
this-is-a-list-of = this is a list of { $length }
this-is-named = this is a set of named values
this-is-another = this is something else
is-missing = the value is missing
and-nearest = { $found }; the nearest is { $near }
lacks = { $name } is missing
twice = given twice
named-twice = { $name } is given twice
nearest-name = no such name; the nearest is { $near }
no-such-name = no such name; there are { $names }
stands-alone = { $name } takes no value: write "{ $name }"
takes-a-value = { $name } takes a value, as { $form }
option-place = { $label ->
   *[other] { $notation }
}
and-more = and more

## What can be written

either = { $others } or { $last }
names-or-plan = { $names } or { $plan }
one-of = one of: { $names }
a-text = a text
a-letter = a letter
a-number = a number
a-list = a list
a-list-of = a list of { $things }
digits = a list of digits, such as 12346
named-values = named values
named-values-of = named values: { $names }
entries = at most 8 entries, one for each seat
a-number-in-range = a number in range
a-seat = a seat from 0 to 7
an-option = an option: name:value
a-decision = a decision: a seat or *, a space, an action
a-tree = a tree of this search
a-player = a player: random, greedy, flat:200, search:1000, easy, medium, hard, perfect
a-player-with = a player with 1 to { $most } iterations
a-participant = a player: random, greedy, flat:200, search:1000, easy, medium, hard, perfect, or cmd: and the command of an engine
a-game = the id of a game

## Files

no-json = invalid JSON: { $wrong }
json-deep = it is nested more than { $most } deep
json-empty = it is empty
json-ends = it ends in the middle of { $part ->
    [list] a list
    [object] an object
    [string] a string
   *[other] a value
}
json-stops = line { $line }, column { $column }: { $letter } is not valid there
json-line = something is wrong in line { $line }
other-format = the format is { $found }, not { $expected }
other-version = version { $version } is not between 1 and { $newest }
other-game = the game is { $found }, not { $expected }
other-ruleset = ruleset { $ruleset } is not between 1 and { $newest }
old-seed = a record of version 1 has no seed: write version 2
other-start = the start of the record has another setup
decision = decision { $number } ({ $text }): { $wrong }
other-outcome = the decisions do not lead to the outcome of the record
names-for-seats = { $names } names for { $seats } seats

## Seats and touches

no-seat = no seat { $number }{ $seats ->
    [none] : seats are numbered 0 to { $last }
    [0] : the table has no seats
   *[other] { " " }at this table: its seats are 0 to { $last }
}
nothing-to-touch = { $seat ->
    [none] a spectator has nothing to touch
    [you] you have nothing to touch: the game waits for others
   *[other] { $seat } has nothing to touch: the game waits for others
}
no-target = { $place } can't be touched { $touched ->
    [none] first
   *[other] after { $touched }
}: { $targets }{ $more ->
    [0] {""}
   *[other] { " " }and { $more } more
} can
too-many-touches = { $place } is one touch too many: { $touched } means { $action }

## What can't be done now

no-decision = there is no decision to take back
no-seed = the game has no chance of its own: give it a seed
no-chance = the game does not wait for chance
watches = a spectator decides nothing
taken-back = the decision comes too late: decisions were taken back
decided-since = the decision comes too late: { $seat } has decided since

## Players

nothing-to-choose = a spectator has nothing to choose: give the information state of a seat
not-to-move = { $seat ->
    [you] the game does not wait for you
   *[other] the game does not wait for { $seat }
}
is-over = the game is over
budget = { $found } iterations are not between 1 and { $most }
unsolved = the player perfect needs the solution of a small game: { $why }
other-players = the table has { $seats } seats, and there are { $players } players
forfeit = the game is lost for { $seat }: { $reason }
endless = the game was not over after { $decisions } decisions
stopped = the game was stopped
inconsistent = no position fits all that was seen
