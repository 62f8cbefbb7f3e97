package passandplay

import io.mauerwerk.Appraisal
import io.mauerwerk.Lang
import io.mauerwerk.Motion
import io.mauerwerk.Notice
import io.mauerwerk.Snapshot
import io.mauerwerk.tell
import io.mauerwerk.words

/** All that is on the screen at one moment. */
data class Shown(
    val screen: Screen,
    /** The names by seat; none before a game. */
    val names: List<String>,
    val canUndo: Boolean,
    /** Why the last call did nothing, for the person who made it; empty if it did. */
    val failure: String,
    /** What the person who decides gets to hear, if that person has asked. */
    val hint: Hint = Hint.None,
    /** What moves to where it now is in the drawing. */
    val motions: List<Motion> = emptyList(),
    /** The language of all texts. */
    val lang: Lang = Lang.EN,
) {
    /** The words of buttons and headings by the library's names for them. */
    val words: Map<String, String> by lazy { words(lang) }

    /** Whose turn it is, or what is asked. */
    val title: String
        get() = when (screen) {
            is Screen.Start -> word("who-plays")
            is Screen.HandOver -> tell(Notice.HandOver(screen.seat))
            is Screen.Decide -> tell(Notice.Decides(screen.seat))
            is Screen.Thinking -> tell(Notice.Thinks(screen.seat, null))
            is Screen.Dice -> word("what-dice")
            is Screen.Over -> screen.result
        }

    /** What a person reads who has asked for a hint: each choice, what it is worth, and why. */
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

    /** Who sits where, with the points that a snapshot knows: what happened is told of seats by number. */
    fun seats(snapshot: Snapshot): String =
        names.indices.joinToString("   ") { "$it ${names[it]}: ${snapshot.scores.getOrElse(it) { 0 }}" }
}

/** A hint for the person who decides. */
sealed interface Hint {
    /** Nobody has asked for one. */
    data object None : Hint

    /** It is being thought about. */
    data object Sought : Hint

    /** The best choices, the best one first. */
    data class Given(val best: List<Appraisal>) : Hint
}
