# Texts of the site, which its pages look up by name.

## Every page

skip = Skip to the content
pages = Pages
home = Start
rulebook = Rulebook
docs = Documentation
search = Search
glossary = Glossary
language = Language
colon = :

## The first page

tagline = Three tabletop games about walls. Look up a rule, see it on the board, and play.
about-rulebook = { $rulings } rulings with { $scenarios } examples
about-offline = The site needs no network after your first visit. It sets no cookies and counts no visitors.

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
refused = Not allowed: { $why }
may-choose = { $who } may choose
nothing = nothing
learns = { $who } learns
sees = { $who } sees
knows = { $who } can be sure of
doubts = { $who } cannot be sure of
setup-refused = This setup is not allowed
position-at-end = At the end
seen-by = Seen by
spectator = Spectator
start-step = Start
step = Step { $shown } of { $last }

## Search

search-hint = A ruling, an example, a word or a page
results = { $number ->
    [one] { $number } result
   *[other] { $number } results
}
ruling = ruling
example = example
word = word
page = page
meaning = Meaning
