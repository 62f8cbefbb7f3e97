# Texte von Apps und Spielfeldern rund um eine Zeichnung. Die ohne Argumente liefert `table::words`.

## Knöpfe und Überschriften

board = Spielfeld
undo = Zurücknehmen
let-go = Loslassen
hint = Tipp
thinking = Denkt nach …
news = Was geschah
decisions-shown = Gezeigte Entscheidungen
step-back = Eine Entscheidung zurück
step-on = Eine Entscheidung weiter
open-table = Offener Tisch: alle sehen alles
lesson-back = Zurück
lesson-on = Weiter
end = Beenden
end-game = Spiel beenden
end-question = Dieses Spiel endgültig beenden?
play-on = Weiterspielen

## Vor dem Spiel

game = Spiel
players = Mitspieler
options = Optionen
start = Los
person = Mensch
who-plays = Wer spielt was?
as-usual = wie üblich
real-dice = Echte Würfel liegen auf dem Tisch
what-dice = Was zeigen die Würfel auf dem Tisch?
more-players = Eine Person mehr
fewer-players = Eine Person weniger
player-count = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
range = { $least } bis { $most }

# Wer einen Platz spielt: eine Stufe, oder wer anderes in Kurzschrift.
player = { $player ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [random] zufällig
    [greedy] gierig
   *[other] { $player }
}
named = { $seat }{ $player ->
    [none] {""}
   *[other] { " " }({ $player })
}
played-by = Wer spielt für { $seat }?

## Wer an der Reihe ist

decides = { $seat } { $seat ->
    [you] bist
   *[other] ist
} an der Reihe
thinks = { $seat }{ $player ->
    [none] {""}
   *[other] { " " }({ $player })
} denkt nach …
waits = Warten auf { $seats ->
    [none] den Zufall
    [you] dich
   *[other] { $seats }
}
hand-over = Weitergeben an { $seat }
take = Ich bin { $seat }
result = Spielende, { $winners ->
    [you] { $winners } gewinnst
    [one] { $winners } gewinnt
   *[other] gemeinsamer Sieg: { $winners }
} ({ $ending }): { $scores }
score = { $seat } { $score }

## Was zu sehen ist

after = Nach { $shown } von { $decisions } Entscheidungen
shown = { $shown } von { $decisions } Entscheidungen
choices = Züge ({ $number })
worth = gewinnt { $win } %{ $points ->
    [none] {""}
   *[other] , { $points } Punkte
}
decimal = { $whole },{ $tenth }

## Warum nichts geht

nothing-to-undo = Es gibt nichts zurückzunehmen.
game-over = Das Spiel ist aus.
past = Das Spielfeld zeigt einen früheren Stand.
closed = Das Spielfeld ist geschlossen.
covered = Das Spielfeld ist verdeckt, bis { $seat } hinsieht.
no-target = Dort geht jetzt nichts. Wähle eine markierte Stelle.
no-host = Der andere Rechner antwortet nicht.
host-usage = Aufruf: SPIEL [OPTIONEN] [--seed N] [--guests N] [--patience SEKUNDEN] [--record DATEI] [--log ORDNER] [--lang en|de|nl|fr]
guest-usage = Aufruf: guest PORT [SPIELER] [--token TOKEN] [--lang en|de|nl|fr]
