import Foundation
import Mauerwerk
import PassAndPlay
import Testing

/// Small and large iPhones, and the smallest iPad.
private let widths: [Double] = [390, 393, 430, 744]

@MainActor
struct DrawingTests {
    private func snapshot(_ game: String) throws -> Snapshot {
        let table = try GameTable(game: game, setup: "players:3", seed: 7)
        _ = try table.resolveChance()
        return try table.snapshot(table.turn().deciding[0], theme: .light, sheet: .narrow)
    }

    @Test(arguments: games().map(\.id), widths)
    func aTapInTheMiddleOfATargetMeansIt(game: String, width: Double) throws {
        let snapshot = try snapshot(game)
        let layout = DrawingLayout(snapshot, width: width)
        let targets = snapshot.places.filter(\.isTarget)
        #expect(!targets.isEmpty)
        for target in targets {
            let frame = layout.frame(of: target.bounds)
            let at = layout.point(at: CGPoint(x: frame.midX, y: frame.midY))
            let bounds = target.bounds
            #expect(abs(at.x - (bounds.x + bounds.width / 2)) <= 1)
            #expect(abs(at.y - (bounds.y + bounds.height / 2)) <= 1)
            let meant = targetAt(places: snapshot.places, at: at, reach: 0)
            let exact = DrawingPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
            #expect(meant?.name == targetAt(places: snapshot.places, at: exact, reach: 0)?.name)
        }
    }

    @Test(arguments: games().map(\.id), widths)
    func aDrawingFillsTheWidthAndKeepsItsShape(game: String, width: Double) throws {
        let snapshot = try snapshot(game)
        #expect(snapshot.width == 390 && snapshot.height > 390)
        let layout = DrawingLayout(snapshot, width: width)
        #expect(Double(layout.size.width) == width)
        #expect(abs(layout.size.height / width - Double(snapshot.height) / 390) < 1e-9)
        let whole = layout.frame(of: Bounds(x: 0, y: 0, width: snapshot.width, height: snapshot.height))
        #expect(whole.origin == .zero && abs(whole.height - layout.size.height) < 1e-6)
        let corner = layout.point(at: CGPoint(x: width - 0.1, y: layout.size.height - 0.1))
        #expect(corner == DrawingPoint(x: 389, y: snapshot.height - 1))
    }

    @Test func aPageHasNoMarginAndShowsTheDrawingAsWideAsItIs() {
        let page = DrawingPage.html
        #expect(page.contains("body { margin: 0 }") && page.contains("svg { display: block; width: 100%;"))
    }

    /// Returns the drawing in a script, which must be a literal on one line.
    private func drawing(in script: String?) throws -> String {
        let (script, start) = (try #require(script), "document.body.innerHTML = ")
        #expect(script.hasPrefix(start))
        #expect(!script.contains { $0.isNewline })
        return try JSONDecoder().decode(String.self, from: Data(script.dropFirst(start.count).utf8))
    }

    @Test func aScriptHoldsAnyDrawing() throws {
        let odd = ["<svg a=\"1\">\\\"\\n</svg>", "\r\n\u{2028}\u{2029}\u{0}\t", "`${1}`", "'🧱e\u{301}'"]
        for svg in try odd + games().map({ try #require(snapshot($0.id).svg) }) {
            var page = DrawingPage()
            _ = page.load()
            #expect(try drawing(in: page.show(svg)) == svg)
        }
    }

    @Test func aPageLosesNoDrawingWhileItLoads() throws {
        var page = DrawingPage()
        #expect(page.show("one") == nil && page.show("two") == nil)
        #expect(try drawing(in: page.load()) == "two")
        #expect(page.show("two") == nil)
        #expect(try drawing(in: page.show("three")) == "three")
        page.unload()
        #expect(page.show("four") == nil)
        #expect(try drawing(in: page.load()) == "four")
    }

    @Test(arguments: games().map(\.id))
    func aGameIsPlayedByTheNamesOfPlaces(game: String) throws {
        let table = try PassAndPlay(Party(game: game), seed: 7)
        var decisions = 0
        for _ in 0..<60 {
            switch table.screen {
            case .decide(_, _, let snapshot):
                decisions = max(decisions, Int(snapshot.decisions))
                #expect(snapshot.summary.contains("you have "))
                let place = snapshot.places.first { $0.isTarget && !$0.isTouched }
                try table.touch(place: place?.name)
            default: try table.take()
            }
        }
        #expect(decisions > 10)
    }
}
