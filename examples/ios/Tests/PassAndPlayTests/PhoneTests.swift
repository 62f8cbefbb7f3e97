import Foundation
import Mauerwerk
import PassAndPlay
import Testing

@MainActor
final class PhoneTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var saved: URL { folder.appendingPathComponent("game") }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func phone() -> Phone { Phone(saved: saved) { 5 } }

    @Test func whoGivesNoNameIsCalledAfterTheSeat() throws {
        var party = Party(players: 3)
        (party.names[1], party.names[5]) = (" Ben ", "Finn")
        #expect(party.seated(.en) == ["Seat 0", "Ben", "Seat 2"])
        let phone = phone()
        phone.start(party)
        #expect(phone.shown.names == party.seated(.en))
        phone.take()
        guard case .decide(_, _, let snapshot) = phone.shown.screen else {
            throw Unexpected(screen: phone.shown.screen)
        }
        #expect(phone.shown.seats(snapshot) == "0 Seat 0: 0   1 Ben: 0   2 Seat 2: 0")
        party.players = 6
        #expect(party.seated(.en).last == "Finn")
    }

    @Test func allIsToldInTheLanguageOfThePhone() throws {
        let phone = Phone(saved: saved, lang: .de) { 5 }
        #expect(phone.shown.title == "Wer spielt was?")
        var party = Party(players: 3)
        party.names[1] = "Ben"
        phone.start(party)
        #expect(phone.shown.title == "Weitergeben an Platz 0")
        #expect(phone.shown.tell(.take(seat: 0)) == "Ich bin Platz 0")
        phone.take()
        guard case .decide(_, _, let snapshot) = phone.shown.screen else {
            throw Unexpected(screen: phone.shown.screen)
        }
        #expect(phone.shown.title == "Platz 0 ist an der Reihe")
        #expect(snapshot.choices[0].label.hasPrefix("du "))
        #expect(phone.shown.word("undo") == "Zurücknehmen")
        phone.lang = .nl
        #expect(phone.shown.title == "Platz 0 is aan zet")
    }

    @Test func whatAGameRefusesTheLibrarySays() {
        let phone = phone()
        var refused: [String: [Int]] = [:]
        for info in games() {
            for players in 2...Party.seats {
                phone.start(Party(game: info.id, players: players))
                #expect(phone.shown.failure.isEmpty == (phone.shown.screen != .start))
                if phone.shown.screen == .start { refused[info.id, default: []].append(players) }
                phone.end()
                #expect(phone.shown.screen == .start && phone.shown.failure.isEmpty)
            }
        }
        #expect(refused == ["die-mauer": [2, 7, 8], "berlin": [5, 6, 7, 8], "mauerbauer": [5, 6, 7, 8]])
        phone.start(Party(game: "mauerbauer", players: 5))
        #expect(phone.shown.failure == "MA-90: players is 5, not 2 to 4")
    }

    @Test func aRefusedStartLeavesTheGameThatIsOn() {
        let phone = phone()
        phone.start(Party(game: "berlin"))
        let before = phone.shown
        phone.start(Party(game: "berlin", players: 8))
        #expect(!phone.shown.failure.isEmpty)
        #expect(phone.shown.screen == before.screen && phone.shown.names == before.names)
    }

    @Test func aFailureIsToldToWhoeverCausedItAndToNobodyElse() {
        let phone = phone()
        phone.start(Party(game: "die-mauer"))
        phone.take()
        phone.choose("5")
        #expect(phone.shown.failure.contains("(DM-09)"))
        phone.theme = .dark
        #expect(phone.shown.failure.contains("(DM-09)"))
        phone.putDown()
        #expect(phone.shown.screen == .handOver(seat: 0, name: "Seat 0"))
        #expect(phone.shown.failure.isEmpty)
    }

    @Test func whatWasSavedBadlyIsToldAndANewGameCanBePlayed() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("half a ga".utf8).write(to: saved)
        let phone = phone()
        #expect(phone.shown.screen == .start)
        #expect(!phone.shown.failure.isEmpty)
        phone.start(Party(game: "berlin"))
        #expect(self.phone().shown == phone.shown)
        #expect(phone.shown.screen == .handOver(seat: 0, name: "Seat 0"))
    }

    @Test func whereNothingCanBeWrittenTheGameGoesOn() throws {
        try Data().write(to: folder)
        let phone = phone()
        phone.start(Party(game: "berlin"))
        #expect(!phone.shown.failure.isEmpty)
        phone.take()
        guard case .decide = phone.shown.screen else { throw Unexpected(screen: phone.shown.screen) }
    }

    @Test func anEndedGameDoesNotComeBack() {
        let phone = phone()
        phone.start(Party(game: "berlin"))
        #expect(FileManager.default.fileExists(atPath: saved.path))
        phone.end()
        #expect(phone.shown.failure.isEmpty)
        phone.putDown()
        #expect(!FileManager.default.fileExists(atPath: saved.path))
        #expect(self.phone().shown.screen == .start)
    }

    /// Takes random legal steps. Only a person who took the phone and still has it sees a hand.
    @Test(arguments: games().map(\.id), [false, true])
    func aHandIsShownToNobodyElseWhateverIsDone(game: String, realDice: Bool) {
        let random = Dealer(seed: 7)
        var phone = phone()
        var holder: Seat?
        var seen = 0
        phone.start(Party(game: game, realDice: realDice))
        for step in 0..<500 {
            let before = phone.shown.screen
            switch random.below(n: 10) {
            case 0:
                phone.undo()
                if phone.shown.screen != before { holder = nil }
            case 1:
                phone.putDown()
                holder = nil
            case 2:
                // The system ends the app.
                phone = self.phone()
                holder = nil
            case 3:
                phone.theme = random.one(of: Theme.allCases)
            case 4:
                phone.choose("nonsense")
            case 5, 6:
                phone.take()
                if case .handOver(let seat, _) = before { holder = seat }
            default:
                let choices = choices(before)
                phone.choose(choices.isEmpty ? "T" : random.one(of: choices))
            }
            switch phone.shown.screen {
            case .decide(let seat, _, let snapshot):
                seen += 1
                #expect(seat == holder && snapshot.viewer == .player(seat: seat), "\(step)")
            case .dice(_, let snapshot):
                holder = nil
                #expect(snapshot.viewer == .spectator, "\(step)")
            case .over(_, let snapshot):
                #expect(snapshot.viewer == .spectator, "\(step)")
            case .handOver:
                holder = nil
                #expect(phone.shown.failure.isEmpty, "\(step)")
            case .start, .thinking:
                Issue.record("the game is lost")
            }
        }
        #expect(seen > 50)
    }

    private func choices(_ screen: Screen) -> [String] {
        switch screen {
        case .decide(_, _, let snapshot): snapshot.choices.map(\.notation)
        case .dice(let chances, _): chances.map(\.notation)
        case .start, .handOver, .thinking, .over: []
        }
    }
}
