# Mauerbauer. Pieces, cards and rolls are written in notation: R (red), in-towers, b/R?.

## Pieces in words

# The colour alone. Before "toren" and before plurals it is inflected: zwarte toren, rode huizen.
tower-colour = { $piece ->
    [black] zwart
    [grey] grijs
   *[white] wit
}
house-colour = { $piece ->
    [red] rood
    [green] groen
    [yellow] geel
    [blue] blauw
   *[pink] roze
}
tower-on = { $piece ->
    [black] zwarte
    [grey] grijze
   *[white] witte
} toren op { $at }
houses = { $count ->
    [1] { house-colour } huis
   *[other] { $count } { $piece ->
        [red] rode
        [green] groene
        [yellow] gele
        [blue] blauwe
       *[pink] roze
    } huizen
} { $city ->
    [none] op { $space }
   *[other] in stad { $city }
}
palaces = { $count ->
    [1] { house-colour } paleis
   *[other] { $count } { $piece ->
        [red] rode
        [green] groene
        [yellow] gele
        [blue] blauwe
       *[pink] roze
    } paleizen
} { $city ->
    [none] op { $space }
   *[other] in stad { $city }
}
tower-die = torendobbelsteen: { tower-colour }
house-die = huisdobbelsteen: { house-colour }
house-die-any = huisdobbelsteen: kleur naar keuze

## Numbers of things

cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
points = { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}

# Below a number.
points-below = { $points ->
    [one] punt
   *[other] punten
}

## What a card counts

city-size = grootte van de stad
city-of-one = stad van 1 vak
city-of-two = stad van 2 vakken
city-of-three = stad van 3 vakken
city-of-seven = stad van 7 of meer vakken
colour-variety = aantal kleuren in de stad
tower-colour-in = { $piece ->
    [black] zwarte
    [grey] grijze
   *[white] witte
} torens in de stad
palaces-in = paleizen in de stad
colour-in = { $piece ->
    [red] rode
    [green] groene
    [yellow] gele
    [blue] blauwe
   *[pink] roze
} huizen en paleizen in de stad
towers-in = torens in de stad
houses-out = { $piece ->
    [red] rode
    [green] groene
    [yellow] gele
    [blue] blauwe
   *[pink] roze
} huizen buiten steden
region-out = huizen in gebied { $region } buiten steden
towers-out = torens buiten steden
tower-colour-out = { $piece ->
    [black] zwarte
    [grey] grijze
   *[white] witte
} torens buiten steden
shore-out = torens aan de oever buiten steden
walls-out = muren buiten steden
cities-counted = voltooide steden

## What a card scores

points-each = elk { points }
for-one = { $points } bij 1 vak
for-two-and-three = { $two } bij 2, { $three } bij 3
for-seven = { $points } bij 7 of meer
for-few-colours = { $points } bij 2 of 3
for-many-colours = { $points } bij 4 of 5
for-house = { $points } per huis
for-palace = { $points } per paleis
card-scores = { $counts }: { $scores }
card-face = kaart { $card }: { $counts }, { $scores }{ $now ->
    [none] { "" }
   *[other] , nu { $now }
}

## What was counted

explanation = { $card } levert { points } op{ $counted ->
    [none] { "" }
   *[other] : { $counted }
}
counted-tower = { $piece ->
    [black] zwarte
    [grey] grijze
   *[white] witte
} toren { $at }
counted-houses = { $count } { $count ->
    [one] { house-colour } huis
   *[other] { $piece ->
        [red] rode
        [green] groene
        [yellow] gele
        [blue] blauwe
       *[pink] roze
    } huizen
} op { $space }
counted-palaces = { $count } { $count ->
    [one] { house-colour } paleis
   *[other] { $piece ->
        [red] rode
        [green] groene
        [yellow] gele
        [blue] blauwe
       *[pink] roze
    } paleizen
} in stad { $city }

## Events

starts = { $seat } begint
drawn = { $seat } trekt een kaart
drawn-known = { $seat } trekt { $card }
reshuffled = { $cards ->
    [1] de afgelegde kaart wordt de nieuwe stapel (MA-60)
   *[other] de { $cards } afgelegde kaarten worden geschud en vormen de nieuwe stapel (MA-60)
}
turn-starts = { $seat } { $seat ->
    [you] bent
   *[other] is
} aan de beurt
rolled-early = { $seat } gooit te vroeg en verliest { points } (MA-15)
built = { $seat } bouwt op { $line }
completed = stad { $city } is voltooid: { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
}
rolled = gegooid: { $roll }
tower-placed = een { $piece ->
    [black] zwarte
    [grey] grijze
   *[white] witte
} toren op { $at }
house-placed = een { house-colour } huis op { $space }
palace-placed = een { house-colour } paleis vervangt twee huizen in stad { $city }
wall-removed = de muur op { $line } gaat weg
tower-removed = de toren op { $at } gaat weg
connected = stad { $city } wordt verbonden met { $with }
not-connected = stad { $city } wordt niet verbonden
end-comes = { $ending }: dit is de laatste beurt
scored = { $seat } speelt { $card } en krijgt { points }
discarded = { $seat } legt { $card } af
last-place = { $seats } { $seats ->
    [one] staat achteraan en mag
   *[other] staan achteraan en mogen
} kaarten ruilen
swapped = { $seat } ruilt { $card } in
swap-ended = { $seat } ruilt { $cards ->
    [0] geen kaarten
   *[other] { cards }
}
final-scoring = de eindtelling begint
chosen = { $seat } kiest stad { $city }
passed = { $seat } past
turn-ended = { $seat ->
    [you] jouw beurt
   *[other] de beurt van { $seat }
} is voorbij
game-is-over = het spel is afgelopen: { $ending }

## Why the game ends

last-wall-built = de laatste muur is gebouwd
last-tower-placed = de laatste toren is geplaatst
last-house-placed = het laatste huis is geplaatst
last-palace-placed = het laatste paleis is geplaatst
no-line-left = er is geen muurlijn meer vrij

## A player's part in the turn

to-decide = aan zet
to-roll = gooit
draws = trekt
has-the-turn = aan de beurt
winner = winnaar

## Above the board

title = Mauerbauer, { $about }
board = { $board ->
    [reconstructed] gedrukt bord
    [strip] strook
    [hexagon] zeshoek
   *[other] bord { $board }
}
about = { board }, { $players } spelers
description = { $status }. { $position }
board-description = { $counts }; { $lines }
counts = { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
}, { $lines ->
    [one] { $lines } muurlijn
   *[other] { $lines } muurlijnen
}, { $towers ->
    [one] { $towers } torenplek
   *[other] { $towers } torenplekken
}
counts-of-lines = { $rim ->
    [one] { $rim } lijn
   *[other] { $rim } lijnen
} aan de rand, waarvan { $coast } kust; { $shore ->
    [0] geen torenplekken
    [one] { $shore } torenplek
   *[other] { $shore } torenplekken
} aan de oever; { $boundary ->
    [0] geen grenslijnen
    [one] { $boundary } grenslijn
   *[other] { $boundary } grenslijnen
}

## What the game waits for

choosing-first = Start: het lot bepaalt wie de eerste beurt heeft
dealing = Delen: { $seat } krijgt een kaart
building = Bouwen: { $seat } bouwt een muur op een vrije lijn
building-or-rolling = Bouwen: { $seat } bouwt een muur, of gooit te vroeg en verliest een punt
rolling = Gooien: { $seat } gooit de dobbelstenen
rolling-for = Gooien: { $seat } gooit { $towers ->
    [0] twee huisdobbelstenen
   *[other] alle drie de dobbelstenen
} voor muur { $line } naast vak { $spaces }
placing = Plaatsen: { $seat } plaatst { $towers ->
    [0] { "" }
    [1] een toren op { $ends } en{ " " }
   *[other] torens op { $ends } en{ " " }
}{ $houses ->
    [1] een huis
   *[other] huizen
} op { $spaces }{ $roll ->
    [none] { "" }
   *[other] ; gegooid: { $roll }
}
connecting = Verbinden: { $seat } mag de voltooide stad verbinden
connecting-with = Verbinden: { $seat } mag stad { $city } verbinden met stad { $others }
or = { $first } of { $last }
scoring = Telling: { $seat } speelt 1 of 2 kaarten{ $city ->
    [none] { "" }
   *[other] { " " }voor stad { $city }
}, of legt er 1 af
drawing = Trekken: { $seat } trekt { cards }
swapping = Ruilen: { $seat } staat achteraan en mag kaarten inruilen (tot nu toe { $swapped })
refilling = Ruilen: { $seat } trekt { cards } voor wat is ingeruild
choosing = Eindtelling: { $seat } kiest een voltooide stad, of past
final-cards = Eindtelling: { $seat } speelt 1 of 2 kaarten{ $city ->
    [none] { "" }
   *[other] { " " }voor stad { $city }
}, of past
game-over = Afgelopen

## On the board

space-of-region = vak { $space }, { $region }{ $city ->
    [none] { "" }
   *[other] , stad { $city }
}
line-at = lijn { $line }
wall-at = muur { $line }
last-wall-at = muur { $line }, de nieuwste
tower-space = torenplek { $at }
space-at = vak { $space }
city-at = stad { $city }
city-word = stad
new-city-word = nieuw

## What the marks on the board mean

region = gebied { $number }, { region-name }
region-name = { $name ->
    [west] west
    [middle] midden
    [east] oost
   *[other] { $name }
}
region-heading = { $region }:
boundary = grens
coast = kust
wall = muur
last-wall = nieuwste muur
completed-city = voltooide stad
new-city = stad die deze beurt voltooid is
free-line = vrije lijn
free-boundary = vrije grens
free-coast = vrije kust
free-rim = vrije rand
tower-letters = zwarte toren op a1, g grijs, w wit
house-letters = huizen, Y geel, P roze
in-a-city = in een stad
in-the-new-city = in de stad van deze beurt
within-a-city = binnen een stad
in-city = (stad { $city })
about-the-list = Hoeken op volgorde, met b g w voor torens; ertussen, en terug naar de eerste:

## Cities

city-heading = stad { $city }:
cities-heading = steden:
completed-now = deze beurt voltooid
city-spaces = vakken { $spaces }
city-palaces = paleizen { $palaces }
city-houses = huizen { $houses }
city-towers = torens { $towers }
no-houses = geen huizen

## The supply

walls-left = muren
towers-left = torens over
houses-left = huizen over
palaces-left = paleizen over
deck = stapel
discards = afgelegd
deck-of = stapel: { $cards }
discards-of = afgelegd: { $cards }{ $kinds ->
    [none] { "" }
   *[other] : { $kinds }
}
left-heading = over:
supply = muren { $walls }; torens { $towers }; huizen { $houses }; paleizen { $palaces }; stapel { $deck }; afgelegd { $discards }
walls-of = muren { $walls }
deck-size = stapel { $cards }
palaces-heading = paleizen:
shore-heading = oever:

## Players and their cards

# The headings of the table of text have narrow columns: cards 5 letters, points 6. In "brief-heading"
# points end at the 9th letter and cards at the 14th.
seat-heading = plaats
cards-heading = hand
points-heading = punten
dice-heading = worp
brief-heading = wie    pt hand
dice-of = worp { $roll }
hand-of = { $seat ->
    [you] jouw hand
   *[other] hand van { $seat }
}: { $cards }
holds = { $seat } { $seat ->
    [you] hebt
   *[other] heeft
}{ $empty ->
    [true] { " " }geen kaarten
   *[false] { "" }
}
holds-cards = { $seat } { $seat ->
    [you] hebt
   *[other] heeft
} { $cards }
discarded-title = Afgelegd
discarded-heading = afgelegd:
discarded-kind = afgelegd: { $kind }

## Remarks

game-ended = Het spel is afgelopen: { $ending }.
game-ends = Na deze beurt is het spel afgelopen: { $ending }.
has-rolled-early = { $seat } { $seat ->
    [you] hebt
   *[other] heeft
} te vroeg gegooid.
swappers = { $seats ->
    [one] Mag
   *[other] Mogen
} nog kaarten ruilen: { $seats }.
options = Opties: { $options }.
early-roll-penalty = te vroeg gooien kost een punt
fair-report = vrije torenkleur naast een toren in de gegooide kleur
no-palaces = geen paleizen na het verbinden

## Labels of what is done with places

play-alone = alleen deze kaart spelen
discard-card = deze kaart afleggen
roll-too-early = te vroeg gooien, kost een punt
connect-nothing = de stad niet verbinden
swap-no-more = geen kaarten meer ruilen
pass = passen

## Hints

early-roll-is-bad = kost een punt en levert niets op (MA-15)
scores = levert { points } op
discards-for-two = twee nieuwe kaarten voor één die nu { points } oplevert
swaps-for-one = een nieuwe kaart voor één die nu { points } oplevert
scores-there = je beste twee kaarten leveren daar { points } op
keeps-cards = houdt de overige kaarten in de hand
scores-then = je beste twee kaarten leveren dan { points } op voor de stad
scores-as-before = je kaarten leveren evenveel op als eerst
scores-more = je kaarten leveren { points } meer op dan eerst
scores-less = je kaarten leveren { points } minder op dan eerst
completes-city = voltooit een stad waarvoor je beste twee kaarten { points } opleveren
wall-then = de volgende speler kan { $lines ->
    [0] geen stad
    [1] een stad
   *[other] op { $lines } lijnen een stad
} voltooien; { $after }
