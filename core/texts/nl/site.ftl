# Teksten van de website, die haar pagina's op naam opzoeken.

## Elke pagina

skip = Naar de inhoud
pages = Pagina's
home = Start
rulebook = Regelboek
play = Spelen
learn = Leren
docs = Documentatie
search = Zoeken
glossary = Woordenlijst
language = Taal
colon = :

## De eerste pagina

tagline = Drie bordspellen over muren. Zoek een regel op, bekijk hem op het bord en speel mee.
about-rulebook = { $rulings } beslissingen met { $scenarios } voorbeelden
about-learn = een les op het bord, ongeveer tien minuten
about-play = alleen of samen aan dit scherm
about-offline = Na je eerste bezoek werken de pagina's in deze taal ook zonder netwerk. Er zijn geen cookies, en bezoekers worden niet geteld.

## Het regelboek

rulebook-of = Regelboek van { $game }
chapters = Hoofdstukken
next-chapter = Verder: { $title }
last-chapter = Terug: { $title }
more-examples = Meer voorbeelden
sources = Bronnen
changed-by = Kan veranderen door
setting = { $option } = { $value }
on = aan
off = uit
choose-edition = Laat zien wat verandert met
every-edition = alles
examples = Voorbeelden
also-shown = Zie ook
setup = Spelopzet
step-refused = Mag niet: { $why }
may-choose = { $who } heeft de keuze
nothing = niets
learns = { $who } komt te weten
sees = { $who } ziet
knows = { $who } weet zeker
doubts = { $who } weet niet zeker
setup-refused = Deze spelopzet mag niet
position-at-end = Aan het eind
try-it = Probeer het vanaf hier
seen-by = Gezien door
spectator = Toeschouwer
start-step = Begin
step = Stap { $shown } van { $last }

## Zoeken

search-hint = Een beslissing, een voorbeeld, een woord, een pagina of een naam van de API
results = { $number ->
    [one] { $number } resultaat
   *[other] { $number } resultaten
}
ruling = beslissing
example = voorbeeld
word = woord
page = pagina
meaning = Betekenis

## Spelen

needs-script = Deze pagina heeft JavaScript nodig.
new-game = Nieuw spel
open-file = Bestand openen
save-file = Opslaan in een bestand
share = Adres van deze stelling kopiëren
share-secret = Het adres is gekopieerd. Wie het opent, ziet alles, ook wat voor jou verborgen is.
costly = Toon de duurste keuzes
analysing = Keuze { $shown } van { $last } wordt bekeken …
mistake = { $made }: wint { $least }%. Beter: { $better }, wint { $most }%.
look-there = Laat zien
no-mistakes = Geen keuze heeft veel gekost.

## Leren

learn-game = { $game } leren
lesson-play = Speel tegen makkelijke tegenstanders
