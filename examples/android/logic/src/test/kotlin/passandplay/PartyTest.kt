package passandplay

import io.mauerwerk.Lang
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
