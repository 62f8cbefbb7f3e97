package passandplay

import io.mauerwerk.Lang
import io.mauerwerk.Takes
import io.mauerwerk.games
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class PartyTest {
    private fun Party.option(name: String) = asked(Lang.EN).first { it.name == name }

    @Test
    fun `options are asked for by the library's list, and go back to what is usual`() {
        val party = Party("berlin")
        assertTrue(party.asked(Lang.EN).none { it.name == "players" })
        assertEquals("Stücke zum Sieg", party.asked(Lang.DE).first { it.name == "target" }.label)
        val other = party.choosing(party.option("target"), "5")
        assertEquals("players:3 target:5", other.setup)
        assertEquals("5", other.chosen(other.option("target")))
        assertEquals(party, other.choosing(other.option("target"), "12"))
    }

    @Test
    fun `each of several choices is a switch`() {
        for (info in games()) {
            val usual = Party(info.id)
            for (option in usual.asked(Lang.DE)) {
                assertEquals(option.takes is Takes.Several, usual.switches(option).isNotEmpty(), option.name)
                for ((value, isOn) in usual.switches(option)) {
                    assertTrue(value.label.isNotEmpty() && value.meaning.endsWith("."), value.name)
                    val other = usual.switching(option, value.name)
                    assertTrue((value to !isOn) in other.switches(option), value.name)
                    assertEquals(usual, other.switching(option, value.name))
                }
            }
        }
    }

    @Test
    fun `switches that do not fit together give a fault`() {
        val one = Party("berlin").let { it.switching(it.option("variants"), "nullo-gravity") }
        val both = one.switching(one.option("variants"), "gravity")
        assertEquals("players:3 variants:gravity,nullo-gravity", both.setup)
        assertEquals("", one.fault("variants"))
        assertTrue(both.fault("variants").startsWith("variants"), both.fault("variants"))
        assertEquals(one, both.switching(both.option("variants"), "gravity"))
    }

    @Test
    fun `a seat is chosen by the name of its player`() {
        val party = Party("die-mauer").named(1, "Ben")
        val seats = party.choices(party.option("first_master"), Lang.EN)
        assertEquals(listOf("0" to "Seat 0", "1" to "Ben", "2" to "Seat 2"), seats.map { it.name to it.label })
        assertEquals("mandatory", party.choices(party.option("donation"), Lang.EN)[1].name)
    }

    @Test
    fun `a fault stands at its option, even if it can't be read`() {
        val party = Party("berlin")
        for (value in listOf("0", "many")) {
            val wrong = party.choosing(party.option("target"), value)
            assertTrue(wrong.fault("target").startsWith("target"), wrong.fault("target"))
            assertEquals("", wrong.fault("rows"))
            assertEquals(value, wrong.chosen(wrong.option("target")))
        }
    }

    @Test
    fun `another game has its own options, and as many people as can play it`() {
        val six = Party("die-mauer", players = 6).let { it.choosing(it.option("rounds"), "2") }
        val berlin = six.playing("berlin")
        assertEquals("players:4", berlin.setup)
        assertEquals(listOf(2, 3, 4), berlin.offered.seats)
    }
}
