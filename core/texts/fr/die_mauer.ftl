# Die Mauer. A piece is written in notation: T (tower), G (gate), 1 to 6 (wall).

## Pieces in words

tower = tour
gate = porte
wall-1 = mur 1
wall-2 = mur 2
wall-3 = mur 3
wall-4 = mur 4
wall-5 = mur 5
wall-6 = mur 6
unknown-piece = pièce inconnue
pieces = { $count ->
    [0] aucune pièce
    [1] 1 pièce
   *[other] { $count } pièces
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
empty = vide
nothing = rien

## Events

planned = { $seat ->
    [you] tu poses ta main fermée sur la table
   *[other] { $seat } pose sa main fermée sur la table
}
planned-known = { $seat ->
    [you] tu poses ta main fermée sur la table
   *[other] { $seat } pose sa main fermée sur la table
} : { $fist }
revealed = on ouvre les mains : { $fists }
shows = { $seat ->
    [you] tu montres
   *[other] { $seat } montre
} { $fist ->
    [nothing] une main vide
    [tower] la tour
    [gate] la porte
   *[wall] le mur { $fist }
}
shows-as-master = { shows } (chef de chantier)
built = { $seat ->
    [you] tu construis
   *[other] { $seat } construit
} { the-piece }
built-left = { $seat ->
    [you] tu construis
   *[other] { $seat } construit
} { the-piece } à gauche
built-right = { $seat ->
    [you] tu construis
   *[other] { $seat } construit
} { the-piece } à droite
nothing-built = personne ne construit : { $why } ({ $rule })
declined = { $seat ->
    [you] tu ne construis rien
   *[other] { $seat } ne construit rien
}
given = { $donor ->
    [you] tu donnes une pièce à { $receiver }
   *[other] { $receiver ->
        [you] { $donor } te donne une pièce
       *[other] { $donor } donne une pièce à { $receiver }
    }
}
given-known = { $donor ->
    [you] tu donnes { the-piece } à { $receiver }
   *[other] { $receiver ->
        [you] { $donor } te donne { the-piece }
       *[other] { $donor } donne { the-piece } à { $receiver }
    }
}
kept = { $donor ->
    [you] tu ne donnes rien
   *[other] { $donor } ne donne rien
}
round-over = fin de la manche { $round }, { $ending } : { $left }
left = { $seat ->
    [you] { $pieces ->
        [nothing] il ne te reste rien
       *[other] il te reste { $pieces }
    }
   *[other] { $pieces ->
        [nothing] { $seat } n'a plus rien
       *[other] { $seat } garde { $pieces }
    }
} ({ $points })
block-passed = { $seat ->
    [you] tu deviens chef de chantier
   *[other] { $seat } devient chef de chantier
}

## Why nobody builds

illegal-plan = la pièce n'est pas jouable
no-room = il n'y a pas de place pour la pièce
master-declined = le chef de chantier passe
several-empty = plusieurs mains sont vides

## Why a round or the game ends

last-piece-built = une dernière pièce est posée
last-piece-given = une dernière pièce est donnée
dead-wall = la muraille est bloquée
too-many-idle-turns = trop de tours sans construire
rounds-played = toutes les manches sont jouées

## A player's part in the turn

to-decide = décide
builds = construit
winner = gagne

## Above the board

after-rounds = { $rounds ->
    [0] aucune manche jouée
    [1] après 1 manche
   *[other] après { $rounds } manches
}
round-of = manche { $round } sur { $rounds }
title = Die Mauer, { $round }, { $standpoint }
description = { $status }. { $position }
all = tout le monde
planning = Plans : à { $seats } de poser { $number ->
    [one] { $seats ->
        [you] ta main fermée
       *[other] sa main fermée
    }
   *[other] une main fermée
}
a-piece = une pièce
the-piece = { $piece ->
    [tower] la tour
    [gate] la porte
   *[wall] le mur { $piece }
}
may-build = Construction : { $seats ->
    [you] tu peux construire
   *[other] { $seats } peut construire
} { $piece }
chooses-end = Construction : { $seats ->
    [you] tu choisis une extrémité pour
   *[other] { $seats } choisit une extrémité pour
} { $piece }
chooses-end-of = Construction : { $seats ->
    [you] tu choisis une extrémité pour { $piece }
   *[other] { $seats } choisit une extrémité pour { $piece }
} { $builder ->
    [you] que tu construis
   *[other] de { $builder }
}
situation-1 = Situation 1 : { $seats }, chef de chantier, { $optional ->
    [true] { $seats ->
        [you] tu peux poser la pièce de ton choix
       *[other] peut poser la pièce de son choix
    }
   *[false] { $seats ->
        [you] tu poses la pièce de ton choix
       *[other] pose la pièce de son choix
    }
}
situation-2 = Situation 2 : { $optional ->
    [true] { $seats ->
        [you] tu peux donner
       *[other] { $seats } peut donner
    }
   *[false] { $seats ->
        [you] tu donnes
       *[other] { $seats } donne
    }
} une pièce au chef de chantier
game-over = Partie terminée

## On the board

nothing-yet = rien n'est construit
wall-is-dead = Muraille bloquée : personne n'a de pièce jouable
walls-only = murs
left-end = extrémité gauche de la muraille
right-end = extrémité droite de la muraille
block-of = pièce rouge du chef de chantier, { $seat }
give-nothing = ne rien donner
build-nothing = ne rien construire

## Players

seat-heading = place
fist-heading = main
stock-heading = réserve
total-heading = total
won-heading = vict
size-heading = nb
penalties-heading = malus, le plus bas gagne
closed = fermée
closed-known = { $fist } (fermée)
last-round = dernière : { $points }
this-round = manche : { $points }
rounds-won = gagnées : { $rounds }
doubtful = { $size } de ces { $shown } pièces
types-not-known = pièces inconnues
received-unseen = { $count ->
    [one] { $count } reçue
   *[other] { $count } reçues
} en secret
given-unseen = { $count ->
    [one] { $count } donnée
   *[other] { $count } données
} en secret
stocked = { $seat ->
    [you] { $piece }, ta réserve
   *[other] { $piece }, réserve ({ $seat })
}
hand-empty = { $seat ->
    [you] emplacement de ta main
   *[other] emplacement de la main ({ $seat })
}
hand-empty-lately = { hand-empty }, au dernier tour : { $fist }
hand-closed = { $seat ->
    [you] ta main, fermée
   *[other] main fermée ({ $seat })
}
hand-open = { $seat ->
    [you] ta main
   *[other] main ({ $seat })
} : { $fist }

## Remarks

gifts-heading = dons, dans l'ordre
gifts = dons, dans l'ordre : { $gifts }
older-gifts = { $seats ->
    [you] Des dons plus anciens, hors liste, te concernent.
   *[other] Des dons plus anciens, hors liste, concernent { $seats }.
}
idle = Rien de construit depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ; à { $limit }, la manche s'arrête.
legend-tower = T tour
legend-gate = G porte
legend-wall = un nombre : un mur de cette longueur
legend-master = M chef de chantier
legend-ends = L et R les extrémités
legend-empty = - main vide

## Hints

does-not-fit = { the-piece } n'est pas jouable et te revient (DM-11)
gives-points = refile { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $receiver }{ $ends ->
    [true] { " " }et met fin à la manche
   *[false] { "" }
}
builds-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins en réserve ; { $after }
keeps-points = garde { $points ->
    [one] { $points } point
   *[other] { $points } points
} en réserve
plan-for-sure = tu construis { the-piece } à coup sûr ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}){ $ends ->
    [true] , ce qui met fin à la manche
   *[false] { "" }
} : personne d'autre n'en a
plan-unless-shown = tu construis { the-piece } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}){ $ends ->
    [true] , ce qui met fin à la manche,
   *[false] { "" }
} sauf si quelqu'un d'autre montre la même pièce ({ $owners ->
    [one] possible chez { $owners } personne
   *[other] possible chez { $owners } personnes
})
guess-impossible = { $master ->
    [you] tu n'as pas
   *[other] { $master } n'a pas
} { $piece ->
    [tower] de tour
    [gate] de porte
   *[wall] de mur { $piece }
} : impossible à construire maintenant
guess-ends-round = met fin à la manche pour toi si { $master ->
    [you] tu montres
   *[other] { $master } montre
} { the-piece }
guess-blocks = empêche { $master } de finir avec { the-piece } : tu construis { $piece ->
    [tower] la tienne
    [gate] la tienne
   *[wall] le tien
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
guess = tu construis { the-piece } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) si { $master ->
    [you] tu montres
   *[other] { $master } montre
} la même pièce
empty-fist-of-master = tu construis n'importe quelle pièce jouable, sauf si une autre main est vide (DM-26)
empty-fist-gives-last = tu donnes ta dernière pièce si seules ta main et celle de { $master } sont vides (DM-30)
empty-fist-blocks = empêche { $master } de finir avec une main vide (DM-26)
empty-fist-gives = tu peux donner une pièce si seules ta main et celle de { $master } sont vides (DM-30)
ends-round = met fin à la manche
fit-then = ensuite, { $fit ->
    [one] { $fit } pièce jouable
   *[other] { $fit } pièces jouables
} sur { $stock } en réserve
