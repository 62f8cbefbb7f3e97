package io.mauerwerk

import java.nio.file.Path
import kotlin.io.path.readText

/** A game in progress behind either door: the types of one game, or a table of any game. */
interface Playing : AutoCloseable {
    /** Makes a decision, and returns what happened, in full. */
    fun play(actor: Decider, action: String): List<String>

    fun notation(): String

    fun turn(): Turn

    fun actions(seat: Seat): List<String>

    fun sees(viewer: Viewer): String

    fun heard(viewer: Viewer): List<String>

    fun resampled(viewer: Viewer, seed: Long): String
}

/** Opens a game at a position, and writes the whole position. */
class Opened(val playing: () -> Playing, val text: String)

class DieMauerPlaying(private val game: DieMauerGame) : Playing {
    override fun play(actor: Decider, action: String): List<String> {
        game.apply(actor, DieMauerAction.read(action))
        return game.events().map { it.text }
    }

    override fun notation() = game.state().use { it.notation() }

    override fun turn() = game.turn()

    override fun actions(seat: Seat) =
        game.state().use { state -> state.choices(seat).map { it.action.notation } }

    override fun sees(viewer: Viewer) = game.snapshot(viewer).position

    override fun heard(viewer: Viewer) = game.snapshot(viewer).news.map { it.text }

    override fun resampled(viewer: Viewer, seed: Long) =
        game.resample(viewer, seed).use { it.notation() }

    override fun close() = game.close()

    companion object {
        fun open(text: String) =
            DieMauerState.read(text).use { state ->
                val whole = state.toString()
                Opened({ DieMauerState.read(whole).use { DieMauerPlaying(DieMauerGame.fromState(it)) } }, whole)
            }
    }
}

class BerlinPlaying(private val game: BerlinGame) : Playing {
    override fun play(actor: Decider, action: String): List<String> {
        game.apply(actor, BerlinAction.read(action))
        return game.events().map { it.text }
    }

    override fun notation() = game.state().use { it.notation() }

    override fun turn() = game.turn()

    override fun actions(seat: Seat) =
        game.state().use { state -> state.choices(seat).map { it.action.notation } }

    override fun sees(viewer: Viewer) = game.snapshot(viewer).position

    override fun heard(viewer: Viewer) = game.snapshot(viewer).news.map { it.text }

    override fun resampled(viewer: Viewer, seed: Long) =
        game.resample(viewer, seed).use { it.notation() }

    override fun close() = game.close()

    companion object {
        fun open(text: String) =
            BerlinState.read(text).use { state ->
                val whole = state.toString()
                Opened({ BerlinState.read(whole).use { BerlinPlaying(BerlinGame.fromState(it)) } }, whole)
            }
    }
}

class MauerbauerPlaying(private val game: MauerbauerGame) : Playing {
    override fun play(actor: Decider, action: String): List<String> {
        game.apply(actor, MauerbauerAction.read(action))
        return game.events().map { it.text }
    }

    override fun notation() = game.state().use { it.notation() }

    override fun turn() = game.turn()

    override fun actions(seat: Seat) =
        game.state().use { state -> state.choices(seat).map { it.action.notation } }

    override fun sees(viewer: Viewer) = game.snapshot(viewer).position

    override fun heard(viewer: Viewer) = game.snapshot(viewer).news.map { it.text }

    override fun resampled(viewer: Viewer, seed: Long) =
        game.resample(viewer, seed).use { it.notation() }

    override fun close() = game.close()

    companion object {
        fun open(text: String) =
            MauerbauerState.read(text).use { state ->
                val whole = state.toString()
                Opened({ MauerbauerState.read(whole).use { MauerbauerPlaying(MauerbauerGame.fromState(it)) } }, whole)
            }
    }
}

class TablePlaying(private val table: Table) : Playing {
    private fun position(table: Table) = table.notation().removePrefix(table.setup()).trim()

    override fun play(actor: Decider, action: String): List<String> {
        table.play(actor, action)
        return table.events()
    }

    override fun notation() = position(table)

    override fun turn() = table.turn()

    override fun actions(seat: Seat) = table.actions(seat)

    override fun sees(viewer: Viewer) = table.snapshot(viewer).position

    override fun heard(viewer: Viewer) = table.snapshot(viewer).news

    override fun resampled(viewer: Viewer, seed: Long) = table.resample(viewer, seed).use(::position)

    override fun close() = table.close()

    companion object {
        fun open(game: String, text: String) =
            Table.read(game, text).use { table ->
                val whole = table.notation()
                Opened({ TablePlaying(Table.read(game, whole)) }, whole)
            }
    }
}

/** Opens a position through the types of its game. */
fun openTyped(game: String, text: String): Opened =
    when (game) {
        "die-mauer" -> DieMauerPlaying.open(text)
        "berlin" -> BerlinPlaying.open(text)
        "mauerbauer" -> MauerbauerPlaying.open(text)
        else -> error("$game has no types")
    }

/** The top folder of the project. */
private val root: Path = Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().parent.parent

fun fileOf(name: String): String = root.resolve(name).readText()

fun tomlFiles(folder: String): Int = root.resolve(folder).toFile().walk().count { it.extension == "toml" }
