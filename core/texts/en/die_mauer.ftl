# Die Mauer. A piece is written in notation: T (tower), G (gate), 1 to 6 (wall).

## Pieces in words

tower = tower
gate = gate
wall-1 = wall 1
wall-2 = wall 2
wall-3 = wall 3
wall-4 = wall 4
wall-5 = wall 5
wall-6 = wall 6
unknown-piece = unknown piece
pieces = { $count ->
    [0] no pieces
    [1] 1 piece
   *[other] { $count } pieces
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
empty = empty
nothing = nothing

## Events

planned = { $seat } { $seat ->
    [you] put
   *[other] puts
} a fist on the table
planned-known = { $seat } { $seat ->
    [you] put
   *[other] puts
} a fist on the table: { $fist }
revealed = fists open: { $fists }
shows = { $seat } { $seat ->
    [you] show
   *[other] shows
} { $fist }
shows-as-master = { shows } (Master-builder)
built = { $seat } { $seat ->
    [you] build
   *[other] builds
} { $piece }
built-left = { $seat } { $seat ->
    [you] build
   *[other] builds
} { $piece } at the left end
built-right = { $seat } { $seat ->
    [you] build
   *[other] builds
} { $piece } at the right end
nothing-built = nobody builds: { $why } ({ $rule })
declined = { $seat } { $seat ->
    [you] build
   *[other] builds
} nothing
given = { $donor } { $donor ->
    [you] give
   *[other] gives
} { $receiver } a piece
given-known = { $donor } { $donor ->
    [you] give
   *[other] gives
} { $receiver } { $piece }
kept = { $donor } { $donor ->
    [you] give
   *[other] gives
} nothing
round-over = round { $round } is over, { $ending }: { $left }
left = { $seat } { $seat ->
    [you] keep
   *[other] keeps
} { $pieces } ({ $points })
block-passed = { $seat } { $seat ->
    [you] are
   *[other] is
} Master-builder

## Why nobody builds

illegal-plan = the piece does not fit
no-room = there is no room for the piece
master-declined = the Master-builder builds nothing
several-empty = several fists are empty

## Why a round or the game ends

last-piece-built = a last piece is built
last-piece-given = a last piece is given away
dead-wall = the wall is dead
too-many-idle-turns = too many idle turns
rounds-played = all rounds are played

## A player's part in the turn

to-decide = to decide
builds = builds
winner = winner

## Above the board

after-rounds = after { $rounds ->
    [0] no rounds
    [1] 1 round
   *[other] { $rounds } rounds
}
round-of = round { $round } of { $rounds }
title = Die Mauer, { $round }, { $standpoint }
description = { $status }. { $position }
all = all
planning = Planning: { $seats } { $seats ->
    [you] put a fist
   *[other] { $number ->
        [one] puts a fist
       *[other] put their fists
    }
} on the table
a-piece = a piece
the-piece = the { $piece }
may-build = Building: { $seats } may build { $piece }
chooses-end = Building: { $seats } { $seats ->
    [you] choose
   *[other] chooses
} an end for { $piece }
chooses-end-of = Building: { $seats } { $seats ->
    [you] choose
   *[other] chooses
} an end for { $piece } of { $builder }
situation-1 = Situation 1: { $seats }, Master-builder, { $optional ->
    [true] may build
   *[false] { $seats ->
        [you] build
       *[other] builds
    }
} any piece that fits
situation-2 = Situation 2: { $seats } { $optional ->
    [true] may give
   *[false] { $seats ->
        [you] give
       *[other] gives
    }
} the Master-builder a piece
game-over = Game over

## On the board

nothing-yet = nothing is built yet
wall-is-dead = The wall is dead: nobody holds a piece that fits
walls-only = walls only
left-end = left end of the wall
right-end = right end of the wall
block-of = block of the Master-builder, { $seat }
give-nothing = give nothing
build-nothing = build nothing

## Players

seat-heading = seat
fist-heading = fist
stock-heading = stock
total-heading = total
won-heading = won
size-heading = size
penalties-heading = penalties, lowest wins
closed = closed
closed-known = { $fist } (closed)
last-round = last round: { $points }
this-round = this round: { $points }
rounds-won = rounds won: { $rounds }
doubtful = { $size } of these { $shown } pieces
types-not-known = types not known
received-unseen = { $count } received unseen
given-unseen = { $count } given away unseen
stocked = { $seat ->
    [you] your { $piece }
   *[other] { $piece } of { $seat }
}
hand-empty = place for { $seat ->
    [you] your fist
   *[other] the fist of { $seat }
}
hand-empty-lately = { hand-empty }, last turn { $fist }
hand-closed = { $seat ->
    [you] your closed fist
   *[other] closed fist of { $seat }
}
hand-open = { $seat ->
    [you] your hand
   *[other] hand of { $seat }
} with { $fist }

## Remarks

gifts-heading = gifts, oldest first
gifts = gifts, oldest first: { $gifts }
older-gifts = Older gifts that the list leaves out involved { $seats }.
idle = Nothing was built for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} in a row; at { $limit } the round ends.
legend-tower = T tower
legend-gate = G gate
legend-wall = a number: a wall that long
legend-master = M Master-builder
legend-ends = L and R the wall's ends
legend-empty = - an empty fist

## Hints

does-not-fit = { $piece } does not fit and comes back (DM-11)
gives-points = moves { points } to { $receiver }{ $ends ->
    [true] { " " }and ends the round
   *[false] { "" }
}
builds-points = { points } less in hand; { $after }
keeps-points = keeps { points } in hand
plan-for-sure = you build { $piece } for sure ({ points }){ $ends ->
    [true] , which ends the round
   *[false] { "" }
}: no other player has one
plan-unless-shown = you build { $piece } ({ points }){ $ends ->
    [true] , which ends the round
   *[false] { "" }
} unless { $owners ->
    [one] the only other owner shows it
   *[other] one of { $owners } other owners shows it
}
guess-impossible = { $master } has no { $piece }: it can't be built now
guess-ends-round = ends the round for you if { $master } shows { $piece }
guess-blocks = keeps { $master } from going out with { $piece }: you build yours ({ points })
guess = you build { $piece } ({ points }) if { $master } shows it
empty-fist-of-master = you build any piece that fits unless another fist is empty (DM-26)
empty-fist-gives-last = you give your last piece if only you and { $master } show empty fists (DM-30)
empty-fist-blocks = keeps { $master } from going out with an empty fist (DM-26)
empty-fist-gives = you may give a piece if only you and { $master } show empty fists (DM-30)
ends-round = ends the round
fit-then = { $fit } of the { $stock } pieces in hand fit then
