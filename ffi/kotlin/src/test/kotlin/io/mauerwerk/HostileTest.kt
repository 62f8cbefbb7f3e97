package io.mauerwerk

import java.util.concurrent.ConcurrentLinkedQueue
import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Wrong input of any kind gives an error that says what is wrong, and nothing worse. */
class HostileTest {
    private val seats = listOf(8, 99, -1, Int.MAX_VALUE, Int.MIN_VALUE)
    private val ids = games().map { it.id }

    private fun refused(game: String, setup: String): MauerwerkException.Setup =
        assertFailsWith<MauerwerkException.Setup>("$game ${setup.take(80)}") { Table(game, setup) }

    @Test
    fun `seats that no game has`() {
        Table("die-mauer", "").use { table ->
            for (seat in seats) {
                val viewer = Viewer.Player(seat)
                val calls =
                    listOf<() -> Any?>(
                        { table.snapshot(seat) },
                        { table.play(seat, "T") },
                        { table.allows(Decider.Player(seat), "T") },
                        { table.actions(seat) },
                        { table.view(viewer) },
                        { table.news(viewer) },
                        { table.history(viewer) },
                        { table.seenBy(viewer) },
                        { table.resample(viewer, 0) },
                        { table.motions(viewer, 0) },
                        { table.beforeLast(listOf(seat)) },
                        { table.messageTo("match", viewer) },
                        { table.receive("match", seat, "{}") },
                        { table.chooseFor(seat, Opponent("easy", 7)) },
                        { Dealer(0).use { table.decideFor(seat, it) } },
                    )
                for ((number, call) in calls.withIndex()) {
                    val error = assertFailsWith<MauerwerkException>("call $number") { call() }
                    assertTrue("seat" in error.message.orEmpty(), error.message)
                }
                refused("die-mauer", "first_master:$seat")
                refused("mauerbauer", "first_player:$seat")
            }
            // This seat exists in other games, but not at this table.
            val error = assertFailsWith<MauerwerkException.NoSuchSeat> { table.snapshot(7) }
            assertEquals("no seat 7 at this table: its seats are 0 to 3", error.message)
        }
    }

    @Test
    fun `numbers out of range`() {
        for (number in listOf(-1, 255, 256, 65536, Int.MAX_VALUE)) {
            for (game in ids) refused(game, "players:$number")
            refused("berlin", "rows:$number")
            refused("berlin", "preset_holes:$number")
        }
        for (limit in listOf(-1, 65536)) refused("die-mauer", "max_idle_turns:$limit")
        refused("die-mauer", "wall_values:1,-1")
        refused("die-mauer", "stock:${"T".repeat(1000)}")
        Table("die-mauer", "").use { table ->
            assertFailsWith<MauerwerkException.Notation> { table.simulate(Int.MAX_VALUE, 0) }
            assertEquals(0, table.simulate(0, 0).columns.sumOf { it.values.size })
            assertEquals(5, table.simulate(5, 0, 0)["finished"]?.count { it == 0 })
        }
    }

    @Test
    fun `spaces, boards and decks of Mauerbauer that are none`() {
        Table("mauerbauer", "players:2 board:$SMALL_BOARD").close()
        Table("mauerbauer", "").use { table ->
            for (number in listOf(0, 65, -1, 256, Int.MAX_VALUE, Int.MIN_VALUE)) {
                for (action in listOf("join:$number", "city:$number", "draw:out-$number")) {
                    assertFailsWith<MauerwerkException.Notation>(action) { table.play(0, action) }
                }
                refused("mauerbauer", "board:${SMALL_BOARD.replace("\"1\":", "\"$number\":")}")
                refused("mauerbauer", """deck:{"cards":{"out-$number":1}}""")
            }
        }
        for (number in listOf(-1, 256, Int.MAX_VALUE)) {
            refused("mauerbauer", """deck:{"cards":{"size":$number}}""")
            refused("mauerbauer", """deck:{"cards":{"size":30},"points":{"cities":$number}}""")
        }
        for (name in listOf("", "a9", "i1", "A1", "a1-a1", "🧱", "x".repeat(1_000_000))) {
            refused("mauerbauer", "board:${SMALL_BOARD.replace("a1-b1", name)}")
            refused("mauerbauer", "board:${SMALL_BOARD.replace("\"a2\"", "\"$name\"")}")
        }
        // A board that can be read is checked, and the error has all its faults.
        val odd =
            listOf(
                SMALL_BOARD.replace("mine", "x".repeat(1_000_000)),
                SMALL_BOARD.replace("[500,0]", "[${Int.MIN_VALUE},${Int.MAX_VALUE}]"),
                SMALL_BOARD.substringBefore("\"regions\"") + "\"regions\":[]}",
                SMALL_BOARD.replace("a1-b2-b1", "a1-".repeat(100_000) + "a1"),
                SMALL_BOARD.replace("\"a1-b1\"", List(10_000) { "\"a1-h8\"" }.joinToString(",")),
            )
        for (plan in odd) assertEquals(setOf<String?>("MA-91"), refused("mauerbauer", "players:2 board:$plan").faults.map { it.rule }.toSet())
        assertEquals("MA-92", refused("mauerbauer", """deck:{"cards":{}}""").faults.single().rule)
    }

    @Test
    fun `text that is nothing`() {
        val huge = "x".repeat(4_000_000)
        val deep = "[".repeat(1_000_000)
        val odd = listOf("", " ", "\u0000", "\n", "{}", "null", "[]", "🧱", huge, deep)
        for (text in odd) {
            assertFailsWith<MauerwerkException.Record> { Table.fromJson(text) }
            assertFailsWith<MauerwerkException.Message> { Guest.join(text) }
            assertFailsWith<MauerwerkException.Notation> { Table(text, "") }
            assertFailsWith<MauerwerkException.Notation> { rules(text) }
            assertFailsWith<MauerwerkException.Notation> { runScenario("berlin", text) }
            assertFailsWith<MauerwerkException.Scenario> { readScenario(text, text) }
            assertFailsWith<MauerwerkException.Scenario> { runToml(text, text) }
            for (game in ids) {
                Table(game, "", 7).use { table ->
                    assertFailsWith<MauerwerkException.Notation> { table.play(0, text) }
                    assertFailsWith<MauerwerkException.Notation> { table.allows(Decider.Player(0), text) }
                }
                assertFailsWith<MauerwerkException.View> { TableView.fromJson(game, text) }
                assertFailsWith<MauerwerkException.View> { TableEvent.fromJson(game, text) }
                assertFailsWith<MauerwerkException.View> { InformationState.fromJson(game, text) }
                if (text.isNotBlank()) {
                    refused(game, text)
                    assertFailsWith<MauerwerkException.Position> { Table.read(game, text) }
                }
            }
            for (option in listOf("board", "deck")) refused("mauerbauer", "$option:$text")
        }
        // Long text is quoted in part.
        Table("berlin", "").use { table ->
            val error = assertFailsWith<MauerwerkException> { table.play(0, huge) }
            assertTrue(error.message.orEmpty().length < 200)
        }
    }

    @Test
    fun `half of an emoji`() {
        val cut = "Ada😀".take(4)
        Table("berlin", "players:2", 7).use { table ->
            val seen = table.seenBy(Viewer.Spectator)
            val place = table.snapshot(0, Theme.LIGHT).places.first()
            Guest.join(table.messageTo("match", Viewer.Player(0))).use { guest ->
                val calls: List<() -> Any?> =
                    listOf(
                        // A text alone: for functions, constructors and objects.
                        { rules(cut) },
                        { lobby("berlin", cut) },
                        { Table(cut, "") },
                        { Table.fromJson(cut) },
                        { table.play(0, cut) },
                        { table.allows(Decider.Chance, cut) },
                        { table.receive("match", 0, cut) },
                        { table.receive(cut, 0, "{}") },
                        { table.messageTo(cut, Viewer.Spectator) },
                        { guest.receive(cut) },
                        { guest.decide(cut) },
                        { Guest.join(cut) },
                        { TableView.fromJson("berlin", cut) },
                        { TableEvent.fromJson(cut, "") },
                        { InformationState.fromJson(cut, seen.toJson()) },
                        { readScenario(cut, "") },
                        { positionChanges(cut, "") },
                        { wrapTranscript(cut) },
                        { Opponent.seated(cut, 7, 0) },
                        // In a list and in a record.
                        { table.setNames(listOf("Ben", cut)) },
                        { table.snapshot(0, Theme.LIGHT, touched = listOf(cut)) },
                        { table.chooseFor(0, Opponent(cut, 7)) },
                        { targetAt(listOf(place.copy(label = cut)), DrawingPoint(0, 0), 22) },
                    )
                for ((number, call) in calls.withIndex()) {
                    val error = assertFailsWith<MauerwerkException.Notation>("call $number") { call() }
                    assertEquals("text must have whole characters, got half of one at index 3", error.message)
                }
            }
            seen.close()
            for (half in listOf("\uD83D", "\uDE00", "\uDE00\uD83D", "a\uDE00b")) {
                assertFailsWith<MauerwerkException.Notation> { table.setNames(listOf(half, "Ben")) }
            }
            table.setNames(listOf("Ada😀", "Ben"))
            assertEquals("Ada😀", table.names().first())
        }
    }

    @Test
    fun `objects that were closed`() {
        val dealer = Dealer(0)
        val thought = Thought()
        val table = Table("berlin", "", 7)
        val guest = Guest.join(table.messageTo("match", Viewer.Player(0)))
        val seen = table.seenBy(Viewer.Spectator)
        val view = table.view(Viewer.Spectator)
        repeat(2) { listOf(dealer, thought, table, guest, seen, view).forEach { it.close() } } // a second time does nothing
        val calls: List<() -> Any?> =
            listOf(
                { dealer.below(6) },
                { thought.stop() },
                { table.turn() },
                { table.snapshot(0) },
                { guest.snapshot() },
                { seen.now() },
                { view.drawing() },
                { Table("berlin", "").use { it.deal(dealer) } },
                { Table("berlin", "").use { it.simulate(1, 7, thought = thought) } },
            )
        for ((number, call) in calls.withIndex()) assertFailsWith<IllegalStateException>("call $number") { call() }
    }

    @Test
    fun `many threads at one table`() {
        Table("berlin", "max_idle_turns:50").use { table ->
            Dealer(3).use { dealer ->
                val errors = ConcurrentLinkedQueue<Throwable>()
                val threads =
                    List(8) { number ->
                        thread {
                            repeat(200) {
                                try {
                                    if (number % 2 == 0) table.decide(dealer) else table.snapshot(Viewer.Spectator)
                                } catch (over: MauerwerkException.Unavailable) {
                                    return@repeat
                                } catch (error: Throwable) {
                                    errors += error
                                }
                            }
                        }
                    }
                threads.forEach { it.join() }
                assertContentEquals(emptyArray(), errors.toTypedArray())
                Table.fromJson(table.toJson()).use { assertEquals(table.notation(), it.notation()) }
            }
        }
    }

    @Test
    fun `an object that is closed while other threads use it`() {
        repeat(20) {
            val table = Table("berlin", "")
            val dealer = Dealer(3)
            val calls =
                listOf<() -> Unit>(
                    { table.snapshot(Viewer.Spectator, Theme.LIGHT) },
                    { table.decide(dealer) },
                    { table.seenBy(Viewer.Spectator).use { seen -> seen.now().close() } },
                    { dealer.below(6) },
                )
            val errors = ConcurrentLinkedQueue<Throwable>()
            val threads =
                calls.map { call ->
                    thread {
                        try {
                            while (true) call()
                        } catch (error: Throwable) {
                            errors += error
                        }
                    }
                }
            Thread.sleep(5)
            listOf(dealer, table).forEach { it.close() }
            threads.forEach { it.join() }
            assertEquals(List(calls.size) { IllegalStateException::class }, errors.map { it::class })
        }
    }

    @Test
    fun `names that are hardly names`() {
        Table("berlin", "players:2").use { table ->
            val odd = listOf("a\u0000b\n\"\\", "🧱".repeat(1_000_000))
            table.setNames(odd)
            Table.fromJson(table.toJson()).use { assertEquals(odd, it.names()) }
            assertFailsWith<MauerwerkException.Record> { table.setNames(List(1_000_000) { "Ada" }) }
            assertEquals(odd, table.names())
        }
    }

    @Test
    fun `text and lists of ten megabytes`() {
        val huge = "y".repeat(10_000_000)
        val wrong =
            listOf<() -> Any>(
                { Table(huge, "") },
                { Table.read("die-mauer", "wall:$huge") },
                { Table.read("die-mauer", "wall:" + "T".repeat(10_000_000)) },
                { Table.fromJson("{\"game\": \"$huge\"}") },
                { Table("mauerbauer", "board:$huge") },
                { rules(huge) },
                { runScenario(huge, huge) },
                { Table("die-mauer", "stock:" + "G".repeat(1_000_000)) },
                { Table("berlin", "preset_holes:" + List(1_000_000) { "a1" }.joinToString(",")) },
                { Table("berlin", "").use { it.play(0, huge) } },
                { Table("berlin", "").use { it.play(0, "0" + "U".repeat(10_000_000)) } },
                { Table("mauerbauer", "").use { it.play(0, "b" + ".".repeat(10_000_000)) } },
            )
        for ((number, call) in wrong.withIndex()) {
            val error = assertFailsWith<MauerwerkException>("call $number") { call() }
            assertTrue(error.message.orEmpty().length < 300, "call $number")
        }
        // The faults quote names of options and values, with at most a thousand letters.
        val faulty =
            listOf<() -> Unit>(
                { Table("berlin", "rows:4 $huge:4") },
                { Table("berlin", "rows:$huge") },
                { Table("die-mauer", "wall_values:" + List(1_000_000) { "1" }.joinToString(",")) },
            )
        for ((number, call) in faulty.withIndex()) {
            val error = assertFailsWith<MauerwerkException.Setup>("faulty call $number") { call() }
            assertTrue(error.message.orEmpty().length < 2000, "faulty call $number")
        }
    }

    @Test
    fun `numbers that count are not negative`() {
        Table.random("berlin", "players:2", 3).use { table ->
            val notation = table.notation()
            Dealer(0).use { dealer ->
                val calls: List<() -> Any?> =
                    listOf(
                        { table.undoTo(-1) },
                        { table.replayed(Int.MIN_VALUE) },
                        { table.messageTo("match", Viewer.Spectator, -1) },
                        { table.motions(Viewer.Spectator, -1) },
                        { table.simulate(-1, 7) },
                        { table.simulate(1, 7, -1) },
                        { dealer.below(-6) },
                        { targetAt(emptyList(), DrawingPoint(0, 0), -1) },
                    )
                for ((number, call) in calls.withIndex()) {
                    val error = assertFailsWith<MauerwerkException.Notation>("call $number") { call() }
                    assertTrue("expected a number from 0, not -" in error.message.orEmpty(), error.message)
                }
            }
            assertEquals(notation, table.notation())
        }
    }

    @Test
    fun `limits as high as can be`() {
        Table.random("berlin", "players:2", 3).use { table ->
            table.replayed(Int.MAX_VALUE).use { assertEquals(table.notation(), it.notation()) }
        }
        Dealer(0).use { assertTrue(it.below(Int.MAX_VALUE) < Int.MAX_VALUE) }
        Table("die-mauer", "").use { assertEquals(2, it.simulate(2, -1L, Int.MAX_VALUE)["finished"]?.sum()) }
        Table.random("die-mauer", "", -1L).use { assertTrue(it.turn() is Turn.Over) }
    }
}
