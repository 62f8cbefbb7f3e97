# Ce qui ne va pas dans ce qu'on a tapé, lu ou demandé.

## Notation

is-not = { $found } ne convient pas : il faut { $expected }
takes = il faut { $takes } ; { $found }
this-is = on trouve { $found }
this-is-a-list = on trouve une liste
this-is-a-list-of = on trouve une liste de { $length }
this-is-named = on trouve des valeurs nommées
this-is-another = on trouve autre chose
is-missing = on ne trouve rien
and-nearest = { $found } ; le plus proche est { $near }
lacks = il manque { $name }
twice = donné deux fois
named-twice = { $name } est donné deux fois
nearest-name = nom inconnu ; le plus proche est { $near }
no-such-name = nom inconnu ; il y a { $names }
stands-alone = { $name } s'écrit seul : "{ $name }"
takes-a-value = { $name } demande une valeur : { $form }
option-place = { $label } ({ $notation })
and-more = et d'autres encore

## Ce qu'on peut écrire

either = { $others } ou { $last }
names-or-plan = { $names } ou { $plan }
one-of = l'un de : { $names }
a-text = un texte
a-letter = une lettre
a-number = un nombre
a-list = une liste
a-list-of = une liste : { $things }
digits = une liste de chiffres, comme 12346
named-values = des valeurs nommées
named-values-of = des valeurs nommées : { $names }
entries = 8 valeurs au plus, une par place
a-number-in-range = un nombre permis
a-seat = une place de 0 à 7
an-option = une option : nom:valeur
a-decision = une décision : une place ou *, un espace, un coup
a-tree = un arbre de cette recherche
a-player = un joueur : random, greedy, flat:200, search:1000, easy, medium, hard, perfect
a-player-with = un joueur avec 1 à { $most } essais
a-participant = un joueur : random, greedy, flat:200, search:1000, easy, medium, hard, perfect, ou { "cmd:" } et la commande d'un moteur
a-game = le code d'un jeu

## Fichiers

no-json = ce n'est pas du JSON : { $wrong }
json-deep = plus de { $most } niveaux imbriqués
json-empty = le texte est vide
json-ends = le texte s'arrête au milieu { $part ->
    [list] d'une liste
    [object] d'un objet
    [string] d'un texte
   *[other] d'une valeur
}
json-stops = ligne { $line }, colonne { $column } : { $letter } ne peut pas être là
json-line = quelque chose ne va pas à la ligne { $line }
other-format = le format est { $found } et non { $expected }
other-version = la version { $version } n'est pas entre 1 et { $newest }
other-game = le jeu est { $found } et non { $expected }
other-ruleset = la version des règles { $ruleset } n'est pas entre 1 et { $newest }
old-seed = une partie enregistrée en version 1 n'a pas de graine : il faut la version 2
other-start = le début enregistré a d'autres réglages
decision = décision { $number } ({ $text }) : { $wrong }
other-outcome = les décisions ne mènent pas au résultat enregistré
names-for-seats = { $names } noms pour { $seats } places

## Places et touches

no-seat = il n'y a pas de place { $number }{ $seats ->
    [none]  : les places vont de 0 à { $last }
    [0]  : la table n'a pas de place
   *[other] { " " }à cette table : ses places vont de 0 à { $last }
}
nothing-to-touch = { $seat ->
    [none] le public n'a rien à toucher
    [you] tu n'as rien à toucher : c'est à d'autres de jouer
   *[other] { $seat } n'a rien à toucher : c'est à d'autres de jouer
}
no-target = { $place } ne peut pas être touché { $touched ->
    [none] en premier
   *[other] après { $touched }
} : touche { $targets }{ $more ->
    [0] {""}
   *[other] { " " }ou l'un des { $more } autres
}
too-many-touches = toucher { $place }, c'est une fois de trop : { $touched } signifie déjà { $action }

## Ce qui est impossible maintenant

no-decision = il n'y a pas de décision à annuler
no-seed = la partie n'a pas son propre hasard : donne-lui une graine
no-chance = la partie n'attend pas le hasard
watches = le public ne décide rien
taken-back = la décision arrive trop tard : d'autres ont été annulées entre-temps
decided-since = la décision arrive trop tard : { $seat ->
    [you] tu as
   *[other] { $seat } a
} décidé entre-temps

## Joueurs

nothing-to-choose = le public n'a rien à choisir : il faut une place
not-to-move = { $seat ->
    [you] ce n'est pas à toi de jouer
   *[other] ce n'est pas à { $seat } de jouer
}
is-over = la partie est finie
budget = le nombre d'essais { $found } n'est pas entre 1 et { $most }
unsolved = le joueur perfect a besoin de la solution d'un petit jeu : { $why }
other-players = la table a { $seats } places, mais il y a { $players } joueurs
forfeit = la partie est perdue pour { $seat } : { $reason }
endless = la partie n'était pas finie après { $decisions } décisions
stopped = la partie a été arrêtée
inconsistent = aucune position ne convient à tout ce qu'on a vu
