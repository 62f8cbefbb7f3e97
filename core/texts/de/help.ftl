# Die Hilfe der Kommandozeile, nach Befehlen. Die englische steht im Code der Befehle.
# Ohne Befehl gilt „any“. „examples“ erklärt der Reihe nach die Beispiele, die eine Erklärung haben.

any = Was mehrere Befehle gleich erklären.
    .game = Das Spiel
    .tokens = Setzt Optionen in Kurzschrift, zum Beispiel players:5 rounds:2
    .options = Setzt eine Option des Spiels, auch mehrmals. `options <SPIEL>` listet sie auf
    .edition = Nimmt die Vorgaben einer Fassung. `rules --edition` listet sie auf
    .decision_time = Wie viele Sekunden eine Engine für eine Entscheidung hat
    .game_time = Wie viele Sekunden eine Engine für alle Entscheidungen eines Spiels hat. Sonst ohne Grenze
    .iterations = Wie viele Versuche Engines machen sollen. Sonst entscheidet die Engine
    .processes = Wie viele Prozesse von Engines höchstens zugleich laufen
    .engine_log = Die Datei, an die der Standardfehler der Engines angehängt wird. Sonst keine
    .theme = Die Farben der SVG-Zeichnung
    .sheet = Die Form der SVG-Zeichnung: `narrow` ist für Telefone
    .color = Wann Farben gezeigt werden. `auto` achtet auf Terminal, NO_COLOR und CLICOLOR_FORCE
    .ascii = Schreibt nur ASCII, auch in Zeichnungen. So ist es von selbst, wenn das Terminal kein UTF-8 kann
    .lang = Die Sprache von Spielen, Regelentscheiden und Optionen: en, de, nl oder fr. Sonst gilt die Sprache des Systems, mit --json Englisch
    .help = Zeigt die Hilfe (mit --help ausführlich, mit -h kurz)
    .version = Zeigt die Version

heading = Überschriften und feste Wörter.
    .usage = Aufruf:
    .commands = Befehle:
    .arguments = Argumente:
    .options = Optionen:
    .examples = Beispiele:
    .default = Vorgabe:
    .values = möglich:
    .NAME = NAME
    .SYNOPSIS = ÜBERSICHT
    .DESCRIPTION = BESCHREIBUNG
    .OPTIONS = OPTIONEN
    .SUBCOMMANDS = BEFEHLE
    .EXTRA = WEITERES

value = Wofür in Aufrufen ein Wort steht.
    .OPTIONS = OPTIONEN
    .COMMAND = BEFEHL
    .GAME = SPIEL
    .SECONDS = SEKUNDEN
    .FILE = DATEI
    .FOLDER = ORDNER
    .NAME = NAME
    .VALUE = WERT
    .WHAT = WAS
    .WHO = WER
    .WHEN = WANN
    .WORDS = WÖRTER
    .ID = NUMMER
    .NOTATION = KURZSCHRIFT
    .SEATS = PLÄTZE
    .PLAYER = SPIELER
    .PLAYERS = SPIELER
    .DECISIONS = ENTSCHEIDUNGEN
    .METHOD = VERFAHREN
    .LANG = SPRACHE
    .SHELL = SHELL
    .THEME = FARBEN
    .SHEET = FORM
    .PANEL = TEIL

mauerwerk = Spielt, prüft, zeichnet und zählt Brettspiele rund um Mauern, Regel für Regel genau
    .examples =
        bietet die Spiele an und spielt eins
        eine Lektion von zehn Minuten
        ein Spiel gegen mittlere Gegner
        eins gegen schwere
        seine Varianten und alle anderen Optionen
        eine Stellung als Zeichnung
        dein eigener Spielplan, geprüft und gezeichnet
        jedes Beispiel der Regelbücher mit Ergebnis
        Rückgabewerte: 0 fertig, 1 eine Prüfung schlug fehl, 2 falsche Eingabe, 130 abgebrochen

check = Prüft Szenarien: gedruckte Beispiele und Regelentscheide, oder deine eigenen
    .more = Der Rückgabewert ist 1, wenn eins fehlschlägt.
    .what = Spiele, ihre Szenarien, Regelentscheide darin, Dateien mit je einem Szenario oder Ordner mit solchen Dateien. `-` liest eins von der Standardeingabe
    .transcript = Schreibt, was in jedem Szenario geschieht
    .failed = Zeigt nur Szenarien, die fehlschlagen
    .json = Schreibt die Ergebnisse als JSON
    .template = Schreibt ein Szenario eines Spiels als Vorlage für dein eigenes
    .examples =
        jedes Szenario jedes Spiels
        die von einem Spiel
        die zu einem Regelentscheid
        eins, mit Mitschrift
        dein eigenes, mit Mitschrift
        alle in einem Ordner; zeigt nur Fehlschläge
        Ergebnisse für Programme

rules = Listet Regelentscheide auf, findet sie nach Wörtern oder schreibt sie ganz
    .what = Spiele, und Regelentscheide wie DM-20. Nach dem Namen eines Spiels reicht 20
    .search = Findet Regelentscheide mit all diesen Wörtern in Titel, Satz oder Optionen
    .edition = Findet die Regelentscheide, die eine Fassung ändert, und zeigt, was sie setzt
    .book = Ordnet die Regelentscheide nach Kapiteln, in guter Reihenfolge zum Erklären
    .json = Schreibt die Regelentscheide als JSON
    .examples =
        alle Regelentscheide eines Spiels
        diese, mit den Szenarien dazu
        einer dieses Spiels
        die mit all diesen Wörtern
        die, die eine Fassung ändert, und was sie setzt
        alle eines Spiels nach Kapiteln, zum Lernen
        alles darüber, für Programme

options = Listet die Optionen eines Spiels auf: was jede tut und annimmt, ihre Vorgabe und ihre Regelentscheide
    .more = Mit einer Fassung oder mit Optionen zeigt es, was sie setzen.
    .json = Schreibt die Optionen als JSON
    .examples =
        was eine Fassung setzt
        was eine Variante setzt

learn = Bringt dir ein Spiel in etwa zehn Minuten bei: Du spielst Schritt für Schritt und liest, warum

play = Spielt ein Spiel im Terminal: Menschen und Gegner, auf beliebigen Plätzen
    .more = Hat ein Spiel Geheimnisse, geben alle den Bildschirm von Platz zu Platz weiter und sehen nichts voneinander. Gegner entscheiden nach dem, was ihr Platz weiß. Gib im Spiel `hilfe` ein, um alle Befehle zu sehen.
    .game = Das Spiel. Ohne Angabe kannst du wählen
    .people = Die Plätze der Menschen, mit oder ohne Namen: `all`, `none` oder Plätze wie 0,2=Ada
    .opponents = Wer auf allen anderen Plätzen spielt, auch search:1000 oder flat:200 mit einer Zahl von Versuchen, oder `cmd:` und der Befehl einer Engine. Sonst `medium` gegen Menschen und `random` ohne sie
    .bots = Wer auf einzelnen Plätzen spielt, zum Beispiel 1=hard,2=easy
    .chance = Wer über Würfel und Karten entscheidet: `seed` der Startwert, `people` Menschen, die eingeben, was echte Würfel, Karten oder Teile zeigen
    .seed = Macht das Spiel wiederholbar. Zufall und Gegner folgen dem Startwert, der mit dem Spiel gespeichert wird
    .load = Macht mit einem gespeicherten Spiel weiter
    .save = Schreibt die Aufzeichnung in eine Datei, wenn das Spiel endet oder verlassen wird, auch bei einem Signal oder geschlossenem Terminal. `-` schreibt sie auf die Standardausgabe, aber nur mit `--people none`
    .svg = Schreibt eine SVG-Zeichnung in eine Datei: was die Person am Bildschirm sieht und darf. Beim Weitergeben und am Ende zeigt sie nur, was alle wissen
    .examples =
        bietet die Spiele an
        du auf Platz 0, gegen mittlere Gegner
        macht mit einem gespeicherten Spiel weiter
        mit echten Würfeln und echter Mauer
        auf dem gedruckten Spielplan, soweit er bekannt ist
        auf deinem eigenen Spielplan
        mit einer Zeichnung für den Browser
        Zufall überall; schreibt die Aufzeichnung

show = Zeichnet eine Stellung, wie man sie von außen oder von einem Platz sieht
    .more = Die Zeichnung zeigt nur, was man dort wissen kann.
    .what = Eine Stellung in Kurzschrift, oder eine Datei mit einer Stellung oder Aufzeichnung. `-` liest von der Standardeingabe. Nenne davor ein Spiel, wenn mehrere Spiele passen. Der Name allein zeigt den Anfang des Spiels
    .seat = Zeigt, was der Platz sieht. Von außen sieht man nur, was allen bekannt ist
    .at = Zeigt eine Aufzeichnung nach so vielen Entscheidungen. Ohne Angabe nach allen
    .svg = Schreibt statt Text eine SVG-Zeichnung in eine Datei, `-` für die Standardausgabe
    .json = Schreibt statt Text als JSON, was zu sehen ist
    .panel = Zeichnet nur einen Teil der SVG-Zeichnung

analyse = Bewertet jede Entscheidung eines Platzes, nach dem, was er weiß
    .more = Die Tabelle nennt, wie wahrscheinlich ein Zug gewählt wird und wie oft er versucht wurde. Dazu kommen der erwartete Anteil am Sieg mit Standardfehler, die Punkte am Ende und die erwarteten nächsten Entscheidungen. Der Anteil ist an Ergebnissen zwischen gleich starken Spielern dieser Art geeicht. Strg-C schreibt das Ergebnis bis dahin.
    .tokens = Eine Stellung in Kurzschrift, mit ? für das, was der Platz nicht weiß. Ohne Angabe der Anfang des Spiels
    .record = Die Datei eines gespeicherten Spiels, aus dem die Stellung kommt. `-` liest von der Standardeingabe
    .scenario = Das Szenario, aus dem die Stellung kommt: sein Name im Spiel oder eine Datei
    .line = Die Linie des Szenarios, von 1 an
    .at = Wie viele Entscheidungen davor liegen. Ohne Angabe alle der Aufzeichnung oder der Linie
    .seat = Der Platz, der entscheidet. Ohne Angabe der, auf den das Spiel wartet
    .player = Wer gefragt wird, auch search:1000 oder flat:200 mit einer Zahl von Versuchen, oder `cmd:` und der Befehl einer Engine. Sonst `hard`, für Fehler `medium`
    .seed = Der Startwert der Antwort. Derselbe Startwert gibt dieselbe Antwort
    .mistakes = Listet die zehn teuersten Entscheidungen der Aufzeichnung oder der Linie auf. Jede wird nach dem bewertet, was ihr Platz da wusste, mit Standardfehler. Was auch Pech sein kann, fehlt. Eine Engine muss dafür Züge mit `win` bewerten
    .json = Schreibt die Antwort als JSON

simulate = Spielt viele Spiele auf allen Kernen, zufällige, wenn keine Spieler genannt sind, und fasst sie zusammen
    .more = Dieselben Einstellungen, Zahl und Startwert geben auf jedem Rechner dasselbe.
    .games = Die Zahl der Spiele
    .players = Die Spieler, mit Kommas dazwischen, sonst zufällige. Sind es weniger als Plätze, wechseln sie sich auf ihnen ab. `cmd:` und ein Befehl ohne Komma startet eine Engine
    .seed = Der Startwert der Spiele
    .limit = Beendet ein Spiel nach so vielen Entscheidungen. Es hat dann 0 in der Spalte `finished`, keinen Sieger und den Stand bis dahin
    .json = Schreibt die Ergebnisse als JSON in eine Datei, `-` für die Standardausgabe
    .csv = Schreibt eine Zeile je Spiel als CSV in eine Datei, `-` für die Standardausgabe

match = Spielt einen Wettkampf zwischen Spielern der Bibliothek, jeder Platz mit demselben Zufall
    .more = Spieler heißen random, greedy, flat:200, search:1000, easy, medium, hard oder perfect. `cmd:` und ein Befehl ohne Komma startet eine Engine, die ein Spiel durch Absturz, Schweigen oder einen verbotenen Zug verliert. Sind es weniger als Plätze, wechseln sie sich auf ihnen ab. Der Spieler perfect spielt kleine Spiele für zwei. Elo-Punkte sind Stärken nach Bradley und Terry, mit einem Intervall von 95 %. Es ist das breitere von zweien: nach der beobachteten Information oder nach den Unterschieden zwischen den Verteilungen. Bis auf die Zeiten geben dieselben Spieler, Einstellungen, Zahl und Startwert auf jedem Rechner dasselbe.
    .players = Die Spieler, mit Kommas dazwischen
    .pairs = Spielt je zwei Spieler in einem eigenen Wettkampf
    .deals = Wie oft der Zufall neu verteilt wird; damit spielt jeder auf jedem Platz einmal
    .seed = Der Startwert der Verteilungen
    .threads = Wie viele gleichzeitig laufen. Ohne Angabe so viele, wie es Kerne gibt. Zeiten lassen sich nur bei 1 vergleichen
    .sprt = Hört auf, sobald mit 5 % Irrtum feststeht, ob der erste Spieler stärker ist als der zweite. Er führt um höchstens die erste oder mindestens die zweite Zahl von Elo-Punkten
    .json = Schreibt die Ergebnisse als JSON in eine Datei, `-` für die Standardausgabe

fair = Prüft, ob ein Spieler nur nach dem entscheidet, was sein Platz weiß
    .more = Der Spieler entscheidet in Stellungen zufälliger Spiele, und noch einmal in anderen Welten, die sein Platz nicht davon unterscheiden kann. Mit demselben Startwert muss er dasselbe wählen. Einer Engine wird noch einmal dasselbe gesagt.
    .player = Wer geprüft wird, auch search:1000 oder flat:200 mit einer Zahl von Versuchen, oder `cmd:` und der Befehl einer Engine
    .decisions = Die Zahl der Entscheidungen
    .seed = Der Startwert der Spiele und des Spielers

judge = Vergleicht eine andere Umsetzung der Regeln mit dieser
    .more = Der Prüfling ist ein Programm, das Fragen zu Stellungen beantwortet. Der Bericht nennt die Regelentscheide, die es wahrscheinlich verletzt, jeden mit den wenigsten Entscheidungen, die es zeigen. Der Rückgabewert ist 1, wenn etwas falsch ist.
    .subject = Der Prüfling: `cmd:` und ein Befehl, den eine Shell liest
    .games = Die Zahl der zufälligen Spiele
    .seed = Der Startwert der zufälligen Spiele
    .answer_time = Wie viele Sekunden der Prüfling für eine Antwort hat. Sonst 10
    .subject_log = Die Datei, an die der Standardfehler des Prüflings angehängt wird. Sonst keine
    .scenarios = Ein Ordner mit Szenarien, die auch geprüft werden
    .first = Hört beim ersten Fehler auf
    .json = Gibt den Bericht als JSON aus

subject = Beantwortet die Fragen eines Richters nach den Regeln der Bibliothek

solve = Löst ein kleines Spiel für zwei, vom Anfang oder von einer Stellung an
    .more = Wissen beide Plätze immer alles, rechnet es von hinten den Wert jeder Stellung aus, bewiesen bis auf die genannte Lücke. Sonst nähert sich das Spiel in vielen Durchläufen dem besten, und die genaue beste Antwort misst den Abstand.
    .tokens = Eine Stellung in Kurzschrift. Einstellungen allein sind der Anfang ihres Spiels
    .payoff = Was zählt: win, der Anteil am Sieg, oder points, der Vorsprung
    .players = Misst, was diese Spieler gegen bestes Spiel verlieren und gegen Gegner, die sie kennen. Trenne sie mit Kommas
    .seed = Der Startwert der Spieler. Derselbe Startwert gibt dieselben Entscheidungen
    .seeds = Fragt jeden Spieler mit so vielen Startwerten, vom ersten an, und nimmt das Mittel. Gegner kennen dann den Spieler, aber nicht seinen Startwert
    .limit = Wie viele Stellungen oder Verläufe höchstens gespeichert werden
    .iterations = Die Zahl der Durchläufe, wenn Plätze Geheimnisse haben
    .method = Das Lernverfahren, wenn Plätze Geheimnisse haben: cfr+ oder dcfr
    .row = Schreibt eine Zeile einer Markdown-Tabelle, die mit diesem Namen beginnt
    .json = Schreibt das Ergebnis als JSON

replay = Spielt eine Aufzeichnung Schritt für Schritt ab, wie man sie von außen oder von einem Platz sah, oder ganz
    .record = Die Datei der Aufzeichnung. `-` liest von der Standardeingabe
    .seat = Schreibt, was der Platz sah
    .full = Schreibt alles, auch verdeckte Entscheidungen
    .draw = Zeichnet jede Stellung, wie sie zu sehen war
    .ppn = Schreibt stattdessen die Aufzeichnung als Portable Piecepack Notation in eine Datei, `-` für die Standardausgabe
    .examples =
        was alle sahen
        was Platz 2 sah
        jede Entscheidung und alles, was verdeckt war
        in Piecepack-Notation
        ein Spiel in Piecepack-Notation

board = Prüft einen Spielplan von Mauerbauer, zählt seine Teile und zeichnet ihn
    .more = Ein eigener Spielplan beschreibt seine Turmplätze und die Ecken jedes Feldes. Der Befehl nennt alle Fehler auf einmal.
    .board = Ein mitgelieferter Spielplan, oder eine Datei, die einen als TOML oder JSON beschreibt. `-` liest von der Standardeingabe
    .svg = Schreibt statt Zahlen und Text eine SVG-Zeichnung in eine Datei, `-` für die Standardausgabe
    .toml = Schreibt die Beschreibung des Spielplans als TOML
    .json = Schreibt die Beschreibung des Spielplans als JSON
    .examples =
        der Spielplan, auf dem sonst gespielt wird
        eine Vorlage für deinen eigenen Spielplan
        alle Fehler, oder die Zahlen und eine Zeichnung

deck = Prüft einen Stapel von Mauerbauer und listet die Karten mit ihren Punkten auf
    .more = Ein eigener Stapel nennt die Zahl der Karten jeder Kartenart, und ihre Punkte, wenn sie von den gedruckten abweichen.
    .deck = Ein mitgelieferter Stapel, oder eine Datei, die einen als TOML oder JSON beschreibt. `-` liest von der Standardeingabe
    .toml = Schreibt die Beschreibung des Stapels als TOML
    .json = Schreibt die Beschreibung des Stapels als JSON
    .examples =
        der Stapel, mit dem sonst gespielt wird
        eine Vorlage für deinen eigenen Stapel
        alle Fehler, oder die Karten

completions = Schreibt Vervollständigungen von Befehlen, Optionen und Spielen für die Shell
    .shell = Die Shell

man = Schreibt das Handbuch als Seiten für `man`
    .command = Der Befehl
    .folder = Schreibt alle Seiten in einen Ordner
    .examples =
        die Seite über alle Befehle
        die Seite über einen, zu lesen mit `man -l`
        jede Seite als Datei

help = Zeigt diese Hilfe oder die eines Befehls
