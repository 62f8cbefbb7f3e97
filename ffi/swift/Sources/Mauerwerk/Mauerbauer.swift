// Mauerbauer, said the way Swift says it.

extension MauerbauerSetup {
    /// Makes the default setup.
    public static var standard: MauerbauerSetup { mauerbauerSetup() }

    /// Makes the defaults for a board and that many seats.
    public init(board: MauerbauerBoard, players: Int) throws {
        self = try mauerbauerSetupOn(board: board, players: players)
    }

    /// Reads a setup from `name:value` tokens; what is left out is as by default.
    public init(notation: String) throws {
        self = try readMauerbauerSetup(notation: notation)
    }

    /// Returns the setup as `name:value` tokens; what is as by default is left out.
    public func notation() throws -> String {
        try writeMauerbauerSetup(setup: self)
    }
}

extension MauerbauerBoard {
    /// Returns the plan of the board, shipped or one's own.
    public func plan() throws -> MauerbauerBoardPlan {
        try mauerbauerBoardPlan(board: self)
    }
}

extension MauerbauerDeck {
    /// Returns the plan of the deck, shipped or one's own.
    public func plan() throws -> MauerbauerDeckPlan {
        try mauerbauerDeckPlan(deck: self)
    }
}

extension MauerbauerBoardPlan {
    /// Reads a plan from TOML. What it describes is not checked.
    public init(toml: String) throws {
        self = try readMauerbauerBoard(toml: toml)
    }

    /// Reads a plan from JSON. What it describes is not checked.
    public init(json: String) throws {
        self = try readMauerbauerBoardJson(json: json)
    }

    /// Writes the plan as TOML.
    public func toToml() throws -> String {
        try writeMauerbauerBoard(plan: self)
    }

    /// Writes the plan as JSON.
    public func toJson() throws -> String {
        try writeMauerbauerBoardJson(plan: self)
    }

    /// Checks the plan and counts what the board has; the error holds all that is wrong at once.
    @discardableResult
    public func check() throws -> MauerbauerBoardCounts {
        try checkMauerbauerBoard(plan: self)
    }

    /// Draws the empty board as SVG; the error holds all that is wrong with the plan.
    public func svg(theme: Theme) throws -> String {
        try drawMauerbauerBoard(plan: self, theme: theme)
    }

    /// Draws the empty board with plain characters; the error holds all that is wrong with the plan.
    public func drawing() throws -> String {
        try typeMauerbauerBoard(plan: self)
    }
}

extension MauerbauerDeckPlan {
    /// Reads a plan from TOML. What it describes is not checked.
    public init(toml: String) throws {
        self = try readMauerbauerDeck(toml: toml)
    }

    /// Reads a plan from JSON. What it describes is not checked.
    public init(json: String) throws {
        self = try readMauerbauerDeckJson(json: json)
    }

    /// Writes the plan as TOML.
    public func toToml() throws -> String {
        try writeMauerbauerDeck(plan: self)
    }

    /// Writes the plan as JSON.
    public func toJson() throws -> String {
        try writeMauerbauerDeckJson(plan: self)
    }

    /// Checks the plan and returns a warning if it is unusual; the error holds all that is wrong at once.
    @discardableResult
    public func check() throws -> String? {
        try checkMauerbauerDeck(plan: self)
    }
}

extension MauerbauerCard {
    /// Lists every face of a guild card.
    public static var all: [MauerbauerCard] { mauerbauerCards() }

    /// Reads a card from notation.
    public init(notation: String) throws {
        self = try readMauerbauerCard(notation: notation)
    }

    /// Returns the card in notation.
    public func notation() throws -> String {
        try writeMauerbauerCard(card: self)
    }

    /// Returns what the card counts, in words.
    public func label() throws -> String {
        try mauerbauerCardLabel(card: self)
    }

    /// Returns the kind of the card.
    public func kind() throws -> MauerbauerKind {
        try mauerbauerCardKind(card: self)
    }
}

extension MauerbauerAction {
    /// Reads an action from notation.
    public init(notation: String) throws {
        self = try readMauerbauerAction(notation: notation)
    }

    /// Returns the action in notation.
    public func notation() throws -> String {
        try writeMauerbauerAction(action: self)
    }
}

extension MauerbauerHouseDie {
    /// The colour that the die shows, or nothing if it leaves that to the player.
    public var colour: MauerbauerHouseColour? {
        if case .colour(let colour) = self { colour } else { nil }
    }
}

extension MauerbauerGame {
    /// Reads a record from JSON, and replays it.
    public convenience init(json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(json: json).uniffiCloneHandle())
    }

    /// Goes on from a position.
    public convenience init(state: MauerbauerState) {
        self.init(unsafeFromHandle: Self.fromState(state: state).uniffiCloneHandle())
    }

    /// Makes a decision of a seat. Returns what happened, as the seat saw it.
    @discardableResult
    public func apply(_ seat: Seat, _ action: MauerbauerAction) throws -> [MauerbauerNews] {
        try apply(actor: .player(seat: seat), action: action)
    }

    /// Makes a decision of a seat in notation. Returns what happened, as the seat saw it.
    @discardableResult
    public func play(_ seat: Seat, _ notation: String) throws -> [MauerbauerNews] {
        try play(actor: .player(seat: seat), notation: notation)
    }

    /// Lets a dealer decide for chance. Returns what happened, as a spectator saw it.
    @discardableResult
    public func deal(_ dealer: Dealer) throws -> [MauerbauerNews] {
        try deal(dealer: dealer)
    }

    /// Lets a dealer decide at random for the first seat whose decision it is, or for chance. Returns
    /// what happened, as that seat saw it, or a spectator.
    @discardableResult
    public func decide(_ dealer: Dealer) throws -> [MauerbauerNews] {
        try decide(dealer: dealer)
    }

    /// Returns all that the screen of a seat shows, with a drawing if a theme is given.
    public func snapshot(
        _ seat: Seat, theme: Theme? = nil, sheet: Sheet? = nil, touched: [String] = [], panel: Panel? = nil
    ) throws -> MauerbauerSnapshot {
        try snapshot(viewer: .player(seat: seat), theme: theme, sheet: sheet, touched: touched, panel: panel)
    }
}

extension MauerbauerState {
    /// Reads a position from JSON.
    public convenience init(json: String) throws {
        self.init(unsafeFromHandle: try Self.fromJson(json: json).uniffiCloneHandle())
    }
}

extension MauerbauerChoice: Identifiable {
    /// The action in notation: no other choice of a screen has it.
    public var id: String { notation }
}
