# Ce que dit la ligne de commande à qui joue.

## Ce qu'on peut taper. Le premier mot est la commande ; les commandes anglaises valent toujours.

undo = annuler
hint = conseil
analyse = analyse
touch = toucher
look = voir
log = journal
rule = règle NUMÉRO
save = enregistrer FICHIER
load = charger FICHIER
help = aide
quit = quitter
does-undo = annule ta dernière décision et tout ce qui a suivi
does-hint = donne les trois meilleurs coups ; conseil easy : l'avis du niveau facile
does-analyse = montre ce que vaut chaque coup ; avec un autre avis : analyse search:5000
does-touch = liste les endroits que tu peux toucher, avec une lettre chacun
does-look = montre à nouveau toute la position, page par page
does-log = montre ce que tu as vu de la partie, le plus récent d'abord
does-rule = montre une décision de règle, par exemple règle DM-20
does-save = écrit la partie dans un fichier, avec tous les secrets
does-load = continue une partie enregistrée
does-help = montre ce que tu peux taper
does-quit = quitte la partie
type-an-action = Tape un des coups permis, ou :
type-a-decision = Tape un coup :
or-else = ou :
enter-for-chance = laisse le programme tirer au sort
enter-key = Entrée
did-you-mean = { $text } ; voulais-tu dire { $command } ?

## Le début et la fin

which-game = Quel jeu ? Tape son numéro ou son nom :{ " " }
unknown-game = { $typed } n'est pas un jeu de cette liste
titled = { $name } (place { $number })
seat = place { $number }
seat-column = place
score-column = points
wins = gagne
ending-and-seed = { $ending }, graine { $seed }
left-after = { $decisions ->
    [one] quittée après { $decisions } décision
   *[other] quittée après { $decisions } décisions
}{ $lost ->
    [true] , non enregistrée : `{ save }` garde une partie
   *[other] {""}
}
back = retour
leaving = Partie non enregistrée. Tape un nom de fichier pour la garder, Entrée pour quitter sans l'enregistrer, ou { back } pour continuer :{ " " }
saved-to = enregistrée dans { $path }
loaded-from = chargée depuis { $path }{ $lost ->
    [true]  ; la partie d'avant n'était pas enregistrée
   *[other] {""}
}
other-table = { $path } a { $found } places, et cette table en a { $seats }
from-a-file = { $takes }, dans un fichier .toml ou .json
name-a-file = donne un nom de fichier, par exemple partie.json
nothing-to-undo = il n'y a rien à annuler

## Leçons

lesson-step = { $game } : étape { $number } sur { $count }
lesson-commands = Tape { undo } pour revenir d'une étape, { look } pour revoir le plateau, { quit } pour arrêter.
lesson-left = Tu as quitté la leçon à l'étape { $number } sur { $count }.
lesson-done = Bravo ! Joue maintenant contre des adversaires faciles. Pendant la partie, tape { hint } si tu veux un conseil.

## L'écran

hand-over = Passe le clavier à { $title }, puis Entrée :{ " " }
chance-prompt = hasard
touch-prompt = toucher
since-last = Depuis ta dernière décision :
so-far = Jusqu'ici :
lines-more = (encore { $lines } lignes : tape { look })
more-by-look = { " " }… (tape { look })
more-before = (encore { $lines } avant)
and-more = … et { $number } de plus
too-narrow = (trop étroit : le dessin a { $widest } colonnes, l'écran { $width })
enter-to-go-on = Entrée pour continuer :{ " " }
enter-for-more = Entrée pour { $earlier ->
    [true] ce qui précède
   *[other] la suite
} (page { $page } sur { $last }) :{ " " }
touch-a-letter = Tape une lettre pour toucher un endroit, ou Entrée pour revenir{ $touched ->
    [none] {""}
   *[other] , après { $touched }
} :
more-places = … et d'autres : on peut aussi taper leurs noms
no-such-place = { $place } ne se touche pas maintenant : tape une lettre de la liste
no-advice-for-chance = le hasard n'a pas besoin de conseil : tape ce qu'il donne
no-touch-by-chance = le hasard ne touche rien : tape ce qu'il donne
rest-left-out = le reste est laissé de côté : il est pour une autre place

## Conseils

thinks = { $who } réfléchit
iterations = essais{ $hurried ->
    [true]  ; Ctrl-C si ça suffit
   *[other] {""}
}
advice-head = { $player } pour { $seat }{ $tries ->
    [0] {""}
   *[other] , après { $tries } essais{ $stopped ->
        [true] , arrêté avant la fin
       *[other] {""}
    }
} :
advice = { $number }. { $action }{ $tied ->
    [true] , à peu près égal
   *[other] {""}
}{ $odds ->
    [none] {""}
   *[other] , joué à { $odds } %
}{ $share ->
    [none] {""}
   *[other] , gagne { $share }, { $points } points
} : { $told }
action-column = coup
odds-column = part
tries-column = essais
wins-column = gagne
points-column = points
next-column = suite attendue
and-more-actions = et { $number } de plus
decimal-mark = ,

## Ce qui est permis

may-play = tu peux jouer : { $actions }  (ou tape { help })
type-chance = tape { $awaited } : { $words }  (Entrée : le programme décide)
awaits-any = ce que donne le hasard

## Die Mauer

dm-fist = met une tour dans ta main fermée ; G une porte, 1 à 6 un mur
dm-empty = pose une main vide sur la table
dm-end = pose la pièce de ta main à l'extrémité gauche (L) ou droite (R)
dm-own = pose une pièce de ta réserve, en Situation 1 ; +4L ou +4R si les deux extrémités conviennent
dm-gift = donne une pièce au chef de chantier, en Situation 2
dm-decline = passe : ne pose rien, ou ne donne rien

## Berlin

be-path = déplace le marteau de la place 0 vers le haut, le haut et la droite ; D bas, L gauche
be-place = pose ton marteau sur le mur
be-landed = retourne, regarde, prend ou laisse le morceau où tu arrives
be-jericho = retourne un morceau grâce au mur de Jéricho ; x n'en retourne aucun
be-fill = comble une case vide avec le morceau du dessus ; D du dessous, L de gauche, R de droite
be-chance = ce que montrent dés, pièces et tuiles, quand le hasard décide
be-cell = y amène ton marteau par le premier chemin trouvé
be-other = y amène le marteau de la place 1
be-may-place = @ et une case avec un morceau, par exemple @a1
be-may-turn = x, ou + et une case avec un morceau face cachée, par exemple +a1
be-leave = x le laisse
be-flip = + le retourne
be-check = { "?" } le regarde
be-collect = { "*" } le prend
be-may-move = tu peux déplacer
be-move-row = { $own ->
    [true] ton marteau
   *[other] un autre
}{ $steps ->
    [none] {""}
   *[other] { " " }de { $steps }
} vers { $cells }
be-move-example = une case ou un chemin, par exemple { $cell } ou { $way }
be-action-to = { $action } vers { $cell }
be-not-reached = le marteau { $hammer } n'atteint pas { $cell } avec ce lancer
be-either-die = chaque dé mène à { $cell } : choisis un chemin, { $one } ou { $other }
be-await-hole = quelle case reste vide
be-await-suit = la famille de la pièce{ $cell ->
    [none] {""}
   *[other] { " " }en { $cell }
}
be-await-face = quel morceau est face visible
be-await-start = où commence le marteau de { $seat }
be-await-roll-off = ce que { $seat } lance pour commencer
be-await-die = la famille du dé que tire { $seat }
be-await-roll = ce que lance { $seat }
be-await-piece = ce que montre le morceau{ $cell ->
    [none] {""}
   *[other] { " " }en { $cell }
}

## Mauerbauer

ma-wall = construit une muraille entre deux emplacements de tour
ma-early = lance les dés avant de construire, si c'est convenu
ma-towers = pose une tour noire au premier bout et aucune au second,
ma-houses = une maison rouge sur la case au plus petit numéro et une verte sur l'autre
ma-join = relie la cité achevée à la cité 12 ; apart la laisse telle quelle
ma-card = joue une carte ; size+in-towers en joue deux
ma-drop = défausse plutôt une carte, et en pioche deux
ma-swap = échange une carte contre une autre ; done n'en échange plus
ma-city = choisit une cité pour le décompte final ; pass n'en choisit aucune
ma-cards = in-… compte dans la cité, out-… hors des cités : b g w tours,
ma-more-cards = R G Y B P maisons et palais, 1 2 3 maisons d'une région ; voir mauerwerk deck
ma-chance = ce que montrent les dés, draw:size une carte, quand le hasard décide
ma-short = relie à la cité 12, ou la choisit pour le décompte final
ma-await-first = quelle place commence
ma-await-dealt = une carte que reçoit { $seat }
ma-await-roll = ce que montrent les dés
ma-await-drawn = une carte que pioche { $seat }
ma-house-letters = R, G, Y, B, P ou { "?" } par maison
ma-type-roll = tape ce que montrent les dés, par exemple { $example } : { $tower ->
    [true] b, g ou w pour la tour, / et { ma-house-letters }
   *[other] { ma-house-letters }
}  (Entrée : le programme décide)
ma-worths = tes cartes valent maintenant, sans cité : { $worths }
ma-completing = achève une cité : { $lines }
ma-or-early = { $lines }, ou early
ma-dice-show = les dés montrent { $roll } ; tu poses tours et maisons
ma-any-pair = { $what }, chaque tour avec chaque maison
ma-towers-at = tours en { $places } : { $choices }
ma-houses-on = maisons sur { $places } : { $choices }
ma-then = { $first }, puis { $second }
ma-one-of-these = l'un d'eux, par exemple { $example }
ma-for-instance = par exemple { $example }
ma-tower-at = tour { $colour ->
    [black] noire
    [grey] grise
   *[white] blanche
} en { $place }
ma-house-on = maison { $colour ->
    [red] rouge
    [green] verte
    [yellow] jaune
    [blue] bleue
   *[pink] rose
} sur { $place }
ma-may-connect = { $completed } ; tu peux la relier à une voisine :
ma-with = avec { $city } : { $changes }
ma-leaves = la laisse telle quelle
ma-sized = la cité { $city } de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
ma-chosen = { $city } est choisie
ma-completed = { $city } est achevée
ma-none-completed = aucune cité n'est achevée
ma-no-card = { $completed }, et tu n'as pas de carte
ma-cards-score = { $completed } ; tes cartes valent :
ma-best-two = les deux meilleures ensemble :
ma-may-play = { $two ->
    [true] une carte ou deux, par exemple { $best }
   *[other] { $best }
}{ $drop ->
    [none] {""}
   *[other] , ou défausse-en une et pioches-en deux : { $drop }
}{ $pass ->
    [true] , ou pass
   *[other] {""}
}
ma-and-more = et { $number } de plus
ma-swaps = tu es en dernière position et pioches une carte pour chaque carte écartée, { $down } jusqu'ici ; tes cartes vaudraient maintenant : { $worths }
ma-final = le décompte final : une carte ou deux, pour une cité de ton choix
ma-would-score = { $city } vaudrait : { $worths }

## Ce qu'on a tapé après la commande

see-help = { $text } (voir --help)
unexpected-argument = '{ $argument }' n'a pas sa place ici
unknown-command = la commande '{ $command }' n'existe pas
wrong-value = '{ $value }' ne convient pas pour '{ $argument }'{ $why ->
    [none] {""}
   *[other]  : { $why }
}{ $values ->
    [none] {""}
   *[other] { " " }[au choix : { $values }]
}
lacks-value = '{ $argument }' demande une valeur{ $values ->
    [none] {""}
   *[other] { " " }[au choix : { $values }]
}
missing-arguments = il manque encore : { $arguments }
not-together = '{ $argument }' ne va pas avec { $other }
argument-twice = '{ $argument }' ne se donne qu'une fois
whole-number = tape un nombre entier de { $least } à { $most }
number-of-seat = tape le numéro d'une place, par exemple 2
number-of-seconds = tape un nombre de secondes entre 0.001 et 86400
write-bots = tape des places avec leurs joueurs, par exemple 1=hard,2=easy
write-people = tape all, none, ou des places comme 0,2=Ada
write-name = tape { $seat }=Ada, ou { $seat } sans nom
seat-twice = la place { $seat } est donnée deux fois
name-twice = les places { $first } et { $last } portent toutes deux le nom { $name }
tries-range = le nombre d'essais va de 1 à { $most }
no-such-game = le jeu { $game } n'existe pas : choisis parmi { $games }
no-record = ce n'est pas une partie enregistrée par `play --save FICHIER` : { $why }
no-such-seat = il n'y a pas de place { $number } : ce jeu a les places { $seats }
seat-of-a-person = { $player } ne peut pas jouer à la place { $number }, occupée par une personne : --people donne les places des personnes
load-needs-game = --load - demande d'abord le nom du jeu
name-a-game = donne un jeu, par exemple `play die-mauer`
loaded-options = une partie enregistrée a déjà ses options : ne donne ni options ni --edition
save-needs-file = --save - demande --people none, car les personnes jouent sur la sortie standard : donne un fichier
needs-people = --chance people demande une personne à la table : nomme-la avec --people
svg-needs-file = --svg demande un fichier à part
no-editions = { $game } n'a pas d'éditions
no-folder = il n'y a pas de dossier { $folder }
file-error = { $path } : { $why ->
    [missing] ce fichier n'existe pas
    [denied] l'accès n'est pas permis
    [folder] c'est un dossier
    [large] le fichier est trop gros
    [no-text] ce n'est pas du texte
   *[other] { $why }
}

## Options et décisions de règle

option-column = option
takes-column = valeurs
set-column = fixée à
default-column = par défaut
rulings-column = décisions
options-note = Tape nom:valeur, ou -o nom=valeur. Une variante ou une édition peut changer ces valeurs. - veut dire aucune, ou que d'autres options décident.
nothing-set = rien que les valeurs par défaut
edition-sets = { $edition } fixe { $options ->
    [none] rien : c'est la valeur par défaut
   *[other] { $options }
}
no-ruling-found = aucune décision de règle ne parle de { $words }
no-ruling-changed = aucune décision de règle ne change
no-editions-here = ces jeux n'ont pas d'éditions
neither-game-nor-ruling = { $typed } n'est ni un jeu ({ $games }) ni une décision de règle comme DM-20
ruling-source = source
ruling-option = option
ruling-kind = sorte
ruling-scenarios = scénarios
a-definition = une définition, qu'aucun programme ne vérifie
sign-is = { $sign } est { $meaning }
name-game-first = { $ruling } de quel jeu ? Mets le jeu devant
no-such-ruling = la décision de règle { $ruling } n'existe pas
no-ruling-of = { $game } n'a pas de décision { $ruling } : elles vont de { $first } à { $last }

## Parties, plateaux et pioches

seen-by = { $game }, { $setup } : vu par { $seat ->
    [none] le public
   *[other] { $seat }
}
seen-in-full = { $game }, { $setup } : en entier
seat-is = { $seat } est { $name }
won = victoire de { $winners }, points { $scores } ({ $ending })
in-file = { $path } : { $why }
no-piecepack = { $game } n'a pas de piecepack
neither-file-nor-notation = { $typed } n'est ni un fichier ni une notation
at-needs-record = --at demande une partie : une position n'a pas de décisions
no-game-reads = aucun jeu ne comprend cette notation. { $refusals }
games-read = { $games } comprennent cette notation : mets le nom du jeu devant
no-such-plan = { $option } { $name } n'existe pas : choisis parmi { $known }, ou donne un fichier
own-plan = à toi
is-a-folder = { $path } est un dossier ; donne un autre fichier
other-content = { $path } contient autre chose ; donne un autre fichier
svg-beside-game = --svg demande un fichier : le jeu est sur la sortie standard
no-such-command = il n'y a pas de commande { $command }
card-column = carte
copies-column = nombre
counts-column = compte
scores-column = rapporte
cards-and-faces = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $faces ->
    [one] { $faces } sorte
   *[other] { $faces } sortes
}
warning = attention : { $warning }

## Avis

line-past-end = --line { $line } est trop grand : { $scenario } a { $lines } lignes
at-past-end = --at { $at } est trop grand : il y a { $decisions } décisions
hidden-from-whom = à qui cela est-il caché ? Donne avec --seat la place qui décide
only-chance-decides = la partie attend le hasard : aucune place ne décide ici
over-already = la partie est finie : { $ending }
not-to-move = ce n'est pas à { $seat } de jouer : la partie attend { $seats }
decide-together = { $seats } décident ensemble : choisis-en une avec --seat
no-mistakes = aucune décision n'était nettement pire qu'une autre
decision-column = décision
better-column = mieux
loss-column = victoires perdues

## Beaucoup de parties

random-games = { $game } { $setup } : { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
}, graine { $seed }
given-up = { $games ->
    [one] { $games } abandonnée, qui ne compte
   *[other] { $games } abandonnées, qui ne comptent
} pas pour les places
one-output = --json - et --csv - ne peuvent pas aller tous deux sur la sortie standard
progress = { $bar } { $done } sur { $all }{ $things ->
    [none] {""}
    [decisions] { " " }décisions
    [deals] { " " }donnes
   *[games] { " " }parties
}{ $rate ->
    [none] {""}
   *[other] , { $rate } par seconde
}{ $time ->
    [none] {""}
   *[other] , encore { $time }
}
deviation-column = écart
least-column = min.
median-column = médiane
most-column = max.
game-column = par partie
mean-column = moyenne
tally-played = jouées : { $cards }
tally-scored = comptées : { $cards }
tally-cards = { $cards ->
    [city_size] taille de la cité
    [colour_variety] couleurs de la cité
    [tower_colour_in] couleur de tour dans la cité
    [palaces_in] palais dans la cité
    [colour_in] couleur de maison dans la cité
    [towers_in] tours dans la cité
    [houses_out] maisons hors des cités
    [region_out] maisons d'une région
    [towers_out] tours hors des cités
    [tower_colour_out] couleur de tour hors des cités
    [shore_out] tours du rivage
    [walls_out] murailles hors des cités
   *[cities] cités achevées
}
tally = { $column ->
    [decisions] décisions
    [winners] gagnants
    [turns] tours de jeu
    [pieces_built] pièces construites
    [nothing_built] rien de construit
    [declined] passes
    [gifts] dons
    [gifts_refused] dons refusés
    [rounds_by_building] manches : dernière construite
    [rounds_by_giving] manches : dernière donnée
    [rounds_by_dead_wall] manches : muraille bloquée
    [rounds_by_idle_turns] manches : rien de construit
    [rolls] lancers
    [own_moves] propre marteau déplacé
    [other_moves] autre marteau déplacé
    [cannot_move] aucun coup possible
    [flips] retournements
    [checks] tuiles regardées
    [dumb_luck] coups de bol
    [tiles_collected] tuiles prises
    [coins_collected] pièces prises
    [left] morceaux laissés
    [filled] cases comblées
    [idle_ending] fin : tours sans prise
    [cities] cités
    [largest_city] plus grande cité
    [connected] cités reliées
    [palaces] palais
    [discarded] défaussées
    [swapped] échangées
    [reshuffled] mélanges
    [ended_last_wall] fin : dernière muraille
    [ended_last_tower] fin : dernière tour
    [ended_last_house] fin : dernière maison
    [ended_last_palace] fin : dernier palais
    [ended_no_line_left] fin : plus de ligne libre
   *[other] { $column }
}

## Matchs

match-head = { $game } { $setup }, graine { $seed }
deals-played = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
player-column = joueur
games-column = parties
time-column = par décision
likelier = tranché : { $elo } Elo est plus vraisemblable que { $other }
not-decided = non tranché : joue plus de donnes
verdict = { $verdict } (rapport de log-vraisemblance { $ratio })
sprt-takes-two = --sprt prend deux nombres de points Elo, par exemple 0,50
sprt-compares-two = --sprt compare deux joueurs
match-takes-two = un match demande au moins deux joueurs
is-fair = { $player } est loyal dans { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} : le choix était le même dans { $worlds } autres mondes
not-fair = { $player } n'est pas loyal : pour { $seat }, le choix était { $choice } et, en sachant la même chose, { $other }, dans { $position }
lost-by-fault = { $player } perd { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par une faute : { $reason }
too-few-processes = --processes vaut au moins { $seats }, un par place

## Le juge des autres réalisations

write-subject = tape { "cmd:" } et la commande du sujet, par exemple cmd:'python3 subject.py'
judged-scenarios = Scénarios : { $held } justes, { $failed } faux.
judged-games = Parties au hasard : { $games } concordent, { $wrong } diffèrent.
judged-positions = Positions : { $positions } concordent. Refus : { $refusals } concordent. Petites variantes : { $counts } concordent.
judged-events = Événements : ceux de { $events } décisions concordent. Décisions de règle : celles de { $citations } refus concordent.
judged-chances = Hasard : { $weights } listes de poids concordent, { $draws } tests de résultats tirés.
judged-secrets = Secrets : { $twins } paires de mondes comparées, { $resamples } tests de positions tirées.
judged-unsupported = Non pris en charge : { $unsupported }.
subject-passes = { $subject } réussit : rien n'est faux.
subject-fails = { $subject } échoue : { $misses ->
    [0] rien n'a pu être vérifié
    [one] { $misses } différence
   *[other] { $misses } différences
}
likely-broken = Sans doute enfreintes, la plus probable d'abord :
in-scenario = Scénario { $name }
missed = { $wrong ->
    [refuses] Une décision permise est refusée
    [accepts] Une décision interdite est acceptée
    [turn] Tour
    [position] Position
    [missing] Un coup permis manque
    [extra] Un coup listé n'est pas permis
    [chance] Hasard
    [view] Vue
    [outcome] Résultat
    [events] Événements
    [rule] Décision de règle du refus
    [leak] Quelque chose de secret est montré
    [resample] Positions tirées
   *[other] Protocole
}{ $of ->
    [none] {""}
   *[other] { " " }({ $of })
} : attendu { $expected }, trouvé { $found }

## Scénarios

holds = juste
fails = FAUX
not-read = est illisible
no-scenario = { $what } est un plateau ou une pioche, pas un scénario
scenarios-hold = { $scenarios ->
    [one] { $scenarios } scénario est juste
   *[other] { $scenarios } scénarios sont justes
}
scenarios-fail = { $failing ->
    [one] { $failing } scénario sur { $all } est faux
   *[other] { $failing } scénarios sur { $all } sont faux
}
no-such-scenario = il n'y a pas de scénario { $text } : `mauerwerk check { $game }` les montre tous
neither-scenario-nor-file = { $text } n'est ni un jeu, ni un scénario, ni une décision de règle, ni un fichier, ni un dossier
no-single-scenario = { $text } n'est ni le nom d'un scénario, ni son fichier
no-toml-in = le dossier { $folder } n'a pas de fichier .toml

## Jeux résolus

solving = { $done } { $things ->
    [positions] positions
    [histories] historiques
    [iterations] itérations
    [questions] questions
   *[answers] réponses
}
histories-take = { $histories } historiques prennent jusqu'à { $megabytes } Mo
solved-positions = { $positions } positions résolues en { $megabytes } Mo
solved-histories = { $histories } historiques et { $states } états de connaissance en { $megabytes } Mo au plus
solved-iterations = après { $iterations } itérations de { $method }, ce jeu perd encore { $lost }
seat-gets = { $seat } obtient { $value } ({ $payoff ->
    [win] part de victoire
   *[points] avance en points
}{ $gap ->
    [none] {""}
   *[other] , à { $gap } près
})
seat-plays = { $seat }{ $seen ->
    [none] {""}
   *[other] { " " }voit { $seen }
} : { $play }
loss-to-perfect-column = perte : meilleur jeu
loss-to-knower-column = adversaire averti
gets-first-column = gain à la place 0
gets-second-column = à la place 1
write-payoff = tape win ou points
solves-two-seats = seuls les jeux à deux places se résolvent : ici, il y en a { $seats }
solves-no-loop = une position peut revenir, il n'y a donc pas de fin d'où calculer : { $position }
solves-no-more = il y a plus de { $limit } { $things ->
    [positions] positions
   *[histories] historiques
}, qui prennent { $megabytes } Mo : augmente --limit
