# Ce qui ne va pas dans des réglages, une position ou une notation de Die Mauer.

## Réglages

range-of-players = de { $least } à { $most } joueurs : il faut rester entre 2 et 8
other-players = { $players } joueurs : il en faut de { $least } à { $most }
first-master = le premier chef de chantier est la place { $seat }, mais les places vont de 0 à { $last }
master-chooses = si le chef de chantier choisit les extrémités, il faut une construction obligatoire
other-values = murs { $values } : il faut des nombres différents de 1 à 6
no-stock = chaque joueur a au moins une pièce
piece-not-in-set = la pièce { $piece } n'est pas parmi les murs { $values }
too-many-copies = { $copies } pièces { $piece } en jeu, plus de { $most }
too-many-pieces = { $pieces } pièces en jeu, plus de { $most }
other-rounds = { $rounds } manches : il en faut de 1 à { $most }
no-idle-turns = 0 tour sans construire : n'indique rien s'il n'y a pas de limite
high-total = un total pourrait atteindre { $total }, plus de { $most }

## Positions

entries = { $name } a { $entries } valeurs pour { $seats } places
stock-unknown = on ne sait pas quelles pièces a { $seat } : { $stock }
fist-unknown = on ne sait pas ce que cache la main ({ $seat })
gift-unknown = on ne sait pas ce que { $donor } a donné à { $receiver }
not-seated = { $seat } n'existe pas parmi { $seats } places
neighbours = dans la muraille { $wall }, des tours ou des portes se touchent
all-pieces = { $built } posées + { $held } en réserve = { $sum } pièces, mais les jeux en ont { $sets }
pieces-of = { $piece } : { $built } posées + { $held } en réserve = { $sum }, mais les jeux en ont { $sets }
rounds-played = { $played } manches sont jouées dans une partie de { $rounds }
idle-turns = { $idle } tours sans construire, mais la limite est { $most }
points-after = { $seat } : { $points } points après { $rounds } manches, c'est trop
points-left = { $seat } : { $points } points à la fin, c'est moins que n'en coûtent les pièces restantes { $left }
rounds-won = { $seat } : { $won } manches gagnées sur { $rounds }
gifts-remembered = { $gifts } dons, mais une position n'en retient que { $most }
gift-to-self = { $seat } ne peut pas se donner de pièce
gift-of-no-piece = le don de { $donor } à { $receiver } n'est pas une pièce de ce jeu
gifts-over = après la partie, aucun don n'est plus secret
not-held = { $seat } n'a pas { $piece } à cacher dans sa main
nobody-builds = on nomme qui construit, mais personne ne construit
several-empty = plusieurs mains vides en plus de celle du chef de chantier ont mis fin au tour
fists-over = des mains restent sur la table après la partie
other-builders = les places { $seats } ne sont pas celles qui choisissent encore une extrémité de { $wall }
not-ended = rien n'a mis fin à la dernière manche
out-of-pieces = les places { $seats } n'ont plus de pièces, ce qui a mis fin à la manche
dead = la muraille { $wall } est bloquée, ce qui a mis fin à la manche
not-dead = quelqu'un a encore une pièce jouable sur la muraille { $wall }
no-such-view = aucune position ne se voit ainsi de là : { $viewer }

## Ce qu'on peut écrire

a-fist = une main : T, G, 1 à 6, ou - si elle est vide
a-piece = une pièce : T, G ou 1 à 6
a-stock = une réserve : des pièces comme TG12346, ou - si elle est vide
a-seen-stock = une réserve : des pièces comme TG12346, - si elle est vide, ou ?5 pour cinq inconnues
a-wall = une muraille : jusqu'à 64 pièces comme 44T4, ou - si elle est vide
an-action = un coup : T G 1-6 - L R +T +TL >T ou x
a-round = une manche à partir de 1, ou over
a-gift = un don comme 1>0T
