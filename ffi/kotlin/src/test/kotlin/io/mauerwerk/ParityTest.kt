package io.mauerwerk

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull

/** The same seeds give the same games, and the same wrong input the same text, as in Rust and Swift. */
class ParityTest {
    private fun lines(name: String) = fileOf("ffi/parity/$name").trimEnd('\n').split('\n').map { it.split('\t') }

    private fun hash(text: String): String =
        text.encodeToByteArray()
            .fold(0xcbf29ce484222325u) { hash, byte -> (hash xor byte.toUByte().toULong()) * 0x100000001b3u }
            .toString(16)
            .padStart(16, '0')

    @Test
    fun `the same seeds give the same games`() {
        for (line in lines("games.txt")) {
            val (game, setup, seed, record, svg) = line
            Table.random(game, setup, seed.toULong().toLong()).use { table ->
                assertEquals(record, hash(table.toJson()))
                assertEquals(line[5], table.notation())
                assertEquals(svg, hash(assertNotNull(table.snapshot(Viewer.Spectator, Theme.LIGHT).svg)))
                Table.fromJson(table.toJson()).use { assertEquals(line[5], it.notation()) }
            }
        }
    }

    @Test
    fun `what is seen crosses as JSON`() {
        for ((kind, game, json, what, svg) in lines("seen.txt").map { it + "" }) {
            when (kind) {
                "event" -> {
                    val event = TableEvent.fromJson(game, json)
                    assertEquals(what, event.text)
                    assertEquals(event, TableEvent.fromJson(game, event.json))
                }
                "view" -> TableView.fromJson(game, json).use { view ->
                    assertEquals(what, view.toString())
                    assertEquals(svg, hash(view.svg(Theme.DARK)))
                    TableView.fromJson(game, view.toJson()).use { assertEquals(view, it) }
                }
                else -> InformationState.fromJson(game, json).use { seen ->
                    assertEquals(what.toInt(), seen.events().size)
                    seen.now().use { assertEquals(svg, hash(it.svg(Theme.DARK))) }
                    InformationState.fromJson(game, seen.toJson()).use { assertEquals(seen, it) }
                }
            }
        }
    }

    private fun pointed(snapshot: Snapshot): String =
        snapshot.places.joinToString("") { place ->
            val shape = place.shape.joinToString(" ") { "${it.x},${it.y}" }
            val marks = listOf(place.isTarget, place.isTouched).joinToString("") { if (it) "1" else "0" }
            "${place.name}|${place.label}|$shape|$marks\n"
        }

    private fun touched(snapshot: Snapshot): String =
        snapshot.choices.joinToString("") { "${it.notation} ${it.touches.joinToString(",")}\n" }

    @Test
    fun `places and touches are the same`() {
        for (line in lines("touches.txt")) {
            val (game, setup, seed, made, seat) = line
            Table.random(game, setup, seed.toULong().toLong()).use { table ->
                table.undoTo(made.toInt())
                val first = table.snapshot(seat.toInt(), Theme.LIGHT)
                val next = table.snapshot(seat.toInt(), Theme.LIGHT, Sheet.NARROW, listOf(line[5]))
                val texts = listOf(touched(first), pointed(first), first.svg, pointed(next), next.svg)
                assertEquals(line.drop(6), texts.map { hash(assertNotNull(it)) }, "$line")
            }
        }
    }

    @Test
    fun `touches are refused with the same text`() {
        for ((game, setup, seat, touches, text) in lines("touch_errors.txt")) {
            val viewer = seat.toIntOrNull()?.let { Viewer.Player(it) } ?: Viewer.Spectator
            Table(game, setup).use { table ->
                val error =
                    assertFailsWith<MauerwerkException.Touch> {
                        table.snapshot(viewer, Theme.DARK, touched = touches.split(','))
                    }
                assertEquals(text, error.message)
            }
        }
    }

    private fun text(analysis: Analysis): String =
        analysis.actions.joinToString("") { one ->
            val bits = listOf(one.odds, one.win, one.error, one.points).joinToString(" ") { it.toRawBits().toULong().toString(16).padStart(16, '0') }
            val line = one.line.joinToString(",") { it.text }
            "${one.notation} ${one.label} ${one.visits} $bits $line ${one.reason.orEmpty()}\n"
        }

    @Test
    fun `opponents think the same`() {
        for (line in lines("opponents.txt")) {
            val (game, setup, seed, made, seat) = line
            val (player, own, choice, thought) = line.drop(5)
            val opponent = Opponent(player, own.toULong().toLong())
            Table.random(game, setup, seed.toULong().toLong()).use { table ->
                table.undoTo(made.toInt())
                assertEquals(choice, table.chooseFor(seat.toInt(), opponent), "$line")
                assertEquals(thought, hash(text(table.analyseFor(seat.toInt(), opponent))), "$line")
            }
        }
    }

    @Test
    fun `opponents refuse with the same text`() {
        for (line in lines("opponent-errors.txt")) {
            val (how, game, setup, seat, player) = line
            val table =
                when (how) {
                    "new" -> Table(game, setup)
                    "read" -> Table.read(game, setup)
                    else -> Table.random(game, setup, 7)
                }
            val error = assertFailsWith<MauerwerkException>("$line") { table.use { it.chooseFor(seat.toInt(), Opponent(player, 7)) } }
            assertEquals(line.last(), error.message)
        }
    }

    @Test
    fun `the same wrong input gives the same text`() {
        for (line in lines("errors.txt")) {
            val call = line.dropLast(1).map { it.replace("\\n", "\n") }
            val error = assertFailsWith<MauerwerkException>(line.toString()) { wrong(call) }
            assertEquals(line.last(), error.message?.replace("\n", "\\n"))
            assertEquals(error.message, error.toString())
        }
    }

    private fun wrong(call: List<String>) {
        when (call[0]) {
            "new" -> Table(call[1], call[2])
            "read" -> Table.read(call[1], call[2])
            "load" -> Table.fromJson(call[1])
            "play" -> Table(call[1], call[2]).use { table ->
                val actor = if (call[3] == "*") Decider.Chance else Decider.Player(call[3].toInt())
                table.play(actor, call[4])
            }
            "undo" -> Table(call[1], call[2]).use { it.undo() }
            "deal" -> Table(call[1], call[2]).use { table -> Dealer(0).use { table.deal(it) } }
            "view" -> TableView.fromJson(call[1], call[2])
            "event" -> TableEvent.fromJson(call[1], call[2])
            "information" -> InformationState.fromJson(call[1], call[2])
            "scenario" -> runToml("mine", call[1])
            else -> error(call)
        }
    }
}
