import Mauerwerk
import PassAndPlay
import Testing

/// A saved game without the number of times that something was taken back.
func withoutTakebacks(_ game: String) -> String {
    game.replacing(/"takebacks":\d+,/, with: "")
}

@MainActor
struct PassAndPlayTests {
    private let people = ["Ada", "Ben", "Cleo"]

    private func start(_ game: String, realDice: Bool = false) throws -> PassAndPlay {
        var party = Party(game: game, players: 3, realDice: realDice)
        party.names.replaceSubrange(0..<3, with: people)
        return try PassAndPlay(party, seed: 5)
    }

    @Test func everyGameIsPlayedToItsEnd() throws {
        for info in games() {
            let game = try start(info.id)
            var (handed, holder, made) = (0, -1, 0)
            play: while true {
                switch game.screen {
                case .handOver(let seat, let name):
                    (handed, holder) = (handed + 1, seat)
                    #expect(name == people[seat])
                    try game.take()
                case .decide(let seat, _, let snapshot):
                    #expect(seat == holder)
                    #expect(snapshot.svg?.hasPrefix("<svg") == true)
                    let choices = snapshot.choices
                    try game.choose(choices[made * 7919 % choices.count].notation)
                    made += 1
                case .start, .thinking, .dice:
                    Issue.record("the phone throws the dice")
                    break play
                case .over(let result, _):
                    #expect(people.allSatisfy(result.contains))
                    break play
                }
            }
            #expect(handed > 3)
        }
    }

    private func decided(_ game: PassAndPlay) throws -> (Seat, Snapshot) {
        try game.take()
        guard case .decide(let seat, _, let snapshot) = game.screen else {
            throw Unexpected(screen: game.screen)
        }
        return (seat, snapshot)
    }

    /// Touches the middle of a target.
    private func touch(_ name: String, in game: PassAndPlay) throws {
        let (_, snapshot) = try decided(game)
        let place = try #require(snapshot.places.last { $0.name == name && $0.isTarget }, "\(name)")
        let bounds = place.bounds
        try game.touch(at: DrawingPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2))
    }

    @Test func everyGameIsPlayedOnTheBoardTouchByTouch() throws {
        for info in games() {
            let game = try start(info.id)
            for made in 0..<300 {
                if case .over = game.screen { break }
                let (seat, snapshot) = try decided(game)
                let choice = snapshot.choices[made * 7919 % snapshot.choices.count]
                for name in choice.touches.dropLast() {
                    try touch(name, in: game)
                    #expect(try decided(game).1.position == snapshot.position)
                }
                let saved = game.save()
                try touch(try #require(choice.touches.last), in: game)
                #expect(saved != game.save())
                #expect(game.save().contains("\"\(seat) \(choice.notation)\""), "\(info.id): \(choice)")
            }
        }
    }

    @Test func aTouchBesideEverythingLetsGoWhatWasTouched() throws {
        let game = try start("berlin")
        while try decided(game).1.choices[0].touches.count < 2 {
            try game.choose(try decided(game).1.choices[0].notation)
        }
        let before = game.screen
        try touch(try decided(game).1.choices[0].touches[0], in: game)
        #expect(game.screen != before)
        try game.touch(at: DrawingPoint(x: -500, y: -500))
        #expect(game.screen == before)
    }

    @Test func nothingIsShownBeforeThePhoneIsTaken() throws {
        let game = try start("die-mauer")
        try game.choose("T")  // nobody holds the phone
        #expect(game.screen == .handOver(seat: 0, name: "Ada"))
        try game.take()
        try game.choose("T")
        #expect(game.screen == .handOver(seat: 1, name: "Ben"))
        try game.take()
        guard case .decide(_, _, let snapshot) = game.screen else {
            Issue.record("\(game.screen)")
            return
        }
        #expect(snapshot.news.map(\.text) == ["Ada puts a fist on the table"])
        #expect(snapshot.position.contains("fists:?/_/_"))
    }

    @Test func aPhoneThatWasPutDownIsHandedOverAnew() throws {
        let game = try start("mauerbauer")
        try game.take()
        guard case .decide(let seat, let name, _) = game.screen else {
            Issue.record("\(game.screen)")
            return
        }
        let before = game.screen
        try game.putDown()
        #expect(game.screen == .handOver(seat: seat, name: name))
        try game.take()
        #expect(game.screen == before)
    }

    @Test func aWrongChoiceChangesNothing() throws {
        let game = try start("die-mauer")
        try game.take()
        let before = game.screen
        #expect(throws: MauerwerkError.self) { try game.choose("5") }
        #expect(game.screen == before)
    }

    @Test func aSavedGameGoesOnAndHidesWhatWasOnTheScreen() throws {
        let game = try start("die-mauer")
        try game.take()
        try game.choose("T")
        try game.take()
        let again = try PassAndPlay(saved: game.save(), seed: 9)
        #expect(again.screen == .handOver(seat: 1, name: "Ben"))
        #expect(again.save() == game.save())
        try again.undo()
        #expect(again.screen == .handOver(seat: 0, name: "Ada"))
        #expect(!again.canUndo)
        #expect(throws: MauerwerkError.self) { try PassAndPlay(saved: "", seed: 0) }
    }

    @Test func otherColoursChangeTheDrawingAlone() throws {
        let game = try start("die-mauer")
        try game.take()
        let light = try decided(game).1
        try game.recolour(.dark)
        var dark = try decided(game).1
        #expect(dark.svg != light.svg)
        dark.svg = light.svg
        #expect(dark == light)
    }

    @Test func diceOnTheTableAreAskedForAndTakenBackOneByOne() throws {
        let game = try start("berlin", realDice: true)
        let dice = game.screen
        #expect(notations(dice) == ["S", "M", "C", "A"])
        #expect(!game.canUndo)
        try game.choose("M")
        #expect(notations(game.screen) != nil)
        try game.undo()
        #expect(game.screen == dice)
    }

    @Test func aSavedGameKeepsItsDice() throws {
        for realDice in [false, true] {
            let game = try start("berlin", realDice: realDice)
            let again = try PassAndPlay(saved: game.save(), seed: 9)
            #expect((notations(again.screen) != nil) == realDice)
            #expect(again.save() == game.save())
        }
    }

    @Test func cardsAreNeverTurnedUpByThoseWhoThrowRealDice() throws {
        let game = try start("mauerbauer", realDice: true)
        var thrown = 0
        for _ in 0..<200 {
            switch game.screen {
            case .dice(let chances, _):
                #expect(!chances.contains { $0.notation.hasPrefix("draw:") })
                thrown += 1
                try game.choose(chances[0].notation)
            case .handOver: try game.take()
            case .decide(_, _, let snapshot): try game.choose(snapshot.choices[0].notation)
            case .start, .thinking, .over: break
            }
        }
        #expect(thrown > 10)
        while game.canUndo { try game.undo() }
        // The rest was dealt, and stays: hands are the same as before.
        let dealt = game.save()
        try game.undo()
        #expect(withoutTakebacks(game.save()) == withoutTakebacks(dealt))
    }

    /// The possible results of chance must not depend on hidden hands: a list of them would reveal a hand.
    @Test func theDiceThatAreAskedForTellNoHand() throws {
        for info in games() {
            let game = try start(info.id, realDice: true)
            let dealer = Dealer(seed: 3)
            for step in 0..<400 {
                switch game.screen {
                case .dice(let chances, _):
                    let json = game.save().drop { $0 != "\n" }
                    let real = try GameTable(json: String(json))
                    for seed in 0..<4 as Range<UInt64> {
                        let other = try real.resample(viewer: .spectator, seed: seed)
                        // A position that is made up has no names of players.
                        #expect(other.chances().map(\.notation) == chances.map(\.notation), "\(info.id) \(step)")
                        #expect(other.chances().map(\.weight) == chances.map(\.weight), "\(info.id) \(step)")
                    }
                    try game.choose(dealer.one(of: chances).notation)
                case .handOver: try game.take()
                case .decide(_, _, let snapshot): try game.choose(dealer.one(of: snapshot.choices).notation)
                case .start, .thinking, .over: break
                }
            }
        }
    }

    /// Takes the phone if it is handed over, and makes the choice of a number.
    private func make(_ number: Int, in game: PassAndPlay) throws {
        try game.take()
        switch game.screen {
        case .decide(_, _, let snapshot): try game.choose(snapshot.choices[number % snapshot.choices.count].notation)
        case .dice(let chances, _): try game.choose(chances[number % chances.count].notation)
        case .start, .handOver, .thinking, .over: break
        }
    }

    @Test(arguments: games().map(\.id), [false, true])
    func whatIsTakenBackAndDoneAgainBringsTheSame(id: String, realDice: Bool) throws {
        var game = try start(id, realDice: realDice)
        for step in 0..<60 {
            let before = game.save()
            try make(step * 7919, in: game)
            let after = game.save()
            if after == before { break }
            try game.undo()
            try make(step * 7919 + 1, in: game)  // something else, and back
            try game.undo()
            try make(step * 7919, in: game)
            #expect(withoutTakebacks(game.save()) == withoutTakebacks(after), "step \(step)")
            if step % 20 == 0 {
                // So it does after the app was ended.
                game = try PassAndPlay(saved: after, seed: 99)
                try game.undo()
                try make(step * 7919, in: game)
                #expect(withoutTakebacks(game.save()) == withoutTakebacks(after), "step \(step), restored")
            }
        }
        #expect(game.save().contains("\"seed\":\"5\""))
    }

    /// What the dice may show, if they are asked for.
    private func notations(_ screen: Screen) -> [String]? {
        guard case .dice(let chances, let snapshot) = screen else { return nil }
        #expect(snapshot.viewer == .spectator && snapshot.choices.isEmpty)
        return chances.map(\.notation)
    }
}
