import Foundation
import Mauerwerk
import Testing

/// Runs the code of the DocC page.
struct QuickstartTests {
    @Test func firstGame() throws {
        let table = try GameTable(game: "die-mauer", setup: "players:3 rounds:1")
        try table.play(0, "T")
        try table.play(1, "4")
        let seen = try table.snapshot(2).position
        let news = try table.play(2, "-")
        print(news.map(\.text))
        for seat in table.turn().deciding {
            for choice in try table.snapshot(seat).choices {
                print(seat, choice.label)
            }
        }
        let berlin = try GameTable(game: "berlin", setup: "players:2 variants:wall-of-jericho", seed: 7)
        for _ in 0..<10 {
            _ = try berlin.resolveChance()
            let seat = berlin.turn().deciding[0]
            try berlin.play(seat, berlin.snapshot(seat).choices[0].notation)
        }
        _ = try berlin.resolveChance()
        let seat = berlin.turn().deciding[0]
        var screen = try berlin.snapshot(seat, theme: .light)
        var touched: [String] = []
        while screen.chosen == nil {
            touched.append(screen.places.first { $0.isTarget && !$0.isTouched }!.name)
            screen = try berlin.snapshot(seat, theme: .light, touched: touched)
        }
        try berlin.play(seat, screen.chosen!)
        let board = """
            {"name":"kite","coast":["a1-b1"],"towers":{"a1":[0,0],"a2":[10,0],"b1":[0,10],"b2":[10,10]},
            "regions":[{"name":"north","spaces":{"1":"a1-a2-b1"}},{"name":"south","spaces":{"2":"a2-b2-b1"}}]}
            """
        let deck = #"{"cards":{"cities":5,"size":5}}"#
        let own = try GameTable(game: "mauerbauer", setup: "players:2 board:\(board) deck:\(deck)", seed: 7)

        #expect(seen.hasSuffix("fists:?/?/_") && news.count > 1)
        #expect(berlin.decisions().count > 11)
        #expect(own.setup().contains("kite"))
    }

    @Test func thePageShowsWhatIsRun() throws {
        let page = try fileOf("ffi/swift/Sources/Mauerwerk/Mauerwerk.docc/FirstGame.md")
        let run = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
        let blocks = page.components(separatedBy: "```swift\n").dropFirst()
        #expect(blocks.count >= 6)
        for block in blocks {
            let code = block.components(separatedBy: "```")[0]
            #expect(run.contains(lines(code)), "\(code)")
        }
    }

    /// Returns the lines of a text without indentation and empty lines.
    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
