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
    /// The language of all texts.
    public var lang = Lang.en

    /// Whose turn it is, or what is asked.
    public var title: String {
        switch screen {
        case .start: word("who-plays")
        case .handOver(let seat, _): tell(.handOver(seat: seat))
        case .decide(let seat, _, _): tell(.decides(seat: seat))
        case .thinking(let seat, _, _): tell(.thinks(seat: seat, player: nil))
        case .dice: word("what-dice")
        case .over(let result, _): result
        }
    }

    /// What a person reads who has asked for a hint: each choice, what it is worth, and why.
    public var advice: [String] {
        switch hint {
        case nil: []
        case .sought: [word("thinking")]
        case .given(let best):
            best.map { one in
                let worth = tell(.worth(win: one.win, points: one.points))
                return (["\(one.label): \(worth)"] + [one.reason].compactMap { $0 }).joined(separator: "; ")
            }
        }
    }

    /// Returns a word of a button or a heading by the library's name for it.
    public func word(_ name: String) -> String { words(lang: lang)[name] ?? name }

    /// Returns a sentence with the names of the players.
    public func tell(_ notice: Notice) -> String { notice.tell(names: names, lang: lang) }

    /// Returns who sits where, with the points that a snapshot knows: what happened is told of seats by
    /// number.
    public func seats(_ snapshot: Snapshot) -> String {
        zip(names, snapshot.scores).enumerated()
            .map { seat, told in "\(seat) \(told.0): \(told.1)" }
            .joined(separator: "   ")
    }
}
