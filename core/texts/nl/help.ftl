# De hulp van de opdrachtregel, per opdracht. De Engelse staat in de code van de opdrachten.
# Zonder opdracht geldt "any". "examples" legt op volgorde de voorbeelden uit die een uitleg hebben.

any = Wat meer opdrachten hetzelfde uitleggen.
    .game = Het spel
    .tokens = Zet opties in notatie, bijvoorbeeld players:5 rounds:2
    .options = Zet een optie van het spel, ook meerdere keren. `options <SPEL>` noemt ze
    .edition = Neemt de standaardwaarden van een uitgave. `rules --edition` noemt ze
    .decision_time = Hoeveel seconden een engine voor een keuze heeft
    .game_time = Hoeveel seconden een engine voor alle keuzes van een spel heeft. Anders zonder grens
    .iterations = Hoeveel pogingen engines moeten doen. Anders kiest de engine
    .processes = Hoeveel processen van engines er hoogstens tegelijk lopen
    .engine_log = Het bestand waaraan de standaardfout van engines wordt toegevoegd. Anders geen
    .theme = De kleuren van de SVG-tekening
    .sheet = De vorm van de SVG-tekening: `narrow` is voor telefoons
    .color = Wanneer er kleuren zijn. `auto` let op de terminal, NO_COLOR en CLICOLOR_FORCE
    .ascii = Schrijft alleen ASCII, ook in tekeningen. Dat gebeurt vanzelf als de terminal geen UTF-8 kan
    .lang = De taal van spellen, beslissingen en opties: en, de, nl of fr. Anders die van het systeem, of Engels met --json
    .help = Toont de hulp (uitgebreid met --help, kort met -h)
    .version = Toont de versie

heading = Koppen en vaste woorden.
    .usage = Gebruik:
    .commands = Opdrachten:
    .arguments = Argumenten:
    .options = Opties:
    .examples = Voorbeelden:
    .default = standaard:
    .values = mogelijk:
    .NAME = NAAM
    .SYNOPSIS = OVERZICHT
    .DESCRIPTION = BESCHRIJVING
    .OPTIONS = OPTIES
    .SUBCOMMANDS = OPDRACHTEN
    .EXTRA = OVERIG

value = Waar in een aanroep een woord voor staat.
    .OPTIONS = OPTIES
    .COMMAND = OPDRACHT
    .GAME = SPEL
    .SECONDS = SECONDEN
    .FILE = BESTAND
    .FOLDER = MAP
    .NAME = NAAM
    .VALUE = WAARDE
    .WHAT = WAT
    .WHO = WIE
    .WHEN = WANNEER
    .WORDS = WOORDEN
    .ID = NUMMER
    .NOTATION = NOTATIE
    .SEATS = PLAATSEN
    .PLAYER = SPELER
    .PLAYERS = SPELERS
    .DECISIONS = KEUZES
    .METHOD = METHODE
    .LANG = TAAL
    .SHELL = SHELL
    .THEME = KLEUREN
    .SHEET = VORM
    .PANEL = DEEL

mauerwerk = Speelt, controleert, tekent en telt bordspellen over muren, precies volgens elke regel
    .examples =
        biedt de spellen aan en speelt er een
        een les van tien minuten
        een spel tegen gemiddelde tegenstanders
        een tegen moeilijke
        de varianten en alle andere opties
        een stelling als tekening
        je eigen bord, gecontroleerd en getekend
        elk voorbeeld uit de regelboeken, met de uitslag
        Exitcodes: 0 klaar, 1 een controle mislukte, 2 verkeerde invoer, 130 afgebroken

check = Controleert scenario's: gedrukte voorbeelden en beslissingen, of die van jezelf
    .more = De exitcode is 1 als er een mislukt.
    .what = Spellen, hun scenario's, beslissingen daarin, bestanden met elk één scenario, of mappen met zulke bestanden. `-` leest er een van de standaardinvoer
    .transcript = Schrijft wat er in elk scenario gebeurt
    .failed = Toont alleen scenario's die mislukken
    .json = Schrijft de uitkomsten als JSON
    .template = Schrijft een scenario van een spel als voorbeeld voor dat van jezelf
    .examples =
        elk scenario van elk spel
        die van één spel
        die over een beslissing
        één, met het verslag
        dat van jezelf, met het verslag
        alle in een map; toont alleen wat mislukt
        uitkomsten voor programma's

rules = Noemt beslissingen, zoekt ze op woorden, of schrijft ze helemaal
    .what = Spellen, en beslissingen zoals DM-20. Na de naam van een spel is 20 genoeg
    .search = Zoekt beslissingen met al deze woorden in de titel, de zin of de opties
    .edition = Zoekt de beslissingen die een uitgave verandert, en toont wat die zet
    .book = Zet de beslissingen per hoofdstuk, in een goede volgorde om uit te leggen
    .json = Schrijft de beslissingen als JSON
    .examples =
        alle beslissingen van een spel
        deze, met de scenario's erbij
        één van dit spel
        die met al deze woorden
        die van een uitgave, en wat die zet
        alle van een spel per hoofdstuk, om te leren
        alles erover, voor programma's

options = Noemt de opties van een spel: wat elke optie doet, welke waarden mogen, de standaardwaarde en de beslissingen
    .more = Met een uitgave of met opties toont het wat die zetten.
    .json = Schrijft de opties als JSON
    .examples =
        wat een uitgave zet
        wat een variant zet

learn = Leert je een spel in ongeveer tien minuten: je speelt stap voor stap en leest waarom

play = Speelt een spel in de terminal: mensen en tegenstanders, op elke plaats
    .more = Heeft een spel geheimen, dan geven mensen het scherm door en zien ze niets van elkaar. Tegenstanders kiezen met wat hun plaats weet. Typ in het spel `hulp` voor alle opdrachten.
    .game = Het spel. Anders kun je kiezen
    .people = De plaatsen van mensen, met of zonder naam: `all`, `none`, of plaatsen zoals 0,2=Ada
    .opponents = Wie op alle andere plaatsen speelt, ook search:1000 of flat:200 met een aantal pogingen, of `cmd:` en de opdracht van een engine. Anders `medium` tegen mensen, en `random` zonder mensen
    .bots = Wie op bepaalde plaatsen speelt, bijvoorbeeld 1=hard,2=easy
    .chance = Wie over dobbelstenen en kaarten beslist: `seed` de startwaarde, `people` mensen, die typen wat echte dobbelstenen, kaarten of stukken tonen
    .seed = Maakt het spel herhaalbaar. Lot en tegenstanders volgen de startwaarde, die met het spel wordt opgeslagen
    .load = Gaat verder met een opgeslagen spel
    .save = Schrijft het verslag naar een bestand als het spel eindigt of verlaten wordt, ook na een signaal of in een gesloten terminal. `-` schrijft naar de standaarduitvoer, maar alleen met `--people none`
    .svg = Schrijft een SVG-tekening naar een bestand: wat de persoon aan het scherm ziet en mag. Bij het doorgeven en aan het eind toont die alleen wat iedereen weet
    .examples =
        biedt de spellen aan
        jij op plaats 0, tegen gemiddelde tegenstanders
        gaat verder met een opgeslagen spel
        met echte dobbelstenen en een echte muur
        op het gedrukte bord, voor zover bekend
        op je eigen bord
        met een tekening voor de browser
        willekeurige spelers; schrijft het verslag

show = Tekent een stelling, zoals een toeschouwer of een plaats die ziet
    .more = De tekening toont alleen wat je daar kunt weten.
    .what = Een stelling in notatie, of een bestand met een stelling of een verslag. `-` leest van de standaardinvoer. Zet de naam van een spel ervoor als er meer passen. De naam alleen toont het begin van dat spel
    .seat = Toont wat de plaats ziet. Een toeschouwer ziet alleen wat openbaar is
    .at = Toont een verslag na zoveel keuzes. Anders na alle
    .svg = Schrijft een SVG-tekening naar een bestand in plaats van tekst, `-` voor de standaarduitvoer
    .json = Schrijft als JSON wat er te zien is, in plaats van tekst
    .panel = Tekent maar een deel van de SVG-tekening

analyse = Beoordeelt elke keuze van een plaats, met wat die plaats weet
    .more = De tabel noemt de kans dat een zet gekozen wordt en hoe vaak die geprobeerd is. Daarbij komen het verwachte aandeel in de winst met de standaardfout, de punten aan het eind, en de keuzes die daarna verwacht worden. Het aandeel is geijkt met uitslagen tussen even sterke spelers van deze soort. Ctrl-C schrijft de uitkomst tot dan toe.
    .tokens = Een stelling in notatie, met ? voor wat de plaats niet weet. Anders het begin van het spel
    .record = Het bestand van een opgeslagen spel waar de stelling uit komt. `-` leest van de standaardinvoer
    .scenario = Het scenario waar de stelling uit komt: de naam in het spel, of een bestand
    .line = De lijn van het scenario, vanaf 1
    .at = Hoeveel keuzes eraan voorafgaan. Anders alle van het verslag of van de lijn
    .seat = De plaats die beslist. Anders die waar het spel op wacht
    .player = Wie gevraagd wordt, ook search:1000 of flat:200 met een aantal pogingen, of `cmd:` en de opdracht van een engine. Anders `hard`, of `medium` voor fouten
    .seed = De startwaarde van het antwoord. Dezelfde startwaarde geeft hetzelfde antwoord
    .mistakes = Noemt de tien duurste keuzes van het verslag of van de lijn. Elke wordt beoordeeld met wat de plaats toen wist, met de standaardfout. Wat pech kan zijn, ontbreekt. Een engine moet zetten daarvoor met `win` beoordelen
    .json = Schrijft het antwoord als JSON

simulate = Speelt veel spellen op alle kernen, willekeurige als er geen spelers genoemd zijn, en vat ze samen
    .more = Dezelfde spelopzet, hetzelfde aantal en dezelfde startwaarde geven op elke computer hetzelfde.
    .games = Het aantal spellen
    .players = De spelers, met komma's ertussen, anders willekeurige. Zijn er minder spelers dan plaatsen, dan bezetten ze die om beurten. `cmd:` en een opdracht zonder komma start een engine
    .seed = De startwaarde van de spellen
    .limit = Stopt een spel na zoveel keuzes. Het heeft dan 0 in de kolom `finished`, geen winnaar, en de stand tot dan toe
    .json = Schrijft de uitkomsten als JSON naar een bestand, `-` voor de standaarduitvoer
    .csv = Schrijft een regel per spel als CSV naar een bestand, `-` voor de standaarduitvoer

match = Speelt een wedstrijd tussen spelers van de bibliotheek, elke plaats met hetzelfde lot
    .more = Een speler heet random, greedy, flat:200, search:1000, easy, medium, hard of perfect. `cmd:` en een opdracht zonder komma start een engine, die een spel verliest door een crash, stilte of een verboden keuze. Zijn er minder spelers dan plaatsen, dan bezetten ze die om beurten. Perfect speelt kleine spellen voor twee. Elo-punten zijn sterktes volgens Bradley en Terry, met een interval van 95 %. Het is het breedste van twee: volgens de waargenomen informatie of volgens de verschillen tussen de verdelingen. Op de tijden na geven dezelfde spelers, spelopzet, aantal en startwaarde op elke computer hetzelfde.
    .players = De spelers, met komma's ertussen
    .pairs = Speelt een eigen wedstrijd tussen elke twee spelers
    .deals = Hoe vaak het lot opnieuw verdeelt; elke keer speelt iedereen op elke plaats
    .seed = De startwaarde van de verdelingen
    .threads = Hoeveel er tegelijk lopen. Anders zoveel als er kernen zijn. Tijden zijn alleen bij 1 te vergelijken
    .sprt = Stopt zodra met 5 % fout vaststaat of de eerste speler sterker is dan de tweede. Die staat hoogstens het eerste of minstens het tweede aantal Elo-punten voor
    .json = Schrijft de uitkomsten als JSON naar een bestand, `-` voor de standaarduitvoer

fair = Controleert of een speler alleen kiest naar wat zijn plaats weet
    .more = De speler kiest in stellingen van willekeurige spellen, en nog eens in andere werelden, die zijn plaats er niet van kan onderscheiden. Met dezelfde startwaarde moet de keuze dezelfde zijn. Een engine hoort nog eens hetzelfde.
    .player = Wie gecontroleerd wordt, ook search:1000 of flat:200 met een aantal pogingen, of `cmd:` en de opdracht van een engine
    .decisions = Het aantal keuzes
    .seed = De startwaarde van de spellen en van de speler

judge = Vergelijkt een andere uitwerking van de regels met deze
    .more = De kandidaat is een programma dat vragen over stellingen beantwoordt. Het rapport noemt de beslissingen die het waarschijnlijk schendt, elk met de kortste reeks keuzes die het laat zien. De exitcode is 1 als er iets fout is.
    .subject = De kandidaat: `cmd:` en een opdracht, die een shell leest
    .games = Het aantal willekeurige spellen
    .seed = De startwaarde van de willekeurige spellen
    .answer_time = Hoeveel seconden de kandidaat voor een antwoord heeft. Anders 10
    .subject_log = Het bestand waaraan de standaardfout van de kandidaat wordt toegevoegd. Anders geen
    .scenarios = Een map met scenario's die ook worden gecontroleerd
    .first = Stopt bij de eerste fout
    .json = Geeft het rapport als JSON

subject = Beantwoordt de vragen van een rechter volgens de regels van de bibliotheek

solve = Lost een klein spel voor twee op, vanaf het begin of vanaf een stelling
    .more = Weten beide plaatsen altijd alles, dan rekent het van achteren de waarde van elke stelling uit, bewezen op de genoemde marge na. Anders komt het spel in veel rondes steeds dichter bij het beste, en het precieze beste antwoord meet de afstand.
    .tokens = Een stelling in notatie. Alleen een spelopzet is het begin van dat spel
    .payoff = Wat telt: win, het aandeel in de winst, of points, de voorsprong
    .players = Meet wat deze spelers verliezen tegen het beste spel en tegen tegenstanders die hen kennen. Zet komma's ertussen
    .seed = De startwaarde van de spelers. Dezelfde startwaarde geeft dezelfde keuzes
    .seeds = Vraagt elke speler met zoveel startwaarden, vanaf de eerste, en neemt het gemiddelde. Een tegenstander kent dan de speler, maar niet de startwaarde
    .limit = Hoeveel stellingen of verlopen hoogstens bewaard worden
    .iterations = Het aantal rondes, als plaatsen geheimen hebben
    .method = De leermethode, als plaatsen geheimen hebben: cfr+ of dcfr
    .row = Schrijft een regel van een Markdown-tabel, die met deze naam begint
    .json = Schrijft de uitkomst als JSON

replay = Speelt een verslag stap voor stap af, zoals een toeschouwer of een plaats het zag, of helemaal
    .record = Het bestand van het verslag. `-` leest van de standaardinvoer
    .seat = Schrijft wat de plaats zag
    .full = Schrijft alles, ook verborgen keuzes
    .draw = Tekent elke stelling zoals die te zien was
    .ppn = Schrijft in plaats daarvan het verslag als Portable Piecepack Notation naar een bestand, `-` voor de standaarduitvoer
    .examples =
        wat iedereen zag
        wat plaats 2 zag
        elke keuze en alles wat verborgen was
        in piecepack-notatie
        een spel in piecepack-notatie

board = Controleert een bord van Mauerbauer, telt de delen en tekent het
    .more = Een eigen bord beschrijft zijn torenplekken en de hoeken van elk vak. Alle fouten worden in één keer genoemd.
    .board = Een meegeleverd bord, of een bestand dat er een als TOML of JSON beschrijft. `-` leest van de standaardinvoer
    .svg = Schrijft een SVG-tekening naar een bestand in plaats van getallen en tekst, `-` voor de standaarduitvoer
    .toml = Schrijft de beschrijving van het bord als TOML
    .json = Schrijft de beschrijving van het bord als JSON
    .examples =
        het standaardbord
        een voorbeeld voor je eigen bord
        alle fouten, of de getallen en een tekening

deck = Controleert een stapel van Mauerbauer en noemt de kaarten met hun punten
    .more = Een eigen stapel noemt het aantal kaarten van elke soort, en hun punten als die anders zijn dan gedrukt.
    .deck = Een meegeleverde stapel, of een bestand dat er een als TOML of JSON beschrijft. `-` leest van de standaardinvoer
    .toml = Schrijft de beschrijving van de stapel als TOML
    .json = Schrijft de beschrijving van de stapel als JSON
    .examples =
        de standaardstapel
        een voorbeeld voor je eigen stapel
        alle fouten, of de kaarten

completions = Schrijft aanvullingen van opdrachten, opties en spellen voor de shell
    .shell = De shell

man = Schrijft zijn handleiding als pagina's voor `man`
    .command = De opdracht
    .folder = Schrijft alle pagina's in een map
    .examples =
        de pagina over alle opdrachten
        de pagina over één, te lezen met `man -l`
        elke pagina als bestand

help = Toont deze hulp of die van een opdracht
