// What every game has, said the way Swift says it.

import Foundation

extension MauerwerkError: CustomStringConvertible, LocalizedError {
    /// What is wrong, for people: the same text in every language of the library.
    public var errorDescription: String? { text }

    /// What is wrong, for people: the same text in every language of the library.
    public var text: String {
        switch self {
        case .illegalAction(_, _, _, _, _, let text), .notation(let text), .noSuchSeat(let text),
            .setup(_, let text), .plan(_, let text), .position(_, let text),
            .record(_, let text), .message(_, let text), .view(_, let text),
            .scenario(_, let text),
            .inconsistent(let text), .touch(let text), .unavailable(let text):
            text
        }
    }

    /// All that is wrong with a setup, a plan, a position, a record, a message, a view or a
    /// scenario; empty for other errors.
    public var faults: [Fault] {
        switch self {
        case .setup(let faults, _), .plan(let faults, _), .position(let faults, _),
            .record(let faults, _), .message(let faults, _), .view(let faults, _),
            .scenario(let faults, _):
            faults
        case .illegalAction, .notation, .noSuchSeat, .inconsistent, .touch, .unavailable:
            []
        }
    }

    /// The ruling that refuses an action, for instance `DM-20`; nothing for other errors.
    public var rule: String? {
        if case .illegalAction(let rule, _, _, _, _, _) = self { rule } else { nil }
    }
}

extension Turn {
    /// The seats whose decision it is; none when the game waits for chance or is over.
    public var deciding: [Seat] {
        if case .decide(let seats) = self { seats } else { [] }
    }

    /// The result, or nothing while the game goes on.
    public var result: Outcome? {
        if case .over(let outcome) = self { outcome } else { nil }
    }
}

extension BatchColumn {
    /// The numbers of the column, one a game.
    public var values: [Int32] {
        bytes.withUnsafeBytes { raw in
            stride(from: 0, to: raw.count - raw.count % 4, by: 4).map { offset in
                Int32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: Int32.self))
            }
        }
    }
}

extension Batch {
    /// The numbers of the column of that name, or nothing if there is none.
    public subscript(name: String) -> [Int32]? {
        columns.first { $0.name == name }?.values
    }
}

extension GameTable {
    /// Reads a record of any game from JSON, and replays it.
    public convenience init(json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(json: json).uniffiCloneHandle())
    }

    /// Makes a decision of a seat in notation. Returns what happened, as the seat saw it.
    @discardableResult
    public func play(_ seat: Seat, _ notation: String) throws -> [String] {
        try play(actor: .player(seat: seat), notation: notation)
    }

    /// Lets a dealer decide for chance. Returns what happened, as a spectator saw it.
    @discardableResult
    public func deal(_ dealer: Dealer) throws -> [String] {
        try deal(dealer: dealer)
    }

    /// Lets a dealer decide at random for the first seat whose decision it is, or for chance. Returns
    /// what happened, as that seat saw it, or a spectator.
    @discardableResult
    public func decide(_ dealer: Dealer) throws -> [String] {
        try decide(dealer: dealer)
    }

    /// Returns all that the screen of a seat shows, with a drawing if a theme is given.
    public func snapshot(
        _ seat: Seat, theme: Theme? = nil, sheet: Sheet? = nil, touched: [String] = [], panel: Panel? = nil
    ) throws -> Snapshot {
        try snapshot(viewer: .player(seat: seat), theme: theme, sheet: sheet, touched: touched, panel: panel)
    }

    /// Shows the game again as a viewer saw it, from its start to now: one snapshot more than there
    /// are decisions.
    public func replay(viewer: Viewer, theme: Theme? = nil) throws -> [Snapshot] {
        let again = replayed(decisions: 0)
        var shown = [try again.snapshot(viewer: viewer, theme: theme)]
        for decision in decisions() {
            _ = try again.play(actor: decision.actor, notation: decision.action)
            shown.append(try again.snapshot(viewer: viewer, theme: theme))
        }
        return shown
    }
}

extension TableView {
    /// Reads a view of the game of that id from JSON, as any language of the library wrote it.
    public convenience init(game: String, json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(game: game, json: json).uniffiCloneHandle())
    }
}

extension TableEvent {
    /// Reads an event of the game of that id from JSON, as any language of the library wrote it.
    public init(game: String, json: String) throws {
        self = try readTableEvent(game: game, json: json)
    }
}

extension InformationState {
    /// Reads an information state of the game of that id from JSON, as any language of the library
    /// wrote it.
    public convenience init(game: String, json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(game: game, json: json).uniffiCloneHandle())
    }
}

extension GameInfo: Identifiable {}

extension Rule: Identifiable {}

extension Choice: Identifiable {
    /// The action in notation: no other choice of a screen has it.
    public var id: String { notation }
}

extension Dealer: RandomNumberGenerator {
    /// Returns 64 random bits of those for chance, for Swift's own calls: `deck.shuffled(using: &dealer)`.
    public func next() -> UInt64 {
        (0..<4).reduce(0) { bits, _ in bits << 16 | UInt64(below(n: 1 << 16)) }
    }
}
