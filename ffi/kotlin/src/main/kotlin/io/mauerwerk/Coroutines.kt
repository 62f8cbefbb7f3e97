/** What suspends. It needs kotlinx-coroutines, which the app brings: nothing else in the package does. */
@file:JvmName("Coroutines")

package io.mauerwerk

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asExecutor
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.update
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
public suspend fun Opponent.analyse(table: Table, seat: Seat, thought: Thought? = null, lang: Lang? = null): Analysis =
    thinking(thought) { table.analyseFor(seat, this, it, lang) }

/**
 * A table or a guest whose screens are shown again whenever something changes.
 *
 * ```
 * val live = Live(table)
 * scope.launch { live.screens { it.snapshot(0, Theme.LIGHT) }.collect(::show) }
 * live.change { it.play(0, "T") }
 * ```
 *
 * @property game the table or the guest. What is changed elsewhere than in [change] is shown with the next change.
 */
public class Live<G : Any>(public val game: G) {
    private val changes = MutableStateFlow(0)

    /** Changes the game, and has its screens shown again; not if that throws. */
    public fun <T> change(make: (G) -> T): T = make(game).also { changes.update { it + 1 } }

    /**
     * Shows the game as it is now and after each change. Of changes that come faster than screens are
     * collected, the last is shown. What [show] throws, the collector throws.
     */
    public fun <S> screens(show: (G) -> S): Flow<S> = changes.map { show(game) }
}

/**
 * Waits for a call that takes its time, on [Dispatchers.Default]:
 * `thinking { table.chooseFor(seat, opponent, it) }`, `thinking { table.simulate(1000, seed, thought = it) }`.
 * A coroutine that is cancelled goes on at once, and the opponent or the simulation stops within a few
 * milliseconds.
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
