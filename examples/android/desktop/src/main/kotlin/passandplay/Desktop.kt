package passandplay

import com.github.weisj.jsvg.SVGDocument
import com.github.weisj.jsvg.parser.LoaderContext
import com.github.weisj.jsvg.parser.SVGLoader
import com.github.weisj.jsvg.view.ViewBox
import io.mauerwerk.Bounds
import io.mauerwerk.DrawingPoint
import io.mauerwerk.Lang
import io.mauerwerk.Motion
import io.mauerwerk.NamedValue
import io.mauerwerk.Notice
import io.mauerwerk.PlayerName
import io.mauerwerk.SetupOption
import io.mauerwerk.Snapshot
import io.mauerwerk.Takes
import io.mauerwerk.games
import io.mauerwerk.levels
import io.mauerwerk.of
import java.awt.BorderLayout
import java.awt.CardLayout
import java.awt.Color
import java.awt.Dimension
import java.awt.Font
import java.awt.Graphics
import java.awt.Graphics2D
import java.awt.GridLayout
import java.awt.RenderingHints
import java.awt.Toolkit
import java.awt.event.MouseAdapter
import java.awt.event.MouseEvent
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.awt.image.BufferedImage
import java.io.File
import java.io.InputStream
import java.nio.file.Files
import java.nio.file.attribute.PosixFileAttributeView
import java.nio.file.attribute.PosixFilePermissions
import java.util.Locale
import java.util.concurrent.Executor
import javax.imageio.ImageIO
import javax.swing.BorderFactory
import javax.swing.Box
import javax.swing.DefaultComboBoxModel
import javax.swing.JButton
import javax.swing.JCheckBox
import javax.swing.JComboBox
import javax.swing.JComponent
import javax.swing.JFrame
import javax.swing.JLabel
import javax.swing.JPanel
import javax.swing.JScrollPane
import javax.swing.JTextField
import javax.swing.SwingUtilities
import javax.swing.Timer
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.asCoroutineDispatcher

/** Draws an SVG document as large as possible, and reports touches in its units. */
internal class Drawing(private val nanoTime: () -> Long = System::nanoTime, private val touch: (DrawingPoint) -> Unit) : JComponent() {
    var document: SVGDocument? = null
        private set
    private val moving = Moving(nanoTime) { repaint() }

    /** The drawing as it is on the screen, while anything moves. */
    private var picture: BufferedImage? = null

    init {
        preferredSize = Dimension(900, 420)
        addMouseListener(object : MouseAdapter() {
            override fun mouseReleased(event: MouseEvent) {
                val drawing = document ?: return
                val scale = scale(drawing)
                val (left, top) = corner(drawing)
                touch(DrawingPoint(((event.x - left) / scale).toInt(), ((event.y - top) / scale).toInt()))
            }
        })
    }

    /** Shows a document, or nothing, and moves things to their places in it. */
    fun show(svg: String?, motions: List<Motion>) {
        document = svg?.let { SVGLoader().load(it.byteInputStream()) }
        picture = null
        moving.start(motions)
    }

    private fun scale(drawing: SVGDocument): Float =
        drawing.size().let { minOf(width / it.width, height / it.height) }

    private fun corner(drawing: SVGDocument): Pair<Float, Float> =
        drawing.size().let { (width - it.width * scale(drawing)) / 2 to (height - it.height * scale(drawing)) / 2 }

    /** Returns the position on the screen of a point of the drawing. */
    fun onScreen(at: DrawingPoint): java.awt.Point {
        val drawing = document ?: return locationOnScreen
        val (left, top) = corner(drawing)
        val corner = locationOnScreen
        return java.awt.Point(
            corner.x + (left + at.x * scale(drawing)).toInt(),
            corner.y + (top + at.y * scale(drawing)).toInt(),
        )
    }

    override fun paintComponent(graphics: Graphics) {
        val drawing = document ?: return
        val scale = scale(drawing)
        val (left, top) = corner(drawing)
        val (w, h) = drawing.size().let { it.width * scale to it.height * scale }
        (graphics as Graphics2D).setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON)
        drawing.render(this, graphics, ViewBox(left, top, w, h))
        paintMoving(graphics, drawing)
    }

    /** Draws moving parts of the drawing on top of it. */
    private fun paintMoving(graphics: Graphics, drawing: SVGDocument) {
        val ways = moving.ways().ifEmpty { return }
        val (left, top) = corner(drawing).let { it.first.toInt() to it.second.toInt() }
        val (scale, parts) = scale(drawing) to (picture ?: pictured(drawing).also { picture = it })
        fun Int.scaled() = (this * scale).toInt()
        for ((what, at) in ways) {
            val (x, y) = left + at.x.scaled() to top + at.y.scaled()
            val (right, bottom) = (what.x + what.width).scaled() to (what.y + what.height).scaled()
            graphics.drawImage(
                parts, x, y, x + at.width.scaled(), y + at.height.scaled(),
                what.x.scaled(), what.y.scaled(), right, bottom, null,
            )
        }
    }

    /** Draws the drawing once, as the source of the parts for every frame. */
    private fun pictured(drawing: SVGDocument): BufferedImage {
        val (w, h) = drawing.size().let { it.width * scale(drawing) to it.height * scale(drawing) }
        return BufferedImage(w.toInt() + 1, h.toInt() + 1, BufferedImage.TYPE_INT_ARGB).also {
            val graphics = it.createGraphics()
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON)
            drawing.render(this, graphics, ViewBox(0f, 0f, w, h))
            graphics.dispose()
        }
    }
}

/** The moving things of a drawing, from frame to frame. Nothing moves if animations are off. */
internal class Moving(
    private val nanoTime: () -> Long,
    private val isStill: Boolean = wantsNoAnimations(),
    private val repaint: () -> Unit,
) {
    private var motions: List<Motion> = emptyList()
    private var started = 0L
    private val frames = Timer(FRAME_MILLIS) { tick() }

    fun start(motions: List<Motion>) {
        this.motions = motions.takeUnless { isStill }.orEmpty()
        started = nanoTime()
        if (this.motions.isEmpty()) frames.stop() else frames.start()
    }

    /** Returns the final and the present place of each thing that has not arrived. */
    fun ways(): List<Pair<Bounds, Bounds>> = share().let { share -> motions.takeIf { share < 1 }.orEmpty().map { it.to to it.at(share) } }

    private fun tick() {
        if (share() >= 1) start(emptyList())
        repaint()
    }

    private fun share(): Float = ((nanoTime() - started) / 1e6f / MOTION_MILLIS).coerceAtMost(1f)

    private companion object {
        const val FRAME_MILLIS = 16
    }
}

/** Whether the settings of GTK turn animations off. Other desktops have no such setting. */
private fun wantsNoAnimations() = Toolkit.getDefaultToolkit().getDesktopProperty("gnome.Gtk/EnableAnimations") == 0

/** The questions before a game. The library says which choices there are. */
internal class Entrance(private val shown: Shown, start: (Party) -> Unit) : JPanel(BorderLayout()) {
    private var party = Party()
    private val game = JComboBox(games().map { it.name }.toTypedArray())
    private val players = JComboBox<Int>()
    private val names = List(Party.SEATS) { JTextField() }
    private val opponents = List(Party.SEATS) { JComboBox((listOf(null) + levels()).map { Who(it) }.toTypedArray()) }
    private val realDice = JCheckBox(shown.word("real-dice"))
    private val options = JPanel(GridLayout(0, 2, 6, 2))
    private val wrong = JLabel(" ").apply { foreground = Color.RED.darker() }
    private val begin = JButton(shown.word("start")).apply { addActionListener { start(party()) } }

    init {
        border = BorderFactory.createEmptyBorder(12, 12, 12, 12)
        val people = JPanel(GridLayout(0, 2, 6, 6))
        people.ask(shown.word("game"), game)
        people.ask(shown.word("players"), players)
        names.zip(opponents).forEachIndexed { seat, (name, opponent) ->
            val who = JPanel(BorderLayout()).apply {
                add(name, BorderLayout.CENTER)
                add(opponent, BorderLayout.EAST)
            }
            people.ask(shown.tell(Notice.Named(seat, null)), who)
        }
        people.add(realDice)
        people.add(begin)
        add(people, BorderLayout.NORTH)
        add(JScrollPane(options), BorderLayout.CENTER)
        add(wrong, BorderLayout.SOUTH)
        game.addActionListener { change(party.playing(games()[game.selectedIndex].id)) }
        players.addActionListener { (players.selectedItem as? Int)?.let { if (it != party.players) change(party.copy(players = it)) } }
        change(party)
    }

    private fun change(changed: Party) {
        party = changed
        val seats = (party.offered.seats + party.players).distinct().sorted()
        players.model = DefaultComboBoxModel(seats.toTypedArray()).apply { selectedItem = party.players }
        options.removeAll()
        for (option in party.asked(shown.lang)) {
            val switches = party.switches(option).map { (value, isOn) -> switch(option, value, isOn) }
            switches.ifEmpty { listOf(field(option)) }.forEachIndexed { row, field -> options.ask(if (row == 0) option.label else "", field) }
        }
        wrong.text = party.offered.faults.joinToString("; ") { it.text }.ifEmpty { " " }
        begin.isEnabled = party.offered.faults.isEmpty()
        revalidate()
        repaint()
    }

    /** Returns the box for one of several values of an option. */
    private fun switch(option: SetupOption, value: NamedValue, isOn: Boolean) =
        JCheckBox("<html>${value.label}<br><small>${value.meaning}</small></html>", isOn).apply {
            name = value.name
            getAccessibleContext().accessibleName = value.label
            addActionListener { change(party.switching(option, value.name)) }
        }

    /** Returns the field for an option, by its kind of values. */
    private fun field(option: SetupOption): JComponent {
        val value = party.chosen(option)
        val free = (option.takes as? Takes.Text)?.names
        val names = (free ?: party.choices(option, shown.lang)).map { Value(it.name, it.label) }
        val chosen = names.find { it.name == value } ?: Value(value, value)
        return when {
            option.takes is Takes.Switch -> JCheckBox("", value == "true").apply {
                addActionListener { change(party.choosing(option, "$isSelected")) }
            }
            names.isEmpty() -> JTextField(value).apply { addActionListener { change(party.choosing(option, text)) } }
            else -> JComboBox((listOf(chosen) + names).distinct().toTypedArray()).apply {
                isEditable = free != null
                addActionListener { change(party.choosing(option, (selectedItem as? Value)?.name ?: "$selectedItem")) }
            }
        }.apply {
            name = option.name
            toolTipText = option.meaning
        }
    }

    /** A value of an option, which a list shows by its label. */
    private data class Value(val name: String, val label: String) {
        override fun toString() = label
    }

    private fun JPanel.ask(what: String, answer: JComponent) {
        add(JLabel(what))
        add(answer)
    }

    private fun party(): Party {
        val seated = opponents.map { (it.selectedItem as Who).player }
        return party.copy(names = names.map { it.text }, realDice = realDice.isSelected, opponents = seated)
    }

    /** The possible player of a seat: a person, or an opponent. */
    private inner class Who(val player: PlayerName?) {
        override fun toString() = player?.let { shown.tell(Notice.Player(it)) } ?: shown.word("person")
    }
}

/** The window: a title, the drawing, what happened, and a button for each choice. */
internal class Window(private val phone: Phone) : JFrame("mauerwerk") {
    private val heading = JLabel().apply { font = font.deriveFont(Font.BOLD, 18f) }
    private val failure = JLabel().apply { foreground = Color.RED.darker() }
    private val seats = JLabel()
    private val news = JLabel()
    private val advice = JLabel()
    val drawing = Drawing { at -> phone.touch(at) }
    private val entrance = Entrance(phone.shown) { party -> phone.start(party) }
    private val middle = JPanel(CardLayout()).apply {
        add(drawing, Drawing::class.java.name)
        add(entrance, Entrance::class.java.name)
    }
    val buttons = JPanel(GridLayout(0, 2, 6, 6))
    private var svg: String? = null
    private val hint = JButton(phone.shown.word("hint")).apply { addActionListener { phone.seekHint() } }
    private val undo = JButton(phone.shown.word("undo")).apply { addActionListener { phone.undo() } }
    private val end = JButton(phone.shown.word("end")).apply { addActionListener { phone.end() } }

    init {
        defaultCloseOperation = DISPOSE_ON_CLOSE
        addWindowListener(object : WindowAdapter() {
            override fun windowClosing(event: WindowEvent) = phone.leave()

            override fun windowClosed(event: WindowEvent) = phone.close()
        })
        val game = JPanel().apply {
            add(hint)
            add(undo)
            add(end)
        }
        val told = Box.createVerticalBox().apply {
            add(seats)
            add(news)
            add(advice)
            add(failure)
        }
        val top = JPanel(BorderLayout()).apply {
            border = BorderFactory.createEmptyBorder(8, 12, 8, 12)
            add(heading, BorderLayout.WEST)
            add(game, BorderLayout.EAST)
            add(told, BorderLayout.SOUTH)
        }
        add(top, BorderLayout.NORTH)
        add(middle, BorderLayout.CENTER)
        val choices = JPanel(BorderLayout()).apply { add(buttons, BorderLayout.NORTH) }
        add(JScrollPane(choices).apply { preferredSize = Dimension(900, 160) }, BorderLayout.SOUTH)
        phone.onChange = ::show
        show(phone.shown)
        pack()
    }

    private fun show(shown: Shown) {
        buttons.removeAll()
        undo.isEnabled = shown.canUndo
        hint.isEnabled = shown.screen is Screen.Decide
        advice.text = shown.advice.joinToString("<br>", "<html>", "</html>")
        heading.text = shown.title
        end.isEnabled = shown.screen != Screen.Start
        failure.text = shown.failure.ifEmpty { " " }
        val entering = if (shown.screen == Screen.Start) Entrance::class else Drawing::class
        (middle.layout as CardLayout).show(middle, entering.java.name)
        when (val screen = shown.screen) {
            is Screen.Start -> draw(null)
            is Screen.HandOver -> {
                draw(null)
                button(shown.tell(Notice.Take(screen.seat))) { take() }
            }
            is Screen.Decide -> {
                draw(screen.snapshot)
                screen.snapshot.choices.forEach { button(it.label) { choose(it.notation) } }
            }
            is Screen.Thinking -> draw(screen.snapshot)
            is Screen.Dice -> {
                draw(screen.snapshot)
                screen.chances.forEach { button(it.label) { choose(it.notation) } }
            }
            is Screen.Over -> draw(screen.snapshot)
        }
        revalidate()
        repaint()
    }

    private fun draw(snapshot: Snapshot?) {
        seats.text = snapshot?.let(phone.shown::seats) ?: " "
        news.text = snapshot?.news?.joinToString("; ") { it.text } ?: " "
        // A hint changes no drawing, so nothing moves again.
        if (snapshot?.svg != svg) drawing.show(snapshot?.svg, phone.shown.motions)
        svg = snapshot?.svg
    }

    private fun button(text: String, change: Phone.() -> Unit) {
        buttons.add(JButton(text).apply { addActionListener { phone.change() } })
    }
}

private fun SVGLoader.load(text: InputStream): SVGDocument? = load(text, null, LoaderContext.createDefault())

/** Plays one step: takes the phone, or makes a choice. */
private fun Phone.step() {
    when (val screen = shown.screen) {
        is Screen.HandOver -> take()
        is Screen.Decide -> choose(screen.snapshot.choices.last().notation)
        is Screen.Dice -> choose(screen.chances.first().notation)
        is Screen.Start, is Screen.Thinking, is Screen.Over -> Unit
    }
}

private fun picture(window: JFrame, file: File) {
    window.validate()
    val content = window.contentPane
    val image = BufferedImage(content.width, content.height, BufferedImage.TYPE_INT_RGB)
    content.printAll(image.graphics)
    ImageIO.write(image, "png", file)
}

/** The thread of windows, where the app waits for opponents. */
private val windows = CoroutineScope(Executor(SwingUtilities::invokeLater).asCoroutineDispatcher())

/** The language of the computer. */
private fun lang() = Lang.of(Locale.getDefault().toLanguageTag())

/** Returns the file of the saved game, in a new folder that only its owner can read. An existing folder keeps its mode. */
internal fun savedGame(home: File): File {
    val folder = File(home, ".pass-and-play")
    val view = Files.getFileAttributeView(folder.toPath(), PosixFileAttributeView::class.java)
    if (folder.mkdirs()) view?.setPermissions(PosixFilePermissions.fromString("rwx------"))
    return File(folder, "game.json")
}

/**
 * Runs the app, which resumes the saved game if there is one. Four arguments draw the window at a point of a game, and
 * end. They are the game, the number of players, the number of steps and a file.
 */
fun main(arguments: Array<String>) {
    if (arguments.isEmpty()) {
        val saved = savedGame(File(System.getProperty("user.home")))
        return SwingUtilities.invokeLater { Window(Phone(saved, windows, lang = lang())).isVisible = true }
    }
    val (game, players, steps, file) = arguments
    SwingUtilities.invokeAndWait {
        val phone = Phone(File(file, "unsaved"), windows, lang = lang()) { 7 }
        val window = Window(phone)
        window.isVisible = true
        val names = listOf("Ada", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gil", "Hana")
        if (game != "none") phone.start(Party(game, players.toInt(), names))
        repeat(steps.toInt()) { phone.step() }
        picture(window, File(file))
        window.dispose()
    }
}
