# Wat er mis is met wat getypt, gelezen of gevraagd is.

## Notatie

is-not = { $found } klopt niet: verwacht wordt { $expected }
takes = verwacht wordt { $takes }; { $found }
this-is = hier staat { $found }
this-is-a-list = hier staat een lijst
this-is-a-list-of = hier staat een lijst van { $length }
this-is-named = hier staan waarden met namen
this-is-another = hier staat iets anders
is-missing = hier staat niets
and-nearest = { $found }; het lijkt op { $near }
lacks = { $name } ontbreekt
twice = dubbel opgegeven
named-twice = { $name } is dubbel opgegeven
nearest-name = onbekende naam; het lijkt op { $near }
no-such-name = onbekende naam; er zijn { $names }
stands-alone = { $name } staat alleen, als "{ $name }"
takes-a-value = { $name } heeft een waarde nodig, als { $form }
option-place = { $label } ({ $notation })
and-more = en nog meer

## Wat je kunt schrijven

either = { $others } of { $last }
names-or-plan = { $names } of { $plan }
one-of = een van: { $names }
a-text = een tekst
a-letter = een letter
a-number = een getal
a-list = een lijst
a-list-of = een lijst: { $things }
digits = een lijst van cijfers, zoals 12346
named-values = een groep waarden met namen
named-values-of = een groep waarden met namen: { $names }
entries = een lijst van hoogstens 8 waarden, een per plaats
a-number-in-range = een getal dat is toegestaan
a-seat = een plaats van 0 tot en met 7
an-option = een optie: naam:waarde
a-decision = een keuze: een plaats of *, een spatie, een zet
a-tree = een boom van deze zoekopdracht
a-player = een speler: random, greedy, flat:200, search:1000, easy, medium, hard, perfect
a-player-with = een speler met 1 tot { $most } pogingen
a-participant = een speler: random, greedy, flat:200, search:1000, easy, medium, hard, perfect, of cmd: en de opdracht van een engine
a-game = de code van een spel

## Bestanden

no-json = dit is geen JSON: { $wrong }
json-deep = het is meer dan { $most } niveaus diep
json-empty = het is leeg
json-ends = het eindigt midden in { $part ->
    [list] een lijst
    [object] een object
    [string] een tekst
   *[other] een waarde
}
json-stops = regel { $line }, kolom { $column }: { $letter } kan daar niet staan
json-line = er klopt iets niet in regel { $line }
other-format = het formaat is { $found }, niet { $expected }
other-version = versie { $version } ligt niet tussen 1 en { $newest }
other-game = het spel is { $found }, niet { $expected }
other-ruleset = regelversie { $ruleset } ligt niet tussen 1 en { $newest }
old-seed = een verslag van versie 1 heeft geen startwaarde: pas versie 2 heeft er een
other-start = het begin van het verslag hoort bij een andere spelopzet
decision = keuze { $number } ({ $text }): { $wrong }
other-outcome = de keuzes leiden niet tot de uitslag van het verslag
names-for-seats = { $names } namen voor { $seats } plaatsen

## Plaatsen en aanraken

no-seat = plaats { $number } bestaat niet{ $seats ->
    [none] : plaatsen hebben de nummers 0 tot en met { $last }
    [0] : de tafel heeft geen plaatsen
   *[other] : aan deze tafel zijn het 0 tot en met { $last }
}
nothing-to-touch = { $seat ->
    [none] een toeschouwer kan niets aanraken
    [you] je kunt niets aanraken: anderen zijn aan zet
   *[other] { $seat } kan niets aanraken: anderen zijn aan zet
}
no-target = { $place } kun je { $touched ->
    [none] niet als eerste aanraken
   *[other] na { $touched } niet aanraken
}: wel { $targets }{ $more ->
    [0] {""}
   *[other] { " " }en nog { $more }
}
too-many-touches = { $place } is één aanraking te veel: { $touched } betekent al { $action }

## Wat nu niet kan

no-decision = er is geen keuze om terug te nemen
no-seed = het spel bepaalt het lot niet zelf: geef het een startwaarde
no-chance = het spel wacht niet op het lot
watches = een toeschouwer beslist niets
taken-back = de keuze komt te laat: er is intussen iets teruggenomen
decided-since = de keuze komt te laat: { $seat ->
    [you] je hebt
   *[other] { $seat } heeft
} intussen gekozen

## Spelers

nothing-to-choose = een toeschouwer heeft niets te kiezen: daarvoor is een plaats nodig
not-to-move = { $seat ->
    [you] je bent niet aan zet
   *[other] { $seat } is niet aan zet
}
is-over = het spel is afgelopen
budget = het aantal pogingen { $found } ligt niet tussen 1 en { $most }
unsolved = de speler perfect heeft de oplossing van een klein spel nodig: { $why }
other-players = de tafel heeft { $seats } plaatsen, maar er zijn { $players } spelers
forfeit = het spel is verloren voor { $seat }: { $reason }
endless = het spel was na { $decisions } keuzes nog niet afgelopen
stopped = het spel is gestopt
inconsistent = geen enkele stelling past bij alles wat te zien was
