package passandplay

import io.mauerwerk.Point
import io.mauerwerk.games
import java.awt.Component
import java.awt.GraphicsEnvironment
import java.awt.Robot
import java.awt.event.InputEvent
import java.io.File
import java.nio.file.Files
import javax.swing.SwingUtilities
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertTrue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.jupiter.api.Assumptions.assumeFalse
import org.junit.jupiter.api.Assumptions.assumeTrue

/** Plays in the window with a mouse, on a screen that nobody needs to look at. */
class DesktopTest {
    private val random = Random(7)

    private fun <T> onWindows(body: () -> T): T {
        var result: Result<T>? = null
        SwingUtilities.invokeAndWait { result = runCatching(body) }
        return checkNotNull(result).getOrThrow()
    }

    private fun Robot.click(x: Int, y: Int) {
        mouseMove(x, y)
        mousePress(InputEvent.BUTTON1_DOWN_MASK)
        mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
        waitForIdle()
    }

    private fun Robot.click(component: Component) {
        val (x, y) = onWindows { component.locationOnScreen.let { it.x + component.width / 2 to it.y + component.height / 2 } }
        click(x, y)
    }

    /** Clicks one of the targets of the drawing, in its middle. */
    private fun Robot.clickTarget(window: Window, screen: Screen.Decide) {
        val (x, y, width, height) = screen.snapshot.places.filter { it.isTarget }.random(random).bounds
        val at = onWindows { window.drawing.onScreen(Point(x + width / 2, y + height / 2)) }
        click(at.x, at.y)
    }

    @Test
    fun `a game is played with the mouse`() {
        // A Java without the libraries of windows, or no screen: on Linux, Xvfb serves as one.
        assumeFalse(GraphicsEnvironment.isHeadless())
        val windows = File(System.getProperty("java.home"), "lib").list().orEmpty()
        assumeTrue(windows.any { "awt_xawt" in it || "awt_lwawt" in it || it == "jawt.lib" })
        val robot = Robot()
        for (info in games()) {
            val saved = Files.createTempDirectory("desktop").resolve("game.json").toFile()
            val phone = Phone(saved, CoroutineScope(Dispatchers.Unconfined)) { 7u }
            val window = onWindows { Window(phone).apply { isVisible = true } }
            onWindows { phone.start(Lobby(info.id, players = 3, List(8) { "" })) }
            robot.waitForIdle()
            var decisions = 0
            repeat(90) {
                when (val screen = onWindows { phone.shown.screen }) {
                    is Screen.HandOver -> robot.click(onWindows { window.buttons.getComponent(0) })
                    is Screen.Decide -> {
                        decisions = maxOf(decisions, screen.snapshot.decisions.toInt())
                        robot.clickTarget(window, screen)
                    }
                    else -> Unit
                }
            }
            val over = onWindows { phone.shown.screen } is Screen.Over
            onWindows { window.dispose() }
            assertTrue(over || decisions > 20, "${info.id}: $decisions decisions")
        }
    }
}
