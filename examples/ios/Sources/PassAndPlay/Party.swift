import Foundation
import Mauerwerk

/// The choices of people before a game: the game, the number of players, names, opponents, options, and real dice.
public struct Party: Equatable, Sendable {
    /// The most seats that any game has.
    public static let seats = 8

    /// The id of the game.
    public var game: String
    /// How many play.
    public var players: Int
    /// A name for every possible seat. Fewer players for a while lose no name.
    public var names = Array(repeating: "", count: seats)
    /// An opponent for every possible seat, or `nil` for a person.
    public var opponents = [PlayerName?](repeating: nil, count: seats)
    /// Whether dice lie on a real table; otherwise the phone throws them.
    public var realDice: Bool
    /// The options that were changed, in notation, by name.
    public var options: [String: String] = [:]

    /// Chooses a game for some players without names.
    public init(game: String = games()[0].id, players: Int = 3, realDice: Bool = false) {
        (self.game, self.players, self.realDice) = (game, players, realDice)
    }

    /// Returns the names of the players. A player without a name is called after the seat.
    public func seated(_ lang: Lang) -> [String] {
        names.prefix(players).enumerated().map { seat, name in
            let given = name.trimmingCharacters(in: .whitespaces)
            return given.isEmpty ? Notice.named(seat: Seat(seat), player: opponents[seat]).tell(lang: lang) : given
        }
    }

    /// The setup in notation.
    public var setup: String {
        let chosen = options.sorted { $0.key < $1.key }.map { name, value in "\(name):\(value)" }
        return (["players:\(players)"] + chosen).joined(separator: " ")
    }

    /// The library's offer. If a choice has faults, the offer contains the faults and the other choices.
    public var offered: Lobby { offered(.en) }

    private func offered(_ lang: Lang) -> Lobby {
        do {
            return try lobby(game: game, setup: setup, lang: lang)
        } catch {
            var usual = (try? lobby(game: game, lang: lang)) ?? Lobby(seats: [], options: [], faults: [])
            usual.faults = (error as? MauerwerkError)?.faults ?? []
            return usual
        }
    }

    /// Returns the options to be asked for. The number of seats is asked for with the names.
    public func asked(_ lang: Lang) -> [SetupOption] { offered(lang).options.filter { $0.name != "players" } }

    /// Returns the value of an option in notation, even if the value is wrong.
    public func chosen(_ option: SetupOption) -> String { options[option.name] ?? option.value }

    /// Returns the values of an option that takes one name or one seat. Empty for other options.
    public func choices(_ option: SetupOption, _ lang: Lang) -> [NamedValue] {
        switch option.takes {
        case .one(let names): names
        case .seat: seated(lang).enumerated().map { NamedValue(name: "\($0)", label: $1, meaning: "") }
        default: []
        }
    }

    /// Returns the names to choose from of an option that takes several names. Empty for other options.
    public func switches(_ option: SetupOption) -> [NamedValue] {
        if case .several(let names) = option.takes { names } else { [] }
    }

    /// Returns whether a name is chosen of an option that takes several names.
    public func isOn(_ option: SetupOption, _ name: String) -> Bool {
        chosen(option).split(separator: ",").contains { $0 == name }
    }

    /// Returns the faults of an option in words, or an empty text.
    public func fault(_ option: String) -> String {
        offered.faults.filter { $0.option == option }.map(\.text).joined(separator: "; ")
    }

    /// Changes the game, with default options and the largest number of people.
    public mutating func play(_ game: String) {
        (self.game, options) = (game, [:])
        let seats = offered.seats
        players = min(max(players, seats.first ?? players), seats.last ?? players)
    }

    /// Changes an option, or resets it to its default.
    public mutating func choose(_ option: SetupOption, _ value: String) {
        options[option.name] = value == option.defaultValue ? nil : value
    }

    /// Adds a name to an option that takes several names, or removes it.
    public mutating func toggle(_ option: SetupOption, _ name: String) {
        let on = switches(option).map(\.name).filter { isOn(option, $0) != ($0 == name) }
        choose(option, on.joined(separator: ","))
    }
}
