# Die Mauer. Ein Teil steht in Kurzschrift: T (Turm), G (Tor), 1 bis 6 (Mauer).

## Teile in Worten

tower = Turm
gate = Tor
wall-1 = Mauer 1
wall-2 = Mauer 2
wall-3 = Mauer 3
wall-4 = Mauer 4
wall-5 = Mauer 5
wall-6 = Mauer 6
unknown-piece = unbekanntes Teil
pieces = { $count ->
    [0] kein Teil
    [1] 1 Teil
   *[other] { $count } Teile
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
empty = leer
nothing = nichts

## Ereignisse

planned = { $seat } { $seat ->
    [you] legst
   *[other] legt
} eine Faust auf den Tisch
planned-known = { $seat } { $seat ->
    [you] legst
   *[other] legt
} eine Faust auf den Tisch: { $fist }
revealed = Fäuste auf: { $fists }
shows = { $seat } { $seat ->
    [you] zeigst
   *[other] zeigt
} { $fist ->
    [nothing] nichts
    [tower] den Turm
    [gate] das Tor
   *[wall] die Mauer { $fist }
}
shows-as-master = { shows } (Bauherr)
built = { $seat } { $seat ->
    [you] baust
   *[other] baut
} { $piece ->
    [tower] den Turm
    [gate] das Tor
   *[wall] die Mauer { $piece }
}
built-left = { built } am linken Ende
built-right = { built } am rechten Ende
nothing-built = niemand baut: { $why } ({ $rule })
declined = { $seat } { $seat ->
    [you] baust
   *[other] baut
} nichts
given = { $donor } { $donor ->
    [you] schenkst
   *[other] schenkt
} { $receiver ->
    [you] dir
   *[other] { $receiver }
} ein Teil
given-known = { $donor } { $donor ->
    [you] schenkst
   *[other] schenkt
} { $receiver ->
    [you] dir
   *[other] { $receiver }
} { $piece ->
    [tower] den Turm
    [gate] das Tor
   *[wall] die Mauer { $piece }
}
kept = { $donor } { $donor ->
    [you] schenkst
   *[other] schenkt
} nichts
round-over = Runde { $round } ist aus ({ $ending }): { $left }
left = { $seat } { $seat ->
    [you] behältst
   *[other] behält
} { $pieces } ({ $points })
block-passed = { $seat } { $seat ->
    [you] bist
   *[other] ist
} jetzt Bauherr

## Warum niemand baut

illegal-plan = das Teil passt nicht
no-room = für das Teil ist kein Platz
master-declined = der Bauherr verzichtet
several-empty = mehrere Fäuste sind leer

## Warum eine Runde oder das Spiel endet

last-piece-built = letztes Teil gebaut
last-piece-given = letztes Teil verschenkt
dead-wall = tote Mauer
too-many-idle-turns = zu lange nichts gebaut
rounds-played = alle Runden gespielt

## Was jemand gerade tut

to-decide = wählt
builds = baut
winner = gewonnen

## Über dem Spielfeld

after-rounds = nach { $rounds ->
    [0] keiner Runde
    [1] 1 Runde
   *[other] { $rounds } Runden
}
round-of = Runde { $round } von { $rounds }
title = Die Mauer, { $round }, { $standpoint }
description = { $status }. { $position }
all = alle
# "du und Ben" hat in keiner Person ein Verb, das gut klingt.
planning = Planen: { $seats ->
    [you] { $seats } legst die Faust auf den Tisch
    [all] { $seats } legen die Faust auf den Tisch
   *[other] { $number ->
        [one] { $seats } legt die Faust auf den Tisch
       *[other] Faust auf den Tisch legen: { $seats }
    }
}
# Beides steht im Akkusativ: bauen, ein Ende wählen für.
a-piece = ein Teil
the-piece = { $piece ->
    [tower] den Turm
    [gate] das Tor
   *[wall] die Mauer { $piece }
}
may-build = Bauen: { $seats } { $seats ->
    [you] darfst
   *[other] darf
} { $piece } bauen
chooses-end = Bauen: { $seats } { $seats ->
    [you] wählst
   *[other] wählt
} ein Ende für { $piece }
chooses-end-of = Bauen: { $seats } { $seats ->
    [you] wählst
   *[other] wählt
} ein Ende für { $piece } von { $builder ->
    [you] dir
   *[other] { $builder }
}
situation-1 = Situation 1: { $seats } { $optional ->
    [true] { $seats ->
        [you] darfst
       *[other] darf
    } als Bauherr irgendein Teil bauen, das passt
   *[false] { $seats ->
        [you] baust
       *[other] baut
    } als Bauherr irgendein Teil, das passt
}
situation-2 = Situation 2: { $seats } { $optional ->
    [true] { $seats ->
        [you] darfst
       *[other] darf
    } dem Bauherrn ein Teil schenken
   *[false] { $seats ->
        [you] schenkst
       *[other] schenkt
    } dem Bauherrn ein Teil
}
game-over = Spielende

## Auf dem Spielfeld

nothing-yet = noch nichts gebaut
wall-is-dead = Die Mauer ist tot: Niemand hat ein Teil, das passt
walls-only = Mauern
left-end = linkes Ende der Mauer
right-end = rechtes Ende der Mauer
block-of = Klotz des Bauherrn, { $seat }
give-nothing = nichts schenken
build-nothing = nichts bauen

## Die Leute am Tisch

seat-heading = Platz
fist-heading = Faust
stock-heading = Vorrat
total-heading = Summe
won-heading = Siege
size-heading = Teile
penalties-heading = Minuspunkte: wenig ist gut
closed = geschlossen
closed-known = { $fist } (zu)
last-round = letzte Runde: { $points }
this-round = diese Runde: { $points }
rounds-won = Siege: { $rounds }
doubtful = { $size } von { $shown } Teilen
types-not-known = Art unbekannt
received-unseen = { $count } verdeckt bekommen
given-unseen = { $count } verdeckt verschenkt
stocked = { $seat ->
    [you] { $piece ->
        [tower] dein
        [gate] dein
        [unknown-piece] dein
       *[wall] deine
    } { $piece }
   *[other] { $piece } von { $seat }
}
# Auf dem Tisch liegt keine Faust.
hand-empty = { $seat ->
    [you] Platz für deine Faust
   *[other] Platz für die Faust von { $seat }
}
hand-empty-lately = { hand-empty }, letzter Zug: { $fist }
hand-closed = { $seat ->
    [you] deine geschlossene Faust
   *[other] geschlossene Faust von { $seat }
}
hand-open = { $seat ->
    [you] deine Hand
   *[other] Hand von { $seat }
}: { $fist }

## Anmerkungen

gifts-heading = Geschenke, ältestes zuerst
gifts = Geschenke, ältestes zuerst: { $gifts }
older-gifts = An älteren Geschenken, die hier nicht mehr stehen, waren beteiligt: { $seats }.
idle = Seit { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} wurde nichts gebaut; bei { $limit } endet die Runde.
legend-tower = T Turm
legend-gate = G Tor
legend-wall = Zahl: so lang ist die Mauer
legend-master = M Bauherr
legend-ends = L und R Enden der Mauer
legend-empty = - leere Faust

## Tipps

does-not-fit = { $piece ->
    [tower] der Turm
    [gate] das Tor
   *[wall] die Mauer { $piece }
} passt nicht und kommt zurück (DM-11)
gives-points = schiebt { $receiver ->
    [you] dir
   *[other] { $receiver }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zu{ $ends ->
    [true] { " " }und beendet die Runde
   *[false] { "" }
}
builds-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger im Vorrat; { $after }
keeps-points = { $points ->
    [one] { $points } Punkt bleibt
   *[other] { $points } Punkte bleiben
} im Vorrat
plan-for-sure = du baust { $piece ->
    [tower] den Turm
    [gate] das Tor
   *[wall] die Mauer { $piece }
} ganz sicher ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}){ $ends ->
    [true] { " " }und beendest damit die Runde
   *[false] { "" }
}: niemand sonst hat so ein Teil
plan-unless-shown = du baust { $piece ->
    [tower] den Turm
    [gate] das Tor
   *[wall] die Mauer { $piece }
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}){ $ends ->
    [true] { " " }und beendest damit die Runde
   *[false] { "" }
}, wenn sonst niemand so ein Teil zeigt; { $owners ->
    [one] nur eine andere Person kann eins haben
   *[other] { $owners } andere können eins haben
}
guess-impossible = { $master } { $master ->
    [you] hast
   *[other] hat
} { $piece ->
    [tower] keinen Turm: der
    [gate] kein Tor: das
   *[wall] keine Mauer { $piece }: die
} passt jetzt nicht
guess-ends-round = beendet für dich die Runde, wenn { $master } { $piece ->
    [tower] den Turm
    [gate] das Tor
   *[wall] die Mauer { $piece }
} { $master ->
    [you] zeigst
   *[other] zeigt
}
guess-blocks = verhindert, dass { $master } mit { $piece ->
    [tower] dem Turm
    [gate] dem Tor
   *[wall] der Mauer { $piece }
} fertig { $master ->
    [you] wirst
   *[other] wird
}: du baust { $piece ->
    [tower] deinen
    [gate] deins
   *[wall] deine
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
guess = du baust { $piece ->
    [tower] den Turm
    [gate] das Tor
   *[wall] die Mauer { $piece }
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}), wenn { $master } { $piece ->
    [tower] ihn
    [gate] es
   *[wall] sie
} { $master ->
    [you] zeigst
   *[other] zeigt
}
empty-fist-of-master = du baust irgendein Teil, das passt, wenn sonst keine Faust leer ist (DM-26)
empty-fist-gives-last = du verschenkst dein letztes Teil, wenn nur deine Faust und die von { $master ->
    [you] dir
   *[other] { $master }
} leer sind (DM-30)
empty-fist-blocks = verhindert, dass { $master } mit leerer Faust fertig { $master ->
    [you] wirst
   *[other] wird
} (DM-26)
empty-fist-gives = du darfst ein Teil verschenken, wenn nur deine Faust und die von { $master ->
    [you] dir
   *[other] { $master }
} leer sind (DM-30)
ends-round = beendet die Runde
fit-then = danach { $fit ->
    [one] passt
   *[other] passen
} { $fit } von { $stock } { $stock ->
    [one] Teil
   *[other] Teilen
} im Vorrat
