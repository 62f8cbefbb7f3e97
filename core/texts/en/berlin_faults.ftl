# What is wrong with a setup, a position or notation of Berlin.

## Setup

too-few-cells = rows { $rows } by columns { $columns } are fewer than 7 cells
too-many-cells = rows { $rows } by columns { $columns } are more than 96 cells
other-packs = packs must be 1 or 2, and stacks go with 1 only: some of suns,moons,crowns,arms, in that order
other-suits = suit_rotation is { $suits }, not each suit once
other-fill = fill has { $columns } columns, not 1 to { $most }
other-target = target is { $target }, not 1 to 96
no-idle-turns = max_idle_turns is 0: leave it out for no limit
two-grounds = variants: gravity has a ground, nullo-gravity has none
two-colours = variants: pair-a-dice ignores the colour that crazy-eights is about
other-jericho = jericho_at is { $pieces }, not 1 to one less than the target of { $target }
other-players = players is { $players }, not 2 to { $most }
cells-for-seats = hammer_setup has { $cells } cells for { $seats } seats
no-piece-at = hammer_setup: no piece lies at { $cell }
random-holes = hammer_setup names cells, but holes are random
other-holes = preset_holes are not cells of the wall, row by row from the bottom, each once
only-holes = preset_holes: { $holes } holes in { $cells } cells leave no piece
too-many-pieces = rows and columns need { $pieces } pieces, but there are only { $most }
filled-holes = preset_holes: gravity would fill them
other-face-up = face_up is { $faces }, but there are { $pieces } pieces
no-layout = variants: this wall breaks a rule of one of them, wherever holes are

## Positions

other-cells = wall has { $found } cells, not { $cells }
entries = { $name } has { $entries } entries for { $seats } seats
not-seated = seat or jericho names a seat that a table of { $seats } does not have
not-a-cell = { $cell } is not a cell of the wall
not-in-order = { $name } is not in order, row by row
collected-in-order = collected is not in order: tiles, coins, by suit, by value
other-at = at must name a cell if a piece is turned up away from any hammer, and only then
rolls-or-kinds = rolls are given while seats roll off, kinds after that
opened-by-name = opened is given, but the setup names its holes
other-rolls = rolls are not all 0 to 7
not-in-box = there are more of { $piece } than in the box
too-many-coins = there are { $coins } face-down coins of { $suit }, more than are left
not-checked = { $content } is not a tile that was checked in this game
undealt-coins = coins have no suit while they are dealt, and a suit after that
other-pieces = { $found } pieces are on the wall or collected, not { $pieces }
other-tiles = { $found } tiles are on the wall or collected, not { $tiles }
other-coins = { $found } coins of { $suit } are on the wall or collected, not { $coins }
other-kind = a { $kind ->
    [tile] tile
   *[coin] coin
} lies at { $cell }, where none was laid out
other-diagonal = the suit of the coin at { $cell } is not that of its diagonal
other-phase = phase { $phase } does not fit this wall and setup
collected-early = pieces are collected while { $phase }
other-hammers = hammers of seats [{ $placed }] are on the wall, not of [{ $expected }]
other-start = the hammer of { $seat } does not start where it may
not-first = seat is not 0
other-colour = colour must be given if a die was drawn, and only then
other-roll = roll must be given if a die shows, and only then
other-second = second must be given if two dice show, and only then; before the move it is the lower one
other-visited = visited does not list the cells that the hammer has entered in this turn
other-opened = opened does not list cells that were emptied in this turn
rolls-in-order = rolls are not those of seats that roll off in order
idle-turns = { $idle } idle turns, but the limit is { $most }
other-kinds = kinds are given where they do not count
jericho-early = jericho names a seat that has not collected enough pieces
jericho-asked = jericho does not name the seat that is asked
asks-nothing = in phase { $phase } there is nothing to do
wrong-landing = the hammer has landed on the wrong kind of piece
not-ended = nothing has ended the game
has-ended = the game has ended
beyond-target = more pieces are collected than the target of { $target } allows
too-many-hidden = { $hidden } tiles are hidden, but only { $left } are left in the box
sees-another = { $cell }: { $viewer } sees { $seen }, not { $given }

## What can be written

rows = rows of equally many cells
collected-pieces = collected pieces like tS3cA2
a-phase = a phase of the game
a-kind = t or c
an-action = an action: 0UUR + ? * x @c3 +c3 c3<U, or chance's 4 3,5 S S3 *c3
a-path = a path of one to six steps like UUR
a-value = a value: a 2 3 4 5 n
a-suit = a suit: S M C A
a-piece = a piece like tS3 or cAn
contents = cells like t cS tS3 cS3 t(S3:0) or .
a-content = a cell like t cS tS3 cS3 t(S3:0) or .
a-cell = a cell like a1
a-direction = a direction: U, D, L or R
columns = alternate, tiles-only, coins-only or columns like TTC
starts = choose, random, or cells like a1,c2
holes = a number of holes from 0 to 95, or cells like a1,c2
suits = an order of suits: the first, or all four like crowns,suns,moons,arms
