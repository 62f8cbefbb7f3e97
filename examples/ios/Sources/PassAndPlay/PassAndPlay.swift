import Mauerwerk

/// A game of any kind on one phone that goes round: it knows no rule and no game, only whose turn it
/// is and who may look. The table owns its chance, so that nobody gets other dice by taking back.
@MainActor
public final class PassAndPlay {
    private static let (realDiceLine, dealtDiceLine) = ("dice on the table", "dice in the phone")

    private let table: Table
    private let realDice: Bool
    private var theme: Theme
    /// Who holds the phone, if anybody has taken it.
    private var holder: Seat?
    /// Who decides anew, after a decision was taken back.
    private var recalled: Seat?

    /// What the phone shows now.
    public private(set) var screen = Screen.start

    /// Starts a game with a person on every seat. Who knows the seed knows what is to come.
    public convenience init(_ lobby: Lobby, seed: UInt64, theme: Theme = .light) throws {
        let table = try Table(game: lobby.game, setup: lobby.setup, seed: seed)
        try table.setNames(names: lobby.people)
        try self.init(table, theme: theme, realDice: lobby.realDice)
    }

    /// Goes on with a game that was saved. Nothing of it is shown before somebody takes the phone. The
    /// seed is for a game that was saved without one.
    public convenience init(saved: String, seed: UInt64, theme: Theme = .light) throws {
        let line = saved.prefix { $0 != "\n" }
        let table = try Table.fromJson(json: String(saved.dropFirst(line.count + 1)))
        if table.seed() == nil { table.setSeed(seed: seed) }
        try self.init(table, theme: theme, realDice: line == Self.realDiceLine)
    }

    private init(_ table: Table, theme: Theme, realDice: Bool) throws {
        (self.table, self.theme, self.realDice) = (table, theme, realDice)
        try show()
    }

    /// The names by seat.
    public var names: [String] { table.names() }

    /// The person to whom the phone was handed has taken it.
    public func take() throws {
        guard case .handOver(let seat, _) = screen else { return }
        holder = seat
        try show()
    }

    /// The person who holds the phone decides, or people say what the dice on the table show.
    public func choose(_ notation: String) throws {
        switch screen {
        case .decide(let seat, _, _): try table.play(seat, notation)
        case .dice: _ = try table.play(actor: .chance, notation: notation)
        case .start, .handOver, .over: return
        }
        recalled = nil
        try show()
    }

    /// The person puts the phone down or leaves the app: what only that person may see is hidden until
    /// somebody takes the phone again.
    public func putDown() throws {
        holder = nil
        try show()
    }

    /// Takes back what people last decided or read from their dice, and what was dealt since; the phone
    /// is handed to who decided.
    public func undo() throws {
        guard let asked = try lastAsked() else { return }
        if case .player(let seat) = table.undoTo(decisions: asked).first?.actor {
            recalled = seat
        } else {
            recalled = nil
        }
        try putDown()
    }

    /// Whether there is anything to take back.
    public var canUndo: Bool { (try? lastAsked()) != nil }

    /// Draws in other colours.
    public func recolour(_ theme: Theme) throws {
        self.theme = theme
        try show()
    }

    /// All that is needed to go on another day, with the same dice. It tells all that is hidden, and
    /// what is to come.
    public func save() -> String {
        "\(realDice ? Self.realDiceLine : Self.dealtDiceLine)\n\(table.toJson())"
    }

    /// Lets the table decide what is dealt, then turns to people.
    private func show() throws {
        while try isDealt(table) { _ = try table.deal() }
        switch table.turn() {
        case .over(let outcome):
            screen = .over(winners: outcome.winners.map(name), snapshot: try seenByAll())
        case .chance:
            // All look at the dice, and at the phone.
            holder = nil
            screen = .dice(chances: table.chances(), snapshot: try seenByAll())
        case .decide(let seats):
            // Who holds the phone decides first; only then is it handed on.
            if let holder, seats.contains(holder) {
                let snapshot = try table.snapshot(holder, theme: theme)
                screen = .decide(seat: holder, name: name(holder), snapshot: snapshot)
            } else {
                holder = nil
                let seat = seats.first { $0 == recalled } ?? seats[0]
                screen = .handOver(seat: seat, name: name(seat))
            }
        }
    }

    private func seenByAll() throws -> Snapshot { try table.snapshot(viewer: .spectator, theme: theme) }

    private func name(_ seat: Seat) -> String {
        names.indices.contains(seat) ? names[seat] : "Seat \(seat)"
    }

    /// How many decisions were made before people were asked last; nothing if they never were. Where
    /// people read real dice, they were asked for those, too.
    private func lastAsked() throws -> UInt32? {
        guard realDice else { return try table.beforeLast() }
        let game = table.copy()
        repeat {
            guard game.canUndo() else { return nil }
            _ = try game.undo()
        } while try isDealt(game)
        return UInt32(game.decisions().count)
    }

    /// Whether chance is asked, and the table answers: with real dice only where the table must not
    /// see the answer.
    private func isDealt(_ game: Table) throws -> Bool {
        guard game.turn() == .chance else { return false }
        return try !realDice || game.isChanceHidden()
    }
}
