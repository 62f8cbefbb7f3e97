# Mauerbauer. Teile, Karten und Würfe stehen in Kurzschrift: R (rot), in-towers, b/R?.

## Teile in Worten

# Mit Endung: „schwarz“ + „er Turm“. Nur „rosa“ bekommt keine.
tower-colour = { $piece ->
    [black] schwarz
    [grey] grau
   *[white] weiß
}
house-colour = { $piece ->
    [red] rot
    [green] grün
    [yellow] gelb
    [blue] blau
   *[pink] rosa
}
tower-on = { tower-colour }er Turm auf { $at }
houses = { $count ->
    [1] { $piece ->
        [pink] { house-colour } Haus
       *[other] { house-colour }es Haus
    }
   *[other] { $count } { $piece ->
        [pink] { house-colour } Häuser
       *[other] { house-colour }e Häuser
    }
} { $city ->
    [none] auf Feld { $space }
   *[other] in Stadt { $city }
}
palaces = { $count ->
    [1] { $piece ->
        [pink] { house-colour } Palast
       *[other] { house-colour }er Palast
    }
   *[other] { $count } { $piece ->
        [pink] { house-colour } Paläste
       *[other] { house-colour }e Paläste
    }
} { $city ->
    [none] auf Feld { $space }
   *[other] in Stadt { $city }
}
tower-die = Turmwürfel: { tower-colour }
house-die = Hauswürfel: { house-colour }
house-die-any = Hauswürfel: Farbe frei

## Anzahlen

cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Unter einer Zahl.
points-below = { $points ->
    [one] Punkt
   *[other] Punkte
}

## Was eine Karte zählt

city-size = Größe der Stadt
city-of-one = Stadt mit 1 Feld
city-of-two = Stadt mit 2 Feldern
city-of-three = Stadt mit 3 Feldern
city-of-seven = Stadt ab 7 Feldern
colour-variety = Anzahl Farben in der Stadt
tower-colour-in = { tower-colour }e Türme drin
palaces-in = Paläste in der Stadt
colour-in = { $piece ->
    [pink] { house-colour } Häuser
   *[other] { house-colour }e Häuser
} und Paläste in der Stadt
towers-in = Türme der Stadt
# Außerhalb: in keiner fertigen Stadt. Kurz halten, es steht auf Karten mit 15 Zeichen je Zeile.
houses-out = { $piece ->
    [pink] { house-colour } Häuser
   *[other] { house-colour }e Häuser
} ohne Stadt
region-out = Häuser ohne Stadt, Region { $region }
towers-out = Türme ohne Stadt
tower-colour-out = { tower-colour }e Türme ohne Stadt
shore-out = Türme am Ufer ohne Stadt
walls-out = Mauern ohne Stadt
cities-counted = fertige Städte

## Was eine Karte bringt

points-each = je { points }
for-one = { $points } für 1 Feld
for-two-and-three = { $two } für 2, { $three } für 3
for-seven = { $points } ab 7
for-few-colours = { $points } für 2 oder 3
for-many-colours = { $points } für 4 oder 5
for-house = { $points } je Haus
for-palace = { $points } je Palast
card-scores = { $counts }: { $scores }
card-face = Karte { $card }: { $counts }, { $scores }{ $now ->
    [none] { "" }
   *[other] , jetzt { $now }
}

## Was gezählt wurde

explanation = { $card } bringt { $points }{ $counted ->
    [none] { "" }
   *[other] : { $counted }
}
counted-tower = { tower-colour }er Turm { $at }
counted-houses = { $count } { $count ->
    [one] { $piece ->
        [pink] { house-colour } Haus
       *[other] { house-colour }es Haus
    }
   *[other] { $piece ->
        [pink] { house-colour } Häuser
       *[other] { house-colour }e Häuser
    }
} auf Feld { $space }
counted-palaces = { $count } { $count ->
    [one] { $piece ->
        [pink] { house-colour } Palast
       *[other] { house-colour }er Palast
    }
   *[other] { $piece ->
        [pink] { house-colour } Paläste
       *[other] { house-colour }e Paläste
    }
} in Stadt { $city }

## Ereignisse

starts = { $seat } { $seat ->
    [you] fängst
   *[other] fängt
} an
drawn = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} eine Karte
drawn-known = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} { $card }
reshuffled = { $cards ->
    [1] die eine abgelegte Karte ist der neue Stapel (MA-60)
   *[other] die { $cards } abgelegten Karten werden gemischt und bilden den neuen Stapel (MA-60)
}
turn-starts = { $seat } { $seat ->
    [you] bist
   *[other] ist
} am Zug
rolled-early = { $seat } { $seat ->
    [you] würfelst zu früh und verlierst
   *[other] würfelt zu früh und verliert
} { points } (MA-15)
built = { $seat } { $seat ->
    [you] baust
   *[other] baut
} die Mauer { $line }
completed = Stadt { $city } ist fertig: { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
rolled = die Würfel zeigen { $roll }
tower-placed = ein { tower-colour }er Turm auf { $at }
house-placed = ein { $piece ->
    [pink] { house-colour }
   *[other] { house-colour }es
} Haus auf Feld { $space }
palace-placed = ein { $piece ->
    [pink] { house-colour }
   *[other] { house-colour }er
} Palast für zwei Häuser in Stadt { $city }
wall-removed = die Mauer { $line } kommt weg
tower-removed = der Turm auf { $at } kommt weg
connected = Stadt { $city } wird mit { $with } verbunden
not-connected = Stadt { $city } wird nicht verbunden
end-comes = { $ending }: das Spiel geht zu Ende
scored = { $seat } { $seat ->
    [you] spielst { $card } und bekommst
   *[other] spielt { $card } und bekommt
} { points }
discarded = { $seat } { $seat ->
    [you] wirfst
   *[other] wirft
} { $card } ab
last-place = { $seats ->
    [you] { $seats } liegst hinten und darfst Karten tauschen
    [one] { $seats } liegt hinten und darf Karten tauschen
   *[other] wer hinten liegt, darf Karten tauschen: { $seats }
}
swapped = { $seat } { $seat ->
    [you] legst
   *[other] legt
} { $card } weg
swap-ended = { $seat } { $seat ->
    [you] tauschst
   *[other] tauscht
} { cards }
final-scoring = die Schlusswertung beginnt
chosen = { $seat } { $seat ->
    [you] wählst
   *[other] wählt
} Stadt { $city }
passed = { $seat } passt
turn-ended = { $seat ->
    [you] dein Zug
   *[other] der Zug von { $seat }
} ist zu Ende
game-is-over = das Spiel ist aus: { $ending }

## Warum das Spiel endet

last-wall-built = die letzte Mauer ist gebaut
last-tower-placed = der letzte Turm ist gesetzt
last-house-placed = das letzte Haus ist gesetzt
last-palace-placed = der letzte Palast ist gesetzt
no-line-left = keine Mauerlinie ist mehr frei

## Was jemand gerade tut

to-decide = wählt
to-roll = würfelt
draws = zieht
has-the-turn = am Zug
winner = gewonnen

## Über dem Spielfeld

title = Mauerbauer, { $about }
board = { $board ->
    [reconstructed] gedruckter Spielplan
    [strip] Streifen
    [hexagon] Sechseck
   *[other] Spielplan { $board }
}
about = { board }, { $players } Personen
description = { $status }. { $position }
board-description = { $counts }; { $lines }
counts = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}, { $lines ->
    [one] { $lines } Mauerlinie
   *[other] { $lines } Mauerlinien
}, { $towers ->
    [one] { $towers } Turmplatz
   *[other] { $towers } Turmplätze
}
counts-of-lines = { $rim ->
    [one] { $rim } Linie
   *[other] { $rim } Linien
} am Rand, davon { $coast } an der Küste; { $shore ->
    [0] keine Turmplätze
    [one] { $shore } Turmplatz
   *[other] { $shore } Turmplätze
} am Ufer; { $boundary ->
    [0] keine Grenzlinien
    [one] { $boundary } Grenzlinie
   *[other] { $boundary } Grenzlinien
}

## Worauf das Spiel wartet

choosing-first = Start: Der Zufall bestimmt, wer anfängt
dealing = Austeilen: { $seat } { $seat ->
    [you] bekommst
   *[other] bekommt
} eine Karte
building = Bauen: { $seat } { $seat ->
    [you] baust
   *[other] baut
} eine Mauer auf einer freien Linie
building-or-rolling = Bauen: { $seat } { $seat ->
    [you] baust eine Mauer oder würfelst
   *[other] baut eine Mauer oder würfelt
} zu früh, was einen Punkt kostet
rolling = Würfeln: { $seat } { $seat ->
    [you] wirfst
   *[other] wirft
} die Würfel
rolling-for = Würfeln: { $seat } { $seat ->
    [you] wirfst
   *[other] wirft
} { $towers ->
    [0] beide Hauswürfel
   *[other] alle drei Würfel
} für die Mauer { $line } an Feld { $spaces }
placing = Setzen: { $seat } setzt { $towers ->
    [0] { "" }
    [1] einen Turm auf { $ends } und{ " " }
   *[other] Türme auf { $ends } sowie{ " " }
}{ $houses ->
    [1] ein Haus
   *[other] Häuser
} auf Feld { $spaces }{ $roll ->
    [none] { "" }
   *[other] ; gewürfelt: { $roll }
}
connecting = Verbinden: { $seat } { $seat ->
    [you] darfst
   *[other] darf
} die neue Stadt mit einer anderen verbinden
connecting-with = Verbinden: { $seat } { $seat ->
    [you] darfst
   *[other] darf
} Stadt { $city } mit Stadt { $others } verbinden
or = { $first } oder { $last }
scoring = Werten: { $seat } { $seat ->
    [you] spielst
   *[other] spielt
} 1 oder 2 Karten{ $city ->
    [none] { "" }
   *[other] { " " }für Stadt { $city }
} oder { $seat ->
    [you] wirfst
   *[other] wirft
} 1 ab
drawing = Ziehen: { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} { cards }
swapping = Tauschen: { $seat } { $seat ->
    [you] liegst hinten und darfst
   *[other] liegt hinten und darf
} Karten weglegen (bisher { $swapped })
refilling = Tauschen: { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} { cards } für die weggelegten nach
choosing = Schlusswertung: { $seat } { $seat ->
    [you] wählst
   *[other] wählt
} eine fertige Stadt oder passt
final-cards = Schlusswertung: { $seat } { $seat ->
    [you] spielst
   *[other] spielt
} 1 oder 2 Karten{ $city ->
    [none] { "" }
   *[other] { " " }für Stadt { $city }
} oder passt
game-over = Spielende

## Auf dem Spielfeld

space-of-region = Feld { $space }, { $region }{ $city ->
    [none] { "" }
   *[other] , Stadt { $city }
}
line-at = Linie { $line }
wall-at = Mauer { $line }
last-wall-at = Mauer { $line }, die letzte
tower-space = Turmplatz { $at }
space-at = Feld { $space }
city-at = Stadt { $city }
city-word = Stadt
new-city-word = neu

## Was die Zeichen auf dem Spielplan bedeuten

region = Region { $number }, { region-name }
region-name = { $name ->
    [west] Westen
    [middle] Mitte
    [east] Osten
   *[other] { $name }
}
region-heading = { $region }:
boundary = Grenze
coast = Küste
wall = Mauer
last-wall = letzte Mauer
completed-city = fertige Stadt
new-city = Stadt aus diesem Zug
free-line = freie Linie
free-boundary = freie Grenze
free-coast = freie Küste
free-rim = freier Rand
tower-letters = schwarzer Turm auf a1, g grau, w weiß
house-letters = Häuser (Y gelb, P rosa)
in-a-city = in einer Stadt
in-the-new-city = in der neuen Stadt
within-a-city = im Innern einer Stadt
in-city = (Stadt { $city })
about-the-list = Ecken der Reihe nach, mit b g w für Türme; dazwischen und zurück zur ersten:

## Städte

city-heading = Stadt { $city }:
cities-heading = Städte:
completed-now = in diesem Zug fertig
city-spaces = Felder { $spaces }
city-palaces = Paläste { $palaces }
city-houses = Häuser { $houses }
city-towers = Türme { $towers }
no-houses = keine Häuser

## Der Vorrat

walls-left = Mauern
towers-left = Türme übrig
houses-left = Häuser übrig
palaces-left = Paläste übrig
deck = Stapel
discards = Ablage
deck-of = Stapel: { $cards }
discards-of = Ablage: { $cards }{ $kinds ->
    [none] { "" }
   *[other] : { $kinds }
}
left-heading = übrig:
supply = Mauern { $walls }; Türme { $towers }; Häuser { $houses }; Paläste { $palaces }; Stapel { $deck }; Ablage { $discards }
walls-of = Mauern { $walls }
deck-size = Stapel { $cards }
palaces-heading = Paläste:
shore-heading = Ufer:

## Die Leute am Tisch und ihre Karten

seat-heading = Platz
cards-heading = Hand
points-heading = Punkte
dice-heading = Wurf
# Über Spalten: so breit wie im Englischen.
brief-heading = Platz Pkt Hand
dice-of = Wurf { $roll }
hand-of = { $seat ->
    [you] deine Hand
   *[other] Hand von { $seat }
}: { $cards }
holds = { $seat } { $seat ->
    [you] hast
   *[other] hat
}{ $empty ->
    [true] { " " }keine Karte
   *[false] { "" }
}
holds-cards = { $seat } { $seat ->
    [you] hast
   *[other] hat
} { $cards }
discarded-title = Abgelegt
discarded-heading = abgelegt:
discarded-kind = abgelegt: { $kind }

## Anmerkungen

game-ended = Das Spiel ist aus: { $ending }.
game-ends = Danach ist das Spiel aus: { $ending }.
has-rolled-early = { $seat } { $seat ->
    [you] hast
   *[other] hat
} zu früh gewürfelt.
swappers = Noch Karten tauschen können: { $seats }.
options = Optionen: { $options }.
early-roll-penalty = zu früh würfeln kostet einen Punkt
fair-report = freie Turmwahl neben einem Turm in der gewürfelten Farbe
no-palaces = keine Paläste nach dem Verbinden

## Beschriftungen für das, was man mit Orten tut

play-alone = nur diese Karte spielen
discard-card = diese Karte abwerfen
roll-too-early = zu früh würfeln, 1 Punkt weg
connect-nothing = Stadt nicht verbinden
swap-no-more = nicht mehr tauschen
pass = passen

## Tipps

early-roll-is-bad = kostet einen Punkt und bringt nichts (MA-15)
scores = bringt { points }
discards-for-two = zwei neue Karten für eine, die jetzt { points } bringt
swaps-for-one = eine neue Karte für eine, die jetzt { points } bringt
scores-there = deine zwei besten Karten bringen dort { points }
keeps-cards = die übrigen Karten bleiben auf der Hand
scores-then = deine zwei besten Karten bringen für die Stadt dann { points }
scores-as-before = deine Karten bringen so viel wie vorher
scores-more = deine Karten bringen { points } mehr als vorher
scores-less = deine Karten bringen { points } weniger als vorher
completes-city = macht eine Stadt fertig, für die deine zwei besten Karten { points } bringen
wall-then = danach kann im nächsten Zug { $lines ->
    [0] keine Stadt
    [1] eine Stadt
   *[other] auf { $lines } Linien eine Stadt
} fertig werden; { $after }
