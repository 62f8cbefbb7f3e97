/** Additions to the generated API that follow the conventions of Kotlin. */
@file:JvmName("Games")

package io.mauerwerk

import java.nio.ByteBuffer
import java.nio.ByteOrder

/** All faults of a setup, a position, a record, a message, a view or a scenario. Empty for other errors. */
public val MauerwerkException.faults: List<Fault>
    get() =
        when (this) {
            is MauerwerkException.Setup -> faults
            is MauerwerkException.Position -> faults
            is MauerwerkException.Record -> faults
            is MauerwerkException.Message -> faults
            is MauerwerkException.View -> faults
            is MauerwerkException.Scenario -> faults
            is MauerwerkException.IllegalAction,
            is MauerwerkException.Notation,
            is MauerwerkException.NoSuchSeat,
            is MauerwerkException.Inconsistent,
            is MauerwerkException.Touch,
            is MauerwerkException.Unavailable,
            -> emptyList()
        }

/** The language of a locale such as `de-AT`, or English if the library does not have this language. */
public fun Lang.Companion.of(locale: String): Lang = langOf(locale)

/** Returns the sentence in words, with the names of the players by seat. */
@JvmOverloads
public fun Notice.tell(names: List<String> = emptyList(), lang: Lang? = null): String = tellNotice(this, names, lang)

/** The seats that decide now. Empty if the game waits for chance or is over. */
public val Turn.deciding: Seats
    get() = if (this is Turn.Decide) seats else emptyList()

/** The result, or `null` if the game is not over. */
public val Turn.result: Outcome?
    get() = (this as? Turn.Over)?.outcome

/** The numbers of the column, one for each game. */
public val BatchColumn.values: IntArray
    get() =
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().let { numbers ->
            IntArray(numbers.remaining()).also(numbers::get)
        }

/** The column with the given name, or `null` if there is no such column. */
public operator fun Batch.get(name: String): IntArray? = columns.find { it.name == name }?.values

/**
 * Reads an event from JSON that the library wrote in any programming language. `game` is the id of the game.
 *
 * @throws MauerwerkException.View if the text is not an event of the game.
 * @throws MauerwerkException.Notation if no game has this id.
 */
@JvmOverloads
public fun TableEvent.Companion.fromJson(game: String, json: String, lang: Lang? = null): TableEvent = readTableEvent(game, json, lang)

/**
 * Makes a decision of a seat in notation. Returns the events that the seat saw.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses the action. Nothing has changed then.
 * @throws MauerwerkException.Notation if it is not the notation of an action.
 * @throws MauerwerkException.NoSuchSeat if the table has no such seat.
 */
@JvmOverloads
public fun Table.play(seat: Seat, notation: String, lang: Lang? = null): List<TableEvent> = play(Decider.Player(seat), notation, lang)

/**
 * Returns everything that the screen of a seat shows, with a drawing if a theme is given.
 *
 * @throws MauerwerkException.NoSuchSeat if the table has no such seat.
 * @throws MauerwerkException.Touch if the touches lead to no legal action.
 */
public fun Table.snapshot(
    seat: Seat,
    theme: Theme? = null,
    sheet: Sheet? = null,
    touched: List<String> = emptyList(),
    panel: Panel? = null,
    lang: Lang? = null,
): Snapshot = snapshot(Viewer.Player(seat), theme, sheet, touched, panel, lang)

/**
 * Returns the snapshots of a viewer from the start of the game to now: one before the first decision, and one after
 * each decision. The sequence can be iterated several times, while the table is open. An iteration that stops early
 * leaves a copy of the game to the garbage collector.
 *
 * @throws MauerwerkException.NoSuchSeat if the table has no such seat, when the iteration starts.
 * @throws IllegalStateException if the table was closed, when the iteration starts.
 */
public fun Table.replay(viewer: Viewer, theme: Theme? = null): Sequence<Snapshot> =
    sequence {
        val all = decisions()
        replayed(0).use { again ->
            yield(again.snapshot(viewer, theme))
            for (decision in all) {
                again.play(decision.actor, decision.action)
                yield(again.snapshot(viewer, theme))
            }
        }
    }
