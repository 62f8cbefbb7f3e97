/** A small app that runs as it is, and shrunk. */
package shrunk

import io.mauerwerk.Dealer
import io.mauerwerk.Decider
import io.mauerwerk.Guest
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Opponent
import io.mauerwerk.Table
import io.mauerwerk.TableEvent
import io.mauerwerk.Theme
import io.mauerwerk.Turn
import io.mauerwerk.Viewer
import io.mauerwerk.deciding
import io.mauerwerk.faults
import io.mauerwerk.fromJson
import io.mauerwerk.games
import io.mauerwerk.get
import io.mauerwerk.lobby
import io.mauerwerk.play
import io.mauerwerk.replay
import io.mauerwerk.snapshot

fun main() {
    Dealer(7).use { dealer ->
        for (info in games()) {
            println(info)
            println(lobby(info.id))
            Table.random(info.id, "", 7).use { table ->
                println(table.toJson())
                println(table.snapshot(Viewer.Spectator, Theme.DARK))
                println(table.replay(Viewer.Player(0)).last())
            }
            Table(info.id, "players:3").use { play(it, dealer) }
        }
    }
    refusals()
}

private fun play(table: Table, dealer: Dealer) {
    while (table.turn() is Turn.Chance) println(table.play(Decider.Chance, table.chances().first().notation))
    repeat(50) { println(table.decide(dealer)) }
    println(table.undo())
    while (table.turn() is Turn.Chance) table.deal(dealer)
    val seat = table.turn().deciding.first()
    println(table.snapshot(seat, Theme.LIGHT))
    println(table.analyseFor(seat, Opponent("search:50", 7)).hint)
    println(table.simulate(10, 7)["turns"]?.toList())
    table.seenBy(Viewer.Spectator).use { seen ->
        for (event in seen.events()) println(TableEvent.fromJson(table.game(), event.json))
        seen.now().use { println(it.drawing()) }
    }
    Guest.join(table.messageTo("match", Viewer.Player(seat))).use { guest ->
        println(table.receive("match", seat, guest.decide(guest.actions().last())))
        println(guest.receive(table.messageTo("match", guest.viewer(), guest.decisions())))
    }
}

private fun refusals() {
    val table = Table("die-mauer", "")
    refused { table.chooseFor(0, Opponent("nobody", 7)) }
    refused { table.play(0, "none") }
    refused { table.play(99, "T") }
    refused { table.play(0, "5") }
    refused { Table("die-mauer", "players:9") }
    table.close()
    try {
        table.turn()
    } catch (closed: IllegalStateException) {
        println(closed.message)
    }
}

private fun refused(call: () -> Unit) {
    try {
        call()
    } catch (error: MauerwerkException) {
        println(error.message)
        println(error.faults)
        if (error is MauerwerkException.IllegalAction) println("${error.rule} ${error.reason} ${error.actor}")
    }
}
