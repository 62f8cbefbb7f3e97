package passandplay

import io.mauerwerk.PlayerName
import io.mauerwerk.games

/** What people choose before a game: which one, how many play, their names, opponents, and whose dice. */
data class Lobby(
    val game: String = games().first().id,
    val players: Int = 3,
    /** A name for every seat there could be, so that none is lost when fewer play for a while. */
    val names: List<String> = List(PLAYERS.last) { "" },
    /** Whether dice lie on a real table; otherwise the phone throws them. */
    val realDice: Boolean = false,
    /** An opponent for every seat there could be; `null` for a person. */
    val opponents: List<PlayerName?> = List(PLAYERS.last) { null },
) {
    /** The names of those who play; who has none is called after the seat. */
    val seated: List<String>
        get() = names.zip(opponents).take(players).mapIndexed { seat, (name, opponent) ->
            name.trim().ifEmpty { if (opponent == null) "Seat $seat" else "Seat $seat ($opponent)" }
        }

    /** The setup in notation. */
    val setup: String
        get() = "players:$players"

    /** Changes the name at a seat. */
    fun named(seat: Int, name: String): Lobby =
        copy(names = names.mapIndexed { other, old -> if (other == seat) name else old })

    /** Seats an opponent, or a person. */
    fun seating(seat: Int, opponent: PlayerName?): Lobby =
        copy(opponents = opponents.mapIndexed { other, old -> if (other == seat) opponent else old })

    companion object {
        /** How many may be asked for; what a game refuses, the library says. */
        val PLAYERS = 2..8
    }
}
