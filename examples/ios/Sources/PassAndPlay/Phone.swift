import Foundation
import Mauerwerk

/// The whole app but its looks: the start, a game, and a file to go on from. Whatever draws it shows
/// `shown` after each call.
@MainActor
public final class Phone {
    private let saved: URL
    private let seed: () -> UInt64
    private var game: PassAndPlay?

    /// What is on the screen.
    public private(set) var shown = Shown(screen: .start, names: [], canUndo: false, failure: "")

    /// The colours of the drawing.
    public var theme: Theme {
        didSet { act(failure: shown.failure) { try game?.recolour(theme) } }
    }

    /// Goes on with the game in a file, if there is one. The file tells all hands: it belongs into a
    /// folder that nobody else reads. Each game gets its chance from a
    /// seed: who knows it knows what is to come.
    public init(
        saved: URL, theme: Theme = .light, seed: @escaping () -> UInt64 = { .random(in: 0 ... .max) }
    ) {
        (self.saved, self.theme, self.seed) = (saved, theme, seed)
        guard isSaved else { return }
        act {
            let text = try String(contentsOf: saved, encoding: .utf8)
            game = try PassAndPlay(saved: text, seed: seed(), theme: theme)
        }
    }

    /// Starts a game, unless the library refuses it.
    public func start(_ lobby: Lobby) {
        act { game = try PassAndPlay(lobby, seed: seed(), theme: theme) }
    }

    /// The person to whom the phone was handed has taken it.
    public func take() {
        act { try game?.take() }
    }

    /// The person who holds the phone decides, or people say what the dice on the table show.
    public func choose(_ notation: String) {
        act { try game?.choose(notation) }
    }

    /// Takes back what people decided or read from their dice last.
    public func undo() {
        act { try game?.undo() }
    }

    /// Hides the game from whoever looks next.
    public func putDown() {
        act { try game?.putDown() }
    }

    /// Ends the game for good.
    public func end() {
        act {
            game = nil
            if isSaved { try FileManager.default.removeItem(at: saved) }
        }
    }

    private var isSaved: Bool { FileManager.default.fileExists(atPath: saved.path) }

    /// Changes something and saves the game, or tells why not; else tells the failure given, if any.
    private func act(failure: String = "", _ change: () throws -> Void) {
        var failure = failure
        do {
            try change()
            try keep()
        } catch {
            failure = error.localizedDescription
        }
        shown = Shown(
            screen: game?.screen ?? .start, names: game?.names ?? [], canUndo: game?.canUndo ?? false,
            failure: failure)
    }

    /// Writes all or nothing: who is interrupted finds the file as it was before.
    private func keep() throws {
        guard let game else { return }
        let folder = saved.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(game.save().utf8).write(to: saved, options: .atomic)
    }
}
