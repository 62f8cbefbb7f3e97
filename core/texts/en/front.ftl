# Texts of apps and boards around a drawing. Those without arguments are the words of `table::words`.

## Buttons and headings

board = Game board
undo = Take back
let-go = Let go
hint = Hint
thinking = Thinking …
news = What happened
decisions-shown = Decisions shown
step-back = One decision back
step-on = One decision forward
open-table = Open table: everyone sees everything
lesson-back = Back
lesson-on = Go on
end = End
end-game = End the game
end-question = End this game for good?
play-on = Play on

## Before a game

game = Game
players = Players
options = Options
start = Start
person = person
who-plays = Who plays what?
as-usual = as usual
real-dice = Real dice are on the table
what-dice = What do the dice on the table show?
more-players = One more player
fewer-players = One player fewer
player-count = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
range = { $least } to { $most }

# Who plays a seat: a level, or another player by its notation.
player = { $player ->
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
    [greedy] greedy
   *[other] { $player }
}
named = { $seat }{ $player ->
    [none] {""}
   *[other] { " " }({ $player })
}
played-by = Who plays for { $seat }?

## Whose decision it is

decides = { $seat } { $seat ->
    [you] decide
   *[other] decides
}
thinks = { $seat }{ $player ->
    [none] {""}
   *[other] { " " }({ $player })
} is thinking …
waits = Waiting for { $seats ->
    [none] chance
   *[other] { $seats }
}
hand-over = Hand over to { $seat }
take = I am { $seat }
result = Game over, { $winners } { $winners ->
    [you] win
    [one] wins
   *[other] win
} ({ $ending }): { $scores }
score = { $seat } { $score }

## What is shown

after = After { $shown } of { $decisions } decisions
shown = { $shown } of { $decisions } decisions
choices = Actions ({ $number })
worth = wins { $win }%{ $points ->
    [none] {""}
   *[other] , { $points } points
}
decimal = { $whole }.{ $tenth }

## Why nothing can be done

nothing-to-undo = There is no decision to take back.
game-over = The game is over.
past = The board shows an earlier time.
closed = The board is closed.
covered = The board is covered until { $seat } looks.
no-target = Choose a marked place: there is nothing to do here now.
no-host = The other computer does not answer.
host-usage = Usage: GAME [SETUP] [--seed N] [--guests N] [--patience SECONDS] [--record FILE] [--log FOLDER] [--lang en|de|nl|fr]
guest-usage = Usage: guest PORT [PLAYER] [--token TOKEN] [--lang en|de|nl|fr]
