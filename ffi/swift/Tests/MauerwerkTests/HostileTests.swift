import Foundation
import Mauerwerk
import Testing

/// Whatever is passed, the answer is an error that says what is wrong, and nothing worse.
struct HostileTests {
    @Test func seatsThatNoGameHas() throws {
        let game = try DieMauerGame(setup: .standard)
        for seat in [8, 99, -1, Int.max, Int.min] {
            var setup = DieMauerSetup.standard
            setup.firstMaster = seat
            let wrong = setup
            let path = HammerPath(steps: [.up], stop: 0)
            let calls: [() throws -> Void] = [
                { _ = try game.snapshot(seat) },
                { try game.play(seat, "T") },
                { try game.apply(seat, .decline) },
                { _ = try game.news(viewer: .player(seat: seat)) },
                { _ = try game.history(viewer: .player(seat: seat)) },
                { _ = try game.resample(viewer: .player(seat: seat), seed: 0) },
                { _ = try game.state().choices(seat: seat) },
                { _ = try game.state().svg(viewer: .player(seat: seat), theme: .dark) },
                { _ = try DieMauerGame(setup: wrong) },
                { _ = try DieMauerState.start(setup: wrong) },
                { _ = try wrong.notation() },
                { _ = try BerlinAction.move(seat, path).notation() },
            ]
            for call in calls {
                let error = refusal { try call() }
                #expect(error?.text.contains("seat") == true)
            }
            // What cannot fail prints what is wrong.
            #expect("\(Actor.player(seat: seat))".contains("seat"))
            #expect("\(Viewer.player(seat: seat))".contains("seat"))
            #expect("\(Turn.decide(seats: [seat]))".contains("seat"))
            let outcome = Outcome(ending: "", scores: [seat], winners: [seat], text: "")
            #expect("\(Turn.over(outcome: outcome))" == "over ")
        }
        #expect(try game.snapshot(7).choices.isEmpty)
    }

    @Test func numbersOutOfRange() throws {
        for number in [-1, 256, 65536, Int.max] {
            var setup = DieMauerSetup.standard
            setup.players = number
            refusedAsNotation { _ = try DieMauerGame(setup: setup) }
            setup = .standard
            setup.wallValues = [1, number]
            refusedAsNotation { _ = try DieMauerGame(setup: setup) }
            refusedAsNotation { _ = try DieMauerSetup(edition: .consensus, players: number) }
            var berlin = BerlinSetup.standard
            berlin.rows = number
            refusedAsNotation { _ = try BerlinGame(setup: berlin) }
            let cell = BerlinCell(column: number, row: 0)
            refusedAsNotation { _ = try BerlinAction.place(cell).notation() }
            berlin = .standard
            berlin.presetHoles = .at([cell])
            refusedAsNotation { _ = try BerlinGame(setup: berlin) }
        }
        for limit in [-1, 65536] {
            var setup = DieMauerSetup.standard
            setup.maxIdleTurns = limit
            refusedAsNotation { _ = try DieMauerGame(setup: setup) }
        }
        var setup = DieMauerSetup.standard
        setup.stock = Array(repeating: .tower, count: 1000)
        refusedAsNotation { _ = try DieMauerGame(setup: setup) }
        let long = HammerPath(steps: Array(repeating: .left, count: 100_000), stop: -1)
        refusedAsNotation { _ = try BerlinAction.move(0, long).notation() }
        let state = try DieMauerState.start(setup: .standard)
        refusedAsNotation { _ = try state.simulate(games: .max, seed: 0) }
        #expect(try state.simulate(games: 0, seed: 0).columns.allSatisfy(\.values.isEmpty))
        #expect(try state.simulate(games: 5, seed: 0, limit: 0)["finished"] == [0, 0, 0, 0, 0])
    }

    private func refusedAsNotation(_ call: () throws -> Void) {
        let error = refusal { try call() }
        guard case .Notation = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func textThatIsNothing() throws {
        let huge = String(repeating: "x", count: 4_000_000)
        let deep = String(repeating: "[", count: 1_000_000)
        for text in ["", " ", "\0", "\n", "{}", "null", "[]", "🧱", huge, deep] {
            var calls: [() throws -> Void] = [
                { _ = try DieMauerGame.fromJson(json: text) },
                { _ = try BerlinGame.fromJson(json: text) },
                { _ = try Table.fromJson(json: text) },
                { _ = try DieMauerState.fromJson(json: text) },
                { _ = try BerlinState.fromJson(json: text) },
                { _ = try DieMauerAction(notation: text) },
                { _ = try BerlinAction(notation: text) },
                { _ = try Table(game: text, setup: "") },
                { _ = try rules(game: text) },
                { _ = try runScenario(game: "berlin", name: text) },
                { _ = try readScenario(name: text, toml: text) },
                { _ = try runToml(name: text, toml: text) },
            ]
            if !text.allSatisfy(\.isWhitespace) {
                calls += [
                    { _ = try DieMauerSetup(notation: text) },
                    { _ = try BerlinSetup(notation: text) },
                    { _ = try Table(game: "berlin", setup: text) },
                    { _ = try BerlinState.read(notation: text) },
                ]
            }
            for call in calls {
                let error = refusal { try call() }
                #expect((error?.text.count ?? 0) < 500)
            }
        }
    }

    @Test func manyTasksAtOneTable() async throws {
        let table = try Table(game: "berlin", setup: "max_idle_turns:50")
        let dealer = Dealer(seed: 3)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        if number % 2 == 0 {
                            _ = try? table.decide(dealer: dealer)
                        } else {
                            _ = try? table.snapshot(viewer: .spectator)
                        }
                    }
                }
            }
        }
        #expect(try Table.fromJson(json: table.toJson()).notation() == table.notation())
    }
}
