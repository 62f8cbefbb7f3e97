// Screens that follow a game.

import Foundation

/// A table or a guest whose screens are shown again after each change.
///
/// ```swift
/// let live = Live(table)
/// Task { for try await screen in live.screens({ try $0.snapshot(0, theme: .light) }) { show(screen) } }
/// try live.change { try $0.play(0, "T") }
/// ```
public final class Live<Game: Sendable>: Sendable {
    /// The game. Changes that bypass `change` are shown with the next change.
    public let game: Game
    private let watchers = Watchers()

    /// Watches a game.
    public init(_ game: Game) {
        self.game = game
    }

    /// Changes the game, and shows its screens again. If the change throws, nothing is shown.
    @discardableResult
    public func change<Made>(_ make: (Game) throws -> Made) rethrows -> Made {
        let made = try make(game)
        watchers.wake()
        return made
    }

    /// Shows the game now and after each change, until the task is cancelled. If several changes happen
    /// before the next screen is awaited, only the last one is shown. The loop throws the errors of
    /// `show`.
    public func screens<Screen>(
        _ show: @escaping @Sendable (Game) throws -> Screen
    ) -> AsyncThrowingMapSequence<AsyncStream<Void>, Screen> {
        let game = game
        return watchers.changes().map { try show(game) }
    }
}

/// The loops that wait for changes.
private final class Watchers: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [UUID: AsyncStream<Void>.Continuation] = [:]

    func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { watcher in
            let id = UUID()
            lock.withLock { waiting[id] = watcher }
            watcher.onTermination = { [weak self] _ in
                guard let self else { return }
                lock.withLock { waiting[id] = nil }
            }
            watcher.yield()
        }
    }

    func wake() {
        for watcher in lock.withLock({ Array(waiting.values) }) { watcher.yield() }
    }
}
