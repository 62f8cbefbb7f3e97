# Berlin. A piece is written in notation: tS3 (the tile 3 of Suns), cAn (the coin null of Arms),
# t (a face-down tile), cM (a face-down coin of Moons). In French a piece of the wall is a "morceau",
# as "pièce" is a coin.

## Pieces in words

suns = Soleils
moons = Lunes
crowns = Couronnes
arms = Armes
ace = as
null = nul
tile = tuile, { $value } des { $suit }
coin = pièce, { $value } des { $suit }
pieces = { $count ->
    [0] aucun morceau
    [1] 1 morceau
   *[other] { $count } morceaux
}

## Variants

main-game = jeu de base
crazy-eights = huit américain
gravity = gravité
nullo-gravity = apesanteur
wall-of-china = muraille de Chine
wall-of-jericho = mur de Jéricho
fast-forward = avance rapide
on-again-off-again = alternance
pair-a-dice = paire de dés

## Events

hole-left = { $cell } reste vide
laid-again = on refait tout le mur (BE-121)
coin-laid = en { $cell }, une pièce des { $suit }
chosen = on retourne le morceau en { $cell }
turned-up = en { $cell }, c'est { $piece }
placed = { $seat ->
    [you] tu poses ton marteau en { $cell }
   *[other] { $seat } pose son marteau en { $cell }
}
rolled-off = { $seat ->
    [you] tu fais { $value }
   *[other] { $seat } fait { $value }
} pour le départ
tied = égalité entre { $seats }, on relance (BE-07)
turn-starts = à { $seat } de jouer
jericho-lapsed = { $seat ->
    [you] tu ne retournes rien
   *[other] { $seat } ne retourne rien
}
die-drawn = on tire le dé des { $suit }
rolled = le dé fait { $value }
rolled-two = les dés font { $low } et { $high }
cannot-move = aucun marteau ne peut bouger (BE-08)
moved = { $seat ->
    [you] tu vas
   *[other] { $seat } va
} en { $cell } par { $path }
moved-other = { $seat ->
    [you] tu déplaces
   *[other] { $seat } déplace
} { $hammer ->
    [you] ton marteau
   *[other] le marteau de { $hammer }
} en { $cell } par { $path }
flips = on retourne le morceau en { $cell }
looks = on regarde la tuile en { $cell }
tile-shown = c'est { $tile }
tile-seen = { $seat ->
    [you] tu vois ce que c'est
   *[other] { $seat } voit ce que c'est
}
dumb-luck = coup de bol : on relance (BE-21)
picks-up = on ramasse le morceau en { $cell }
collected = { $seat ->
    [you] tu prends { $piece }
   *[other] { $seat } prend { $piece }
}
left = le morceau en { $cell } reste là
filled = { $cell } se comble { $side ->
    [above] par le haut
    [below] par le bas
    [left] par la gauche
   *[right] par la droite
}
turn-ended = { $seat ->
    [you] ton tour est fini
   *[other] { $seat } a fini son tour
}
game-ended = la partie est finie : { $ending }

## Why the game ends

target-reached = l'objectif est atteint
wall-gone = il ne reste rien du mur
too-many-idle-turns = trop de tours sans prise

## A player's part in the turn

to-decide = décide
to-roll = lance
winner = gagne

## What the game waits for

# A cell that is not known.
a-cell = une case
leaving-holes = Mise en place : on choisit une case qui reste vide
dealing-coins = Mise en place : on distribue la pièce suivante
choosing-faces = Mise en place : on choisit un morceau à mettre face visible
turning-face = Mise en place : on retourne le morceau sur { $cell }
placing = Placement : { $seat ->
    [you] tu poses ton marteau
   *[other] { $seat } pose son marteau
} sur un morceau
placing-at-random = Placement : { $seat ->
    [you] ton marteau
   *[other] le marteau de { $seat }
} est posé sur un morceau au hasard
rolling-off = Départ : { $seat ->
    [you] tu lances le dé
   *[other] { $seat } lance le dé
} pour commencer
jericho = Mur de Jéricho : avant de lancer, { $seat ->
    [you] tu peux
   *[other] { $seat } peut
} retourner un morceau n'importe où
turning-jericho = Mur de Jéricho : on retourne le morceau sur { $cell }
drawing-die = Tirage : { $seat ->
    [you] tu tires un dé
   *[other] { $seat } tire un dé
}
rolling = Lancer : { $seat ->
    [you] tu lances le dé
   *[other] { $seat } lance le dé
}
rolling-die-of = Lancer : { $seat ->
    [you] tu lances
   *[other] { $seat } lance
} le dé des { $suit }
rolling-two = Lancer : { $seat ->
    [you] tu lances deux dés
   *[other] { $seat } lance deux dés
}
moving = Déplacement : { $seat ->
    [you] tu déplaces un marteau
   *[other] { $seat } déplace un marteau
}
moving-by = Déplacement : { $seat ->
    [you] tu déplaces un marteau
   *[other] { $seat } déplace un marteau
} de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
moving-by-either = Déplacement : { $seat ->
    [you] tu déplaces un marteau
   *[other] { $seat } déplace un marteau
} de { $low } ou { $high } cases
settling = Gravité : { $seat ->
    [you] tu choisis
   *[other] { $seat } choisit
} les morceaux qui comblent une case vide
game-over = Partie terminée

# A hammer has landed on a piece that is written in notation, or called by one of these words. A
# sentence can select on their names.
the-tile = la tuile
the-coin = la pièce
the-piece = le morceau
landed-collect = Arrivée : { $seat ->
    [you] tu peux
   *[other] { $seat } peut
} prendre { $piece } sur { $cell }
landed-flip = Arrivée : { $seat ->
    [you] tu peux
   *[other] { $seat } peut
} retourner { $piece } sur { $cell }
landed-collect-or-flip = Arrivée : { $seat ->
    [you] tu peux
   *[other] { $seat } peut
} prendre ou retourner { $piece } sur { $cell }
landed-flip-or-check = Arrivée : { $seat ->
    [you] tu peux
   *[other] { $seat } peut
} retourner ou regarder { $piece } sur { $cell }
flipping = Face visible : on retourne { $piece } sur { $cell }
flipped = Face visible : { $seat ->
    [you] tu peux
   *[other] { $seat } peut
} prendre { $piece } sur { $cell }
checking = Coup d'œil : { $seat ->
    [you] tu regardes
   *[other] { $seat } regarde
} { $piece } sur { $cell }
checked = Coup d'œil : { $seat ->
    [you] tu prends { $piece } sur { $cell }, ou pas
   *[other] { $seat } prend { $piece } sur { $cell }, ou pas
}
picking-up = Prise : { $seat ->
    [you] tu ramasses
   *[other] { $seat } ramasse
} { $piece } sur { $cell }

## Above the board

title = Berlin, { $variants }, { $standpoint }
heading = Berlin, { $standpoint }
description = { $status }. { $position }

## On the board

cell-holds = { $cell } : { $content }
hole = trou
gap = brèche
tile-face-down = tuile, face cachée
tile-looked-at = tuile, face cachée : { "?" }, vue par { $by }
tile-known = tuile, face cachée : { $value } des { $suit }, vue par { $by }
coin-not-dealt = pièce, pas encore distribuée
coin-face-down = pièce des { $suit }, face cachée
face-up = { $piece }, face visible
all = tous
hammer-of = { $seat ->
    [you] ton marteau
   *[other] marteau ({ $seat })
}, { $stand }
not-placed = pas encore posé

## What marks and letters mean

own-reach = le marteau { $hammer } peut y aller
other-reach = un autre marteau peut
others-reach = autres marteaux possibles
asked-about = case en question
visited = plus ce tour-ci
looked = vue par
ground = sol
ground-line = trait : sol
counts = { $value } vaut { $steps }
legend-tile = t tuile face cachée
legend-coin = cM pièce des Lunes face cachée
legend-open = tS3 tuile 3 des Soleils
looked-at = vues : { $tiles }
left-out = colonnes omises : { $columns }
column-range = { $first } à { $last }

## Players

seat-heading = place
hammer-heading = marteau
dice-heading = dés
pieces-heading = total
collected-heading = prises
of-target = sur { $target }
die-of = { $seat ->
    [you] ton dé
   *[other] dé ({ $seat })
}
die-moved = avance
die-picks-up = prend
collected-by = { $seat ->
    [you] dans tes prises
   *[other] prises ({ $seat })
} : { $piece }
lands-next = doit arriver sur une { $kind ->
    [tile] tuile
   *[coin] pièce
}
ends-next = doit finir son tour sur une { $kind ->
    [tile] tuile
   *[coin] pièce
}
had-jericho = a déjà eu le mur de Jéricho
out-of-roll-off = hors course pour le départ
rolled-dice = a fait { $dice }
about = { $own ->
    [true] { $seat } (toi)
   *[false] { $seat }
} : { $facts }

## Remarks

empty-so-far = Déjà vides : { $cells }.
emptied = Vidées pendant ce tour : { $cells }.
idle = Aucune prise depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ; à { $limit }, la partie s'arrête.

## Buttons

leave-it = laisser tel quel
flip-it = retourner le morceau
look-at-it = regarder la tuile
collect-it = prendre le morceau

## Hints

takes-piece = prend { $piece } pour un point
turns-up-piece = retourne { $piece } devant tout le monde
shows-you = ne montre { $piece } qu'à toi
turns-up-nothing = ne retourne rien
leaves-piece = laisse { $piece } aux autres
nothing-to-do = rien à y faire
puts-hammer = met { $seat ->
    [you] ton marteau
   *[other] le marteau de { $seat }
} sur { $piece }
starts-on = commence sur { $piece }
can-collect = peut y prendre { $piece }
can-flip = peut y retourner { $piece }
