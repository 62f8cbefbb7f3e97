package passandplay

import io.mauerwerk.DrawingPoint
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Theme
import io.mauerwerk.games
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

/** A saved game without the number of takebacks. */
internal fun withoutTakebacks(game: String): String = game.replace(Regex("\"takebacks\":\\d+,"), "")

class PassAndPlayTest {
    private val people = listOf("Ada", "Ben", "Cleo")

    private fun party(game: String, realDice: Boolean = false) =
        Party(game, players = 3, people + List(5) { "" }, realDice)

    private fun start(game: String, realDice: Boolean = false) = PassAndPlay.start(party(game, realDice), 5)

    @Test
    fun `every game is played to its end, the phone handed from one to the next`() {
        for (info in games()) {
            start(info.id).use { game ->
                var handed = 0
                var holder = -1
                var made = 0
                while (game.screen !is Screen.Over) {
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
                            game.choose(choices[made++ * 7919 % choices.size].notation)
                        }
                        else -> error("the phone throws the dice")
                    }
                }
                val over = assertIs<Screen.Over>(game.screen)
                assertTrue(people.all { it in over.result }, over.result)
                assertTrue(handed > 3)
            }
        }
    }

    /** Taps the middle of a target. */
    private fun PassAndPlay.tap(name: String) {
        val places = assertIs<Screen.Decide>(screen).snapshot.places
        val (x, y, width, height) = places.last { it.name == name && it.isTarget }.bounds
        touch(DrawingPoint(x + width / 2, y + height / 2))
    }

    @Test
    fun `every game is played on the board, touch by touch`() {
        for (info in games()) {
            start(info.id).use { game ->
                var made = 0
                while (game.screen !is Screen.Over && made < 300) {
                    game.take()
                    val before = assertIs<Screen.Decide>(game.screen)
                    val choice = before.snapshot.choices.let { it[made++ * 7919 % it.size] }
                    choice.touches.dropLast(1).forEach { touch ->
                        game.tap(touch)
                        assertEquals(before.snapshot.position, assertIs<Screen.Decide>(game.screen).snapshot.position)
                    }
                    val saved = game.save()
                    game.tap(choice.touches.last())
                    assertNotEquals(saved, game.save(), "${info.id}: $choice")
                    assertTrue("\"${before.seat} ${choice.notation}\"" in game.save(), "${info.id}: $choice")
                }
                assertTrue(made > 20)
            }
        }
    }

    /** TalkBack touches places by their names. */
    @Test
    fun `every game is played by the names of places`() {
        for (info in games()) {
            start(info.id).use { game ->
                repeat(60) {
                    game.take()
                    val places = (game.screen as? Screen.Decide)?.snapshot?.places.orEmpty()
                    game.touch(places.find { it.isTarget && !it.isTouched }?.name)
                }
                val snapshot = assertIs<Screen.Decide>(game.apply { take() }.screen).snapshot
                assertTrue(snapshot.decisions > 10, info.id)
                assertTrue("you have " in snapshot.summary, snapshot.summary)
                game.touch("no place")
                assertEquals(snapshot.position, assertIs<Screen.Decide>(game.screen).snapshot.position)
            }
        }
    }

    @Test
    fun `a touch beside everything lets go what was touched`() {
        start("mauerbauer").use { game ->
            game.take()
            val first = game.screen
            game.touch(DrawingPoint(-500, -500))
            assertEquals(first, game.screen)
            game.tap(assertIs<Screen.Decide>(first).snapshot.choices.first().touches.first())
            assertNotEquals(first, game.screen)
        }
        start("berlin").use { game ->
            while (assertIs<Screen.Decide>(game.apply { take() }.screen).snapshot.choices[0].touches.size < 2) game.make(0)
            val before = game.screen
            game.tap(assertIs<Screen.Decide>(before).snapshot.choices[0].touches[0])
            assertNotEquals(before, game.screen)
            game.touch(DrawingPoint(-500, -500))
            assertEquals(before, game.screen)
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
            assertEquals("Ada puts a fist on the table", screen.snapshot.news.single().text)
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
            PassAndPlay.restore(game.save(), 9).use { again ->
                assertEquals(Screen.HandOver(1, "Ben"), again.screen)
                assertEquals(game.save(), again.save())
                again.undo()
                assertEquals(Screen.HandOver(0, "Ada"), again.screen)
                assertFalse(again.canUndo)
            }
        }
        assertFailsWith<MauerwerkException.Record> { PassAndPlay.restore("", 0) }
    }

    @Test
    fun `other colours change the drawing alone`() {
        start("die-mauer").use { game ->
            game.take()
            val light = assertIs<Screen.Decide>(game.screen)
            game.theme = Theme.DARK
            val dark = assertIs<Screen.Decide>(game.screen)
            assertNotEquals(light.snapshot.svg, dark.snapshot.svg)
            assertEquals(light.copy(snapshot = light.snapshot.copy(svg = null)), dark.copy(snapshot = dark.snapshot.copy(svg = null)))
        }
    }

    /** Takes the phone if it is handed over, and makes the choice of a number. */
    private fun PassAndPlay.make(number: Int) {
        take()
        when (val now = screen) {
            is Screen.Decide -> choose(now.snapshot.choices.let { it[number % it.size].notation })
            is Screen.Dice -> choose(now.chances.let { it[number % it.size].notation })
            is Screen.Start, is Screen.HandOver, is Screen.Thinking, is Screen.Over -> return
        }
    }

    @Test
    fun `what is taken back and done again brings the same dice and cards`() {
        for (info in games()) for (realDice in listOf(false, true)) {
            var game = start(info.id, realDice)
            repeat(60) { step ->
                val before = game.save()
                game.make(step * 7919)
                val after = game.save()
                if (after == before) return@repeat
                game.undo()
                game.make(step * 7919 + 1) // something else, and back
                game.undo()
                game.make(step * 7919)
                assertEquals(withoutTakebacks(after), withoutTakebacks(game.save()), "${info.id}, step $step")
                if (step % 20 == 0) {
                    // The same holds after the app was ended.
                    game.close()
                    game = PassAndPlay.restore(after, seed = 99)
                    game.undo()
                    game.make(step * 7919)
                    assertEquals(withoutTakebacks(after), withoutTakebacks(game.save()), "${info.id}, step $step, restored")
                }
            }
            assertTrue("\"seed\":\"5\"" in game.save())
            game.close()
        }
    }

    @Test
    fun `a game that was saved without a seed gets one`() {
        start("berlin").use { game ->
            game.make(0)
            val old = game.save().replace("\"seed\":\"5\",", "").replace("\"version\":3", "\"version\":1")
            PassAndPlay.restore(old, 9).use { again ->
                assertTrue("\"seed\":\"9\"" in again.save())
                again.undo()
                again.make(0)
            }
        }
    }

    @Test
    fun `dice on the table are asked for, and taken back one by one`() {
        start("berlin", realDice = true).use { game ->
            val dice = assertIs<Screen.Dice>(game.screen)
            assertEquals(listOf("S", "M", "C", "A"), dice.chances.map { it.notation })
            assertTrue(dice.snapshot.choices.isEmpty())
            assertFalse(game.canUndo)
            game.choose("M")
            assertIs<Screen.Dice>(game.screen)
            PassAndPlay.restore(game.save(), 9).use { assertIs<Screen.Dice>(it.screen) }
            game.undo()
            assertEquals(dice, game.screen)
        }
    }

    @Test
    fun `cards are never turned up by those who throw real dice`() {
        start("mauerbauer", realDice = true).use { game ->
            var thrown = 0
            repeat(200) {
                when (val screen = game.screen) {
                    is Screen.Dice -> {
                        assertTrue(screen.chances.none { it.notation.startsWith("draw:") })
                        thrown++
                        game.choose(screen.chances.first().notation)
                    }
                    is Screen.HandOver -> game.take()
                    is Screen.Decide -> game.choose(screen.snapshot.choices.first().notation)
                    is Screen.Start, is Screen.Thinking, is Screen.Over -> return@repeat
                }
            }
            assertTrue(thrown > 10)
            while (game.canUndo) game.undo()
            // The rest was dealt, and stays: hands are the same as before.
            val dealt = game.save()
            game.undo()
            assertEquals(dealt, game.save())
        }
    }
}
