package io.mauerwerk

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertTrue

class LobbyTest {
    private fun Lobby.option(name: String) = options.first { it.name == name }

    @Test
    fun `what is offered can be started, in every game`() {
        for (info in games()) {
            val lobby = lobby(info.id)
            assertEquals(emptyList(), lobby.faults)
            assertEquals("players", lobby.options.first().name)
            for (seats in lobby.seats) Table(info.id, "players:$seats").close()
            for (option in lobby.options) {
                assertEquals(option.defaultValue, option.value)
                val names = (option.takes as? Takes.One)?.names.orEmpty()
                for (named in names) {
                    val chosen = lobby(info.id, "${option.name}:${named.name}")
                    assertEquals(named.name, chosen.option(option.name).value)
                    assertTrue(named.meaning.endsWith("."), named.meaning)
                }
            }
        }
    }

    @Test
    fun `an option says what it takes, and what it changes`() {
        val lobby = lobby("die-mauer", "edition:vil-coyote")
        assertEquals(Takes.Number(1, 99), lobby.option("rounds").takes)
        assertEquals("mandatory", lobby.option("donation").defaultValue)
        assertEquals("Giving", lobby.option("donation").label)
        assertEquals("The number of rounds in a game.", lobby.option("rounds").meaning)
        assertEquals("Mandatory", assertIs<Takes.One>(lobby.option("donation").takes).names[1].label)
        assertEquals("DM-30", lobby.option("donation").rules.single().id)
        assertIs<Takes.Switch>(lobby.option("sit1_optional").takes)
        assertEquals(listOf(2, 3, 4, 5, 6, 7, 8), lobby("berlin", "packs:2").seats)
    }

    @Test
    fun `faults name their options, read or not`() {
        assertEquals(listOf("rounds"), lobby("die-mauer", "rounds:0").faults.map { it.option })
        val unread = assertFailsWith<MauerwerkException.Setup> { lobby("die-mauer", "rounds:many") }
        assertEquals(listOf<String?>("rounds"), unread.faults.map { it.option })
        assertFailsWith<MauerwerkException.Notation> { lobby("chess") }
    }
}
