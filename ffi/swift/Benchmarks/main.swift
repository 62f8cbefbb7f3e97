// Prints the costs of calls in the format of the benchmarks of Rust and Kotlin. A cost is the best of
// many short rounds, which other work on the machine affects little.

import Foundation
import Mauerwerk

/// Times short rounds for two seconds, and prints the best.
func cost(_ name: String, _ times: Int, _ call: () throws -> Void) rethrows {
    let now = { DispatchTime.now().uptimeNanoseconds }
    let end = now() + 2_000_000_000
    var best = UInt64.max
    repeat {
        let start = now()
        for _ in 0..<times { try call() }
        best = min(best, now() - start)
    } while now() < end
    let padding = String(repeating: " ", count: max(0, 58 - name.count))
    print(name + padding + String(format: " %12.2f", Double(best) / 1000 / Double(times)))
}

/// Returns a game at a decision with the median number of choices, and at one with the largest number.
func middles(_ game: String, _ setup: String) throws -> [(what: String, table: GameTable)] {
    let table = try GameTable.random(game: game, setup: setup, seed: 7)
    let counts = (0...UInt32(table.decisions().count)).prefix(400)
    let asked = try counts.compactMap { count -> (choices: Int, count: UInt32)? in
        let again = table.replayed(decisions: count)
        return try again.turn().deciding.first.map { (try again.actions(seat: $0).count, count) }
    }.sorted { ($0.choices, $0.count) < ($1.choices, $1.count) }
    return [("usual", asked[asked.count / 2].count), ("most", asked[asked.count - 1].count)].map {
        ($0, table.replayed(decisions: $1))
    }
}

/// Prints the lines of a game.
func measure(_ game: String, _ setup: String) throws {
    for (what, table) in try middles(game, setup) {
        let seat = table.turn().deciding[0]
        let choices = try table.actions(seat: seat)
        try cost("\(game), \(what) (\(choices.count) choices): a screen update", 5) {
            _ = try table.snapshot(seat, theme: .light)
        }
        try cost("\(game), \(what): the same without a drawing", 5) { _ = try table.snapshot(seat) }
        try cost("\(game), \(what): a decision and its undoing", 5) {
            try table.play(seat, choices[0])
            _ = try table.undo()
        }
    }
    let played = try GameTable.random(game: game, setup: setup, seed: 7)
    let count = played.decisions().count
    try cost("\(game): a whole seeded game of \(count) decisions, one call", 1) {
        _ = try GameTable.random(game: game, setup: setup, seed: 7)
    }
    try cost("\(game): the same game, a call a decision", 1) {
        let (again, dealer) = (try GameTable(game: game, setup: played.setup()), Dealer(seed: 7))
        for _ in 0..<count { _ = try again.decide(dealer: dealer) }
    }
}

print("Swift" + String(repeating: " ", count: 64) + "µs")
let dealer = Dealer(seed: 1)
cost("a call: a number of the dealer", 1000) { _ = dealer.below(n: 6) }
for game in games() { try measure(game.id, "players:4") }
let table = try GameTable(game: "die-mauer", setup: "")
try cost("die-mauer: 1000 games simulated in one call", 1) {
    _ = try table.simulate(games: 1000, seed: 7)["turns"]
}
