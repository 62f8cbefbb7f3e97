package passandplay

import io.mauerwerk.Actor
import io.mauerwerk.Chance
import io.mauerwerk.Seat
import io.mauerwerk.Table
import io.mauerwerk.Theme
import io.mauerwerk.Turn
import io.mauerwerk.Viewer
import io.mauerwerk.deciding

/**
 * A game of any kind on one phone that goes round: it knows no rule and no game, only whose turn it
 * is and who may look. The table owns its chance, so that nobody gets other dice by taking back.
 */
class PassAndPlay private constructor(
    private val table: Table,
    theme: Theme,
    private val realDice: Boolean,
) : AutoCloseable {
    /** Who holds the phone, if anybody has taken it. */
    private var holder: Seat? = null

    /** Who decides anew, after a decision was taken back. */
    private var recalled: Seat? = null

    /** The colours of the drawing. */
    var theme: Theme = theme
        set(value) {
            field = value
            screen = next()
        }

    /** What the phone shows now. */
    var screen: Screen = next()
        private set

    /** The names by seat. */
    val names: List<String>
        get() = table.names()

    /** The person to whom the phone was handed has taken it. */
    fun take() {
        val handed = screen as? Screen.HandOver ?: return
        holder = handed.seat
        screen = next()
    }

    /** The phone was laid down: somebody has to take it before anything hidden is shown again. */
    fun layDown() {
        holder = null
        screen = next()
    }

    /** The person who holds the phone decides, or says what the dice on the table show. */
    fun choose(notation: String) {
        when (val now = screen) {
            is Screen.Decide -> table.play(Actor.Player(now.seat), notation)
            is Screen.Dice -> table.play(Actor.Chance, notation)
            is Screen.Start, is Screen.HandOver, is Screen.Over -> return
        }
        recalled = null
        screen = next()
    }

    /** Takes back what people last decided or read from their dice, and what was dealt since; the phone is handed to who decided. */
    fun undo() {
        val taken = table.undoTo(lastAsked() ?: return)
        recalled = (taken.first().actor as? Actor.Player)?.seat
        layDown()
    }

    /** Whether there is anything to take back. */
    val canUndo: Boolean
        get() = lastAsked() != null

    /** All that is needed to go on another day, with the same dice. It tells all that is hidden, and what is to come. */
    fun save(): String = "${if (realDice) REAL_DICE else DEALT_DICE}\n${table.toJson()}"

    override fun close() = table.close()

    private fun name(seat: Seat) = names.getOrElse(seat) { "Seat $seat" }

    /** Finds what to show: lets the table decide what is dealt, then turns to people. */
    private fun next(): Screen {
        while (isDealt(table)) table.deal()
        return when (val turn = table.turn()) {
            is Turn.Over -> Screen.Over(turn.outcome.winners.map(::name), table.snapshot(Viewer.Spectator, theme))
            is Turn.Chance -> {
                // All look at the dice, and at the phone.
                holder = null
                Screen.Dice(table.chances(), table.snapshot(Viewer.Spectator, theme))
            }
            is Turn.Decide -> {
                // Who holds the phone decides first; only then is it handed on.
                val seat = turn.deciding.find { it == holder } ?: turn.deciding.find { it == recalled } ?: turn.deciding.first()
                if (seat != holder) {
                    holder = null
                    Screen.HandOver(seat, name(seat))
                } else {
                    Screen.Decide(seat, name(seat), table.snapshot(Viewer.Player(seat), theme))
                }
            }
        }
    }

    /** How many decisions were made before people were asked last; none if they never were. */
    private fun lastAsked(): UInt? = if (realDice) copy(table).use(::lastAsked) else table.beforeLast()

    /** The same where people read real dice: goes back to them. */
    private fun lastAsked(game: Table): UInt? {
        do {
            if (!game.canUndo()) return null
            game.undo()
        } while (isDealt(game))
        return game.decisions().size.toUInt()
    }

    /** Whether chance is asked, and the table answers: with real dice only where the table must not see the answer. */
    private fun isDealt(game: Table): Boolean = game.turn() is Turn.Chance && (!realDice || isHidden(game))

    /** Whether the table sees the same whatever chance brings. */
    private fun isHidden(game: Table): Boolean =
        game.chances().take(2).map { seenAfter(game, it) }.distinct().size == 1

    private fun seenAfter(game: Table, chance: Chance): Pair<String, List<String>> =
        copy(game).use { later ->
            later.play(Actor.Chance, chance.notation)
            later.snapshot(Viewer.Spectator).let { it.position to it.news }
        }

    private fun copy(game: Table): Table = game.replayed(UInt.MAX_VALUE)

    companion object {
        private const val REAL_DICE = "dice on the table"
        private const val DEALT_DICE = "dice in the phone"

        /** Starts a game with a person on every seat. Who knows the seed knows what is to come. */
        fun start(lobby: Lobby, seed: ULong, theme: Theme = Theme.LIGHT): PassAndPlay =
            Table(lobby.game, lobby.setup, seed).orClosed { table ->
                table.setNames(lobby.people)
                PassAndPlay(table, theme, lobby.realDice)
            }

        /**
         * Goes on with a game that was saved. Nothing of it is shown before somebody takes the phone.
         *
         * @param seed is for a game that was saved without one.
         */
        fun restore(saved: String, seed: ULong, theme: Theme = Theme.LIGHT): PassAndPlay =
            Table.fromJson(saved.substringAfter('\n')).orClosed { table ->
                if (table.seed() == null) table.setSeed(seed)
                PassAndPlay(table, theme, saved.substringBefore('\n') == REAL_DICE)
            }

        /** Makes something that will close this; if that fails, closes this at once. */
        private inline fun <T : AutoCloseable, R> T.orClosed(make: (T) -> R): R =
            try {
                make(this)
            } catch (error: Throwable) {
                close()
                throw error
            }
    }
}
