import Mauerwerk

/// A game of any kind on one phone that goes round: it knows no rule and no game, only whose turn it
/// is and who may look.
@MainActor
public final class PassAndPlay {
    /// What a phone shows.
    public enum Screen: Equatable, Sendable {
        /// The phone is to be handed to a person: nothing of the game is shown.
        case handOver(seat: Seat, name: String)
        /// A person decides, and sees what that seat may see.
        case decide(seat: Seat, name: String, snapshot: Snapshot)
        /// The dice on the real table are asked for.
        case dice(chances: [Chance], snapshot: Snapshot)
        /// The game is over.
        case over(winners: [String], snapshot: Snapshot)
    }

    private let table: Table
    private let dealer: Dealer?
    private let theme: Theme
    private var holder: Seat?

    /// What the phone shows now.
    public private(set) var screen: Screen

    /// Starts a game with a person on every seat: by its id and the notation of its set-up. Without
    /// a dealer real dice lie on a real table, and whoever holds the phone says what they show: that
    /// is for games in which chance brings nothing hidden, such as cards of a hand.
    public convenience init(
        game: String, setup: String, names: [String], dealer: Dealer?, theme: Theme = .light
    ) throws {
        let table = try Table(game: game, setup: setup)
        try table.setNames(names: names)
        try self.init(table: table, dealer: dealer, theme: theme)
    }

    /// Goes on with a game that was saved. Nothing of it is shown before somebody takes the phone.
    public convenience init(saved: String, dealer: Dealer?, theme: Theme = .light) throws {
        try self.init(table: Table.fromJson(json: saved), dealer: dealer, theme: theme)
    }

    private init(table: Table, dealer: Dealer?, theme: Theme) throws {
        (self.table, self.dealer, self.theme) = (table, dealer, theme)
        screen = .handOver(seat: 0, name: "")
        screen = try next()
    }

    /// The person to whom the phone was handed has taken it.
    public func take() throws {
        guard case .handOver(let seat, _) = screen else { return }
        holder = seat
        try show()
    }

    /// The person who holds the phone decides, or says what the dice on the table show.
    public func choose(_ notation: String) throws {
        switch screen {
        case .decide(let seat, _, _): try table.play(seat, notation)
        case .dice: _ = try table.play(actor: .chance, notation: notation)
        case .handOver, .over: return
        }
        try show()
    }

    /// The person puts the phone down or leaves the app: what only that person may see is hidden until
    /// somebody takes the phone again.
    public func putDown() throws {
        holder = nil
        try show()
    }

    /// Takes the last decision of a person back, and what chance brought since; the phone is handed
    /// over anew.
    public func undo() throws {
        guard canUndo else { return }
        while try table.undo().actor == .chance {}
        holder = nil
        try show()
    }

    /// Whether there is a decision to take back.
    public var canUndo: Bool { table.decisions().contains { $0.actor != .chance } }

    /// All that is needed to go on another day. It tells all that is hidden.
    public func save() -> String { table.toJson() }

    private func show() throws {
        screen = try next()
    }

    private func name(_ seat: Seat) -> String {
        let names = table.names()
        return names.indices.contains(seat) ? names[seat] : "Seat \(seat)"
    }

    /// Finds what to show: lets the dealer decide as long as chance is asked, then turns to a person.
    private func next() throws -> Screen {
        if let dealer { while table.turn() == .chance { try table.deal(dealer) } }
        switch table.turn() {
        case .over(let outcome):
            let snapshot = try table.snapshot(viewer: .spectator, theme: theme)
            return .over(winners: outcome.winners.map(name), snapshot: snapshot)
        case .chance:
            let snapshot = try table.snapshot(viewer: .spectator, theme: theme)
            return .dice(chances: table.chances(), snapshot: snapshot)
        case .decide(let seats):
            // Who holds the phone decides first; only then is it handed on.
            if let holder, seats.contains(holder) {
                let snapshot = try table.snapshot(holder, theme: theme)
                return .decide(seat: holder, name: name(holder), snapshot: snapshot)
            }
            holder = nil
            let seat = seats.first ?? 0
            return .handOver(seat: seat, name: name(seat))
        }
    }
}
