# Texts of all games.

## Players. A player is "jij" where the text speaks to this player.

# "jij" and not "je": it is also right in a list ("Ada en jij"). Where Dutch needs "jou", "jouw" or an
# unstressed "je", a sentence selects on the seat.
you = jij
nobody = niemand
seat = plaats { $number }
seats = plaatsen { $seats }
and = { $first } en { $last }

# A player where a sentence begins.
you-title = Jij
seat-title = Plaats { $number }

# How a table lists a player, by the number of the seat.
listed-you = { $number } jij
listed-named = { $number } { $name }
listed-you-named = { $number } { $name } (jij)

seen-by-spectator = voor toeschouwers
seen-by-seat = voor { $seat }

## The position in one sentence

they-decide = { $game }: { $seats } { $seats ->
    [you] bent
    [one] is
    [none] is
   *[other] zijn
} aan zet
chance-decides = { $game }: het lot beslist
they-win = { $game } is afgelopen: { $seats } { $seats ->
    [you] wint
    [one] wint
    [none] wint
   *[other] winnen
}
has-points = { $seat } { $seat ->
    [you] hebt
   *[other] heeft
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
summary = { $turn }{ $standing ->
    [none] .
   *[other] ; { $standing }.
}

## Results

victory = Afgelopen: { $winners } { $winners ->
    [one] wint
   *[other] delen de overwinning
} met { $score }

# A label, with the action in notation where several labels are the same.
label-with-notation = { $label } [{ $notation }]

## Wat een optie aanneemt

takes-switch = true of false
takes-number = een geheel getal van { $least } tot en met { $most }
takes-seat = een plaats, 0 tot en met { $most }
takes-one-of-many = een van { $count } waarden, bijvoorbeeld { $first }
takes-several = zoveel je wilt, met komma's ertussen: { $names }
in-this-order = In deze volgorde: { $names }.

## Texts together

# Where something is, or what it is about, before its text.
within = { $place }: { $text }
# Between texts in one line.
semicolon = { "; " }
# What to do instead, the ruling, the player and the action.
refused = { $advice } ({ $rule }) [{ $actor }: { $action }]
