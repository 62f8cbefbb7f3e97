package io.mauerwerk

import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

/** The id of the match. */
private const val MATCH = "match 1"

/** Play between devices. */
class GuestTest {
    private val viewers = listOf(Viewer.Player(0), Viewer.Player(1), Viewer.Player(2), Viewer.Spectator)

    private fun tell(table: Table, guest: Guest) = guest.receive(table.messageTo(MATCH, guest.viewer(), guest.decisions()))

    @Test
    fun `guests play games of all kinds`() {
        for (game in games()) {
            Table(game.id, "players:3", 7).use { table ->
                table.setNames(listOf("Ada", "Ben", "Cem"))
                val guests = viewers.associateWith { Guest.join(table.messageTo(MATCH, it)) }
                play(table, guests)
                for ((viewer, guest) in guests) agree(table, viewer, guest)
                guests.values.forEach(Guest::close)
            }
        }
    }

    private fun play(table: Table, guests: Map<Viewer, Guest>) {
        repeat(40) {
            table.resolveChance()
            guests.values.forEach { tell(table, it) }
            val seat = table.turn().deciding.firstOrNull() ?: return
            val guest = guests.getValue(Viewer.Player(seat))
            val choice = guest.choose(Opponent("flat:3", 5))
            assertContains(guest.actions(), choice)
            table.receive(MATCH, seat, guest.decide(choice))
            guests.values.forEach { tell(table, it) }
        }
    }

    private fun agree(table: Table, viewer: Viewer, guest: Guest) {
        assertEquals(table.snapshot(viewer, Theme.DARK), guest.snapshot(Theme.DARK))
        assertEquals(table.turn(), guest.turn())
        assertEquals(listOf(table.game(), table.setup(), table.names()), listOf(guest.game(), guest.setup(), guest.names()))
        assertEquals(table.seats(), guest.seats())
        val own = table.decisions().count { viewer is Viewer.Player && it.actor == Decider.Player(viewer.seat) }
        assertEquals(own, guest.decided())
        Guest.join(guest.message()).use { assertEquals(guest.snapshot().copy(news = emptyList()), it.snapshot().copy(news = emptyList())) }
    }

    @Test
    fun `a guest decides by the rules, in time`() {
        Table("die-mauer", "players:3 stock:TG").use { table ->
            Guest.join(table.messageTo(MATCH, Viewer.Player(1))).use { guest ->
                assertContains(assertFailsWith<MauerwerkException.IllegalAction> { guest.decide("4") }.rule, "DM-")
                assertFailsWith<MauerwerkException.Notation> { guest.decide("house") }
                val decision = guest.decide("T")
                assertEquals(listOf("seat 1 puts a fist on the table: T"), table.receive(MATCH, 1, decision).map { it.text })
                val late = assertFailsWith<MauerwerkException.Message> { table.receive(MATCH, 1, decision) }
                assertEquals("the decision comes too late: seat 1 has decided since", late.faults.single().text)
                assertFailsWith<MauerwerkException.NoSuchSeat> { table.receive(MATCH, 3, decision) }
                assertFailsWith<MauerwerkException.NoSuchSeat> { table.messageTo(MATCH, Viewer.Player(3)) }
                assertEquals(0, guest.decisions())
                assertEquals(1, tell(table, guest).size)
                assertTrue(guest.actions().isEmpty())
                val waits = assertFailsWith<MauerwerkException.Unavailable> { guest.analyse(Opponent("easy", 1)) }
                assertNotEquals("", waits.message)
            }
            Guest.join(table.messageTo(MATCH, Viewer.Spectator)).use {
                assertEquals("a spectator decides nothing", assertFailsWith<MauerwerkException.Unavailable> { it.decide("T") }.message)
            }
        }
    }

    @Test
    fun `what is no message changes nothing`() {
        Table("berlin", "players:2", 3).use { table ->
            table.resolveChance()
            Guest.join(table.messageTo(MATCH, Viewer.Player(0))).use { guest ->
                val before = guest.snapshot()
                for (text in listOf("", "{}", "[]", "hello", table.toJson(), table.messageTo(MATCH, Viewer.Player(1)))) {
                    assertFailsWith<MauerwerkException.Message>(text) { guest.receive(text) }
                }
                val unknown = guest.message().replace("\"berlin\"", "\"chess\"")
                assertFailsWith<MauerwerkException.Notation> { Guest.join(unknown) }
                assertEquals(before, guest.snapshot())
            }
        }
    }

    @Test
    fun `what is hidden stays at the host`() {
        val sent = { fist: String, viewer: Viewer ->
            Table("die-mauer", "players:3", 99).use {
                it.play(0, fist)
                listOf(it.messageTo(MATCH, viewer), it.messageTo(MATCH, viewer, 0))
            }
        }
        for (viewer in viewers) {
            val same = sent("T", viewer) == sent("4", viewer)
            assertEquals(viewer != Viewer.Player(0), same)
        }
        assertIs<List<String>>(sent("T", Viewer.Spectator)).forEach { assertTrue("99" !in it) }
    }
}
