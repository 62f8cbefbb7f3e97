# Ce qui ne va pas dans des réglages, une position ou une notation de Berlin.

## Réglages

too-few-cells = { $rows } lignes sur { $columns } colonnes font moins de 7 cases
too-many-cells = { $rows } lignes sur { $columns } colonnes font plus de 96 cases
other-packs = il faut 1 ou 2 piecepacks, ou 1 et des quarts parmi suns,moons,crowns,arms dans cet ordre
other-suits = ordre { $suits } : chaque famille doit y être une fois
other-fill = { $columns } colonnes de tuiles et de pièces : il en faut de 1 à { $most }
other-target = { $target } prises pour gagner : il en faut de 1 à 96
no-idle-turns = 0 tour sans prise : n'indique rien s'il n'y a pas de limite
two-grounds = la gravité et l'apesanteur ne vont pas ensemble : l'une a un sol, l'autre non
two-colours = la paire de dés ignore la famille du dé, dont dépend le huit américain
other-jericho = retournement à { $pieces } prises : il en faut 1 ou plus, et moins que l'objectif de { $target }
other-players = { $players } joueurs : il en faut de 2 à { $most }
cells-for-seats = { $cells } cases de départ pour { $seats } places
no-piece-at = case de départ { $cell } : il n'y a pas de morceau
random-holes = les cases de départ sont nommées, mais les trous sont au hasard
other-holes = trous de départ : il faut des cases du mur, ligne par ligne depuis le bas, chacune une fois
only-holes = { $holes } trous dans { $cells } cases ne laissent aucun morceau
too-many-pieces = { $pieces } morceaux, c'est plus qu'il n'y en a : { $most }
filled-holes = trous de départ : la gravité les comblerait
other-face-up = { $faces } morceaux visibles, mais il n'y en a que { $pieces }
no-layout = variantes : ce mur enfreint une de leurs règles, où que soient les trous

## Positions

other-cells = le mur a { $found } cases et non { $cells }
entries = { $name } a { $entries } valeurs pour { $seats } places
not-seated = { "seat" } ou jericho nomme une place qui n'existe pas parmi { $seats }
not-a-cell = { $cell } n'est pas une case du mur
not-in-order = { $name } n'est pas dans l'ordre, ligne par ligne
collected-in-order = collected n'est pas dans l'ordre : tuiles, pièces, par famille, par valeur
other-at = at doit être donné si un morceau est retourné loin de tout marteau, et seulement alors
rolls-or-kinds = rolls est donné pendant le lancer de départ, kinds après
opened-by-name = opened est donné, mais les réglages nomment les trous
other-rolls = rolls a d'autres nombres que 0 à 7
not-in-box = il y a plus de { $piece } que dans la boîte
too-many-coins = { $coins } pièces cachées de la famille { $suit }, c'est plus qu'il n'en reste
not-checked = { $content } n'est pas une tuile regardée dans cette partie
undealt-coins = les pièces n'ont pas de famille pendant la mise en place, et en ont une ensuite
other-pieces = { $found } morceaux sont sur le mur ou pris, et non { $pieces }
other-tiles = { $found } tuiles sont sur le mur ou prises, et non { $tiles }
other-coins = { $found } pièces de la famille { $suit } sont sur le mur ou prises, et non { $coins }
other-kind = en { $cell } se trouve une { $kind ->
    [tile] tuile
   *[coin] pièce
}, alors qu'on n'en a pas mis là
other-diagonal = la pièce en { $cell } n'est pas de sa diagonale
other-phase = la phase { $phase } ne va pas avec ce mur et ces réglages
collected-early = dans la phase { $phase }, rien n'est encore pris
other-hammers = les marteaux des places [{ $placed }] sont sur le mur, et non [{ $expected }]
other-start = le marteau de { $seat } ne commence pas où il peut
not-first = { "seat" } n'est pas 0
other-colour = colour doit être donné si un dé a été tiré, et seulement alors
other-roll = roll doit être donné si un dé a été lancé, et seulement alors
other-second = second doit être donné si deux dés ont été lancés, et seulement alors ; avant le déplacement, c'est le plus petit
other-visited = visited ne nomme pas les cases où le marteau est entré pendant ce tour
other-opened = opened nomme des cases qui ne se sont pas vidées pendant ce tour
rolls-in-order = rolls ne va pas avec un lancer de départ dans l'ordre
idle-turns = { $idle } tours sans prise, mais la limite est { $most }
other-kinds = kinds est donné alors qu'il ne compte pas
jericho-early = jericho nomme une place qui n'a pas encore assez de prises
jericho-asked = jericho ne nomme pas la place à qui on demande
asks-nothing = dans la phase { $phase }, il n'y a rien à faire
wrong-landing = le marteau est arrivé sur le mauvais type de morceau
not-ended = rien n'a mis fin à la partie
has-ended = la partie est déjà finie
beyond-target = il y a plus de prises que l'objectif de { $target } n'en permet
too-many-hidden = { $hidden } tuiles sont cachées, mais il n'en reste que { $left } dans la boîte
sees-another = { $cell } : on voit { $seen } et non { $given } (vue : { $viewer })

## Ce qu'on peut écrire

rows = des lignes d'autant de cases
collected-pieces = des prises comme tS3cA2
a-phase = une phase de la partie
a-kind = t ou c
an-action = un coup : 0UUR + ? * x @c3 +c3 c3<U, ou du hasard 4 3,5 S S3 *c3
a-path = un chemin d'un à six pas comme UUR
a-value = une valeur : a 2 3 4 5 n
a-suit = une famille : S M C A
a-piece = un morceau comme tS3 ou cAn
contents = des cases comme t cS tS3 cS3 t(S3:0) ou .
a-content = une case comme t cS tS3 cS3 t(S3:0) ou .
a-cell = une case comme a1
a-direction = une direction : U, D, L ou R
columns = alternate, tiles-only, coins-only ou des colonnes comme TTC
starts = choose, random ou des cases comme a1,c2
holes = un nombre de trous de 0 à 95, ou des cases comme a1,c2
suits = un ordre des familles : la première, ou les quatre comme crowns,suns,moons,arms
