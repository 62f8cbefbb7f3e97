# Was die Kommandozeile beim Spielen sagt.

## Was man eingeben kann. Das erste Wort ist der Befehl; englische Befehle gelten immer.

undo = zurück
hint = tipp
analyse = analyse
touch = antippen
look = ansehen
log = verlauf
rule = regel NUMMER
save = speichern DATEI
load = laden DATEI
help = hilfe
quit = ende
does-undo = nimmt deine letzte Entscheidung zurück und alles danach
does-hint = nennt die drei besten Züge; tipp easy: was die leichte Stufe rät
does-analyse = zeigt, was jeder Zug wert ist; mit anderem Rat: analyse search:5000
does-touch = listet die Stellen, die du antippen kannst, mit je einem Buchstaben
does-look = zeigt die ganze Stellung noch einmal, Seite für Seite
does-log = zeigt, was du vom Spiel gesehen hast, das Neueste zuerst
does-rule = zeigt einen Regelentscheid, zum Beispiel regel DM-20
does-save = schreibt das Spiel bis hierher in eine Datei, mit allen Geheimnissen
does-load = macht mit einem gespeicherten Spiel weiter
does-help = zeigt, was du eingeben kannst
does-quit = verlässt das Spiel
type-an-action = Gib einen der Züge ein, die du spielen darfst, oder:
type-a-decision = Gib einen Zug ein:
or-else = oder:
enter-for-chance = lässt den Zufall des Programms entscheiden
enter-key = Enter
did-you-mean = { $text }; meinst du { $command }?

## Anfang und Ende

which-game = Welches Spiel? Gib die Nummer oder den Namen ein:{ " " }
unknown-game = { $typed } ist kein Spiel dieser Liste
titled = { $name } (Platz { $number })
seat = Platz { $number }
seat-column = Platz
score-column = Punkte
wins = gewinnt
ending-and-seed = { $ending }, Startwert { $seed }
left-after = { $decisions ->
    [one] verlassen nach { $decisions } Entscheidung
   *[other] verlassen nach { $decisions } Entscheidungen
}{ $lost ->
    [true] , nicht gespeichert: `{ save }` sichert ein Spiel
   *[other] {""}
}
back = weiter
leaving = Nicht gespeichert. Gib einen Dateinamen für das Spiel ein, nur Enter zum Verlassen ohne Speichern oder { back } zum Weiterspielen:{ " " }
saved-to = gespeichert in { $path }
loaded-from = geladen aus { $path }{ $lost ->
    [true] ; das Spiel davor war nicht gespeichert
   *[other] {""}
}
other-table = { $path } hat { $found } Plätze, und an diesem Tisch sind { $seats }
from-a-file = { $takes }, als Datei .toml oder .json
name-a-file = nenne eine Datei, zum Beispiel spiel.json
nothing-to-undo = es gibt nichts zurückzunehmen

## Lektionen

lesson-step = { $game }: Schritt { $number } von { $count }
lesson-commands = Mit { undo } gehst du einen Schritt zurück, mit { look } siehst du das Spielfeld noch einmal, mit { quit } hörst du auf.
lesson-left = Du hast die Lektion bei Schritt { $number } von { $count } beendet.
lesson-done = Gut gemacht! Spiel jetzt gegen leichte Gegner. Gib im Spiel { hint } ein, wenn du Rat brauchst.

## Der Bildschirm

hand-over = Weitergeben an { $title }, dann Enter:{ " " }
chance-prompt = Zufall
touch-prompt = Antippen
since-last = Seit deinem letzten Zug:
so-far = Bisher:
lines-more = (noch { $lines } Zeilen: gib { look } ein)
more-by-look = { " " }… (gib { look } ein)
more-before = (davor noch { $lines })
and-more = … und { $number } weitere
too-narrow = (zu schmal für die Zeichnung: sie hat { $widest } Spalten, nicht { $width })
enter-to-go-on = weiter mit Enter:{ " " }
enter-for-more = Enter für { $earlier ->
    [true] Früheres
   *[other] mehr
} (Seite { $page } von { $last }):{ " " }
touch-a-letter = Gib einen Buchstaben ein, um eine Stelle anzutippen, oder Enter für zurück{ $touched ->
    [none] {""}
   *[other] , nach { $touched }
}:
more-places = … und weitere: auch ihre Namen kannst du eingeben
no-such-place = { $place } geht jetzt nicht: gib einen Buchstaben der Liste ein
no-advice-for-chance = der Zufall braucht keinen Rat: gib ein, was er bringt
no-touch-by-chance = der Zufall tippt nichts an: gib ein, was er bringt
rest-left-out = der Rest blieb weg: er ist für einen anderen Platz

## Rat

thinks = { $who } denkt nach
iterations = Versuche{ $hurried ->
    [true] ; Strg-C, wenn das reicht
   *[other] {""}
}
advice-head = { $player } für { $seat }{ $tries ->
    [0] {""}
   *[other] , nach { $tries } Versuchen{ $stopped ->
        [true] , vorzeitig beendet
       *[other] {""}
    }
}:
advice = { $number }. { $action }{ $tied ->
    [true] , etwa gleich gut
   *[other] {""}
}{ $odds ->
    [none] {""}
   *[other] , zu { $odds } % gespielt
}{ $share ->
    [none] {""}
   *[other] , gewinnt { $share }, { $points } Punkte
}: { $told }
action-column = Zug
odds-column = Anteil
tries-column = Versuche
wins-column = gewinnt
points-column = Punkte
next-column = danach erwartet
and-more-actions = und { $number } weitere
decimal-mark = ,

## Was erlaubt ist

may-play = du darfst spielen: { $actions }  (oder { help })
type-chance = gib ein, { $awaited }: { $words }  (Enter: das Programm entscheidet)
awaits-any = was der Zufall bringt

## Die Mauer

dm-fist = legt eine Faust mit Turm auf den Tisch; G Tor, 1 bis 6 Mauer
dm-empty = legt eine leere Faust auf den Tisch
dm-end = baut das Teil aus deiner Faust links oder rechts an
dm-own = baut in Situation 1 ein Teil aus deinem Vorrat; +4L oder +4R, wo beide Enden passen
dm-gift = schenkt dem Bauherrn in Situation 2 ein Teil
dm-decline = verzichtet: baut nichts oder schenkt nichts

## Berlin

be-path = zieht den Hammer von Platz 0 nach oben, oben, rechts; D ist unten, L links
be-place = setzt deinen Hammer auf die Mauer
be-landed = dreht das Stück unter deinem Hammer um, sieht es an, sammelt es ein oder lässt es liegen
be-jericho = deckt mit der Mauer von Jericho ein Stück auf; x deckt keins auf
be-fill = füllt ein leeres Feld mit dem Stück darüber; D darunter, L links, R rechts
be-chance = was Würfel, Münzen und Plättchen zeigen, wo der Zufall entscheidet
be-cell = zieht deinen Hammer auf dem ersten gefundenen Weg dorthin
be-other = zieht den Hammer von Platz 1 dorthin
be-may-place = @ und ein Feld mit einem Stück, zum Beispiel @a1
be-may-turn = x, oder + und ein Feld mit einem verdeckten Stück, zum Beispiel +a1
be-leave = x lässt es liegen
be-flip = + dreht es um
be-check = ? sieht es an
be-collect = { "*" } sammelt es ein
be-may-move = du darfst ziehen
be-move-row = { $own ->
    [true] deinen Hammer
   *[other] einen anderen
}{ $steps ->
    [none] {""}
   *[other] { " " }um { $steps }
} nach { $cells }
be-move-example = ein Feld oder ein Weg dorthin, zum Beispiel { $cell } oder { $way }
be-action-to = { $action } nach { $cell }
be-not-reached = Hammer { $hammer } erreicht { $cell } mit diesem Wurf nicht
be-either-die = beide Würfel führen nach { $cell }: wähle einen Weg, { $one } oder { $other }
be-await-hole = welches Feld leer bleibt
be-await-suit = welche Farbe die Münze{ $cell ->
    [none] {""}
   *[other] { " " }auf { $cell }
} hat
be-await-face = welches Stück offen liegt
be-await-start = wo der Hammer von { $seat } beginnt
be-await-roll-off = was { $seat } um den ersten Zug würfelt
be-await-die = welche Farbe der Würfel hat, den { $seat } zieht
be-await-roll = was { $seat } würfelt
be-await-piece = was das Stück{ $cell ->
    [none] {""}
   *[other] { " " }auf { $cell }
} zeigt

## Mauerbauer

ma-wall = baut eine Mauer zwischen zwei Turmplätzen
ma-early = würfelt vor dem Mauerbau, wenn das vereinbart ist
ma-towers = setzt einen schwarzen Turm ans erste Ende und keinen ans zweite,
ma-houses = ein rotes Haus auf das Feld mit der kleineren Nummer und ein grünes auf das andere
ma-join = verbindet die neue Stadt mit Stadt 12; apart lässt sie, wie sie ist
ma-card = spielt eine Karte; size+in-towers spielt zwei
ma-drop = wirft stattdessen eine Karte ab und zieht zwei
ma-swap = legt eine Karte für eine andere weg; done legt keine mehr weg
ma-city = wählt eine Stadt für die Schlusswertung; pass wählt keine
ma-cards = in-… zählt Teile in der Stadt, out-… Teile in keiner Stadt: b g w Türme,
ma-more-cards = R G Y B P Häuser und Paläste, 1 2 3 Häuser einer Region; siehe mauerwerk deck
ma-chance = was die Würfel zeigen, draw:size eine Karte, wo der Zufall entscheidet
ma-short = verbindet mit Stadt 12 oder wählt sie für die Schlusswertung
ma-await-first = welcher Platz beginnt
ma-await-dealt = welche Karte { $seat } bekommt
ma-await-roll = was die Würfel zeigen
ma-await-drawn = welche Karte { $seat } zieht
ma-house-letters = R, G, Y, B, P oder ? je Haus
ma-type-roll = gib ein, was die Würfel zeigen, zum Beispiel { $example }: { $tower ->
    [true] b, g oder w für den Turm, / und { ma-house-letters }
   *[other] { ma-house-letters }
}  (Enter: das Programm entscheidet)
ma-worths = deine Karten bringen jetzt, ohne Stadt: { $worths }
ma-completing = hier wird eine Stadt fertig: { $lines }
ma-or-early = { $lines }, oder early
ma-dice-show = die Würfel zeigen { $roll }; du setzt Türme und Häuser
ma-any-pair = { $what }, jeden dieser Türme mit jedem dieser Häuser
ma-towers-at = Türme auf { $places }: { $choices }
ma-houses-on = Häuser auf { $places }: { $choices }
ma-then = { $first }, dann { $second }
ma-one-of-these = eins davon, zum Beispiel { $example }
ma-for-instance = zum Beispiel { $example }
ma-tower-at = { $colour ->
    [black] schwarzer
    [grey] grauer
   *[white] weißer
} Turm auf { $place }
ma-house-on = { $colour ->
    [red] rotes
    [green] grünes
    [yellow] gelbes
    [blue] blaues
   *[pink] rosa
} Haus auf { $place }
ma-may-connect = { $completed }; du darfst sie mit einer angrenzenden verbinden:
ma-with = mit { $city }: { $changes }
ma-leaves = lässt sie, wie sie ist
ma-sized = Stadt { $city } mit { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Feldern
}
ma-chosen = { $city } ist gewählt
ma-completed = { $city } ist fertig
ma-none-completed = keine Stadt ist fertig
ma-no-card = { $completed }, und du hast keine Karte
ma-cards-score = { $completed }; deine Karten bringen:
ma-best-two = die besten zwei zusammen:
ma-may-play = { $two ->
    [true] eine Karte oder zwei, zum Beispiel { $best }
   *[other] { $best }
}{ $drop ->
    [none] {""}
   *[other] , oder wirf eine ab und zieh zwei: { $drop }
}{ $pass ->
    [true] , oder pass
   *[other] {""}
}
ma-and-more = und { $number } weitere
ma-swaps = du liegst hinten und ziehst für jede weggelegte Karte eine neue, bisher { $down }; deine Karten brächten jetzt: { $worths }
ma-final = die Schlusswertung: eine Karte oder zwei, für eine Stadt deiner Wahl
ma-would-score = { $city } brächte: { $worths }

## Was nach dem Befehl eingegeben wurde

see-help = { $text } (siehe --help)
unexpected-argument = '{ $argument }' gehört nicht hierher
unknown-command = den Befehl '{ $command }' gibt es nicht
wrong-value = '{ $value }' passt nicht für '{ $argument }'{ $why ->
    [none] {""}
   *[other] : { $why }
}{ $values ->
    [none] {""}
   *[other] { " " }[möglich: { $values }]
}
lacks-value = '{ $argument }' braucht einen Wert{ $values ->
    [none] {""}
   *[other] { " " }[möglich: { $values }]
}
missing-arguments = es fehlt noch: { $arguments }
not-together = '{ $argument }' geht nicht zusammen mit { $other }
argument-twice = '{ $argument }' geht nur einmal
whole-number = gib eine ganze Zahl von { $least } bis { $most } ein
number-of-seat = gib die Nummer eines Platzes ein, zum Beispiel 2
number-of-seconds = gib eine Zahl von Sekunden zwischen 0.001 und 86400 ein
write-bots = gib Plätze mit Spielern ein, zum Beispiel 1=hard,2=easy
write-people = gib all, none oder Plätze wie 0,2=Ada ein
write-name = gib { $seat }=Ada ein, oder { $seat } ohne Namen
seat-twice = Platz { $seat } ist doppelt angegeben
name-twice = die Plätze { $first } und { $last } heißen beide { $name }
tries-range = die Zahl der Versuche liegt zwischen 1 und { $most }
no-such-game = das Spiel { $game } gibt es nicht: wähle eins von { $games }
no-record = das ist keine Aufzeichnung, wie sie `play --save DATEI` schreibt: { $why }
no-such-seat = Platz { $number } gibt es nicht: dieses Spiel hat die Plätze { $seats }
seat-of-a-person = { $player } kann nicht auf Platz { $number } spielen, denn dort sitzt ein Mensch: --people nennt die Plätze der Menschen
load-needs-game = --load - braucht davor den Namen des Spiels
name-a-game = nenne ein Spiel, zum Beispiel `play die-mauer`
loaded-options = ein gespeichertes Spiel hat schon seine Optionen: lass Optionen und --edition weg
save-needs-file = --save - braucht --people none, denn Menschen spielen auf der Standardausgabe: nenne eine Datei
needs-people = --chance people braucht einen Menschen am Tisch: nenne einen mit --people
svg-needs-file = --svg braucht eine eigene Datei
no-editions = { $game } hat keine Fassungen
no-folder = den Ordner { $folder } gibt es nicht
file-error = { $path }: { $why ->
    [missing] die Datei gibt es nicht
    [denied] der Zugriff ist nicht erlaubt
    [folder] das ist ein Ordner
    [large] die Datei ist zu groß
    [no-text] das ist kein Text
   *[other] { $why }
}

## Optionen und Regelentscheide

option-column = Option
takes-column = erlaubt
set-column = gesetzt
default-column = Vorgabe
rulings-column = Regelentscheide
options-note = Gib Name:Wert oder -o Name=Wert ein. Eine Variante oder Fassung kann die Vorgaben ändern. - heißt: keine, oder andere Optionen entscheiden.
nothing-set = es gelten nur die Vorgaben
edition-sets = { $edition } setzt { $options ->
    [none] nichts: das sind die Vorgaben
   *[other] { $options }
}
no-ruling-found = kein Regelentscheid enthält { $words }
no-ruling-changed = kein Regelentscheid ändert sich
no-editions-here = diese Spiele haben keine Fassungen
neither-game-nor-ruling = { $typed } ist kein Spiel ({ $games }) und kein Regelentscheid wie DM-20
ruling-source = Quelle
ruling-option = Option
ruling-kind = Art
ruling-scenarios = Szenarien
a-definition = eine Begriffserklärung, die kein Programm prüft
sign-is = { $sign } ist { $meaning }
name-game-first = { $ruling } von welchem Spiel? Nenne das Spiel davor
no-such-ruling = den Regelentscheid { $ruling } gibt es nicht
no-ruling-of = { $game } hat keinen Regelentscheid { $ruling }: es gibt { $first } bis { $last }

## Aufzeichnungen, Pläne und Stapel

seen-by = { $game }, { $setup }: { $seat ->
    [none] von außen gesehen
   *[other] gesehen von { $seat }
}
seen-in-full = { $game }, { $setup }: alles
seat-is = { $seat } ist { $name }
won = Sieg: { $winners }, Stand { $scores } ({ $ending })
in-file = { $path }: { $why }
no-piecepack = { $game } hat kein Piecepack
neither-file-nor-notation = { $typed } ist weder eine Datei noch Kurzschrift
at-needs-record = --at braucht eine Aufzeichnung: eine Stellung hat keine Entscheidungen
no-game-reads = kein Spiel versteht diese Kurzschrift. { $refusals }
games-read = { $games } verstehen diese Kurzschrift: nenne davor das Spiel
no-such-plan = { $option } { $name } gibt es nicht: wähle aus { $known }, oder nenne eine Datei
own-plan = eigener
is-a-folder = { $path } ist ein Ordner; nenne eine andere Datei
other-content = { $path } ist eine Datei mit anderem Inhalt; nenne eine andere
svg-beside-game = --svg braucht eine Datei: das Spiel steht auf der Standardausgabe
no-such-command = den Befehl { $command } gibt es nicht
card-column = Karte
copies-column = Anzahl
counts-column = zählt
scores-column = bringt
cards-and-faces = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $faces ->
    [one] { $faces } Kartenart
   *[other] { $faces } Kartenarten
}
warning = Warnung: { $warning }

## Bewertungen

line-past-end = --line { $line } ist zu hoch: { $scenario } hat { $lines } Linien
at-past-end = --at { $at } ist zu hoch: es gibt { $decisions } Entscheidungen
hidden-from-whom = vor wem ist etwas verdeckt? Nenne mit --seat den Platz, der entscheidet
only-chance-decides = das Spiel wartet auf den Zufall: hier entscheidet kein Platz
over-already = das Spiel ist aus: { $ending }
not-to-move = { $seat } ist nicht am Zug: das Spiel wartet auf { $seats }
decide-together = { $seats } entscheiden zugleich: nenne einen davon mit --seat
no-mistakes = keine Entscheidung war eindeutig schlechter als eine andere
decision-column = Entscheidung
better-column = besser
loss-column = Verlust an Siegen

## Viele Spiele

random-games = { $game } { $setup }: { $games ->
    [one] { $games } zufälliges Spiel
   *[other] { $games } zufällige Spiele
}, Startwert { $seed }
given-up = { $games } abgebrochen und bei den Plätzen nicht mitgezählt
one-output = --json - und --csv - können nicht beide auf die Standardausgabe
progress = { $bar } { $done } von { $all }{ $things ->
    [none] {""}
    [decisions] { " " }Entscheidungen
    [deals] { " " }Verteilungen
   *[games] { " " }Spielen
}{ $rate ->
    [none] {""}
   *[other] , { $rate } je Sekunde
}{ $time ->
    [none] {""}
   *[other] , noch { $time }
}
deviation-column = Abw.
least-column = min.
median-column = Median
most-column = max.
game-column = je Spiel
mean-column = Mittel
tally-played = gespielt: { $cards }
tally-scored = gewertet: { $cards }
tally-cards = { $cards ->
    [city_size] Stadtgröße
    [colour_variety] Farben der Stadt
    [tower_colour_in] Turmfarbe in der Stadt
    [palaces_in] Paläste in der Stadt
    [colour_in] Hausfarbe in der Stadt
    [towers_in] Türme der Stadt
    [houses_out] Häuser ohne Stadt
    [region_out] Häuser der Region
    [towers_out] Türme ohne Stadt
    [tower_colour_out] Turmfarbe ohne Stadt
    [shore_out] Türme am Ufer
    [walls_out] Mauern ohne Stadt
   *[cities] fertige Städte
}
tally = { $column ->
    [decisions] Entscheidungen
    [winners] Sieger
    [turns] Züge
    [pieces_built] gebaute Teile
    [nothing_built] nichts gebaut
    [declined] verzichtet
    [gifts] Geschenke
    [gifts_refused] nicht geschenkt
    [rounds_by_building] Runden: letztes gebaut
    [rounds_by_giving] Runden: letztes geschenkt
    [rounds_by_dead_wall] Runden: tote Mauer
    [rounds_by_idle_turns] Runden: Züge ohne Bauen
    [rolls] Würfe
    [own_moves] eigener Hammer gezogen
    [other_moves] fremder Hammer gezogen
    [cannot_move] kein Zug möglich
    [flips] umgedreht
    [checks] angesehen
    [dumb_luck] Dusel
    [tiles_collected] Plättchen eingesammelt
    [coins_collected] Münzen eingesammelt
    [left] liegen gelassen
    [filled] Felder gefüllt
    [idle_ending] Ende ohne Fortschritt
    [cities] Städte
    [largest_city] größte Stadt
    [connected] verbunden
    [palaces] Paläste
    [discarded] abgeworfen
    [swapped] getauscht
    [reshuffled] neu gemischt
    [ended_last_wall] Ende: letzte Mauer
    [ended_last_tower] Ende: letzter Turm
    [ended_last_house] Ende: letztes Haus
    [ended_last_palace] Ende: letzter Palast
    [ended_no_line_left] Ende: keine Linie frei
   *[other] { $column }
}

## Wettkämpfe

match-head = { $game } { $setup }, Startwert { $seed }
deals-played = { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}
player-column = Spieler
games-column = Spiele
time-column = je Zug
likelier = entschieden: { $elo } Elo ist wahrscheinlicher als { $other }
not-decided = nicht entschieden: spiel mehr Verteilungen
verdict = { $verdict } (Log-Likelihood-Quotient { $ratio })
sprt-takes-two = --sprt braucht zwei Zahlen von Elo-Punkten, zum Beispiel 0,50
sprt-compares-two = --sprt vergleicht zwei Spieler
match-takes-two = ein Wettkampf braucht mindestens zwei Spieler
is-fair = { $player } ist fair in { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}: die Wahl war dieselbe in { $worlds } anderen Welten
not-fair = { $player } ist nicht fair: für { $seat } war die Wahl { $choice } und, mit demselben Wissen, { $other }, in { $position }
lost-by-fault = { $player } verliert { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} durch einen Fehler: { $reason }
too-few-processes = --processes muss mindestens { $seats } sein, ein Prozess je Platz

## Der Richter über andere Umsetzungen

write-subject = gib cmd: und den Befehl des Prüflings ein, zum Beispiel cmd:'python3 subject.py'
judged-scenarios = Szenarien: { $held } stimmen, { $failed } nicht.
judged-games = Zufällige Spiele: { $games } stimmen überein, { $wrong } weichen ab.
judged-positions = Stellungen: { $positions } stimmen überein. Ablehnungen: { $refusals } stimmen überein. Kleine Varianten: { $counts } stimmen überein.
judged-events = Ereignisse von { $events } Entscheidungen stimmen überein. Regelentscheide von { $citations } Ablehnungen stimmen überein.
judged-chances = Zufall: { $weights } Listen von Gewichten stimmen überein, { $draws } Tests gezogener Ergebnisse.
judged-secrets = Geheimnisse: { $twins } Paare von Welten verglichen, { $resamples } Tests gezogener Stellungen.
judged-unsupported = Nicht unterstützt: { $unsupported }.
subject-passes = { $subject } besteht: nichts ist falsch.
subject-fails = { $subject } besteht nicht: { $misses ->
    [0] nichts konnte geprüft werden
    [one] { $misses } Abweichung
   *[other] { $misses } Abweichungen
}
likely-broken = Wahrscheinlich verletzt, das Wahrscheinlichste zuerst:
in-scenario = Szenario { $name }
missed = { $wrong ->
    [refuses] Eine erlaubte Entscheidung wird abgelehnt
    [accepts] Eine unerlaubte Entscheidung wird angenommen
    [turn] Am Zug
    [position] Stellung
    [missing] Ein erlaubter Zug fehlt
    [extra] Ein aufgelisteter Zug ist nicht erlaubt
    [chance] Zufall
    [view] Ansicht
    [outcome] Ergebnis
    [events] Ereignisse
    [rule] Regelentscheid der Ablehnung
    [leak] Etwas Geheimes ist zu sehen
    [resample] Gezogene Stellungen
   *[other] Protokoll
}{ $of ->
    [none] {""}
   *[other] { " " }({ $of })
}: erwartet { $expected }, gefunden { $found }

## Szenarien

holds = stimmt
fails = FALSCH
not-read = ist nicht zu lesen
no-scenario = { $what } ist ein Spielplan oder ein Stapel, kein Szenario
scenarios-hold = { $scenarios ->
    [one] { $scenarios } Szenario stimmt
   *[other] { $scenarios } Szenarien stimmen
}
scenarios-fail = { $failing ->
    [one] { $failing } von { $all } Szenarien stimmt nicht
   *[other] { $failing } von { $all } Szenarien stimmen nicht
}
no-such-scenario = ein Szenario { $text } gibt es nicht: `mauerwerk check { $game }` listet alle auf
neither-scenario-nor-file = { $text } ist weder ein Spiel noch ein Szenario, ein Regelentscheid, eine Datei oder ein Ordner
no-single-scenario = { $text } ist weder der Name eines Szenarios noch seine Datei
no-toml-in = im Ordner { $folder } gibt es keine .toml-Datei

## Gelöste Spiele

solving = { $done } { $things ->
    [positions] Stellungen
    [histories] Verläufe
    [iterations] Durchläufe
    [questions] Fragen
   *[answers] Antworten
}
histories-take = { $histories } Verläufe brauchen bis zu { $megabytes } MB
solved-positions = { $positions } Stellungen gelöst, in { $megabytes } MB
solved-histories = { $histories } Verläufe und { $states } Wissensstände in höchstens { $megabytes } MB
solved-iterations = nach { $iterations } Durchläufen mit { $method } verliert das Spiel noch { $lost }
seat-gets = { $seat } bekommt { $value } ({ $payoff ->
    [win] Anteil am Sieg
   *[points] Vorsprung in Punkten
}{ $gap ->
    [none] {""}
   *[other] , auf { $gap } genau
})
seat-plays = { $seat }{ $seen ->
    [none] {""}
   *[other] { " " }sieht { $seen }
}: { $play }
loss-to-perfect-column = Verlust: bestes Spiel
loss-to-knower-column = gegen Kenner
gets-first-column = dann auf Platz 0
gets-second-column = auf Platz 1
write-payoff = gib win oder points ein
solves-two-seats = gelöst werden nur Spiele mit zwei Plätzen: hier sind es { $seats }
solves-no-loop = eine Stellung kann wiederkehren, also gibt es kein Ende, von dem aus zu rechnen ist: { $position }
solves-no-more = es gibt mehr als { $limit } { $things ->
    [positions] Stellungen
   *[histories] Verläufe
}, und so viele brauchen { $megabytes } MB: erhöh --limit
