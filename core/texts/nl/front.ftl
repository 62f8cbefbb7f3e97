# Teksten van apps en speelborden rond een tekening. Die zonder argumenten levert `table::words`.

## Knoppen en koppen

board = Speelbord
undo = Terugnemen
let-go = Loslaten
hint = Tip
thinking = Denkt na …
news = Wat er is gebeurd
decisions-shown = Getoonde keuzes
step-back = Eén keuze terug
step-on = Eén keuze verder
open-table = Open tafel: iedereen ziet alles
lesson-back = Terug
lesson-on = Verder
end = Stoppen
end-game = Spel beëindigen
end-question = Dit spel voorgoed beëindigen?
play-on = Verder spelen

## Voor het spel

game = Spel
players = Spelers
options = Opties
start = Beginnen
person = mens
who-plays = Wie speelt wat?
as-usual = zoals altijd
real-dice = Er liggen echte dobbelstenen op tafel
what-dice = Wat staat er op de dobbelstenen op tafel?
more-players = Eén speler meer
fewer-players = Eén speler minder
player-count = { $number ->
    [one] { $number } speler
   *[other] { $number } spelers
}
range = { $least } tot { $most }

# Wie op een plaats speelt: een niveau, of een andere speler in notatie.
player = { $player ->
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
    [random] willekeurig
    [greedy] gretig
   *[other] { $player }
}
named = { $seat }{ $player ->
    [none] {""}
   *[other] { " " }({ $player })
}
played-by = Wie speelt voor { $seat }?

## Wie aan zet is

decides = { $seat } { $seat ->
    [you] bent
   *[other] is
} aan zet
thinks = { $seat }{ $player ->
    [none] {""}
   *[other] { " " }({ $player })
} denkt na …
waits = Wachten op { $seats ->
    [none] het lot
    [you] jou
   *[other] { $seats }
}
hand-over = Geef door aan { $seat }
take = Ik ben { $seat }
result = Einde van het spel, { $winners } { $winners ->
    [one] wint
   *[other] winnen
} ({ $ending }): { $scores }
score = { $seat } { $score }

## Wat te zien is

after = Na { $shown } van { $decisions } keuzes
shown = { $shown } van { $decisions } keuzes
choices = Zetten ({ $number })
worth = wint { $win }%{ $points ->
    [none] {""}
   *[other] , { $points } punten
}
decimal = { $whole },{ $tenth }

## Waarom er niets kan

nothing-to-undo = Er is niets om terug te nemen.
game-over = Het spel is afgelopen.
past = Het speelbord toont een eerder moment.
closed = Het speelbord is gesloten.
covered = Het speelbord is afgedekt tot { $seat } kijkt.
no-target = Daar kan nu niets. Kies een gemarkeerde plek.
no-host = De andere computer antwoordt niet.
host-usage = Gebruik: SPEL [OPTIES] [--seed N] [--guests N] [--patience SECONDEN] [--record BESTAND] [--log MAP] [--lang en|de|nl|fr]
guest-usage = Gebruik: guest POORT [SPELER] [--token TOKEN] [--lang en|de|nl|fr]
