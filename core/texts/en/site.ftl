# Texts of the site, which its pages look up by name.

## Every page

skip = Skip to the content
pages = Pages
home = Start
rulebook = Rulebook
play = Play
learn = Learn
docs = Documentation
search = Search
glossary = Glossary
language = Language
colon = :

## The first page

tagline = Three tabletop games about walls. Look up a rule, see it on the board, and play.
about-rulebook = { $rulings } rulings with { $scenarios } examples
about-learn = a lesson on the board, about ten minutes
about-play = alone or together at this screen
about-offline = After your first visit, the pages in this language need no network. The site sets no cookies and counts no visitors.

## The rulebook

rulebook-of = Rulebook of { $game }
chapters = Chapters
next-chapter = Next: { $title }
last-chapter = Back: { $title }
more-examples = More examples
sources = Sources
changed-by = Can be changed by
setting = { $option } = { $value }
on = on
off = off
choose-edition = Show what changes with
every-edition = everything
examples = Examples
also-shown = See also
setup = Setup
step-refused = Not allowed: { $why }
may-choose = { $who } may choose
nothing = nothing
learns = { $who } learns
sees = { $who } sees
knows = { $who } can be sure of
doubts = { $who } cannot be sure of
setup-refused = This setup is not allowed
position-at-end = At the end
try-it = Try it from here
seen-by = Seen by
spectator = Spectator
start-step = Start
step = Step { $shown } of { $last }

## Search

search-hint = A ruling, an example, a word, a page or a name of the API
results = { $number ->
    [one] { $number } result
   *[other] { $number } results
}
ruling = ruling
example = example
word = word
page = page
meaning = Meaning

## Play

needs-script = This page needs JavaScript.
new-game = New game
open-file = Open a file
save-file = Save to a file
share = Copy the address of this position
share-secret = The address is copied. Whoever opens it sees everything, even what is hidden from you.
costly = Show the decisions that cost most
analysing = Looking at decision { $shown } of { $last } …
mistake = { $made }: wins { $least }%. Better: { $better }, wins { $most }%.
look-there = Show it
no-mistakes = No decision cost much.

## Learn

learn-game = Learn { $game }
lesson-play = Play against easy opponents
