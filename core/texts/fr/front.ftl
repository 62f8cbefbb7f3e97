# Textes des applis et des plateaux autour d'un dessin. Ceux sans argument sont les mots de `table::words`.

## Boutons et titres

board = Plateau de jeu
undo = Annuler
let-go = Lâcher
hint = Conseil
thinking = En réflexion…
news = Ce qui s'est passé
decisions-shown = Décisions montrées
step-back = Une décision en arrière
step-on = Une décision en avant
open-table = Table ouverte : tout le monde voit tout
lesson-back = Retour
lesson-on = Continuer
end = Arrêter
end-game = Arrêter la partie
end-question = Arrêter cette partie pour de bon ?
play-on = Continuer

## Avant la partie

game = Jeu
players = Nombre de joueurs
options = Réglages
start = C'est parti
person = humain
who-plays = Qui joue à quoi ?
as-usual = comme d'habitude
real-dice = De vrais dés sont sur la table
what-dice = Que montrent les dés sur la table ?
more-players = Un joueur de plus
fewer-players = Un joueur de moins
player-count = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
range = de { $least } à { $most }

# Qui joue à une place : un niveau, ou quelqu'un d'autre en notation.
player = { $player ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [random] au hasard
    [greedy] glouton
   *[other] { $player }
}
named = { $seat }{ $player ->
    [none] {""}
   *[other] { " " }({ $player })
}
played-by = Qui joue pour { $seat } ?

## Qui doit décider

decides = { $seat ->
    [you] À toi de décider
   *[other] { $seat } doit décider
}
thinks = { $seat }{ $player ->
    [none] {""}
   *[other] { " " }({ $player })
} réfléchit…
waits = En attente : { $seats ->
    [none] le hasard
   *[other] { $seats }
}
hand-over = Passe l'appareil à { $seat }
take = Je suis { $seat }
result = Fin de la partie, { $winners ->
    [you] tu gagnes
    [one] { $winners } gagne
   *[other] victoire partagée entre { $winners }
} ({ $ending }) : { $scores }
score = { $seat } { $score }

## Ce qui est montré

after = Après la décision { $shown } sur { $decisions }
shown = Décision { $shown } sur { $decisions }
choices = Coups ({ $number })
worth = gagne { $win } %{ $points ->
    [none] {""}
   *[other] , { $points } points
}
decimal = { $whole },{ $tenth }

## Pourquoi rien ne va

nothing-to-undo = Il n'y a rien à annuler.
game-over = La partie est finie.
past = Le plateau montre un moment antérieur de la partie.
closed = Le plateau est fermé.
covered = Le plateau est caché : à { $seat } de regarder.
no-target = Rien à faire là pour l'instant. Choisis un endroit marqué.
no-host = L'autre ordinateur ne répond pas.
host-usage = Usage : JEU [OPTIONS] [--seed N] [--guests N] [--patience SECONDES] [--record FICHIER] [--log DOSSIER] [--lang en|de|nl|fr]
guest-usage = Usage : guest PORT [JOUEUR] [--token TOKEN] [--lang en|de|nl|fr]
