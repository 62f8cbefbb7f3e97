package passandplay

import io.mauerwerk.Dealer
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Theme
import io.mauerwerk.games
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertTrue

class PassAndPlayTest {
    private val people = listOf("Ada", "Ben", "Cleo")

    private fun start(game: String, setup: String = "players:3", dealer: Dealer? = Dealer(5u)) =
        PassAndPlay.start(game, setup, people, dealer)

    @Test
    fun `every game is played to its end, the phone handed from one to the next`() {
        for (info in games()) {
            val limit = if (info.id == "berlin") " max_idle_turns:20" else ""
            start(info.id, "players:3$limit").use { game ->
                var handed = 0
                var holder = -1
                repeat(100_000) {
                    when (val screen = game.screen) {
                        is Screen.HandOver -> {
                            handed++
                            holder = screen.seat
                            assertEquals(people[screen.seat], screen.name)
                            game.take()
                        }
                        is Screen.Decide -> {
                            assertEquals(holder, screen.seat)
                            assertTrue(screen.snapshot.svg.orEmpty().startsWith("<svg"))
                            val choices = screen.snapshot.choices
                            game.choose(choices[screen.snapshot.decisions.toInt() % choices.size].notation)
                        }
                        is Screen.Dice -> error("the dealer throws the dice")
                        is Screen.Over -> return@repeat
                    }
                }
                val over = assertIs<Screen.Over>(game.screen)
                assertTrue(over.winners.isNotEmpty() && people.containsAll(over.winners))
                assertTrue(handed > 3)
            }
        }
    }

    @Test
    fun `nothing is shown before the phone is taken`() {
        start("die-mauer").use { game ->
            assertEquals(Screen.HandOver(0, "Ada"), game.screen)
            game.choose("T") // nobody holds the phone
            assertEquals(Screen.HandOver(0, "Ada"), game.screen)
            game.take()
            game.choose("T")
            assertEquals(Screen.HandOver(1, "Ben"), game.screen)
            game.take()
            val screen = assertIs<Screen.Decide>(game.screen)
            assertEquals("seat 0 puts a fist on the table", screen.snapshot.news.single())
            assertTrue("fists:?/_/_" in screen.snapshot.position)
        }
    }

    @Test
    fun `a wrong choice changes nothing`() {
        start("die-mauer").use { game ->
            game.take()
            val before = game.screen
            val error = assertFailsWith<MauerwerkException.IllegalAction> { game.choose("5") }
            assertEquals("DM-09", error.rule)
            assertEquals(before, game.screen)
        }
    }

    @Test
    fun `a saved game goes on, and hides what was on the screen`() {
        start("die-mauer").use { game ->
            game.take()
            game.choose("T")
            game.take()
            PassAndPlay.restore(game.save(), Dealer(9u), Theme.DARK).use { again ->
                assertEquals(Screen.HandOver(1, "Ben"), again.screen)
                assertEquals(game.save(), again.save())
                again.undo()
                assertEquals(Screen.HandOver(0, "Ada"), again.screen)
                assertFalse(again.canUndo)
            }
        }
        assertFailsWith<MauerwerkException.Record> { PassAndPlay.restore("", null) }
        assertFailsWith<MauerwerkException.Record> { PassAndPlay.start("berlin", "", people, null) }
    }

    @Test
    fun `dice on the table are asked for`() {
        start("berlin", dealer = null).use { game ->
            val dice = assertIs<Screen.Dice>(game.screen)
            assertEquals(listOf("S", "M", "C", "A"), dice.chances.map { it.notation })
            assertTrue(dice.snapshot.choices.isEmpty())
            game.choose("M")
            assertIs<Screen.Dice>(game.screen)
        }
    }
}
