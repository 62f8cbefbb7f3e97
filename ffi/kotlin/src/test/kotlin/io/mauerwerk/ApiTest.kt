package io.mauerwerk

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The library as an app uses it. */
class ApiTest {
    @Test
    fun `a round of Die Mauer by actions`() {
        val setup =
            DieMauerSetup.default().copy(
                players = 3,
                rounds = 1,
                stock = listOf(DieMauerPiece.TOWER, DieMauerPiece.WALL4),
            )
        assertEquals("players:3 rounds:1 stock:T4", setup.notation)
        assertEquals(setup, DieMauerSetup.read(setup.notation))
        DieMauerGame(setup).use { game ->
            val wall4 = DieMauerAction.Plan(DieMauerFist.Holds(DieMauerPiece.WALL4))
            game.apply(0, DieMauerAction.Plan(DieMauerFist.Holds(DieMauerPiece.TOWER)))
            game.apply(1, wall4)

            // A fist is closed for everybody else, until the last one is on the table.
            assertEquals(DieMauerSeenFist.Closed, game.snapshot(2).view.position.fists[1])
            assertEquals(DieMauerPiece.WALL4, game.snapshot(1).view.position.fists[1]?.fist?.piece)
            assertEquals("seat 1 puts a fist on the table", game.snapshot(2).news.single().text)
            assertEquals(listOf(2), game.turn().deciding)
            assertEquals(listOf("-", "T", "4"), game.snapshot(2).choices.map { it.notation })
            assertEquals("seat 2 puts a fist on the table: T", game.snapshot(2).choices[1].label)

            val news = game.apply(2, DieMauerAction.Plan(DieMauerFist.Empty))
            assertEquals(listOf(DieMauerPiece.TOWER), game.snapshot(0).view.position.wall)
            assertIs<DieMauerEvent.Revealed>(news[1].event)
            assertEquals("fists open: T/4/- (Master-builder 0)", news[1].text)

            for ((seat, notation) in listOf(0 to "4", 1 to "4", 2 to "4", 2 to "L", 0 to "R")) game.play(seat, notation)
            val result = checkNotNull(game.turn().result)
            assertEquals(listOf(0, 19, 15), result.scores)
            assertEquals(listOf(0), result.winners)
            assertEquals("rounds_played", result.ending)
            assertEquals(result.scores, game.snapshot(Viewer.Spectator).scores)

            val last = game.undo()
            assertEquals(DieMauerAction.Place(DieMauerEnd.RIGHT), last.action)
            assertEquals(DieMauerEnd.RIGHT, (last.action as DieMauerAction.Place).end)
            assertEquals("0 R", last.notation)
            assertNull(game.turn().result)
        }
    }

    @Test
    fun `Berlin with dice on the table`() {
        val setup = BerlinSetup.of(listOf(BerlinVariant.GRAVITY), players = 3).copy(ground = BerlinGround.LEFT)
        assertEquals("players:3 ground:left variants:gravity", setup.notation)
        BerlinGame(setup).use { game ->
            assertEquals(Turn.Chance, game.turn())
            val chances = game.chances()
            assertEquals(listOf("S", "M", "C", "A"), chances.map { it.notation })
            assertTrue(chances.all { it.weight == chances[0].weight })
            Dealer(7).use { dealer ->
                while (game.turn() is Turn.Chance) game.deal(dealer)
                val seat = game.turn().deciding.single()
                val choice = game.snapshot(seat).choices.first()
                val cell = assertIs<BerlinAction.Place>(choice.action).cell
                assertEquals(BerlinCell(0, 0), cell)
                assertEquals("seat $seat puts its hammer on a1", choice.label)
                assertNull(game.snapshot(seat).view.position.hammers[seat])
                game.apply(seat, choice.action)
                val position = game.snapshot(seat).view.position
                assertEquals(cell, position.hammers[seat])
                assertEquals(position.wall[0], position[cell])
                assertNull(position[BerlinCell(12, 0)])
                // One's own die: the value is given, not rolled.
                while (game.chances().none { it.action is BerlinAction.Value }) game.decide(dealer)
                game.apply(Decider.Chance, BerlinAction.Value(BerlinValue.NULL))
                assertTrue(game.toPpn().isNotEmpty())
            }
        }
    }

    @Test
    fun `maps are in order, from screen to screen`() {
        MauerbauerGame.random(MauerbauerSetup.default(), 7).use { game ->
            val (position, plan) = game.snapshot(0).view.position to MauerbauerBoard.Shipped(MauerbauerShipped.RECONSTRUCTED).plan
            val spaces = plan.regions.map { it.spaces }
            for (map in listOf(position.towers, plan.towers)) assertEquals(map.keys.sorted(), map.keys.toList())
            for (map in spaces + position.houses) assertEquals(map.keys.sorted(), map.keys.toList())
            assertTrue(position.towers.size > 9 && position.houses.size > 9)
        }
    }

    @Test
    fun `Mauerbauer on a board of one's own`() {
        val own = MauerbauerBoardPlan.fromToml(MauerbauerBoard.Shipped(MauerbauerShipped.HEXAGON).plan.toToml())
        assertEquals(own, MauerbauerBoardPlan.fromJson(own.toJson()))
        assertEquals(6, own.check().spaces)
        assertTrue(own.svg(Theme.DARK).startsWith("<svg"))
        assertTrue("a1" in own.drawing())
        val deck = MauerbauerDeckPlan.fromToml("cards = { size = 30, in-towers = 29 }\npoints = { towers_in = 2 }")
        assertEquals(2, deck.points.towersIn)
        assertEquals(29, deck.cards[MauerbauerCard.TowersIn])
        assertTrue("MA-92" in deck.check().orEmpty())
        val setup =
            MauerbauerSetup.of(MauerbauerBoard.Own(own), players = 3)
                .copy(deck = MauerbauerDeck.Own(deck), firstPlayer = 0)
        assertEquals(setup, MauerbauerSetup.read(setup.notation))
        MauerbauerGame(setup).use { game ->
            Dealer(7).use { dealer ->
                while (game.turn() is Turn.Chance) game.deal(dealer)
                val screen = game.snapshot(0)
                assertEquals(screen.view.position.hands[0].size, screen.view.position.hands[0].cards?.size)
                assertNull(screen.view.position.hands[1].cards)
                val line = assertIs<MauerbauerAction.Build>(screen.choices.first().action).line
                game.apply(0, MauerbauerAction.Build(line))
                val roll = game.chances().first { it.action is MauerbauerAction.Roll }
                game.apply(Decider.Chance, roll.action)
                assertEquals((roll.action as MauerbauerAction.Roll).roll, game.snapshot(0).view.position.roll)
                val pieces = assertIs<MauerbauerAction.Place>(game.snapshot(0).choices.first().action).placement
                game.apply(0, MauerbauerAction.Place(pieces))
                val position = game.snapshot(1).view.position
                assertEquals(listOf(line), position.walls)
                assertEquals(pieces.firstTower, position.towers[line.substringBefore('-')])
                val explained = game.explain(MauerbauerCard.TowersOut)
                assertEquals(explained.counted.size, explained.points)
                assertIs<MauerbauerCounted.Tower>(explained.counted.first())
                assertNull(game.explainFor(MauerbauerCard.CitySize, 1))
            }
        }
    }

    @Test
    fun `cards of Mauerbauer have labels`() {
        val cards = MauerbauerCard.all()
        assertEquals(cards, cards.map { MauerbauerCard.read(it.notation) })
        assertEquals(cards.size, cards.map { it.label }.distinct().size)
        assertEquals("houses of region 2 outside cities", MauerbauerCard.RegionOut(2).label)
        assertEquals(MauerbauerKind.REGION_OUT, MauerbauerCard.read("out-2").kind)
    }

    @Test
    fun `states are values`() {
        DieMauerState.start(DieMauerSetup.default()).use { state ->
            state.play(Decider.Player(0), "T").use { next ->
                assertNotEquals(state, next)
                next.allows(Decider.Player(1), DieMauerAction.Decline).also { assertEquals(false, it) }
                DieMauerState.read(next.toString()).use { again ->
                    assertEquals(next, again)
                    assertEquals(next.hashCode(), again.hashCode())
                }
            }
            assertEquals("Decline", DieMauerAction.Decline.toString())
            assertEquals(state.seats(), 4)
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
        DieMauerState.start(DieMauerSetup.default()).use { state ->
            val batch = state.simulate(100, 7)
            assertEquals(100, batch["decisions"]?.size)
            assertEquals(List(100) { it }, batch["game"]?.toList())
            assertEquals(batch, state.simulate(100, 7).let { again -> batch.takeIf { same(it, again) } })
            assertNull(batch["luck"])
        }
    }

    private fun same(one: Batch, other: Batch) =
        one.columns.zip(other.columns).all { (a, b) -> a.name == b.name && a.values.contentEquals(b.values) }

    @Test
    fun `errors name the ruling`() {
        DieMauerGame(DieMauerSetup.default()).use { game ->
            val error = assertFailsWith<MauerwerkException.IllegalAction> { game.play(0, "5") }
            assertEquals("DM-09", error.rule)
            assertEquals("plan_not_owned", error.reason)
            assertEquals(Decider.Player(0), error.actor)
            assertEquals(rules("die-mauer").first { it.id == "DM-09" }.sentence, error.sentence)
            assertTrue(error.faults.isEmpty())
        }
        val error = assertFailsWith<MauerwerkException.Setup> { BerlinGame(BerlinSetup.default().copy(target = 0)) }
        assertEquals(listOf("BE-30"), error.faults.map { it.rule })
    }

    @Test
    fun `a game with chance of its own brings the same again`() {
        val setup = BerlinSetup.default().copy(players = 2, hammerSetup = BerlinHammerSetup.Random)
        BerlinGame(setup, -1L).use { game ->
            game.resolveChance()
            assertEquals(null, game.beforeLast())
            val seat = game.turn().deciding.single()
            assertFailsWith<MauerwerkException.Unavailable> { Dealer(0).use { game.decideFor(1 - seat, it) } }
            val choice = game.snapshot(seat).choices.first().action
            game.apply(seat, choice)
            game.resolveChance()
            val (played, decisions) = game.toJson() to game.decisions()
            val before = game.beforeLast(listOf(seat))
            assertEquals(Decider.Player(seat), game.undoTo(assertNotNull(before)).first().actor)
            Dealer(1).use { game.decideFor(seat, it) }
            game.resolveChance()
            game.undoTo(before)
            game.apply(seat, choice)
            game.resolveChance()
            assertEquals(decisions, game.decisions())
            BerlinGame.fromJson(played).use { assertEquals(-1L, it.seed()) }
            game.undoTo(0)
            assertFalse(game.canUndo())
            game.setSeed(null)
            assertFailsWith<MauerwerkException.Unavailable> { game.resolveChance() }
            assertFailsWith<MauerwerkException.NoSuchSeat> { game.beforeLast(listOf(99)) }
        }
    }

    @Test
    fun `the example of the README`() {
        DieMauerGame(DieMauerSetup.default().copy(players = 3)).use { game ->
            val screen = game.snapshot(seat = 0, Theme.LIGHT)
            game.apply(0, screen.choices.first().action)
            val saved = game.toJson()
            Table.fromJson(saved).use { assertEquals(game.state().use { state -> state.toString() }, it.notation()) }
        }
    }
}
