import Foundation
import Mauerwerk

/// A hint for the person who decides.
public enum Hint: Equatable, Sendable {
    /// It is being thought about.
    case sought
    /// The best choices, the best one first.
    case given([Appraisal])

    /// What a person reads: each choice, what it is worth, and why.
    public var lines: [String] {
        switch self {
        case .sought: ["Thinking about it"]
        case .given(let best): best.map(Self.line)
        }
    }

    private static func line(_ one: Appraisal) -> String {
        let worth = String(format: "wins %.0f %%, %.1f points", 100 * one.win, one.points)
        return (["\(one.label): \(worth)"] + [one.reason].compactMap { $0 }).joined(separator: "; ")
    }
}
