package io.mauerwerk

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What readers accept is fit for everything that can be asked of it. */
class FitTest {
    private val setups =
        mapOf(
            "die-mauer" to "players:3 stock:TG4",
            "berlin" to "packs:2 rows:8 players:5 variants:wall-of-china",
            "mauerbauer" to "players:3 board:strip",
        )
    private val viewers = listOf(Viewer.Player(0), Viewer.Spectator)
    private val random = Random(5)

    /** The keys and values of JSON. */
    private val tokens = Regex(""""(?:[^"\\]|\\.)*":?|-?\d+|true|false|null""")

    /** Returns JSON with two values exchanged, or one left out or changed. */
    private fun altered(json: String): String {
        val values = tokens.findAll(json).filterNot { it.value.endsWith(":") }.toList()
        val (one, other) = List(2) { values.random(random) }.sortedBy { it.range.first }
        val number = one.value.toLongOrNull()
        return when (random.nextInt(4)) {
            0 -> json.replaceRange(other.range, one.value).replaceRange(one.range, other.value)
            1 -> json.removeRange(one.range).replace(",,", ",").replace("[,", "[").replace(",]", "]")
            else -> {
                val others = if (number != null) listOf(number + 1, number - 1, 0, 255, 1L shl 40) else listOf("null", "\"\"", "\"T\"")
                json.replaceRange(one.range, others.random(random).toString())
            }
        }
    }

    /** Reads JSON that was altered several times, and uses what is accepted. Returns how often that was. */
    private fun <T : AutoCloseable> tryAll(json: String, times: Int, read: (String) -> T, use: (T) -> Unit): Int =
        List(times) { altered(json) }.count { text ->
            val found = try { read(text) } catch (refused: MauerwerkException) { return@count false }
            found.use(use)
            true
        }

    private fun look(draw: (Theme, Sheet, Panel?, Lang) -> Unit) =
        draw(Theme.entries.random(random), Sheet.entries.random(random), (Panel.entries + null).random(random), Lang.entries.random(random))

    private fun use(game: String, view: TableView) {
        for (lang in Lang.entries) assertTrue(view.drawing(lang).isNotEmpty())
        repeat(3) { look { theme, sheet, panel, lang -> assertTrue(view.svg(theme, sheet, panel, lang).startsWith("<svg")) } }
        TableView.fromJson(game, view.toJson()).use { again ->
            assertEquals(view, again)
            assertEquals(listOf(view.hashCode(), "$view"), listOf(again.hashCode(), "$again"))
        }
    }

    private fun use(game: String, seen: InformationState) {
        for (lang in Lang.entries) for (event in seen.events(lang)) TableEvent.fromJson(game, event.json, lang)
        seen.now().use { use(game, it) }
        InformationState.fromJson(game, seen.toJson()).use { assertEquals(seen, it) }
    }

    private fun use(guest: Guest) {
        look { theme, sheet, panel, lang ->
            val snapshot = guest.snapshot(theme, sheet, panel = panel, lang = lang)
            for (place in snapshot.places.filter { it.isTarget }) guest.snapshot(theme, sheet, listOf(place.name), panel, lang)
        }
        guest.seen().use { use(guest.game(), it) }
        for (action in guest.actions()) guest.decide(action)
        if (guest.actions().isNotEmpty()) for (player in listOf("greedy", "flat:3")) {
            // A guest may find that no game explains what it was told.
            try { guest.analyse(Opponent(player, 5)) } catch (unexplained: MauerwerkException.Inconsistent) { continue }
            guest.choose(Opponent(player, 5))
        }
        Guest.join(guest.message()).use { assertEquals(guest.snapshot().position, it.snapshot().position) }
    }

    private fun use(table: Table) {
        for (viewer in viewers) {
            look { theme, sheet, panel, lang -> table.snapshot(viewer, theme, sheet, panel = panel, lang = lang) }
            table.seenBy(viewer).use { use(table.game(), it) }
            table.resample(viewer, 1).use { it.toJson() }
            Lang.entries.forEach { table.history(viewer, it) }
        }
        Dealer(5).use { dealer -> if (table.turn() !is Turn.Over) table.decide(dealer) }
    }

    @Test
    fun `what is accepted is fit for all uses`() {
        val accepted = IntArray(4)
        for ((game, setup) in setups) Table.random(game, setup, 5).use { whole ->
            for (made in listOf(9, 30, 60)) whole.replayed(minOf(made, whole.decisions().size)).use { table ->
                for (viewer in viewers) {
                    accepted[0] += table.view(viewer).use { view -> tryAll(view.toJson(), 50, { TableView.fromJson(game, it) }) { use(game, it) } }
                    accepted[1] += table.seenBy(viewer).use { seen -> tryAll(seen.toJson(), 25, { InformationState.fromJson(game, it) }) { use(game, it) } }
                    accepted[2] += tryAll(table.messageTo("match", viewer), 25, Guest::join, ::use)
                }
                accepted[3] += tryAll(table.toJson(), 25, Table::fromJson, ::use)
            }
        }
        assertTrue(accepted.all { it > 0 }, "${accepted.toList()}")
    }
}
