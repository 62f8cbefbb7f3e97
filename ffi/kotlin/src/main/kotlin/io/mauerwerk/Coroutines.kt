/** Functions that suspend. Only this file needs kotlinx-coroutines, which the app must add. */
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
 * Chooses for a seat at a table, and returns the choice in notation, for `play`. Waits as [thinking] does.
 *
 * @param thought shows the progress, and can end the search early.
 * @throws MauerwerkException.Notation if no player has this name.
 * @throws MauerwerkException.NoSuchSeat if the table has no such seat.
 * @throws MauerwerkException.Unavailable unless the game waits for that seat.
 * @throws MauerwerkException.Inconsistent if no position fits what the seat has seen.
 */
public suspend fun Opponent.choose(table: Table, seat: Seat, thought: Thought? = null): String =
    thinking(thought) { table.chooseFor(seat, this, it) }

/**
 * Analyses the legal actions of a seat at a table: a hint for people. Waits as [thinking] does.
 *
 * @param thought shows the progress, and can end the search early.
 * @throws MauerwerkException.Notation if no player has this name.
 * @throws MauerwerkException.NoSuchSeat if the table has no such seat.
 * @throws MauerwerkException.Unavailable unless the game waits for that seat.
 * @throws MauerwerkException.Inconsistent if no position fits what the seat has seen.
 */
public suspend fun Opponent.analyse(table: Table, seat: Seat, thought: Thought? = null, lang: Lang? = null): Analysis =
    thinking(thought) { table.analyseFor(seat, this, it, lang) }

/**
 * A table or a guest whose screens are shown again after each change.
 *
 * ```
 * val live = Live(table)
 * scope.launch { live.screens { it.snapshot(0, Theme.LIGHT) }.collect(::show) }
 * live.change { it.play(0, "T") }
 * ```
 *
 * @property game the table or the guest. Changes that bypass [change] are shown with the next change.
 */
public class Live<G : Any>(public val game: G) {
    private val changes = MutableStateFlow(0)

    /** Changes the game, and shows its screens again. If the change throws, nothing is shown. */
    public fun <T> change(make: (G) -> T): T = make(game).also { changes.update { it + 1 } }

    /**
     * Shows the game now and after each change. If several changes happen before the next screen is collected, only the
     * last one is shown. The collector throws the errors of [show].
     */
    public fun <S> screens(show: (G) -> S): Flow<S> = changes.map { show(game) }
}

/**
 * Waits for a slow call on [Dispatchers.Default], for instance `thinking { table.chooseFor(seat, opponent, it) }` or
 * `thinking { table.simulate(1000, seed, thought = it) }`. If the coroutine is cancelled, it continues at once, and the
 * call stops within a few milliseconds.
 *
 * @param thought is passed to the call. Without it, the call gets a new one.
 */
public suspend fun <T> thinking(thought: Thought? = null, think: (Thought) -> T): T =
    suspendCancellableCoroutine { caller ->
        val handed = thought ?: Thought()
        caller.invokeOnCancellation {
            try {
                handed.stop()
            } catch (_: IllegalStateException) {
                // The call has just ended, and its thought was closed.
            }
        }
        Dispatchers.Default.asExecutor().execute {
            val answer = runCatching { think(handed) }
            if (thought == null) handed.close()
            caller.resumeWith(answer)
        }
    }
