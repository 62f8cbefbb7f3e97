package passandplay

import io.mauerwerk.Actor
import io.mauerwerk.Chance
import io.mauerwerk.Dealer
import io.mauerwerk.Seat
import io.mauerwerk.Snapshot
import io.mauerwerk.Table
import io.mauerwerk.Theme
import io.mauerwerk.Turn
import io.mauerwerk.Viewer
import io.mauerwerk.deciding

/** What the phone shows now. */
sealed interface Screen {
    /** The phone is to be handed to a person: nothing of the game is shown. */
    data class HandOver(val seat: Seat, val name: String) : Screen

    /** A person decides, and sees what that seat may see. */
    data class Decide(val seat: Seat, val name: String, val snapshot: Snapshot) : Screen

    /** The dice on the real table are asked for. */
    data class Dice(val chances: List<Chance>, val snapshot: Snapshot) : Screen

    /** The game is over. */
    data class Over(val winners: List<String>, val snapshot: Snapshot) : Screen
}

/**
 * A game of any kind on one phone that goes round: it knows no rule and no game, only whose turn it
 * is and who may look.
 *
 * @param dealer throws the dice and turns cards up; `null` if real dice lie on a real table.
 */
class PassAndPlay private constructor(
    private val table: Table,
    private val dealer: Dealer?,
    private val theme: Theme,
) : AutoCloseable {
    /** Who holds the phone, if anybody has taken it. */
    private var holder: Seat? = null

    /** What the phone shows now. */
    var screen: Screen = next()
        private set

    /** The person to whom the phone was handed has taken it. */
    fun take() {
        val handed = screen as? Screen.HandOver ?: return
        holder = handed.seat
        screen = next()
    }

    /** The person who holds the phone decides, or says what the dice on the table show. */
    fun choose(notation: String) {
        when (val now = screen) {
            is Screen.Decide -> table.play(Actor.Player(now.seat), notation)
            is Screen.Dice -> table.play(Actor.Chance, notation)
            is Screen.HandOver, is Screen.Over -> return
        }
        screen = next()
    }

    /** Takes the last decision of a person back, and what chance brought since; the phone is handed over anew. */
    fun undo() {
        if (!canUndo) return
        do {
            val undone = table.undo()
        } while (undone.actor !is Actor.Player)
        holder = null
        screen = next()
    }

    /** Whether there is a decision to take back. */
    val canUndo: Boolean
        get() = table.decisions().any { it.actor is Actor.Player }

    /** All that is needed to go on another day. It tells all that is hidden. */
    fun save(): String = table.toJson()

    override fun close() {
        table.close()
        dealer?.close()
    }

    private fun name(seat: Seat) = table.names().getOrElse(seat) { "Seat $seat" }

    /** Finds what to show: lets the dealer decide as long as chance is asked, then turns to a person. */
    private fun next(): Screen {
        while (dealer != null && table.turn() is Turn.Chance) table.deal(dealer)
        return when (val turn = table.turn()) {
            is Turn.Over -> Screen.Over(turn.outcome.winners.map(::name), table.snapshot(Viewer.Spectator, theme))
            is Turn.Chance -> Screen.Dice(table.chances(), table.snapshot(Viewer.Spectator, theme))
            is Turn.Decide -> {
                // Who holds the phone decides first; only then is it handed on.
                val seat = turn.deciding.find { it == holder } ?: turn.deciding.first()
                if (seat != holder) {
                    holder = null
                    Screen.HandOver(seat, name(seat))
                } else {
                    Screen.Decide(seat, name(seat), table.snapshot(Viewer.Player(seat), theme))
                }
            }
        }
    }

    companion object {
        /** Starts a game with a person on every seat: by its id and the notation of its set-up. */
        fun start(game: String, setup: String, names: List<String>, dealer: Dealer?, theme: Theme = Theme.LIGHT): PassAndPlay {
            val table = Table(game, setup)
            try {
                table.setNames(names)
            } catch (error: Exception) {
                table.close()
                throw error
            }
            return PassAndPlay(table, dealer, theme)
        }

        /** Goes on with a game that was saved. Nothing of it is shown before somebody takes the phone. */
        fun restore(saved: String, dealer: Dealer?, theme: Theme = Theme.LIGHT): PassAndPlay =
            PassAndPlay(Table.fromJson(saved), dealer, theme)
    }
}
