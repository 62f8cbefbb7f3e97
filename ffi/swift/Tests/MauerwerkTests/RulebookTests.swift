import Foundation
import Mauerwerk
import Testing

/// Every scenario, played step by step at a table, gives the transcript of the core.
struct RulebookTests {
    private func snapshot(_ scenario: Scenario) throws -> String {
        let folder = scenario.game.replacingOccurrences(of: "-", with: "_")
        let file = try fileOf("core/tests/snapshots/\(folder)/\(scenario.name).snap")
        let parts = file.components(separatedBy: "---\n")
        return trimmed(parts.dropFirst(2).joined(separator: "---\n"))
    }

    private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .newlines) }

    @Test func everyScenarioIsPlayedAtATable() throws {
        for scenario in try scenarios() {
            var runner = Runner()
            let found = try runner.run(scenario)
            #expect(try snapshot(scenario) == trimmed(found), "\(scenario.game) \(scenario.name)")
        }
    }

    @Test func theLibrarysOwnRunnerAgrees() throws {
        let all = try scenarios()
        #expect(all.count == tomlFiles("core/rulebook"))
        for scenario in all {
            let report = try runScenario(game: scenario.game, name: scenario.name)
            #expect(report.failures.isEmpty)
            #expect(try snapshot(scenario) == trimmed(report.transcript))
        }
    }
}

struct Runner {
    private static let resamples: UInt64 = 64
    private var lines: [String] = []

    mutating func run(_ scenario: Scenario) throws -> String {
        lines.append(scenario.title)
        if !scenario.source.isEmpty { lines.append("source: \(scenario.source)") }
        lines.append("rules: \(scenario.rules.joined(separator: " "))")
        let text = "\(scenario.setup) \(scenario.start)"
        do {
            let whole = try GameTable.read(game: scenario.game, notation: text).notation()
            #expect(scenario.faults.isEmpty)
            lines.append("start: \(whole)")
            for line in scenario.lines {
                lines.append("")
                if !line.name.isEmpty { lines.append("line: \(line.name)") }
                let table = try GameTable.read(game: scenario.game, notation: whole)
                let start = table.position
                for step in line.steps { try take(step, table) }
                if table.position != start { lines.append("end: \(table.position)") }
            }
        } catch MauerwerkError.position(let faults, _) {
            lines.append("refused: \(text)")
            lines += faults.map { "  " + ($0.rule.map { "\($0): " } ?? "") + $0.text }
            #expect(faults.compactMap(\.rule) == scenario.faults)
        }
        return wrapTranscript(transcript: lines.joined(separator: "\n"))
    }

    private mutating func take(_ step: ScenarioStep, _ table: GameTable) throws {
        switch step {
        case .decide(let decision):
            lines.append(decision.text)
            let before = table.position
            _ = try table.play(actor: decision.actor, notation: decision.action)
            lines += table.events().map { "  \($0.text)" }
            let changes = positionChanges(before: before, after: table.position)
            if !changes.isEmpty { lines.append("  = \(changes)") }
        case .refused(let decision, let id):
            lines.append("\(decision.text) is refused")
            do {
                _ = try table.play(actor: decision.actor, notation: decision.action)
                Issue.record("\(decision.text) is not refused")
            } catch MauerwerkError.illegalAction(let rule, _, _, let actor, let action, let text) {
                lines.append("  \(text)")
                #expect(rule == id)
                #expect(text.hasSuffix("(\(rule)) [\(actor): \(action)]"))
            }
        case .turn(let turn):
            lines.append("turn: \(table.turn())")
            #expect("\(table.turn())" == turn)
        case .holds(let wanted):
            #expect(tokens(table.position).isSuperset(of: wanted))
        case .lacks(let names):
            let found = Set(tokens(table.position).map { String($0.split(separator: ":")[0]) })
            #expect(found.isDisjoint(with: names))
        case .legal(let seat, let actions):
            let found = try table.actions(seat: seat).joined(separator: " ")
            lines.append("legal \(seat): \(found.isEmpty ? "nothing" : found)")
            #expect((found.isEmpty ? "nothing" : found) == actions.joined(separator: " "))
        case .sees(let viewer, let wanted):
            let seen = "\(try table.view(viewer: viewer))"
            lines.append("\(viewer) sees \(seen)")
            #expect(tokens(seen).isSuperset(of: wanted))
        case .heard(let viewer, let text):
            let heard = try table.news(viewer: viewer).map(\.text)
            let line = "\(viewer) hears \(heard.joined(separator: "; "))"
            if lines.last != line { lines.append(line) }
            #expect(heard.contains(text))
        case .knows(let viewer, let wanted):
            try conclude("knows", viewer, wanted, table)
        case .doubts(let viewer, let wanted):
            try conclude("doubts", viewer, wanted, table)
        }
    }

    private mutating func conclude(
        _ verb: String, _ viewer: Viewer, _ wanted: [String], _ table: GameTable
    ) throws {
        lines.append("\(viewer) \(verb) \(wanted.joined(separator: " "))")
        let possible = try (0..<Self.resamples).map { tokens(try table.resample(viewer: viewer, seed: $0).position) }
        for token in wanted {
            #expect(possible.allSatisfy { $0.contains(token) } == (verb == "knows"))
        }
    }

    private func tokens(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
