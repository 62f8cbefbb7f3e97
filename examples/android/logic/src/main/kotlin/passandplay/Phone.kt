package passandplay

import io.mauerwerk.MauerwerkException
import io.mauerwerk.Snapshot
import io.mauerwerk.Theme
import java.io.File
import java.io.IOException
import java.security.SecureRandom

/** All that is on the screen at one moment. */
data class Shown(
    val screen: Screen,
    /** The names by seat; none before a game. */
    val names: List<String>,
    val canUndo: Boolean,
    /** Why the last call did nothing, for the person who made it; empty if it did. */
    val failure: String,
) {
    /** Who sits where, with the points that a snapshot knows: what happened is told of seats by number. */
    fun seats(snapshot: Snapshot): String =
        names.indices.joinToString("   ") { "$it ${names[it]}: ${snapshot.scores.getOrElse(it) { 0 }}" }
}

/**
 * The whole app but its looks: the start, a game, and a file to go on from. Whatever draws it shows
 * [shown] after each call. For one thread. Once closed, it shows the start and does nothing more.
 *
 * @param saved tells all hands: it belongs into a folder that nobody else reads.
 * @param seed gives each game its chance: who knows it knows what is to come.
 */
class Phone(
    private val saved: File,
    theme: Theme = Theme.LIGHT,
    private val seed: () -> ULong = { SecureRandom().nextLong().toULong() },
) : AutoCloseable {
    private var game: PassAndPlay? = null
    private var isClosed = false

    /** The colours of the drawing. */
    var theme: Theme = theme
        set(value) {
            field = value
            game?.theme = value
            shown = now(shown.failure)
        }

    /** What is on the screen. */
    var shown: Shown = now("")
        private set

    init {
        act { if (saved.exists()) game = PassAndPlay.restore(saved.readText(), seed(), theme) }
    }

    /** Starts a game, unless the library refuses it. */
    fun start(lobby: Lobby) = act {
        val started = PassAndPlay.start(lobby, seed(), theme)
        drop()
        game = started
    }

    /** The person to whom the phone was handed has taken it. */
    fun take() = act { game?.take() }

    /** The person who holds the phone decides, or says what the dice on the table show. */
    fun choose(notation: String) = act { game?.choose(notation) }

    /** Takes the last decision back. */
    fun undo() = act { game?.undo() }

    /** Keeps the game for another day, and hides it from whoever looks next. */
    fun leave() = act {
        game?.layDown()
        game?.let { write(it.save()) }
    }

    /** Ends the game for good. */
    fun end() = act {
        drop()
        saved.delete()
    }

    override fun close() {
        drop()
        isClosed = true
        shown = now("")
    }

    private fun drop() {
        game?.close()
        game = null
    }

    private fun act(change: () -> Unit) {
        if (isClosed) return
        val failure =
            try {
                change()
                ""
            } catch (error: MauerwerkException) {
                error.message.orEmpty()
            } catch (error: IOException) {
                error.message.orEmpty()
            }
        shown = now(failure)
    }

    private fun now(failure: String) =
        Shown(game?.screen ?: Screen.Start, game?.names.orEmpty(), game?.canUndo ?: false, failure)

    /** Writes all or nothing: who is interrupted finds the file as it was before. */
    private fun write(text: String) {
        val whole = File("${saved.path}.new")
        whole.writeText(text)
        if (!whole.renameTo(saved)) throw IOException("${saved.name} could not be written")
    }
}
