package io.mauerwerk

/**
 * Prints the costs of calls in the format of the benchmarks of Rust and Swift. A cost is the best of many short rounds,
 * which other work on the machine affects little.
 */
fun main() {
    println("%-58s %12s".format("Kotlin on ${System.getProperty("java.vm.name")} ${System.getProperty("java.version")}", "µs"))
    Dealer(1).use { dealer -> cost("a call: a number of the dealer", 100) { dealer.below(6) } }
    for (info in games()) measure(info.id, "players:4")
    Table("die-mauer", "").use { table -> cost("die-mauer: 1000 games simulated in one call", 1) { table.simulate(1000, 7)["turns"] } }
}

private fun measure(game: String, setup: String) {
    for ((what, opened) in middles(game, setup)) {
        opened.use { table ->
            val seat = table.turn().deciding.first()
            val choices = table.actions(seat)
            cost("$game, $what (${choices.size} choices): a screen update", 5) { table.snapshot(seat, Theme.LIGHT) }
            cost("$game, $what: the same without a drawing", 5) { table.snapshot(seat) }
            cost("$game, $what: a decision and its undoing", 5) {
                table.play(seat, choices.first())
                table.undo()
            }
        }
    }
    Table.random(game, setup, 7).use { played ->
        val decisions = played.decisions().size
        cost("$game: a whole seeded game of $decisions decisions, one call", 1) { Table.random(game, setup, 7).close() }
        cost("$game: the same game, a call a decision", 1) {
            Table(game, played.setup()).use { table ->
                Dealer(7).use { dealer -> repeat(decisions) { table.decide(dealer) } }
            }
        }
    }
}

/** Returns a game at a decision with the median number of choices, and at one with the largest number. */
private fun middles(game: String, setup: String): Map<String, Table> =
    Table.random(game, setup, 7).use { table ->
        val asked =
            (0..table.decisions().size).take(400).mapNotNull { count ->
                table.replayed(count).use { again ->
                    again.turn().deciding.firstOrNull()?.let { again.actions(it).size to count }
                }
            }.sortedBy { it.first }
        mapOf("usual" to asked[asked.size / 2], "most" to asked.last()).mapValues { table.replayed(it.value.second) }
    }

/** Times short rounds for two seconds, and returns the best, which nothing has interrupted. */
private fun cost(name: String, times: Int, call: () -> Any?) {
    val end = System.nanoTime() + 2_000_000_000
    var best = Long.MAX_VALUE
    do {
        val start = System.nanoTime()
        repeat(times) { call() }
        best = minOf(best, System.nanoTime() - start)
    } while (System.nanoTime() < end)
    println("%-58s %12.2f".format(name, best / 1e3 / times))
}
