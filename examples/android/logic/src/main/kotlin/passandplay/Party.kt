package passandplay

import io.mauerwerk.Lang
import io.mauerwerk.Lobby
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Notice
import io.mauerwerk.PlayerName
import io.mauerwerk.SetupOption
import io.mauerwerk.games
import io.mauerwerk.lobby
import io.mauerwerk.tell

/** What people choose before a game: which one, how many play, their names, opponents, options, and whose dice. */
data class Party(
    val game: String = games().first().id,
    val players: Int = 3,
    /** A name for every seat there could be, so that none is lost when fewer play for a while. */
    val names: List<String> = List(SEATS) { "" },
    /** Whether dice lie on a real table; otherwise the phone throws them. */
    val realDice: Boolean = false,
    /** An opponent for every seat there could be; `null` for a person. */
    val opponents: List<PlayerName?> = List(SEATS) { null },
    /** The options that were changed, in notation, by name. */
    val options: Map<String, String> = emptyMap(),
) {
    /** Returns the names of those who play; who has none is called after the seat. */
    fun seated(lang: Lang): List<String> =
        names.zip(opponents).take(players).mapIndexed { seat, (name, opponent) ->
            name.trim().ifEmpty { Notice.Named(seat, opponent).tell(lang = lang) }
        }

    /** The setup in notation. */
    val setup: String
        get() = (listOf("players:$players") + options.map { (name, value) -> "$name:$value" }).joinToString(" ")

    /** What the library offers; if it can't read what was chosen, what it offers else, with what is wrong. */
    val offered: Lobby by lazy { offered(Lang.EN) }

    private fun offered(lang: Lang): Lobby =
        try {
            lobby(game, setup, lang)
        } catch (error: MauerwerkException.Setup) {
            lobby(game, lang = lang).copy(faults = error.faults)
        }

    /** Returns the options to be asked for; the number of seats is asked for beside the names. */
    fun asked(lang: Lang): List<SetupOption> = offered(lang).options.filter { it.name != "players" }

    /** Returns what an option is now, in notation, even if it can't be read. */
    fun chosen(option: SetupOption): String = options[option.name] ?: option.value

    /** Returns what is wrong with an option, in words; nothing if it is right. */
    fun fault(option: String): String = offered.faults.filter { it.option == option }.joinToString("; ") { it.text }

    /** Changes the game, with options as usual, and with as many people as can play it. */
    fun playing(game: String): Party {
        val seats = lobby(game).seats
        return copy(game = game, players = players.coerceIn(seats.first(), seats.last()), options = emptyMap())
    }

    /** Changes an option, or lets it be as usual. */
    fun choosing(option: SetupOption, value: String): Party =
        copy(options = if (value == option.defaultValue) options - option.name else options + (option.name to value))

    /** Changes the name at a seat. */
    fun named(seat: Int, name: String): Party =
        copy(names = names.mapIndexed { other, old -> if (other == seat) name else old })

    /** Seats an opponent, or a person. */
    fun seating(seat: Int, opponent: PlayerName?): Party =
        copy(opponents = opponents.mapIndexed { other, old -> if (other == seat) opponent else old })

    companion object {
        /** The most seats that any game has. */
        const val SEATS = 8
    }
}
