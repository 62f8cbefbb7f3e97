# Textes du site, que ses pages cherchent par leur nom.

## Chaque page

skip = Aller au contenu
pages = Pages
home = Accueil
rulebook = Règles
play = Jouer
learn = Apprendre
docs = Documentation
search = Recherche
glossary = Glossaire
language = Langue
colon = { " " }:

## La première page

tagline = Trois jeux de société autour de murs. Cherche une règle, vois-la sur le plateau, et joue.
about-rulebook = { $rulings } décisions de règle et { $scenarios } exemples
about-learn = une leçon sur le plateau, une dizaine de minutes
about-play = en solo ou à plusieurs devant cet écran
about-offline = Après ta première visite, les pages dans cette langue marchent aussi sans réseau. Pas de cookies, et personne ne compte les visites.

## Les règles

rulebook-of = Règles de { $game }
chapters = Chapitres
next-chapter = Suite : { $title }
last-chapter = Retour : { $title }
more-examples = Autres exemples
sources = Sources
changed-by = Change avec
setting = { $option } = { $value }
on = oui
off = non
choose-edition = Montrer ce qui change avec
every-edition = tout
examples = Exemples
also-shown = Voir aussi
setup = Réglages
step-refused = Interdit : { $why }
may-choose = { $who } a le choix
nothing = rien
learns = { $who } apprend
sees = { $who } voit
knows = { $who } sait à coup sûr
doubts = { $who } ne sait pas à coup sûr
setup-refused = Ces réglages sont interdits
position-at-end = À la fin
try-it = Essayer à partir d'ici
seen-by = Vu par
spectator = Public
start-step = Début
step = Étape { $shown } sur { $last }

## Recherche

search-hint = Une décision de règle, un exemple, un mot, une page ou un nom de l'API
results = { $number ->
    [one] { $number } résultat
   *[other] { $number } résultats
}
ruling = décision de règle
example = exemple
word = mot
page = page
meaning = Sens

## Jouer

needs-script = Cette page a besoin de JavaScript.
new-game = Nouvelle partie
open-file = Ouvrir un fichier
save-file = Enregistrer dans un fichier
share = Copier l'adresse de cette position
share-secret = L'adresse est copiée. Qui l'ouvre voit tout, même ce qui t'est caché.
costly = Montrer les décisions les plus coûteuses
analysing = Examen de la décision { $shown } sur { $last } …
mistake = { $made } : gagne { $least } %. Mieux : { $better }, gagne { $most } %.
look-there = Montrer
no-mistakes = Aucune décision n'a coûté cher.

## Apprendre

learn-game = Apprendre { $game }
lesson-play = Jouer contre des adversaires faciles
