# Berlin. A piece is written in notation: tS3 (the tile 3 of Suns), cAn (the coin null of Arms),
# t (a face-down tile), cM (a face-down coin of Moons).

## Pieces in words

suns = Suns
moons = Moons
crowns = Crowns
arms = Arms
ace = ace
null = null
tile = tile, { $value } of { $suit }
coin = coin, { $value } of { $suit }
pieces = { $count ->
    [0] no pieces
    [1] 1 piece
   *[other] { $count } pieces
}

## Variants

main-game = main game
crazy-eights = crazy eights
gravity = gravity
nullo-gravity = nullo gravity
wall-of-china = wall of china
wall-of-jericho = wall of jericho
fast-forward = fast forward
on-again-off-again = on again off again
pair-a-dice = pair a dice

## Events

hole-left = { $cell } is left empty
laid-again = the wall is laid out again (BE-121)
coin-laid = the coin at { $cell } is of { $suit }
chosen = the piece at { $cell } is turned up
turned-up = { $piece } lies at { $cell }
placed = { $seat } { $seat ->
    [you] put your hammer on { $cell }
   *[other] puts its hammer on { $cell }
}
rolled-off = { $seat } { $seat ->
    [you] roll
   *[other] rolls
} { $value } for the start
tied = { $seats } roll again (BE-07)
turn-starts = { $seat } { $seat ->
    [you] are
   *[other] is
} to move
jericho-lapsed = { $seat } { $seat ->
    [you] turn
   *[other] turns
} no piece up
die-drawn = the die of { $suit } is drawn
rolled = the die shows { $value }
rolled-two = the dice show { $low } and { $high }
cannot-move = no hammer can move (BE-08)
moved = { $seat } { $seat ->
    [you] move
   *[other] moves
} { $path } to { $cell }
moved-other = { $seat } { $seat ->
    [you] move
   *[other] moves
} { $hammer ->
    [you] your hammer
   *[other] the hammer of { $hammer }
} { $path } to { $cell }
flips = the piece at { $cell } is flipped
looks = the tile at { $cell } is looked at
tile-shown = it shows { $tile }
tile-seen = { $seat } { $seat ->
    [you] see
   *[other] sees
} what it shows
dumb-luck = dumb luck: another roll (BE-21)
picks-up = the piece at { $cell } is picked up
collected = { $seat } { $seat ->
    [you] collect
   *[other] collects
} { $piece }
left = the piece at { $cell } is left
filled = { $cell } is filled from { $side ->
    [above] above
    [below] below
    [left] the left
   *[right] the right
}
turn-ended = { $seat ->
    [you] your turn
   *[other] the turn of { $seat }
} ends
game-ended = the game is over: { $ending }

## Why the game ends

target-reached = the target is reached
wall-gone = the wall is gone
too-many-idle-turns = too many idle turns

## A player's part in the turn

to-decide = to decide
to-roll = to roll
winner = winner

## What the game waits for

# A cell that is not known.
a-cell = a cell
leaving-holes = Laying out: a cell is chosen to stay empty
dealing-coins = Laying out: the next coin is dealt
choosing-faces = Laying out: a piece is chosen to lie face up
turning-face = Laying out: the piece on { $cell } is turned up
placing = Placing: { $seat } { $seat ->
    [you] put
   *[other] puts
} a hammer on a piece
placing-at-random = Placing: { $seat ->
    [you] your hammer
   *[other] the hammer of { $seat }
} is put on a random piece
rolling-off = Roll-off: { $seat } { $seat ->
    [you] roll
   *[other] rolls
} for the first turn
jericho = Wall of Jericho: { $seat } may turn up a piece anywhere, before rolling
turning-jericho = Wall of Jericho: the piece on { $cell } is turned up
drawing-die = Drawing: { $seat } { $seat ->
    [you] draw
   *[other] draws
} a die
rolling = Rolling: { $seat } { $seat ->
    [you] roll
   *[other] rolls
} the die
rolling-die-of = Rolling: { $seat } { $seat ->
    [you] roll
   *[other] rolls
} the die of { $suit }
rolling-two = Rolling: { $seat } { $seat ->
    [you] roll
   *[other] rolls
} two dice
moving = Moving: { $seat } { $seat ->
    [you] move
   *[other] moves
} a hammer
moving-by = Moving: { $seat } { $seat ->
    [you] move
   *[other] moves
} a hammer { $spaces ->
    [one] { $spaces } cell
   *[other] { $spaces } cells
}
moving-by-either = Moving: { $seat } { $seat ->
    [you] move
   *[other] moves
} a hammer { $low } or { $high } cells
settling = Gravity: { $seat } { $seat ->
    [you] choose
   *[other] chooses
} which pieces fill an empty cell
game-over = Game over

# A hammer has landed on a piece that is written in notation, or called by one of these words. A
# sentence can select on their names.
the-tile = the tile
the-coin = the coin
the-piece = the piece
landed-collect = Landed: { $seat } may collect { $piece } on { $cell }
landed-flip = Landed: { $seat } may flip { $piece } on { $cell }
landed-collect-or-flip = Landed: { $seat } may collect or flip { $piece } on { $cell }
landed-flip-or-check = Landed: { $seat } may flip or check { $piece } on { $cell }
flipping = Flipping: { $piece } on { $cell } is turned up
flipped = Flipped: { $seat } may collect { $piece } on { $cell }
checking = Checking: { $seat } { $seat ->
    [you] look
   *[other] looks
} at { $piece } on { $cell }
checked = Checked: { $seat } { $seat ->
    [you] collect { $piece } on { $cell }, or leave it
   *[other] collects { $piece } on { $cell }, or leaves it
}
picking-up = Collecting: { $seat } { $seat ->
    [you] pick
   *[other] picks
} up { $piece } on { $cell }

## Above the board

title = Berlin, { $variants }, { $standpoint }
heading = Berlin, { $standpoint }
description = { $status }. { $position }

## On the board

cell-holds = { $cell }: { $content }
hole = hole
gap = gap
tile-face-down = tile, face down
tile-looked-at = tile, face down: ?, looked at by { $by }
tile-known = tile, face down: { $value } of { $suit }, looked at by { $by }
coin-not-dealt = coin, not dealt yet
coin-face-down = coin of { $suit }, face down
face-up = { $piece }, face up
all = all
hammer-of = { $seat ->
    [you] your hammer
   *[other] hammer of { $seat }
}, { $stand }
not-placed = not placed

## What marks and letters mean

own-reach = hammer { $hammer } can go there
other-reach = another hammer can go there
others-reach = other hammers can go there
asked-about = asked about
visited = not again in this turn
looked = looked at by
ground = ground
ground-line = line: ground
counts = { $value }, counts { $steps }
legend-tile = t face-down tile
legend-coin = cM face-down coin of Moons
legend-open = tS3 the tile 3 of Suns
looked-at = looked at: { $tiles }
left-out = left out: columns { $columns }
column-range = { $first } to { $last }

## Players

seat-heading = seat
hammer-heading = hammer
dice-heading = dice
pieces-heading = pieces
collected-heading = collected
of-target = of { $target }
die-of = { $seat ->
    [you] your die
   *[other] die of { $seat }
}
die-moved = moved
die-picks-up = picks up
collected-by = collected by { $seat }: { $piece }
lands-next = lands on a { $kind ->
    [tile] tile
   *[coin] coin
} next
ends-next = ends its turn on a { $kind ->
    [tile] tile
   *[coin] coin
} next
had-jericho = had the Wall of Jericho
out-of-roll-off = out of the roll-off
rolled-dice = rolled { $dice }
about = { $own ->
    [true] { $seat } (you): { $facts }
   *[false] { $seat }: { $facts }
}

## Remarks

empty-so-far = Empty so far: { $cells }.
emptied = Emptied in this turn: { $cells }.
idle = No piece was collected for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} in a row; at { $limit } the game ends.

## Buttons

leave-it = leave it as it is
flip-it = flip the piece
look-at-it = look at the tile
collect-it = collect the piece

## Hints

takes-piece = takes { $piece } for a point
turns-up-piece = turns up { $piece } for all to see
shows-you = shows { $piece } to you alone
turns-up-nothing = turns up nothing
leaves-piece = leaves { $piece } to the others
nothing-to-do = there is nothing to do there
puts-hammer = puts { $seat ->
    [you] your hammer
   *[other] the hammer of { $seat }
} on { $piece }
starts-on = starts on { $piece }
can-collect = can collect { $piece } there
can-flip = can flip { $piece } there
