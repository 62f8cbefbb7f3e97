# Texts of all games.

## Players. A player is "you" where the text speaks to this player.

# "toi" also stands alone, after prepositions and in lists ("vu par toi", "Ada et toi"). Where the
# reader is the subject, each message writes "tu" itself.
you = toi
nobody = personne
seat = place { $number }
seats = places { $seats }
and = { $first } et { $last }

# A player where a sentence begins.
you-title = Toi
seat-title = Place { $number }

# How a table lists a player, by the number of the seat.
listed-you = { $number } toi
listed-named = { $number } { $name }
listed-you-named = { $number } { $name } (toi)

seen-by-spectator = vu par le public
seen-by-seat = vu par { $seat }

## The position in one sentence

they-decide = { $game } : { $seats ->
    [none] { $seats } n'a rien à décider
   *[other] à { $seats } de décider
}
chance-decides = { $game } : le hasard décide
they-win = { $game }, partie terminée : { $seats ->
    [you] tu gagnes
    [one] { $seats } gagne
    [none] { $seats } ne gagne
   *[other] victoire partagée entre { $seats }
}
has-points = { $seat ->
    [you] tu as
   *[other] { $seat } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
summary = { $turn }{ $standing ->
    [none] .
   *[other]  ; { $standing }.
}

## Results

victory = Partie terminée : { $winners ->
    [you] tu gagnes
    [one] { $winners } gagne
    [none] { $winners } ne gagne
   *[other] victoire partagée entre { $winners }
} avec { $score }

# A label, with the action in notation where several labels are the same.
label-with-notation = { $label } [{ $notation }]

## Ce qu'une option accepte

takes-switch = true ou false
takes-number = un nombre entier de { $least } à { $most }
takes-seat = une place, de 0 à { $most }
takes-one-of-many = l'une des { $count } valeurs, par exemple { $first }
takes-several = autant de valeurs que l'on veut, séparées par des virgules, parmi { $names }
in-this-order = Dans cet ordre : { $names }.

## Texts together

# Where something is, or what it is about, before its text.
within = { $place } : { $text }
# Between texts in one line.
semicolon = { " ; " }
# What to do instead, the ruling, the player and the action.
refused = { $advice } ({ $rule }) [{ $actor } : { $action }]
