package passandplay

import io.mauerwerk.games

/** What people choose before a game: which one, how many they are, their names, and whose dice. */
data class Lobby(
    val game: String = games().first().id,
    val players: Int = 3,
    /** A name for every seat there could be, so that none is lost when fewer play for a while. */
    val names: List<String> = List(PLAYERS.last) { "" },
    /** Whether dice lie on a real table; otherwise the phone throws them. */
    val realDice: Boolean = false,
) {
    /** The names of those who play; who gave none is called after the seat. */
    val people: List<String>
        get() = names.take(players).mapIndexed { seat, name -> name.trim().ifEmpty { "Seat $seat" } }

    /** The setup in notation. */
    val setup: String
        get() = "players:$players"

    /** Changes the name at a seat. */
    fun named(seat: Int, name: String): Lobby =
        copy(names = names.mapIndexed { other, old -> if (other == seat) name else old })

    companion object {
        /** How many may be asked for; what a game refuses, the library says. */
        val PLAYERS = 2..8
    }
}
