import Mauerwerk

/// What the phone shows.
public enum Screen: Equatable, Sendable {
    /// No game is in progress: people choose one.
    case start
    /// The phone is to be handed to a person. Nothing of the game is shown.
    case handOver(seat: Seat, name: String)
    /// A person decides, and sees the view of that seat.
    case decide(seat: Seat, name: String, snapshot: Snapshot)
    /// An opponent thinks. The snapshot is for the person who holds the phone, or for all people.
    case thinking(seat: Seat, name: String, snapshot: Snapshot)
    /// People read the dice on the real table. The snapshot is for all people, and the phone is free.
    case dice(chances: [Chance], snapshot: Snapshot)
    /// The game is over.
    case over(result: String, snapshot: Snapshot)
}
