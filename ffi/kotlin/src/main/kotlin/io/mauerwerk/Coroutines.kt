/** What suspends. It needs kotlinx-coroutines, which the app brings: nothing else in the package does. */
package io.mauerwerk

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asExecutor
import kotlinx.coroutines.suspendCancellableCoroutine

/**
 * Chooses for a seat at a table, and returns the choice in notation, which `play` makes. It thinks as
 * [thinking] does.
 *
 * @param thought shows how far it is, and can make it answer sooner.
 * @throws MauerwerkException.Notation for the name of no player.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat at the table.
 * @throws MauerwerkException.Unavailable unless the game waits for that seat.
 * @throws MauerwerkException.Inconsistent if no position fits what the seat has seen.
 */
public suspend fun Opponent.choose(table: Table, seat: Seat, thought: Thought? = null): String =
    thinking(thought) { table.chooseFor(seat, this, it) }

/**
 * Analyses what a seat at a table may do: a hint for people. It thinks as [thinking] does.
 *
 * @param thought shows how far it is, and can make it answer sooner.
 * @throws MauerwerkException.Notation for the name of no player.
 * @throws MauerwerkException.NoSuchSeat for a number that is no seat at the table.
 * @throws MauerwerkException.Unavailable unless the game waits for that seat.
 * @throws MauerwerkException.Inconsistent if no position fits what the seat has seen.
 */
public suspend fun Opponent.analyse(table: Table, seat: Seat, thought: Thought? = null): Analysis =
    thinking(thought) { table.analyseFor(seat, this, it) }

/**
 * Waits for a call that thinks, on [Dispatchers.Default]:
 * `thinking { game.chooseFor(seat, opponent, it) }`. A coroutine that is cancelled goes on at once, and
 * the opponent stops within a few milliseconds.
 *
 * @param thought is handed to the call; without one, it gets its own.
 */
public suspend fun <T> thinking(thought: Thought? = null, think: (Thought) -> T): T =
    suspendCancellableCoroutine { caller ->
        val handed = thought ?: Thought()
        caller.invokeOnCancellation {
            try {
                handed.stop()
            } catch (_: IllegalStateException) {
                // It has just answered, and its thought was closed.
            }
        }
        Dispatchers.Default.asExecutor().execute {
            val answer = runCatching { think(handed) }
            if (thought == null) handed.close()
            caller.resumeWith(answer)
        }
    }
