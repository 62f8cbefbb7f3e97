# Wat er mis is met een spelopzet, een stelling of notatie van Mauerbauer.

## Spelopzet

other-players = { $players } spelers: toegestaan zijn 2 tot en met 4
first-player = de eerste speler is plaats { $seat }, maar de plaatsen zijn 0 tot en met { $last }
other-cards = { $cards } kaarten: toegestaan zijn 1 tot en met { $most }
other-deck = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, terwijl er 60 gedrukt zijn (MA-92)

## Stellingen

entries = { $name }: { $entries } waarden voor { $seats } plaatsen
not-seated = { $seat } bestaat niet bij { $seats } plaatsen
high-score = een score van { $score } is te hoog
not-a-line = het bord heeft geen lijn { $line }
two-walls = twee muren op { $line }
not-a-tower-space = het bord heeft geen torenplek { $place }
not-a-space = het bord heeft geen vak { $space }
no-last-wall = op { $line } staat geen muur, terwijl het de nieuwste is
too-many = { $what }: { $count }, maar er zijn er { $most }
walls = muren
coloured-towers = { $colour ->
    [black] zwarte
    [grey] grijze
   *[white] witte
} torens
coloured-houses = { $colour ->
    [red] rode
    [green] groene
    [yellow] gele
    [blue] blauwe
   *[pink] roze
} huizen
coloured-palaces = { $colour ->
    [red] rode
    [green] groene
    [yellow] gele
    [blue] blauwe
   *[pink] roze
} paleizen
hand-unknown = de hand van { $seat } is niet bekend
hand-hidden = de hand van { $seat } is verborgen voor { $viewer }
hand-open = de hand van { $seat } is niet geheim voor { $viewer }
a-spectator = een toeschouwer
too-many-of-a-face = meer kaarten van een soort dan de stapel heeft
too-many-in-hands = meer kaarten in handen dan de stapel heeft
tower-alone = de toren op { $place } staat niet aan een muur
wall-without-tower = de muur { $line } heeft geen toren op { $place }
wall-in-city = de muur { $line } staat in een stad
tower-in-city = de toren op { $place } staat in een stad
wall-between-cities = aan beide kanten van de nieuwste muur ligt een stad
house-without-wall = huizen op vak { $space }, dat aan geen muur grenst
palace-outside = een paleis op vak { $space }, dat in geen stad ligt
no-palace = twee { $colour ->
    [red] rode
    [green] groene
    [yellow] gele
    [blue] blauwe
   *[pink] roze
} huizen in een stad zijn geen paleis geworden
first-known = wie begint, staat al vast
begun-early = het spel is voor fase { $phase } begonnen
other-first = { $seat } begint niet
acts-out-of-turn = { $acting } speelt in de beurt van { $seat }
no-last-named = fase { $phase } volgt op een muur, maar er is geen nieuwste genoemd
no-city = de nieuwste muur omsluit geen stad
no-neighbour = geen stad deelt een muur met de voltooide
no-free-line = nergens kan een muur worden gebouwd
not-agreed = te vroeg gooien is niet afgesproken
early-roll-in = te vroeg gegooid in fase { $phase }
roll-before = in fase { $phase } moeten er dobbelstenen liggen, en alleen dan
tower-die = de torendobbelsteen wordt gegooid als een uiteinde van de muur vrij is, en alleen dan
before-the-deal = kaarten of beurten voor het delen
hands-in-order = de handen worden na elkaar gedeeld
chosen-without-card = er is een stad gekozen zonder kaart
draws-in-phase = { $cards } te trekken kaarten in fase { $phase }
draws-after-play = { $cards } te trekken kaarten na het spelen
no-card-left = er is geen kaart meer om te trekken
swaps-in-phase = plaatsen { $seats } ruilen kaarten in fase { $phase }
swaps-out-of-turn = { $seat } ruilt buiten de beurt
may-swap-yet = van wie achteraan staan, mogen nog ruilen: { $seats }
swaps-after-scoring = na de laatste telling worden kaarten geruild
put-down = { $cards } kaarten ingeruild
no-reason-to-end = { $phase } zonder reden om te eindigen
after-last-turn = { $phase } na de laatste beurt
none-left = er is geen { $piece ->
    [wall] muur
    [tower] toren
    [house] huis
   *[palace] paleis
} meer, maar er eindigt niets
still-a-wall = er kan nog een muur worden gebouwd
not-yet = nog niet: { $ending }
no-city-to-choose = er is geen stad om te kiezen
none-chosen = voor de eindtelling is geen stad gekozen, terwijl er een is
chosen-in-phase = in fase { $phase } is een stad gekozen
no-city-named = geen stad heet naar vak { $space }

## Wat je kunt schrijven

place-once = een plek die één keer voorkomt
a-tower = een toren zoals a1b
pieces-on-space = een vak met stukken zoals 12=RG
a-phase = een fase of een einde van het spel
an-action = een zet: a1-b1 b./RG join:12 apart size+in-towers drop:size swap:size done city:12 pass early, of van het lot b/R? draw:size first:0
a-placement = een plaatsing zoals b./RG
a-roll = een worp zoals b/R? of -/GG
a-card = een gildekaart zoals in-towers of out-R
tower-colour = een torenkleur: b, g of w
house-colour = een huiskleur: R, G, Y, B of P
a-space = een vak van 1 tot en met 64
a-tower-space = een torenplek van a1 tot en met h8
a-line = een muurlijn zoals a1-b1
cards = een lijst van hoogstens 255 kaarten zoals in-b*2
hidden-cards = een aantal verborgen kaarten zoals ?6
first-seat = random of een plaats van 0 tot en met 3
a-board = het plan van een bord
a-deck = het plan van een stapel
