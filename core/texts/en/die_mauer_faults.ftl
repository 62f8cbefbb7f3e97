# What is wrong with a setup, a position or notation of Die Mauer.

## Setup

range-of-players = min_players { $least } and max_players { $most } are not within 2 to 8
other-players = players is { $players }, not { $least } to { $most }
first-master = first_master is { $seat }, but seats are 0 to { $last }
master-chooses = placement_order master-chooses requires building mandatory
other-values = wall_values { $values } are not different numbers from 1 to 6
no-stock = stock is empty: a set has at least one piece
piece-not-in-set = stock has a { $piece }, which is not in wall_values { $values }
too-many-copies = { $copies } of { $piece } are in play, more than { $most }
too-many-pieces = { $pieces } pieces are in play, more than { $most }
other-rounds = rounds is { $rounds }, not 1 to { $most }
no-idle-turns = max_idle_turns is 0: leave it out for no limit
high-total = a total could reach { $total }, more than { $most }

## Positions

entries = { $name } has { $entries } entries for { $seats } seats
stock-unknown = the pieces of { $seat } are not known: { $stock }
fist-unknown = the content of the fist of { $seat } is not known
gift-unknown = the gift of { $donor } to { $receiver } is not known
not-seated = { $seat } is not one of { $seats } seats
neighbours = the wall { $wall } has towers or gates next to each other
all-pieces = { $built } built + { $held } held = { $sum } pieces, but the sets have { $sets }
pieces-of = { $piece }: { $built } built + { $held } held = { $sum }, but the sets have { $sets }
rounds-played = { $played } rounds are played of a game of { $rounds }
idle-turns = { $idle } idle turns, but the limit is { $most }
points-after = { $seat } has { $points } points after { $rounds } rounds, more than is possible
points-left = { $seat } has { $points } points at the end, fewer than the leftover pieces { $left } score
rounds-won = { $seat } won { $won } of { $rounds } rounds
gifts-remembered = { $gifts } gifts, but a position remembers at most { $most }
gift-to-self = { $seat } cannot give to itself
gift-of-no-piece = the gift of { $donor } to { $receiver } names no piece in play
gifts-over = no gift is secret any more when the game is over
not-held = { $seat } has no { $piece } for its fist
nobody-builds = builders are named, but nobody is building
several-empty = the turn has ended, because several other fists than that of the Master-builder are empty
fists-over = there are fists on the table after the game
other-builders = builders { $seats } are not the seats that still choose an end of { $wall }
not-ended = nothing has ended the last round
out-of-pieces = seats { $seats } have no pieces, which has ended the round
dead = the wall { $wall } is dead, which has ended the round
not-dead = a player holds a piece that fits the wall { $wall }
no-such-view = no position looks like this to { $viewer }

## What can be written

a-fist = a fist: T, G, 1 to 6, or - for an empty one
a-piece = a piece: T, G or 1 to 6
a-stock = a stock: pieces like TG12346, or - for none
a-seen-stock = a stock: pieces like TG12346, - for none, or ?5 for five unknown ones
a-wall = a wall: up to 64 pieces like 44T4, or - for none
an-action = an action: T G 1-6 - L R +T +TL >T or x
a-round = a round from 1, or over
a-gift = a gift like 1>0T
