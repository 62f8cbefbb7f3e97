package io.mauerwerk

import java.util.concurrent.ConcurrentLinkedQueue
import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Whatever is passed, the answer is an error that says what is wrong, and nothing worse. */
class HostileTest {
    private val seats = listOf(8, 99, -1, Int.MAX_VALUE, Int.MIN_VALUE)

    @Test
    fun `seats that no game has`() {
        val setup = DieMauerSetup.default()
        DieMauerGame(setup).use { game ->
            for (seat in seats) {
                val calls =
                    listOf<() -> Any>(
                        { game.snapshot(seat) },
                        { game.play(seat, "T") },
                        { game.apply(seat, DieMauerAction.Decline) },
                        { game.news(Viewer.Player(seat)) },
                        { game.history(Viewer.Player(seat)) },
                        { game.seenBy(Viewer.Player(seat)) },
                        { game.resample(Viewer.Player(seat), 0) },
                        { game.state().use { it.choices(seat) } },
                        { game.state().use { it.svg(Viewer.Player(seat), Theme.DARK) } },
                        { DieMauerGame(setup.copy(firstMaster = seat)) },
                        { DieMauerState.start(setup.copy(firstMaster = seat)) },
                        { setup.copy(firstMaster = seat).notation },
                        { BerlinAction.Move(seat, BerlinPath(listOf(BerlinDirection.UP), 0)).notation },
                        { MauerbauerAction.First(seat).notation },
                        { MauerbauerGame(MauerbauerSetup.default().copy(firstPlayer = seat)) },
                    )
                for (call in calls) {
                    val error = assertFailsWith<MauerwerkException> { call() }
                    assertTrue("seat" in error.message.orEmpty(), error.message)
                }
            }
            // A seat that only this table lacks is refused as such.
            val error = assertFailsWith<MauerwerkException.NoSuchSeat> { game.snapshot(7) }
            assertEquals("no seat 7 at this table: its seats are 0 to 3", error.message)
        }
    }

    @Test
    fun `numbers out of range`() {
        val setup = DieMauerSetup.default()
        val berlin = BerlinSetup.default()
        for (number in listOf(-1, 256, 65536, Int.MAX_VALUE)) {
            assertFailsWith<MauerwerkException.Notation> { DieMauerGame(setup.copy(players = number)) }
            assertFailsWith<MauerwerkException.Notation> { DieMauerGame(setup.copy(wallValues = listOf(1, number))) }
            assertFailsWith<MauerwerkException.Notation> { BerlinGame(berlin.copy(rows = number)) }
            val cell = BerlinCell(number, 0)
            assertFailsWith<MauerwerkException.Notation> { BerlinAction.Place(cell).notation }
            assertFailsWith<MauerwerkException.Notation> {
                BerlinGame(berlin.copy(presetHoles = BerlinPresetHoles.At(listOf(cell))))
            }
            assertFailsWith<MauerwerkException.Notation> { DieMauerSetup.of(DieMauerEdition.CONSENSUS, number) }
        }
        for (limit in listOf(-1, 65536)) {
            assertFailsWith<MauerwerkException.Notation> { DieMauerGame(setup.copy(maxIdleTurns = limit)) }
        }
        assertFailsWith<MauerwerkException.Setup> { DieMauerGame(setup.copy(players = 255)) }
        assertFailsWith<MauerwerkException.Setup> { BerlinGame(berlin.copy(rows = 255, columns = 255)) }
        val towers = List(1000) { DieMauerPiece.TOWER }
        assertFailsWith<MauerwerkException.Notation> { DieMauerGame(setup.copy(stock = towers)) }
        val long = BerlinAction.Move(0, BerlinPath(List(100_000) { BerlinDirection.LEFT }, -1))
        assertFailsWith<MauerwerkException.Notation> { long.notation }
        DieMauerState.start(setup).use { state ->
            assertFailsWith<MauerwerkException.Notation> { state.simulate(Int.MAX_VALUE, 0) }
            assertEquals(0, state.simulate(0, 0).columns.sumOf { it.values.size })
            assertEquals(5, state.simulate(5, 0, 0)["finished"]?.count { it == 0 })
        }
    }

    @Test
    fun `spaces, boards and decks of Mauerbauer that are none`() {
        val setup = MauerbauerSetup.default()
        val plan = setup.board.plan
        val deck = setup.deck.plan
        val city = MauerbauerCard.CitySize
        MauerbauerState.start(setup).use { state ->
            for (number in listOf(0, 65, -1, 256, Int.MAX_VALUE, Int.MIN_VALUE)) {
                val north = plan.regions[0].copy(spaces = mapOf(number to listOf("a1", "a2", "b1")))
                val wrong =
                    listOf<() -> Any?>(
                        { MauerbauerAction.Join(number).notation },
                        { MauerbauerAction.Choose(number).notation },
                        { MauerbauerCard.RegionOut(number).label },
                        { MauerbauerAction.Draw(MauerbauerCard.RegionOut(number)).notation },
                        { state.explainFor(city, number) },
                        { state.explain(MauerbauerCard.RegionOut(number)) },
                        { plan.copy(regions = listOf(north)).check() },
                        { deck.copy(cards = mapOf(MauerbauerCard.RegionOut(number) to 1)).check() },
                    )
                for (call in wrong) assertFailsWith<MauerwerkException.Notation> { call() }
            }
            assertEquals(null, state.explainFor(city, 64))
        }
        for (number in listOf(-1, 256, Int.MAX_VALUE)) {
            assertFailsWith<MauerwerkException.Notation> { MauerbauerGame(setup.copy(players = number)) }
            assertFailsWith<MauerwerkException.Notation> { deck.copy(cards = mapOf(city to number)).check() }
            assertFailsWith<MauerwerkException.Notation> {
                deck.copy(points = deck.points.copy(cities = number)).toToml()
            }
        }
        for (name in listOf("", "a9", "i1", "A1", "a1-a1", "🧱", "x".repeat(1_000_000))) {
            assertFailsWith<MauerwerkException.Notation> { plan.copy(coast = listOf(name)).toToml() }
            assertFailsWith<MauerwerkException.Notation> { plan.copy(towers = mapOf(name to BoardPoint(0, 0))).check() }
        }
        // What could be a plan is checked, and all that is wrong with it told at once.
        val odd =
            listOf(
                plan.copy(name = "x".repeat(1_000_000)),
                plan.copy(towers = plan.towers + ("a1" to BoardPoint(Int.MIN_VALUE, Int.MAX_VALUE))),
                plan.copy(regions = emptyList()),
                plan.copy(regions = listOf(regionOf(List(100_000) { "a1" }))),
                plan.copy(coast = List(10_000) { "a1-h8" }),
            )
        for (own in odd) {
            val error = assertFailsWith<MauerwerkException.Plan> { own.check() }
            assertTrue(error.faults.isNotEmpty() && error.faults.all { it.rule == "MA-91" })
            assertFailsWith<MauerwerkException.Plan> { own.svg(Theme.LIGHT) }
            assertFailsWith<MauerwerkException.Plan> { own.drawing() }
            assertFailsWith<MauerwerkException.Setup> { MauerbauerGame(setup.copy(board = MauerbauerBoard.Own(own))) }
        }
        val none = deck.copy(cards = emptyMap())
        assertFailsWith<MauerwerkException.Plan> { none.check() }
        assertFailsWith<MauerwerkException.Setup> { MauerbauerGame(setup.copy(deck = MauerbauerDeck.Own(none))) }
    }

    private fun regionOf(corners: List<String>) = MauerbauerRegionPlan("north", mapOf(1 to corners))

    @Test
    fun `text that is nothing`() {
        val huge = "x".repeat(4_000_000)
        val deep = "[".repeat(1_000_000)
        val odd = listOf("", " ", "\u0000", "\n", "{}", "null", "[]", "🧱", huge, deep)
        for (text in odd) {
            assertFailsWith<MauerwerkException.Record> { DieMauerGame.fromJson(text) }
            assertFailsWith<MauerwerkException.Record> { BerlinGame.fromJson(text) }
            assertFailsWith<MauerwerkException.Record> { MauerbauerGame.fromJson(text) }
            assertFailsWith<MauerwerkException.Record> { Table.fromJson(text) }
            assertFailsWith<MauerwerkException.Position> { DieMauerState.fromJson(text) }
            assertFailsWith<MauerwerkException.Position> { BerlinState.fromJson(text) }
            assertFailsWith<MauerwerkException.Position> { MauerbauerState.fromJson(text) }
            assertFailsWith<MauerwerkException.Notation> { MauerbauerAction.read(text) }
            assertFailsWith<MauerwerkException.Notation> { MauerbauerCard.read(text) }
            assertFailsWith<MauerwerkException.Notation> { MauerbauerAction.Build(text).notation }
            assertFailsWith<MauerwerkException.Plan> { MauerbauerBoardPlan.fromToml(text) }
            assertFailsWith<MauerwerkException.Plan> { MauerbauerBoardPlan.fromJson(text) }
            assertFailsWith<MauerwerkException.Plan> { MauerbauerDeckPlan.fromToml(text) }
            assertFailsWith<MauerwerkException.Plan> { MauerbauerDeckPlan.fromJson(text) }
            assertFailsWith<MauerwerkException.Notation> { DieMauerAction.read(text) }
            assertFailsWith<MauerwerkException.Notation> { BerlinAction.read(text) }
            assertFailsWith<MauerwerkException.Notation> { Table(text, "") }
            assertFailsWith<MauerwerkException.Notation> { rules(text) }
            assertFailsWith<MauerwerkException.Notation> { runScenario("berlin", text) }
            assertFailsWith<MauerwerkException.Scenario> { readScenario(text, text) }
            assertFailsWith<MauerwerkException.Scenario> { runToml(text, text) }
            if (text.isNotBlank()) {
                assertFailsWith<MauerwerkException.Setup> { DieMauerSetup.read(text) }
                assertFailsWith<MauerwerkException.Setup> { BerlinSetup.read(text) }
                assertFailsWith<MauerwerkException.Setup> { MauerbauerSetup.read(text) }
                assertFailsWith<MauerwerkException.Position> { MauerbauerState.read(text) }
                assertFailsWith<MauerwerkException.Setup> { Table("berlin", text) }
                assertFailsWith<MauerwerkException.Position> { BerlinState.read(text) }
            }
        }
        // Long text is quoted in part.
        val error = assertFailsWith<MauerwerkException> { DieMauerAction.read(huge) }
        assertTrue(error.message.orEmpty().length < 200)
    }

    @Test
    fun `half of an emoji`() {
        val cut = "Ada😀".take(4)
        val setup = MauerbauerSetup.default()
        val plan = setup.board.plan
        Table("berlin", "players:2", 7).use { table ->
            val seen = table.seenBy(Viewer.Spectator)
            val place = table.snapshot(0, Theme.LIGHT).places.first()
            Guest.join(table.messageTo("match", Viewer.Player(0))).use { guest ->
                val calls: List<() -> Any?> =
                    listOf(
                        // A text by itself, to functions, constructors and objects.
                        { rules(cut) },
                        { lobby("berlin", cut) },
                        { Table(cut, "") },
                        { Table.fromJson(cut) },
                        { table.play(0, cut) },
                        { table.receive("match", 0, cut) },
                        { table.receive(cut, 0, "{}") },
                        { table.messageTo(cut, Viewer.Spectator) },
                        { guest.receive(cut) },
                        { guest.decide(cut) },
                        { Guest.join(cut) },
                        { DieMauerAction.read(cut) },
                        { MauerbauerBoardPlan.fromToml(cut) },
                        { TableView.fromJson("berlin", cut) },
                        { TableEvent.fromJson(cut, "") },
                        { InformationState.fromJson(cut, seen.toJson()) },
                        { readScenario(cut, "") },
                        { positionChanges(cut, "") },
                        { wrapTranscript(cut) },
                        { Opponent.seated(cut, 7, 0) },
                        // In a list, a record, a map and a variant.
                        { table.setNames(listOf("Ben", cut)) },
                        { table.snapshot(0, Theme.LIGHT, touched = listOf(cut)) },
                        { table.chooseFor(0, Opponent(cut, 7)) },
                        { targetAt(listOf(place.copy(label = cut)), DrawingPoint(0, 0), 22) },
                        { plan.copy(name = cut).check() },
                        { plan.copy(towers = mapOf(cut to BoardPoint(0, 0))).toToml() },
                        { MauerbauerAction.Build(cut).notation },
                        { MauerbauerGame(setup.copy(board = MauerbauerBoard.Own(plan.copy(name = cut)))) },
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
        val game = DieMauerGame(DieMauerSetup.default())
        val state = game.state()
        val dealer = Dealer(0)
        val table = Table("berlin", "")
        listOf(game, state, dealer, table).forEach { it.close() }
        listOf(game, state, dealer, table).forEach { it.close() } // a second time does nothing
        assertFailsWith<IllegalStateException> { game.snapshot(0) }
        assertFailsWith<IllegalStateException> { state.notation() }
        assertFailsWith<IllegalStateException> { dealer.below(6) }
        assertFailsWith<IllegalStateException> { table.turn() }
        Table("berlin", "").use { other -> assertFailsWith<IllegalStateException> { other.deal(dealer) } }
        assertFailsWith<IllegalStateException> { DieMauerGame.fromState(state) }
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
            val game = DieMauerGame(DieMauerSetup.default())
            val calls =
                listOf<() -> Unit>(
                    { table.snapshot(Viewer.Spectator, Theme.LIGHT) },
                    { table.decide(dealer) },
                    { game.state().use { state -> DieMauerGame.fromState(state).close() } },
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
            listOf(dealer, game, table).forEach { it.close() }
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
        val setup = DieMauerSetup.default()
        val wrong =
            listOf<() -> Any>(
                { Table(huge, "") },
                { Table.read("die-mauer", "wall:$huge") },
                { Table.read("die-mauer", "wall:" + "T".repeat(10_000_000)) },
                { Table.fromJson("{\"game\": \"$huge\"}") },
                { DieMauerGame.fromJson("{\"game\": \"$huge\"}") },
                { BerlinAction.read("0" + "U".repeat(10_000_000)) },
                { MauerbauerAction.read("b" + ".".repeat(10_000_000)) },
                { MauerbauerSetup.read("board:$huge") },
                { rules(huge) },
                { runScenario(huge, huge) },
                { DieMauerGame(setup.copy(stock = List(1_000_000) { DieMauerPiece.GATE })) },
                { BerlinGame(BerlinSetup.default().copy(presetHoles = BerlinPresetHoles.At(List(1_000_000) { BerlinCell(0, 0) }))) },
                { Table("berlin", "").use { it.play(0, huge) } },
            )
        for ((number, call) in wrong.withIndex()) {
            val error = assertFailsWith<MauerwerkException>("call $number") { call() }
            assertTrue(error.message.orEmpty().length < 300, "call $number")
        }
        // These name options and values, up to a thousand letters of them.
        val faulty =
            listOf<() -> Unit>(
                { Table("berlin", "rows:4 $huge:4") },
                { Table("berlin", "rows:$huge") },
                { DieMauerGame(setup.copy(wallValues = List(1_000_000) { 1 })) },
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
                DieMauerState.start(DieMauerSetup.default()).use { state ->
                    val calls: List<() -> Any?> =
                        listOf(
                            { table.undoTo(-1) },
                            { table.replayed(Int.MIN_VALUE) },
                            { table.messageTo("match", Viewer.Spectator, -1) },
                            { table.motions(Viewer.Spectator, -1) },
                            { dealer.below(-6) },
                            { state.simulate(-1, 7) },
                            { state.simulate(1, 7, -1) },
                            { targetAt(emptyList(), DrawingPoint(0, 0), -1) },
                        )
                    for ((number, call) in calls.withIndex()) {
                        val error = assertFailsWith<MauerwerkException.Notation>("call $number") { call() }
                        assertTrue("expected a number from 0, not -" in error.message.orEmpty(), error.message)
                    }
                }
            }
            for (count in listOf(-1, 256)) {
                assertFailsWith<MauerwerkException.Notation> { BerlinGame(BerlinSetup.default().copy(presetHoles = BerlinPresetHoles.Random(count))) }
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
        DieMauerState.start(DieMauerSetup.default()).use { state ->
            assertEquals(2, state.simulate(2, -1L, Int.MAX_VALUE)["finished"]?.sum())
        }
        Table.random("die-mauer", "", -1L).use { assertTrue(it.turn() is Turn.Over) }
    }
}
