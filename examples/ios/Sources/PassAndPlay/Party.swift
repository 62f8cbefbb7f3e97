import Foundation
import Mauerwerk

/// What people choose before a game: which one, how many play, their names, opponents, and whose dice.
public struct Lobby: Equatable, Sendable {
    /// How many may be asked for; what a game refuses, the library says.
    public static let seats = 2...8

    /// The id of the game.
    public var game: String
    /// How many play.
    public var players: Int
    /// A name for every seat there could be, so that none is lost when fewer play for a while.
    public var names = Array(repeating: "", count: seats.upperBound)
    /// An opponent for every seat there could be; nothing for a person.
    public var opponents = [PlayerName?](repeating: nil, count: seats.upperBound)
    /// Whether dice lie on a real table; otherwise the phone throws them.
    public var realDice: Bool

    /// Chooses a game for some players without names.
    public init(game: String = games()[0].id, players: Int = 3, realDice: Bool = false) {
        (self.game, self.players, self.realDice) = (game, players, realDice)
    }

    /// The names of those who play; who has none is called after the seat.
    public var seated: [String] {
        names.prefix(players).enumerated().map { seat, name in
            let given = name.trimmingCharacters(in: .whitespaces)
            let level = opponents[seat].map { " (\($0))" } ?? ""
            return given.isEmpty ? "Seat \(seat)\(level)" : given
        }
    }

    /// The setup in notation.
    public var setup: String { "players:\(players)" }
}
