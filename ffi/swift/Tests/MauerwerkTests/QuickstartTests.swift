import Foundation
import Mauerwerk
import Testing

/// What the pages for DocC show, run.
struct QuickstartTests {
    @Test func dieMauer() throws {
        var setup = DieMauerSetup.standard
        setup.players = 3
        setup.rounds = 1
        let game = try DieMauerGame(setup: setup)
        try game.apply(0, .plan(.holds(.tower)))
        try game.apply(1, .plan(.holds(.wall4)))
        let seen = try game.snapshot(2).view.position.fists
        let news = try game.apply(2, .plan(.empty))
        print(news.map(\.text))
        for seat in game.turn().deciding {
            for choice in try game.snapshot(seat).choices {
                print(seat, choice.label)
            }
        }
        #expect(seen == [.closed, .closed, .none])
        #expect(news.map(\.text).last != nil)
    }

    @Test func berlin() throws {
        let setup = try BerlinSetup(variants: [.wallOfJericho], players: 2)
        let game = try BerlinGame(setup: setup, seed: 7)
        while game.turn().result == nil, game.decisions().count < 20 {
            if let seat = game.turn().deciding.first {
                try game.apply(seat, try game.snapshot(seat).choices[0].action)
            } else {
                _ = try game.resolveChance()
            }
        }
        let position = try game.snapshot(viewer: .spectator).view.position
        let content = position[BerlinCell(column: 0, row: 0)]
        #expect(game.decisions().count >= 20)
        #expect(content != nil)
    }

    @Test func mauerbauer() throws {
        let setup = try MauerbauerSetup(board: .shipped(.hexagon), players: 2)
        let game = try MauerbauerGame(setup: setup, seed: 7)
        while game.turn().deciding.isEmpty { _ = try game.resolveChance() }
        let seat = game.turn().deciding[0]
        let line = try game.snapshot(seat).choices[0]
        try game.apply(seat, line.action)
        let rolled = try game.resolveChance()
        let card = try MauerbauerCard(notation: "cities")
        print(try card.label())
        print(try game.explain(card: card).text)
        #expect(!rolled.isEmpty)
    }

    @Test(arguments: ["DieMauer", "Berlin", "Mauerbauer"])
    func thePagesShowWhatIsRun(page: String) throws {
        let here = URL(fileURLWithPath: #filePath)
        let package = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let shown = try String(contentsOf: package.appendingPathComponent("Sources/Mauerwerk/Mauerwerk.docc/\(page).md"), encoding: .utf8)
        let run = try lines(String(contentsOf: here, encoding: .utf8)).joined(separator: "\n")
        let blocks = shown.components(separatedBy: "```swift\n").dropFirst()
        #expect(blocks.count >= 3)
        for block in blocks {
            let code = block.components(separatedBy: "```")[0]
            #expect(run.contains(lines(code).joined(separator: "\n")), "\(code)")
        }
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
