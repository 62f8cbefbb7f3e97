import Foundation
import Mauerwerk
import Testing

/// Wrong input of any kind gives an error that says what is wrong, and nothing worse.
struct HostileTests {
    /// Numbers that no option and no seat has. If they were cut to 32 bits, some would become 0 or -1.
    private let tooLarge = [256, 65536, Int(Int32.max) + 1, 1 << 32, .max]
    private let negative = [-1, Int(Int32.min) - 1, .min]

    @Test func numbersThatAreNotSeats() throws {
        let table = try GameTable(game: "die-mauer", setup: "")
        for seat in [8, 99] + tooLarge + negative {
            let viewer = Viewer.player(seat: seat)
            let calls: [() throws -> Any] = [
                { try table.snapshot(seat) },
                { try table.play(seat, "T") },
                { try table.allows(actor: .player(seat: seat), notation: "T") },
                { try table.actions(seat: seat) },
                { try table.view(viewer: viewer) },
                { try table.news(viewer: viewer) },
                { try table.history(viewer: viewer) },
                { try table.seenBy(viewer: viewer) },
                { try table.motions(viewer: viewer, since: 0) },
                { try table.resample(viewer: viewer, seed: 0) },
                { try table.beforeLast(seats: [seat]) as Any },
                { try table.decideFor(seat: seat, dealer: Dealer(seed: 0)) },
                { try table.messageTo(matchId: "match", viewer: viewer) },
                { try table.receive(matchId: "match", seat: seat, message: "") },
            ]
            for (number, call) in calls.enumerated() {
                #expect(refusal("\(seat) \(number)", call)?.text.contains("seat") == true, "\(seat) \(number)")
            }
            refusedAsSetup("die-mauer", "first_master:\(seat)")
            refusedAsSetup("mauerbauer", "first_player:\(seat)")
            // Functions that cannot fail print what is wrong.
            #expect("\(Decider.player(seat: seat))".contains("seat"))
            #expect("\(viewer)".contains("seat"))
            #expect("\(Turn.decide(seats: [seat]))".contains("seat"))
            let outcome = Outcome(ending: "", scores: [seat], winners: [seat], text: "")
            #expect("\(Turn.over(outcome: outcome))" == "over ")
        }
        let error = refusal { try table.snapshot(7) }
        #expect(error?.text == "no seat 7 at this table: its seats are 0 to 3")
    }

    @Test func numbersOutOfRange() throws {
        for number in tooLarge + negative {
            for option in ["players", "rounds"] {
                refusedAsSetup("die-mauer", "\(option):\(number)")
            }
            for option in ["rows", "columns", "target", "packs"] { refusedAsSetup("berlin", "\(option):\(number)") }
            refusedAsSetup("berlin", "preset_holes:a\(number)")
            refusedAsSetup("mauerbauer", #"deck:{"cards":{"out-\#(number)":1}}"#)
        }
        for limit in [-1, 0, 65536] { refusedAsSetup("die-mauer", "max_idle_turns:\(limit)") }
        let table = try GameTable(game: "die-mauer", setup: "")
        guard case .notation = refusal("simulate", { try table.simulate(games: .max, seed: 0) }) else {
            Issue.record("another error")
            return
        }
        #expect(try table.simulate(games: 0, seed: 0).columns.allSatisfy(\.values.isEmpty))
        #expect(try table.simulate(games: 5, seed: 0, limit: 0)["finished"] == [0, 0, 0, 0, 0])
        #expect(table.replayed(decisions: .max).toJson() == table.toJson())
        #expect(Dealer(seed: .max).below(n: .max) < .max)
        let places = try table.snapshot(0, theme: .light).places
        for number in [Int.min, 1 << 32, .max] {
            #expect(targetAt(places: places, at: DrawingPoint(x: number, y: number), reach: 9) == nil)
        }
    }

    @discardableResult
    private func refusedAsSetup(_ game: String, _ setup: String) -> MauerwerkError? {
        let error = refusal("\(game) \(setup.prefix(200))") { try GameTable(game: game, setup: setup) }
        guard case .setup(let faults, let text) = error else {
            Issue.record("\(game) \(setup.prefix(200)): \(String(describing: error))")
            return nil
        }
        #expect(!faults.isEmpty && !text.isEmpty, "\(game) \(setup.prefix(200))")
        return error
    }

    @Test func boardsAndDecksThatAreNot() throws {
        #expect(throws: Never.self) { try GameTable(game: "mauerbauer", setup: "board:\(kite)") }
        let letters = String(repeating: "x", count: 1_000_000)
        let coast = Array(repeating: "\"a1-b1\"", count: 10_000).joined(separator: ",")
        let corners = Array(repeating: "a1", count: 100_000).joined(separator: "-")
        var changes = [("kite", letters), ("\"a1-b1\"", coast), ("a1-a2-b1", corners), ("{", "")]
        for name in ["", "a9", "i1", "A1", "a1-a1", "🧱", letters] {
            changes += [("\"a1\":", "\"\(name)\":"), ("\"a1-b1\"", "\"\(name)\"")]
        }
        for number in [0, 65, -1, 256] { changes.append(("\"1\":", "\"\(number)\":")) }
        for number in [Int(Int32.max) + 1, Int(Int32.min) - 1, .max, .min] { changes.append(("[0,0]", "[\(number),0]")) }
        for (text, other) in changes {
            refusedAsSetup("mauerbauer", "board:\(kite.replacingOccurrences(of: text, with: other))")
        }
        // A board that can be read is checked, and the error has all its faults.
        let empty = refusedAsSetup("mauerbauer", #"board:{"name":"mine","towers":{},"regions":[]}"#)
        #expect(empty?.faults.map(\.rule) == ["MA-91", "MA-91"])
        #expect(refusedAsSetup("mauerbauer", #"deck:{"cards":{}}"#)?.faults.map(\.rule) == ["MA-92"])
        refusedAsSetup("mauerbauer", #"deck:{"cards":{"size":-1}}"#)
    }

    @Test func textThatIsNothing() throws {
        let huge = String(repeating: "x", count: 1_000_000)
        let deep = String(repeating: "[", count: 1_000_000)
        let tables = try games().map { try GameTable(game: $0.id, setup: "") }
        let guest = try Guest.join(message: tables[0].messageTo(matchId: "match", viewer: .player(seat: 0)))
        for text in ["", " ", "\0", "players:3\0", "T\0", "{}\0", "\n", "{}", "null", "[]", "🧱", huge, deep] {
            var calls: [() throws -> Any] = [
                { try GameTable(json: text) },
                { try GameTable(game: text, setup: "") },
                { try Guest.join(message: text) },
                { try guest.receive(message: text) },
                { try guest.decide(notation: text) },
                { try lobby(game: text) },
                { try rules(game: text) },
                { try runScenario(game: "berlin", name: text) },
                { try readScenario(name: text, toml: text) },
                { try runToml(name: text, toml: text) },
            ]
            for (game, table) in zip(games().map(\.id), tables) {
                calls += [
                    { try table.play(0, text) },
                    { try table.allows(actor: .player(seat: 0), notation: text) },
                    { try table.snapshot(0, theme: .light, touched: [text]) },
                    { try table.receive(matchId: "match", seat: 0, message: text) },
                    { try TableView(game: game, json: text) },
                    { try TableEvent(game: game, json: text) },
                    { try InformationState(game: game, json: text) },
                ]
                if !text.allSatisfy(\.isWhitespace) {
                    calls += [
                        { try GameTable(game: game, setup: text) },
                        { try GameTable.read(game: game, notation: text) },
                    ]
                }
            }
            for (number, call) in calls.enumerated() {
                let error = refusal("\(text.prefix(20)) \(number)", call)
                #expect((error?.text.count ?? 0) < 500, "\(text.prefix(20)) \(number)")
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
        func list(_ part: String) -> String { Array(repeating: part, count: many).joined(separator: ",") }
        let setups = [
            ("die-mauer", "wall_values:" + String(repeating: "1", count: many)),
            ("die-mauer", "stock:" + String(repeating: "G", count: many)),
            ("berlin", "fill:" + String(repeating: "T", count: many)),
            ("berlin", "preset_holes:" + list("a1")),
            ("berlin", "hammer_setup:" + list("a1")),
            ("berlin", "stacks:" + list("suns")),
            ("berlin", "variants:" + list("gravity") + ",nullo-gravity"),
        ]
        for (game, setup) in setups {
            #expect((refusedAsSetup(game, setup)?.text.count ?? .max) < 2000, "\(setup.prefix(20))")
        }
        #expect("\(Turn.decide(seats: Array(repeating: 1, count: many)))" == "\(Turn.decide(seats: [1]))")
        let table = try GameTable(game: "die-mauer", setup: "")
        let touched = Array(repeating: "stock:0:T", count: many)
        guard case .touch(let text) = refusal("touches", { try table.snapshot(0, theme: .light, touched: touched) })
        else {
            Issue.record("another error")
            return
        }
        #expect(text.count < 2000)
    }

    @Test(arguments: games().map(\.id))
    func manyTasksAtOneTable(game: String) async throws {
        let table = try GameTable(game: game, setup: "")
        let dealer = Dealer(seed: 3)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<10 {
                group.addTask {
                    for _ in 0..<100 {
                        switch number % 5 {
                        case 0, 1: _ = try? table.decide(dealer)
                        case 2: _ = try? table.undo()
                        case 3: _ = try? table.snapshot(0, theme: .light)
                        default: _ = table.replayed(decisions: 5).toJson()
                        }
                    }
                }
            }
        }
        let again = try GameTable(json: table.toJson())
        #expect(!table.decisions().isEmpty && again.notation() == table.notation())
        #expect(try again.news(viewer: .spectator) == table.news(viewer: .spectator))
    }
}
