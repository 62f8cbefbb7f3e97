package passandplay

import io.mauerwerk.Bounds
import io.mauerwerk.DrawingPoint
import io.mauerwerk.Motion
import io.mauerwerk.games
import java.awt.AWTEvent
import java.awt.Component
import java.awt.Container
import java.awt.GraphicsEnvironment
import java.awt.Robot
import java.awt.Toolkit
import java.awt.event.AWTEventListener
import java.awt.event.InputEvent
import java.awt.event.MouseEvent
import java.awt.image.BufferedImage
import java.io.File
import java.nio.file.Files
import java.nio.file.attribute.PosixFilePermissions
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicLong
import javax.imageio.ImageIO
import javax.swing.JButton
import javax.swing.JCheckBox
import javax.swing.JComboBox
import javax.swing.JTextField
import javax.swing.SwingUtilities
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.jupiter.api.Assumptions.assumeFalse
import org.junit.jupiter.api.Assumptions.assumeTrue

/** Plays in the window with a mouse, on a virtual screen. */
class DesktopTest {
    private val random = Random(7)

    private fun <T> onWindows(body: () -> T): T {
        var result: Result<T>? = null
        SwingUtilities.invokeAndWait { result = runCatching(body) }
        return checkNotNull(result).getOrThrow()
    }

    /** Clicks, and returns once the window has done what follows: while things move, no robot finds it idle. */
    private fun Robot.click(x: Int, y: Int) {
        val released = CountDownLatch(1)
        val listener = AWTEventListener { if (it.id == MouseEvent.MOUSE_RELEASED) released.countDown() }
        Toolkit.getDefaultToolkit().run {
            addAWTEventListener(listener, AWTEvent.MOUSE_EVENT_MASK)
            mouseMove(x, y)
            mousePress(InputEvent.BUTTON1_DOWN_MASK)
            mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
            val isSeen = released.await(10, TimeUnit.MINUTES)
            removeAWTEventListener(listener)
            assertTrue(isSeen, "no click at $x, $y")
        }
        onWindows {}
    }

    private fun Robot.click(component: Component) {
        val (x, y) = onWindows { component.locationOnScreen.let { it.x + component.width / 2 to it.y + component.height / 2 } }
        click(x, y)
    }

    /** Clicks one of the targets of the drawing, in its middle. */
    private fun Robot.clickTarget(window: Window, screen: Screen.Decide) {
        val (x, y, width, height) = screen.snapshot.places.filter { it.isTarget }.random(random).bounds
        val at = onWindows { window.drawing.onScreen(DrawingPoint(x + width / 2, y + height / 2)) }
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
            val phone = Phone(saved, CoroutineScope(Dispatchers.Unconfined)) { 7 }
            val window = onWindows { Window(phone).apply { isVisible = true } }
            onWindows { phone.start(Party(info.id, players = 3, List(8) { "" })) }
            robot.waitForIdle()
            var decisions = 0
            repeat(90) {
                when (val screen = onWindows { phone.shown.screen }) {
                    is Screen.HandOver -> robot.click(onWindows { window.buttons.getComponent(0) })
                    is Screen.Decide -> {
                        decisions = maxOf(decisions, screen.snapshot.decisions)
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

    /** Returns the drawing as it is on the screen now, and saves it for people to look at. */
    private fun picture(drawing: Drawing, file: String): BufferedImage = onWindows {
        BufferedImage(drawing.width, drawing.height, BufferedImage.TYPE_INT_RGB).also {
            drawing.printAll(it.graphics)
            ImageIO.write(it, "png", File("target", file))
        }
    }

    private fun BufferedImage.pixels() = getRGB(0, 0, width, height, null, 0, width).toList()

    @Test
    fun `what moved is seen on its way, and then at rest`() {
        assumeFalse(GraphicsEnvironment.isHeadless())
        for (info in games()) PassAndPlay.start(Party(info.id, 3), 5).use { game ->
            var moved: Screen.Decide? = null
            while (moved == null) {
                when (val screen = game.screen) {
                    is Screen.Decide -> if (game.motions.any { it.from != it.to }) moved = screen else game.choose(screen.snapshot.choices.random(random).notation)
                    else -> game.take()
                }
            }
            val time = AtomicLong()
            val drawing = Drawing(time::get) {}.apply { setSize(390, 600) }
            val still = drawing.apply { onWindows { show(moved.snapshot.svg, emptyList()) } }.let { picture(it, "${info.id}.png") }
            onWindows { drawing.show(moved.snapshot.svg, game.motions) }
            time.set(MOTION_MILLIS * 250_000L)
            val moving = picture(drawing, "${info.id}-moving.png")
            time.set(MOTION_MILLIS * 2_000_000L)
            assertNotEquals(still.pixels(), moving.pixels(), info.id)
            assertEquals(still.pixels(), picture(drawing, "${info.id}.png").pixels(), info.id)
        }
    }

    private fun Container.all(): List<Component> = components.flatMap { listOf(it) + (it as? Container)?.all().orEmpty() }

    @Test
    fun `the form asks for the library's options, and starts nothing while one is wrong`() {
        assumeFalse(GraphicsEnvironment.isHeadless())
        val started = mutableListOf<Party>()
        val form = onWindows { Entrance(Shown(Screen.Start, emptyList(), canUndo = false, failure = "")) { started += it } }
        fun field(name: String) = form.all().filterIsInstance<JTextField>().first { it.name == name }
        fun begin() = form.all().filterIsInstance<JButton>().first { it.text == "Start" }
        for ((rounds, isRight) in listOf("0" to false, "many" to false, "2" to true)) {
            onWindows {
                field("rounds").run {
                    text = rounds
                    postActionEvent()
                }
            }
            assertEquals(isRight, begin().isEnabled, rounds)
        }
        onWindows { begin().doClick() }
        assertEquals("players:3 rounds:2", started.single().setup)
        onWindows { form.all().filterIsInstance<JComboBox<*>>().first { it.itemCount == games().size }.selectedIndex = 1 }
        assertEquals(games()[1].id, "berlin")
        assertTrue(form.all().any { it.name == "target" })
        fun box(name: String) = form.all().filterIsInstance<JCheckBox>().first { it.name == name }
        for ((name, isRight) in listOf("gravity" to true, "nullo-gravity" to false)) {
            assertTrue("<br><small>" in box(name).text, box(name).text)
            onWindows { box(name).doClick() }
            assertTrue(box(name).isSelected)
            assertEquals(isRight, begin().isEnabled, name)
        }
    }

    @Test
    fun `only its owner can read a saved game`() {
        val home = Files.createTempDirectory("home")
        assumeTrue("posix" in home.fileSystem.supportedFileAttributeViews())
        fun mode(file: File) = PosixFilePermissions.toString(Files.getPosixFilePermissions(file.toPath()))
        val folder = savedGame(home.toFile()).parentFile
        assertEquals("rwx------", mode(folder))
        Files.setPosixFilePermissions(folder.toPath(), PosixFilePermissions.fromString("rwxr-x---"))
        assertEquals("rwxr-x---", mode(savedGame(home.toFile()).parentFile))
    }

    @Test
    fun `nothing moves for whoever wants no animations`() {
        val here = Bounds(0, 0, 10, 10)
        val motions = listOf(Motion(listOf("a"), here, here))
        assertEquals(listOf(here), Moving({ 0L }, isStill = false) {}.apply { start(motions) }.ways().map { (to, _) -> to })
        assertEquals(emptyList(), Moving({ 0L }, isStill = true) {}.apply { start(motions) }.ways())
    }

    @Test
    fun `what has arrived is at rest before the next frame`() {
        val here = Bounds(0, 0, 10, 10)
        val time = AtomicLong()
        val moving = Moving(time::get, isStill = false) {}.apply { start(listOf(Motion(listOf("a"), here, here))) }
        time.set(MOTION_MILLIS * 1_000_000L)
        assertEquals(emptyList(), moving.ways())
    }
}
