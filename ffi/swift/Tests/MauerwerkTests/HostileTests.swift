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
            var mauerbauer = MauerbauerSetup.standard
            mauerbauer.firstPlayer = seat
            let unseated = mauerbauer
            let path = BerlinPath(steps: [.up], stop: 0)
            let calls: [() throws -> Void] = [
                { _ = try game.snapshot(seat) },
                { try game.play(seat, "T") },
                { try game.apply(seat, .decline) },
                { _ = try game.news(viewer: .player(seat: seat)) },
                { _ = try game.history(viewer: .player(seat: seat)) },
                { _ = try game.seenBy(viewer: .player(seat: seat)) },
                { _ = try game.resample(viewer: .player(seat: seat), seed: 0) },
                { _ = try game.state().choices(seat: seat) },
                { _ = try game.state().svg(viewer: .player(seat: seat), theme: .dark) },
                { _ = try DieMauerGame(setup: wrong) },
                { _ = try DieMauerState.start(setup: wrong) },
                { _ = try wrong.notation() },
                { _ = try BerlinAction.move(seat, path).notation() },
                { _ = try MauerbauerAction.first(seat).notation() },
                { _ = try MauerbauerGame(setup: unseated) },
            ]
            for call in calls {
                let error = refusal { try call() }
                #expect(error?.text.contains("seat") == true)
            }
            // What cannot fail prints what is wrong.
            #expect("\(Decider.player(seat: seat))".contains("seat"))
            #expect("\(Viewer.player(seat: seat))".contains("seat"))
            #expect("\(Turn.decide(seats: [seat]))".contains("seat"))
            let outcome = Outcome(ending: "", scores: [seat], winners: [seat], text: "")
            #expect("\(Turn.over(outcome: outcome))" == "over ")
        }
        // A seat that only this table lacks is refused as such.
        let error = refusal { _ = try game.snapshot(7) }
        #expect(error?.text == "no seat 7 at this table: its seats are 0 to 3")
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
        let long = BerlinPath(steps: Array(repeating: .left, count: 100_000), stop: -1)
        refusedAsNotation { _ = try BerlinAction.move(0, long).notation() }
        let state = try DieMauerState.start(setup: .standard)
        refusedAsNotation { _ = try state.simulate(games: .max, seed: 0) }
        #expect(try state.simulate(games: 0, seed: 0).columns.allSatisfy(\.values.isEmpty))
        #expect(try state.simulate(games: 5, seed: 0, limit: 0)["finished"] == [0, 0, 0, 0, 0])
    }

    private func refusedAsNotation(_ call: () throws -> Void) {
        let error = refusal { try call() }
        guard case .notation = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @discardableResult
    private func refusedAsPlan(_ call: () throws -> Void) -> MauerwerkError? {
        let error = refusal { try call() }
        guard case .plan = error else {
            Issue.record("\(String(describing: error))")
            return nil
        }
        return error
    }

    private func refusedAsSetup(_ call: () throws -> Void) {
        let error = refusal { try call() }
        guard case .setup = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func spacesBoardsAndDecksOfMauerbauerThatAreNone() throws {
        let standard = MauerbauerSetup.standard
        let (plan, deck) = (try standard.board.plan(), try standard.deck.plan())
        let state = try MauerbauerState.start(setup: standard)
        for number in [0, 65, -1, 256, Int.max, Int.min] {
            let region = MauerbauerRegionPlan(name: "north", spaces: [number: ["a1", "a2", "b1"]])
            refusedAsNotation { _ = try MauerbauerAction.join(number).notation() }
            refusedAsNotation { _ = try MauerbauerAction.choose(number).notation() }
            refusedAsNotation { _ = try MauerbauerCard.regionOut(number).label() }
            refusedAsNotation { _ = try state.explainFor(card: .citySize, city: number) }
            refusedAsNotation { _ = try state.explain(card: .regionOut(number)) }
            refusedAsNotation { try changed(plan) { $0.regions = [region] }.check() }
            refusedAsNotation { try changed(deck) { $0.cards = [.regionOut(number): 1] }.check() }
        }
        #expect(try state.explainFor(card: .citySize, city: 64) == nil)
        for number in [-1, 256, Int.max] {
            refusedAsNotation { _ = try MauerbauerGame(setup: changed(standard) { $0.players = number }) }
            refusedAsNotation { try changed(deck) { $0.cards = [.citySize: number] }.check() }
            refusedAsNotation { _ = try changed(deck) { $0.points.cities = number }.toToml() }
        }
        for name in ["", "a9", "i1", "A1", "a1-a1", "🧱", String(repeating: "x", count: 1_000_000)] {
            refusedAsNotation { _ = try changed(plan) { $0.coast = [name] }.toToml() }
            refusedAsNotation { try changed(plan) { $0.towers = [name: BoardPoint(x: 0, y: 0)] }.check() }
        }
        // What could be a plan is checked, and all that is wrong with it told at once.
        let corners = Array(repeating: "a1", count: 100_000)
        let odd = [
            changed(plan) { $0.name = String(repeating: "x", count: 1_000_000) },
            changed(plan) { $0.towers["a1"] = BoardPoint(x: .min, y: .max) },
            changed(plan) { $0.regions = [] },
            changed(plan) { $0.regions = [MauerbauerRegionPlan(name: "north", spaces: [1: corners])] },
            changed(plan) { $0.coast = Array(repeating: "a1-h8", count: 10_000) },
        ]
        for own in odd {
            let error = refusedAsPlan { try own.check() }
            #expect(error?.faults.isEmpty == false)
            #expect(error?.faults.allSatisfy { $0.rule == "MA-91" } == true)
            refusedAsPlan { _ = try own.svg(theme: .light) }
            refusedAsPlan { _ = try own.drawing() }
            refusedAsSetup { _ = try MauerbauerGame(setup: changed(standard) { $0.board = .own(own) }) }
        }
        let none = changed(deck) { $0.cards = [:] }
        refusedAsPlan { try none.check() }
        refusedAsSetup { _ = try MauerbauerGame(setup: changed(standard) { $0.deck = .own(none) }) }
    }

    private func changed<T>(_ value: T, _ change: (inout T) -> Void) -> T {
        var value = value
        change(&value)
        return value
    }

    @Test func textThatIsNothing() throws {
        let huge = String(repeating: "x", count: 10_000_000)
        let deep = String(repeating: "[", count: 1_000_000)
        for text in ["", " ", "\0", "players:3\0", "T\0", "{}\0", "\n", "{}", "null", "[]", "🧱", huge, deep] {
            var calls: [() throws -> Void] = [
                { _ = try DieMauerGame(json: text) },
                { _ = try BerlinGame(json: text) },
                { _ = try MauerbauerGame(json: text) },
                { _ = try MauerbauerState(json: text) },
                { _ = try MauerbauerAction(notation: text) },
                { _ = try MauerbauerCard(notation: text) },
                { _ = try MauerbauerAction.build(text).notation() },
                { _ = try MauerbauerBoardPlan(toml: text) },
                { _ = try MauerbauerBoardPlan(json: text) },
                { _ = try MauerbauerDeckPlan(toml: text) },
                { _ = try MauerbauerDeckPlan(json: text) },
                { _ = try GameTable(json: text) },
                { _ = try DieMauerState(json: text) },
                { _ = try BerlinState(json: text) },
                { _ = try DieMauerAction(notation: text) },
                { _ = try BerlinAction(notation: text) },
                { _ = try GameTable(game: text, setup: "") },
                { _ = try rules(game: text) },
                { _ = try runScenario(game: "berlin", name: text) },
                { _ = try readScenario(name: text, toml: text) },
                { _ = try runToml(name: text, toml: text) },
            ]
            if !text.allSatisfy(\.isWhitespace) {
                calls += [
                    { _ = try DieMauerSetup(notation: text) },
                    { _ = try BerlinSetup(notation: text) },
                    { _ = try MauerbauerSetup(notation: text) },
                    { _ = try MauerbauerState.read(notation: text) },
                    { _ = try GameTable(game: "berlin", setup: text) },
                    { _ = try BerlinState.read(notation: text) },
                ]
            }
            for call in calls {
                let error = refusal { try call() }
                #expect((error?.text.count ?? 0) < 500)
            }
        }
    }

    @Test func namesAreKeptAsTheyAre() throws {
        let table = try GameTable(game: "berlin", setup: "players:2")
        let huge = String(repeating: "x", count: 10_000_000)
        for name in ["", "\0", "a\0b", "\u{FEFF}Ada", "e\u{301}", "🧱", "\"}\\", huge] {
            try table.setNames(names: [name, "Ben"])
            #expect(table.names().map { Array($0.utf8) } == [Array(name.utf8), Array("Ben".utf8)])
            #expect(try GameTable(json: table.toJson()).names() == table.names())
        }
        for names in [["Ada"], Array(repeating: "Ada", count: 1_000_000)] {
            let error = refusal { try table.setNames(names: names) }
            guard case .record = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        #expect(table.names() == [huge, "Ben"])
    }

    @Test func enormousLists() throws {
        let many = 1_000_000
        let cell = BerlinCell(column: 0, row: 0)
        let (dieMauer, berlin) = (DieMauerSetup.standard, BerlinSetup.standard)
        let calls: [() throws -> Void] = [
            { _ = try DieMauerGame(setup: changed(dieMauer) { $0.wallValues = Array(repeating: 1, count: many) }) },
            { _ = try DieMauerGame(setup: changed(dieMauer) { $0.stock = Array(repeating: .gate, count: many) }) },
            { _ = try BerlinGame(setup: changed(berlin) { $0.fill = .explicit(Array(repeating: .tile, count: many)) }) },
            { _ = try BerlinGame(setup: changed(berlin) { $0.presetHoles = .at(Array(repeating: cell, count: many)) }) },
            { _ = try BerlinGame(setup: changed(berlin) { $0.hammerSetup = .fixed(Array(repeating: cell, count: many)) }) },
            { _ = try BerlinGame(setup: changed(berlin) { $0.stacks = Array(repeating: .suns, count: many) }) },
            { _ = try BerlinGame(setup: changed(berlin) { $0.variants = Array(repeating: .gravity, count: many) + [.nulloGravity] }) },
        ]
        for (number, call) in calls.enumerated() {
            let error = refusal("\(number)") { try call() }
            #expect((1..<2000).contains(error?.text.count ?? 0), "\(number)")
        }
        #expect("\(Turn.decide(seats: Array(repeating: 1, count: many)))" == "\(Turn.decide(seats: [1]))")
    }

    @Test func numbersThatOtherLanguagesCannotHold() throws {
        let plan = try MauerbauerBoard.shipped(.hexagon).plan()
        for number in [Int.max, Int.min, Int(Int32.max) + 1, Int(Int32.min) - 1, 1 << 32] {
            let (far, low) = (BoardPoint(x: number, y: 0), BoardPoint(x: 0, y: number))
            refusedAsPlan { try changed(plan) { $0.towers["a1"] = far }.check() }
            refusedAsPlan { try changed(plan) { $0.towers["a1"] = low }.check() }
            let path = BerlinPath(steps: [.up], stop: number)
            refusedAsNotation { _ = try BerlinAction.move(0, path).notation() }
            // A number that is cut to 32 bits must not become one that stands for something.
            refusedAsNotation { _ = try MauerbauerCard.regionOut(number &+ 1).label() }
            refusedAsNotation { _ = try changed(BerlinSetup.standard) { $0.target = number }.notation() }
        }
        let table = try GameTable.random(game: "die-mauer", setup: "", seed: 1)
        #expect(table.replayed(decisions: .max).toJson() == table.toJson())
        #expect(Dealer(seed: .max).below(n: .max) < .max)
    }

    @Test func manyTasksAtOneGame() async throws {
        let game = try MauerbauerGame(setup: .standard)
        let dealer = Dealer(seed: 3)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<10 {
                group.addTask {
                    for _ in 0..<100 {
                        switch number % 5 {
                        case 0, 1: _ = try? game.decide(dealer)
                        case 2: _ = try? game.undo()
                        case 3: _ = try? game.snapshot(0, theme: .light)
                        default: _ = game.replayed(decisions: 5).toJson()
                        }
                    }
                }
            }
        }
        let again = try MauerbauerGame(json: game.toJson())
        #expect(!game.decisions().isEmpty && again.state() == game.state())
        #expect(try again.news(viewer: .spectator) == game.news(viewer: .spectator))
    }

    @Test func manyTasksAtOneTable() async throws {
        let table = try GameTable(game: "berlin", setup: "max_idle_turns:50")
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
        #expect(try GameTable(json: table.toJson()).notation() == table.notation())
    }
}
