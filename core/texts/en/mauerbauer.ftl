# Mauerbauer. Pieces, cards and rolls are written in notation: R (red), in-towers, b/R?.

## Pieces in words

tower-colour = { $piece ->
    [black] black
    [grey] grey
   *[white] white
}
house-colour = { $piece ->
    [red] red
    [green] green
    [yellow] yellow
    [blue] blue
   *[pink] pink
}
tower-on = { tower-colour } tower on { $at }
houses = { $count ->
    [1] { house-colour } house
   *[other] { $count } { house-colour } houses
} { $city ->
    [none] on { $space }
   *[other] in city { $city }
}
palaces = { $count ->
    [1] { house-colour } palace
   *[other] { $count } { house-colour } palaces
} { $city ->
    [none] on { $space }
   *[other] in city { $city }
}
tower-die = tower die: { tower-colour }
house-die = house die: { house-colour }
house-die-any = house die: any colour

## Numbers of things

cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

# Below a number.
points-below = { $points ->
    [one] point
   *[other] points
}

## What a card counts

city-size = size of the city
city-of-one = city of 1 space
city-of-two = city of 2 spaces
city-of-three = city of 3 spaces
city-of-seven = city of 7 spaces or more
colour-variety = variety of colours in the city
tower-colour-in = { tower-colour } towers in the city
palaces-in = palaces in the city
colour-in = { house-colour } houses and palaces in the city
towers-in = towers in the city
houses-out = { house-colour } houses outside cities
region-out = houses of region { $region } outside cities
towers-out = towers outside cities
tower-colour-out = { tower-colour } towers outside cities
shore-out = towers at the shore outside cities
walls-out = walls outside cities
cities-counted = completed cities

## What a card scores

points-each = { points } each
for-one = { $points } for 1 space
for-two-and-three = { $two } for 2, { $three } for 3
for-seven = { $points } for 7 or more
for-few-colours = { $points } for 2 or 3
for-many-colours = { $points } for 4 or 5
for-house = { $points } for a house
for-palace = { $points } for a palace
card-scores = { $counts }: { $scores }
card-face = card { $card }: { $counts }, { $scores }{ $now ->
    [none] { "" }
   *[other] , now { $now }
}

## What was counted

explanation = { $card } scores { $points }{ $counted ->
    [none] { "" }
   *[other] : { $counted }
}
counted-tower = { tower-colour } tower { $at }
counted-houses = { $count } { house-colour } { $count ->
    [one] house
   *[other] houses
} on { $space }
counted-palaces = { $count } { house-colour } { $count ->
    [one] palace
   *[other] palaces
} in city { $city }

## Events

starts = { $seat } { $seat ->
    [you] start
   *[other] starts
}
drawn = { $seat } { $seat ->
    [you] draw
   *[other] draws
} a card
drawn-known = { $seat } { $seat ->
    [you] draw
   *[other] draws
} { $card }
reshuffled = { $cards ->
    [1] the discard is the new deck (MA-60)
   *[other] the { $cards } discards are shuffled as the new deck (MA-60)
}
turn-starts = { $seat } { $seat ->
    [you] are
   *[other] is
} to move
rolled-early = { $seat } { $seat ->
    [you] roll too early and lose
   *[other] rolls too early and loses
} { $points } (MA-15)
built = { $seat } { $seat ->
    [you] build
   *[other] builds
} { $line }
completed = city { $city } of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} is completed
rolled = the dice show { $roll }
tower-placed = a { tower-colour } tower at { $at }
house-placed = a { house-colour } house on { $space }
palace-placed = a { house-colour } palace for two houses in city { $city }
wall-removed = the wall { $line } is removed
tower-removed = the tower at { $at } is removed
connected = city { $city } is connected with { $with }
not-connected = city { $city } is not connected
end-comes = { $ending }: the end comes
scored = { $seat } { $seat ->
    [you] play { $card } and score
   *[other] plays { $card } and scores
} { $points }
discarded = { $seat } { $seat ->
    [you] discard
   *[other] discards
} { $card }
last-place = { $seats } { $seats ->
    [you] are
    [one] is
   *[other] are
} last and may swap cards
swapped = { $seat } { $seat ->
    [you] put
   *[other] puts
} down { $card }
swap-ended = { $seat } { $seat ->
    [you] swap
   *[other] swaps
} { cards }
final-scoring = the final scoring starts
chosen = { $seat } { $seat ->
    [you] choose
   *[other] chooses
} city { $city }
passed = { $seat } { $seat ->
    [you] pass
   *[other] passes
}
turn-ended = { $seat ->
    [you] your turn
   *[other] the turn of { $seat }
} ends
game-is-over = the game is over: { $ending }

## Why the game ends

last-wall-built = the last wall was built
last-tower-placed = the last tower was placed
last-house-placed = the last house was placed
last-palace-placed = the last palace was placed
no-line-left = no wall line is left

## A player's part in the turn

to-decide = to decide
to-roll = to roll
draws = draws
has-the-turn = has the turn
winner = winner

## Above the board

title = Mauerbauer, { $about }
board = { $board ->
    [reconstructed] printed board
    [strip] strip
    [hexagon] hexagon
   *[other] board { $board }
}
about = { board }, { $players } players
description = { $status }. { $position }
board-description = { $counts }; { $lines }
counts = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $lines ->
    [one] { $lines } wall line
   *[other] { $lines } wall lines
}, { $towers ->
    [one] { $towers } tower space
   *[other] { $towers } tower spaces
}
counts-of-lines = { $rim ->
    [one] { $rim } line
   *[other] { $rim } lines
} at the rim, { $coast } of them coast; { $shore ->
    [0] no tower spaces
    [one] { $shore } tower space
   *[other] { $shore } tower spaces
} at the shore; { $boundary ->
    [0] no boundary lines
    [one] { $boundary } boundary line
   *[other] { $boundary } boundary lines
}

## What the game waits for

choosing-first = Start: chance says which seat has the first turn
dealing = Dealing: { $seat } { $seat ->
    [you] are
   *[other] is
} dealt a card
building = Building: { $seat } { $seat ->
    [you] build
   *[other] builds
} a wall on a free line
building-or-rolling = Building: { $seat } { $seat ->
    [you] build a wall, or roll too early for a point
   *[other] builds a wall, or rolls too early for a point
}
rolling = Rolling: { $seat } { $seat ->
    [you] roll
   *[other] rolls
} the dice
rolling-for = Rolling: { $seat } { $seat ->
    [you] roll
   *[other] rolls
} { $towers ->
    [0] two house dice
   *[other] all three dice
} for the wall { $line } next to { $spaces }
placing = Placing: { $seat } { $seat ->
    [you] place
   *[other] places
} { $towers ->
    [0] { "" }
    [1] a tower on { $ends } and{ " " }
   *[other] towers on { $ends } and{ " " }
}{ $houses ->
    [1] a house
   *[other] houses
} on { $spaces }{ $roll ->
    [none] { "" }
   *[other] ; rolled: { $roll }
}
connecting = Connecting: { $seat } may connect the completed city
connecting-with = Connecting: { $seat } may connect city { $city } with city { $others }
or = { $first } or { $last }
scoring = Scoring: { $seat } { $seat ->
    [you] play
   *[other] plays
} 1 or 2 cards{ $city ->
    [none] { "" }
   *[other] { " " }for city { $city }
}, or { $seat ->
    [you] discard
   *[other] discards
} 1
drawing = Drawing: { $seat } { $seat ->
    [you] draw
   *[other] draws
} { cards }
swapping = Swapping: { $seat }, in last place, may put down cards ({ $swapped } so far)
refilling = Swapping: { $seat } { $seat ->
    [you] draw
   *[other] draws
} { cards } for those put down
choosing = Final scoring: { $seat } { $seat ->
    [you] choose a completed city, or pass
   *[other] chooses a completed city, or passes
}
final-cards = Final scoring: { $seat } { $seat ->
    [you] play
   *[other] plays
} 1 or 2 cards{ $city ->
    [none] { "" }
   *[other] { " " }for city { $city }
}, or { $seat ->
    [you] pass
   *[other] passes
}
game-over = Game over

## On the board

space-of-region = space { $space }, { $region }{ $city ->
    [none] { "" }
   *[other] , city { $city }
}
line-at = line { $line }
wall-at = wall { $line }
last-wall-at = wall { $line }, the last one
tower-space = tower space { $at }
space-at = space { $space }
city-at = city { $city }
city-word = city
new-city-word = new

## What the marks on the board mean

region = region { $number }, { region-name }
region-name = { $name }
region-heading = { $region }:
boundary = boundary
coast = coast
wall = wall
last-wall = last wall
completed-city = completed city
new-city = city completed in this turn
free-line = free line
free-boundary = free boundary
free-coast = free coast
free-rim = free rim
tower-letters = black tower on a1, g grey, w white
house-letters = houses
in-a-city = in a city
in-the-new-city = in the city completed in this turn
within-a-city = within a city
in-city = (city { $city })
about-the-list = Each space: its corners in order, with b g w for towers, and after each corner a line:

## Cities

city-heading = city { $city }:
cities-heading = cities:
completed-now = completed in this turn
city-spaces = spaces { $spaces }
city-palaces = palaces { $palaces }
city-houses = houses { $houses }
city-towers = towers { $towers }
no-houses = no houses

## The supply

walls-left = walls
towers-left = towers left
houses-left = houses left
palaces-left = palaces left
deck = deck
discards = discards
deck-of = deck: { $cards }
discards-of = discards: { $cards }{ $kinds ->
    [none] { "" }
   *[other] : { $kinds }
}
left-heading = left:
supply = walls { $walls }; towers { $towers }; houses { $houses }; palaces { $palaces }; deck { $deck }; discards { $discards }
walls-of = walls { $walls }
deck-size = deck { $cards }
palaces-heading = palaces:
shore-heading = shore:

## Players and their cards

seat-heading = seat
cards-heading = cards
points-heading = points
dice-heading = dice
brief-heading = seat pts cards
dice-of = dice { $roll }
hand-of = { $seat ->
    [you] your hand
   *[other] hand of { $seat }
}: { $cards }
holds = { $seat } { $seat ->
    [you] hold
   *[other] holds
}{ $empty ->
    [true] { " " }no card
   *[false] { "" }
}
holds-cards = { $seat } { $seat ->
    [you] hold
   *[other] holds
} { $cards }
discarded-title = Discarded
discarded-heading = discarded:
discarded-kind = discarded: { $kind }

## Remarks

game-ended = The game ended because { $ending }.
game-ends = The game ends after this, because { $ending }.
has-rolled-early = { $seat } { $seat ->
    [you] have
   *[other] has
} rolled too early.
swappers = Still to swap cards: { $seats }.
options = Options: { $options }.
early-roll-penalty = an early roll costs a point
fair-report = any tower next to one of the rolled colour
no-palaces = no palaces after connecting

## Labels of what is done with places

play-alone = play this card alone
discard-card = discard this card
roll-too-early = roll too early, for a point
connect-nothing = do not connect the city
swap-no-more = swap no more cards
pass = pass

## Hints

early-roll-is-bad = costs a point and brings nothing (MA-15)
scores = scores { $points }
discards-for-two = two new cards for one that scores { $points } now
swaps-for-one = a new card for one that scores { $points } now
scores-there = your best two cards score { $points } there
keeps-cards = keeps the cards that are left in hand
scores-then = your best two cards score { $points } for the city then
scores-as-before = your cards score no more than before
scores-more = your cards score { $points } more than before
scores-less = your cards score { $points } less than before
completes-city = completes a city for which your best two cards score { $points }
wall-then = the next player can complete { $lines ->
    [0] no city
    [1] a city
   *[other] a city on { $lines } lines
}; { $after }
