package passandplay

import io.mauerwerk.PlayerName
import io.mauerwerk.Table
import io.mauerwerk.Theme
import io.mauerwerk.Viewer
import io.mauerwerk.games
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import org.junit.jupiter.api.io.TempDir
import java.io.File
import java.nio.file.Path
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** A person at a table with opponents, who think while the thread of the screen is free. */
class OpponentsTest {
    @TempDir
    lateinit var folder: Path

    private val saved: File
        get() = folder.resolve("game.json").toFile()

    private fun phone(scope: CoroutineScope) = Phone(saved, scope) { 5 }

    /** A person on seat 0, and two opponents. */
    private fun party(game: String, opponent: PlayerName) = Party(game, 3).seating(1, opponent).seating(2, opponent)

    private suspend fun Phone.waitForPeople() {
        while (shown.screen is Screen.Thinking) delay(1)
    }

    /** Takes the phone if it is handed over, and makes the choice of a number. */
    private fun Phone.make(number: Int) {
        take()
        val now = shown.screen as? Screen.Decide ?: return
        choose(now.snapshot.choices.let { it[number % it.size].notation })
    }

    @Test
    fun `a person plays opponents to the end, and the phone stays in one hand`() {
        for (info in games()) {
            runBlocking {
                phone(this).use { phone ->
                    phone.start(party(info.id, "greedy"))
                    assertEquals(listOf("Seat 0", "Seat 1 (greedy)", "Seat 2 (greedy)"), phone.shown.names)
                    var made = 0
                    while (phone.shown.screen !is Screen.Over && made < 100) {
                        if (phone.shown.screen is Screen.HandOver) assertEquals(0, made)
                        phone.make(made++ * 7919)
                        phone.waitForPeople()
                        assertEquals("", phone.shown.failure)
                    }
                    assertTrue(phone.shown.screen is Screen.Over || info.id == "berlin", info.id)
                }
            }
        }
    }

    @Test
    fun `a person plays hard opponents to the end, and gets hints from the best`() {
        Table("die-mauer", "players:3 rounds:1 stock:TG1236", 5).use { table ->
            saved.writeText("dice in the phone 1=hard 2=hard\n${table.toJson()}")
        }
        runBlocking {
            phone(this).use { phone ->
                var hints = 0
                while (phone.shown.screen !is Screen.Over) {
                    phone.take()
                    phone.seekHint()
                    while (phone.shown.hint is Hint.Sought) delay(1)
                    val best = assertIs<Hint.Given>(phone.shown.hint).best
                    hints++
                    phone.choose(best.first().notation)
                    phone.waitForPeople()
                    assertEquals("", phone.shown.failure)
                }
                assertTrue(hints > 1)
            }
        }
    }

    @Test
    fun `what is taken back while they think stops them`() {
        runBlocking {
            phone(this).use { phone ->
                phone.start(party("die-mauer", "search:100000000"))
                phone.leave()
                val before = saved.readText()
                phone.make(1)
                assertEquals(Screen.Thinking::class, phone.shown.screen::class)
                delay(50)
                phone.undo()
                val after = phone.shown
                assertEquals(Screen.HandOver(0, "Seat 0"), after.screen)
                delay(200)
                assertEquals(after, phone.shown)
                phone.leave()
                assertEquals(before, withoutTakebacks(saved.readText()))
            }
        }
    }

    @Test
    fun `who leaves stops them, and who comes back lets them go on`() {
        runBlocking {
            phone(this).use { phone ->
                phone.start(party("mauerbauer", "search:50"))
                var made = 0
                while (phone.shown.screen !is Screen.Thinking) phone.make(made++)
                phone.leave()
                val left = assertIs<Screen.Thinking>(phone.shown.screen)
                assertEquals(Viewer.Spectator, left.snapshot.viewer)
                delay(200)
                assertEquals(left, phone.shown.screen)
                phone.comeBack()
                phone.comeBack()
                phone.waitForPeople()
                assertEquals(Screen.HandOver(0, "Seat 0"), phone.shown.screen)
            }
        }
    }

    @Test
    fun `a hint is for who has asked`() {
        runBlocking {
            phone(this).use { phone ->
                phone.start(party("mauerbauer", "greedy"))
                phone.seekHint() // nobody has taken the phone
                assertEquals(Hint.None, phone.shown.hint)
                while (phone.shown.screen !is Screen.Decide) {
                    phone.take()
                    yield()
                }
                phone.seekHint()
                assertEquals(Hint.Sought, phone.shown.hint)
                while (phone.shown.hint is Hint.Sought) delay(1)
                val given = assertIs<Hint.Given>(phone.shown.hint)
                assertEquals(3, given.best.size)
                assertTrue(" points" in phone.shown.advice.first())
                val legal = assertIs<Screen.Decide>(phone.shown.screen).snapshot.choices.map { it.notation }
                assertTrue(legal.containsAll(given.best.map { it.notation }))
                phone.theme = Theme.DARK
                assertEquals(given, phone.shown.hint)
                phone.leave()
                assertEquals(Hint.None, phone.shown.hint)
                phone.take()
                phone.seekHint()
                phone.leave() // while it is being thought about
                delay(200)
                assertEquals(Hint.None, phone.shown.hint)
            }
        }
    }

    @Test
    fun `what is taken back and done again brings the same answers`() {
        for (info in games()) {
            runBlocking {
                phone(this).use { phone ->
                    phone.start(party(info.id, "search:20"))
                    repeat(8) { step ->
                        suspend fun made(number: Int): String {
                            phone.make(number)
                            phone.waitForPeople()
                            phone.leave()
                            return withoutTakebacks(saved.readText())
                        }
                        val first = made(step * 7919)
                        phone.undo()
                        made(step * 7919 + 1) // something else, and back
                        phone.undo()
                        assertEquals(first, made(step * 7919), "${info.id}, step $step")
                    }
                }
            }
        }
    }

    @Test
    fun `opponents are saved with the game`() {
        runBlocking {
            phone(this).use { phone ->
                phone.start(party("berlin", "easy").copy(realDice = true))
                phone.leave()
            }
            val before = saved.readText()
            assertTrue(before.startsWith("dice on the table 1=easy 2=easy\n"))
            phone(this).use { it.leave() }
            assertEquals(before, saved.readText())
            saved.writeText(before.replace("1=easy", "1=nobody").replace("dice on the table", "dice in the phone"))
            phone(this).use { phone ->
                while (phone.shown.screen !is Screen.Thinking || phone.shown.failure.isEmpty()) {
                    phone.make(0)
                    delay(1)
                }
                assertTrue("is not a player" in phone.shown.failure, phone.shown.failure)
            }
        }
    }

    @Test
    fun `with real dice, what opponents did is taken back with what a person did`() {
        runBlocking {
            phone(this).use { phone ->
                phone.start(party("berlin", "greedy").copy(realDice = true))
                repeat(60) {
                    when (val screen = phone.shown.screen) {
                        is Screen.Dice -> phone.choose(screen.chances.first().notation)
                        is Screen.Thinking -> phone.waitForPeople()
                        else -> phone.make(it * 7919)
                    }
                }
                while (phone.shown.canUndo) {
                    phone.undo()
                    // A person decides again.
                    assertFalse(phone.shown.screen is Screen.Thinking)
                }
            }
        }
    }

    @Test
    fun `opponents play among themselves, and nobody is asked`() {
        runBlocking {
            phone(this).use { phone ->
                phone.start(party("die-mauer", "random").seating(0, "random"))
                phone.waitForPeople()
                assertIs<Screen.Over>(phone.shown.screen)
                assertFalse(phone.shown.canUndo)
            }
        }
    }

    @Test
    fun `a phone that is closed while they think shows nothing more`() {
        runBlocking {
            val phone = phone(this)
            phone.start(party("die-mauer", "search:100000000"))
            phone.make(1)
            delay(20)
            val shown = mutableListOf<Shown>()
            phone.onChange = { shown += it }
            phone.close()
            delay(200)
            assertEquals(listOf(Screen.Start), shown.map { it.screen })
        }
    }

    /** Takes random legal steps. Only a person who took the phone and still has it sees a hand. */
    @Test
    fun `a hand is shown to nobody else, whatever is done`() {
        for (info in games()) {
            val random = Random(7)
            runBlocking {
                phone(this).use { phone ->
                    phone.start(Party(info.id, 3).seating(1, "search:5"))
                    var holder: Int? = null
                    var thought = 0
                    phone.onChange = { shown ->
                        val screen = shown.screen
                        if (screen is Screen.Thinking) {
                            thought++
                            assertEquals(holder?.let { Viewer.Player(it) } ?: Viewer.Spectator, screen.snapshot.viewer)
                        }
                        if (screen !is Screen.Decide) assertEquals(Hint.None, shown.hint)
                    }
                    repeat(400) {
                        val before = phone.shown.screen
                        when (random.nextInt(9)) {
                            0 -> {
                                if (phone.shown.canUndo) holder = null
                                phone.undo()
                            }
                            1 -> {
                                holder = null
                                phone.leave()
                            }
                            2 -> phone.theme = Theme.entries.random(random)
                            3 -> phone.choose("nonsense")
                            4 -> phone.seekHint()
                            5 -> {
                                if (before is Screen.HandOver) holder = before.seat
                                phone.take()
                            }
                            6 -> delay(1)
                            else -> phone.make(random.nextInt(1000).also { if (before is Screen.HandOver) holder = before.seat })
                        }
                        when (val screen = phone.shown.screen) {
                            is Screen.Decide -> assertEquals(holder, screen.seat)
                            is Screen.HandOver -> holder = null
                            else -> Unit
                        }
                    }
                    assertTrue(thought > 20, "${info.id}: $thought")
                }
            }
        }
    }
}
