import Foundation
import Mauerwerk
import Testing

/// Opponents as an app uses them.
struct OpponentsTests {
    private let quick = Opponent(player: "search:50", seed: 7)
    private let endless = Opponent(player: "search:100000000", seed: 7)

    /// Returns a table at which a seat decides, and that seat.
    private func table(_ game: String) throws -> (GameTable, Seat) {
        let table = try GameTable.random(game: game, setup: "", seed: 7)
        _ = table.undoTo(decisions: 110)
        while table.turn().deciding.isEmpty { _ = try table.undo() }
        return (table, table.turn().deciding[0])
    }

    @Test(arguments: ["die-mauer", "mauerbauer"])
    func anOpponentInEverySeatPlaysToTheEnd(game: String) async throws {
        let table = try GameTable(game: game, setup: "players:3", seed: 7)
        let seats = try (0..<3).map { try Opponent("greedy", gameSeed: 7, seat: $0) }
        while table.turn().result == nil {
            if let seat = table.turn().deciding.last {
                try table.play(seat, try await seats[seat].choose(at: table, seat: seat))
            } else {
                _ = try table.resolveChance()
            }
        }
        #expect(table.decisions().count > 20)
    }

    @Test(arguments: games().map(\.id))
    func aHintNamesTheBestThree(game: String) async throws {
        let (table, seat) = try table(game)
        let analysis = try await quick.analyse(at: table, seat: seat)
        #expect(analysis.hint.first == analysis.actions.first && analysis.hint.count <= 3)
        #expect(analysis.hint.map(\.win) == analysis.hint.map(\.win).sorted(by: >))
        #expect(analysis.hint.allSatisfy(analysis.actions.contains))
        #expect(analysis.complete && analysis.iterations == 50)
        #expect(abs(analysis.actions.map(\.odds).reduce(0, +) - 1) < 1e-9)
        #expect(try Set(table.actions(seat: seat)) == Set(analysis.actions.map(\.notation)))
        let choices = try table.snapshot(seat).choices
        for one in analysis.actions {
            #expect(choices.contains { $0.notation == one.notation && $0.label == one.label })
            let first = WrittenDecision(actor: .player(seat: seat), action: one.notation, text: "\(seat) \(one.notation)")
            #expect(one.line.first == first)
        }
        #expect(analysis.hint.contains { $0.reason != nil })
    }

    @Test func whoWaitsWithoutATaskGetsTheSame() async throws {
        let (table, seat) = try table("berlin")
        let choice = try table.chooseFor(seat: seat, opponent: quick)
        #expect(try await quick.choose(at: table, seat: seat) == choice)
        #expect(try GameTable(json: table.toJson()).chooseFor(seat: seat, opponent: quick) == choice)
        try table.play(seat, choice)
    }

    @Test func anOpponentDoesNotKnowWhatOthersHaveCommitted() throws {
        let seen = try ["-", "T", "6"].map { fist in
            let table = try GameTable(game: "die-mauer", setup: "")
            try table.play(0, fist)
            return try table.analyseFor(seat: 1, opponent: quick)
        }
        #expect(Set(seen).count == 1)
    }

    @Test(arguments: games().map(\.id))
    func aTaskThatIsCancelledStopsTheSearch(game: String) async throws {
        let (table, seat) = try table(game)
        let thought = Thought()
        let task = Task { [endless] in try await endless.choose(at: table, seat: seat, thought: thought) }
        while thought.iterations() == 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        // The table can be used meanwhile.
        #expect(table.turn().deciding.contains(seat))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(thought.isStopped())
        let made = thought.iterations()
        try await Task.sleep(nanoseconds: 50_000_000)
        #expect(thought.iterations() == made)
    }

    @Test func aTaskThatWasCancelledBeforeThinksNothing() async throws {
        let (table, seat) = try table("berlin")
        let task = Task { [endless] in
            while !Task.isCancelled { await Task.yield() }
            return try await endless.analyse(at: table, seat: seat)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aThoughtThatIsStoppedBringsWhatWasFound() async throws {
        let (table, seat) = try table("mauerbauer")
        let thought = Thought()
        async let found = endless.analyse(at: table, seat: seat, thought: thought)
        while thought.iterations() < 20 { try await Task.sleep(nanoseconds: 1_000_000) }
        thought.stop()
        let analysis = try await found
        #expect(!analysis.complete && (20..<100_000_000).contains(analysis.iterations))
        #expect(analysis.iterations == thought.iterations())
    }

    @Test func whatIsWrongIsThrownWhereItIsWaitedFor() async throws {
        let table = try GameTable(game: "die-mauer", setup: "players:3")
        func wrong(_ player: String, _ seat: Seat) async -> MauerwerkError? {
            do {
                let choice = try await Opponent(player: player, seed: 0).choose(at: table, seat: seat)
                Issue.record("\(player) \(seat): \(choice)")
            } catch let error as MauerwerkError {
                return error
            } catch {
                Issue.record("\(player) \(seat): \(error)")
            }
            return nil
        }
        for player in ["grandmaster", "search:0", "search:\(UInt64.max)", String(repeating: "x", count: 10_000_000)] {
            guard case .notation = await wrong(player, 0) else { Issue.record("\(player.prefix(20))"); continue }
        }
        for seat in [3, 8, Int.max] {
            guard case .noSuchSeat = await wrong("hard", seat) else { Issue.record("\(seat)"); continue }
        }
        guard case .notation = await wrong("hard", -1) else { Issue.record("-1"); return }
        try table.play(0, "T")
        guard case .unavailable = await wrong("hard", 0) else { Issue.record("seat 0 has decided"); return }
        #expect(throws: MauerwerkError.self) { try Opponent("easy!", gameSeed: 0, seat: 0) }
        #expect(throws: MauerwerkError.self) { try Opponent("easy", gameSeed: 0, seat: 8) }
        let over = try GameTable.random(game: "die-mauer", setup: "", seed: 7)
        let error = refusal { try over.analyseFor(seat: 0, opponent: quick) }
        #expect(error?.text == "the game is over")
    }

    @Test func theExampleOfTheReadme() async throws {
        let gameSeed: UInt64 = 7
        let table = try GameTable(game: "die-mauer", setup: "players:3", seed: gameSeed)
        let opponent = try Opponent("medium", gameSeed: gameSeed, seat: 1)
        try table.play(1, try await opponent.choose(at: table, seat: 1))
        var lines: [String] = []
        for one in try await opponent.analyse(at: table, seat: 0).hint {
            lines.append("\(one.label) \(one.win) \(one.reason ?? "")")
        }
        #expect(table.turn().deciding == [0, 2] && lines.count == 3)
    }

    @Test func levelsArePlayersAndSeatsHaveSeedsOfTheirOwn() throws {
        #expect(levels() == ["easy", "medium", "hard"])
        let seated = try (0..<4).map { try Opponent("hard", gameSeed: 7, seat: $0) }
        #expect(Set(seated.map(\.seed)).count == 4)
        #expect(try seated[1] == Opponent("hard", gameSeed: 7, seat: 1))
    }
}
