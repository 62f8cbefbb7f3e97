# Die Mauer. A piece is called by its word (toren, poort, 3-muur), or written in notation: T (tower),
# G (gate), 1 to 6 (wall). The terms are those of the Dutch rule text: bouwheer, bouwheersteen,
# concurrent, spelronde (round), bouwronde (turn), strafpunten.

## Pieces in words

tower = toren
gate = poort
wall-1 = 1-muur
wall-2 = 2-muur
wall-3 = 3-muur
wall-4 = 4-muur
wall-5 = 5-muur
wall-6 = 6-muur
unknown-piece = onbekende steen
pieces = { $count ->
    [0] geen stenen
    [1] 1 steen
   *[other] { $count } stenen
}
points = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
}
empty = leeg
nothing = niets

## Events

planned = { $seat } legt { $seat ->
    [you] je
   *[other] een
} vuist op tafel
planned-known = { $seat } legt { $seat ->
    [you] je
   *[other] een
} vuist op tafel: { $fist }
revealed = vuisten open: { $fists }
shows = { $seat } toont { $fist ->
    [tower] een toren
    [gate] een poort
    [wall] een { $fist }-muur
   *[other] een lege vuist
}
shows-as-master = { shows } (bouwheer)
built = { $seat } bouwt { the-piece }
built-left = { $seat } bouwt { the-piece } links aan
built-right = { $seat } bouwt { the-piece } rechts aan
nothing-built = niemand bouwt: { $why } ({ $rule })
declined = { $seat } bouwt niets
given = { $donor } geeft { $receiver ->
    [you] jou
   *[other] { $receiver }
} een steen
given-known = { $donor } geeft { $receiver ->
    [you] jou
   *[other] { $receiver }
} { the-piece }
kept = { $donor } geeft niets
round-over = spelronde { $round } is voorbij, { $ending }: { $left }
left = { $seat } houdt { $pieces } over ({ $points })
block-passed = { $seat } { $seat ->
    [you] bent
   *[other] is
} nu bouwheer

## Why nobody builds

illegal-plan = de steen past niet
no-room = er is geen bouwplaats voor de steen
master-declined = de bouwheer bouwt niets
several-empty = meerdere vuisten zijn leeg

## Why a round or the game ends

last-piece-built = de laatste steen van een speler is gebouwd
last-piece-given = de laatste steen van een speler is weggegeven
dead-wall = de muur zit vast
too-many-idle-turns = er is te lang niets gebouwd
rounds-played = alle spelronden zijn gespeeld

## A player's part in the turn

to-decide = aan zet
builds = bouwt
winner = winnaar

## Above the board

after-rounds = na { $rounds ->
    [0] 0 spelronden
    [1] 1 spelronde
   *[other] { $rounds } spelronden
}
round-of = spelronde { $round } van { $rounds }
title = Die Mauer, { $round }, { $standpoint }
description = { $status }. { $position }
all = iedereen
planning = Plannen: { $seats } { $seats ->
    [all] legt
   *[other] { $number ->
        [one] legt
       *[other] leggen
    }
} een vuist op tafel
a-piece = een steen
the-piece = de { $piece ->
    [tower] toren
    [gate] poort
   *[wall] { $piece }-muur
}
may-build = Bouwen: { $seats } { $seats ->
    [one] mag
    [none] mag
    [all] mag
   *[other] mogen
} { $piece } bouwen
chooses-end = Bouwen: { $seats } { $seats ->
    [one] kiest
    [none] kiest
    [all] kiest
   *[other] kiezen
} een kant voor { $piece }
chooses-end-of = Bouwen: { $seats } { $seats ->
    [one] kiest
    [none] kiest
    [all] kiest
   *[other] kiezen
} een kant voor { $piece } van { $builder ->
    [you] jou
   *[other] { $builder }
}
situation-1 = Situatie 1: { $seats } { $optional ->
    [true] mag als bouwheer een passende steen naar keuze bouwen
   *[false] bouwt als bouwheer een passende steen naar keuze
}
situation-2 = Situatie 2: { $seats } { $optional ->
    [true] mag de bouwheer een steen geven
   *[false] geeft de bouwheer een steen
}
game-over = Afgelopen

## On the board

nothing-yet = er is nog niets gebouwd
wall-is-dead = De muur zit vast: niemand heeft een steen die past
walls-only = muren
left-end = linkerkant van de muur
right-end = rechterkant van de muur
block-of = { $seat ->
    [you] jouw bouwheersteen
   *[other] bouwheersteen van { $seat }
}
give-nothing = niets geven
build-nothing = niets bouwen

## Players

seat-heading = plaats
fist-heading = vuist
stock-heading = voorraad
# The headings of the table of text have narrow columns: total 5 letters, won 4, size 5.
total-heading = score
won-heading = zege
size-heading = stuks
penalties-heading = strafpunten, minste wint
closed = dicht
closed-known = { $fist } (dicht)
last-round = laatste: { $points }
this-round = deze ronde: { $points }
rounds-won = gewonnen: { $rounds }
doubtful = { $size } van { $shown } stenen
types-not-known = soorten onbekend
received-unseen = { $count } ongezien gekregen
given-unseen = { $count } ongezien weggegeven
stocked = { $seat ->
    [you] jouw { $piece }
   *[other] { $piece } van { $seat }
}
hand-empty = { $seat ->
    [you] plek voor jouw vuist
   *[other] plek voor de vuist van { $seat }
}
hand-empty-lately = { hand-empty }, vorige bouwronde: { $fist }
hand-closed = { $seat ->
    [you] jouw dichte vuist
   *[other] dichte vuist van { $seat }
}
hand-open = { $seat ->
    [you] jouw hand
   *[other] hand van { $seat }
}: { $fist }

## Remarks

gifts-heading = geschenken, oudste eerst
gifts = geschenken, oudste eerst: { $gifts }
older-gifts = Ook betrokken bij oudere geschenken, die niet meer in de lijst staan: { $seats }.
idle = Al { $turns ->
    [one] { $turns } bouwronde
   *[other] { $turns } bouwronden op rij
} is er niets gebouwd; bij { $limit } eindigt de spelronde.
legend-tower = T toren
legend-gate = G poort
legend-wall = een getal: een muurdeel van die lengte
legend-master = M bouwheer
legend-ends = L en R de kanten van de muur
legend-empty = - een lege vuist

## Hints

does-not-fit = { the-piece } past niet en komt terug (DM-11)
gives-points = schuift { points } door naar { $receiver ->
    [you] jou
   *[other] { $receiver }
}{ $ends ->
    [true] { " " }en beëindigt de spelronde
   *[false] { "" }
}
builds-points = { points } minder in de voorraad; { $after }
keeps-points = houdt { points } in de voorraad
plan-for-sure = je bouwt { the-piece } zeker ({ points }){ $ends ->
    [true] , en dan is de spelronde uit
   *[false] { "" }
}: verder heeft niemand er een
plan-unless-shown = je bouwt { the-piece } ({ points }){ $ends ->
    [true] , en dan is de spelronde uit
   *[false] { "" }
}, tenzij { $owners ->
    [one] de enige ander met zo'n steen hem ook toont
   *[other] een van de { $owners } anderen met zo'n steen hem ook toont
}
guess-impossible = { $master } { $master ->
    [you] hebt
   *[other] heeft
} geen { $piece ->
    [tower] toren
    [gate] poort
   *[wall] { $piece }-muur
}: die kan nu niet gebouwd worden
guess-ends-round = met je laatste steen is de spelronde uit als { $master } { the-piece } toont
guess-blocks = voorkomt dat { $master } met { the-piece } uit { $master ->
    [you] bent
   *[other] is
}: jij bouwt de jouwe ({ points })
guess = je bouwt { the-piece } ({ points }) als { $master } die ook toont
empty-fist-of-master = je bouwt een passende steen naar keuze, tenzij nog een vuist leeg is (DM-26)
empty-fist-gives-last = je geeft je laatste steen weg als alleen jij en { $master } een lege vuist tonen (DM-30)
empty-fist-blocks = voorkomt dat { $master } met een lege vuist uit { $master ->
    [you] bent
   *[other] is
} (DM-26)
empty-fist-gives = je mag een steen weggeven als alleen jij en { $master } een lege vuist tonen (DM-30)
ends-round = dan is de spelronde uit
fit-then = { $stock ->
    [one] { $fit ->
        [one] de laatste steen in de voorraad past dan
       *[other] de laatste steen in de voorraad past dan niet
    }
   *[other] van de { $stock } stenen in de voorraad { $fit ->
        [0] past er dan geen
        [one] past er dan { $fit }
       *[other] passen er dan { $fit }
    }
}
