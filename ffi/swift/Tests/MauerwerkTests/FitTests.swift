import Foundation
import Mauerwerk
import Testing

/// What readers accept is fit for everything that can be asked of it.
struct FitTests {
    let dealer = Dealer(seed: 5)
    let viewers: [Viewer] = [.player(seat: 0), .spectator]

    func one<Element>(of all: [Element]) -> Element { all[Int(dealer.below(n: UInt32(all.count)))] }

    /// Returns a value of JSON with a place exchanged, left out or changed.
    func altered(_ value: Any) -> Any {
        if var items = value as? [Any], !items.isEmpty {
            let (first, second) = (one(of: Array(items.indices)), one(of: Array(items.indices)))
            switch dealer.below(n: 4) {
            case 0: items.swapAt(first, second)
            case 1: items.remove(at: first)
            default: items[first] = altered(items[first])
            }
            return items
        }
        if var fields = value as? [String: Any], !fields.isEmpty {
            let key = one(of: fields.keys.sorted())
            fields[key] = dealer.below(n: 10) > 0 ? fields[key].map(altered) : nil
            return fields
        }
        if let number = value as? Int { return one(of: [number &+ 1, number &- 1, 0, 255, 1 << 40]) }
        return one(of: [NSNull(), "", "T", value])
    }

    /// Reads JSON that was altered several times, and uses what is accepted. Returns how often that was.
    func tryAll<Read>(
        _ json: String, _ times: Int, _ read: (String) throws -> Read, _ use: (Read) throws -> Void
    ) throws -> Int {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
        var accepted = 0
        for _ in 0..<times {
            let text = String(decoding: try JSONSerialization.data(withJSONObject: altered(value)), as: UTF8.self)
            let found: Read
            do { found = try read(text) } catch is MauerwerkError { continue }
            try use(found)
            accepted += 1
        }
        return accepted
    }

    func look(_ draw: (Theme, Sheet, Panel?, Lang) throws -> Void) rethrows {
        try draw(one(of: Theme.allCases), one(of: Sheet.allCases), one(of: Panel.allCases + [nil]), one(of: Lang.allCases))
    }

    func use(_ game: String, _ view: TableView) throws {
        for lang in Lang.allCases { #expect(!view.drawing(lang: lang).isEmpty) }
        for _ in 0..<3 { look { #expect(view.svg(theme: $0, sheet: $1, panel: $2, lang: $3).hasPrefix("<svg")) } }
        let again = try TableView(game: game, json: view.toJson())
        #expect(view == again && view.hashValue == again.hashValue && "\(view)" == "\(again)")
    }

    func use(_ game: String, _ seen: InformationState) throws {
        for lang in Lang.allCases {
            for event in seen.events(lang: lang) { _ = try TableEvent(game: game, json: event.json) }
        }
        try use(game, seen.now())
        #expect(try InformationState(game: game, json: seen.toJson()) == seen)
    }

    func use(_ guest: Guest) throws {
        try look { theme, sheet, panel, lang in
            let snapshot = try guest.snapshot(theme: theme, sheet: sheet, panel: panel, lang: lang)
            for place in snapshot.places where place.isTarget {
                _ = try guest.snapshot(theme: theme, sheet: sheet, touched: [place.name], panel: panel, lang: lang)
            }
        }
        try use(guest.game(), guest.seen())
        for action in guest.actions() { _ = try guest.decide(notation: action) }
        for player in guest.actions().isEmpty ? [] : ["greedy", "flat:3"] {
            let opponent = Opponent(player: player, seed: 5)
            // A guest may find that no game explains what it was told.
            do { _ = try guest.analyse(opponent: opponent) } catch MauerwerkError.inconsistent { continue }
            _ = try guest.choose(opponent: opponent)
        }
        #expect(try Guest.join(message: guest.message()).snapshot().position == guest.snapshot().position)
    }

    func use(_ table: GameTable) throws {
        for viewer in viewers {
            try look { _ = try table.snapshot(viewer: viewer, theme: $0, sheet: $1, panel: $2, lang: $3) }
            try use(table.game(), table.seenBy(viewer: viewer))
            _ = try table.resample(viewer: viewer, seed: 1).toJson()
            for lang in Lang.allCases { _ = try table.history(viewer: viewer, lang: lang) }
        }
        if table.turn().result == nil { _ = try table.decide(dealer: dealer) }
    }

    @Test(arguments: [
        ("die-mauer", "players:3 stock:TG4"), ("berlin", "packs:2 rows:8 players:5 variants:wall-of-china"),
        ("mauerbauer", "players:3 board:strip"),
    ])
    func whatIsAcceptedIsFitForAllUses(game: String, setup: String) throws {
        let whole = try GameTable.random(game: game, setup: setup, seed: 5)
        var (views, states, guests, tables) = (0, 0, 0, 0)
        for made in [9, 30, 60] as [UInt32] {
            let table = whole.replayed(decisions: made)
            for viewer in viewers {
                views += try tryAll(table.view(viewer: viewer).toJson(), 50, { try TableView(game: game, json: $0) }) { try use(game, $0) }
                let seen = try table.seenBy(viewer: viewer)
                states += try tryAll(seen.toJson(), 25, { try InformationState(game: game, json: $0) }) { try use(game, $0) }
                guests += try tryAll(table.messageTo(matchId: "match", viewer: viewer), 25, { try Guest.join(message: $0) }, use)
            }
            tables += try tryAll(table.toJson(), 25, { try GameTable(json: $0) }, use)
        }
        #expect(views > 0 && states > 0 && guests > 0 && tables > 0, "\(views), \(states), \(guests), \(tables)")
    }
}
