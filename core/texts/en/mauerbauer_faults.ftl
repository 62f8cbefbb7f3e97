# What is wrong with a setup, a position or notation of Mauerbauer.

## Setup

other-players = players is { $players }, not 2 to 4
first-player = first_player is { $seat }, but seats are 0 to { $last }
other-cards = { $cards } cards are not 1 to { $most }
other-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, where a printed deck has 60 (MA-92)

## Positions

entries = { $entries } { $name } for { $seats } seats
not-seated = { $seat } is not one of { $seats } seats
high-score = a score of { $score } is too high
not-a-line = the board has no line { $line }
two-walls = two walls at { $line }
not-a-tower-space = the board has no tower space { $place }
not-a-space = the board has no space { $space }
no-last-wall = there is no wall at { $line }, although it is named as the last one
too-many = { $count } { $what }, but there are only { $most }
walls = walls
coloured-towers = { $colour } towers
coloured-houses = { $colour } houses
coloured-palaces = { $colour } palaces
hand-unknown = the hand of { $seat } is unknown
hand-hidden = the hand of { $seat } is hidden from { $viewer }
hand-open = the hand of { $seat } is no secret to { $viewer }
a-spectator = a spectator
too-many-of-a-face = more cards of a face than the deck has
too-many-in-hands = more cards in hands than the deck has
tower-alone = the tower at { $place } is not at the end of a wall
wall-without-tower = the wall { $line } has no tower at { $place }
wall-in-city = the wall { $line } is within a city
tower-in-city = the tower at { $place } is within a city
wall-between-cities = the last wall has a city on either side
house-without-wall = houses on space { $space }, which borders no wall
palace-outside = a palace on space { $space }, which is in no city
no-palace = two { $colour } houses in a city have not become a palace
first-known = the first player is already known
begun-early = the game has begun before { $phase }
other-first = { $seat } does not start
acts-out-of-turn = { $acting } acts in the turn of { $seat }
no-last-named = phase { $phase } follows a wall, but no wall is named as the last one
no-city = the last wall encloses no city
no-neighbour = no city shares a wall with the completed one
no-free-line = no wall can be built anywhere
not-agreed = early rolls are not agreed
early-roll-in = an early roll in { $phase }
roll-before = dice must show something in phase { $phase }, and only then
tower-die = the tower die is rolled if an end of the wall is free, and only then
before-the-deal = cards or turns before the deal
hands-in-order = hands are dealt one after the other
chosen-without-card = a city is chosen without a card
draws-in-phase = { $cards } cards to be drawn in { $phase }
draws-after-play = { $cards } cards to be drawn after a play
no-card-left = no card is left to be drawn
swaps-in-phase = seats { $seats } swap cards in { $phase }
swaps-out-of-turn = { $seat } swaps out of turn
may-swap-yet = of the seats in last place, these may still swap: { $seats }
swaps-after-scoring = cards are swapped after the last scoring
put-down = { $cards } cards put down for a swap
no-reason-to-end = { $phase } without a reason to end
after-last-turn = { $phase } after the last turn
none-left = no { $piece } is left, but the game does not end
still-a-wall = a wall can still be built
not-yet = not yet: { $ending }
no-city-to-choose = there is no city to choose
none-chosen = no city is chosen for the final scoring, although there is one
chosen-in-phase = a city is chosen in { $phase }
no-city-named = no city goes by space { $space }

## What can be written

place-once = a place given once
a-tower = a tower like a1b
pieces-on-space = pieces on a space like 12=RG
a-phase = a phase or an ending of the game
an-action = an action: a1-b1 b./RG join:12 apart size+in-towers drop:size swap:size done city:12 pass early, or chance's b/R? draw:size first:0
a-placement = a placement like b./RG
a-roll = a roll like b/R? or -/GG
a-card = a guild card like in-towers or out-R
tower-colour = a colour of towers: b, g or w
house-colour = a colour of houses: R, G, Y, B or P
a-space = a landscape space from 1 to 64
a-tower-space = a tower space from a1 to h8
a-line = a wall line like a1-b1
cards = up to 255 cards like in-b*2
hidden-cards = a number of hidden cards like ?6
first-seat = random or a seat from 0 to 3
a-board = the plan of a board
a-deck = the plan of a deck
