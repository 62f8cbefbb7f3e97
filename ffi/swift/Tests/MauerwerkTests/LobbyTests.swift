import Mauerwerk
import Testing

struct LobbyTests {
    @Test func whatIsOfferedCanBeStartedInEveryGame() throws {
        for info in games() {
            let usual = try lobby(game: info.id)
            #expect(usual.faults.isEmpty)
            #expect(usual.options.first?.name == "players")
            for seats in usual.seats {
                #expect(throws: Never.self) { try GameTable(game: info.id, setup: "players:\(seats)") }
            }
            for option in usual.options {
                #expect(option.value == option.defaultValue)
                guard case .one(let names) = option.takes else { continue }
                for named in names {
                    let chosen = try lobby(game: info.id, setup: "\(option.name):\(named.name)")
                    #expect(chosen.options.first { $0.name == option.name }?.value == named.name)
                    #expect(named.meaning.hasSuffix("."))
                }
            }
        }
    }

    @Test func anOptionSaysWhatItTakesAndWhatItChanges() throws {
        let options = try lobby(game: "die-mauer", setup: "edition:vil-coyote").options
        let rounds = try #require(options.first { $0.name == "rounds" })
        #expect(rounds.takes == .number(least: 1, most: 99))
        let donation = try #require(options.first { $0.name == "donation" })
        #expect(donation.defaultValue == "mandatory")
        #expect(donation.label == "Giving")
        #expect(rounds.meaning == "The number of rounds in a game.")
        #expect(donation.rules.map(\.id) == ["DM-30"])
        #expect(try lobby(game: "berlin", setup: "packs:2").seats == [2, 3, 4, 5, 6, 7, 8])
    }

    @Test func faultsNameTheirOptionsReadOrNot() throws {
        #expect(try lobby(game: "die-mauer", setup: "rounds:0").faults.map(\.option) == ["rounds"])
        do {
            _ = try lobby(game: "die-mauer", setup: "rounds:many")
            Issue.record("it was read")
        } catch let error as MauerwerkError {
            #expect(error.faults.map(\.option) == ["rounds"])
        }
        #expect(throws: MauerwerkError.self) { try lobby(game: "chess") }
    }
}
