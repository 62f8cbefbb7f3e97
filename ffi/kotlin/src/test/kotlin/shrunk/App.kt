/** A small app, run as it is and shrunk. */
package shrunk

import io.mauerwerk.BerlinGame
import io.mauerwerk.BerlinSetup
import io.mauerwerk.Dealer
import io.mauerwerk.Decider
import io.mauerwerk.DieMauerGame
import io.mauerwerk.DieMauerSetup
import io.mauerwerk.MauerbauerAction
import io.mauerwerk.MauerbauerBoardPlan
import io.mauerwerk.MauerbauerGame
import io.mauerwerk.MauerbauerSetup
import io.mauerwerk.MauerwerkException
import io.mauerwerk.Opponent
import io.mauerwerk.Table
import io.mauerwerk.Theme
import io.mauerwerk.Turn
import io.mauerwerk.Viewer
import io.mauerwerk.apply
import io.mauerwerk.check
import io.mauerwerk.deciding
import io.mauerwerk.default
import io.mauerwerk.faults
import io.mauerwerk.fromToml
import io.mauerwerk.games
import io.mauerwerk.get
import io.mauerwerk.notation
import io.mauerwerk.plan
import io.mauerwerk.play
import io.mauerwerk.replay
import io.mauerwerk.snapshot
import io.mauerwerk.toToml

fun main() {
    for (info in games()) {
        println(info)
        Table.random(info.id, "", 7).use { table ->
            println(table.toJson())
            println(table.snapshot(Viewer.Spectator, Theme.DARK))
            println(table.replay(Viewer.Player(0)).last())
        }
    }
    Dealer(7).use { dealer ->
        DieMauerGame(DieMauerSetup.default()).use { dieMauer(it, dealer) }
        BerlinGame(BerlinSetup.default().copy(players = 2)).use { berlin(it, dealer) }
        MauerbauerGame(MauerbauerSetup.default()).use { mauerbauer(it, dealer) }
    }
}

private fun dieMauer(game: DieMauerGame, dealer: Dealer) {
    repeat(50) { println(game.decide(dealer)) }
    println(game.snapshot(0, Theme.LIGHT))
    println(game.undo())
    val seat = game.turn().deciding.first()
    println(game.analyseFor(seat, Opponent("search:50", 7)).hint)
    refused { game.chooseFor(seat, Opponent("nobody", 7)) }
    game.state().use { println(it.simulate(10, 7)["turns"]?.toList()) }
    refused { game.play(0, "none") }
    refused { game.play(99, "T") }
    refused { DieMauerGame(DieMauerSetup.default().copy(players = 9)) }
    DieMauerGame(DieMauerSetup.default()).use { fresh -> refused { fresh.play(0, "5") } }
    game.close()
    try {
        game.turn()
    } catch (closed: IllegalStateException) {
        println(closed.message)
    }
}

private fun berlin(game: BerlinGame, dealer: Dealer) {
    while (game.turn() is Turn.Chance) game.apply(Decider.Chance, game.chances().first().action)
    repeat(50) { println(game.decide(dealer)) }
    for (seat in game.turn().deciding) println(game.snapshot(seat))
}

private fun mauerbauer(game: MauerbauerGame, dealer: Dealer) {
    val plan = MauerbauerSetup.default().board.plan
    check(plan == MauerbauerBoardPlan.fromToml(plan.toToml()))
    println(plan.check())
    refused { plan.copy(regions = emptyList()).check() }
    repeat(50) { println(game.decide(dealer)) }
    val screen = game.snapshot(1)
    println("${screen.turn} ${screen.choices} ${screen.news} ${screen.position}")
    println("${screen.view.position.walls} ${screen.view.position.towers.toSortedMap()} ${screen.view.position.hands}") // a map has no order
    println(MauerbauerAction.Join(3).notation)
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
