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
        var changes = 0
        game.onChange = { changes += 1 }
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
        #expect(changes == 3)
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
