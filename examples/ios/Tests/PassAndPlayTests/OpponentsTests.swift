import Foundation
import Mauerwerk
import PassAndPlay
import Testing

/// A person at a table with opponents, who think while the screen can be used.
@MainActor
final class OpponentsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var saved: URL { folder.appendingPathComponent("game") }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func phone() -> Phone { Phone(saved: saved) { 5 } }

    private func text() throws -> String { try String(contentsOf: saved, encoding: .utf8) }

    /// A person on seat 0, and two opponents.
    private func party(_ game: String, _ opponent: PlayerName, realDice: Bool = false) -> Party {
        var party = Party(game: game, players: 3, realDice: realDice)
        (party.opponents[1], party.opponents[2]) = (opponent, opponent)
        return party
    }

    private func wait(_ milliseconds: UInt64 = 1) async throws {
        try await Task.sleep(nanoseconds: milliseconds * 1_000_000)
    }

    private func waitForPeople(_ phone: Phone) async throws {
        while case .thinking = phone.shown.screen { try await wait() }
    }

    /// Takes the phone if it is handed over, and makes the choice of a number.
    private func make(_ number: Int, at phone: Phone) {
        phone.take()
        guard case .decide(_, _, let snapshot) = phone.shown.screen else { return }
        phone.choose(snapshot.choices[number % snapshot.choices.count].notation)
    }

    private func isOver(_ phone: Phone) -> Bool {
        if case .over = phone.shown.screen { true } else { false }
    }

    private func isThinking(_ phone: Phone) -> Bool {
        if case .thinking = phone.shown.screen { true } else { false }
    }

    @Test(arguments: games().map(\.id))
    func aPersonPlaysOpponentsToTheEndAndThePhoneStaysInOneHand(game: String) async throws {
        let phone = phone()
        phone.start(party(game, "greedy"))
        #expect(phone.shown.names == ["Seat 0", "Seat 1 (greedy)", "Seat 2 (greedy)"])
        var made = 0
        while !isOver(phone) && made < 100 {
            if case .handOver = phone.shown.screen { #expect(made == 0) }
            make(made * 7919, at: phone)
            made += 1
            try await waitForPeople(phone)
            #expect(phone.shown.failure.isEmpty)
        }
        #expect(isOver(phone) || game == "berlin")
    }

    @Test func aPersonPlaysHardOpponentsToTheEndAndGetsHintsFromTheBest() async throws {
        let table = try GameTable(game: "die-mauer", setup: "players:3 rounds:1 stock:TG1236", seed: 5)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("dice in the phone 1=hard 2=hard\n\(table.toJson())".utf8).write(to: saved)
        let phone = phone()
        var hints = 0
        while !isOver(phone) {
            phone.take()
            phone.seekHint()
            while phone.shown.hint == .sought { try await wait() }
            guard case .given(let best) = phone.shown.hint else { throw Unexpected(screen: phone.shown.screen) }
            hints += 1
            phone.choose(best[0].notation)
            try await waitForPeople(phone)
            #expect(phone.shown.failure.isEmpty)
        }
        #expect(hints > 1)
    }

    @Test func whatIsTakenBackWhileTheyThinkStopsThem() async throws {
        let phone = phone()
        phone.start(party("die-mauer", "search:100000000"))
        let before = try text()
        make(1, at: phone)
        #expect(isThinking(phone))
        try await wait(50)
        phone.undo()
        let after = phone.shown
        #expect(after.screen == .handOver(seat: 0, name: "Seat 0"))
        try await wait(200)
        #expect(phone.shown == after)
        #expect(withoutTakebacks(try text()) == before)
    }

    @Test func whoLeavesStopsThemAndWhoComesBackLetsThemGoOn() async throws {
        let phone = phone()
        phone.start(party("mauerbauer", "search:50"))
        var made = 0
        while !isThinking(phone) {
            make(made, at: phone)
            made += 1
        }
        phone.putDown()
        let left = phone.shown
        guard case .thinking(_, _, let snapshot) = left.screen else { throw Unexpected(screen: left.screen) }
        #expect(snapshot.viewer == .spectator)
        try await wait(200)
        #expect(phone.shown == left)
        phone.comeBack()
        phone.comeBack()
        try await waitForPeople(phone)
        #expect(phone.shown.screen == .handOver(seat: 0, name: "Seat 0"))
    }

    @Test func aHintIsForWhoHasAsked() async throws {
        let phone = phone()
        phone.start(party("mauerbauer", "greedy"))
        phone.seekHint()  // nobody has taken the phone
        #expect(phone.shown.hint == nil)
        try await waitForPeople(phone)
        phone.take()
        phone.seekHint()
        #expect(phone.shown.hint == .sought)
        while phone.shown.hint == .sought { try await wait() }
        guard case .given(let best) = phone.shown.hint, case .decide(_, _, let snapshot) = phone.shown.screen
        else { throw Unexpected(screen: phone.shown.screen) }
        #expect(best.count == 3)
        #expect(phone.shown.advice[0].contains(" points"))
        #expect(Set(snapshot.choices.map(\.notation)).isSuperset(of: best.map(\.notation)))
        phone.theme = .dark
        #expect(phone.shown.hint == .given(best))
        phone.putDown()
        #expect(phone.shown.hint == nil)
        phone.take()
        phone.seekHint()
        phone.putDown()  // while it is being thought about
        try await wait(200)
        #expect(phone.shown.hint == nil)
    }

    @Test(arguments: games().map(\.id))
    func whatIsTakenBackAndDoneAgainBringsTheSameAnswers(game: String) async throws {
        let phone = phone()
        phone.start(party(game, "search:20"))
        func made(_ number: Int) async throws -> String {
            make(number, at: phone)
            try await waitForPeople(phone)
            return withoutTakebacks(try text())
        }
        for step in 0..<8 {
            let first = try await made(step * 7919)
            phone.undo()
            _ = try await made(step * 7919 + 1)  // something else, and back
            phone.undo()
            #expect(try await made(step * 7919) == first, "step \(step)")
        }
    }

    @Test func opponentsAreSavedWithTheGame() async throws {
        do {
            let phone = phone()
            phone.start(party("berlin", "easy", realDice: true))
        }
        let before = try text()
        #expect(before.hasPrefix("dice on the table 1=easy 2=easy\n"))
        self.phone().putDown()
        #expect(try text() == before)
        let wrong = before.replacingOccurrences(of: "on the table 1=easy", with: "in the phone 1=nobody")
        try Data(wrong.utf8).write(to: saved)
        let phone = phone()
        while !isThinking(phone) || phone.shown.failure.isEmpty {
            make(0, at: phone)
            try await wait()
        }
        #expect(phone.shown.failure.contains("is not a player"))
    }

    @Test func withRealDiceWhatOpponentsDidIsTakenBackWithWhatAPersonDid() async throws {
        let phone = phone()
        phone.start(party("berlin", "greedy", realDice: true))
        for step in 0..<60 {
            switch phone.shown.screen {
            case .dice(let chances, _): phone.choose(chances[0].notation)
            case .thinking: try await waitForPeople(phone)
            default: make(step * 7919, at: phone)
            }
        }
        while phone.shown.canUndo {
            phone.undo()
            // A person decides again.
            #expect(!isThinking(phone))
        }
    }

    @Test func opponentsPlayAmongThemselvesAndNobodyIsAsked() async throws {
        let phone = phone()
        var party = party("die-mauer", "random")
        party.opponents[0] = "random"
        phone.start(party)
        try await waitForPeople(phone)
        #expect(isOver(phone) && !phone.shown.canUndo)
    }

    @Test func aPhoneThatIsGivenUpLeavesNothingBehind() async throws {
        weak var left: Phone?
        do {
            let phone = phone()
            left = phone
            phone.start(party("die-mauer", "search:100000000"))
            make(1, at: phone)
            try await wait(20)
        }
        #expect(left == nil)
        let before = try text()
        try await wait(100)
        #expect(try text() == before)
    }

    /// Takes random legal steps. Only a person who took the phone and still has it sees a hand.
    @Test(arguments: games().map(\.id))
    func aHandIsShownToNobodyElseWhateverIsDone(game: String) async throws {
        let random = Dealer(seed: 7)
        let phone = phone()
        var holder: Seat?
        var thought = 0
        var party = Party(game: game, players: 3)
        party.opponents[1] = "search:5"
        phone.start(party)
        phone.onChange = { shown in
            if case .thinking(_, _, let snapshot) = shown.screen {
                thought += 1
                #expect(snapshot.viewer == holder.map { .player(seat: $0) } ?? .spectator)
            }
            if case .decide = shown.screen { return }
            #expect(shown.hint == nil)
        }
        for _ in 0..<400 {
            let before = phone.shown.screen
            var taken: Seat?
            if case .handOver(let seat, _) = before { taken = seat }
            switch random.below(n: 9) {
            case 0:
                if phone.shown.canUndo { holder = nil }
                phone.undo()
            case 1:
                holder = nil
                phone.putDown()
            case 2: phone.theme = random.one(of: Theme.allCases)
            case 3: phone.choose("nonsense")
            case 4: phone.seekHint()
            case 5:
                holder = taken ?? holder
                phone.take()
            case 6: try await wait()
            default:
                holder = taken ?? holder
                make(Int(random.below(n: 1000)), at: phone)
            }
            switch phone.shown.screen {
            case .decide(let seat, _, let snapshot):
                #expect(seat == holder && snapshot.viewer == .player(seat: seat))
            case .handOver: holder = nil
            case .start, .dice, .thinking, .over: break
            }
        }
        #expect(thought > 20)
    }
}
