import Mauerwerk

/// A hint for the person who decides.
public enum Hint: Equatable, Sendable {
    /// It is being thought about.
    case sought
    /// The best choices, the best one first.
    case given([Appraisal])
}
