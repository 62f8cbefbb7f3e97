/** A page of each kind, by what shows that it is ready. */
export const KINDS = {
    "index.html": "h1",
    "de/index.html": ".card svg",
    "en/die-mauer/index.html": ".contents",
    "fr/die-mauer/wall.html#example-c1": "details[open] .mw-board svg",
    "en/play.html": "#option-players",
    "nl/play.html#game=mauerbauer&at=players:2+board:hexagon": "form select",
    "de/berlin/learn.html": ".mw-board svg",
    "nl/search.html#q=toren": "#results li",
    "de/glossary.html": "table",
    "docs/docs/games.html": ".doc",
};
