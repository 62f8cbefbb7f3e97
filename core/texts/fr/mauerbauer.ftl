# Mauerbauer. Pieces, cards and rolls are written in notation: R (red), in-towers, b/R?.

## Pieces in words. The colour alone, and the one of a die, is masculine.

tower-colour = { $piece ->
    [black] noir
    [grey] gris
   *[white] blanc
}
house-colour = { $piece ->
    [red] rouge
    [green] vert
    [yellow] jaune
    [blue] bleu
   *[pink] rose
}
tower-on = tour { $piece ->
    [black] noire
    [grey] grise
   *[white] blanche
} en { $at }
houses = { $count ->
    [1] maison { $piece ->
        [red] rouge
        [green] verte
        [yellow] jaune
        [blue] bleue
       *[pink] rose
    }
   *[other] { $count } maisons { $piece ->
        [red] rouges
        [green] vertes
        [yellow] jaunes
        [blue] bleues
       *[pink] roses
    }
} { $city ->
    [none] sur la case { $space }
   *[other] dans la cité { $city }
}
palaces = { $count ->
    [1] palais { house-colour }
   *[other] { $count } palais { $piece ->
        [red] rouges
        [green] verts
        [yellow] jaunes
        [blue] bleus
       *[pink] roses
    }
} { $city ->
    [none] sur la case { $space }
   *[other] dans la cité { $city }
}
tower-die = dé des tours : { tower-colour }
house-die = dé des maisons : { house-colour }
house-die-any = dé des maisons : au choix

## Numbers of things

cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}

# Below a number.
points-below = { $points ->
    [one] point
   *[other] points
}

## What a card counts

city-size = taille de la cité
city-of-one = cité de 1 case
city-of-two = cité de 2 cases
city-of-three = cité de 3 cases
city-of-seven = cité de 7 cases ou plus
colour-variety = nombre de couleurs dans la cité
tower-colour-in = tours { $piece ->
    [black] noires
    [grey] grises
   *[white] blanches
} dans la cité
palaces-in = palais dans la cité
colour-in = maisons et palais { $piece ->
    [red] rouges
    [green] verts
    [yellow] jaunes
    [blue] bleus
   *[pink] roses
} dans la cité
towers-in = tours dans la cité
houses-out = maisons { $piece ->
    [red] rouges
    [green] vertes
    [yellow] jaunes
    [blue] bleues
   *[pink] roses
} hors des cités
region-out = maisons de la région { $region } hors des cités
towers-out = tours hors des cités
tower-colour-out = tours { $piece ->
    [black] noires
    [grey] grises
   *[white] blanches
} hors des cités
shore-out = tours du rivage hors des cités
walls-out = murailles hors des cités
cities-counted = cités achevées

## What a card scores

points-each = { points } pièce
for-one = { $points } pour 1 case
for-two-and-three = { $two } pour 2, { $three } pour 3
for-seven = { $points } pour 7 ou plus
for-few-colours = { $points } pour 2 ou 3
for-many-colours = { $points } pour 4 ou 5
for-house = { $points } par maison
for-palace = { $points } par palais
card-scores = { $counts } : { $scores }
card-face = carte { $card } : { $counts }, { $scores }{ $now ->
    [none] { "" }
   *[other] , pour l'instant { $now }
}

## What was counted

explanation = { $card } rapporte { $points }{ $counted ->
    [none] { "" }
   *[other]  : { $counted }
}
counted-tower = tour { $piece ->
    [black] noire
    [grey] grise
   *[white] blanche
} en { $at }
counted-houses = { $count } { $count ->
    [one] maison { $piece ->
        [red] rouge
        [green] verte
        [yellow] jaune
        [blue] bleue
       *[pink] rose
    }
   *[other] maisons { $piece ->
        [red] rouges
        [green] vertes
        [yellow] jaunes
        [blue] bleues
       *[pink] roses
    }
} sur la case { $space }
counted-palaces = { $count } palais { $count ->
    [one] { house-colour }
   *[other] { $piece ->
        [red] rouges
        [green] verts
        [yellow] jaunes
        [blue] bleus
       *[pink] roses
    }
} dans la cité { $city }

## Events

starts = { $seat ->
    [you] tu commences
   *[other] { $seat } commence
}
drawn = { $seat ->
    [you] tu pioches une carte
   *[other] { $seat } pioche une carte
}
drawn-known = { $seat ->
    [you] tu pioches
   *[other] { $seat } pioche
} { $card }
reshuffled = { $cards ->
    [1] la carte défaussée redevient la pioche (MA-60)
   *[other] on mélange les { $cards } cartes défaussées pour refaire la pioche (MA-60)
}
turn-starts = à { $seat } de jouer
rolled-early = { $seat ->
    [you] tu lances trop tôt et perds
   *[other] { $seat } lance trop tôt et perd
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (MA-15)
built = { $seat ->
    [you] tu construis
   *[other] { $seat } construit
} la muraille { $line }
completed = la cité { $city } est achevée : { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
rolled = les dés donnent { $roll }
tower-placed = une tour { $piece ->
    [black] noire
    [grey] grise
   *[white] blanche
} en { $at }
house-placed = une maison { $piece ->
    [red] rouge
    [green] verte
    [yellow] jaune
    [blue] bleue
   *[pink] rose
} sur la case { $space }
palace-placed = un palais { house-colour } à la place de deux maisons dans la cité { $city }
wall-removed = on retire la muraille { $line }
tower-removed = on retire la tour en { $at }
connected = la cité { $city } est reliée à la cité { $with }
not-connected = la cité { $city } n'est reliée à aucune autre
end-comes = { $ending } : la fin de la partie est acquise
scored = { $seat ->
    [you] tu joues { $card } et marques
   *[other] { $seat } joue { $card } et marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
discarded = { $seat ->
    [you] tu défausses
   *[other] { $seat } défausse
} { $card }
last-place = dernière position pour { $seats ->
    [you] toi : tu peux échanger des cartes
    [one] { $seats }, qui peut échanger des cartes
   *[other] { $seats } : échange de cartes permis
}
swapped = { $seat ->
    [you] tu écartes
   *[other] { $seat } écarte
} { $card }
swap-ended = { $seat ->
    [you] { $cards ->
        [0] tu n'échanges rien
       *[other] tu échanges { cards }
    }
   *[other] { $cards ->
        [0] { $seat } n'échange rien
       *[other] { $seat } échange { cards }
    }
}
final-scoring = le décompte final commence
chosen = { $seat ->
    [you] tu choisis
   *[other] { $seat } choisit
} la cité { $city }
passed = { $seat ->
    [you] tu passes
   *[other] { $seat } passe
}
turn-ended = { $seat ->
    [you] ton tour est fini
   *[other] { $seat } a fini son tour
}
game-is-over = la partie est finie : { $ending }

## Why the game ends

last-wall-built = la dernière muraille est construite
last-tower-placed = la dernière tour est posée
last-house-placed = la dernière maison est posée
last-palace-placed = le dernier palais est posé
no-line-left = il ne reste plus de ligne libre

## A player's part in the turn

to-decide = décide
to-roll = lance
draws = pioche
has-the-turn = joue
winner = gagne

## Above the board

title = Mauerbauer, { $about }
board = { $board ->
    [reconstructed] plateau imprimé
    [strip] bande
    [hexagon] hexagone
   *[other] plateau { $board }
}
about = { board }, partie à { $players }
description = { $status }. { $position }
board-description = { $counts } ; { $lines }
counts = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $towers ->
    [one] { $towers } emplacement de tour
   *[other] { $towers } emplacements de tour
}
counts-of-lines = { $rim ->
    [one] { $rim } ligne
   *[other] { $rim } lignes
} au bord, dont { $coast } de côte ; { $shore ->
    [0] aucun emplacement
    [one] { $shore } emplacement
   *[other] { $shore } emplacements
} au rivage ; { $boundary ->
    [0] aucune ligne frontière
    [one] { $boundary } ligne frontière
   *[other] { $boundary } lignes frontières
}

## What the game waits for

choosing-first = Départ : le hasard désigne qui commence
dealing = Distribution : { $seat ->
    [you] tu reçois une carte
   *[other] { $seat } reçoit une carte
}
building = Construction : { $seat ->
    [you] tu construis
   *[other] { $seat } construit
} une muraille sur une ligne libre
building-or-rolling = Construction : { $seat ->
    [you] tu construis une muraille, ou tu lances
   *[other] { $seat } construit une muraille, ou lance
} trop tôt au prix d'un point
rolling = Lancer : { $seat ->
    [you] tu lances les dés
   *[other] { $seat } lance les dés
}
rolling-for = Lancer : { $seat ->
    [you] tu lances
   *[other] { $seat } lance
} { $towers ->
    [0] les dés des maisons
   *[other] les trois dés
} pour la muraille { $line }, { $spaces ->
    [and] cases { $spaces }
   *[other] case { $spaces }
}
placing = Pose : { $seat ->
    [you] tu poses
   *[other] { $seat } pose
} { $towers ->
    [0] { "" }
    [1] une tour en { $ends },{ " " }
   *[other] des tours en { $ends },{ " " }
}{ $houses ->
    [1] une maison
   *[other] des maisons
} sur { $spaces }{ $roll ->
    [none] { "" }
   *[other]  ; dés : { $roll }
}
connecting = Liaison : { $seat ->
    [you] tu peux
   *[other] { $seat } peut
} relier la cité achevée
connecting-with = Liaison : { $seat ->
    [you] tu peux
   *[other] { $seat } peut
} relier la cité { $city } à la cité { $others }
or = { $first } ou { $last }
scoring = Décompte : { $seat ->
    [you] tu joues 1 ou 2 cartes
   *[other] { $seat } joue 1 ou 2 cartes
}{ $city ->
    [none] { "" }
   *[other] { " " }pour la cité { $city }
}, ou{ $seat ->
    [you] { " " }tu en défausses 1
   *[other] { " " }en défausse 1
}
drawing = Pioche : { $seat ->
    [you] tu pioches
   *[other] { $seat } pioche
} { cards }
swapping = Échange : { $seat ->
    [you] en dernière position, tu peux
   *[other] { $seat }, en dernière position, peut
} écarter des cartes ({ $swapped } jusqu'ici)
refilling = Échange : { $seat ->
    [you] tu pioches
   *[other] { $seat } pioche
} { cards } en remplacement
choosing = Décompte final : { $seat ->
    [you] tu choisis une cité achevée, ou tu passes
   *[other] { $seat } choisit une cité achevée, ou passe
}
final-cards = Décompte final : { $seat ->
    [you] tu joues 1 ou 2 cartes
   *[other] { $seat } joue 1 ou 2 cartes
}{ $city ->
    [none] { "" }
   *[other] { " " }pour la cité { $city }
}, ou{ $seat ->
    [you] { " " }tu passes
   *[other] { " " }passe
}
game-over = Partie terminée

## On the board

space-of-region = case { $space }, { $region }{ $city ->
    [none] { "" }
   *[other] , cité { $city }
}
line-at = ligne { $line }
wall-at = muraille { $line }
last-wall-at = muraille { $line }, la dernière
tower-space = emplacement de tour { $at }
space-at = case { $space }
city-at = cité { $city }
city-word = cité
new-city-word = neuve

## What the marks on the board mean

region = région { $number }, { region-name }
region-name = { $name ->
    [west] ouest
    [middle] milieu
    [east] est
   *[other] { $name }
}
region-heading = { $region } :
boundary = frontière
coast = côte
wall = muraille
last-wall = dernière muraille
completed-city = cité achevée
new-city = cité achevée ce tour-ci
free-line = ligne libre
free-boundary = frontière libre
free-coast = côte libre
free-rim = bord libre
tower-letters = tour noire en a1, g grise, w blanche
house-letters = maisons (rouge, vert, jaune, bleu, rose)
in-a-city = dans une cité
in-the-new-city = dans la cité achevée ce tour-ci
within-a-city = à l'intérieur d'une cité
in-city = (cité { $city })
about-the-list = Les coins dans l'ordre, b g w pour les tours ; entre eux, et jusqu'au premier :

## Cities

city-heading = cité { $city } :
cities-heading = cités :
completed-now = achevée ce tour-ci
city-spaces = cases { $spaces }
city-palaces = palais { $palaces }
city-houses = maisons { $houses }
city-towers = tours { $towers }
no-houses = aucune maison

## The supply

walls-left = murailles
towers-left = tours
houses-left = maisons
palaces-left = palais
deck = pioche
discards = défausse
deck-of = pioche : { $cards }
discards-of = défausse : { $cards }{ $kinds ->
    [none] { "" }
   *[other]  : { $kinds }
}
left-heading = reste :
supply = murailles { $walls } ; tours { $towers } ; maisons { $houses } ; palais { $palaces } ; pioche { $deck } ; défausse { $discards }
walls-of = murailles { $walls }
deck-size = pioche { $cards }
palaces-heading = palais :
shore-heading = rivage :

## Players and their cards

seat-heading = place
cards-heading = main
points-heading = points
dice-heading = dés
brief-heading = place pts main
dice-of = dés { $roll }
hand-of = { $seat ->
    [you] ta main
   *[other] main ({ $seat })
} : { $cards }
holds = { $seat }, en main :{ $empty ->
    [true] { " " }rien
   *[false] { "" }
}
holds-cards = { $seat }, en main : { $cards }
discarded-title = Défausse
discarded-heading = défausse :
discarded-kind = défausse : { $kind }

## Remarks

game-ended = La partie est finie : { $ending }.
game-ends = La partie s'arrête après ce tour : { $ending }.
has-rolled-early = { $seat ->
    [you] Tu as lancé trop tôt.
   *[other] { $seat } a lancé trop tôt.
}
swappers = Échanges encore à faire : { $seats }.
options = Options : { $options }.
early-roll-penalty = lancer trop tôt coûte un point
fair-report = tour au choix à côté d'une tour de la couleur du dé
no-palaces = pas de palais après une liaison

## Labels of what is done with places

play-alone = jouer cette carte seule
discard-card = défausser cette carte
roll-too-early = lancer trop tôt, au prix d'un point
connect-nothing = ne pas relier la cité
swap-no-more = ne plus échanger
pass = passer

## Hints

early-roll-is-bad = coûte un point et n'apporte rien (MA-15)
scores = rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
discards-for-two = deux nouvelles cartes contre une qui rapporte { $points } pour l'instant
swaps-for-one = une nouvelle carte contre une qui rapporte { $points } pour l'instant
scores-there = tes deux meilleures cartes y rapportent { $points }
keeps-cards = garde les cartes qui restent en main
scores-then = tes deux meilleures cartes rapportent alors { $points } pour la cité
scores-as-before = tes cartes ne rapportent pas plus qu'avant
scores-more = tes cartes rapportent { $points } de plus qu'avant
scores-less = tes cartes rapportent { $points } de moins qu'avant
completes-city = achève une cité pour laquelle tes deux meilleures cartes rapportent { $points }
wall-then = au tour suivant, { $lines ->
    [0] on ne peut achever aucune cité
    [1] une ligne permet d'achever une cité
   *[other] { $lines } lignes permettent d'achever une cité
} ; { $after }
