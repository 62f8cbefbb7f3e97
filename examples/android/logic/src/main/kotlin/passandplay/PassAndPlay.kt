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
 * A game of any kind on one phone that goes round: it knows no rule and no game, only whose turn it
 * is and who may look. The table owns its chance, so that nobody gets other dice by taking back, and
 * opponents decide anew what they decided before. For one thread, which is free while they think.
 */
class PassAndPlay private constructor(
    private val table: Table,
    theme: Theme,
    lang: Lang,
    private val realDice: Boolean,
    private val opponents: Map<Seat, PlayerName>,
) : AutoCloseable {
    /** Who holds the phone, if anybody has taken it. */
    private var holder: Seat? = null

    /** Who decides anew, after a decision was taken back. */
    private var recalled: Seat? = null

    /** What the person who decides has touched so far. */
    private var touched: List<String> = emptyList()

    /** How many decisions the drawing told that was shown last. */
    private var told: Int = table.decisions().size

    /** What moved on the screen since the drawing before, by what its viewer saw. */
    var motions: List<Motion> = emptyList()
        private set

    /** The colours of the drawing. */
    var theme: Theme = theme
        set(value) {
            field = value
            screen = next()
        }

    /** The language of all that is shown. */
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

    /** The phone was laid down: somebody has to take it before anything hidden is shown again. */
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
     * The person who decides touches the drawing at a point, in its units: what lies there or near it is
     * the next touch of a choice, and the last one makes it. Elsewhere, what was touched is let go.
     */
    fun touch(at: DrawingPoint) {
        val now = screen as? Screen.Decide ?: return
        touch(targetAt(now.snapshot.places, at, REACH)?.name)
    }

    /** The same by the name of the place, or of none. */
    fun touch(place: String?) {
        val now = screen as? Screen.Decide ?: return
        val target = now.snapshot.places.find { it.name == place && it.isTarget }
        touched = if (target == null) emptyList() else touched + target.name
        val after = next()
        val chosen = (after as? Screen.Decide)?.snapshot?.chosen
        if (chosen == null) screen = after else choose(chosen)
    }

    /** Waits for the opponent whose turn it is, and makes its choice; cancelled, it changes nothing. */
    suspend fun think() {
        val seat = (screen as? Screen.Thinking)?.seat ?: return
        val opponent = Opponent.seated(opponents.getValue(seat), table.seed() ?: 0, seat)
        table.play(seat, opponent.choose(table, seat))
        show()
    }

    /** Waits for a hint for the person who decides: the best three choices. */
    suspend fun hint(): List<Appraisal> =
        (screen as? Screen.Decide)?.let { ADVISER.analyse(table, it.seat, lang = lang).hint }.orEmpty()

    /** Takes back what people last decided or read from their dice, and what was dealt since; the phone is handed to who decided. */
    fun undo() {
        told = lastAsked() ?: return
        val taken = table.undoTo(told)
        recalled = (taken.first().actor as? Decider.Player)?.seat
        layDown()
    }

    /** Whether there is anything to take back. */
    val canUndo: Boolean
        get() = lastAsked() != null

    /** All that is needed to go on another day, with the same dice. It tells all that is hidden, and what is to come. */
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

    /** Finds what to show: lets the table decide what is dealt, then turns to people. */
    private fun next(): Screen {
        while (isDealt(table)) table.deal()
        motions = emptyList()
        return when (val turn = table.turn()) {
            is Turn.Over -> Screen.Over(table.status(lang), seenBy(Viewer.Spectator))
            is Turn.Chance -> {
                // All look at the dice, and at the phone.
                holder = null
                Screen.Dice(table.chances(lang), seenBy(Viewer.Spectator))
            }
            is Turn.Decide -> {
                // Who holds the phone decides first; only then is it handed on, and opponents come last.
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

    /** How many decisions were made before people were asked last; none if they never were. */
    private fun lastAsked(): Int? =
        if (realDice) copy(table).use(::lastAsked) else table.beforeLast(names.indices - opponents.keys)

    /** The same where people read real dice: goes back to them. */
    private fun lastAsked(game: Table): Int? {
        do {
            if (!game.canUndo()) return null
            val actor = game.undo().actor
        } while (if (actor is Decider.Player) actor.seat in opponents else isDealt(game))
        return game.decisions().size
    }

    /** Whether chance is asked, and the table answers: with real dice only where the table must not see the answer. */
    private fun isDealt(game: Table): Boolean = game.turn() is Turn.Chance && (!realDice || isHidden(game))

    /** Whether the table sees the same whatever chance brings. */
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

        /** How far beside a target a touch still means it, in the units of the drawing: half a thumb. */
        private const val REACH = 22
        private val SEATED = Regex(" (\\d)=(\\S+)")

        /** Who gives hints. */
        private val ADVISER = Opponent("hard", 0)

        /** Starts a game. Who knows the seed knows what is to come. */
        fun start(party: Party, seed: Long, theme: Theme = Theme.LIGHT, lang: Lang = Lang.EN): PassAndPlay =
            Table(party.game, party.setup, seed).orClosed { table ->
                table.setNames(party.seated(lang))
                val opponents = party.opponents.take(party.players).withIndex()
                PassAndPlay(table, theme, lang, party.realDice, opponents.mapNotNull { (seat, player) -> player?.let { seat to it } }.toMap())
            }

        /**
         * Goes on with a game that was saved. Nothing of it is shown before somebody takes the phone.
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

        /** Makes something that will close this; if that fails, closes this at once. */
        private inline fun <T : AutoCloseable, R> T.orClosed(make: (T) -> R): R =
            try {
                make(this)
            } catch (error: Throwable) {
                close()
                throw error
            }
    }
}
