package io.mauerwerk

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The plan of the smallest board of Mauerbauer. */
const val SMALL_BOARD =
    """{"name":"mine","coast":["a1-b1"],"towers":{"a1":[500,0],"a2":[1500,0],"b1":[0,866],"b2":[1000,866]},""" +
        """"regions":[{"name":"west","spaces":{"1":"a1-b2-b1"}},{"name":"east","spaces":{"2":"a1-a2-b2"}}]}"""

/** The library as an app uses it. */
class ApiTest {
    @Test
    fun `words and sentences of apps are told in every language`() {
        assertEquals("Take back", words()["undo"])
        assertEquals("Zurücknehmen", words(Lang.DE)["undo"])
        assertEquals(words().keys, words(Lang.FR).keys)
        val error = assertFailsWith<MauerwerkException.Notation> { replaceTexts(Lang.DE, "### front\nundo = { \$seat }\n") }
        assertEquals("line 2: front/undo has no argument \$seat", error.text)
        replaceTexts(Lang.FR, "### front\nplay-on = Allons-y\n")
        assertEquals("Allons-y", words(Lang.FR)["play-on"])
        val names = listOf("Ada", "")
        assertEquals("Geef door aan Ada", Notice.HandOver(0).tell(names, Lang.NL))
        assertEquals("Platz 1 (mittel)", Notice.Named(1, "medium").tell(names, Lang.DE))
        assertEquals("gagne 54\u00A0%, -0,5 points", Notice.Worth(0.536, -0.5).tell(lang = Lang.FR))
        assertEquals(listOf(Lang.DE, Lang.FR, Lang.EN), listOf("de-AT", "fr_CH.UTF-8", "pt").map { Lang.of(it) })
    }

    @Test
    fun `a round of Die Mauer`() {
        Table("die-mauer", "players:3 rounds:1 stock:T4").use { table ->
            assertEquals(3, table.seats())
            assertEquals("players:3 rounds:1 stock:T4", table.setup())
            table.play(0, "T")
            table.play(1, "4")

            // Until the last fist is on the table, others do not see what is in a fist.
            assertEquals(listOf("fists:T/?/_", "fists:?/4/_", "fists:?/?/_"), (0..2).map { table.snapshot(it).position.substringAfterLast(' ') })
            assertEquals("seat 1 puts a fist on the table", table.snapshot(2).news.single().text)
            assertEquals(listOf(2), table.turn().deciding)
            assertEquals(listOf("-", "T", "4"), table.snapshot(2).choices.map { it.notation })
            assertEquals("you put a fist on the table: T", table.snapshot(2).choices[1].label)
            assertEquals("du legst eine Faust auf den Tisch: T", table.snapshot(2, lang = Lang.DE).choices[1].label)
            assertEquals("Platz 1 legt eine Faust auf den Tisch", table.news(Viewer.Player(2), Lang.DE).single().text)
            assertEquals(listOf(true, false, false), listOf(2 to "T", 2 to "5", 1 to "T").map { (seat, action) -> table.allows(Decider.Player(seat), action) })

            val news = table.play(2, "-")
            assertTrue(table.snapshot(0).position.startsWith("wall:T "))
            assertEquals("fists open: seat 0 shows T (Master-builder), seat 1 shows 4, seat 2 shows nothing", news[1].text)
            assertEquals(news, news.map { TableEvent.fromJson("die-mauer", it.json) })
            assertEquals(news, table.news(Viewer.Player(2)))

            for ((seat, notation) in listOf(0 to "4", 1 to "4", 2 to "4", 2 to "L", 0 to "R")) table.play(seat, notation)
            val result = checkNotNull(table.turn().result)
            assertEquals(listOf(0, 19, 15), result.scores)
            assertEquals(listOf(0), result.winners)
            assertEquals("rounds_played", result.ending)
            assertEquals(result.scores, table.snapshot(Viewer.Spectator).scores)

            assertEquals(WrittenDecision(Decider.Player(0), "R", "0 R"), table.undo())
            assertNull(table.turn().result)
        }
    }

    @Test
    fun `Berlin with dice on the table`() {
        Table("berlin", "players:3 ground:left variants:gravity").use { table ->
            assertEquals(Turn.Chance, table.turn())
            val chances = table.chances()
            assertEquals(listOf("S", "M", "C", "A"), chances.map { it.notation })
            assertTrue(chances.all { it.weight == chances[0].weight })
            Dealer(7).use { dealer ->
                while (table.turn() is Turn.Chance) table.deal(dealer)
                val seat = table.turn().deciding.single()
                val choice = table.snapshot(seat).choices.first()
                assertEquals("you put your hammer on a1", choice.label)
                table.play(seat, choice.notation)
                assertTrue(" hammers:a1/-/- " in table.snapshot(seat).position)
                // People say what the die on the table shows.
                while (table.chances().none { it.notation == "n" }) table.decide(dealer)
                assertEquals("seat 0 rolls n for the start", table.play(Decider.Chance, "n").first().text)
            }
        }
    }

    @Test
    fun `touches mean an action`() {
        for (info in games()) {
            Table(info.id, "", 7).use { table ->
                table.resolveChance()
                val seat = table.turn().deciding.first()
                for (choice in table.snapshot(seat).choices) {
                    val chosen = (0..choice.touches.size).map { table.snapshot(seat, Theme.LIGHT, touched = choice.touches.take(it)).chosen }
                    assertEquals(List(choice.touches.size) { null } + choice.notation, chosen)
                }
            }
        }
    }

    @Test
    fun `Mauerbauer on a board and with a deck of your own`() {
        val deck = """{"cards":{"size":30,"in-towers":29},"points":{"towers_in":2}}"""
        Table("mauerbauer", "players:3 first_player:0 board:$SMALL_BOARD deck:$deck").use { table ->
            Table("mauerbauer", table.setup()).use { assertEquals(table.setup(), it.setup()) }
            Dealer(7).use { dealer -> while (table.turn() is Turn.Chance) table.deal(dealer) }
            assertEquals("hands:size*4,in-towers*2/?6/?6", table.snapshot(0).position.substringBefore(' '))
            assertEquals("?6/size*4,in-towers*2/?6", table.snapshot(1).position.substringBefore(' ').substringAfter(':'))
            val line = table.snapshot(0).choices.first().notation
            table.play(0, line)
            val roll = table.chances().first().notation
            table.play(Decider.Chance, roll)
            assertTrue(table.snapshot(0).position.endsWith(" roll:$roll"))
            table.play(0, table.snapshot(0).choices.first().notation)
            val position = table.snapshot(1).position
            assertTrue(position.startsWith("walls:$line towers:a1b,a2b houses:2=R "), position)
            val drawn = table.snapshot(1, Theme.DARK).places.map { it.name }
            assertTrue(drawn.containsAll(listOf("1", "2", line, "b1")))
        }
    }

    @Test
    fun `views are values`() {
        Table("die-mauer", "").use { table ->
            val start = table.view(Viewer.Player(0))
            table.play(0, "T")
            Table.read("die-mauer", table.notation()).use { again ->
                val views = listOf(table, again).map { it.view(Viewer.Player(0)) }
                assertNotEquals(start, views[0])
                assertEquals(views[0], views[1])
                assertEquals(views[0].hashCode(), views[1].hashCode())
                assertEquals(table.snapshot(0).position, views[0].toString())
                assertEquals(views[0], table.seenBy(Viewer.Player(0)).use { it.now() })
                (views + start).forEach { it.close() }
            }
        }
    }

    @Test
    fun `any game at a table, saved and shown again`() {
        for (info in games()) {
            Table.random(info.id, "", 4).use { table ->
                table.setNames(List(table.seats()) { "Ada $it" })
                Table.fromJson(table.toJson()).use { again ->
                    assertEquals(table.names(), again.names())
                    val shown = again.replay(Viewer.Spectator).toList()
                    assertEquals(table.decisions().size + 1, shown.size)
                    assertEquals(table.snapshot(Viewer.Spectator), shown.last())
                    val history = again.history(Viewer.Spectator)
                    assertEquals(history, shown.drop(1).map { it.news })
                }
                val light = table.snapshot(0, Theme.LIGHT).svg.orEmpty()
                assertTrue(light.startsWith("<svg"))
                assertNull(table.snapshot(0).svg)
            }
            assertTrue(rules(info.id).all { it.id.isNotEmpty() && it.sentence.isNotEmpty() })
        }
    }

    @Test
    fun `a game is shown again as it was when the walk began`() {
        Table.random("die-mauer", "rounds:1", 4).use { table ->
            val decisions = table.decisions().size
            val walk = table.replay(Viewer.Spectator).iterator()
            walk.next()
            table.undo()
            assertEquals(decisions, walk.asSequence().count())
        }
    }

    @Test
    fun `a drawing in the dark`() {
        Table("berlin", "").use { assertNotEquals(it.snapshot(0, Theme.LIGHT).svg, it.snapshot(0, Theme.DARK).svg) }
    }

    @Test
    fun `a simulation in one call`() {
        Table("die-mauer", "").use { table ->
            val batch = table.simulate(100, 7)
            assertEquals(100, batch["decisions"]?.size)
            assertEquals(List(100) { it }, batch["game"]?.toList())
            assertTrue(same(batch, table.simulate(100, 7)))
            assertNull(batch["luck"])
        }
        // A simulation starts from the position, and does not change it.
        Table.random("die-mauer", "players:3", 7).use { table ->
            table.undo()
            val left = table.decisions().size
            assertTrue(table.simulate(3, 7)["decisions"]!!.all { it < left })
            assertEquals(left, table.decisions().size)
        }
    }

    private fun same(one: Batch, other: Batch) =
        one.columns.zip(other.columns).all { (a, b) -> a.name == b.name && a.values.contentEquals(b.values) }

    @Test
    fun `errors name the ruling`() {
        Table("die-mauer", "").use { table ->
            val error = assertFailsWith<MauerwerkException.IllegalAction> { table.play(0, "5") }
            assertEquals("DM-09", error.rule)
            assertEquals("plan_not_owned", error.reason)
            assertEquals(Decider.Player(0), error.actor)
            assertEquals(rules("die-mauer").first { it.id == "DM-09" }.sentence, error.sentence)
            assertTrue(error.faults.isEmpty())
            val german = assertFailsWith<MauerwerkException.IllegalAction> { table.play(0, "5", Lang.DE) }
            assertEquals(rules("die-mauer", Lang.DE).first { it.id == "DM-09" }.sentence, german.sentence)
            assertTrue(german.text.endsWith("(DM-09) [Platz 0: 5]"), german.text)
        }
        val error = assertFailsWith<MauerwerkException.Setup> { Table("berlin", "target:0") }
        assertEquals(listOf("BE-30"), error.faults.map { it.rule })
    }

    @Test
    fun `a game with chance of its own brings the same again`() {
        Table("berlin", "players:2 hammer_setup:random", -1L).use { table ->
            table.resolveChance()
            assertNull(table.beforeLast())
            val seat = table.turn().deciding.single()
            assertFailsWith<MauerwerkException.Unavailable> { Dealer(0).use { table.decideFor(1 - seat, it) } }
            val choice = table.snapshot(seat).choices.first().notation
            table.play(seat, choice)
            table.resolveChance()
            val (played, decisions) = table.toJson() to table.decisions()
            val before = table.beforeLast(listOf(seat))
            assertEquals(Decider.Player(seat), table.undoTo(assertNotNull(before)).first().actor)
            Dealer(1).use { table.decideFor(seat, it) }
            table.resolveChance()
            table.undoTo(before)
            table.play(seat, choice)
            table.resolveChance()
            assertEquals(decisions, table.decisions())
            Table.fromJson(played).use { assertEquals(-1L, it.seed()) }
            table.undoTo(0)
            assertFalse(table.canUndo())
            table.setSeed(null)
            assertFailsWith<MauerwerkException.Unavailable> { table.resolveChance() }
            assertFailsWith<MauerwerkException.NoSuchSeat> { table.beforeLast(listOf(99)) }
        }
    }

    @Test
    fun `the example of the README`() {
        Table("die-mauer", "players:3").use { table ->
            val screen = table.snapshot(seat = 0, Theme.LIGHT)
            table.play(0, screen.choices.first().notation)
            val saved = table.toJson()
            Table.fromJson(saved).use { assertEquals(table.notation(), it.notation()) }
        }
    }
}
