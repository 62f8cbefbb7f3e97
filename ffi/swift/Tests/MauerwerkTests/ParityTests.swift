import Foundation
import Mauerwerk
import Testing

/// The same seeds give the same games, and the same wrong input the same text, as in Rust and Kotlin.
struct ParityTests {
    private func lines(_ name: String) throws -> [[String]] {
        try fileOf("ffi/parity/\(name)").split(separator: "\n").map { $0.components(separatedBy: "\t") }
    }

    private func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    @Test func theSameSeedsGiveTheSameGames() throws {
        for line in try lines("games.txt") {
            let (game, setup, seed) = (line[0], line[1], try #require(UInt64(line[2])))
            let table = try GameTable.random(game: game, setup: setup, seed: seed)
            #expect(hash(table.toJson()) == line[3])
            #expect(table.notation() == line[5])
            let svg = try table.snapshot(viewer: .spectator, theme: .light).svg
            #expect(hash(try #require(svg)) == line[4])
            #expect(try GameTable(json: table.toJson()).notation() == line[5])
        }
    }

    @Test func whatIsSeenCrossesAsJson() throws {
        for line in try lines("seen.txt") {
            let (game, json) = (line[1], line[2])
            switch line[0] {
            case "event":
                let event = try TableEvent(game: game, json: json)
                #expect(event.text == line[3])
                #expect(try TableEvent(game: game, json: event.json) == event)
            case "view":
                let view = try TableView(game: game, json: json)
                #expect("\(view)" == line[3])
                #expect(hash(view.svg(theme: .dark)) == line[4])
                #expect(try TableView(game: game, json: view.toJson()) == view)
            default:
                let seen = try InformationState(game: game, json: json)
                #expect("\(seen.events().count)" == line[3])
                #expect(hash(seen.now().svg(theme: .dark)) == line[4])
                #expect(try InformationState(game: game, json: seen.toJson()) == seen)
            }
        }
    }

    private func pointed(_ snapshot: Snapshot) -> String {
        snapshot.places.map { place in
            let shape = place.shape.map { "\($0.x),\($0.y)" }.joined(separator: " ")
            let marks = [place.isTarget, place.isTouched].map { $0 ? "1" : "0" }.joined()
            return "\(place.name)|\(place.label)|\(shape)|\(marks)\n"
        }.joined()
    }

    private func touched(_ snapshot: Snapshot) -> String {
        snapshot.choices.map { "\($0.notation) \($0.touches.joined(separator: ","))\n" }.joined()
    }

    @Test func placesAndTouchesAreTheSame() throws {
        for line in try lines("touches.txt") {
            let table = try GameTable.random(game: line[0], setup: line[1], seed: try #require(UInt64(line[2])))
            _ = table.undoTo(decisions: try #require(UInt32(line[3])))
            let seat = try #require(Int(line[4]))
            let first = try table.snapshot(seat, theme: .light)
            let next = try table.snapshot(seat, theme: .light, sheet: .narrow, touched: [line[5]])
            let drawings = [try #require(first.svg), try #require(next.svg)]
            #expect(first.chosen == nil)
            #expect(next.chosen == first.choices.first { $0.touches == [line[5]] }?.notation)
            let texts = [touched(first), pointed(first), drawings[0], pointed(next), drawings[1]]
            #expect(texts.map(hash) == Array(line[6...]), "\(line)")
        }
    }

    @Test func touchesAreRefusedWithTheSameText() throws {
        for line in try lines("touch_errors.txt") {
            let table = try GameTable(game: line[0], setup: line[1])
            let viewer = Int(line[2]).map { Viewer.player(seat: $0) } ?? .spectator
            let touched = line[3].components(separatedBy: ",")
            let error = refusal("\(line)") { try table.snapshot(viewer: viewer, theme: .dark, touched: touched) }
            #expect(error?.text == line[4])
        }
    }

    private func text(_ analysis: Analysis) -> String {
        analysis.actions.map { one in
            let bits = [one.odds, one.win, one.error, one.points].map { number in
                let digits = String(number.bitPattern, radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }
            let line = one.line.map(\.text).joined(separator: ",")
            let words = [one.notation, one.label, "\(one.visits)"] + bits + [line, one.reason ?? ""]
            return words.joined(separator: " ") + "\n"
        }.joined()
    }

    @Test func opponentsThinkTheSame() throws {
        for line in try lines("opponents.txt") {
            let table = try GameTable.random(game: line[0], setup: line[1], seed: try #require(UInt64(line[2])))
            _ = table.undoTo(decisions: try #require(UInt32(line[3])))
            let seat = try #require(Int(line[4]))
            let opponent = Opponent(player: line[5], seed: try #require(UInt64(line[6])))
            #expect(try table.chooseFor(seat: seat, opponent: opponent) == line[7], "\(line)")
            let analysis = try table.analyseFor(seat: seat, opponent: opponent)
            #expect(hash(text(analysis)) == line[8], "\(line)")
        }
    }

    @Test func opponentsRefuseWithTheSameText() throws {
        for line in try lines("opponent-errors.txt") {
            let table =
                switch line[0] {
                case "new": try GameTable(game: line[1], setup: line[2])
                case "read": try GameTable.read(game: line[1], notation: line[2])
                default: try GameTable.random(game: line[1], setup: line[2], seed: 7)
                }
            let seat = try #require(Int(line[3]))
            let error = refusal("\(line)") {
                try table.chooseFor(seat: seat, opponent: Opponent(player: line[4], seed: 7))
            }
            #expect(error?.text == line[5])
        }
    }

    @Test func theSameWrongInputGivesTheSameText() throws {
        for line in try lines("errors.txt") {
            let call = line.dropLast().map { $0.replacingOccurrences(of: "\\n", with: "\n") }
            let error = refusal("\(line)") { try wrong(call) }
            #expect(error?.text.replacingOccurrences(of: "\n", with: "\\n") == line.last)
            #expect(error?.localizedDescription == error?.text)
            #expect(error.map { "\($0)" } == error?.text)
        }
    }

    private func wrong(_ call: [String]) throws -> Any {
        switch call[0] {
        case "new": return try GameTable(game: call[1], setup: call[2])
        case "read": return try GameTable.read(game: call[1], notation: call[2])
        case "load": return try GameTable(json: call[1])
        case "play":
            let table = try GameTable(game: call[1], setup: call[2])
            let actor: Decider = call[3] == "*" ? .chance : .player(seat: try #require(Int(call[3])))
            return try table.play(actor: actor, notation: call[4])
        case "undo": return try GameTable(game: call[1], setup: call[2]).undo()
        case "deal": return try GameTable(game: call[1], setup: call[2]).deal(dealer: Dealer(seed: 0))
        case "view": return try TableView(game: call[1], json: call[2])
        case "event": return try TableEvent(game: call[1], json: call[2])
        case "information": return try InformationState(game: call[1], json: call[2])
        case "scenario": return try runToml(name: "mine", toml: call[1])
        default: return call
        }
    }
}
