import Foundation
import Mauerwerk
import Testing

/// A game in progress behind either door: the types of one game, or a table of any game.
protocol Playing {
    /// Makes a decision, and returns what happened, in full.
    func play(_ actor: Decider, _ action: String) throws -> [String]
    func position() -> String
    func whole() -> String
    func turn() -> Turn
    func legal(_ seat: Seat) throws -> [String]
    func sees(_ viewer: Viewer) throws -> String
    func heard(_ viewer: Viewer) throws -> [String]
    func resampled(_ viewer: Viewer, _ seed: UInt64) throws -> String
}

struct DieMauerPlaying: Playing {
    let game: DieMauerGame

    init(_ text: String) throws { game = DieMauerGame(state: try DieMauerState.read(notation: text)) }

    func play(_ actor: Decider, _ action: String) throws -> [String] {
        _ = try game.apply(actor: actor, action: DieMauerAction(notation: action))
        return game.events().map(\.text)
    }
    func position() -> String { game.state().notation() }
    func whole() -> String { game.state().description }
    func turn() -> Turn { game.turn() }
    func legal(_ seat: Seat) throws -> [String] {
        try game.state().choices(seat: seat).map { try $0.action.notation() }
    }
    func sees(_ viewer: Viewer) throws -> String { try game.snapshot(viewer: viewer).position }
    func heard(_ viewer: Viewer) throws -> [String] { try game.snapshot(viewer: viewer).news.map(\.text) }
    func resampled(_ viewer: Viewer, _ seed: UInt64) throws -> String {
        try game.resample(viewer: viewer, seed: seed).notation()
    }
}

struct BerlinPlaying: Playing {
    let game: BerlinGame

    init(_ text: String) throws { game = BerlinGame(state: try BerlinState.read(notation: text)) }

    func play(_ actor: Decider, _ action: String) throws -> [String] {
        _ = try game.apply(actor: actor, action: BerlinAction(notation: action))
        return game.events().map(\.text)
    }
    func position() -> String { game.state().notation() }
    func whole() -> String { game.state().description }
    func turn() -> Turn { game.turn() }
    func legal(_ seat: Seat) throws -> [String] {
        try game.state().choices(seat: seat).map { try $0.action.notation() }
    }
    func sees(_ viewer: Viewer) throws -> String { try game.snapshot(viewer: viewer).position }
    func heard(_ viewer: Viewer) throws -> [String] { try game.snapshot(viewer: viewer).news.map(\.text) }
    func resampled(_ viewer: Viewer, _ seed: UInt64) throws -> String {
        try game.resample(viewer: viewer, seed: seed).notation()
    }
}

struct MauerbauerPlaying: Playing {
    let game: MauerbauerGame

    init(_ text: String) throws { game = MauerbauerGame(state: try MauerbauerState.read(notation: text)) }

    func play(_ actor: Decider, _ action: String) throws -> [String] {
        _ = try game.apply(actor: actor, action: MauerbauerAction(notation: action))
        return game.events().map(\.text)
    }
    func position() -> String { game.state().notation() }
    func whole() -> String { game.state().description }
    func turn() -> Turn { game.turn() }
    func legal(_ seat: Seat) throws -> [String] {
        try game.state().choices(seat: seat).map { try $0.action.notation() }
    }
    func sees(_ viewer: Viewer) throws -> String { try game.snapshot(viewer: viewer).position }
    func heard(_ viewer: Viewer) throws -> [String] { try game.snapshot(viewer: viewer).news.map(\.text) }
    func resampled(_ viewer: Viewer, _ seed: UInt64) throws -> String {
        try game.resample(viewer: viewer, seed: seed).notation()
    }
}

struct TablePlaying: Playing {
    let table: GameTable

    init(_ game: String, _ text: String) throws { table = try GameTable.read(game: game, notation: text) }

    private static func position(_ table: GameTable) -> String {
        String(table.notation().dropFirst(table.setup().count)).trimmingCharacters(in: .whitespaces)
    }

    func play(_ actor: Decider, _ action: String) throws -> [String] {
        _ = try table.play(actor: actor, notation: action)
        return table.events()
    }
    func position() -> String { Self.position(table) }
    func whole() -> String { table.notation() }
    func turn() -> Turn { table.turn() }
    func legal(_ seat: Seat) throws -> [String] { try table.actions(seat: seat) }
    func sees(_ viewer: Viewer) throws -> String { try table.snapshot(viewer: viewer).position }
    func heard(_ viewer: Viewer) throws -> [String] { try table.snapshot(viewer: viewer).news }
    func resampled(_ viewer: Viewer, _ seed: UInt64) throws -> String {
        Self.position(try table.resample(viewer: viewer, seed: seed))
    }
}

/// The error that a game has no types of its own, which every game has.
struct NoTypes: Error { let game: String }

/// Opens a position through the types of its game.
func openTyped(_ game: String, _ text: String) throws -> any Playing {
    switch game {
    case "die-mauer": try DieMauerPlaying(text)
    case "berlin": try BerlinPlaying(text)
    case "mauerbauer": try MauerbauerPlaying(text)
    default: throw NoTypes(game: game)
    }
}

func openTable(_ game: String, _ text: String) throws -> any Playing { try TablePlaying(game, text) }

/// The text of a file of the project.
func fileOf(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
}

func tomlFiles(_ folder: String) -> Int {
    FileManager.default.enumerator(atPath: path(folder))?.filter { "\($0)".hasSuffix(".toml") }.count ?? 0
}

private func path(_ name: String) -> String {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
    return "\(root)/\(name)".replacingOccurrences(of: "//", with: "/")
}

/// The error of a call, which must have one.
func refusal(_ what: String = "", _ call: () throws -> Any) -> MauerwerkError? {
    do {
        let result = try call()
        Issue.record("\(what): no error but \(result)")
    } catch let error as MauerwerkError {
        return error
    } catch {
        Issue.record("\(what): \(error)")
    }
    return nil
}
