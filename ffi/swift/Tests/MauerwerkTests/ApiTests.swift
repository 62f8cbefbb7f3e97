import Mauerwerk
import Testing

/// The library as an app uses it.
struct ApiTests {
    @Test func aRoundOfDieMauerByActions() throws {
        var setup = DieMauerSetup.standard
        setup.players = 3
        setup.rounds = 1
        setup.stock = [.tower, .wall4]
        #expect(try setup.notation() == "players:3 rounds:1 stock:T4")
        #expect(try DieMauerSetup(notation: setup.notation()) == setup)

        let game = try DieMauerGame(setup: setup)
        try game.apply(0, .plan(.holds(.tower)))
        try game.apply(1, .plan(.holds(.wall4)))

        // A fist is closed for everybody else, until the last one is on the table.
        #expect(try game.snapshot(2).view.position.fists[1] == .closed)
        #expect(try game.snapshot(1).view.position.fists[1] == .known(.holds(.wall4)))
        #expect(try game.snapshot(2).news.map(\.text) == ["seat 1 puts a fist on the table"])
        #expect(game.turn().deciding == [2])
        #expect(try game.snapshot(2).choices.map(\.notation) == ["-", "T", "4"])
        #expect(try game.snapshot(2).choices[1].label == "seat 2 puts a fist on the table: T")

        let news = try game.apply(2, .plan(.empty))
        #expect(try game.snapshot(0).view.position.wall == [.tower])
        #expect(news[1].event == .revealed(master: 0, fists: [.holds(.tower), .holds(.wall4), .empty]))
        #expect(news[1].text == "fists open: T/4/- (Master-builder 0)")

        for (seat, notation) in [(0, "4"), (1, "4"), (2, "4"), (2, "L"), (0, "R")] {
            try game.play(seat, notation)
        }
        let result = try #require(game.turn().result)
        #expect(result.scores == [0, 19, 15])
        #expect(result.winners == [0])
        #expect(result.ending == "rounds_played")
        #expect(try game.snapshot(viewer: .spectator).scores == result.scores)

        let last = try game.undo()
        #expect(last.action == .place(.right))
        #expect(last.notation == "0 R")
        #expect(game.turn().result == nil)
    }

    @Test func berlinWithDiceOnTheTable() throws {
        var setup = try BerlinSetup(variants: [.gravity], players: 3)
        setup.ground = .left
        #expect(try setup.notation() == "players:3 ground:left variants:gravity")
        let game = try BerlinGame(setup: setup)
        #expect(game.turn() == .chance)
        #expect(game.chances().map(\.notation) == ["S", "M", "C", "A"])
        let dealer = Dealer(seed: 7)
        while game.turn() == .chance { try game.deal(dealer) }
        let seat = try #require(game.turn().deciding.first)
        let choice = try #require(try game.snapshot(seat).choices.first)
        let cell = BerlinCell(column: 0, row: 0)
        #expect(choice.action == .place(cell))
        #expect(choice.label == "seat \(seat) puts its hammer on a1")
        try game.apply(seat, choice.action)
        let position = try game.snapshot(seat).view.position
        #expect(position.hammers[seat] == cell)
        #expect(position[cell] == position.wall[0])
        #expect(position[BerlinCell(column: 12, row: 0)] == nil)
        // One's own die: the value is given, not rolled.
        let asksForDie = { game.chances().contains { if case .value = $0.action { true } else { false } } }
        while !asksForDie() { try game.decide(dealer) }
        _ = try game.apply(actor: .chance, action: .value(.null))
        #expect(!game.toPpn().isEmpty)
    }

    @Test func mauerbauerOnABoardOfOnesOwn() throws {
        let own = try MauerbauerBoardPlan(toml: MauerbauerBoard.shipped(.hexagon).plan().toToml())
        #expect(try MauerbauerBoardPlan(json: own.toJson()) == own)
        #expect(try own.check().spaces == 6)
        #expect(try own.svg(theme: .dark).hasPrefix("<svg"))
        #expect(try own.drawing().contains("a1"))
        let deck = try MauerbauerDeckPlan(
            toml: "cards = { size = 30, in-towers = 29 }\npoints = { towers_in = 2 }")
        #expect(deck.points.towersIn == 2)
        #expect(deck.cards[.towersIn] == 29)
        #expect(try deck.check()?.contains("MA-92") == true)
        var setup = try MauerbauerSetup(board: .own(own), players: 3)
        setup.deck = .own(deck)
        setup.firstPlayer = 0
        #expect(try MauerbauerSetup(notation: setup.notation()) == setup)

        let game = try MauerbauerGame(setup: setup)
        let dealer = Dealer(seed: 7)
        while game.turn() == .chance { try game.deal(dealer) }
        let screen = try game.snapshot(0)
        #expect(screen.view.position.hands[0].cards?.count == screen.view.position.hands[0].size)
        #expect(screen.view.position.hands[1].cards == nil)
        guard case .build(let line) = screen.choices[0].action else {
            Issue.record("\(screen.choices[0])")
            return
        }
        try game.apply(0, .build(line))
        let rolled = game.chances()[0].action
        _ = try game.apply(actor: .chance, action: rolled)
        let roll = try #require(try game.snapshot(0).view.position.roll)
        #expect(rolled == .roll(roll))
        guard case .place(let pieces) = try game.snapshot(0).choices[0].action else {
            Issue.record("no placement")
            return
        }
        try game.apply(0, .place(pieces))
        let position = try game.snapshot(1).view.position
        #expect(position.walls == [line])
        #expect(position.towers[String(line.prefix(2))] == pieces.firstTower)
        let explained = try game.explain(card: .towersOut)
        #expect(explained.points == explained.counted.count && explained.points > 0)
        #expect(try game.explainFor(card: .citySize, city: 1) == nil)
    }

    @Test func cardsOfMauerbauerHaveLabels() throws {
        let cards = MauerbauerCard.all
        #expect(try cards.map { try MauerbauerCard(notation: $0.notation()) } == cards)
        #expect(try Set(cards.map { try $0.label() }).count == cards.count)
        #expect(try MauerbauerCard.regionOut(2).label() == "houses of region 2 outside cities")
        #expect(try MauerbauerCard(notation: "out-2").kind() == .regionOut)
    }

    @Test func statesAreValues() throws {
        let state = try DieMauerState.start(setup: .standard)
        let next = try state.play(actor: .player(seat: 0), notation: "T")
        let again = try DieMauerState.read(notation: "\(next)")
        #expect(next != state)
        #expect(next == again)
        #expect(Set([next, again, state]).count == 2)
        #expect(try !next.allows(actor: .player(seat: 1), action: .decline))
        #expect(state.seats() == 4)
    }

    @Test func anyGameAtATableSavedAndShownAgain() throws {
        for info in games() {
            let table = try GameTable.random(game: info.id, setup: "", seed: 4)
            try table.setNames(names: (0..<table.seats()).map { "Ada \($0)" })
            let again = try GameTable(json: table.toJson())
            #expect(again.names() == table.names())
            let shown = try again.replay(viewer: .spectator)
            #expect(shown.count == table.decisions().count + 1)
            #expect(try table.snapshot(viewer: .spectator) == shown.last)
            #expect(try again.history(viewer: .spectator) == shown.dropFirst().map(\.news))
            let light = try #require(try table.snapshot(0, theme: .light).svg)
            #expect(light.hasPrefix("<svg"))
            #expect(try table.snapshot(0).svg == nil)
            #expect(try rules(game: info.id).allSatisfy { !$0.id.isEmpty && !$0.sentence.isEmpty })
        }
    }

    @Test func aDrawingInTheDark() throws {
        let table = try GameTable(game: "berlin", setup: "")
        #expect(try table.snapshot(0, theme: .dark).svg != table.snapshot(0, theme: .light).svg)
    }

    @Test func aSimulationInOneCall() throws {
        let state = try DieMauerState.start(setup: .standard)
        let batch = try state.simulate(games: 100, seed: 7)
        #expect(batch["game"] == Array(0..<100))
        #expect(try state.simulate(games: 100, seed: 7) == batch)
        #expect(batch["luck"] == nil)
    }

    @Test func errorsNameTheRuling() throws {
        let game = try DieMauerGame(setup: .standard)
        let error = refusal { try game.play(0, "5") }
        #expect(error?.rule == "DM-09")
        #expect(error?.faults.isEmpty == true)
        var setup = BerlinSetup.standard
        setup.target = 0
        let wrong = setup
        let faulty = refusal { try BerlinGame(setup: wrong) }
        #expect(faulty?.faults.map(\.rule) == ["BE-30"])
    }

    @Test func aGameWithChanceOfItsOwnBringsTheSameAgain() throws {
        let game = try GameTable(game: "berlin", setup: "players:2 hammer_setup:random", seed: .max)
        _ = try game.resolveChance()
        #expect(try game.beforeLast() == nil)
        let seat = try #require(game.turn().deciding.first)
        let choice = try game.snapshot(seat).choices[0].notation
        try game.play(seat, choice)
        _ = try game.resolveChance()
        let (played, decisions) = (game.toJson(), game.decisions())
        let before = try #require(try game.beforeLast(seats: [seat]))
        #expect(game.undoTo(decisions: before).first?.actor == .player(seat: seat))
        _ = try game.decideFor(seat: seat, dealer: Dealer(seed: 1))
        _ = try game.resolveChance()
        _ = game.undoTo(decisions: before)
        try game.play(seat, choice)
        _ = try game.resolveChance()
        #expect(game.decisions() == decisions)
        #expect(try GameTable(json: played).seed() == .max)
        _ = game.undoTo(decisions: 0)
        #expect(!game.canUndo())
        game.setSeed(seed: nil)
        #expect(refusal { try game.resolveChance() } != nil)
    }

    @Test func theExampleOfTheReadme() throws {
        var setup = DieMauerSetup.standard
        setup.players = 3
        let game = try DieMauerGame(setup: setup)
        let screen = try game.snapshot(0, theme: .light)
        try game.apply(0, screen.choices[0].action)
        #expect(try GameTable(json: game.toJson()).notation() == "\(game.state())")
    }

    @Test func valuesCrossTasks() async throws {
        let game = try DieMauerGame(setup: .standard)
        let snapshot = try await Task { try game.snapshot(0, theme: .dark) }.value
        #expect(snapshot.choices.count == 8)
    }
}
