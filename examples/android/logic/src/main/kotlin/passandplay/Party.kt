package passandplay

import io.mauerwerk.Lang
import io.mauerwerk.Lobby
import io.mauerwerk.MauerwerkException
import io.mauerwerk.NamedValue
import io.mauerwerk.Notice
import io.mauerwerk.PlayerName
import io.mauerwerk.SetupOption
import io.mauerwerk.Takes
import io.mauerwerk.games
import io.mauerwerk.lobby
import io.mauerwerk.tell

/** The choices of people before a game: the game, the number of players, names, opponents, options, and real dice. */
data class Party(
    val game: String = games().first().id,
    val players: Int = 3,
    /** A name for every possible seat. Fewer players for a while lose no name. */
    val names: List<String> = List(SEATS) { "" },
    /** Whether dice lie on a real table; otherwise the phone throws them. */
    val realDice: Boolean = false,
    /** An opponent for every possible seat, or `null` for a person. */
    val opponents: List<PlayerName?> = List(SEATS) { null },
    /** The options that were changed, in notation, by name. */
    val options: Map<String, String> = emptyMap(),
) {
    /** Returns the names of the players. A player without a name is called after the seat. */
    fun seated(lang: Lang): List<String> =
        names.zip(opponents).take(players).mapIndexed { seat, (name, opponent) ->
            name.trim().ifEmpty { Notice.Named(seat, opponent).tell(lang = lang) }
        }

    /** The setup in notation. */
    val setup: String
        get() = (listOf("players:$players") + options.map { (name, value) -> "$name:$value" }).joinToString(" ")

    /** The library's offer. If a choice has faults, the offer contains the faults and the other choices. */
    val offered: Lobby by lazy { offered(Lang.EN) }

    private fun offered(lang: Lang): Lobby =
        try {
            lobby(game, setup, lang)
        } catch (error: MauerwerkException.Setup) {
            lobby(game, lang = lang).copy(faults = error.faults)
        }

    /** Returns the options to be asked for. The number of seats is asked for with the names. */
    fun asked(lang: Lang): List<SetupOption> = offered(lang).options.filter { it.name != "players" }

    /** Returns the value of an option in notation, even if the value is wrong. */
    fun chosen(option: SetupOption): String = options[option.name] ?: option.value

    /** Returns the values of an option that takes one name or one seat. Empty for other options. */
    fun choices(option: SetupOption, lang: Lang): List<NamedValue> = when (val takes = option.takes) {
        is Takes.One -> takes.names
        is Takes.Seat -> seated(lang).mapIndexed { seat, name -> NamedValue("$seat", name, "") }
        else -> emptyList()
    }

    /** Returns the values of an option that takes several names, and whether each is chosen. Empty for other options. */
    fun switches(option: SetupOption): List<Pair<NamedValue, Boolean>> {
        val on = chosen(option).split(',')
        return (option.takes as? Takes.Several)?.names.orEmpty().map { it to (it.name in on) }
    }

    /** Returns the faults of an option in words, or an empty text. */
    fun fault(option: String): String = offered.faults.filter { it.option == option }.joinToString("; ") { it.text }

    /** Changes the game, with default options and the largest number of people. */
    fun playing(game: String): Party {
        val seats = lobby(game).seats
        return copy(game = game, players = players.coerceIn(seats.first(), seats.last()), options = emptyMap())
    }

    /** Changes an option, or resets it to its default. */
    fun choosing(option: SetupOption, value: String): Party =
        copy(options = if (value == option.defaultValue) options - option.name else options + (option.name to value))

    /** Adds a name to an option that takes several names, or removes it. */
    fun switching(option: SetupOption, name: String): Party {
        val on = switches(option).filter { (value, isOn) -> isOn != (value.name == name) }
        return choosing(option, on.joinToString(",") { (value, _) -> value.name })
    }

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
