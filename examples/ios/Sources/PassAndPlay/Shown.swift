import Mauerwerk

/// All that is on the screen at one moment.
public struct Shown: Equatable, Sendable {
    /// What the phone shows.
    public var screen: Screen
    /// The names by seat; none before a game.
    public var names: [String]
    /// Whether there is anything to take back.
    public var canUndo: Bool
    /// Why the last call did nothing, for the person who made it; empty if it did.
    public var failure: String
    /// What the person who decides gets to hear, if that person has asked.
    public var hint: Hint?
    /// What moves to where it now is in the drawing.
    public var motions: [Motion] = []

    /// Returns who sits where, with the points that a snapshot knows: what happened is told of seats by
    /// number.
    public func seats(_ snapshot: Snapshot) -> String {
        zip(names, snapshot.scores).enumerated()
            .map { seat, told in "\(seat) \(told.0): \(told.1)" }
            .joined(separator: "   ")
    }
}
