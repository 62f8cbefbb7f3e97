package passandplay

import io.mauerwerk.Appraisal
import io.mauerwerk.Chance
import io.mauerwerk.Decider
import io.mauerwerk.DrawingPoint
import io.mauerwerk.Lang
import io.mauerwerk.Motion
import io.mauerwerk.Notice
import io.mauerwerk.Opponent
import io.mauerwerk.PlayerName
import io.mauerwerk.Seat
import io.mauerwerk.Sheet
import io.mauerwerk.Snapshot
import io.mauerwerk.Table
import io.mauerwerk.TableEvent
import io.mauerwerk.Theme
import io.mauerwerk.Turn
import io.mauerwerk.Viewer
import io.mauerwerk.analyse
import io.mauerwerk.choose
import io.mauerwerk.deciding
import io.mauerwerk.play
import io.mauerwerk.seated
import io.mauerwerk.targetAt
import io.mauerwerk.tell

/**
 * A game of any kind on one phone that people pass around. It knows no rules, only the present seat and the seats that
 * may look. The table owns its chance: after a decision is taken back, dice and opponents' choices are the same again.
 * Call it from one thread, which is free while opponents think.
 */
class PassAndPlay private constructor(
    private val table: Table,
    theme: Theme,
    lang: Lang,
    private val realDice: Boolean,
    private val opponents: Map<Seat, PlayerName>,
) : AutoCloseable {
    /** The seat of the person who holds the phone, or `null` if no person has taken it. */
    private var holder: Seat? = null

    /** The seat that decides again, after a decision was taken back. */
    private var recalled: Seat? = null

    /** The touches so far of the person who decides. */
    private var touched: List<String> = emptyList()

    /** The number of decisions that the last drawing showed. */
    private var told: Int = table.decisions().size

    /** The motions on the screen since the last drawing, as its viewer saw them. */
    var motions: List<Motion> = emptyList()
        private set

    /** The colours of the drawing. */
    var theme: Theme = theme
        set(value) {
            field = value
            screen = next()
        }

    /** The language of all texts. */
    var lang: Lang = lang
        set(value) {
            field = value
            screen = next()
        }

    /** What the phone shows now. */
    var screen: Screen = next()
        private set

    /** The names by seat. */
    val names: List<String>
        get() = table.names()

    /** The person to whom the phone was handed has taken it. */
    fun take() {
        val handed = screen as? Screen.HandOver ?: return
        holder = handed.seat
        show()
    }

    /** The phone was laid down: a person must take it before anything hidden is shown again. */
    fun layDown() {
        holder = null
        show()
    }

    /** The person who holds the phone decides, or says what the dice on the table show. */
    fun choose(notation: String) {
        when (val now = screen) {
            is Screen.Decide -> table.play(Decider.Player(now.seat), notation, lang)
            is Screen.Dice -> table.play(Decider.Chance, notation, lang)
            is Screen.Start, is Screen.HandOver, is Screen.Thinking, is Screen.Over -> return
        }
        recalled = null
        show()
    }

    /**
     * Touches the drawing at a point, in its units, for the person who decides. A target at the point or near it is the
     * next touch of a choice, and the last touch makes the choice. A touch elsewhere forgets all touches.
     */
    fun touch(at: DrawingPoint) {
        val now = screen as? Screen.Decide ?: return
        touch(targetAt(now.snapshot.places, at, REACH)?.name)
    }

    /** Touches a place by its name, or no place. */
    fun touch(place: String?) {
        val now = screen as? Screen.Decide ?: return
        val target = now.snapshot.places.find { it.name == place && it.isTarget }
        touched = if (target == null) emptyList() else touched + target.name
        val after = next()
        val chosen = (after as? Screen.Decide)?.snapshot?.chosen
        if (chosen == null) screen = after else choose(chosen)
    }

    /** Waits for the opponent whose turn it is, and makes its choice. If cancelled, changes nothing. */
    suspend fun think() {
        val seat = (screen as? Screen.Thinking)?.seat ?: return
        val opponent = Opponent.seated(opponents.getValue(seat), table.seed() ?: 0, seat)
        table.play(seat, opponent.choose(table, seat))
        show()
    }

    /** Waits for a hint for the person who decides: the best three choices. */
    suspend fun hint(): List<Appraisal> =
        (screen as? Screen.Decide)?.let { ADVISER.analyse(table, it.seat, lang = lang).hint }.orEmpty()

    /**
     * Takes back people's last decision or reading of dice, with everything dealt since. The phone is handed to the
     * person who decided.
     */
    fun undo() {
        told = lastAsked() ?: return
        val taken = table.undoTo(told)
        recalled = (taken.first().actor as? Decider.Player)?.seat
        layDown()
    }

    /** Whether there is anything to take back. */
    val canUndo: Boolean
        get() = lastAsked() != null

    /**
     * Returns everything that is needed to resume the game later, with the same dice. The text contains everything
     * hidden, and the future of chance.
     */
    fun save(): String {
        val dice = if (realDice) REAL_DICE else DEALT_DICE
        return opponents.entries.joinToString("", dice, "\n${table.toJson()}") { (seat, player) -> " $seat=$player" }
    }

    override fun close() = table.close()

    private fun name(seat: Seat) = names.getOrElse(seat) { Notice.Named(seat, null).tell(lang = lang) }

    /** Shows what comes next, with nothing touched. */
    private fun show() {
        touched = emptyList()
        screen = next()
    }

    private fun seenBy(viewer: Viewer): Snapshot =
        table.snapshot(viewer, theme, Sheet.NARROW, touched, lang = lang).also {
            motions = table.motions(viewer, told, Sheet.NARROW)
            told = it.decisions
        }

    /** Finds what to show: lets the table decide the chance that it owns, then asks people. */
    private fun next(): Screen {
        while (isDealt(table)) table.deal()
        motions = emptyList()
        return when (val turn = table.turn()) {
            is Turn.Over -> Screen.Over(table.status(lang), seenBy(Viewer.Spectator))
            is Turn.Chance -> {
                // All people look at the dice, and at the phone.
                holder = null
                Screen.Dice(table.chances(lang), seenBy(Viewer.Spectator))
            }
            is Turn.Decide -> {
                // The person who holds the phone decides first, then other people, and then opponents.
                val people = turn.deciding - opponents.keys
                val seat = people.find { it == holder } ?: people.find { it == recalled } ?: people.firstOrNull()
                when (seat) {
                    null -> thinking(turn.deciding.first())
                    holder -> Screen.Decide(seat, name(seat), seenBy(Viewer.Player(seat)))
                    else -> {
                        holder = null
                        Screen.HandOver(seat, name(seat))
                    }
                }
            }
        }
    }

    private fun thinking(seat: Seat): Screen {
        val viewer = holder?.let { Viewer.Player(it) } ?: Viewer.Spectator
        return Screen.Thinking(seat, name(seat), seenBy(viewer))
    }

    /** The number of decisions before people were asked last, or `null` if they never were. */
    private fun lastAsked(): Int? =
        if (realDice) copy(table).use(::lastAsked) else table.beforeLast(names.indices - opponents.keys)

    /** The same with real dice: goes back to them. */
    private fun lastAsked(game: Table): Int? {
        do {
            if (!game.canUndo()) return null
            val actor = game.undo().actor
        } while (if (actor is Decider.Player) actor.seat in opponents else isDealt(game))
        return game.decisions().size
    }

    /** Whether the table decides chance now. If dice are real, it does so only if it must not see the result. */
    private fun isDealt(game: Table): Boolean = game.turn() is Turn.Chance && (!realDice || isHidden(game))

    /** Whether the table sees the same, regardless of the result of chance. */
    private fun isHidden(game: Table): Boolean =
        game.chances().take(2).map { seenAfter(game, it) }.distinct().size == 1

    private fun seenAfter(game: Table, chance: Chance): Pair<String, List<TableEvent>> =
        copy(game).use { later ->
            later.play(Decider.Chance, chance.notation)
            later.snapshot(Viewer.Spectator).let { it.position to it.news }
        }

    private fun copy(game: Table): Table = game.replayed(Int.MAX_VALUE)

    companion object {
        private const val REAL_DICE = "dice on the table"
        private const val DEALT_DICE = "dice in the phone"

        /**
         * The largest distance from a target at which a touch still counts, in the units of the drawing: half a thumb.
         */
        private const val REACH = 22
        private val SEATED = Regex(" (\\d)=(\\S+)")

        /** The opponent that gives hints. */
        private val ADVISER = Opponent("hard", 0)

        /** Starts a game. People who know the seed can predict the game. */
        fun start(party: Party, seed: Long, theme: Theme = Theme.LIGHT, lang: Lang = Lang.EN): PassAndPlay =
            Table(party.game, party.setup, seed).orClosed { table ->
                table.setNames(party.seated(lang))
                val opponents = party.opponents.take(party.players).withIndex()
                PassAndPlay(table, theme, lang, party.realDice, opponents.mapNotNull { (seat, player) -> player?.let { seat to it } }.toMap())
            }

        /**
         * Resumes a saved game. Nothing of it is shown before a person takes the phone.
         *
         * @param seed is for a game that was saved without one.
         */
        fun restore(saved: String, seed: Long, theme: Theme = Theme.LIGHT, lang: Lang = Lang.EN): PassAndPlay =
            Table.fromJson(saved.substringAfter('\n')).orClosed { table ->
                if (table.seed() == null) table.setSeed(seed)
                val first = saved.substringBefore('\n')
                val opponents = SEATED.findAll(first).map { it.destructured }.associate { (seat, player) -> seat.toInt() to player }
                PassAndPlay(table, theme, lang, first.startsWith(REAL_DICE), opponents)
            }

        /** Makes something that owns this object and will close it. If that fails, closes it at once. */
        private inline fun <T : AutoCloseable, R> T.orClosed(make: (T) -> R): R =
            try {
                make(this)
            } catch (error: Throwable) {
                close()
                throw error
            }
    }
}
