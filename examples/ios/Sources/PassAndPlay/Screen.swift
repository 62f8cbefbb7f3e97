import Mauerwerk

/// What the phone shows.
public enum Screen: Equatable, Sendable {
    /// No game is on: one is to be chosen.
    case start
    /// The phone is to be handed to a person: nothing of the game is shown.
    case handOver(seat: Seat, name: String)
    /// A person decides, and sees what that seat may see.
    case decide(seat: Seat, name: String, snapshot: Snapshot)
    /// An opponent thinks; what is shown, whoever holds the phone may see, or all if nobody does.
    case thinking(seat: Seat, name: String, snapshot: Snapshot)
    /// The dice on the real table are asked for; what is shown, all may see, and nobody holds the
    /// phone any more.
    case dice(chances: [Chance], snapshot: Snapshot)
    /// The game is over.
    case over(result: String, snapshot: Snapshot)
}
