# Was an Einstellungen, einer Stellung oder einer Kurzschrift von Die Mauer nicht stimmt.

## Einstellungen

range-of-players = Spielerzahlen von { $least } bis { $most }: erlaubt sind 2 bis 8
other-players = { $players } Spieler: erlaubt sind { $least } bis { $most }
first-master = Erster Bauherr ist Platz { $seat }, aber es gibt nur die Plätze 0 bis { $last }
master-chooses = Wählt der Bauherr die Enden, muss das Bauen Pflicht sein
other-values = Mauerteile { $values }: es müssen verschiedene Zahlen von 1 bis 6 sein
no-stock = jeder Spieler braucht mindestens ein Teil
piece-not-in-set = das Teil { $piece } gehört nicht zu den Mauerteilen { $values }
too-many-copies = { $copies }-mal { $piece } im Spiel, mehr als { $most }
too-many-pieces = { $pieces } Teile im Spiel, mehr als { $most }
other-rounds = { $rounds } Runden: erlaubt sind 1 bis { $most }
no-idle-turns = 0 Züge ohne Bauen: lass die Zahl weg, wenn es keine Grenze geben soll
high-total = eine Summe könnte { $total } erreichen, mehr als { $most }

## Stellungen

entries = { $name } hat { $entries } Einträge für { $seats } Plätze
stock-unknown = welche Teile { $seat } hat, ist nicht bekannt: { $stock }
fist-unknown = was in der Faust von { $seat } ist, ist nicht bekannt
gift-unknown = was { $donor } verschenkt hat (an { $receiver }), ist nicht bekannt
not-seated = { $seat } gibt es nicht bei { $seats } Plätzen
neighbours = in der Mauer { $wall } stehen Türme oder Tore nebeneinander
all-pieces = { $built } gebaut + { $held } im Vorrat = { $sum } Teile, aber die Sätze haben { $sets }
pieces-of = { $piece }: { $built } gebaut + { $held } im Vorrat = { $sum }, aber die Sätze haben { $sets }
rounds-played = { $played } Runden sind gespielt, aber das Spiel hat { $rounds }
idle-turns = { $idle } Züge ohne Bauen, aber die Grenze ist { $most }
points-after = { $seat }: { $points } Punkte nach { $rounds } Runden sind zu viele
points-left = { $seat }: { $points } Punkte am Ende sind weniger, als die übrigen Teile { $left } zählen
rounds-won = { $seat }: { $won } gewonnene von { $rounds } Runden
gifts-remembered = { $gifts } Geschenke, aber eine Stellung merkt sich höchstens { $most }
gift-to-self = { $seat } kann sich selbst nichts schenken
gift-of-no-piece = das Geschenk von { $donor } an { $receiver } ist kein Teil dieses Spiels
gifts-over = nach dem Spiel ist kein Geschenk mehr geheim
not-held = { $seat } hat { $piece } nicht für die Faust
nobody-builds = Plätze sind genannt, die bauen sollen, aber niemand baut
several-empty = mehrere leere Fäuste neben der des Bauherrn haben den Zug beendet
fists-over = nach dem Spiel liegen noch Fäuste auf dem Tisch
other-builders = die Plätze { $seats } sind nicht die, die noch ein Ende von { $wall } wählen
not-ended = nichts hat die letzte Runde beendet
out-of-pieces = ohne Teile sind die Plätze { $seats }, und damit ist die Runde zu Ende
dead = die Mauer { $wall } ist tot, und damit ist die Runde zu Ende
not-dead = jemand hat noch ein Teil, das an die Mauer { $wall } passt
no-such-view = keine Stellung sieht von dort so aus: { $viewer }

## Was man schreiben kann

a-fist = eine Faust: T, G, 1 bis 6 oder - für eine leere
a-piece = ein Teil: T, G oder 1 bis 6
a-stock = ein Vorrat: Teile wie TG12346 oder - für keine
a-seen-stock = ein Vorrat: Teile wie TG12346, - für keine oder ?5 für fünf unbekannte
a-wall = eine Mauer: bis zu 64 Teile wie 44T4 oder - für keine
an-action = ein Zug: T G 1-6 - L R +T +TL >T oder x
a-round = eine Runde ab 1 oder over
a-gift = ein Geschenk wie 1>0T
