package passandplay

import io.mauerwerk.Appraisal
import io.mauerwerk.Lang
import io.mauerwerk.Motion
import io.mauerwerk.Notice
import io.mauerwerk.Snapshot
import io.mauerwerk.tell
import io.mauerwerk.words

/** The content of the screen at one moment. */
data class Shown(
    val screen: Screen,
    /** The names by seat. Empty before a game. */
    val names: List<String>,
    val canUndo: Boolean,
    /** Why the last call failed, for the person who made it. Empty if it did not. */
    val failure: String,
    /** The hint for the person who decides, if asked for. */
    val hint: Hint = Hint.None,
    /** The motions of things to their places in the drawing. */
    val motions: List<Motion> = emptyList(),
    /** The language of all texts. */
    val lang: Lang = Lang.EN,
) {
    /** The words of buttons and headings by the library's names for them. */
    val words: Map<String, String> by lazy { words(lang) }

    /** Whose turn it is, or which question is asked. */
    val title: String
        get() = when (screen) {
            is Screen.Start -> word("who-plays")
            is Screen.HandOver -> tell(Notice.HandOver(screen.seat))
            is Screen.Decide -> tell(Notice.Decides(screen.seat))
            is Screen.Thinking -> tell(Notice.Thinks(screen.seat, null))
            is Screen.Dice -> word("what-dice")
            is Screen.Over -> screen.result
        }

    /** The hint as text: each choice, its worth, and the reason. */
    val advice: List<String>
        get() = when (hint) {
            is Hint.None -> emptyList()
            is Hint.Sought -> listOf(word("thinking"))
            is Hint.Given -> hint.best.map { one ->
                val worth = tell(Notice.Worth(one.win, one.points))
                listOfNotNull("${one.label}: $worth", one.reason).joinToString("; ")
            }
        }

    /** Returns a word of a button or a heading. */
    fun word(name: String): String = words.getValue(name)

    /** Returns a sentence with the names of the players. */
    fun tell(notice: Notice): String = notice.tell(names, lang)

    /** Returns the seats of all players, with the points in a snapshot. Events name players by seat. */
    fun seats(snapshot: Snapshot): String =
        names.indices.joinToString("   ") { "$it ${names[it]}: ${snapshot.scores.getOrElse(it) { 0 }}" }
}

/** A hint for the person who decides. */
sealed interface Hint {
    /** No hint was asked for. */
    data object None : Hint

    /** The hint is in preparation. */
    data object Sought : Hint

    /** The best choices, the best one first. */
    data class Given(val best: List<Appraisal>) : Hint
}
