# Texte der Website, die ihre Seiten nach Namen nachschlagen.

## Jede Seite

skip = Zum Inhalt springen
pages = Seiten
home = Start
rulebook = Regelbuch
play = Spielen
learn = Lernen
docs = Dokumentation
search = Suche
glossary = Glossar
language = Sprache
colon = :

## Die erste Seite

tagline = Drei Brettspiele rund um Mauern. Schlag eine Regel nach, sieh sie auf dem Spielfeld und spiel mit.
about-rulebook = { $rulings } Regelentscheide mit { $scenarios } Beispielen
about-learn = eine Lektion auf dem Spielfeld, etwa zehn Minuten
about-play = allein oder zusammen an diesem Bildschirm
about-offline = Nach dem ersten Besuch gehen die Seiten in dieser Sprache auch ohne Netz. Es gibt keine Cookies, und niemand zählt mit.

## Das Regelbuch

rulebook-of = Regelbuch: { $game }
chapters = Kapitel
next-chapter = Weiter: { $title }
last-chapter = Zurück: { $title }
more-examples = Weitere Beispiele
sources = Quellen
changed-by = Ändert sich mit
setting = { $option } = { $value }
on = an
off = aus
choose-edition = Zeig, was sich ändert mit
every-edition = alles
examples = Beispiele
also-shown = Siehe auch
setup = Einstellungen
step-refused = Nicht erlaubt: { $why }
may-choose = { $who } hat die Wahl
nothing = nichts
learns = { $who } erfährt
sees = { $who } sieht
knows = { $who } kann sicher sein
doubts = { $who } kann nicht sicher sein
setup-refused = Diese Einstellungen sind nicht erlaubt
position-at-end = Am Ende
try-it = Ab hier ausprobieren
seen-by = Gesehen von
spectator = Blick von außen
start-step = Anfang
step = Schritt { $shown } von { $last }

## Suche

search-hint = Ein Regelentscheid, ein Beispiel, ein Wort, eine Seite oder ein Name der API
results = { $number ->
    [one] { $number } Treffer
   *[other] { $number } Treffer
}
ruling = Regelentscheid
example = Beispiel
word = Wort
page = Seite
meaning = Bedeutung

## Spielen

needs-script = Diese Seite braucht JavaScript.
new-game = Neues Spiel
open-file = Datei öffnen
save-file = In eine Datei speichern
share = Adresse dieser Stellung kopieren
share-secret = Die Adresse ist kopiert. Wer sie öffnet, sieht alles, auch was dir verborgen ist.
costly = Zeig die teuersten Entscheidungen
analysing = Entscheidung { $shown } von { $last } wird bewertet …
mistake = { $made }: gewinnt { $least } %. Besser: { $better }, gewinnt { $most } %.
look-there = Zeigen
no-mistakes = Keine Entscheidung hat viel gekostet.

## Lernen

learn-game = { $game } lernen
lesson-play = Gegen leichte Gegner spielen
