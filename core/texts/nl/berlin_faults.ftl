# Wat er mis is met een spelopzet, een stelling of notatie van Berlin.

## Spelopzet

too-few-cells = { $rows } rijen bij { $columns } kolommen zijn minder dan 7 vakken
too-many-cells = { $rows } rijen bij { $columns } kolommen zijn meer dan 96 vakken
other-packs = toegestaan zijn 1 of 2 piecepacks, of 1 en kleursets uit suns,moons,crowns,arms in die volgorde
other-suits = volgorde { $suits }: elke kleur moet één keer voorkomen
other-fill = { $columns } kolommen van tegels en munten: toegestaan zijn 1 tot en met { $most }
other-target = { $target } stukken om te winnen: toegestaan zijn 1 tot en met 96
no-idle-turns = 0 beurten zonder resultaat: laat het weg als er geen grens is
two-grounds = zwaartekracht en nullo-zwaartekracht gaan niet samen: het ene heeft een grond, het andere niet
two-colours = pair-a-dice let niet op de kleur waar het bij crazy eights om gaat
other-jericho = openleggen bij { $pieces } stukken: het moet 1 of meer zijn, en minder dan het doel van { $target }
other-players = { $players } spelers: toegestaan zijn 2 tot en met { $most }
cells-for-seats = { $cells } beginvakken voor { $seats } plaatsen
no-piece-at = beginvak { $cell }: daar ligt geen stuk
random-holes = de beginvakken zijn genoemd, maar het lot kiest de gaten
other-holes = begingaten: het moeten vakken van de muur zijn, rij voor rij van onderaf, elk één keer
only-holes = { $holes } gaten in { $cells } vakken laten geen stuk over
too-many-pieces = { $pieces } stukken zijn meer dan er zijn: { $most }
filled-holes = begingaten: de zwaartekracht zou ze vullen
other-face-up = { $faces } open stukken, maar er zijn er { $pieces }
no-layout = varianten: deze muur overtreedt een van hun regels, waar de gaten ook liggen

## Stellingen

other-cells = de muur heeft { $found } vakken, niet { $cells }
entries = { $name } heeft { $entries } waarden voor { $seats } plaatsen
not-seated = { "seat" } of jericho noemt een plaats die bij { $seats } plaatsen niet bestaat
not-a-cell = { $cell } is geen vak van de muur
not-in-order = { $name } staat niet rij voor rij op volgorde
collected-in-order = collected staat niet op volgorde: tegels, munten, op kleur, op waarde
other-at = at staat er alleen als een stuk zonder hamer wordt opengelegd
rolls-or-kinds = rolls staat er zolang om het begin wordt gegooid, kinds pas daarna
opened-by-name = opened staat er, maar de spelopzet noemt de gaten
other-rolls = rolls heeft andere getallen dan 0 tot en met 7
not-in-box = van { $piece } zijn er meer dan in de doos
too-many-coins = { $coins } gedekte munten van kleur { $suit } zijn meer dan er over zijn
not-checked = { $content } is geen tegel die in dit spel is bekeken
undealt-coins = munten hebben geen kleur zolang ze worden neergelegd, en daarna altijd een
other-pieces = { $found } stukken liggen er of zijn gepakt, niet { $pieces }
other-tiles = { $found } tegels liggen er of zijn gepakt, niet { $tiles }
other-coins = { $found } munten van kleur { $suit } liggen er of zijn gepakt, niet { $coins }
other-kind = op { $cell } ligt een { $kind ->
    [tile] tegel
   *[coin] munt
}, waar er geen is neergelegd
other-diagonal = de munt op { $cell } hoort niet bij haar diagonaal
other-phase = fase { $phase } past niet bij deze muur en spelopzet
collected-early = in fase { $phase } is nog niets gepakt
other-hammers = op de muur staan de hamers van plaatsen [{ $placed }], niet [{ $expected }]
other-start = de hamer van { $seat } begint niet waar dat mag
not-first = { "seat" } is niet 0
other-colour = colour staat er alleen als er een dobbelsteen is getrokken
other-roll = roll staat er alleen als er een dobbelsteen ligt
other-second = second staat er alleen als er twee dobbelstenen liggen, en is vóór de zet de laagste
other-visited = visited noemt niet de vakken die de hamer in deze beurt heeft betreden
other-opened = opened noemt vakken die in deze beurt niet leeg zijn geworden
rolls-in-order = rolls past niet bij spelers die om de beurt om het begin gooien
idle-turns = { $idle } beurten zonder resultaat, maar de grens is { $most }
other-kinds = kinds staat er, maar telt niet mee
jericho-early = jericho noemt een plaats die nog niet genoeg stukken heeft
jericho-asked = jericho noemt niet de plaats aan wie het wordt gevraagd
asks-nothing = in fase { $phase } is er niets te doen
wrong-landing = de hamer is op de verkeerde soort stuk geland
not-ended = niets heeft het spel beëindigd
has-ended = het spel is al afgelopen
beyond-target = er zijn meer stukken gepakt dan het doel van { $target } toelaat
too-many-hidden = { $hidden } tegels zijn gedekt, maar er zijn er nog { $left } in de doos
sees-another = { $cell }: voor { $viewer } is { $seen } te zien, niet { $given }

## Wat je kunt schrijven

rows = een muur van rijen met evenveel vakken
collected-pieces = een rij gepakte stukken zoals tS3cA2
a-phase = een fase van het spel
a-kind = t of c
an-action = een zet: 0UUR + ? * x @c3 +c3 c3<U, of van het lot 4 3,5 S S3 *c3
a-path = een pad van een tot zes stappen zoals UUR
a-value = een waarde: a 2 3 4 5 n
a-suit = een kleur: S M C A
a-piece = een stuk zoals tS3 of cAn
contents = een rij vakken zoals t cS tS3 cS3 t(S3:0) of .
a-content = een vak zoals t cS tS3 cS3 t(S3:0) of .
a-cell = een vak zoals a1
a-direction = een richting: U, D, L of R
columns = alternate, tiles-only, coins-only of kolommen zoals TTC
starts = choose, random of vakken zoals a1,c2
holes = een aantal gaten van 0 tot en met 95, of vakken zoals a1,c2
suits = een volgorde van kleuren: de eerste, of alle vier zoals crowns,suns,moons,arms
