import Mauerwerk
import Testing

/// The library as an app uses it.
struct ApiTests {
    @Test func appsAreToldInEveryLanguage() {
        #expect(words()["undo"] == "Take back")
        #expect(words(lang: .de)["undo"] == "Zurücknehmen")
        #expect(words().keys == words(lang: .fr).keys)
        #expect(throws: MauerwerkError.notation(text: "line 2: front/undo has no argument $seat")) {
            try replaceTexts(lang: .de, texts: "### front\nundo = { $seat }\n")
        }
        let names = ["Ada", ""]
        #expect(Notice.handOver(seat: 0).tell(names: names, lang: .nl) == "Geef door aan Ada")
        #expect(Notice.named(seat: 1, player: "medium").tell(names: names, lang: .de) == "Platz 1 (mittel)")
        #expect(Notice.worth(win: 0.536, points: -0.5).tell(lang: .fr) == "gagne 54\u{A0}%, -0,5 points")
        #expect(["de-AT", "fr_CH.UTF-8", "pt"].map(Lang.init(locale:)) == [.de, .fr, .en])
    }

    @Test func aRoundOfDieMauer() throws {
        let table = try GameTable(game: "die-mauer", setup: "players:3 rounds:1 stock:T4")
        #expect(table.setup() == "players:3 rounds:1 stock:T4" && table.seats() == 3)
        try table.play(0, "T")
        try table.play(1, "4")

        // Until the last fist is on the table, others do not see what is in a fist.
        #expect(try table.snapshot(2).position.hasSuffix("fists:?/?/_"))
        #expect(try table.snapshot(1).position.hasSuffix("fists:?/4/_"))
        #expect(try table.snapshot(2).news.map(\.text) == ["seat 1 puts a fist on the table"])
        #expect(table.events().map(\.text) == ["seat 1 puts a fist on the table: 4"])
        #expect(table.turn().deciding == [2])
        let choices = try table.snapshot(2).choices
        #expect(choices.map(\.notation) == ["-", "T", "4"])
        #expect(choices[1].label == "you put a fist on the table: T")
        #expect(try table.snapshot(2, lang: .de).choices[1].label == "du legst eine Faust auf den Tisch: T")

        let news = try table.play(2, "-")
        #expect(try table.snapshot(0).position.hasPrefix("wall:T "))
        #expect(news[1].text == "fists open: seat 0 shows T (Master-builder), seat 1 shows 4, seat 2 shows nothing")
        #expect(try news.map { try TableEvent(game: "die-mauer", json: $0.json) } == news)

        for (seat, notation) in [(0, "4"), (1, "4"), (2, "4"), (2, "L"), (0, "R")] {
            try table.play(seat, notation)
        }
        let result = try #require(table.turn().result)
        #expect(result.scores == [0, 19, 15])
        #expect(result.winners == [0])
        #expect(result.ending == "rounds_played")
        #expect(try table.snapshot(viewer: .spectator).scores == result.scores)

        let last = try table.undo()
        #expect(last == WrittenDecision(actor: .player(seat: 0), action: "R", text: "0 R"))
        #expect(table.turn().result == nil)
    }

    @Test func berlinWithDiceOnTheTable() throws {
        let table = try GameTable(game: "berlin", setup: "variants:gravity players:3 ground:left")
        #expect(table.setup() == "players:3 ground:left variants:gravity")
        #expect(table.turn() == .chance)
        #expect(table.chances().map(\.notation) == ["S", "M", "C", "A"])
        let dealer = Dealer(seed: 7)
        while table.turn() == .chance { try table.deal(dealer) }
        let seat = try #require(table.turn().deciding.first)
        let choice = try #require(try table.snapshot(seat).choices.first)
        #expect(choice.notation == "@a1")
        #expect(choice.label == "you put your hammer on a1")
        let news = try table.play(seat, choice.notation)
        #expect(news.first?.places.contains("a1") == true)
        // People say what the die on the table shows.
        while !table.chances().contains(where: { $0.notation == "n" }) { try table.decide(dealer) }
        _ = try table.play(actor: .chance, notation: "n")
        #expect(table.decisions().last?.text == "* n")
    }

    @Test func mauerbauerOnACustomBoard() throws {
        let deck = #"{"cards":{"in-towers":29,"size":30},"points":{"towers_in":2}}"#
        let setup = "players:3 first_player:0 board:\(kite) deck:\(deck)"
        let table = try GameTable(game: "mauerbauer", setup: setup, seed: 7)
        #expect(try GameTable(game: "mauerbauer", setup: table.setup()).setup() == table.setup())
        _ = try table.resolveChance()
        #expect(table.turn().deciding == [0])
        // The own hand is in a view, and of other hands only the size.
        let views = try (0..<2).map { "\(try table.view(viewer: .player(seat: $0)))" }
        #expect(views[0].contains("/?") && !views[0].hasPrefix("hands:?") && views[1].hasPrefix("hands:?"))
        #expect(try table.view(viewer: .spectator).drawing().contains("a1"))
        let lines = try table.actions(seat: 0)
        #expect(lines == ["a1-a2", "a1-b1", "a2-b1", "a2-b2", "b1-b2"])
        try table.play(0, lines[0])
        _ = try table.play(actor: .chance, notation: table.chances()[0].notation)
        try table.play(0, table.actions(seat: 0)[0])
        #expect(try table.snapshot(1).position.hasPrefix("walls:a1-a2 towers:a1"))
    }

    @Test func viewsAreValues() throws {
        let table = try GameTable(game: "die-mauer", setup: "")
        let views = { try (0..<2).map { try table.view(viewer: .player(seat: $0)) } }
        let before = try views()
        try table.play(0, "T")
        let after = try views()
        #expect(try after == views() && after != before)
        #expect(try Set(before + after + views()).count == 4)
        #expect(try after[1] == table.seenBy(viewer: .player(seat: 1)).now())
        #expect(try "\(after[1])" == table.snapshot(1).position)
        #expect(try after[1].svg(theme: .dark) == TableView(game: "die-mauer", json: after[1].toJson()).svg(theme: .dark))
    }

    @Test func whatIsAllowedIsWhatCanBePlayed() throws {
        for info in games() {
            let table = try GameTable.random(game: info.id, setup: "", seed: 4)
            _ = table.undoTo(decisions: 40)
            while table.turn().deciding.isEmpty { _ = try table.undo() }
            let seat = table.turn().deciding[0]
            for action in try table.actions(seat: seat) {
                #expect(try table.allows(actor: .player(seat: seat), notation: action))
                #expect(try !table.allows(actor: .chance, notation: action))
            }
        }
        let table = try GameTable(game: "die-mauer", setup: "")
        #expect(try !table.allows(actor: .player(seat: 0), notation: "5"))
        #expect(table.decisions().isEmpty)
    }

    @Test func touchesMeanAnAction() throws {
        for info in games() {
            let table = try GameTable(game: info.id, setup: "", seed: 7)
            for _ in 0..<12 {
                _ = try table.resolveChance()
                guard let seat = table.turn().deciding.first else { break }
                let choice = try #require(try table.snapshot(seat).choices.last)
                for count in 0...choice.touches.count {
                    let touched = Array(choice.touches.prefix(count))
                    let chosen = try table.snapshot(seat, theme: .light, touched: touched).chosen
                    #expect(chosen == (count == choice.touches.count ? choice.notation : nil), "\(info.id) \(choice)")
                }
                try table.play(seat, choice.notation)
            }
        }
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
            #expect(try table.snapshot(0).svg == nil)
            let drawings = try Theme.allCases.map { try #require(try table.snapshot(0, theme: $0).svg) }
            #expect(drawings.allSatisfy { $0.hasPrefix("<svg") } && Set(drawings).count == drawings.count)
            #expect(try rules(game: info.id).allSatisfy { !$0.id.isEmpty && !$0.sentence.isEmpty })
            #expect(try rules(game: info.id, lang: .fr) != rules(game: info.id))
        }
    }

    @Test func aSimulationInOneCall() throws {
        let table = try GameTable(game: "die-mauer", setup: "players:3 rounds:1")
        let batch = try table.simulate(games: 100, seed: 7)
        #expect(batch["game"] == Array(0..<100))
        #expect(try table.simulate(games: 100, seed: 7) == batch)
        #expect(batch["luck"] == nil)
        // It starts at the position of the table.
        try table.play(0, "T")
        #expect(try table.simulate(games: 100, seed: 7) != batch)
    }

    @Test func errorsNameTheRuling() throws {
        let table = try GameTable(game: "die-mauer", setup: "")
        let error = refusal { try table.play(0, "5") }
        #expect(error?.rule == "DM-09")
        #expect(error?.faults.isEmpty == true)
        let faulty = refusal { try GameTable(game: "berlin", setup: "target:0 rows:1") }
        #expect(faulty?.rule == nil)
        #expect(faulty?.faults.contains { $0.rule == "BE-30" && $0.option == "target" } == true)
    }

    @Test func aSeededGameRepeatsItsChance() throws {
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
        refusal { try game.resolveChance() }
    }

    @Test func theExampleOfTheReadme() throws {
        let table = try GameTable(game: "die-mauer", setup: "players:3")
        let screen = try table.snapshot(0, theme: .light)
        try table.play(0, screen.choices[0].notation)
        #expect(table.decisions().map(\.text) == ["0 -"])
    }

    @Test func valuesCrossTasks() async throws {
        let table = try GameTable(game: "die-mauer", setup: "")
        let snapshot = try await Task { try table.snapshot(0, theme: .dark) }.value
        #expect(snapshot.choices.count == 8)
    }
}
