package passandplay

import io.mauerwerk.Bounds
import io.mauerwerk.Motion
import io.mauerwerk.Snapshot
import io.mauerwerk.Theme
import io.mauerwerk.games
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

class MotionsTest {
    private fun start(game: String) = PassAndPlay.start(Party(game, 3), 5)

    private val Screen.snapshot: Snapshot?
        get() =
            when (this) {
                is Screen.Decide -> snapshot
                is Screen.Thinking -> snapshot
                is Screen.Dice -> snapshot
                is Screen.Over -> snapshot
                is Screen.Start, is Screen.HandOver -> null
            }

    private fun PassAndPlay.step(random: Random) =
        when (val now = screen) {
            is Screen.Decide -> choose(now.snapshot.choices.random(random).notation)
            else -> take()
        }

    @Test
    fun `in every game things move to where they are drawn`() {
        for (info in games()) start(info.id).use { game ->
            val random = Random(7)
            var moved = 0
            repeat(120) {
                game.step(random)
                val places = game.screen.snapshot?.places.orEmpty().map { it.bounds }
                for (motion in game.motions) {
                    assertTrue(motion.places.isNotEmpty())
                    if (motion.from != motion.to && motion.to in places) moved++
                }
            }
            assertTrue(moved > 10, "${info.id}: $moved")
        }
    }

    @Test
    fun `nothing moves on the cover, nor where nobody decided`() {
        for (info in games()) start(info.id).use { game ->
            val random = Random(7)
            var (covers, boards) = 0 to 0
            repeat(60) {
                game.step(random)
                if (game.screen is Screen.HandOver) covers++.also { assertEquals(emptyList(), game.motions) }
                if (game.motions.isNotEmpty()) {
                    boards++
                    game.theme = if (game.theme == Theme.DARK) Theme.LIGHT else Theme.DARK
                    assertEquals(emptyList(), game.motions)
                }
            }
            assertTrue(covers > 5 && boards > 5, "${info.id}: $covers, $boards")
            game.undo()
            game.take()
            assertEquals(emptyList(), game.motions)
            PassAndPlay.restore(game.save(), 5).use { restored ->
                restored.take()
                assertEquals(emptyList(), restored.motions)
            }
        }
    }

    @Test
    fun `what a seat plans in secret moves nothing of its own`() {
        val seen = List(3) { planned ->
            start("die-mauer").use { game ->
                game.take()
                game.choose(assertIs<Screen.Decide>(game.screen).snapshot.choices[planned].notation)
                game.take()
                game.motions
            }
        }
        assertEquals(listOf(listOf("fist:0")), seen.first().map { it.places })
        assertEquals(1, seen.distinct().size)
    }

    @Test
    fun `a thing goes from where it was to where it is`() {
        val (from, to) = Bounds(0, 0, 10, 10) to Bounds(100, 40, 20, 10)
        val way = Motion(listOf("a", "b"), from, to)
        assertEquals(from, way.at(0f))
        assertEquals(to, way.at(1f))
        assertEquals(Bounds(75, 30, 18, 10), way.at(0.5f))
        val pulse = Motion(listOf("b"), to, to)
        assertEquals(to, pulse.at(1f))
        assertNotEquals(to, pulse.at(0f))
    }
}
