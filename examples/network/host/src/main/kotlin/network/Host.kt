package network

import io.mauerwerk.MauerwerkException
import io.mauerwerk.Opponent
import io.mauerwerk.Seat
import io.mauerwerk.Table
import io.mauerwerk.Turn
import io.mauerwerk.Viewer
import io.mauerwerk.deciding
import io.mauerwerk.play
import io.mauerwerk.seated
import java.io.File
import java.net.InetAddress
import java.net.ServerSocket
import java.security.SecureRandom
import kotlin.system.exitProcess

/** Who decides for the seats that nobody has joined. */
private const val OWN = "easy"

/** A host of one game: it deals, applies, and tells each guest what its seat may know. */
class Host(private val table: Table, private val seed: Long, private val guests: List<Connection>) {
    private val opponents = HashMap<Seat, Opponent>()

    /** Plays to the end. */
    fun play() {
        guests.forEach { it.send(table.messageTo(it.viewer)) }
        while (true) {
            table.resolveChance()
            guests.forEach(::tell)
            val seat = table.turn().deciding.firstOrNull() ?: return
            val guest = guests.find { it.viewer == Viewer.Player(seat) }
            if (guest == null) table.play(seat, chosen(seat)) else hear(guest, seat)
        }
    }

    private fun tell(guest: Connection) {
        val decisions = table.decisions().size
        if (decisions > guest.heard) guest.send(table.messageTo(guest.viewer, guest.heard))
        guest.heard = decisions
    }

    private fun hear(guest: Connection, seat: Seat) {
        try {
            table.receive(seat, guest.read())
        } catch (error: MauerwerkException) {
            // It is told all it has seen, and asked again.
            System.err.println("seat $seat: ${error.message}")
            guest.send(table.messageTo(guest.viewer))
        }
    }

    private fun chosen(seat: Seat): String =
        table.chooseFor(seat, opponents.getOrPut(seat) { Opponent.seated(OWN, seed, seat) })
}

/** What the command line says. */
private class Options(words: Array<String>) {
    private val named = words.toList().zipWithNext().filter { it.first.startsWith("--") }.toMap()
    private val plain = words.filterIndexed { at, word -> !word.startsWith("--") && words.getOrNull(at - 1)?.startsWith("--") != true }
    val game = plain.firstOrNull() ?: usage()
    val setup = plain.drop(1).joinToString(" ")
    val seed = number("--seed") ?: SecureRandom().nextLong()
    val guests = number("--guests")?.toInt() ?: 2
    val record = named["--record"]?.let(::File)
    val log = named["--log"]?.let(::File)

    private fun number(name: String): Long? = named[name]?.let { it.toLongOrNull() ?: usage() }

    private fun usage(): Nothing {
        System.err.println("usage: GAME [SETUP] [--seed N] [--guests N] [--record FILE] [--log FOLDER]")
        exitProcess(2)
    }
}

/** Waits for guests, and gives them the last seats, in the order in which they come. */
private fun joined(door: ServerSocket, seats: Int, options: Options): List<Connection> =
    (seats - options.guests until seats).map { seat ->
        Connection(Viewer.Player(seat), door.accept(), options.log?.resolve("seat$seat"))
    }

fun main(words: Array<String>) {
    val options = Options(words)
    val table =
        try {
            Table(options.game, options.setup, options.seed)
        } catch (error: MauerwerkException) {
            System.err.println(error.message)
            exitProcess(2)
        }
    val seats = table.seats()
    ServerSocket(0, seats, InetAddress.getLoopbackAddress()).use { door ->
        println("port ${door.localPort}")
        val guests = joined(door, seats, options)
        Host(table, options.seed, guests).play()
        guests.forEach(Connection::close)
    }
    println((table.turn() as Turn.Over).outcome.text)
    options.record?.writeText(table.toJson())
}
