import Mauerwerk

/// A game of any kind on one phone that people pass around. It knows no rules, only the present seat and the seats that
/// may look. The table owns its chance: after a decision is taken back, dice and opponents' choices are the same again.
@MainActor
public final class PassAndPlay {
    private static let (realDiceLine, dealtDiceLine) = ("dice on the table", "dice in the phone")
    /// The largest distance from a target at which a touch still counts, in the units of the drawing: half a thumb.
    private static let reach: UInt32 = 22

    /// The opponent that gives hints.
    private static let adviser = Opponent(player: "hard", seed: 0)

    private let table: GameTable
    private let realDice: Bool
    private let opponents: [Seat: PlayerName]
    private var theme: Theme
    private var lang: Lang
    /// The seat of the person who holds the phone, or `nil` if no person has taken it.
    private var holder: Seat?
    /// The seat that decides again, after a decision was taken back.
    private var recalled: Seat?
    /// The touches so far of the person who decides.
    private var touched: [String] = []

    /// The number of decisions that the last drawing showed.
    private var told: UInt32

    /// What the phone shows now.
    public private(set) var screen = Screen.start

    /// The motions on the screen since the last drawing, as its viewer saw them.
    public private(set) var motions: [Motion] = []

    /// Starts a game. People who know the seed can predict the game.
    public convenience init(_ party: Party, seed: UInt64, theme: Theme = .light, lang: Lang = .en) throws {
        let table = try GameTable(game: party.game, setup: party.setup, seed: seed)
        try table.setNames(names: party.seated(lang))
        let seats = party.opponents.prefix(party.players).enumerated()
        let opponents = seats.compactMap { seat, opponent in opponent.map { (seat, $0) } }
        try self.init(
            table, theme: theme, lang: lang, realDice: party.realDice, opponents: .init(uniqueKeysWithValues: opponents))
    }

    /// Resumes a saved game. Nothing of it is shown before a person takes the phone. The seed is for a game that was
    /// saved without one.
    public convenience init(saved: String, seed: UInt64, theme: Theme = .light, lang: Lang = .en) throws {
        let line = saved.prefix { $0 != "\n" }
        let table = try GameTable(json: String(saved.dropFirst(line.count + 1)))
        if table.seed() == nil { table.setSeed(seed: seed) }
        let seats = line.split(separator: " ").map { $0.split(separator: "=") }.filter { $0.count == 2 }
        let opponents = seats.compactMap { words in Seat(words[0]).map { ($0, String(words[1])) } }
        try self.init(
            table, theme: theme, lang: lang, realDice: line.hasPrefix(Self.realDiceLine),
            opponents: .init(opponents) { _, last in last })
    }

    private init(
        _ table: GameTable, theme: Theme, lang: Lang, realDice: Bool, opponents: [Seat: PlayerName]
    ) throws {
        (self.table, self.theme, self.lang) = (table, theme, lang)
        (self.realDice, self.opponents) = (realDice, opponents)
        told = UInt32(table.decisions().count)
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
        case .decide(let seat, _, _): try table.play(seat, notation, lang: lang)
        case .dice: _ = try table.play(actor: .chance, notation: notation, lang: lang)
        case .start, .handOver, .thinking, .over: return
        }
        recalled = nil
        try show()
    }

    /// Touches the drawing at a point, in its units, for the person who decides. A target at the point
    /// or near it is the next touch of a choice, and the last touch makes the choice. A touch elsewhere
    /// forgets all touches.
    public func touch(at point: DrawingPoint) throws {
        guard case .decide(_, _, let snapshot) = screen else { return }
        try touch(place: targetAt(places: snapshot.places, at: point, reach: Self.reach)?.name)
    }

    /// Touches a place by its name, or no place.
    public func touch(place: String?) throws {
        guard case .decide(_, _, let before) = screen else { return }
        let target = before.places.first { $0.name == place && $0.isTarget }
        touched = target.map { touched + [$0.name] } ?? []
        try showTouched()
        if case .decide(_, _, let after) = screen, let chosen = after.chosen { try choose(chosen) }
    }

    /// Waits for the opponent whose turn it is, and makes its choice. If cancelled, changes nothing.
    public func think() async throws {
        guard case .thinking(let seat, _, _) = screen, let player = opponents[seat] else { return }
        let opponent = try Opponent(player, gameSeed: table.seed() ?? 0, seat: seat)
        let choice = try await opponent.choose(at: table, seat: seat)
        // Something may have been taken back since the choice was made.
        try Task.checkCancellation()
        try table.play(seat, choice)
        try show()
    }

    /// Waits for a hint for the person who decides: the best three choices.
    public func hint() async throws -> [Appraisal] {
        guard case .decide(let seat, _, _) = screen else { return [] }
        let analysis = try await Self.adviser.analyse(at: table, seat: seat, lang: lang)
        try Task.checkCancellation()
        return analysis.hint
    }

    /// The person puts the phone down or leaves the app. Hidden things stay hidden until a person takes the phone
    /// again.
    public func putDown() throws {
        holder = nil
        try show()
    }

    /// Takes back people's last decision or reading of dice, with everything dealt since. The phone is handed to the
    /// person who decided.
    public func undo() throws {
        guard let asked = try lastAsked() else { return }
        told = asked
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
        try showTouched()
    }

    /// Shows all texts in another language.
    public func translate(_ lang: Lang) throws {
        self.lang = lang
        try showTouched()
    }

    /// Returns everything that is needed to resume the game later, with the same dice. The text contains everything
    /// hidden, and the future of chance.
    public func save() -> String {
        let seats = opponents.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        return "\(realDice ? Self.realDiceLine : Self.dealtDiceLine)\(seats)\n\(table.toJson())"
    }

    /// Shows what comes next, with nothing touched.
    private func show() throws {
        touched = []
        try showTouched()
    }

    /// Lets the table decide the chance that it owns, then asks people.
    private func showTouched() throws {
        while try isDealt(table) { _ = try table.deal() }
        motions = []
        switch table.turn() {
        case .over:
            screen = .over(result: table.status(lang: lang), snapshot: try seenByAll())
        case .chance:
            // All people look at the dice, and at the phone.
            holder = nil
            screen = .dice(chances: table.chances(lang: lang), snapshot: try seenByAll())
        case .decide(let seats):
            // The person who holds the phone decides first, then other people, and then opponents.
            let people = seats.filter { opponents[$0] == nil }
            if let holder, people.contains(holder) {
                let snapshot = try seen(by: .player(seat: holder))
                screen = .decide(seat: holder, name: name(holder), snapshot: snapshot)
            } else if let seat = people.first(where: { $0 == recalled }) ?? people.first {
                holder = nil
                screen = .handOver(seat: seat, name: name(seat))
            } else {
                let viewer = holder.map { Viewer.player(seat: $0) } ?? .spectator
                let snapshot = try seen(by: viewer)
                screen = .thinking(seat: seats[0], name: name(seats[0]), snapshot: snapshot)
            }
        }
    }

    private func seenByAll() throws -> Snapshot { try seen(by: .spectator) }

    private func seen(by viewer: Viewer) throws -> Snapshot {
        let snapshot = try table.snapshot(
            viewer: viewer, theme: theme, sheet: .narrow, touched: touched, lang: lang)
        motions = try table.motions(viewer: viewer, since: told, sheet: .narrow)
        told = snapshot.decisions
        return snapshot
    }

    private func name(_ seat: Seat) -> String {
        names.indices.contains(seat) ? names[seat] : Notice.named(seat: seat, player: nil).tell(lang: lang)
    }

    /// The number of decisions before people were asked last, or `nil` if they never were. People who read real dice
    /// were asked for those, too.
    private func lastAsked() throws -> UInt32? {
        guard realDice else {
            return try table.beforeLast(seats: names.indices.filter { opponents[$0] == nil })
        }
        let game = table.copy()
        var asked = false
        while !asked {
            guard game.canUndo() else { return nil }
            asked =
                switch try game.undo().actor {
                case .player(let seat): opponents[seat] == nil
                case .chance: try !isDealt(game)
                }
        }
        return UInt32(game.decisions().count)
    }

    /// Whether the table decides chance now. If dice are real, it does so only if it must not see the result.
    private func isDealt(_ game: GameTable) throws -> Bool {
        guard game.turn() == .chance else { return false }
        return try !realDice || game.isChanceHidden()
    }
}
