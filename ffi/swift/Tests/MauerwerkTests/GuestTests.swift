import Mauerwerk
import Testing

/// Play between devices.
@Suite struct GuestTests {
    let match = "match 1"
    let viewers: [Viewer] = [.player(seat: 0), .player(seat: 1), .player(seat: 2), .spectator]

    @discardableResult
    func tell(_ table: GameTable, _ guest: Guest) throws -> [TableEvent] {
        try guest.receive(message: table.messageTo(matchId: match, viewer: guest.viewer(), since: guest.decisions()))
    }

    @Test func guestsPlayGamesOfAllKinds() throws {
        for game in games() {
            let table = try GameTable(game: game.id, setup: "players:3", seed: 7)
            try table.setNames(names: ["Ada", "Ben", "Cem"])
            let guests = try viewers.map { try Guest.join(message: table.messageTo(matchId: match, viewer: $0)) }
            try play(table, guests)
            for guest in guests {
                let own = try table.snapshot(viewer: guest.viewer(), theme: .dark)
                #expect(try guest.snapshot(theme: .dark) == own)
                #expect(try guest.seen().now() == table.view(viewer: guest.viewer()))
                #expect(guest.turn() == table.turn())
                #expect(guest.game() == game.id && guest.setup() == table.setup())
                #expect(guest.seats() == table.seats() && guest.names() == table.names())
            }
        }
    }

    func play(_ table: GameTable, _ guests: [Guest]) throws {
        for _ in 0..<40 {
            _ = try table.resolveChance()
            for guest in guests { try tell(table, guest) }
            guard let seat = table.turn().deciding.first else { return }
            let guest = guests[Int(seat)]
            let choice = try guest.choose(opponent: Opponent(player: "flat:3", seed: 5))
            #expect(guest.actions().contains(choice))
            _ = try table.receive(matchId: match, seat: seat, message: guest.decide(notation: choice))
            for guest in guests { try tell(table, guest) }
        }
    }

    @Test func aGuestDecidesByTheRulesInTime() throws {
        let table = try GameTable(game: "die-mauer", setup: "players:3 stock:TG")
        let guest = try Guest.join(message: table.messageTo(matchId: match, viewer: .player(seat: 1)))
        #expect(refusal { try guest.decide(notation: "4") }?.rule?.hasPrefix("DM-") == true)
        let decision = try guest.decide(notation: "T")
        let own = try table.receive(matchId: match, seat: 1, message: decision)
        #expect(own.map(\.text) == ["seat 1 puts a fist on the table: T"])
        let late = refusal { try table.receive(matchId: match, seat: 1, message: decision) }
        #expect(late?.faults.map(\.text) == ["the decision comes too late: seat 1 has decided since"])
        #expect(try tell(table, guest) == own)
        #expect(guest.actions().isEmpty && guest.decided() == 1)
        let spectator = try Guest.join(message: table.messageTo(matchId: match, viewer: .spectator))
        #expect(refusal { try spectator.decide(notation: "T") } != nil)
    }

    @Test func whatIsNoMessageChangesNothing() throws {
        let table = try GameTable(game: "berlin", setup: "players:2", seed: 3)
        _ = try table.resolveChance()
        let guest = try Guest.join(message: table.messageTo(matchId: match, viewer: .player(seat: 0)))
        let before = try guest.snapshot()
        for text in ["", "{}", "hello", table.toJson(), try table.messageTo(matchId: match, viewer: .player(seat: 1))] {
            guard case .message = refusal(text, { try guest.receive(message: text) }) else {
                Issue.record("\(text): another error")
                continue
            }
        }
        #expect(try guest.snapshot() == before)
        #expect(try Guest.join(message: guest.message()).snapshot() == before)
    }

    @Test func whatIsHiddenStaysAtTheHost() throws {
        for viewer in viewers {
            let sent = try ["T", "4"].map { fist in
                let table = try GameTable(game: "die-mauer", setup: "players:3", seed: 99)
                _ = try table.play(actor: .player(seat: 0), notation: fist)
                return try table.messageTo(matchId: match, viewer: viewer) + table.messageTo(matchId: match, viewer: viewer, since: 0)
            }
            #expect((sent[0] == sent[1]) == (viewer != .player(seat: 0)))
        }
    }
}
