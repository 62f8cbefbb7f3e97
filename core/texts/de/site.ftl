# Texte der Website, die ihre Seiten nach Namen nachschlagen.

## Jede Seite

skip = Zum Inhalt springen
pages = Seiten
home = Start
rulebook = Regelbuch
docs = Dokumentation
search = Suche
glossary = Glossar
language = Sprache
colon = :

## Die erste Seite

tagline = Drei Brettspiele rund um Mauern. Schlag eine Regel nach, sieh sie auf dem Spielfeld und spiel mit.
about-rulebook = { $rulings } Regelentscheide mit { $scenarios } Beispielen
about-offline = Nach dem ersten Besuch geht alles auch ohne Netz. Es gibt keine Cookies, und niemand zählt mit.

## Das Regelbuch

rulebook-of = Regelbuch von { $game }
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
refused = Nicht erlaubt: { $why }
may-choose = { $who } hat die Wahl
nothing = nichts
learns = { $who } erfährt
sees = { $who } sieht
knows = { $who } kann sicher sein
doubts = { $who } kann nicht sicher sein
setup-refused = Diese Einstellungen sind nicht erlaubt
position-at-end = Am Ende
seen-by = Gesehen von
spectator = Blick von außen
start-step = Anfang
step = Schritt { $shown } von { $last }

## Suche

search-hint = Ein Regelentscheid, ein Beispiel, ein Wort oder eine Seite
results = { $number ->
    [one] { $number } Treffer
   *[other] { $number } Treffer
}
ruling = Regelentscheid
example = Beispiel
word = Wort
page = Seite
meaning = Bedeutung
