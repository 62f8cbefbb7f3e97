# L'aide de la ligne de commande, par commande. L'anglaise est dans le code des commandes.
# Sans commande, « any » vaut. « examples » explique dans l'ordre les exemples qui ont une explication.

any = Ce que plusieurs commandes expliquent de même.
    .game = Le jeu
    .tokens = Fixe des options en notation, par exemple players:5 rounds:2
    .options = Fixe une option du jeu, même plusieurs fois. `options <JEU>` les montre
    .edition = Prend les valeurs par défaut d'une édition. `rules --edition` les montre
    .decision_time = Le nombre de secondes d'un moteur pour une décision
    .game_time = Le nombre de secondes d'un moteur pour toutes ses décisions d'une partie. Sinon sans limite
    .iterations = Le nombre d'essais demandé aux moteurs. Sinon le moteur choisit
    .processes = Le nombre maximal de processus de moteurs à la fois
    .engine_log = Le fichier auquel s'ajoute l'erreur standard des moteurs. Sinon aucun
    .theme = Les couleurs du dessin SVG
    .sheet = La forme du dessin SVG : `narrow` est pour les téléphones
    .color = Quand mettre des couleurs. `auto` regarde le terminal, NO_COLOR et CLICOLOR_FORCE
    .ascii = N'écrit que de l'ASCII, même dans les dessins. C'est le cas d'office si le terminal ne connaît pas UTF-8
    .lang = La langue des jeux, des décisions de règle et des options : en, de, nl ou fr. Sinon celle du système, ou l'anglais avec --json
    .help = Montre l'aide (longue avec --help, brève avec -h)
    .version = Montre la version

heading = Titres et mots fixes.
    .usage = Usage :
    .commands = Commandes :
    .arguments = Arguments :
    .options = Options :
    .examples = Exemples :
    .default = par défaut :
    .values = au choix :
    .NAME = NOM
    .SYNOPSIS = SYNOPSIS
    .DESCRIPTION = DESCRIPTION
    .OPTIONS = OPTIONS
    .SUBCOMMANDS = COMMANDES
    .EXTRA = DIVERS

value = Ce qu'un mot remplace dans une commande.
    .OPTIONS = OPTIONS
    .COMMAND = COMMANDE
    .GAME = JEU
    .SECONDS = SECONDES
    .FILE = FICHIER
    .FOLDER = DOSSIER
    .NAME = NOM
    .VALUE = VALEUR
    .WHAT = QUOI
    .WHO = QUI
    .WHEN = QUAND
    .WORDS = MOTS
    .ID = NUMÉRO
    .NOTATION = NOTATION
    .SEATS = PLACES
    .PLAYER = JOUEUR
    .PLAYERS = JOUEURS
    .DECISIONS = DÉCISIONS
    .METHOD = MÉTHODE
    .LANG = LANGUE
    .SHELL = SHELL
    .THEME = COULEURS
    .SHEET = FORME
    .PANEL = PARTIE

mauerwerk = Joue, vérifie, dessine et compte des jeux de société autour de murs, exacts à la règle près
    .examples =
        propose les jeux et en joue un
        une leçon de dix minutes
        une partie contre des adversaires moyens
        contre des adversaires difficiles
        ses variantes et toutes les autres options
        une position dessinée
        ton propre plateau, vérifié et dessiné
        chaque exemple des règles, avec son verdict
        Codes de sortie : 0 réussi, 1 une vérification a échoué, 2 entrée erronée, 130 interrompu

check = Vérifie des scénarios : exemples imprimés et décisions de règle, ou les tiens
    .more = Le code de sortie est 1 si l'un d'eux échoue.
    .what = Des jeux, leurs scénarios, des décisions de règle, des fichiers d'un scénario chacun, ou des dossiers de tels fichiers. `-` en lit un sur l'entrée standard
    .transcript = Écrit ce qui se passe dans chaque scénario
    .failed = Ne montre que les scénarios qui échouent
    .json = Écrit les résultats en JSON
    .template = Écrit un scénario d'un jeu comme modèle pour le tien
    .examples =
        chaque scénario de chaque jeu
        ceux d'un jeu
        ceux d'une décision de règle
        un seul, avec son déroulement
        le tien, avec son déroulement
        tous ceux d'un dossier ; ne montre que les échecs
        des résultats pour les programmes

rules = Montre des décisions de règle, les cherche par mots, ou les écrit en entier
    .what = Des jeux, et des décisions de règle comme DM-20. Après le nom d'un jeu, 20 suffit
    .search = Cherche les décisions qui ont tous ces mots dans leur titre, leur phrase ou leurs options
    .edition = Cherche les décisions qu'une édition change, et montre ce qu'elle fixe
    .book = Range les décisions par chapitre, dans un bon ordre pour expliquer
    .json = Écrit les décisions en JSON
    .examples =
        toutes les décisions d'un jeu
        celles-ci, avec leurs scénarios
        une de ce jeu
        celles qui ont tous ces mots
        celles qu'une édition change, et ce qu'elle fixe
        toutes celles d'un jeu par chapitre, pour les apprendre
        tout ce qu'on en sait, pour les programmes

options = Montre les options d'un jeu : leur effet, leurs valeurs, la valeur par défaut et les décisions de règle
    .more = Avec une édition ou des options, montre ce qu'elles fixent.
    .json = Écrit les options en JSON
    .examples =
        ce que fixe une édition
        ce que fixe une variante

learn = T'apprend un jeu en dix minutes environ : tu joues pas à pas et tu lis pourquoi

play = Joue dans le terminal : des personnes et des adversaires, à toutes les places
    .more = Si le jeu a des secrets, on se passe l'écran de place en place sans rien voir des autres. Les adversaires choisissent d'après ce que sait leur place. Pendant la partie, tape `aide` pour toutes les commandes.
    .game = Le jeu. Sinon, tu choisis
    .people = Les places des personnes, avec ou sans nom : `all`, `none`, ou des places comme 0,2=Ada
    .opponents = Qui joue aux autres places, aussi search:1000 ou flat:200 avec un nombre d'essais, ou `cmd:` et la commande d'un moteur. Sinon `medium` contre des personnes, et `random` sans elles
    .bots = Qui joue à certaines places, par exemple 1=hard,2=easy
    .chance = Qui décide des dés et des cartes : `seed` la graine, `people` des personnes, qui tapent ce que montrent de vrais dés, cartes ou pièces
    .seed = Rend la partie reproductible. Le hasard et les adversaires suivent la graine, enregistrée avec la partie
    .load = Continue une partie enregistrée
    .save = Écrit la partie dans un fichier quand elle finit ou qu'on la quitte, même par un signal ou si le terminal se ferme. `-` l'écrit sur la sortie standard, mais seulement avec `--people none`
    .svg = Écrit un dessin SVG dans un fichier : ce que la personne à l'écran voit et peut faire. Au passage de l'écran et à la fin, il ne montre que ce que tout le monde sait
    .examples =
        propose les jeux
        toi à la place 0, adversaires moyens
        continue une partie enregistrée
        avec de vrais dés et un vrai mur
        sur le plateau imprimé, tel qu'il est connu
        sur ton propre plateau
        avec un dessin pour le navigateur
        hasard partout ; écrit la partie

show = Dessine une position, comme la voit le public ou une place
    .more = Le dessin ne montre que ce qu'on peut savoir de là.
    .what = Une position en notation, ou un fichier avec une position ou une partie. `-` lit sur l'entrée standard. Mets le nom d'un jeu devant si plusieurs conviennent. Le nom seul montre le début du jeu
    .seat = Montre ce que voit la place. Le public ne voit que ce qui est connu de tous
    .at = Montre une partie après ce nombre de décisions. Sinon après toutes
    .svg = Écrit un dessin SVG dans un fichier au lieu du texte, `-` pour la sortie standard
    .json = Écrit ce qu'on voit en JSON au lieu du texte
    .panel = Ne dessine qu'une partie du dessin SVG

analyse = Évalue chaque décision d'une place, d'après ce qu'elle sait
    .more = Le tableau donne la probabilité qu'un coup soit choisi et le nombre de ses essais. Il donne aussi la part de victoire attendue avec l'erreur type, les points à la fin, et les décisions attendues ensuite. La part est corrigée par les résultats entre joueurs égaux de cette sorte. Ctrl-C écrit le résultat obtenu jusque-là.
    .tokens = Une position en notation, avec { "?" } pour ce que la place ne sait pas. Sinon le début du jeu
    .record = Le fichier de la partie enregistrée d'où vient la position. `-` lit sur l'entrée standard
    .scenario = Le scénario d'où vient la position : son nom dans le jeu, ou un fichier
    .line = La ligne du scénario, à partir de 1
    .at = Le nombre de décisions avant la position. Sinon toutes celles de la partie ou de la ligne
    .seat = La place qui décide. Sinon celle que la partie attend
    .player = Qui répond, aussi search:1000 ou flat:200 avec un nombre d'essais, ou `cmd:` et la commande d'un moteur. Sinon `hard`, ou `medium` pour les erreurs
    .seed = La graine de la réponse. La même graine donne la même réponse
    .mistakes = Montre les dix décisions les plus chères de la partie ou de la ligne. Chacune est jugée d'après ce que sa place savait alors, avec l'erreur type. Ce qui peut être de la malchance est omis. Pour cela, un moteur doit évaluer les coups avec `win`
    .json = Écrit la réponse en JSON

simulate = Joue beaucoup de parties sur tous les cœurs, au hasard si aucun joueur n'est nommé, et les résume
    .more = Mêmes réglages, même nombre et même graine donnent la même chose sur toute machine.
    .games = Le nombre de parties
    .players = Les joueurs, séparés par des virgules, sinon au hasard. S'il y a moins de joueurs que de places, ils les occupent à tour de rôle. `cmd:` et une commande sans virgule lance un moteur
    .seed = La graine des parties
    .limit = Arrête une partie après ce nombre de décisions. Elle a alors 0 dans la colonne `finished`, personne ne gagne, et les points sont ceux du moment
    .json = Écrit les résultats en JSON dans un fichier, `-` pour la sortie standard
    .csv = Écrit une ligne par partie en CSV dans un fichier, `-` pour la sortie standard

match = Joue un match entre joueurs de la bibliothèque, chaque place avec les mêmes donnes
    .more = Un joueur s'appelle random, greedy, flat:200, search:1000, easy, medium, hard ou perfect. `cmd:` et une commande sans virgule lance un moteur, qui perd une partie par un plantage, un silence ou un choix interdit. S'il y a moins de joueurs que de places, ils les occupent à tour de rôle. Perfect joue de petits jeux à deux. Les points Elo sont les forces du modèle de Bradley et Terry, avec un intervalle de 95 %. C'est le plus large de deux : celui de l'information observée, ou celui des écarts entre les donnes. Sauf les durées, mêmes joueurs, réglages, nombre et graine donnent la même chose sur toute machine.
    .players = Les joueurs, séparés par des virgules
    .pairs = Joue un match à part entre les joueurs deux à deux
    .deals = Le nombre de donnes, chacune jouée une fois pour chaque place qu'un joueur peut avoir
    .seed = La graine des donnes
    .threads = Le nombre de donnes à la fois. Sinon le nombre de cœurs. Les durées ne se comparent qu'avec 1
    .sprt = S'arrête dès qu'on sait, à 5 % d'erreur, si le premier joueur est plus fort que le second. Il mène d'au plus le premier ou d'au moins le second nombre de points Elo
    .json = Écrit les résultats en JSON dans un fichier, `-` pour la sortie standard

fair = Vérifie qu'un joueur ne choisit que d'après ce que sa place sait
    .more = Le joueur choisit dans des positions de parties au hasard, puis dans d'autres mondes que sa place ne peut pas en distinguer. Avec la même graine, le choix doit être le même. Un moteur entend encore la même chose.
    .player = Qui est vérifié, aussi search:1000 ou flat:200 avec un nombre d'essais, ou `cmd:` et la commande d'un moteur
    .decisions = Le nombre de décisions
    .seed = La graine des parties et du joueur

judge = Compare une autre réalisation des règles avec celle-ci
    .more = Le sujet est un programme qui répond à des questions sur des positions. Le rapport nomme les décisions de règle qu'il enfreint sans doute, chacune avec la plus courte suite de décisions qui le montre. Le code de sortie est 1 si quelque chose est faux.
    .subject = Le sujet : `cmd:` et une commande, lue par un shell
    .games = Le nombre de parties au hasard
    .seed = La graine des parties au hasard
    .answer_time = Les secondes dont le sujet dispose pour une réponse. Sinon 10
    .subject_log = Le fichier où l'erreur standard du sujet est ajoutée. Sinon aucun
    .scenarios = Un dossier de scénarios à vérifier aussi
    .first = S'arrête à la première erreur
    .json = Affiche le rapport en JSON

subject = Répond aux questions d'un juge selon les règles de la bibliothèque

solve = Résout un petit jeu à deux, depuis le début ou depuis une position
    .more = Si les deux places savent toujours tout, calcule à rebours la valeur de chaque position, prouvée à l'écart écrit près. Sinon, le jeu approche du meilleur en un nombre d'itérations, et la meilleure réponse exacte mesure la distance.
    .tokens = Une position en notation. Des réglages seuls sont le début de leur jeu
    .payoff = Ce qui compte : win, la part de victoire, ou points, l'avance
    .players = Mesure ce que ces joueurs perdent contre le meilleur jeu et contre des adversaires qui les connaissent. Sépare-les par des virgules
    .seed = La graine des joueurs. La même graine donne les mêmes décisions
    .seeds = Interroge chaque joueur avec ce nombre de graines, à partir de la première, et prend la moyenne. Un adversaire connaît alors le joueur, mais pas sa graine
    .limit = Le nombre maximal de positions ou d'historiques à garder
    .iterations = Le nombre d'itérations, si les places ont des secrets
    .method = La méthode d'apprentissage, si les places ont des secrets : cfr+ ou dcfr
    .row = Écrit une ligne d'un tableau Markdown, qui commence par ce nom
    .json = Écrit le résultat en JSON

replay = Rejoue une partie pas à pas, comme le public ou une place l'a vue, ou en entier
    .record = Le fichier de la partie. `-` lit sur l'entrée standard
    .seat = Écrit ce que la place a vu
    .full = Écrit tout, même les décisions cachées
    .draw = Dessine chaque position, telle qu'on l'a vue
    .ppn = Écrit plutôt la partie en Portable Piecepack Notation dans un fichier, `-` pour la sortie standard
    .examples =
        ce que tout le monde a vu
        ce que la place 2 a vu
        chaque décision et tout ce qui était caché
        en notation piecepack
        une partie en notation piecepack

board = Vérifie un plateau de Mauerbauer, compte ses éléments et le dessine
    .more = Un plateau à toi décrit ses emplacements de tour et les coins de chaque case. Toutes ses erreurs sont montrées à la fois.
    .board = Un plateau fourni, ou un fichier qui en décrit un en TOML ou JSON. `-` lit sur l'entrée standard
    .svg = Écrit un dessin SVG dans un fichier au lieu des nombres et du texte, `-` pour la sortie standard
    .toml = Écrit la description du plateau en TOML
    .json = Écrit la description du plateau en JSON
    .examples =
        le plateau sur lequel on joue d'ordinaire
        un modèle pour ton propre plateau
        toutes ses erreurs, ou ses nombres et un dessin

deck = Vérifie une pioche de Mauerbauer, et montre ses cartes avec leurs points
    .more = Une pioche à toi donne le nombre de cartes de chaque type, et leurs points s'ils diffèrent de ceux imprimés.
    .deck = Une pioche fournie, ou un fichier qui en décrit une en TOML ou JSON. `-` lit sur l'entrée standard
    .toml = Écrit la description de la pioche en TOML
    .json = Écrit la description de la pioche en JSON
    .examples =
        la pioche avec laquelle on joue d'ordinaire
        un modèle pour ta propre pioche
        toutes ses erreurs, ou ses cartes

completions = Écrit la complétion des commandes, options et jeux pour le shell
    .shell = Le shell

man = Écrit son manuel en pages pour `man`
    .command = La commande
    .folder = Écrit toutes les pages dans un dossier
    .examples =
        la page de toutes les commandes
        la page d'une seule, à lire avec `man -l`
        chaque page dans un fichier

help = Montre cette aide ou celle d'une commande
