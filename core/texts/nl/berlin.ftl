# Berlin. A piece is written in notation: tS3 (the tile 3 of Suns), cAn (the coin null of Arms),
# t (a face-down tile), cM (a face-down coin of Moons).

## Pieces in words

suns = zonnen
moons = manen
crowns = kronen
arms = wapens
ace = aas
null = nul
tile = tegel, { $suit } { $value }
coin = munt, { $suit } { $value }
pieces = { $count ->
    [0] geen stukken
    [1] 1 stuk
   *[other] { $count } stukken
}

## Variants

main-game = hoofdspel
crazy-eights = crazy eights
gravity = zwaartekracht
nullo-gravity = nullo-zwaartekracht
wall-of-china = Chinese Muur
wall-of-jericho = muur van Jericho
fast-forward = fast forward
on-again-off-again = knipperlicht
pair-a-dice = pair-a-dice

## Events

hole-left = { $cell } blijft leeg
laid-again = de muur wordt opnieuw gelegd (BE-121)
coin-laid = de munt op { $cell } heeft de kleur { $suit }
chosen = het stuk op { $cell } wordt opengelegd
turned-up = { $piece } ligt open op { $cell }
placed = { $seat } zet { $seat ->
    [you] je
   *[other] de
} hamer op { $cell }
rolled-off = { $seat } gooit { $value } als startworp
tied = { $seats } { $seats ->
    [one] gooit
   *[other] gooien
} opnieuw (BE-07)
turn-starts = { $seat } { $seat ->
    [you] bent
   *[other] is
} aan de beurt
jericho-lapsed = { $seat } legt geen stuk open
die-drawn = de dobbelsteen van de { $suit } is getrokken
rolled = gegooid: { $value }
rolled-two = gegooid: { $low } en { $high }
cannot-move = geen enkele hamer kan verzet worden (BE-08)
moved = { $seat } gaat via { $path } naar { $cell }
moved-other = { $seat } verzet { $hammer ->
    [you] jouw hamer
   *[other] de hamer van { $hammer }
} via { $path } naar { $cell }
flips = het stuk op { $cell } wordt omgedraaid
looks = de tegel op { $cell } wordt bekeken
tile-shown = er staat { $tile } op
tile-seen = { $seat } ziet wat erop staat
dumb-luck = stom geluk: nog een worp (BE-21)
picks-up = het stuk op { $cell } wordt gepakt
collected = { $seat } krijgt { $piece }
left = het stuk op { $cell } blijft liggen
filled = { $cell } wordt van { $side ->
    [above] boven
    [below] onderen
    [left] links
   *[right] rechts
} gevuld
turn-ended = { $seat ->
    [you] jouw beurt
   *[other] de beurt van { $seat }
} is voorbij
game-ended = het spel is afgelopen: { $ending }

## Why the game ends

target-reached = het doel is bereikt
wall-gone = de muur is op
too-many-idle-turns = er is te lang niets gepakt

## A player's part in the turn

to-decide = aan zet
to-roll = gooit
winner = winnaar

## What the game waits for

# A cell that is not known.
a-cell = een vak
leaving-holes = Opbouw: er wordt een vak gekozen dat leeg blijft
dealing-coins = Opbouw: de volgende munt wordt gedeeld
choosing-faces = Opbouw: er wordt een stuk gekozen dat open komt te liggen
turning-face = Opbouw: het stuk op { $cell } wordt opengelegd
placing = Plaatsen: { $seat } zet een hamer op een stuk
placing-at-random = Plaatsen: { $seat ->
    [you] jouw hamer
   *[other] de hamer van { $seat }
} komt op een willekeurig stuk
rolling-off = Startworp: { $seat } gooit om de eerste beurt
jericho = Muur van Jericho: { $seat } mag vóór het gooien ergens een stuk openleggen
turning-jericho = Muur van Jericho: het stuk op { $cell } wordt opengelegd
drawing-die = Trekken: { $seat } trekt een dobbelsteen
rolling = Gooien: { $seat } gooit de dobbelsteen
rolling-die-of = Gooien: { $seat } gooit de dobbelsteen van de { $suit }
rolling-two = Gooien: { $seat } gooit twee dobbelstenen
moving = Zetten: { $seat } verzet een hamer
moving-by = Zetten: { $seat } verzet een hamer { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
}
moving-by-either = Zetten: { $seat } verzet een hamer { $low } of { $high } vakken
settling = Zwaartekracht: { $seat } kiest welke stukken een leeg vak vullen
game-over = Afgelopen

# A hammer has landed on a piece that is written in notation, or called by one of these words. A
# sentence can select on their names.
the-tile = de tegel
the-coin = de munt
the-piece = het stuk
landed-collect = Geland: { $seat } mag { $piece } op { $cell } pakken
landed-flip = Geland: { $seat } mag { $piece } op { $cell } omdraaien
landed-collect-or-flip = Geland: { $seat } mag { $piece } op { $cell } pakken of omdraaien
landed-flip-or-check = Geland: { $seat } mag { $piece } op { $cell } omdraaien of bekijken
flipping = Omdraaien: { $piece } op { $cell } wordt opengelegd
flipped = Omgedraaid: { $seat } mag { $piece } op { $cell } pakken
checking = Bekijken: { $seat } bekijkt { $piece } op { $cell }
checked = Bekeken: { $seat } pakt { $piece } op { $cell }, of laat { $piece ->
    [the-piece] het
   *[other] die
} liggen
picking-up = Pakken: { $seat } pakt { $piece } op { $cell }

## Above the board

title = Berlin, { $variants }, { $standpoint }
heading = Berlin, { $standpoint }
description = { $status }. { $position }

## On the board

cell-holds = { $cell }: { $content }
hole = gat
gap = bres
tile-face-down = tegel, gedekt
tile-looked-at = tegel, gedekt: ?, { $by } { $by ->
    [you] hebt
    [one] heeft
    [all] hebben
   *[other] hebben
} gekeken
tile-known = tegel, gedekt: { $suit } { $value }, { $by } { $by ->
    [you] hebt
    [one] heeft
    [all] hebben
   *[other] hebben
} gekeken
coin-not-dealt = munt, nog niet gedeeld
coin-face-down = munt van de { $suit }, gedekt
face-up = { $piece }, open
all = allen
hammer-of = { $seat ->
    [you] jouw hamer
   *[other] hamer van { $seat }
}, { $stand }
not-placed = niet gezet

## What marks and letters mean

own-reach = hamer { $hammer } kan erheen
other-reach = een andere hamer kan erheen
others-reach = andere hamers kunnen erheen
asked-about = hier gaat het om
visited = deze beurt niet meer
looked = bekeken door
ground = grond
ground-line = lijn: grond
counts = { $value }, telt voor { $steps }
legend-tile = t gedekte tegel
legend-coin = cM gedekte munt van de manen
legend-open = tS3 de tegel zonnen 3
looked-at = bekeken: { $tiles }
left-out = weggelaten: kolommen { $columns }
column-range = { $first } t/m { $last }

## Players

# The headings of the table of text have narrow columns: hammer 6 letters, dice 5, pieces 6.
seat-heading = plaats
hammer-heading = hamer
dice-heading = worp
pieces-heading = stuks
collected-heading = gepakt
of-target = van { $target }
die-of = { $seat ->
    [you] jouw dobbelsteen
   *[other] dobbelsteen van { $seat }
}
die-moved = gezet
die-picks-up = pakt
collected-by = gepakt door { $seat ->
    [you] jou
   *[other] { $seat }
}: { $piece }
lands-next = landt hierna op een { $kind ->
    [tile] tegel
   *[coin] munt
}
ends-next = eindigt de volgende beurt op een { $kind ->
    [tile] tegel
   *[coin] munt
}
had-jericho = mocht al extra openleggen
out-of-roll-off = uit de startworp
rolled-dice = worp { $dice }
# A reader who is this player is already called "jij".
about = { $own ->
    [true] { $seat } (jij): { $facts }
   *[false] { $seat }: { $facts }
}

## Remarks

empty-so-far = Al leeg: { $cells }.
emptied = Deze beurt leeggemaakt: { $cells }.
idle = Al { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten op rij
} is er geen stuk gepakt; bij { $limit } eindigt het spel.

## Buttons

leave-it = laten liggen
flip-it = het stuk omdraaien
look-at-it = de tegel bekijken
collect-it = het stuk pakken

## Hints

takes-piece = pakt { $piece } voor een punt
turns-up-piece = legt { $piece } open voor iedereen
shows-you = laat { $piece } alleen aan jou zien
turns-up-nothing = legt niets open
leaves-piece = laat { $piece } liggen voor de anderen
nothing-to-do = daar valt niets te doen
puts-hammer = zet { $seat ->
    [you] jouw hamer
   *[other] de hamer van { $seat }
} op { $piece }
starts-on = begint op { $piece }
can-collect = kan daar { $piece } pakken
can-flip = kan daar { $piece } omdraaien
