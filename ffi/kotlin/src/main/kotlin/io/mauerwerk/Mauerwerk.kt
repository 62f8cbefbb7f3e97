/** What every game has, said the way Kotlin says it. */
@file:JvmName("Games")

package io.mauerwerk

import java.nio.ByteBuffer
import java.nio.ByteOrder

/** All that is wrong with a setup, a position, a record, a message, a view or a scenario. Empty for other errors. */
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

/** The sentence in words, with the names of the players by seat. */
@JvmOverloads
public fun Notice.tell(names: List<String> = emptyList(), lang: Lang? = null): String = tellNotice(this, names, lang)

/** The seats whose decision it is; none when the game waits for chance or is over. */
public val Turn.deciding: Seats
    get() = if (this is Turn.Decide) seats else emptyList()

/** The result, or `null` while the game goes on. */
public val Turn.result: Outcome?
    get() = (this as? Turn.Over)?.outcome

/** The numbers of the column, one a game. */
public val BatchColumn.values: IntArray
    get() =
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().let { numbers ->
            IntArray(numbers.remaining()).also(numbers::get)
        }

/** The column of that name, or `null` if there is none. */
public operator fun Batch.get(name: String): IntArray? = columns.find { it.name == name }?.values

/**
 * Reads an event of the game of that id from JSON, as any language of the library wrote it.
 *
 * @throws MauerwerkException.View for text that is none.
 * @throws MauerwerkException.Notation for an id that is none.
 */
@JvmOverloads
public fun TableEvent.Companion.fromJson(game: String, json: String, lang: Lang? = null): TableEvent = readTableEvent(game, json, lang)

/**
 * Makes a decision of a seat in notation. Returns what happened, as the seat saw it.
 *
 * @throws MauerwerkException.IllegalAction if a ruling refuses it; nothing has changed then.
 * @throws MauerwerkException.Notation if it stands for no action.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
 */
@JvmOverloads
public fun Table.play(seat: Seat, notation: String, lang: Lang? = null): List<TableEvent> = play(Decider.Player(seat), notation, lang)

/**
 * Returns all that the screen of a seat shows, with a drawing if a theme is given.
 *
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat.
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
 * Shows the game again as a viewer saw it, from its start to now: one snapshot more than there are
 * decisions. The sequence can be walked through many times, while the table is open; a walk that
 * stops early leaves a copy of the game to the garbage collector.
 *
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat, once the walk begins.
 * @throws IllegalStateException if the table was closed, once the walk begins.
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
