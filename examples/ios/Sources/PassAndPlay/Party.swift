import Foundation
import Mauerwerk

/// What people choose before a game: which one, how many play, their names, opponents, options, and whose dice.
public struct Party: Equatable, Sendable {
    /// The most seats that any game has.
    public static let seats = 8

    /// The id of the game.
    public var game: String
    /// How many play.
    public var players: Int
    /// A name for every seat there could be, so that none is lost when fewer play for a while.
    public var names = Array(repeating: "", count: seats)
    /// An opponent for every seat there could be; nothing for a person.
    public var opponents = [PlayerName?](repeating: nil, count: seats)
    /// Whether dice lie on a real table; otherwise the phone throws them.
    public var realDice: Bool
    /// The options that were changed, in notation, by name.
    public var options: [String: String] = [:]

    /// Chooses a game for some players without names.
    public init(game: String = games()[0].id, players: Int = 3, realDice: Bool = false) {
        (self.game, self.players, self.realDice) = (game, players, realDice)
    }

    /// Returns the names of those who play; who has none is called after the seat.
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

    /// What the library offers; if it can't read what was chosen, what it offers else, with what is wrong.
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

    /// Returns the options to be asked for; the number of seats is asked for beside the names.
    public func asked(_ lang: Lang) -> [SetupOption] { offered(lang).options.filter { $0.name != "players" } }

    /// Returns what an option is now, in notation, even if it can't be read.
    public func chosen(_ option: SetupOption) -> String { options[option.name] ?? option.value }

    /// Returns what is wrong with an option, in words; nothing if it is right.
    public func fault(_ option: String) -> String {
        offered.faults.filter { $0.option == option }.map(\.text).joined(separator: "; ")
    }

    /// Changes the game, with options as usual, and with as many people as can play it.
    public mutating func play(_ game: String) {
        (self.game, options) = (game, [:])
        let seats = offered.seats
        players = min(max(players, seats.first ?? players), seats.last ?? players)
    }

    /// Changes an option, or lets it be as usual.
    public mutating func choose(_ option: SetupOption, _ value: String) {
        options[option.name] = value == option.defaultValue ? nil : value
    }
}
