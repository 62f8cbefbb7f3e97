// Berlin, said the way Swift says it.

extension BerlinSetup {
    /// Makes the default setup.
    public static var standard: BerlinSetup { berlinSetup() }

    /// Makes the defaults of some variants for that many seats.
    public init(variants: [BerlinVariant], players: Int) throws {
        self = try berlinVariants(variants: variants, players: players)
    }

    /// Reads a setup from `name:value` tokens; what is left out is as by default.
    public init(notation: String) throws {
        self = try readBerlinSetup(notation: notation)
    }

    /// Returns the setup as `name:value` tokens; what is as by default is left out.
    public func notation() throws -> String {
        try writeBerlinSetup(setup: self)
    }
}

extension BerlinAction {
    /// Reads an action from notation.
    public init(notation: String) throws {
        self = try readBerlinAction(notation: notation)
    }

    /// Returns the action in notation.
    public func notation() throws -> String {
        try writeBerlinAction(action: self)
    }
}

extension BerlinPosition {
    /// What lies in a cell; nothing outside the wall.
    public subscript(cell: BerlinCell) -> BerlinContent? {
        let inside = (0..<setup.columns).contains(cell.column) && (0..<setup.rows).contains(cell.row)
        guard inside else { return nil }
        let place = cell.row * setup.columns + cell.column
        return wall.indices.contains(place) ? wall[place] : nil
    }
}

extension BerlinGame {
    /// Reads a record from JSON, and replays it.
    public convenience init(json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(json: json).uniffiCloneHandle())
    }

    /// Goes on from a position.
    public convenience init(state: BerlinState) {
        self.init(unsafeFromHandle: Self.fromState(state: state).uniffiCloneHandle())
    }

    /// Makes a decision of a seat. Returns what happened, as the seat saw it.
    @discardableResult
    public func apply(_ seat: Seat, _ action: BerlinAction) throws -> [BerlinNews] {
        try apply(actor: .player(seat: seat), action: action)
    }

    /// Makes a decision of a seat in notation. Returns what happened, as the seat saw it.
    @discardableResult
    public func play(_ seat: Seat, _ notation: String) throws -> [BerlinNews] {
        try play(actor: .player(seat: seat), notation: notation)
    }

    /// Lets a dealer decide for chance. Returns what happened, as a spectator saw it.
    @discardableResult
    public func deal(_ dealer: Dealer) throws -> [BerlinNews] {
        try deal(dealer: dealer)
    }

    /// Lets a dealer decide at random for the first seat whose decision it is, or for chance. Returns
    /// what happened, as that seat saw it, or a spectator.
    @discardableResult
    public func decide(_ dealer: Dealer) throws -> [BerlinNews] {
        try decide(dealer: dealer)
    }

    /// Returns all that the screen of a seat shows, with a drawing if a theme is given.
    public func snapshot(
        _ seat: Seat, theme: Theme? = nil, sheet: Sheet? = nil, touched: [String] = [], panel: Panel? = nil
    ) throws -> BerlinSnapshot {
        try snapshot(viewer: .player(seat: seat), theme: theme, sheet: sheet, touched: touched, panel: panel)
    }
}

extension BerlinState {
    /// Reads a position from JSON.
    public convenience init(json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(json: json).uniffiCloneHandle())
    }
}

extension BerlinChoice: Identifiable {
    /// The action in notation: no other choice of a screen has it.
    public var id: String { notation }
}
