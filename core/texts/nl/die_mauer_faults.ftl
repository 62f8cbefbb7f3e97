# Wat er mis is met een spelopzet, een stelling of notatie van Die Mauer.

## Spelopzet

range-of-players = van { $least } tot en met { $most } spelers: toegestaan zijn 2 tot en met 8
other-players = { $players } spelers: toegestaan zijn { $least } tot en met { $most }
first-master = de eerste bouwheer is plaats { $seat }, maar de plaatsen zijn 0 tot en met { $last }
master-chooses = als de bouwheer de kanten kiest, is bouwen verplicht
other-values = muurdelen { $values }: het moeten verschillende getallen van 1 tot en met 6 zijn
no-stock = elke speler heeft minstens één steen nodig
piece-not-in-set = steen { $piece } hoort niet bij de muurdelen { $values }
too-many-copies = { $copies } keer { $piece } in het spel, meer dan { $most }
too-many-pieces = { $pieces } stenen in het spel, meer dan { $most }
other-rounds = { $rounds } spelronden: toegestaan zijn 1 tot en met { $most }
no-idle-turns = 0 bouwronden zonder bouwen: laat het weg als er geen grens is
high-total = een totaal zou { $total } kunnen worden, meer dan { $most }

## Stellingen

entries = { $name } heeft { $entries } waarden voor { $seats } plaatsen
stock-unknown = welke stenen { $seat } heeft, is niet bekend: { $stock }
fist-unknown = wat er in de vuist van { $seat } zit, is niet bekend
gift-unknown = wat { $donor } aan { $receiver } heeft gegeven, is niet bekend
not-seated = { $seat } bestaat niet bij { $seats } plaatsen
neighbours = in de muur { $wall } staan torens of poorten naast elkaar
all-pieces = { $built } gebouwd + { $held } in voorraad = { $sum } stenen, maar de sets hebben er { $sets }
pieces-of = { $piece }: { $built } gebouwd + { $held } in voorraad = { $sum }, maar de sets hebben er { $sets }
rounds-played = er zijn { $played } spelronden gespeeld, maar het spel heeft er { $rounds }
idle-turns = { $idle } bouwronden zonder bouwen, maar de grens is { $most }
points-after = { $seat }: { $points } punten na { $rounds } spelronden is te veel
points-left = { $seat }: { $points } punten aan het eind is minder dan de stenen die over zijn kosten: { $left }
rounds-won = { $seat }: { $won } gewonnen van { $rounds } spelronden
gifts-remembered = { $gifts } geschenken, maar een stelling onthoudt er hoogstens { $most }
gift-to-self = { $seat } kan zichzelf niets geven
gift-of-no-piece = wat { $donor } aan { $receiver } geeft, is geen steen van dit spel
gifts-over = na het spel is geen geschenk meer geheim
not-held = { $seat } heeft geen { $piece } voor in de vuist
nobody-builds = er worden bouwers genoemd, maar niemand bouwt
several-empty = meerdere lege vuisten naast die van de bouwheer hebben de bouwronde beëindigd
fists-over = na het spel liggen er nog vuisten op tafel
other-builders = plaatsen { $seats } zijn niet degenen die nog een kant van { $wall } kiezen
not-ended = niets heeft de laatste spelronde beëindigd
out-of-pieces = plaatsen { $seats } hebben geen stenen meer, dat heeft de spelronde beëindigd
dead = de muur { $wall } zit vast, dat heeft de spelronde beëindigd
not-dead = iemand heeft nog een steen die aan de muur { $wall } past
no-such-view = geen stelling ziet er zo uit voor { $viewer }

## Wat je kunt schrijven

a-fist = een vuist: T, G, 1 tot en met 6, of - voor een lege
a-piece = een steen: T, G of 1 tot en met 6
a-stock = een voorraad: stenen zoals TG12346, of - voor geen
a-seen-stock = een voorraad: stenen zoals TG12346, - voor geen, of ?5 voor vijf onbekende
a-wall = een muur: hoogstens 64 stenen zoals 44T4, of - voor geen
an-action = een zet: T G 1-6 - L R +T +TL >T of x
a-round = een spelronde vanaf 1, of over
a-gift = een geschenk zoals 1>0T
