import Foundation
import Mauerwerk
import Testing

/// Screens that follow a game, simulations that can be called off, and what Swift's own types need.
struct LiveTests {
    @Test(.timeLimit(.minutes(10))) func screensFollowChanges() async throws {
        let live = Live(try GameTable(game: "die-mauer", setup: "players:3", seed: 7))
        var seen: [Int] = []
        for try await decided in live.screens({ try $0.snapshot(0).decisions }) {
            seen.append(Int(decided))
            if seen.count == 3 { break }
            let seat = seen.count - 1
            try live.change { try $0.play(seat, "T") }
        }
        #expect(seen == [0, 1, 2])
    }

    @Test(.timeLimit(.minutes(10))) func aRefusedChangeShowsNothing() async throws {
        let live = Live(try GameTable(game: "die-mauer", setup: ""))
        try live.change { try $0.play(0, "T") }
        #expect(throws: MauerwerkError.self) { try live.change { try $0.play(0, "T") } }
        var screens = live.screens { try $0.snapshot(1).decisions }.makeAsyncIterator()
        #expect(try await screens.next() == 1)
    }

    @Test(.timeLimit(.minutes(10))) func whatAScreenThrowsTheLoopThrows() async throws {
        let live = Live(try GameTable(game: "berlin", setup: ""))
        await #expect(throws: MauerwerkError.self) {
            for try await _ in live.screens({ try $0.snapshot(9) }) {}
        }
    }

    @Test(.timeLimit(.minutes(10))) func screensEndWithTheirTask() async throws {
        let live = Live(try GameTable(game: "berlin", setup: ""))
        let (screens, seen) = AsyncStream<Void>.makeStream()
        let watching = Task {
            var shown = 0
            for try await _ in live.screens({ try $0.snapshot(0).decisions }) {
                shown += 1
                seen.yield()
            }
            return shown
        }
        for await _ in screens { break }
        watching.cancel()
        #expect(try await watching.value == 1)
    }

    @Test(.timeLimit(.minutes(10))) func aSimulationStopsWithItsTask() async throws {
        let table = try GameTable(game: "mauerbauer", setup: "")
        let thought = Thought()
        let simulating = Task {
            try await thinking(thought) { try table.simulate(games: 1_000_000, seed: 7, thought: $0) }
        }
        while thought.iterations() == 0 { await Task.yield() }
        simulating.cancel()
        await #expect(throws: (any Error).self) { _ = try await simulating.value }
        let played = thought.iterations()
        try await Task.sleep(nanoseconds: 100_000_000)
        #expect(thought.iterations() == played)
        #expect(played < 1_000_000)
    }

    @Test(arguments: games().map(\.id))
    func valuesAreKeptInAnyFormat(game: String) throws {
        let table = try GameTable.random(game: game, setup: "", seed: 7)
        _ = table.undoTo(decisions: 30)
        let screen = try table.snapshot(0, theme: .light)
        #expect(try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(screen)) == screen)
        let batch = try table.simulate(games: 3, seed: 7)
        #expect(try JSONDecoder().decode(Batch.self, from: JSONEncoder().encode(batch)) == batch)
        let plist = try PropertyListEncoder().encode(table.decisions())
        #expect(try PropertyListDecoder().decode([WrittenDecision].self, from: plist) == table.decisions())
    }

    @Test func choicesHaveIdsOfTheirOwn() throws {
        let choices = try GameTable(game: "die-mauer", setup: "").snapshot(0).choices
        #expect(Set(choices.map(\.id)).count == choices.count)
        #expect(games().map(\.id) == ["die-mauer", "berlin", "mauerbauer"])
    }

    @Test func aDealerShufflesForSwift() {
        var (dealer, same) = (Dealer(seed: 7), Dealer(seed: 7))
        let deck = Array(0..<52)
        let shuffled = deck.shuffled(using: &dealer)
        #expect(shuffled != deck && shuffled.sorted() == deck)
        #expect(deck.shuffled(using: &same) == shuffled)
        var bits: UInt64 = 0
        for _ in 0..<64 { bits |= dealer.next() }
        #expect(bits == .max)
    }
}
