# Texte aller Spiele.

## Personen. Wer angesprochen wird, heißt „du“.

you = du
nobody = niemand
seat = Platz { $number }
seats = Plätze { $seats }
and = { $first } und { $last }

# Wo ein Satz damit anfängt.
you-title = Du
seat-title = Platz { $number }

# So führt eine Tabelle jemanden auf, mit der Nummer des Platzes.
listed-you = { $number } du
listed-named = { $number } { $name }
listed-you-named = { $number } { $name } (du)

seen-by-spectator = von außen gesehen
seen-by-seat = aus Sicht von { $seat }

## Die Stellung in einem Satz

# Ohne Verb: „du und Ada“ bräuchte „seid“.
they-decide = { $game }, an der Reihe: { $seats }
chance-decides = { $game }: Der Zufall entscheidet
they-win = { $game } ist aus: { $seats ->
    [you] { $seats } gewinnst
    [one] { $seats } gewinnt
    [none] { $seats } gewinnt
   *[other] gemeinsamer Sieg, { $seats }
}
has-points = { $seat } { $seat ->
    [you] hast
   *[other] hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
summary = { $turn }{ $standing ->
    [none] .
   *[other] ; { $standing }.
}

## Ergebnisse

# Der Stand ist eine Zahl, „12 Punkte“ oder „12 Stücke“.
victory = Spielende: { $winners ->
    [you] { $winners } gewinnst
    [one] { $winners } gewinnt
   *[other] gemeinsamer Sieg, { $winners }
} ({ $score })

# Eine Beschriftung, mit dem Zug in Kurzschrift, wo mehrere gleich lauten.
label-with-notation = { $label } [{ $notation }]

## Was eine Option annimmt

takes-switch = true oder false
takes-number = eine ganze Zahl von { $least } bis { $most }
takes-seat = ein Platz, 0 bis { $most }
takes-one-of-many = einer von { $count } Werten, zum Beispiel { $first }
takes-several = beliebig viele, mit Kommas: { $names }
in-this-order = In dieser Reihenfolge: { $names }.

## Texte nebeneinander

# Wo etwas steht oder worum es geht, vor dem Text.
within = { $place }: { $text }
# Zwischen Texten in einer Zeile.
semicolon = { "; " }
# Was stattdessen geht, der Entscheid, wer es versucht hat und der Zug.
refused = { $advice } ({ $rule }) [{ $actor }: { $action }]
