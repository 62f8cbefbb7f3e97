package io.mauerwerk

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.yield
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** After so long a wait, in milliseconds, a call is taken to hang, on the slowest machine. */
private const val HANGS = 900_000L

/** Screens that follow a game, and simulations that can be cancelled. */
class LiveTest {
    @Test
    fun `screens follow changes`() {
        Table("die-mauer", "players:3", 7).use { table ->
            val live = Live(table)
            runBlocking {
                val first = CompletableDeferred<Unit>()
                val seen = mutableListOf<Int>()
                val watching =
                    launch {
                        live.screens { it.snapshot(0) }.take(3).collect {
                            seen += it.decisions
                            first.complete(Unit)
                        }
                    }
                first.await()
                for (seat in 0..1) {
                    live.change { it.play(seat, "T") }
                    withTimeout(HANGS) { while (seen.size < seat + 2) yield() }
                }
                watching.join()
                assertEquals(listOf(0, 1, 2), seen)
            }
        }
    }

    @Test
    fun `what comes late sees the game as it is, and a refused change shows nothing`() {
        Table("die-mauer", "", 7).use { table ->
            val live = Live(table)
            live.change { it.play(0, "T") }
            val error = assertFailsWith<MauerwerkException.IllegalAction> { live.change { it.play(0, "T") } }
            assertEquals("DM-08", error.rule)
            val shown = runBlocking { live.screens { it.snapshot(1).decisions }.take(1).toList() }
            assertEquals(listOf(1), shown)
        }
    }

    @Test
    fun `what a screen throws, its collector throws`() {
        Table("berlin", "", 7).use { table ->
            assertFailsWith<MauerwerkException.NoSuchSeat> { runBlocking { Live(table).screens { it.snapshot(9) }.first() } }
        }
    }

    @Test
    fun `a simulation stops when its coroutine is cancelled`() {
        Table("mauerbauer", "").use { table ->
            Thought().use { thought ->
                runBlocking {
                    val ended = CompletableDeferred<Boolean>()
                    val simulating =
                        launch(Dispatchers.Default) {
                            thinking(thought) { ended.complete(runCatching { table.simulate(1_000_000, 7, thought = it) }.isSuccess) }
                        }
                    withTimeout(HANGS) { while (thought.iterations() == 0) delay(1) }
                    simulating.cancelAndJoin()
                    assertTrue(thought.isStopped())
                    assertFalse(ended.await())
                    assertTrue(thought.iterations() < 1_000_000)
                }
                val error = assertFailsWith<MauerwerkException.Unavailable> { table.simulate(10, 7, thought = thought) }
                assertEquals("the simulation was stopped", error.message)
            }
        }
    }
}
