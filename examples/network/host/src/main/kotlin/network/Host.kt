package network

import io.mauerwerk.Lang
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Notice
import io.mauerwerk.Opponent
import io.mauerwerk.Seat
import io.mauerwerk.Table
import io.mauerwerk.Turn
import io.mauerwerk.Viewer
import io.mauerwerk.deciding
import io.mauerwerk.play
import io.mauerwerk.seated
import io.mauerwerk.tell
import io.mauerwerk.words
import java.io.File
import java.io.IOException
import java.net.InetAddress
import java.net.ServerSocket
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption
import java.nio.file.attribute.PosixFileAttributeView
import java.security.SecureRandom
import java.util.HexFormat
import java.util.UUID
import java.util.concurrent.ArrayBlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlin.system.exitProcess

/** The player for seats without a guest, and for guests that take too long. */
private const val OWN = "easy"

/** How often a guest may get the whole game before the next event. */
private const val REPEATS = 10

/** The maximum number of guests that are connected at once. */
private const val CONNECTIONS = 32

/** A place for a guest, who comes back with the token. */
private class Place(val seat: Seat, val log: File?) {
    val viewer = Viewer.Player(seat)
    var token: String? = null
    var guest: Connection? = null

    /** The number of decisions that the guest has heard of. */
    var heard = 0

    /** How often the guest got the whole game since the last decision. */
    var repeats = 0
}

/** A host of one game: it deals, applies decisions, and sends each guest the view of its seat. */
private class Host(private val table: Table, private val options: Options, private val places: List<Place>) {
    /** The id of the match. Each start of the host has a new one. */
    private val match = UUID.randomUUID().toString()
    private val random = SecureRandom()
    private val opponents = HashMap<Seat, Opponent>()
    private val news = ArrayBlockingQueue<News>(CONNECTIONS)
    private val guests = HashSet<Connection>()
    private var decisions = -1
    private var deadline = 0L

    fun accept(door: ServerSocket) =
        thread(isDaemon = true) {
            while (true) {
                val socket = try { door.accept() } catch (closed: IOException) { break }
                synchronized(guests) {
                    if (guests.size < CONNECTIONS) guests.add(Connection(socket, news)) else socket.close()
                }
            }
        }

    /** Waits until all places are taken, and plays to the end. */
    fun play() {
        while (places.any { it.token == null }) hear(news.take())
        while (true) {
            table.resolveChance()
            tell()
            if (table.turn() is Turn.Over) break
            val asked = table.turn().deciding
            val own = asked.filter { seat -> places.none { it.seat == seat && it.token != null } }
            if (own.isNotEmpty()) {
                decide(own.first())
            } else if (!hearNext()) {
                println(Notice.Thinks(asked.first(), OWN).tell(lang = options.lang))
                decide(asked.first())
            }
        }
        synchronized(guests) { guests.toList() }.forEach(Connection::close)
    }

    /** Handles the next event of a guest. Returns false if the guests have taken too long. */
    private fun hearNext(): Boolean {
        hear(news.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS) ?: return false)
        return true
    }

    private fun hear(next: News) {
        val place = places.find { it.guest == next.guest }
        when (next) {
            is News.Gone -> {
                synchronized(guests) { guests.remove(next.guest) }
                place?.guest = null
            }
            is News.Line -> if (place == null) join(next.guest, next.text) else hear(place, next.guest, next.text)
        }
    }

    /** Gives a guest a place: the one of its token, or the first free one. */
    private fun join(guest: Connection, line: String) {
        val token = line.removePrefix("join").trim()
        val place = if (line == "join") places.find { it.token == null } else places.find { it.token == token }
        if (place == null || !line.startsWith("join")) return guest.hangUp()
        // A guest that comes back has lost its first connection, even if the host has not noticed yet.
        place.guest?.hangUp()
        place.guest = guest
        val own = place.token ?: HexFormat.of().formatHex(ByteArray(16).also(random::nextBytes))
        place.token = own
        guest.send("seat ${place.seat} $own")
        if (decisions >= 0) repeat(place, guest)
    }

    private fun hear(place: Place, guest: Connection, line: String) {
        if (line == "again") return repeat(place, guest)
        try {
            table.receive(match, place.seat, line, options.lang)
        } catch (error: MauerwerkException) {
            System.err.println("${place.seat}: ${error.message}")
            // A line that is not JSON is from a program that does not use this library.
            if (line.startsWith("{")) repeat(place, guest) else guest.hangUp()
        }
    }

    /** Sends a guest the whole game, unless it asks for it again and again. */
    private fun repeat(place: Place, guest: Connection) {
        place.repeats += 1
        if (place.repeats > REPEATS) return guest.hangUp()
        send(place, guest, table.messageTo(match, place.viewer))
    }

    /** Saves the game, and sends each guest the events, once after each decision. */
    private fun tell() {
        val made = table.decisions().size
        if (made == decisions) return
        val begins = decisions < 0
        decisions = made
        extend()
        options.record?.let { save(it, table.toJson()) }
        for (place in places) {
            val guest = place.guest ?: continue
            place.repeats = 0
            send(place, guest, table.messageTo(match, place.viewer, if (begins) null else place.heard))
        }
    }

    private fun send(place: Place, guest: Connection, message: String) {
        place.log?.appendText("$message\n")
        guest.send(message)
        place.heard = decisions
    }

    private fun extend() {
        deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(options.patience)
    }

    private fun decide(seat: Seat) {
        val opponent = opponents.getOrPut(seat) { Opponent.seated(OWN, table.seed() ?: 0L, seat) }
        table.play(seat, table.chooseFor(seat, opponent))
    }
}

/**
 * Writes a whole file or nothing. A new file contains everything hidden, so only its owner may read it. An existing
 * file keeps its mode and owner. If only another user can give these to a new file, the text is written in place.
 */
private fun save(file: File, text: String) {
    val target = file.absoluteFile.toPath().let { if (Files.exists(it)) it.toRealPath() else it }
    val beside = Files.createTempFile(target.parent, file.name, null)
    Files.writeString(beside, text)
    if (runCatching { keepAccess(target, beside) }.isSuccess) {
        Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE)
    } else {
        Files.delete(beside)
        Files.writeString(target, text)
    }
}

/** Gives a new file the owner and the mode of the file that it replaces, on systems that have modes. */
private fun keepAccess(old: Path, new: Path) {
    val kept = attributes(old)?.takeIf { Files.exists(old) }?.readAttributes() ?: return
    attributes(new)?.run {
        owner = kept.owner()
        setGroup(kept.group())
        setPermissions(kept.permissions())
    }
}

private fun attributes(file: Path) = Files.getFileAttributeView(file, PosixFileAttributeView::class.java)

/** The options of the command line. */
private class Options(words: Array<String>) {
    private val named = words.toList().zipWithNext().filter { it.first.startsWith("--") }.toMap()
    private val spoken = Lang.entries.find { it.name.lowercase() == named["--lang"] }
    val lang = spoken ?: if ("--lang" in named) usage() else Lang.EN
    private val plain = words.filterIndexed { at, word -> !word.startsWith("--") && words.getOrNull(at - 1)?.startsWith("--") != true }
    val game = plain.firstOrNull() ?: usage()
    val setup = plain.drop(1).joinToString(" ")
    // Below 2^53: every program that reads JSON keeps such a number.
    val seed = number("--seed") ?: SecureRandom().nextLong().ushr(11)
    val guests = number("--guests")?.toInt() ?: 2
    val patience = number("--patience")?.coerceIn(1L, 86_400L) ?: 120L
    val record = named["--record"]?.let(::File)
    val log = named["--log"]?.let(::File)

    private fun number(name: String): Long? = named[name]?.let { it.toLongOrNull() ?: usage() }

    private fun usage(): Nothing {
        System.err.println(words(spoken ?: Lang.EN)["host-usage"])
        exitProcess(2)
    }
}

fun main(words: Array<String>) {
    val options = Options(words)
    val table =
        try {
            val saved = options.record?.takeIf { it.exists() }?.readText()
            if (saved == null) Table(options.game, options.setup, options.seed) else Table.fromJson(saved)
        } catch (error: MauerwerkException) {
            System.err.println(error.message)
            exitProcess(2)
        }
    val seats = table.seats()
    val places = (maxOf(0, seats - options.guests) until seats).map { seat -> Place(seat, options.log?.resolve("seat$seat")) }
    ServerSocket(0, CONNECTIONS, InetAddress.getLoopbackAddress()).use { door ->
        println("port ${door.localPort}")
        val host = Host(table, options, places)
        host.accept(door)
        host.play()
    }
    println(table.status(options.lang))
}
