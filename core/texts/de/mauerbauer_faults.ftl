# Was an Einstellungen, einer Stellung oder einer Kurzschrift von Mauerbauer nicht stimmt.

## Einstellungen

other-players = { $players } Spieler: erlaubt sind 2 bis 4
first-player = Startspieler ist Platz { $seat }, aber es gibt nur die Plätze 0 bis { $last }
other-cards = { $cards } Karten: erlaubt sind 1 bis { $most }
other-deck = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, gedruckt sind es 60 (MA-92)

## Stellungen

entries = { $name }: { $entries } Einträge für { $seats } Plätze
not-seated = { $seat } gibt es nicht bei { $seats } Plätzen
high-score = ein Punktestand von { $score } ist zu hoch
not-a-line = der Spielplan hat keine Linie { $line }
two-walls = zwei Mauern auf { $line }
not-a-tower-space = der Spielplan hat keinen Turmplatz { $place }
not-a-space = der Spielplan hat kein Feld { $space }
no-last-wall = auf { $line } steht keine Mauer, obwohl es die letzte ist
too-many = { $what }: { $count }, aber es gibt nur { $most }
walls = Mauern
coloured-towers = { $colour ->
    [black] schwarze
    [grey] graue
   *[white] weiße
} Türme
coloured-houses = { $colour ->
    [red] rote
    [green] grüne
    [yellow] gelbe
    [blue] blaue
   *[pink] rosa
} Häuser
coloured-palaces = { $colour ->
    [red] rote
    [green] grüne
    [yellow] gelbe
    [blue] blaue
   *[pink] rosa
} Paläste
hand-unknown = die Hand von { $seat } ist nicht bekannt
hand-hidden = die Hand von { $seat } ist verdeckt für: { $viewer }
hand-open = die Hand von { $seat } ist nicht geheim für: { $viewer }
a-spectator = wer nur zuschaut
too-many-of-a-face = mehr gleiche Karten, als im Stapel sind
too-many-in-hands = mehr Karten auf den Händen, als im Stapel sind
tower-alone = der Turm auf { $place } steht an keiner Mauer
wall-without-tower = die Mauer { $line } hat keinen Turm auf { $place }
wall-in-city = die Mauer { $line } steht in einer Stadt
tower-in-city = der Turm auf { $place } steht in einer Stadt
wall-between-cities = an der letzten Mauer liegt auf beiden Seiten eine Stadt
house-without-wall = Häuser auf Feld { $space }, das an keine Mauer grenzt
palace-outside = ein Palast auf Feld { $space }, das in keiner Stadt liegt
no-palace = zwei { $colour ->
    [red] rote
    [green] grüne
    [yellow] gelbe
    [blue] blaue
   *[pink] rosa
} Häuser in einer Stadt sind kein Palast geworden
first-known = wer beginnt, steht schon fest
begun-early = das Spiel hat vor der Phase { $phase } begonnen
other-first = { $seat } beginnt nicht
acts-out-of-turn = { $acting } handelt im Zug von { $seat }
no-last-named = die Phase { $phase } folgt auf eine Mauer, aber keine ist als letzte genannt
no-city = die letzte Mauer umschließt keine Stadt
no-neighbour = keine Stadt hat eine Mauer mit der neuen gemeinsam
no-free-line = nirgends kann man eine Mauer bauen
not-agreed = zu frühes Würfeln ist nicht vereinbart
early-roll-in = zu früh gewürfelt in der Phase { $phase }
roll-before = in der Phase { $phase } müssen Würfel liegen, und nur dann
tower-die = der Turmwürfel wird genau dann geworfen, wenn ein Ende der Mauer frei ist
before-the-deal = Karten oder Züge vor dem Austeilen
hands-in-order = die Hände werden nacheinander ausgeteilt
chosen-without-card = eine Stadt ist gewählt, aber es ist keine Karte da
draws-in-phase = { $cards } Karten zu ziehen in der Phase { $phase }
draws-after-play = { $cards } Karten zu ziehen, nachdem gespielt wurde
no-card-left = zum Ziehen ist keine Karte mehr da
swaps-in-phase = Plätze { $seats } tauschen Karten in der Phase { $phase }
swaps-out-of-turn = { $seat } tauscht außer der Reihe
may-swap-yet = von denen, die hinten liegen, dürfen noch tauschen: { $seats }
swaps-after-scoring = nach der letzten Wertung werden Karten getauscht
put-down = { $cards } Karten, die zum Tauschen weggelegt sind
no-reason-to-end = { $phase }, ohne dass etwas das Spiel beendet
after-last-turn = { $phase } nach dem letzten Zug
none-left = { $piece ->
    [wall] keine Mauer
    [tower] kein Turm
    [house] kein Haus
   *[palace] kein Palast
} ist mehr da, aber nichts endet
still-a-wall = es kann noch eine Mauer gebaut werden
not-yet = noch nicht: { $ending }
no-city-to-choose = es gibt keine Stadt zu wählen
none-chosen = für die Schlusswertung ist keine Stadt gewählt, obwohl es eine gibt
chosen-in-phase = in der Phase { $phase } ist eine Stadt gewählt
no-city-named = keine Stadt heißt nach Feld { $space }

## Was man schreiben kann

place-once = ein Ort, der nur einmal vorkommt
a-tower = ein Turm wie a1b
pieces-on-space = ein Feld mit Teilen wie 12=RG
a-phase = eine Phase oder ein Ende des Spiels
an-action = ein Zug: a1-b1 b./RG join:12 apart size+in-towers drop:size swap:size done city:12 pass early, oder vom Zufall b/R? draw:size first:0
a-placement = gesetzte Teile wie b./RG
a-roll = ein Wurf wie b/R? oder -/GG
a-card = eine Zunftkarte wie in-towers oder out-R
tower-colour = eine Turmfarbe: b, g oder w
house-colour = eine Hausfarbe: R, G, Y, B oder P
a-space = ein Feld von 1 bis 64
a-tower-space = ein Turmplatz von a1 bis h8
a-line = eine Mauerlinie wie a1-b1
cards = eine Liste mit bis zu 255 Karten wie in-b*2
hidden-cards = eine Zahl verdeckter Karten wie ?6
first-seat = random oder ein Platz von 0 bis 3
a-board = die Beschreibung eines Spielplans
a-deck = die Beschreibung eines Stapels
