# Wat de opdrachtregel bij het spelen zegt.

## Wat je kunt typen. Het eerste woord is de opdracht; Engelse opdrachten gelden altijd.

undo = terug
hint = tip
analyse = analyse
touch = aanraken
look = bekijken
log = verloop
rule = regel NUMMER
save = opslaan BESTAND
load = laden BESTAND
help = hulp
quit = stop
does-undo = neemt je laatste keuze terug en alles daarna
does-hint = noemt de drie beste zetten; tip easy: wat het makkelijke niveau aanraadt
does-analyse = toont wat elke zet waard is; met een andere adviseur: analyse search:5000
does-touch = toont de plekken die je kunt aanraken, elk met een letter
does-look = toont de hele stelling nog eens, pagina voor pagina
does-log = toont wat je van het spel hebt gezien, het nieuwste eerst
does-rule = toont een beslissing, bijvoorbeeld regel DM-20
does-save = schrijft het spel tot nu toe naar een bestand, met alle geheimen
does-load = gaat verder met een opgeslagen spel
does-help = toont wat je kunt typen
does-quit = verlaat het spel
type-an-action = Typ een van de zetten die je mag doen, of:
type-a-decision = Typ een zet:
or-else = of:
enter-for-chance = laat het programma beslissen wat het lot brengt
enter-key = Enter
did-you-mean = { $text }; bedoel je { $command }?

## Begin en einde

which-game = Welk spel? Typ het nummer of de naam:{ " " }
unknown-game = { $typed } is geen spel uit deze lijst
titled = { $name } (plaats { $number })
seat = plaats { $number }
seat-column = plaats
score-column = punten
wins = wint
ending-and-seed = { $ending }, startwaarde { $seed }
left-after = { $decisions ->
    [one] verlaten na { $decisions } keuze
   *[other] verlaten na { $decisions } keuzes
}{ $lost ->
    [true] , niet opgeslagen: `{ save }` bewaart een spel
   *[other] {""}
}
back = verder
leaving = Niet opgeslagen. Typ een bestandsnaam voor het spel, Enter om zonder opslaan te stoppen of { back } om door te spelen:{ " " }
saved-to = opgeslagen in { $path }
loaded-from = geladen uit { $path }{ $lost ->
    [true] ; het spel ervoor was niet opgeslagen
   *[other] {""}
}
other-table = { $path } heeft { $found } plaatsen, en aan deze tafel zijn er { $seats }
from-a-file = { $takes }, als bestand .toml of .json
name-a-file = noem een bestand, bijvoorbeeld spel.json
nothing-to-undo = er is niets om terug te nemen

## Lessen

lesson-step = { $game }: stap { $number } van { $count }
lesson-commands = Met { undo } ga je een stap terug, met { look } zie je het bord nog eens, met { quit } stop je.
lesson-left = Je hebt de les verlaten bij stap { $number } van { $count }.
lesson-done = Goed gedaan! Speel nu tegen makkelijke tegenstanders. Typ tijdens het spel { hint } als je raad wilt.

## Het scherm

hand-over = Geef door aan { $title }, dan Enter:{ " " }
chance-prompt = lot
touch-prompt = aanraken
since-last = Sinds je laatste zet:
so-far = Tot nu toe:
lines-more = (nog { $lines } regels: typ { look })
more-by-look = { " " }… (typ { look })
more-before = (daarvoor nog { $lines })
and-more = … en nog { $number }
too-narrow = (te smal voor de tekening: die is { $widest } kolommen breed, het scherm maar { $width })
enter-to-go-on = verder met Enter:{ " " }
enter-for-more = Enter voor { $earlier ->
    [true] eerder
   *[other] meer
} (pagina { $page } van { $last }):{ " " }
touch-a-letter = Typ een letter om een plek aan te raken, of Enter om terug te gaan{ $touched ->
    [none] {""}
   *[other] , na { $touched }
}:
more-places = … en meer: hun namen kun je ook typen
no-such-place = { $place } kan nu niet: typ een letter uit de lijst
no-advice-for-chance = het lot heeft geen advies nodig: typ wat het brengt
no-touch-by-chance = het lot raakt niets aan: typ wat het brengt
rest-left-out = de rest is weggelaten: die is voor een andere plaats

## Advies

thinks = { $who } denkt na
iterations = pogingen{ $hurried ->
    [true] ; Ctrl-C als dat genoeg is
   *[other] {""}
}
advice-head = { $player } voor { $seat }{ $tries ->
    [0] {""}
   *[other] , na { $tries } pogingen{ $stopped ->
        [true] , eerder gestopt
       *[other] {""}
    }
}:
advice = { $number }. { $action }{ $tied ->
    [true] , ongeveer even goed
   *[other] {""}
}{ $odds ->
    [none] {""}
   *[other] , in { $odds } % van de gevallen gespeeld
}{ $share ->
    [none] {""}
   *[other] , wint { $share }, { $points } punten
}: { $told }
action-column = zet
odds-column = kans
tries-column = pogingen
wins-column = wint
points-column = punten
next-column = daarna verwacht
and-more-actions = en nog { $number }
decimal-mark = ,

## Wat mag

may-play = je mag spelen: { $actions }  (of typ { help })
type-chance = typ { $awaited }: { $words }  (Enter: het programma beslist)
awaits-any = wat het lot brengt

## Die Mauer

dm-fist = legt een vuist met een toren op tafel; G een poort, 1 tot 6 een muurdeel
dm-empty = legt een lege vuist op tafel
dm-end = bouwt de steen uit je vuist links of rechts aan
dm-own = bouwt in situatie 1 een steen uit je voorraad; +4L of +4R als hij aan beide kanten past
dm-gift = geeft de bouwheer in situatie 2 een steen
dm-decline = ziet ervan af: bouwt niets of geeft niets

## Berlin

be-path = verzet de hamer van plaats 0 omhoog, omhoog en naar rechts; D is omlaag, L links
be-place = zet je hamer op de muur
be-landed = draait het stuk onder je hamer om, bekijkt het, pakt het of laat het liggen
be-jericho = legt met de muur van Jericho een stuk open; x legt er geen open
be-fill = vult een leeg vak met het stuk erboven; D eronder, L links, R rechts
be-chance = wat dobbelstenen, munten en tegels tonen, als het lot beslist
be-cell = zet je hamer daarheen langs het eerste gevonden pad
be-other = zet de hamer van plaats 1 daarheen
be-may-place = @ en een vak met een stuk, bijvoorbeeld @a1
be-may-turn = x, of + en een vak met een gedekt stuk, bijvoorbeeld +a1
be-leave = x laat het liggen
be-flip = + draait het om
be-check = ? bekijkt het
be-collect = { "*" } pakt het
be-may-move = je mag zetten
be-move-row = { $own ->
    [true] jouw hamer
   *[other] een andere
}{ $steps ->
    [none] {""}
   *[other] { " " }met { $steps }
} naar { $cells }
be-move-example = een vak of een pad erheen, bijvoorbeeld { $cell } of { $way }
be-action-to = { $action } naar { $cell }
be-not-reached = hamer { $hammer } komt met deze worp niet op { $cell }
be-either-die = beide dobbelstenen leiden naar { $cell }: kies een pad, { $one } of { $other }
be-await-hole = welk vak leeg blijft
be-await-suit = de kleur van de munt{ $cell ->
    [none] {""}
   *[other] { " " }op { $cell }
}
be-await-face = welk stuk open komt te liggen
be-await-start = waar de hamer van { $seat } begint
be-await-roll-off = wat { $seat } gooit om te beginnen
be-await-die = de kleur van de dobbelsteen die { $seat } trekt
be-await-roll = wat { $seat } gooit
be-await-piece = wat het stuk{ $cell ->
    [none] {""}
   *[other] { " " }op { $cell }
} toont

## Mauerbauer

ma-wall = bouwt een muur tussen twee torenplekken
ma-early = gooit voordat de muur gebouwd is, als dat is afgesproken
ma-towers = zet een zwarte toren op het eerste uiteinde en geen op het tweede,
ma-houses = een rood huis op het vak met het laagste nummer en een groen op het andere
ma-join = verbindt de voltooide stad met stad 12; apart laat die zoals die is
ma-card = speelt een kaart; size+in-towers speelt er twee
ma-drop = legt in plaats daarvan een kaart af en trekt er twee
ma-swap = ruilt een kaart in voor een andere; done ruilt er geen meer
ma-city = kiest een stad voor de eindtelling; pass kiest er geen
ma-cards = in-… telt stukken in de stad, out-… stukken buiten steden: b g w torens,
ma-more-cards = R G Y B P huizen en paleizen, 1 2 3 huizen in een gebied; zie mauerwerk deck
ma-chance = wat de dobbelstenen tonen, draw:size een kaart, als het lot beslist
ma-short = verbindt met stad 12, of kiest die voor de eindtelling
ma-await-first = welke plaats begint
ma-await-dealt = een kaart die { $seat } krijgt
ma-await-roll = wat de dobbelstenen tonen
ma-await-drawn = een kaart die { $seat } trekt
ma-house-letters = R, G, Y, B, P of ? per huis
ma-type-roll = typ wat de dobbelstenen tonen, bijvoorbeeld { $example }: { $tower ->
    [true] b, g of w voor de toren, / en { ma-house-letters }
   *[other] { ma-house-letters }
}  (Enter: het programma beslist)
ma-worths = je kaarten zijn nu waard, zonder stad: { $worths }
ma-completing = voltooit een stad: { $lines }
ma-or-early = { $lines }, of early
ma-dice-show = de dobbelstenen tonen { $roll }; je zet torens en huizen
ma-any-pair = { $what }, elk van deze torens met elk van deze huizen
ma-towers-at = torens op { $places }: { $choices }
ma-houses-on = huizen op { $places }: { $choices }
ma-then = { $first }, dan { $second }
ma-one-of-these = een hiervan, bijvoorbeeld { $example }
ma-for-instance = bijvoorbeeld { $example }
ma-tower-at = { $colour ->
    [black] zwarte
    [grey] grijze
   *[white] witte
} toren op { $place }
ma-house-on = { $colour ->
    [red] rood
    [green] groen
    [yellow] geel
    [blue] blauw
   *[pink] roze
} huis op { $place }
ma-may-connect = { $completed }; je mag die verbinden met een stad ernaast:
ma-with = met { $city }: { $changes }
ma-leaves = laat de stad zoals die is
ma-sized = stad { $city } van { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
}
ma-chosen = { $city } is gekozen
ma-completed = { $city } is voltooid
ma-none-completed = geen stad is voltooid
ma-no-card = { $completed }, en je hebt geen kaart
ma-cards-score = { $completed }; je kaarten leveren op:
ma-best-two = de beste twee samen:
ma-may-play = { $two ->
    [true] één kaart of twee, bijvoorbeeld { $best }
   *[other] { $best }
}{ $drop ->
    [none] {""}
   *[other] , of leg er een af en trek er twee: { $drop }
}{ $pass ->
    [true] , of pass
   *[other] {""}
}
ma-and-more = en nog { $number }
ma-swaps = je staat achteraan en trekt een kaart voor elke die je inruilt, { $down } tot nu toe; je kaarten zijn nu waard: { $worths }
ma-final = de eindtelling: één kaart of twee, voor een stad die je kiest
ma-would-score = voor { $city } zijn ze waard: { $worths }

## Wat er na de opdracht is getypt

see-help = { $text } (zie --help)
unexpected-argument = '{ $argument }' hoort hier niet
unknown-command = de opdracht '{ $command }' bestaat niet
wrong-value = '{ $value }' klopt niet voor '{ $argument }'{ $why ->
    [none] {""}
   *[other] : { $why }
}{ $values ->
    [none] {""}
   *[other] { " " }[mogelijk: { $values }]
}
lacks-value = '{ $argument }' heeft een waarde nodig{ $values ->
    [none] {""}
   *[other] { " " }[mogelijk: { $values }]
}
missing-arguments = er ontbreekt nog: { $arguments }
not-together = '{ $argument }' gaat niet samen met { $other }
argument-twice = '{ $argument }' mag maar één keer
whole-number = typ een geheel getal van { $least } tot en met { $most }
number-of-seat = typ het nummer van een plaats, bijvoorbeeld 2
number-of-seconds = typ een aantal seconden tussen 0.001 en 86400
write-bots = typ plaatsen met spelers, bijvoorbeeld 1=hard,2=easy
write-people = typ all, none, of plaatsen zoals 0,2=Ada
write-name = typ { $seat }=Ada, of { $seat } zonder naam
seat-twice = plaats { $seat } is dubbel opgegeven
name-twice = de plaatsen { $first } en { $last } heten allebei { $name }
tries-range = het aantal pogingen ligt tussen 1 en { $most }
no-such-game = het spel { $game } bestaat niet: kies uit { $games }
no-record = dit is geen verslag, zoals `play --save BESTAND` het schrijft: { $why }
no-such-seat = plaats { $number } bestaat niet: dit spel heeft de plaatsen { $seats }
seat-of-a-person = { $player } kan niet op plaats { $number } spelen, want daar zit een mens: --people noemt de plaatsen van mensen
load-needs-game = --load - heeft de naam van het spel ervoor nodig
name-a-game = noem een spel, bijvoorbeeld `play die-mauer`
loaded-options = een opgeslagen spel heeft zijn eigen opties: laat opties en --edition weg
save-needs-file = --save - heeft --people none nodig, want mensen spelen op de standaarduitvoer: noem een bestand
needs-people = --chance people heeft een mens aan tafel nodig: noem er een met --people
svg-needs-file = --svg heeft een eigen bestand nodig
no-editions = { $game } heeft geen uitgaven
no-folder = de map { $folder } bestaat niet
file-error = { $path }: { $why ->
    [missing] dit bestand bestaat niet
    [denied] de toegang is niet toegestaan
    [folder] dit is een map
    [large] het bestand is te groot
    [no-text] dit is geen tekst
   *[other] { $why }
}

## Opties en beslissingen

option-column = optie
takes-column = waarden
set-column = staat op
default-column = standaard
rulings-column = beslissingen
options-note = Typ naam:waarde of -o naam=waarde. Een variant of uitgave kan deze standaardwaarden veranderen. - betekent: geen, of andere opties bepalen het.
nothing-set = alleen de standaardwaarden gelden
edition-sets = { $edition } zet { $options ->
    [none] niets: het is de standaard
   *[other] { $options }
}
no-ruling-found = geen beslissing bevat { $words }
no-ruling-changed = geen beslissing verandert
no-editions-here = deze spellen hebben geen uitgaven
neither-game-nor-ruling = { $typed } is geen spel ({ $games }) en geen beslissing zoals DM-20
ruling-source = bron
ruling-option = optie
ruling-kind = soort
ruling-scenarios = scenario's
a-definition = een definitie, die geen programma controleert
sign-is = { $sign } is { $meaning }
name-game-first = { $ruling } van welk spel? Noem het spel ervoor
no-such-ruling = de beslissing { $ruling } bestaat niet
no-ruling-of = { $game } heeft geen beslissing { $ruling }: ze gaan van { $first } tot en met { $last }

## Verslagen, borden en stapels

seen-by = { $game }, { $setup }: gezien door { $seat ->
    [none] een toeschouwer
   *[other] { $seat }
}
seen-in-full = { $game }, { $setup }: alles
seat-is = { $seat } is { $name }
won = gewonnen door { $winners }, stand { $scores } ({ $ending })
in-file = { $path }: { $why }
no-piecepack = { $game } heeft geen piecepack
neither-file-nor-notation = { $typed } is geen bestand en geen notatie
at-needs-record = --at heeft een verslag nodig: een stelling heeft geen keuzes
no-game-reads = geen spel begrijpt deze notatie. { $refusals }
games-read = { $games } begrijpen deze notatie: zet de naam van het spel ervoor
no-such-plan = { $option } { $name } bestaat niet: kies uit { $known }, of noem een bestand
own-plan = eigen
is-a-folder = { $path } is een map; noem een ander bestand
other-content = { $path } is een bestand met iets anders erin; noem een ander
svg-beside-game = --svg heeft een bestand nodig: het spel staat op de standaarduitvoer
no-such-command = de opdracht { $command } bestaat niet
card-column = kaart
copies-column = aantal
counts-column = telt
scores-column = levert op
cards-and-faces = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $faces ->
    [one] { $faces } soort
   *[other] { $faces } soorten
}
warning = let op: { $warning }

## Oordelen

line-past-end = --line { $line } is te hoog: { $scenario } heeft { $lines } lijnen
at-past-end = --at { $at } is te hoog: er zijn { $decisions } keuzes
hidden-from-whom = voor wie is het verborgen? Noem met --seat de plaats die kiest
only-chance-decides = het spel wacht op het lot: hier kiest geen plaats
over-already = het spel is afgelopen: { $ending }
not-to-move = { $seat } is niet aan zet: het spel wacht op { $seats }
decide-together = { $seats } kiezen tegelijk: noem er een met --seat
no-mistakes = geen keuze was duidelijk slechter dan een andere
decision-column = keuze
better-column = beter
loss-column = kost aan winst

## Veel spellen

random-games = { $game } { $setup }: { $games ->
    [one] { $games } willekeurig spel
   *[other] { $games } willekeurige spellen
}, startwaarde { $seed }
given-up = { $games } afgebroken en bij de plaatsen niet meegeteld
one-output = --json - en --csv - kunnen niet allebei naar de standaarduitvoer
progress = { $bar } { $done } van { $all }{ $things ->
    [none] {""}
    [decisions] { " " }keuzes
    [deals] { " " }verdelingen
   *[games] { " " }spellen
}{ $rate ->
    [none] {""}
   *[other] , { $rate } per seconde
}{ $time ->
    [none] {""}
   *[other] , nog { $time }
}
deviation-column = afw.
least-column = min.
median-column = mediaan
most-column = max.
game-column = per spel
mean-column = gemiddeld
tally-played = gespeeld: { $cards }
tally-scored = gescoord: { $cards }
tally-cards = { $cards ->
    [city_size] grootte van de stad
    [colour_variety] kleuren van de stad
    [tower_colour_in] torenkleur in de stad
    [palaces_in] paleizen in de stad
    [colour_in] huiskleur in de stad
    [towers_in] torens in de stad
    [houses_out] huizen buiten steden
    [region_out] huizen van een gebied
    [towers_out] torens buiten steden
    [tower_colour_out] torenkleur buiten steden
    [shore_out] torens aan de oever
    [walls_out] muren buiten steden
   *[cities] voltooide steden
}
tally = { $column ->
    [decisions] keuzes
    [winners] winnaars
    [turns] beurten
    [pieces_built] gebouwde stenen
    [nothing_built] niets gebouwd
    [declined] afgezien
    [gifts] geschenken
    [gifts_refused] niets gegeven
    [rounds_by_building] ronden: laatste gebouwd
    [rounds_by_giving] ronden: laatste gegeven
    [rounds_by_dead_wall] ronden: muur zit vast
    [rounds_by_idle_turns] ronden: niets gebouwd
    [rolls] worpen
    [own_moves] eigen hamer verzet
    [other_moves] andere hamer verzet
    [cannot_move] geen zet mogelijk
    [flips] omgedraaid
    [checks] bekeken
    [dumb_luck] stom geluk
    [tiles_collected] tegels gepakt
    [coins_collected] munten gepakt
    [left] laten liggen
    [filled] vakken gevuld
    [idle_ending] einde zonder voortgang
    [cities] steden
    [largest_city] grootste stad
    [connected] verbonden
    [palaces] paleizen
    [discarded] afgelegd
    [swapped] geruild
    [reshuffled] opnieuw geschud
    [ended_last_wall] einde: laatste muur
    [ended_last_tower] einde: laatste toren
    [ended_last_house] einde: laatste huis
    [ended_last_palace] einde: laatste paleis
    [ended_no_line_left] einde: geen lijn vrij
   *[other] { $column }
}

## Wedstrijden

match-head = { $game } { $setup }, startwaarde { $seed }
deals-played = { $deals ->
    [one] { $deals } verdeling
   *[other] { $deals } verdelingen
}
player-column = speler
games-column = spellen
time-column = per keuze
likelier = beslist: { $elo } Elo is waarschijnlijker dan { $other }
not-decided = niet beslist: speel meer verdelingen
verdict = { $verdict } (log-likelihood-ratio { $ratio })
sprt-takes-two = --sprt vraagt twee aantallen Elo-punten, bijvoorbeeld 0,50
sprt-compares-two = --sprt vergelijkt twee spelers
match-takes-two = een wedstrijd heeft minstens twee spelers nodig
is-fair = { $player } is eerlijk in { $decisions ->
    [one] { $decisions } keuze
   *[other] { $decisions } keuzes
}: de keuze was dezelfde in { $worlds } andere werelden
not-fair = { $player } is niet eerlijk: voor { $seat } was de keuze { $choice } en, met dezelfde kennis, { $other }, in { $position }
lost-by-fault = { $player } verliest { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} door een fout: { $reason }
too-few-processes = --processes moet minstens { $seats } zijn, één proces per plaats

## De rechter over andere uitwerkingen

write-subject = typ cmd: en de opdracht van de kandidaat, bijvoorbeeld cmd:'python3 subject.py'
judged-scenarios = Scenario's: { $held } kloppen, { $failed } niet.
judged-games = Willekeurige spellen: { $games } komen overeen, { $wrong } wijken af.
judged-positions = Stellingen: { $positions } komen overeen. Weigeringen: { $refusals } komen overeen. Kleine varianten: { $counts } komen overeen.
judged-events = Gebeurtenissen van { $events } keuzes komen overeen. Beslissingen van { $citations } weigeringen komen overeen.
judged-chances = Lot: { $weights } lijsten van gewichten komen overeen, { $draws } tests van getrokken resultaten.
judged-secrets = Geheimen: { $twins } paren van werelden vergeleken, { $resamples } tests van getrokken stellingen.
judged-unsupported = Niet ondersteund: { $unsupported }.
subject-passes = { $subject } slaagt: er is niets fout.
subject-fails = { $subject } zakt: { $misses ->
    [0] er kon niets worden gecontroleerd
    [one] { $misses } verschil
   *[other] { $misses } verschillen
}
likely-broken = Waarschijnlijk geschonden, het waarschijnlijkste eerst:
in-scenario = Scenario { $name }
missed = { $wrong ->
    [refuses] Een toegestane keuze wordt geweigerd
    [accepts] Een niet toegestane keuze wordt geaccepteerd
    [turn] Aan zet
    [position] Stelling
    [missing] Een toegestane zet ontbreekt
    [extra] Een genoemde zet is niet toegestaan
    [chance] Lot
    [view] Weergave
    [outcome] Uitslag
    [events] Gebeurtenissen
    [rule] Beslissing achter de weigering
    [leak] Iets geheims is te zien
    [resample] Getrokken stellingen
   *[other] Protocol
}{ $of ->
    [none] {""}
   *[other] { " " }({ $of })
}: verwacht { $expected }, gevonden { $found }

## Scenario's

holds = klopt
fails = FOUT
not-read = is niet te lezen
no-scenario = { $what } is een bord of een stapel, geen scenario
scenarios-hold = { $scenarios ->
    [one] { $scenarios } scenario klopt
   *[other] { $scenarios } scenario's kloppen
}
scenarios-fail = { $failing ->
    [one] { $failing } van de { $all } scenario's klopt niet
   *[other] { $failing } van de { $all } scenario's kloppen niet
}
no-such-scenario = een scenario { $text } bestaat niet: `mauerwerk check { $game }` noemt ze allemaal
neither-scenario-nor-file = { $text } is geen spel, scenario, beslissing, bestand of map
no-single-scenario = { $text } is niet de naam van één scenario, en ook niet het bestand ervan
no-toml-in = in de map { $folder } staat geen .toml-bestand

## Opgeloste spellen

solving = { $done } { $things ->
    [positions] stellingen
    [histories] verlopen
    [iterations] rondes
    [questions] vragen
   *[answers] antwoorden
}
histories-take = { $histories } verlopen kosten hoogstens { $megabytes } MB
solved-positions = { $positions } stellingen opgelost, in { $megabytes } MB
solved-histories = { $histories } verlopen en { $states } kennistoestanden in hoogstens { $megabytes } MB
solved-iterations = na { $iterations } rondes { $method } verliest het spel nog { $lost }
seat-gets = { $seat } krijgt { $value } ({ $payoff ->
    [win] aandeel in de winst
   *[points] voorsprong in punten
}{ $gap ->
    [none] {""}
   *[other] , op { $gap } na
})
seat-plays = { $seat }{ $seen ->
    [none] {""}
   *[other] { " " }ziet { $seen }
}: { $play }
loss-to-perfect-column = verlies: beste spel
loss-to-knower-column = tegen kenner
gets-first-column = dan op plaats 0
gets-second-column = op plaats 1
write-payoff = typ win of points
solves-two-seats = alleen spellen met twee plaatsen zijn op te lossen: hier zijn het er { $seats }
solves-no-loop = een stelling kan terugkomen, dus er is geen einde om vanaf te rekenen: { $position }
solves-no-more = er zijn meer dan { $limit } { $things ->
    [positions] stellingen
   *[histories] verlopen
}, en die kosten { $megabytes } MB: verhoog --limit
