// Screens that follow a game.

import Foundation

/// A game whose screens are shown again whenever something changes: a table, a game with its types, or
/// a guest.
///
/// ```swift
/// let live = Live(table)
/// Task { for try await screen in live.screens({ try $0.snapshot(0, theme: .light) }) { show(screen) } }
/// try live.change { try $0.play(0, "T") }
/// ```
public final class Live<Game: Sendable>: Sendable {
    /// The game. What is changed elsewhere than in `change` is shown with the next change.
    public let game: Game
    private let watchers = Watchers()

    /// Watches a game.
    public init(_ game: Game) {
        self.game = game
    }

    /// Changes the game, and has its screens shown again; not if that throws.
    @discardableResult
    public func change<Made>(_ make: (Game) throws -> Made) rethrows -> Made {
        let made = try make(game)
        watchers.wake()
        return made
    }

    /// Shows the game as it is now and after each change, until the task is cancelled. Of changes that
    /// come faster than screens are awaited, the last is shown. What `show` throws, the loop throws.
    public func screens<Screen>(
        _ show: @escaping @Sendable (Game) throws -> Screen
    ) -> AsyncThrowingMapSequence<AsyncStream<Void>, Screen> {
        let game = game
        return watchers.changes().map { try show(game) }
    }
}

/// Those who wait for changes.
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
