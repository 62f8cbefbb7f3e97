import Mauerwerk
import PassAndPlay
import Testing

@MainActor
struct PassAndPlayTests {
    private let people = ["Ada", "Ben", "Cleo"]

    private func start(_ game: String, _ setup: String = "players:3") throws -> PassAndPlay {
        try PassAndPlay(game: game, setup: setup, names: people, dealer: Dealer(seed: 5))
    }

    @Test func everyGameIsPlayedToItsEnd() throws {
        for info in games() {
            let limit = info.id == "berlin" ? " max_idle_turns:20" : ""
            let game = try start(info.id, "players:3" + limit)
            var (handed, holder) = (0, -1)
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
                    try game.choose(choices[Int(snapshot.decisions) % choices.count].notation)
                case .dice:
                    Issue.record("the dealer throws the dice")
                    break play
                case .over(let winners, _):
                    #expect(!winners.isEmpty && Set(people).isSuperset(of: winners))
                    break play
                }
            }
            #expect(handed > 3)
        }
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
        #expect(snapshot.news == ["seat 0 puts a fist on the table"])
        #expect(snapshot.position.contains("fists:?/_/_"))
    }

    /// Whatever is done with the phone, only the seat that took it sees what only it may see, and then
    /// until it puts the phone down.
    @Test func aScreenShowsNoHandButOfWhoTookThePhone() throws {
        for info in games() {
            let game = try start(info.id)
            let dealer = Dealer(seed: 11)
            var holder: Seat?
            for step in 0..<300 {
                switch dealer.below(n: 8) {
                case 0:
                    try game.putDown()
                    holder = nil
                case 1 where game.canUndo:
                    try game.undo()
                    holder = nil
                case 2:
                    // Nobody is asked who holds no phone; who holds it is told that this is nothing.
                    _ = try? game.choose("nonsense")
                case 3 where step % 20 == 0:
                    #expect(try PassAndPlay(saved: game.save(), dealer: dealer).hidesAll)
                default:
                    if case .handOver(let seat, _) = game.screen {
                        try game.take()
                        holder = seat
                    } else if case .decide(_, _, let snapshot) = game.screen {
                        try game.choose(snapshot.choices[Int(dealer.below(n: UInt32(snapshot.choices.count)))].notation)
                    }
                }
                if case .decide(let seat, _, let snapshot) = game.screen {
                    #expect(seat == holder && snapshot.viewer == .player(seat: seat), "\(info.id) \(step)")
                } else {
                    holder = nil
                    #expect(game.hidesAll, "\(info.id) \(step)")
                }
            }
        }
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
        let again = try PassAndPlay(saved: game.save(), dealer: Dealer(seed: 9), theme: .dark)
        #expect(again.screen == .handOver(seat: 1, name: "Ben"))
        #expect(again.save() == game.save())
        try again.undo()
        #expect(again.screen == .handOver(seat: 0, name: "Ada"))
        #expect(!again.canUndo)
        #expect(throws: MauerwerkError.self) { try PassAndPlay(saved: "", dealer: nil) }
    }

    @Test func diceOnTheTableAreAskedFor() throws {
        let game = try PassAndPlay(game: "berlin", setup: "players:3", names: people, dealer: nil)
        guard case .dice(let chances, let snapshot) = game.screen else {
            Issue.record("\(game.screen)")
            return
        }
        #expect(chances.map(\.notation) == ["S", "M", "C", "A"])
        #expect(snapshot.choices.isEmpty)
        try game.choose("M")
    }
}

extension PassAndPlay {
    /// Whether the phone may lie on the table as it is.
    fileprivate var hidesAll: Bool {
        switch screen {
        case .handOver: true
        case .decide: false
        case .dice(_, let snapshot), .over(_, let snapshot): snapshot.viewer == .spectator
        }
    }
}
