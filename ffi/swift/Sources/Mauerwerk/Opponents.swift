// Opponents as Swift's concurrency uses them.

import Dispatch

extension Opponent {
    /// Seats a player in a game with the given seed. The opponent's own seed is independent of the
    /// seeds of chance and of other seats.
    ///
    /// - Throws: `MauerwerkError.notation` if no player has this name, and `MauerwerkError.noSuchSeat` if no game has
    ///   such a seat.
    public init(_ player: PlayerName, gameSeed: UInt64, seat: Seat) throws {
        self = try seatedOpponent(player: player, gameSeed: gameSeed, seat: seat)
    }

    /// Chooses for a seat at a table, and returns the choice in notation, for `play`. Waits as
    /// `thinking` does. The thought shows the progress, and can end the search early.
    ///
    /// - Throws: `MauerwerkError.notation` if no player has this name, and `MauerwerkError.noSuchSeat` if the table
    ///   has no such seat. `MauerwerkError.unavailable` unless the game waits for that seat, and
    ///   `MauerwerkError.inconsistent` if no position fits what the seat has seen. `CancellationError` if the task is
    ///   cancelled.
    public func choose(at table: GameTable, seat: Seat, thought: Thought = Thought()) async throws -> String {
        try await thinking(thought) { try table.chooseFor(seat: seat, opponent: self, thought: $0) }
    }

    /// Analyses the legal actions of a seat at a table: a hint for people. Waits as `thinking` does.
    /// The thought shows the progress, and can end the search early.
    ///
    /// - Throws: `MauerwerkError.notation` if no player has this name, and `MauerwerkError.noSuchSeat` if the table
    ///   has no such seat. `MauerwerkError.unavailable` unless the game waits for that seat, and
    ///   `MauerwerkError.inconsistent` if no position fits what the seat has seen. `CancellationError` if the task is
    ///   cancelled.
    public func analyse(
        at table: GameTable, seat: Seat, thought: Thought = Thought(), lang: Lang? = nil
    ) async throws -> Analysis {
        try await thinking(thought) { try table.analyseFor(seat: seat, opponent: self, thought: $0, lang: lang) }
    }
}

/// Waits for a slow call without blocking other tasks, for instance a simulation:
/// `try await thinking { try table.simulate(games: 1000, seed: 7, thought: $0) }`. If the task is
/// cancelled, the call stops within a few milliseconds.
///
/// - Throws: The error of the call, or `CancellationError` if the task is cancelled.
public func thinking<Answer: Sendable>(
    _ thought: Thought = Thought(), _ think: @escaping @Sendable (Thought) throws -> Answer
) async throws -> Answer {
    let answer = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { caller in
            // Tasks have one thread for each core. A slow call must not occupy one of them.
            DispatchQueue.global(qos: .userInitiated).async {
                caller.resume(with: Result { try think(thought) })
            }
        }
    } onCancel: {
        thought.stop()
    }
    try Task.checkCancellation()
    return answer
}
