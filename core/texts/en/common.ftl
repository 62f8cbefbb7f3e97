# Texts of all games.

## Players. A player is "you" where the text speaks to this player.

you = you
nobody = nobody
seat = seat { $number }
seats = seats { $seats }
and = { $first } and { $last }

# A player where a sentence begins.
you-title = You
seat-title = Seat { $number }

# How a table lists a player, by the number of the seat.
listed-you = { $number } you
listed-named = { $number } { $name }
listed-you-named = { $number } { $name } (you)

seen-by-spectator = seen by a spectator
seen-by-seat = seen by { $seat }

## The position in one sentence

they-decide = { $game }: { $seats } { $seats ->
    [you] decide
    [one] decides
    [none] decides
   *[other] decide
}
chance-decides = { $game }: chance decides
they-win = { $game } is over: { $seats } { $seats ->
    [you] win
    [one] wins
    [none] wins
   *[other] win
}
has-points = { $seat } { $seat ->
    [you] have
   *[other] has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
summary = { $turn }{ $standing ->
    [none] .
   *[other] ; { $standing }.
}

## Results

victory = Game over: { $winners } { $winners ->
    [you] win
    [one] wins
   *[other] share the win
} with { $score }

# A label, with the action in notation where several labels are the same.
label-with-notation = { $label } [{ $notation }]

## What an option takes

takes-switch = true or false
takes-number = a whole number from { $least } to { $most }
takes-seat = a seat, 0 to { $most }
takes-one-of-many = one of { $count } values, such as { $first }
takes-several = any of these, with commas: { $names }
in-this-order = In this order: { $names }.

## Texts together

# Where something is, or what it is about, before its text.
within = { $place }: { $text }
# Between texts in one line.
semicolon = { "; " }
# What to do instead, the ruling, the player and the action.
refused = { $advice } ({ $rule }) [{ $actor }: { $action }]
