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

    /// What the drawing shows, or `nil` if there is none.
    public var snapshot: Snapshot? {
        switch self {
        case .start, .handOver: nil
        case .decide(_, _, let snapshot), .thinking(_, _, let snapshot), .dice(_, let snapshot), .over(_, let snapshot):
            snapshot
        }
    }

    /// The choices of the person who decides, or what dice can show.
    public var choices: [Choice] {
        switch self {
        case .decide(_, _, let snapshot): snapshot.choices
        case .dice(let chances, _): chances.map { Choice(notation: $0.notation, label: $0.label, touches: []) }
        default: []
        }
    }
}
