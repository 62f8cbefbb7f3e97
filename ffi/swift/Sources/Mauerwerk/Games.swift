// Additions to the generated API that follow the conventions of Swift.

import Foundation

extension MauerwerkError: CustomStringConvertible, LocalizedError {
    /// The message for people. Equal to `text`.
    public var errorDescription: String? { text }

    /// The message for people, in English or in the language of the call.
    public var text: String {
        switch self {
        case .illegalAction(_, _, _, _, _, let text), .notation(let text), .noSuchSeat(let text),
            .setup(_, let text), .position(_, let text), .record(_, let text), .message(_, let text),
            .view(_, let text), .scenario(_, let text), .inconsistent(let text), .touch(let text),
            .unavailable(let text):
            text
        }
    }

    /// All faults of a setup, a position, a record, a message, a view or a scenario. Empty for other
    /// errors.
    public var faults: [Fault] {
        switch self {
        case .setup(let faults, _), .position(let faults, _), .record(let faults, _),
            .message(let faults, _), .view(let faults, _), .scenario(let faults, _):
            faults
        case .illegalAction, .notation, .noSuchSeat, .inconsistent, .touch, .unavailable:
            []
        }
    }

    /// The ruling that refuses an action, for instance `DM-20`, or `nil` for other errors.
    public var rule: String? {
        if case .illegalAction(let rule, _, _, _, _, _) = self { rule } else { nil }
    }
}

extension Lang {
    /// The language of a locale such as `de-AT`, or English if the library does not have this language.
    public init(locale: String) {
        self = langOf(locale: locale)
    }
}

extension Notice {
    /// Returns the sentence in words, with the names of the players by seat.
    public func tell(names: [String] = [], lang: Lang? = nil) -> String {
        tellNotice(notice: self, names: names, lang: lang)
    }
}

extension Turn {
    /// The seats that decide now. Empty if the game waits for chance or is over.
    public var deciding: [Seat] {
        if case .decide(let seats) = self { seats } else { [] }
    }

    /// The result, or `nil` if the game is not over.
    public var result: Outcome? {
        if case .over(let outcome) = self { outcome } else { nil }
    }
}

extension BatchColumn {
    /// The numbers of the column, one for each game.
    public var values: [Int32] {
        bytes.withUnsafeBytes { raw in
            stride(from: 0, to: raw.count - raw.count % 4, by: 4).map { offset in
                Int32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: Int32.self))
            }
        }
    }
}

extension Batch {
    /// The numbers of the column with the given name, or `nil` if there is no such column.
    public subscript(name: String) -> [Int32]? {
        columns.first { $0.name == name }?.values
    }
}

extension GameTable {
    /// Reads a record of any game from JSON, and replays it.
    ///
    /// - Throws: `MauerwerkError.record` if the text is not a valid record, and `MauerwerkError.notation` if no game
    ///   has the id in it.
    public convenience init(json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(json: json).uniffiCloneHandle())
    }

    /// Makes a decision of a seat in notation. Returns the events that the seat saw.
    ///
    /// - Throws: `MauerwerkError.illegalAction` if a ruling refuses the action. Nothing has changed then.
    ///   `MauerwerkError.notation` if the text is not an action, and `MauerwerkError.noSuchSeat` if the table has no
    ///   such seat.
    @discardableResult
    public func play(_ seat: Seat, _ notation: String, lang: Lang? = nil) throws -> [TableEvent] {
        try play(actor: .player(seat: seat), notation: notation, lang: lang)
    }

    /// Lets a dealer decide for chance. Returns the events that a spectator saw.
    ///
    /// - Throws: `MauerwerkError.unavailable` unless the game waits for chance.
    @discardableResult
    public func deal(_ dealer: Dealer) throws -> [TableEvent] {
        try deal(dealer: dealer)
    }

    /// Lets a dealer decide at random for the first seat that decides now, or for chance. Returns the
    /// events that this seat or a spectator saw. If the game has a seed, chance decides from it.
    ///
    /// - Throws: `MauerwerkError.unavailable` if the game is over.
    @discardableResult
    public func decide(_ dealer: Dealer) throws -> [TableEvent] {
        try decide(dealer: dealer)
    }

    /// Returns everything that the screen of a seat shows, with a drawing if a theme is given.
    ///
    /// - Throws: `MauerwerkError.noSuchSeat` if the table has no such seat, and `MauerwerkError.touch` if the touches
    ///   lead to no legal action.
    public func snapshot(
        _ seat: Seat, theme: Theme? = nil, sheet: Sheet? = nil, touched: [String] = [], panel: Panel? = nil,
        lang: Lang? = nil
    ) throws -> Snapshot {
        try snapshot(
            viewer: .player(seat: seat), theme: theme, sheet: sheet, touched: touched, panel: panel, lang: lang)
    }

    /// Returns the snapshots of a viewer from the start of the game to now: one before the first
    /// decision, and one after each decision.
    ///
    /// - Throws: `MauerwerkError.noSuchSeat` if the table has no such seat.
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
    /// Reads a view from JSON that the library wrote in any programming language. `game` is the id of the game.
    ///
    /// - Throws: `MauerwerkError.view` if the text is not a view or no position looks like it, and
    ///   `MauerwerkError.notation` if no game has this id.
    public convenience init(game: String, json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(game: game, json: json).uniffiCloneHandle())
    }
}

extension TableEvent {
    /// Reads an event from JSON that the library wrote in any programming language. `game` is the id of the game.
    ///
    /// - Throws: `MauerwerkError.view` if the text is not an event of the game, and `MauerwerkError.notation` if no
    ///   game has this id.
    public init(game: String, json: String) throws {
        self = try readTableEvent(game: game, json: json)
    }
}

extension InformationState {
    /// Reads an information state from JSON that the library wrote in any programming language. `game` is the id
    /// of the game.
    ///
    /// - Throws: `MauerwerkError.view` if the text is not an information state or no position looks like its views,
    ///   and `MauerwerkError.notation` if no game has this id.
    public convenience init(game: String, json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(game: game, json: json).uniffiCloneHandle())
    }
}

extension GameInfo: Identifiable {}

extension Rule: Identifiable {}

extension Choice: Identifiable {
    /// The action in notation, which is unique on a screen.
    public var id: String { notation }
}

extension Dealer: RandomNumberGenerator {
    /// Returns 64 random bits for Swift's own functions, for instance `deck.shuffled(using: &dealer)`.
    public func next() -> UInt64 {
        (0..<4).reduce(0) { bits, _ in bits << 16 | UInt64(below(n: 1 << 16)) }
    }
}
