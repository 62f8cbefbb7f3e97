package passandplay

import io.mauerwerk.Appraisal
import io.mauerwerk.Motion
import io.mauerwerk.Snapshot
import java.util.Locale

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
) {
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
    data class Given(val best: List<Appraisal>) : Hint {
        /** What a person reads: each choice, what it is worth, and why. */
        val lines: List<String>
            get() = best.map { one ->
                val worth = "wins %.0f %%, %.1f points".format(Locale.ROOT, 100 * one.win, one.points)
                listOfNotNull("${one.label}: $worth", one.reason).joinToString("; ")
            }
    }
}
