import Mauerwerk

extension GameTable {
    /// Whether the table sees the same, regardless of the result of chance.
    func isChanceHidden() throws -> Bool {
        try Set(chances().prefix(2).map(seen(after:))).count == 1
    }

    private func seen(after chance: Chance) throws -> Snapshot {
        let later = copy()
        _ = try later.play(actor: .chance, notation: chance.notation)
        return try later.snapshot(viewer: .spectator, theme: nil)
    }

    /// Returns the same game to try something with.
    func copy() -> GameTable { replayed(decisions: .max) }
}
