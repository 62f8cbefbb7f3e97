import Mauerwerk

/// The content of the screen at one moment.
public struct Shown: Equatable, Sendable {
    /// What the phone shows.
    public var screen: Screen
    /// The names by seat. Empty before a game.
    public var names: [String]
    /// Whether there is anything to take back.
    public var canUndo: Bool
    /// Why the last call failed, for the person who made it. Empty if it did not.
    public var failure: String
    /// The hint for the person who decides, if asked for.
    public var hint: Hint?
    /// The motions of things to their places in the drawing.
    public var motions: [Motion] = []
    /// The language of all texts.
    public var lang = Lang.en

    /// Whose turn it is, or which question is asked.
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

    /// The hint as text: each choice, its worth, and the reason.
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

    /// Returns the seats of all players, with the points in a snapshot. Events name players by seat.
    public func seats(_ snapshot: Snapshot) -> String {
        zip(names, snapshot.scores).enumerated()
            .map { seat, told in "\(seat) \(told.0): \(told.1)" }
            .joined(separator: "   ")
    }
}
