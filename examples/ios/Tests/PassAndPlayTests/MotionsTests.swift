import Mauerwerk
import PassAndPlay
import Testing

@MainActor
struct MotionsTests {
    private func start(_ game: String) throws -> PassAndPlay {
        try PassAndPlay(Party(game: game), seed: 5)
    }

    private func step(_ game: PassAndPlay, _ random: Dealer) throws {
        guard case .decide(_, _, let snapshot) = game.screen else { return try game.take() }
        try game.choose(random.one(of: snapshot.choices).notation)
    }

    @Test(arguments: games().map(\.id))
    func thingsMoveToWhereTheyAreDrawn(id: String) throws {
        let (game, random) = (try start(id), Dealer(seed: 7))
        var moved = 0
        for _ in 0..<120 {
            try step(game, random)
            guard case .decide(_, _, let snapshot) = game.screen else { continue }
            let places = snapshot.places.map(\.bounds)
            moved += game.motions.filter { $0.from != $0.to && places.contains($0.to) }.count
            #expect(game.motions.allSatisfy { !$0.places.isEmpty })
        }
        #expect(moved > 10)
    }

    @Test(arguments: games().map(\.id))
    func nothingMovesOnTheCoverNorWhereNobodyDecided(id: String) throws {
        let (game, random) = (try start(id), Dealer(seed: 7))
        var (covers, boards) = (0, 0)
        for step in 0..<60 {
            try self.step(game, random)
            if case .handOver = game.screen {
                covers += 1
                #expect(game.motions.isEmpty)
            } else if !game.motions.isEmpty {
                boards += 1
                try game.recolour(step % 2 == 0 ? .dark : .light)
                #expect(game.motions.isEmpty)
            }
        }
        #expect(covers > 5 && boards > 5)
        try game.undo()
        try game.take()
        #expect(game.motions.isEmpty)
        let restored = try PassAndPlay(saved: game.save(), seed: 5)
        try restored.take()
        #expect(restored.motions.isEmpty)
    }

    @Test func whatASeatPlansInSecretMovesNothingOfItsOwn() throws {
        let seen = try (0..<3).map { planned in
            let game = try start("die-mauer")
            try game.take()
            guard case .decide(_, _, let snapshot) = game.screen else {
                throw Unexpected(screen: game.screen)
            }
            try game.choose(snapshot.choices[planned].notation)
            try game.take()
            return game.motions
        }
        #expect(seen[0].map(\.places) == [["fist:0"]])
        #expect(seen.allSatisfy { $0 == seen[0] })
    }

    @Test func whatDidNotMoveShrinksToItsSize() {
        let (here, there) = (
            Bounds(x: 100, y: 40, width: 20, height: 10), Bounds(x: 0, y: 0, width: 10, height: 10)
        )
        #expect(Motion(places: ["a", "b"], from: there, to: here).start == there)
        let larger = Bounds(x: 95, y: 38, width: 30, height: 15)
        #expect(Motion(places: ["b"], from: here, to: here).start == larger)
    }
}
