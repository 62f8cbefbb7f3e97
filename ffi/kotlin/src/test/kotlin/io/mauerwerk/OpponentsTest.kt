package io.mauerwerk

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeoutOrNull
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.milliseconds

/** Opponents as an app uses them. */
class OpponentsTest {
    private val quick = Opponent("search:50", 7)
    private val endless = Opponent("search:100000000", 7)

    @Test
    fun `an opponent in every seat plays to the end`() {
        for (info in games()) {
            Table(info.id, "players:3", 7).use { table ->
                runBlocking {
                    val seats = (0..2).map { Opponent.seated("greedy", 7, it) }
                    while (table.turn().result == null && table.decisions().size < 1000) {
                        val seat = table.turn().deciding.lastOrNull()
                        if (seat == null) table.resolveChance() else table.play(seat, seats[seat].choose(table, seat))
                    }
                }
                assertTrue(table.turn().result != null || info.id == "berlin", info.id)
            }
        }
    }

    @Test
    fun `a hint names the best three`() {
        Table.random("mauerbauer", "players:3", 7).use { table ->
            table.undoTo(80)
            while (table.turn().deciding.isEmpty()) table.undo()
            val seat = table.turn().deciding.single()
            val analysis = runBlocking { quick.analyse(table, seat) }
            assertEquals(analysis.actions.first(), analysis.hint.first())
            assertEquals(analysis.hint.sortedByDescending { it.win }, analysis.hint)
            assertTrue(analysis.hint.size in 1..3 && analysis.actions.containsAll(analysis.hint))
            assertTrue(analysis.complete && analysis.iterations == 50)
            assertEquals(1.0, analysis.actions.sumOf { it.odds }, 1e-9)
            assertEquals(table.actions(seat).toSet(), analysis.actions.map { it.notation }.toSet())
            val labels = table.snapshot(seat).choices.associate { it.notation to it.label }
            for (one in analysis.actions) {
                assertEquals(labels[one.notation], one.label)
                assertEquals(WrittenDecision(Decider.Player(seat), one.notation, "$seat ${one.notation}"), one.line.first())
            }
            assertTrue(analysis.hint.any { !it.reason.isNullOrEmpty() })
        }
    }

    @Test
    fun `who waits without coroutines gets the same`() {
        Table("berlin", "", 7).use { table ->
            table.resolveChance()
            val seat = table.turn().deciding.single()
            val choice = table.chooseFor(seat, quick)
            assertEquals(choice, runBlocking { thinking { table.chooseFor(seat, quick, it) } })
            Table.fromJson(table.toJson()).use { assertEquals(choice, it.chooseFor(seat, quick)) }
            table.play(seat, choice)
        }
    }

    @Test
    fun `an opponent does not know what others have committed`() {
        val seen =
            listOf("-", "T", "6").map { fist ->
                Table("die-mauer", "").use { table ->
                    table.play(0, fist)
                    table.analyseFor(1, quick)
                }
            }
        assertEquals(1, seen.distinct().size)
    }

    @Test
    fun `a coroutine that is cancelled stops the search`() {
        Table("die-mauer", "").use { table ->
            val thought = Thought()
            runBlocking {
                val ended = CompletableDeferred<Analysis>()
                val job = launch { thinking(thought) { ended.complete(table.analyseFor(0, endless, it)) } }
                while (thought.iterations() == 0) delay(1)
                // The table can be used meanwhile, and this thread as well.
                assertEquals(listOf(0, 1, 2, 3), table.turn().deciding)
                job.cancelAndJoin()
                assertTrue(thought.isStopped())
                assertFalse(ended.await().complete)
            }
            thought.close()
        }
    }

    @Test
    fun `many that are cancelled leave no thread and no thought behind`() {
        Table("berlin", "", 7).use { table ->
            table.resolveChance()
            val seat = table.turn().deciding.single()
            runBlocking {
                repeat(200) { assertNull(withTimeoutOrNull(it.milliseconds / 10) { endless.choose(table, seat) }) }
                // None of them keeps a thread of the pool busy.
                async(Dispatchers.Default) { quick.choose(table, seat) }.await()
            }
        }
    }

    @Test
    fun `a thought that is stopped brings what was found`() {
        Table("mauerbauer", "", 7).use { table ->
            table.resolveChance()
            val seat = table.turn().deciding.single()
            val thought = Thought()
            val analysis =
                runBlocking {
                    val analysis = async { endless.analyse(table, seat, thought) }
                    while (thought.iterations() < 20) delay(1)
                    thought.stop()
                    analysis.await()
                }
            assertFalse(analysis.complete)
            assertTrue(analysis.iterations in 20..<100_000_000)
            assertEquals(analysis.iterations, thought.iterations())
            thought.close()
            assertFailsWith<IllegalStateException> { table.chooseFor(seat, quick, thought) }
            assertFailsWith<IllegalStateException> { runBlocking { quick.choose(table, seat, thought) } }
        }
    }

    @Test
    fun `what is wrong is thrown where it is waited for`() {
        Table("die-mauer", "players:3").use { table ->
            fun wrong(player: String, seat: Seat) = runBlocking { Opponent(player, 0).choose(table, seat) }
            assertFailsWith<MauerwerkException.Notation> { wrong("grandmaster", 0) }
            assertFailsWith<MauerwerkException.Notation> { wrong("search:0", 0) }
            assertFailsWith<MauerwerkException.Notation> { wrong("search:${ULong.MAX_VALUE}", 0) }
            assertFailsWith<MauerwerkException.Notation> { wrong("x".repeat(10_000_000), 0) }
            assertFailsWith<MauerwerkException.Notation> { Opponent.seated("easy!", 0, 0) }
            for (seat in listOf(3, 8, Int.MAX_VALUE)) assertFailsWith<MauerwerkException.NoSuchSeat> { wrong("hard", seat) }
            assertFailsWith<MauerwerkException.NoSuchSeat> { Opponent.seated("easy", 0, 8) }
            assertFailsWith<MauerwerkException.Notation> { wrong("hard", -1) }
            table.play(0, "T")
            assertFailsWith<MauerwerkException.Unavailable> { wrong("hard", 0) }
            table.close()
            assertFailsWith<IllegalStateException> { wrong("hard", 1) }
        }
        Table.random("die-mauer", "", 7).use { over ->
            val error = assertFailsWith<MauerwerkException.Unavailable> { over.analyseFor(0, quick) }
            assertEquals("the game is over", error.message)
        }
        // Chance decides in Berlin first.
        Table("berlin", "").use { assertFailsWith<MauerwerkException.Unavailable> { it.analyseFor(0, quick) } }
    }

    @Test
    fun `the example of the README`() {
        val gameSeed = 7L
        val lines = mutableListOf<String>()
        Table("die-mauer", "players:3", gameSeed).use { table ->
            runBlocking {
                val opponent = Opponent.seated("medium", gameSeed, seat = 1)
                table.play(1, opponent.choose(table, 1))
                for (one in opponent.analyse(table, 0).hint) lines += "${one.label}: wins ${one.win}, ${one.reason}"
            }
            assertEquals(listOf(0, 2), table.turn().deciding)
        }
        assertEquals(3, lines.size)
    }

    @Test
    fun `levels are players, and seats have seeds of their own`() {
        assertEquals(listOf("easy", "medium", "hard"), levels())
        assertEquals(Opponent.seated("hard", 7, 1), Opponent.seated("hard", 7, 1))
        assertEquals(4, (0..3).map { Opponent.seated("hard", 7, it).seed }.toSet().size)
    }
}
