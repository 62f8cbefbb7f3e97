# Was an einer Eingabe, einer Datei oder einer Bitte nicht stimmt.

## Kurzschrift

is-not = { $found } passt nicht: erwartet wird { $expected }
takes = erwartet wird { $takes }; { $found }
this-is = da steht { $found }
this-is-a-list = da steht eine Liste
this-is-a-list-of = da steht eine Liste mit { $length }
this-is-named = da stehen benannte Werte
this-is-another = da steht etwas anderes
is-missing = da steht nichts
and-nearest = { $found }; am nächsten kommt { $near }
lacks = { $name } fehlt
twice = doppelt angegeben
named-twice = { $name } ist doppelt angegeben
nearest-name = unbekannter Name; am nächsten kommt { $near }
no-such-name = unbekannter Name; es gibt { $names }
stands-alone = { $name } hat keinen Wert: schreib "{ $name }"
takes-a-value = { $name } braucht einen Wert, als { $form }
option-place = { $label } ({ $notation })
and-more = und weitere

## Was man schreiben kann

either = { $others } oder { $last }
names-or-plan = { $names } oder { $plan }
one-of = eins von: { $names }
a-text = ein Text
a-letter = ein Buchstabe
a-number = eine Zahl
a-list = eine Liste
a-list-of = eine Liste: { $things }
digits = eine Liste von Ziffern wie 12346
named-values = eine Gruppe benannter Werte
named-values-of = eine Gruppe benannter Werte: { $names }
entries = eine Liste mit höchstens 8 Einträgen, einer je Platz
a-number-in-range = eine Zahl im erlaubten Bereich
a-seat = ein Platz von 0 bis 7
an-option = eine Option: Name:Wert
a-decision = eine Entscheidung: ein Platz oder *, ein Leerzeichen, ein Zug
a-tree = ein Baum dieser Suche
a-player = ein Spieler: random, greedy, flat:200, search:1000, easy, medium, hard, perfect
a-player-with = ein Spieler mit 1 bis { $most } Versuchen
a-participant = ein Spieler: random, greedy, flat:200, search:1000, easy, medium, hard, perfect, oder cmd: und der Befehl einer Engine
a-game = die Kennung eines Spiels

## Dateien

no-json = das ist kein JSON: { $wrong }
json-deep = es ist mehr als { $most }-fach geschachtelt
json-empty = es ist leer
json-ends = es endet mitten in { $part ->
    [list] einer Liste
    [object] einem Objekt
    [string] einem Text
   *[other] einem Wert
}
json-stops = Zeile { $line }, Spalte { $column }: { $letter } kann da nicht stehen
json-line = in Zeile { $line } stimmt etwas nicht
other-format = das Format ist { $found }, nicht { $expected }
other-version = Version { $version } liegt nicht zwischen 1 und { $newest }
other-game = das Spiel ist { $found }, nicht { $expected }
other-ruleset = Regelstand { $ruleset } liegt nicht zwischen 1 und { $newest }
old-seed = eine Aufzeichnung der Version 1 hat keinen Startwert: erst Version 2 hat einen
other-start = der Anfang der Aufzeichnung gehört zu anderen Einstellungen
decision = Entscheidung { $number } ({ $text }): { $wrong }
other-outcome = die Entscheidungen führen nicht zum aufgezeichneten Ergebnis
names-for-seats = { $names } Namen für { $seats } Plätze

## Plätze und Antippen

no-seat = Platz { $number } gibt es nicht{ $seats ->
    [none] : Plätze haben die Nummern 0 bis { $last }
    [0] : der Tisch hat keine Plätze
   *[other] : an diesem Tisch sind es 0 bis { $last }
}
nothing-to-touch = { $seat ->
    [none] wer nur zuschaut, kann nichts antippen
    [you] du kannst nichts antippen: andere sind dran
   *[other] { $seat } kann nichts antippen: andere sind dran
}
no-target = { $place } kannst du { $touched ->
    [none] nicht zuerst antippen
   *[other] nach { $touched } nicht antippen
}: möglich sind { $targets }{ $more ->
    [0] {""}
   *[other] { " " }und { $more } weitere
}
too-many-touches = { $place } ist einmal zu viel angetippt: { $touched } bedeutet schon { $action }

## Was gerade nicht geht

no-decision = es gibt keine Entscheidung, die man zurücknehmen könnte
no-seed = das Spiel hat keinen eigenen Zufall: gib ihm einen Startwert
no-chance = das Spiel wartet nicht auf den Zufall
watches = wer nur zuschaut, entscheidet nichts
taken-back = die Entscheidung kommt zu spät: inzwischen wurden Entscheidungen zurückgenommen
decided-since = die Entscheidung kommt zu spät: { $seat ->
    [you] du hast
   *[other] { $seat } hat
} inzwischen entschieden

## Mitspieler

nothing-to-choose = wer nur zuschaut, hat nichts zu wählen: dazu braucht es einen Platz
not-to-move = { $seat ->
    [you] du bist nicht dran
   *[other] { $seat } ist nicht dran
}
is-over = das Spiel ist vorbei
budget = { $found } Versuche liegen nicht zwischen 1 und { $most }
unsolved = der Spieler perfect braucht die Lösung eines kleinen Spiels: { $why }
other-players = der Tisch hat { $seats } Plätze, aber es gibt { $players } Mitspieler
forfeit = das Spiel ist für { $seat } verloren: { $reason }
endless = das Spiel war nach { $decisions } Entscheidungen noch nicht vorbei
stopped = das Spiel wurde angehalten
inconsistent = keine Stellung passt zu allem, was zu sehen war
