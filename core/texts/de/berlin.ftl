# Berlin. Ein Stück steht in Kurzschrift: tS3 (das Plättchen Sonnen-3), cAn (die Münze Wappen-Null),
# t (ein verdecktes Plättchen), cM (eine verdeckte Mond-Münze).

## Stücke in Worten

suns = Sonnen
moons = Monde
crowns = Kronen
arms = Wappen
ace = Ass
null = Null
# Wie „Herz-Ass“ beim Kartenspiel.
tile = Plättchen { $suit ->
    [moons] Mond
   *[other] { $suit }
}-{ $value }
coin = Münze { $suit ->
    [moons] Mond
   *[other] { $suit }
}-{ $value }
pieces = { $count ->
    [0] kein Stück
    [1] 1 Stück
   *[other] { $count } Stücke
}

## Varianten

main-game = Grundspiel
crazy-eights = Crazy Eights
gravity = Schwerkraft
nullo-gravity = Schwerelos
wall-of-china = Chinesische Mauer
wall-of-jericho = Mauer von Jericho
fast-forward = Schneller Vorlauf
on-again-off-again = Hin und Her
pair-a-dice = Würfelparadies

## Ereignisse

hole-left = { $cell } bleibt leer
laid-again = die Mauer wird neu ausgelegt (BE-121)
coin-laid = die Münze auf { $cell } zeigt { $suit }
chosen = das Stück auf { $cell } wird aufgedeckt
turned-up = auf { $cell } liegt { $piece }
placed = { $seat } { $seat ->
    [you] stellst deinen
   *[other] stellt den
} Hammer auf { $cell }
rolled-off = { $seat } { $seat ->
    [you] würfelst
   *[other] würfelt
} um den ersten Zug: { $value }
# Ohne Verb: „du und Ada“ bräuchte „würfelt“.
tied = Gleichstand, noch ein Wurf: { $seats } (BE-07)
turn-starts = { $seat } { $seat ->
    [you] bist
   *[other] ist
} am Zug
jericho-lapsed = { $seat } { $seat ->
    [you] deckst
   *[other] deckt
} kein Stück auf
die-drawn = der Würfel der { $suit } wird gezogen
rolled = der Würfel zeigt { $value }
rolled-two = die Würfel zeigen { $low } und { $high }
cannot-move = kein Hammer kann ziehen (BE-08)
moved = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} { $path } nach { $cell }
moved-other = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} { $hammer ->
    [you] deinen Hammer
   *[other] den Hammer von { $hammer }
} { $path } nach { $cell }
flips = das Stück auf { $cell } wird umgedreht
looks = das Plättchen auf { $cell } wird angesehen
tile-shown = es zeigt { $tile }
tile-seen = { $seat } { $seat ->
    [you] siehst
   *[other] sieht
}, was es zeigt
dumb-luck = Dusel: noch ein Wurf (BE-21)
picks-up = das Stück auf { $cell } wird eingesammelt
collected = { $seat } { $seat ->
    [you] sammelst
   *[other] sammelt
} { $piece } ein
left = das Stück auf { $cell } bleibt liegen
filled = { $cell } füllt sich von { $side ->
    [above] oben
    [below] unten
    [left] links
   *[right] rechts
}
turn-ended = { $seat ->
    [you] dein Zug
   *[other] der Zug von { $seat }
} ist zu Ende
game-ended = das Spiel ist aus: { $ending }

## Warum das Spiel endet

target-reached = das Ziel ist erreicht
wall-gone = die Mauer ist weg
too-many-idle-turns = zu lange nichts eingesammelt

## Was jemand gerade tut

to-decide = am Zug
to-roll = würfelt
winner = gewonnen

## Worauf das Spiel wartet

# Ein Feld, das nicht bekannt ist, immer nach „auf“ im Dativ.
a-cell = einem Feld
leaving-holes = Auslegen: Ein Feld wird gewählt, das leer bleibt
dealing-coins = Auslegen: Die nächste Münze wird gelegt
choosing-faces = Auslegen: Ein Stück wird gewählt, das offen liegen soll
turning-face = Auslegen: Das Stück auf { $cell } wird aufgedeckt
placing = Setzen: { $seat } { $seat ->
    [you] stellst deinen
   *[other] stellt den
} Hammer auf ein Stück
placing-at-random = Setzen: { $seat ->
    [you] Dein Hammer
   *[other] Der Hammer von { $seat }
} kommt auf ein zufälliges Stück
rolling-off = Auswürfeln: { $seat } { $seat ->
    [you] würfelst
   *[other] würfelt
} um den ersten Zug
jericho = Mauer von Jericho: { $seat } { $seat ->
    [you] darfst
   *[other] darf
} vor dem Wurf irgendein Stück aufdecken
turning-jericho = Mauer von Jericho: Das Stück auf { $cell } wird aufgedeckt
drawing-die = Würfelwahl: { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} blind einen Würfel
rolling = Würfeln: { $seat } { $seat ->
    [you] wirfst
   *[other] wirft
} den Würfel
rolling-die-of = Würfeln: { $seat } { $seat ->
    [you] wirfst
   *[other] wirft
} den { $suit ->
    [moons] Mond
   *[other] { $suit }
}-Würfel
rolling-two = Würfeln: { $seat } { $seat ->
    [you] wirfst
   *[other] wirft
} zwei Würfel
moving = Ziehen: { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} mit einem Hammer
moving-by = Ziehen: { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} mit einem Hammer { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} weit
moving-by-either = Ziehen: { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} mit einem Hammer { $low } oder { $high } Felder weit
settling = Schwerkraft: { $seat } { $seat ->
    [you] wählst
   *[other] wählt
}, welche Stücke ein leeres Feld füllen
game-over = Spielende

# Ein Hammer ist auf einem Stück gelandet, das in Kurzschrift steht oder so heißt (Nominativ und
# Akkusativ sind gleich). Ein Satz kann nach diesen Namen unterscheiden.
the-tile = das Plättchen
the-coin = die Münze
the-piece = das Stück
landed-collect = Gelandet: { $seat } { $seat ->
    [you] darfst
   *[other] darf
} { $piece } auf { $cell } einsammeln
landed-flip = Gelandet: { $seat } { $seat ->
    [you] darfst
   *[other] darf
} { $piece } auf { $cell } umdrehen
landed-collect-or-flip = Gelandet: { $seat } { $seat ->
    [you] darfst
   *[other] darf
} { $piece } auf { $cell } einsammeln oder umdrehen
landed-flip-or-check = Gelandet: { $seat } { $seat ->
    [you] darfst
   *[other] darf
} { $piece } auf { $cell } umdrehen oder nur ansehen
flipping = Umdrehen: { $piece } auf { $cell } wird aufgedeckt
flipped = Umgedreht: { $seat } { $seat ->
    [you] darfst
   *[other] darf
} { $piece } auf { $cell } einsammeln
checking = Ansehen: { $seat } { $seat ->
    [you] siehst dir
   *[other] sieht sich
} { $piece } auf { $cell } an
checked = Angesehen: { $seat } { $seat ->
    [you] sammelst
   *[other] sammelt
} { $piece } auf { $cell } ein oder lässt es liegen
picking-up = Einsammeln: { $seat } { $seat ->
    [you] nimmst
   *[other] nimmt
} { $piece } von { $cell }

## Über dem Spielfeld

title = Berlin, { $variants }, { $standpoint }
heading = Berlin, { $standpoint }
description = { $status }. { $position }

## Auf dem Spielfeld

cell-holds = { $cell }: { $content }
hole = Loch
gap = Lücke
tile-face-down = Plättchen, verdeckt
# Ohne Präposition: Wer es gesehen hat, steht im Nominativ.
tile-looked-at = Plättchen, verdeckt: ?, gesehen: { $by }
tile-known = Plättchen, verdeckt: { $suit ->
    [moons] Mond
   *[other] { $suit }
}-{ $value }, gesehen: { $by }
coin-not-dealt = Münze, noch nicht gelegt
coin-face-down = { $suit ->
    [moons] Mond
   *[other] { $suit }
}-Münze, verdeckt
face-up = { $piece }, offen
all = alle
hammer-of = { $seat ->
    [you] dein Hammer
   *[other] Hammer von { $seat }
}, { $stand }
not-placed = nicht gesetzt

## Was Zeichen und Buchstaben bedeuten

own-reach = hier kann Hammer { $hammer } hin
other-reach = ein anderer kann hin
others-reach = andere, die hinkönnen
asked-about = darum geht es
visited = diesen Zug nicht mehr
looked = gesehen von
ground = Boden
ground-line = Linie: Boden
counts = { $value }, zählt { $steps }
legend-tile = t verdecktes Plättchen
legend-coin = cM verdeckte Mond-Münze
legend-open = tS3 Plättchen Sonnen-3
looked-at = angesehen: { $tiles }
left-out = ausgelassen: Spalten { $columns }
column-range = { $first } bis { $last }

## Die Leute am Tisch

seat-heading = Platz
hammer-heading = Hammer
dice-heading = Wurf
pieces-heading = Stücke
collected-heading = gesammelt
of-target = von { $target }
die-of = { $seat ->
    [you] dein Würfel
   *[other] Würfel von { $seat }
}
die-moved = Zug
die-picks-up = nimmt
collected-by = gesammelt von { $seat ->
    [you] dir
   *[other] { $seat }
}: { $piece }
lands-next = muss als Nächstes auf { $kind ->
    [tile] ein Plättchen
   *[coin] eine Münze
}
ends-next = muss den nächsten Zug auf { $kind ->
    [tile] einem Plättchen
   *[coin] einer Münze
} beenden
had-jericho = Jericho schon gehabt
out-of-roll-off = beim Auswürfeln raus
rolled-dice = gewürfelt: { $dice }
about = { $own ->
    [true] { $seat } (du): { $facts }
   *[false] { $seat }: { $facts }
}

## Anmerkungen

empty-so-far = Bisher leer: { $cells }.
emptied = In diesem Zug geleert: { $cells }.
idle = Seit { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} wurde kein Stück eingesammelt; bei { $limit } endet das Spiel.

## Knöpfe

leave-it = liegen lassen
flip-it = Stück umdrehen
look-at-it = Plättchen ansehen
collect-it = Stück einsammeln

## Tipps

takes-piece = nimmt { $piece } für einen Punkt
turns-up-piece = deckt { $piece } für alle auf
shows-you = zeigt { $piece } nur dir
turns-up-nothing = deckt nichts auf
leaves-piece = lässt { $piece } den anderen
nothing-to-do = dort gibt es nichts zu tun
puts-hammer = stellt { $seat ->
    [you] deinen Hammer
   *[other] den Hammer von { $seat }
} auf { $piece }
starts-on = beginnt auf { $piece }
can-collect = dort lässt sich { $piece } einsammeln
can-flip = dort lässt sich { $piece } umdrehen
