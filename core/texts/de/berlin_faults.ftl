# Was an Einstellungen, einer Stellung oder einer Kurzschrift von Berlin nicht stimmt.

## Einstellungen

too-few-cells = { $rows } Zeilen mal { $columns } Spalten sind weniger als 7 Felder
too-many-cells = { $rows } Zeilen mal { $columns } Spalten sind mehr als 96 Felder
other-packs = erlaubt sind 1 oder 2 Piecepacks, oder 1 und Farbsätze aus suns,moons,crowns,arms in dieser Reihenfolge
other-suits = Reihenfolge { $suits }: jede Farbe muss einmal vorkommen
other-fill = { $columns } Spalten aus Plättchen und Münzen: erlaubt sind 1 bis { $most }
other-target = { $target } Stücke zum Sieg: erlaubt sind 1 bis 96
no-idle-turns = 0 Züge ohne Fortschritt: lass die Zahl weg, wenn es keine Grenze geben soll
two-grounds = Schwerkraft und Schwerelos gehen nicht zusammen: die eine hat einen Boden, die andere nicht
two-colours = Würfelparadies und Crazy Eights gehen nicht zusammen: das eine beachtet die Farbe nicht, um die es im anderen geht
other-jericho = Aufdecken mit { $pieces } Stücken: es müssen 1 oder mehr sein, und weniger als das Ziel von { $target }
other-players = { $players } Spieler: erlaubt sind 2 bis { $most }
cells-for-seats = { $cells } Startfelder für { $seats } Plätze
no-piece-at = Startfeld { $cell }: dort liegt kein Stück
random-holes = die Startfelder sind benannt, aber die Löcher sind zufällig
other-holes = vorgegebene Löcher: es müssen Felder der Mauer sein, Zeile für Zeile von unten, jedes einmal
only-holes = { $holes } Löcher in { $cells } Feldern lassen kein Stück übrig
too-many-pieces = { $pieces } Stücke sind mehr, als es gibt: { $most }
filled-holes = vorgegebene Löcher: die Schwerkraft würde sie füllen
other-face-up = { $faces } offene Stücke, aber es gibt nur { $pieces }
no-layout = Varianten: diese Mauer verletzt eine ihrer Regeln, egal, wo die Löcher sind

## Stellungen

other-cells = die Mauer hat { $found } Felder, nicht { $cells }
entries = { $name } hat { $entries } Einträge für { $seats } Plätze
not-seated = { "seat" } oder jericho nennt einen Platz, den es bei { $seats } Plätzen nicht gibt
not-a-cell = { $cell } ist kein Feld der Mauer
not-in-order = { $name } ist nicht Zeile für Zeile geordnet
collected-in-order = collected ist nicht geordnet: Plättchen, Münzen, nach Farbe, nach Wert
other-at = at steht genau dann da, wenn ein Stück ohne Hammer aufgedeckt wird
rolls-or-kinds = rolls steht da, solange ausgewürfelt wird, kinds erst danach
opened-by-name = opened steht da, aber die Einstellungen nennen die Löcher
other-rolls = rolls hat andere Zahlen als 0 bis 7
not-in-box = von { $piece } gibt es mehr als in der Schachtel
too-many-coins = { $coins } verdeckte Münzen der Farbe { $suit } sind mehr, als noch da sind
not-checked = { $content } ist kein Plättchen, das in diesem Spiel angesehen wurde
undealt-coins = Münzen haben beim Auslegen keine Farbe und danach immer eine
other-pieces = { $found } Stücke liegen oder sind eingesammelt, nicht { $pieces }
other-tiles = { $found } Plättchen liegen oder sind eingesammelt, nicht { $tiles }
other-coins = { $found } Münzen der Farbe { $suit } liegen oder sind eingesammelt, nicht { $coins }
other-kind = auf { $cell } liegt { $kind ->
    [tile] ein Plättchen, wo keins
   *[coin] eine Münze, wo keine
} ausgelegt wurde
other-diagonal = die Münze auf { $cell } gehört nicht zu ihrer Diagonale
other-phase = die Phase { $phase } passt nicht zu Mauer und Einstellungen
collected-early = in der Phase { $phase } ist noch nichts eingesammelt
other-hammers = auf der Mauer stehen die Hämmer der Plätze [{ $placed }], nicht [{ $expected }]
other-start = der Hammer von { $seat } beginnt nicht, wo er darf
not-first = { "seat" } ist nicht 0
other-colour = colour steht genau dann da, wenn ein Würfel gezogen wurde
other-roll = roll steht genau dann da, wenn ein Würfel liegt
other-second = second steht genau dann da, wenn zwei Würfel liegen, und ist vor dem Ziehen der niedrigere
other-visited = visited nennt nicht die Felder, die der Hammer in diesem Zug betreten hat
other-opened = opened nennt Felder, die in diesem Zug nicht leer wurden
rolls-in-order = rolls passt nicht dazu, dass der Reihe nach ausgewürfelt wird
idle-turns = { $idle } Züge ohne Fortschritt, aber die Grenze ist { $most }
other-kinds = kinds steht da, obwohl es nicht zählt
jericho-early = jericho nennt einen Platz, der noch nicht genug Stücke hat
jericho-asked = jericho nennt nicht den Platz, der gefragt ist
asks-nothing = in der Phase { $phase } gibt es nichts zu tun
wrong-landing = der Hammer ist auf der falschen Art Stück gelandet
not-ended = nichts hat das Spiel beendet
has-ended = das Spiel ist schon zu Ende
beyond-target = es sind mehr Stücke eingesammelt, als das Ziel von { $target } erlaubt
too-many-hidden = { $hidden } Plättchen sind verdeckt, aber nur { $left } sind noch in der Schachtel
sees-another = { $cell }: zu sehen ist { $seen }, nicht { $given } (Blick: { $viewer })

## Was man schreiben kann

rows = eine Mauer aus Zeilen mit gleich vielen Feldern
collected-pieces = eine Reihe eingesammelter Stücke wie tS3cA2
a-phase = eine Phase des Spiels
a-kind = t oder c
an-action = ein Zug: 0UUR + ? * x @c3 +c3 c3<U, oder vom Zufall 4 3,5 S S3 *c3
a-path = ein Weg aus ein bis sechs Schritten wie UUR
a-value = ein Wert: a 2 3 4 5 n
a-suit = eine Farbe: S M C A
a-piece = ein Stück wie tS3 oder cAn
contents = eine Reihe von Feldern wie t cS tS3 cS3 t(S3:0) oder .
a-content = ein Feld wie t cS tS3 cS3 t(S3:0) oder .
a-cell = ein Feld wie a1
a-direction = eine Richtung: U, D, L oder R
columns = alternate, tiles-only, coins-only oder Spalten wie TTC
starts = choose, random oder Felder wie a1,c2
holes = eine Zahl von Löchern von 0 bis 95 oder Felder wie a1,c2
suits = eine Reihenfolge der Farben: die erste oder alle vier wie crowns,suns,moons,arms
