// Opponents, said the way Swift says it.

import Dispatch

extension Opponent {
    /// Seats a player in a game of that seed. Its own seed has nothing in common with those of chance
    /// and of other seats.
    public init(_ player: PlayerName, gameSeed: UInt64, seat: Seat) throws {
        self = try seatedOpponent(player: player, gameSeed: gameSeed, seat: seat)
    }

    /// Chooses for a seat at a table, and returns the choice in notation, which `play` makes. It thinks
    /// as `thinking` does. The thought shows how far it is, and can make it answer sooner.
    public func choose(at table: GameTable, seat: Seat, thought: Thought = Thought()) async throws -> String {
        try await thinking(thought) { try table.chooseFor(seat: seat, opponent: self, thought: $0) }
    }

    /// Analyses what a seat at a table may do: a hint for people. It thinks as `thinking` does. The
    /// thought shows how far it is, and can make it answer sooner.
    public func analyse(at table: GameTable, seat: Seat, thought: Thought = Thought()) async throws -> Analysis {
        try await thinking(thought) { try table.analyseFor(seat: seat, opponent: self, thought: $0) }
    }
}

/// Waits for a call that takes its time, without holding up other tasks:
/// `try await thinking { try game.chooseFor(seat: seat, opponent: opponent, thought: $0) }`, or a
/// simulation. In a task that is cancelled the opponent or the simulation stops within a few
/// milliseconds, and `CancellationError` is thrown.
public func thinking<Answer: Sendable>(
    _ thought: Thought = Thought(), _ think: @escaping @Sendable (Thought) throws -> Answer
) async throws -> Answer {
    let answer = try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { caller in
            // The threads of tasks are as few as the cores, and not to be held for a second.
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
