package passandplay

import io.mauerwerk.Lang
import io.mauerwerk.Notice
import io.mauerwerk.Theme
import io.mauerwerk.Viewer
import io.mauerwerk.games
import kotlinx.coroutines.CoroutineScope
import org.junit.jupiter.api.io.TempDir
import java.io.File
import java.nio.file.Path
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertTrue

class PhoneTest {
    @TempDir
    lateinit var folder: Path

    private val saved: File
        get() = folder.resolve("game.json").toFile()

    /** For games without opponents, in which the app waits for no player. */
    private val alone = CoroutineScope(EmptyCoroutineContext)

    private fun phone(scope: CoroutineScope = alone) = Phone(saved, scope) { 5 }

    @Test
    fun `who gives no name is called after the seat`() {
        val party = Party(players = 3).named(1, " Ben ").named(5, "Finn")
        assertEquals(listOf("Seat 0", "Ben", "Seat 2"), party.seated(Lang.EN))
        assertEquals("Finn", party.copy(players = 6).seated(Lang.EN).last())
        phone().use { phone ->
            phone.start(party)
            assertEquals(party.seated(Lang.EN), phone.shown.names)
            phone.take()
            val snapshot = assertIs<Screen.Decide>(phone.shown.screen).snapshot
            assertEquals("0 Seat 0: 0   1 Ben: 0   2 Seat 2: 0", phone.shown.seats(snapshot))
        }
    }

    @Test
    fun `all is told in the language of the phone`() {
        phone().use { phone ->
            phone.lang = Lang.DE
            assertEquals("Wer spielt was?", phone.shown.title)
            phone.start(Party(players = 3).named(1, "Ben"))
            assertEquals("Weitergeben an Platz 0", phone.shown.title)
            assertEquals("Ich bin Platz 0", phone.shown.tell(Notice.Take(0)))
            phone.take()
            val decides = assertIs<Screen.Decide>(phone.shown.screen).snapshot
            assertEquals("Platz 0 ist an der Reihe", phone.shown.title)
            assertTrue(decides.choices.first().label.startsWith("du "), decides.choices.first().label)
            assertEquals("Zurücknehmen", phone.shown.word("undo"))
            phone.lang = Lang.NL
            assertEquals("Platz 0 is aan zet", phone.shown.title)
        }
    }

    @Test
    fun `what a game refuses, the library says`() {
        phone().use { phone ->
            val refused =
                games().associate { info ->
                    info.id to (2..Party.SEATS).filter { players ->
                        phone.start(Party(info.id, players))
                        val shown = phone.shown
                        assertEquals(shown.failure.isEmpty(), shown.screen != Screen.Start)
                        phone.end()
                        shown.failure.isNotEmpty()
                    }
                }
            assertEquals(mapOf("die-mauer" to listOf(2, 7, 8), "berlin" to listOf(5, 6, 7, 8), "mauerbauer" to listOf(5, 6, 7, 8)), refused)
            phone.start(Party("mauerbauer", 5))
            assertEquals("MA-90: players is 5, not 2 to 4", phone.shown.failure)
        }
    }

    @Test
    fun `a refused start leaves the game that is on`() {
        phone().use { phone ->
            phone.start(Party("berlin"))
            val before = phone.shown
            phone.start(Party("berlin", 8))
            assertEquals(before, phone.shown.copy(failure = ""))
        }
    }

    @Test
    fun `a failure is told to whoever caused it, and to nobody else`() {
        phone().use { phone ->
            phone.start(Party("die-mauer"))
            phone.take()
            phone.choose("5")
            assertTrue(phone.shown.failure.contains("(DM-09)"), phone.shown.failure)
            phone.theme = Theme.DARK
            assertTrue(phone.shown.failure.contains("(DM-09)"), phone.shown.failure)
            phone.leave()
            assertEquals(Shown(Screen.HandOver(0, "Seat 0"), phone.shown.names, canUndo = false, failure = ""), phone.shown)
        }
    }

    @Test
    fun `what was saved badly is told, and a new game can be played`() {
        saved.writeText("half a ga")
        phone().use { phone ->
            assertEquals(Screen.Start, phone.shown.screen)
            assertTrue(phone.shown.failure.isNotEmpty())
            phone.start(Party("berlin"))
            phone.leave()
        }
        phone().use { assertIs<Screen.HandOver>(it.shown.screen) }
    }

    @Test
    fun `where nothing can be written, the game goes on`() {
        val nowhere = folder.resolve("none/game.json").toFile()
        Phone(nowhere, alone) { 5 }.use { phone ->
            phone.start(Party("berlin"))
            phone.leave()
            assertTrue(phone.shown.failure.isNotEmpty())
            phone.take()
            assertIs<Screen.Decide>(phone.shown.screen)
        }
    }

    /** An empty battery ends the app without warning. */
    @Test
    fun `a game is saved after each decision`() {
        val phone = phone()
        phone.start(Party("die-mauer"))
        for (seat in 0..2) {
            phone.take()
            phone.choose("T")
            val decided = phone.shown.screen
            phone().use {
                it.take()
                val screen = assertIs<Screen.Decide>(it.shown.screen)
                assertEquals(seat + 1, screen.snapshot.decisions, "$decided")
            }
        }
        phone.undo()
        phone().use {
            it.take()
            assertEquals(2, assertIs<Screen.Decide>(it.shown.screen).snapshot.decisions)
        }
        phone.close()
    }

    @Test
    fun `an ended game does not come back`() {
        phone().use { phone ->
            phone.start(Party("berlin"))
            phone.leave()
            assertTrue(saved.exists())
            phone.end()
            assertFalse(saved.exists())
            phone.leave()
        }
        phone().use { assertEquals(Screen.Start, it.shown.screen) }
    }

    @Test
    fun `a phone that was closed does nothing, and fails at nothing`() {
        val phone = phone()
        phone.start(Party("berlin"))
        phone.leave()
        phone.close()
        val calls =
            listOf<(Phone) -> Unit>(
                { it.take() },
                { it.choose("T") },
                { it.undo() },
                { it.leave() },
                { it.end() },
                { it.start(Party("die-mauer")) },
                { it.theme = Theme.DARK },
                { it.close() },
            )
        for (call in calls) {
            call(phone)
            assertEquals(Shown(Screen.Start, emptyList(), canUndo = false, failure = ""), phone.shown)
        }
        phone().use { assertIs<Screen.HandOver>(it.shown.screen) } // the game it kept is still there
    }

    /** Takes random legal steps. Only a person who took the phone and still has it sees a hand. */
    @Test
    fun `a hand is shown to nobody else, whatever is done`() {
        for (info in games()) for (realDice in listOf(false, true)) {
            val random = Random(7)
            var phone = phone()
            var holder: Int? = null
            var seen = 0
            phone.start(Party(info.id, 3, realDice = realDice))
            repeat(500) {
                val before = phone.shown.screen
                when (random.nextInt(10)) {
                    0 -> phone.undo().also { if (phone.shown.screen != before) holder = null }
                    1 -> phone.leave().also { holder = null }
                    2 -> {
                        // The app is left, and the phone has no memory of it.
                        phone.leave()
                        phone.close()
                        phone = phone()
                        holder = null
                    }
                    3 -> phone.theme = Theme.entries.random(random)
                    4 -> phone.choose("nonsense")
                    5, 6 -> phone.take().also { if (before is Screen.HandOver) holder = before.seat }
                    else -> phone.choose(choices(before).randomOrNull(random) ?: "T")
                }
                when (val screen = phone.shown.screen) {
                    is Screen.Decide -> {
                        seen++
                        assertEquals(holder, screen.seat)
                        assertEquals(Viewer.Player(screen.seat), screen.snapshot.viewer)
                    }
                    is Screen.Dice -> {
                        holder = null
                        assertEquals(Viewer.Spectator, screen.snapshot.viewer)
                    }
                    is Screen.Over -> assertEquals(Viewer.Spectator, screen.snapshot.viewer)
                    is Screen.HandOver -> {
                        holder = null
                        assertEquals("", phone.shown.failure)
                    }
                    is Screen.Start, is Screen.Thinking -> error("the game is lost")
                }
            }
            phone.close()
            saved.delete()
            assertTrue(seen > 50, "$info: $seen")
        }
    }

    private fun choices(screen: Screen): List<String> =
        when (screen) {
            is Screen.Decide -> screen.snapshot.choices.map { it.notation }
            is Screen.Dice -> screen.chances.map { it.notation }
            else -> emptyList()
        }
}
