package passandplay

import com.github.weisj.jsvg.SVGDocument
import com.github.weisj.jsvg.parser.LoaderContext
import com.github.weisj.jsvg.parser.SVGLoader
import com.github.weisj.jsvg.view.ViewBox
import io.mauerwerk.Dealer
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Snapshot
import io.mauerwerk.Table
import java.awt.BorderLayout
import java.awt.Dimension
import java.awt.Font
import java.awt.Graphics
import java.awt.Graphics2D
import java.awt.GridLayout
import java.awt.RenderingHints
import java.awt.image.BufferedImage
import java.io.File
import java.io.InputStream
import javax.imageio.ImageIO
import javax.swing.BorderFactory
import javax.swing.JButton
import javax.swing.JComponent
import javax.swing.JFrame
import javax.swing.JLabel
import javax.swing.JOptionPane
import javax.swing.JPanel
import javax.swing.JScrollPane
import javax.swing.SwingUtilities
import kotlin.system.exitProcess

/** Draws an SVG document, as large as fits. */
private class Drawing : JComponent() {
    var document: SVGDocument? = null

    init {
        preferredSize = Dimension(900, 420)
    }

    override fun paintComponent(graphics: Graphics) {
        val drawing = document ?: return
        val size = drawing.size()
        val scale = minOf(width / size.width, height / size.height)
        val (w, h) = size.width * scale to size.height * scale
        (graphics as Graphics2D).setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON)
        drawing.render(this, graphics, ViewBox((width - w) / 2, (height - h) / 2, w, h))
    }
}

/** The window: a title, the drawing, what happened, and a button for each choice. */
private class Window(private val game: PassAndPlay) : JFrame("mauerwerk") {
    private val heading = JLabel().apply { font = font.deriveFont(Font.BOLD, 18f) }
    private val news = JLabel()
    private val drawing = Drawing()
    private val buttons = JPanel(GridLayout(0, 2, 6, 6))
    private val undo = JButton("Undo").apply { addActionListener { act(game::undo) } }

    init {
        defaultCloseOperation = EXIT_ON_CLOSE
        val top = JPanel(BorderLayout()).apply {
            border = BorderFactory.createEmptyBorder(8, 12, 8, 12)
            add(heading, BorderLayout.WEST)
            add(undo, BorderLayout.EAST)
            add(news, BorderLayout.SOUTH)
        }
        add(top, BorderLayout.NORTH)
        add(drawing, BorderLayout.CENTER)
        val choices = JPanel(BorderLayout()).apply { add(buttons, BorderLayout.NORTH) }
        add(JScrollPane(choices).apply { preferredSize = Dimension(900, 160) }, BorderLayout.SOUTH)
        show(game.screen)
        pack()
    }

    fun act(change: () -> Unit) {
        try {
            change()
        } catch (error: MauerwerkException) {
            JOptionPane.showMessageDialog(this, error.message)
        }
        show(game.screen)
    }

    private fun show(screen: Screen) {
        buttons.removeAll()
        undo.isEnabled = game.canUndo
        when (screen) {
            is Screen.HandOver -> {
                heading.text = "Hand the phone to ${screen.name}"
                draw(null)
                button("I am ${screen.name}") { game.take() }
            }
            is Screen.Decide -> {
                heading.text = "${screen.name} decides"
                draw(screen.snapshot)
                screen.snapshot.choices.forEach { button(it.label) { game.choose(it.notation) } }
            }
            is Screen.Dice -> {
                heading.text = "What do the dice on the table show?"
                draw(screen.snapshot)
                screen.chances.forEach { button(it.label) { game.choose(it.notation) } }
            }
            is Screen.Over -> {
                heading.text = "Won by ${screen.winners.joinToString(" and ")}"
                draw(screen.snapshot)
            }
        }
        revalidate()
        repaint()
    }

    private fun draw(snapshot: Snapshot?) {
        news.text = snapshot?.news?.joinToString("; ") ?: " "
        drawing.document = snapshot?.svg?.let { SVGLoader().load(it.byteInputStream()) }
    }

    private fun button(text: String, change: () -> Unit) {
        buttons.add(JButton(text).apply { addActionListener { act(change) } })
    }
}

private fun SVGLoader.load(text: InputStream): SVGDocument? = load(text, null, LoaderContext.createDefault())

/** Arguments: the game, the notation of its set-up, and for a picture of the window a number of decisions and a file. */
fun main(arguments: Array<String>) {
    val game = arguments.getOrElse(0) { "die-mauer" }
    val setup = arguments.getOrElse(1) { "players:3" }
    val names = listOf("Ada", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gil", "Hana").take(Table(game, setup).use { it.seats() })
    val play = PassAndPlay.start(game, setup, names, Dealer(7u))
    SwingUtilities.invokeAndWait {
        val window = Window(play)
        window.isVisible = true
        val picture = arguments.getOrNull(3) ?: return@invokeAndWait
        repeat(arguments[2].toInt()) {
            window.act {
                when (val screen = play.screen) {
                    is Screen.HandOver -> play.take()
                    is Screen.Decide -> play.choose(screen.snapshot.choices.last().notation)
                    is Screen.Dice -> play.choose(screen.chances.first().notation)
                    is Screen.Over -> Unit
                }
            }
        }
        window.validate()
        val content = window.contentPane
        val image = BufferedImage(content.width, content.height, BufferedImage.TYPE_INT_RGB)
        content.printAll(image.graphics)
        ImageIO.write(image, "png", File(picture))
        window.dispose()
    }
    if (arguments.size > 3) {
        play.close()
        exitProcess(0)
    }
}
