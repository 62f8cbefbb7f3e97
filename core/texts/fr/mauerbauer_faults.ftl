# Ce qui ne va pas dans des réglages, une position ou une notation de Mauerbauer.

## Réglages

other-players = { $players } joueurs : il en faut de 2 à 4
first-player = le premier joueur est la place { $seat }, mais les places vont de 0 à { $last }
other-cards = { $cards } cartes : il en faut de 1 à { $most }
other-deck = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, alors que la pioche imprimée en a 60 (MA-92)

## Positions

entries = { $name } : { $entries } valeurs pour { $seats } places
not-seated = { $seat } n'existe pas parmi { $seats } places
high-score = un score de { $score } est trop élevé
not-a-line = le plateau n'a pas de ligne { $line }
two-walls = deux murailles sur { $line }
not-a-tower-space = le plateau n'a pas d'emplacement de tour { $place }
not-a-space = le plateau n'a pas de case { $space }
no-last-wall = il n'y a pas de muraille sur { $line }, la dernière
too-many = { $what } : { $count }, mais il n'y en a que { $most }
walls = murailles
coloured-towers = tours { $colour ->
    [black] noires
    [grey] grises
   *[white] blanches
}
coloured-houses = maisons { $colour ->
    [red] rouges
    [green] vertes
    [yellow] jaunes
    [blue] bleues
   *[pink] roses
}
coloured-palaces = palais { $colour ->
    [red] rouges
    [green] verts
    [yellow] jaunes
    [blue] bleus
   *[pink] roses
}
hand-unknown = la main ({ $seat }) n'est pas connue
hand-hidden = la main ({ $seat }) est cachée pour { $viewer }
hand-open = la main ({ $seat }) n'est pas secrète pour { $viewer }
a-spectator = le public
too-many-of-a-face = plus de cartes d'un type que la pioche n'en a
too-many-in-hands = plus de cartes en main que la pioche n'en a
tower-alone = la tour en { $place } n'est au bout d'aucune muraille
wall-without-tower = la muraille { $line } n'a pas de tour en { $place }
wall-in-city = la muraille { $line } est dans une cité
tower-in-city = la tour en { $place } est dans une cité
wall-between-cities = la dernière muraille a une cité de chaque côté
house-without-wall = des maisons sur la case { $space }, que ne longe aucune muraille
palace-outside = un palais sur la case { $space }, qui n'est dans aucune cité
no-palace = deux maisons { $colour ->
    [red] rouges
    [green] vertes
    [yellow] jaunes
    [blue] bleues
   *[pink] roses
} d'une cité ne sont pas devenues un palais
first-known = on sait déjà qui commence
begun-early = la partie a commencé avant la phase { $phase }
other-first = ce n'est pas à { $seat } de commencer
acts-out-of-turn = { $acting } joue pendant le tour de { $seat }
no-last-named = la phase { $phase } suit une muraille, mais aucune n'est donnée comme dernière
no-city = la dernière muraille ne ferme aucune cité
no-neighbour = aucune cité n'a de muraille commune avec la cité achevée
no-free-line = on ne peut construire de muraille nulle part
not-agreed = lancer trop tôt n'est pas convenu
early-roll-in = un lancer trop tôt dans la phase { $phase }
roll-before = les dés doivent montrer quelque chose dans la phase { $phase }, et seulement alors
tower-die = le dé des tours est lancé si un bout de la muraille est libre, et seulement alors
before-the-deal = des cartes ou des tours de jeu avant la distribution
hands-in-order = les mains se distribuent l'une après l'autre
chosen-without-card = une cité est choisie sans carte
draws-in-phase = { $cards } cartes à piocher dans la phase { $phase }
draws-after-play = { $cards } cartes à piocher après avoir joué
no-card-left = il ne reste pas de carte à piocher
swaps-in-phase = les places { $seats } échangent des cartes dans la phase { $phase }
swaps-out-of-turn = { $seat } échange hors de son tour
may-swap-yet = parmi les places en dernière position peuvent encore échanger : { $seats }
swaps-after-scoring = des cartes sont échangées après le dernier décompte
put-down = { $cards } cartes écartées pour un échange
no-reason-to-end = { $phase } sans raison de finir
after-last-turn = { $phase } après le dernier tour
none-left = il ne reste { $piece ->
    [wall] aucune muraille
    [tower] aucune tour
    [house] aucune maison
   *[palace] aucun palais
}, mais la partie ne finit pas
still-a-wall = on peut encore construire une muraille
not-yet = pas encore : { $ending }
no-city-to-choose = il n'y a pas de cité à choisir
none-chosen = aucune cité n'est choisie pour le décompte final, alors qu'il y en a
chosen-in-phase = une cité est choisie dans la phase { $phase }
no-city-named = aucune cité ne porte le nom de la case { $space }

## Ce qu'on peut écrire

place-once = un lieu donné une seule fois
a-tower = une tour comme a1b
pieces-on-space = des pièces sur une case comme 12=RG
a-phase = une phase ou une fin de la partie
an-action = un coup : a1-b1 b./RG join:12 apart size+in-towers drop:size swap:size done city:12 pass early, ou du hasard { "b/R?" } draw:size first:0
a-placement = un placement comme b./RG
a-roll = un lancer comme { "b/R?" } ou -/GG
a-card = une carte de guilde comme in-towers ou out-R
tower-colour = une couleur de tour : b, g ou w
house-colour = une couleur de maison : R, G, Y, B ou P
a-space = une case de 1 à 64
a-tower-space = un emplacement de tour de a1 à h8
a-line = une ligne comme a1-b1
cards = jusqu'à 255 cartes comme in-b*2
hidden-cards = un nombre de cartes cachées comme ?6
first-seat = random ou une place de 0 à 3
a-board = le plan d'un plateau
a-deck = le plan d'une pioche
