// Die Mauer, said the way Swift says it.

extension DieMauerSetup {
    /// Makes the default setup.
    public static var standard: DieMauerSetup { dieMauerSetup() }

    /// Makes the defaults of an edition for that many seats.
    public init(edition: DieMauerEdition, players: Int) throws {
        self = try dieMauerEdition(edition: edition, players: players)
    }

    /// Reads a setup from `name:value` tokens; what is left out is as by default.
    public init(notation: String) throws {
        self = try readDieMauerSetup(notation: notation)
    }

    /// Returns the setup as `name:value` tokens; what is as by default is left out.
    public func notation() throws -> String {
        try writeDieMauerSetup(setup: self)
    }
}

extension DieMauerAction {
    /// Reads an action from notation.
    public init(notation: String) throws {
        self = try readDieMauerAction(notation: notation)
    }

    /// Returns the action in notation.
    public func notation() throws -> String {
        try writeDieMauerAction(action: self)
    }
}

extension DieMauerFist {
    /// The piece in the fist, or nothing if it is empty.
    public var piece: DieMauerPiece? {
        if case .holds(let piece) = self { piece } else { nil }
    }
}

extension DieMauerGame {
    /// Reads a record from JSON, and replays it.
    public convenience init(json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(json: json).uniffiCloneHandle())
    }

    /// Goes on from a position.
    public convenience init(state: DieMauerState) {
        self.init(unsafeFromHandle: Self.fromState(state: state).uniffiCloneHandle())
    }

    /// Makes a decision of a seat. Returns what happened, as the seat saw it.
    @discardableResult
    public func apply(_ seat: Seat, _ action: DieMauerAction) throws -> [DieMauerNews] {
        try apply(actor: .player(seat: seat), action: action)
    }

    /// Makes a decision of a seat in notation. Returns what happened, as the seat saw it.
    @discardableResult
    public func play(_ seat: Seat, _ notation: String) throws -> [DieMauerNews] {
        try play(actor: .player(seat: seat), notation: notation)
    }

    /// Lets a dealer decide for chance. Returns what happened, as a spectator saw it.
    @discardableResult
    public func deal(_ dealer: Dealer) throws -> [DieMauerNews] {
        try deal(dealer: dealer)
    }

    /// Lets a dealer decide at random for the first seat whose decision it is, or for chance. Returns
    /// what happened, as that seat saw it, or a spectator.
    @discardableResult
    public func decide(_ dealer: Dealer) throws -> [DieMauerNews] {
        try decide(dealer: dealer)
    }

    /// Returns all that the screen of a seat shows, with a drawing if a theme is given.
    public func snapshot(
        _ seat: Seat, theme: Theme? = nil, sheet: Sheet? = nil, touched: [String] = [], panel: Panel? = nil
    ) throws -> DieMauerSnapshot {
        try snapshot(viewer: .player(seat: seat), theme: theme, sheet: sheet, touched: touched, panel: panel)
    }
}

extension DieMauerState {
    /// Reads a position from JSON.
    public convenience init(json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(json: json).uniffiCloneHandle())
    }
}

extension DieMauerChoice: Identifiable {
    /// The action in notation: no other choice of a screen has it.
    public var id: String { notation }
}
