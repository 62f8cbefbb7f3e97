package passandplay

import io.mauerwerk.DrawingPoint
import io.mauerwerk.Lang
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Theme
import java.io.File
import java.io.IOException
import java.security.SecureRandom
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/**
 * The whole app without its looks: the start, a game, and a file to resume from, written after each decision. A screen
 * shows [shown], after each call and when [onChange] is called. Call it from one thread at a time, which is free while
 * opponents think. Once closed, it shows the start and does nothing more.
 *
 * @param saved contains all hands: it must be in a folder that no other app can read.
 * @param scope is where the app waits for opponents: on the thread that uses the phone.
 * @param seed returns a seed for each game. People who know it can predict the game.
 */
class Phone(
    private val saved: File,
    private val scope: CoroutineScope,
    theme: Theme = Theme.LIGHT,
    lang: Lang = Lang.EN,
    private val seed: () -> Long = { SecureRandom().nextLong().ushr(11) },
) : AutoCloseable {
    private var game: PassAndPlay? = null
    private var isClosed = false

    /** The game as it was last saved. */
    private var kept: String? = null

    /** The job that waits for an opponent or for a hint. */
    private var waiting: Job? = null
    private var hint: Hint = Hint.None

    /** Called with the content of the screen after each change of it. */
    var onChange: (Shown) -> Unit = {}

    /** The colours of the drawing. */
    var theme: Theme = theme
        set(value) {
            field = value
            game?.theme = value
            shown = now(shown.failure)
        }

    /** The language of all texts. */
    var lang: Lang = lang
        set(value) {
            field = value
            game?.lang = value
            shown = now(shown.failure)
        }

    /** The content of the screen. */
    var shown: Shown = now("")
        private set(value) {
            field = value
            onChange(value)
        }

    init {
        act { if (saved.exists()) game = PassAndPlay.restore(saved.readText(), seed(), theme, lang) }
    }

    /** Starts a game, unless the library refuses it. */
    fun start(party: Party) = act {
        val started = PassAndPlay.start(party, seed(), theme, lang)
        drop()
        game = started
    }

    /** The person to whom the phone was handed has taken it. */
    fun take() = act { game?.take() }

    /** The person who holds the phone decides, or says what the dice on the table show. */
    fun choose(notation: String) = act { game?.choose(notation) }

    /** The person who decides touches the drawing at a point, in its units. */
    fun touch(at: DrawingPoint) = act { game?.touch(at) }

    /** The person who decides touches a place of the drawing by its name, as TalkBack does. */
    fun touch(place: String) = act { game?.touch(place) }

    /** Takes the last decision back. */
    fun undo() = act { game?.undo() }

    /** Hides the game before other people look. Opponents wait for [comeBack]. */
    fun leave() = act(goOn = false) { game?.layDown() }

    /** Lets opponents go on after the app was left. */
    fun comeBack() {
        if (waiting?.isActive != true) think()
    }

    /** Seeks a hint for the person who decides. */
    fun seekHint() {
        val game = game?.takeIf { it.screen is Screen.Decide } ?: return
        waiting?.cancel()
        hint = Hint.Sought
        shown = now("")
        waiting = scope.launch {
            val failure = failureOf { hint = Hint.Given(game.hint()) }
            if (failure.isNotEmpty()) hint = Hint.None
            shown = now(failure)
        }
    }

    /** Ends the game for good. */
    fun end() = act {
        drop()
        saved.delete()
    }

    override fun close() {
        forget()
        drop()
        isClosed = true
        shown = now("")
    }

    private fun drop() {
        game?.close()
        game = null
    }

    /** Changes something, and lets opponents continue. Opponents who think about the old position stop. */
    private fun act(goOn: Boolean = true, change: () -> Unit) {
        if (isClosed) return
        forget()
        shown = now(failureOf(change))
        if (goOn) think()
    }

    private fun forget() {
        waiting?.cancel()
        hint = Hint.None
    }

    /** Waits for opponents until a person is to decide. */
    private fun think() {
        val game = game?.takeIf { it.screen is Screen.Thinking } ?: return
        waiting = scope.launch {
            do {
                val failure = failureOf { game.think() }
                shown = now(failure)
            } while (game.screen is Screen.Thinking && failure.isEmpty())
        }
    }

    private inline fun failureOf(change: () -> Unit): String =
        try {
            change()
            keep()
            ""
        } catch (error: MauerwerkException) {
            error.message.orEmpty()
        } catch (error: IOException) {
            error.message.orEmpty()
        }

    private fun now(failure: String) =
        Shown(
            game?.screen ?: Screen.Start,
            game?.names.orEmpty(),
            game?.canUndo ?: false,
            failure,
            hint,
            game?.motions.orEmpty(),
            lang,
        )

    /** Saves the game, if it has changed. */
    private fun keep() {
        val text = game?.save()
        if (text != null && text != kept) write(text)
        kept = text
    }

    /** Writes all or nothing: if interrupted, the file is as before. */
    private fun write(text: String) {
        val whole = File("${saved.path}.new")
        whole.writeText(text)
        if (!whole.renameTo(saved)) throw IOException("${saved.name} could not be written")
    }
}
