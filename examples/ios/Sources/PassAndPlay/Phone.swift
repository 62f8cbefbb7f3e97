import Foundation
import Mauerwerk

/// The whole app without its looks: the start, a game, and a file to resume from. A screen shows `shown`, after each
/// call and when `onChange` is called. The app stays usable while opponents think.
@MainActor
public final class Phone {
    private let saved: URL
    private let seed: () -> UInt64
    private var game: PassAndPlay?
    /// The task that waits for an opponent or for a hint.
    private var waiting: Task<Void, Never>?
    private var hint: Hint?

    /// Called with the content of the screen after each change of it.
    public var onChange: (Shown) -> Void = { _ in }

    /// The content of the screen.
    public private(set) var shown = Shown(screen: .start, names: [], canUndo: false, failure: "") {
        didSet { onChange(shown) }
    }

    /// The colours of the drawing.
    public var theme: Theme {
        didSet { change(failure: shown.failure) { try game?.recolour(theme) } }
    }

    /// The language of all that is shown.
    public var lang: Lang {
        didSet { change(failure: shown.failure) { try game?.translate(lang) } }
    }

    /// Resumes the game in a file, if there is one. The file contains all hands: it must be in a folder that no other
    /// app can read. Each game gets its chance from a seed. People who know the seed can predict the game.
    public init(
        saved: URL, theme: Theme = .light, lang: Lang = .en,
        seed: @escaping () -> UInt64 = { .random(in: 0 ..< 1 << 53) }
    ) {
        (self.saved, self.theme, self.lang, self.seed) = (saved, theme, lang, seed)
        shown.lang = lang
        guard isSaved else { return }
        act {
            let text = try String(contentsOf: saved, encoding: .utf8)
            game = try PassAndPlay(saved: text, seed: seed(), theme: theme, lang: lang)
        }
    }

    deinit {
        waiting?.cancel()
    }

    /// Starts a game, unless the library refuses it.
    public func start(_ party: Party) {
        act { game = try PassAndPlay(party, seed: seed(), theme: theme, lang: lang) }
    }

    /// The person to whom the phone was handed has taken it.
    public func take() {
        act { try game?.take() }
    }

    /// The person who holds the phone decides, or people say what the dice on the table show.
    public func choose(_ notation: String) {
        act { try game?.choose(notation) }
    }

    /// The person who decides touches the drawing at a point, in its units.
    public func touch(at point: DrawingPoint) {
        act { try game?.touch(at: point) }
    }

    /// The person who decides touches a place of the drawing by its name, as VoiceOver does.
    public func touch(place: String) {
        act { try game?.touch(place: place) }
    }

    /// Takes back what people decided or read from their dice last.
    public func undo() {
        act { try game?.undo() }
    }

    /// Hides the game before other people look. Opponents wait for `comeBack`.
    public func putDown() {
        forget()
        change { try game?.putDown() }
    }

    /// Lets opponents go on after the phone was put down.
    public func comeBack() {
        if waiting == nil { think() }
    }

    /// Seeks a hint for the person who decides.
    public func seekHint() {
        guard let game, case .decide = game.screen else { return }
        forget()
        hint = .sought
        tell()
        wait { [weak self] in
            let best = try await game.hint()
            self?.hint = .given(best)
            self?.tell()
        }
    }

    /// Ends the game for good.
    public func end() {
        act {
            game = nil
            if isSaved { try FileManager.default.removeItem(at: saved) }
        }
    }

    private var isSaved: Bool { FileManager.default.fileExists(atPath: saved.path) }

    /// Changes something, and lets opponents continue. Opponents who think about the old position stop.
    private func act(_ change: () throws -> Void) {
        forget()
        self.change(change)
        think()
    }

    private func forget() {
        waiting?.cancel()
        (waiting, hint) = (nil, nil)
    }

    /// Waits for opponents until a person is to decide.
    private func think() {
        guard let game, case .thinking = game.screen else { return }
        wait { [weak self] in
            while case .thinking = game.screen {
                try await game.think()
                self?.change {}
            }
        }
    }

    /// Waits for some work. If the work is cancelled, shows no error.
    private func wait(for work: @escaping @MainActor () async throws -> Void) {
        waiting = Task { [weak self] in
            do {
                try Task.checkCancellation()
                try await work()
                if !Task.isCancelled { self?.waiting = nil }
            } catch is CancellationError {
                return
            } catch {
                self?.forget()
                self?.tell(error.localizedDescription)
            }
        }
    }

    /// Changes something and saves the game, or tells why not; else tells the failure given, if any.
    private func change(failure: String = "", _ change: () throws -> Void) {
        do {
            try change()
            try keep()
            tell(failure)
        } catch {
            tell(error.localizedDescription)
        }
    }

    private func tell(_ failure: String = "") {
        shown = Shown(
            screen: game?.screen ?? .start, names: game?.names ?? [], canUndo: game?.canUndo ?? false,
            failure: failure, hint: hint, motions: game?.motions ?? [], lang: lang)
    }

    /// Writes all or nothing: if interrupted, the file is as before.
    private func keep() throws {
        guard let game else { return }
        let folder = saved.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(game.save().utf8).write(to: saved, options: .atomic)
    }
}
