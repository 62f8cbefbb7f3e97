import Mauerwerk
import PassAndPlay
import Testing

struct PartyTests {
    private func option(_ party: Party, _ name: String) throws -> SetupOption {
        try #require(party.asked(.en).first { $0.name == name })
    }

    @Test func optionsAreAskedForByTheLibrarysListAndGoBackToWhatIsUsual() throws {
        let usual = Party(game: "berlin")
        #expect(!usual.asked(.en).contains { $0.name == "players" })
        #expect(usual.asked(.de).first { $0.name == "target" }?.label == "Stücke zum Sieg")
        var party = usual
        try party.choose(option(party, "target"), "5")
        #expect(party.setup == "players:3 target:5")
        #expect(try party.chosen(option(party, "target")) == "5")
        try party.choose(option(party, "target"), "12")
        #expect(party == usual)
    }

    @Test func eachOfSeveralChoicesIsASwitch() throws {
        for info in games() {
            let usual = Party(game: info.id)
            for option in usual.asked(.de) {
                if case .several = option.takes {} else { #expect(usual.switches(option).isEmpty) }
                for value in usual.switches(option) {
                    #expect(!value.label.isEmpty && value.meaning.hasSuffix("."))
                    var party = usual
                    party.toggle(option, value.name)
                    #expect(party.isOn(option, value.name) != usual.isOn(option, value.name))
                    party.toggle(option, value.name)
                    #expect(party == usual)
                }
            }
        }
    }

    @Test func switchesThatDoNotFitTogetherGiveAFault() throws {
        var party = Party(game: "berlin")
        let variants = try option(party, "variants")
        party.toggle(variants, "nullo-gravity")
        #expect(party.fault("variants").isEmpty)
        party.toggle(variants, "gravity")
        #expect(party.setup == "players:3 variants:gravity,nullo-gravity")
        #expect(party.fault("variants").hasPrefix("variants"))
    }

    @Test func aSeatIsChosenByTheNameOfItsPlayer() throws {
        var party = Party(game: "die-mauer")
        party.names[1] = "Ben"
        let seats = try party.choices(option(party, "first_master"), .en)
        #expect(seats.map(\.name) == ["0", "1", "2"])
        #expect(seats.map(\.label) == ["Seat 0", "Ben", "Seat 2"])
        #expect(try party.choices(option(party, "donation"), .en)[1].name == "mandatory")
    }

    @Test func aFaultStandsAtItsOptionEvenIfItCantBeRead() throws {
        for value in ["0", "many"] {
            var party = Party(game: "berlin")
            try party.choose(option(party, "target"), value)
            #expect(party.fault("target").hasPrefix("target"))
            #expect(party.fault("rows").isEmpty)
            #expect(try party.chosen(option(party, "target")) == value)
        }
    }

    @Test func anotherGameHasItsOwnOptionsAndAsManyPeopleAsCanPlayIt() throws {
        var party = Party(game: "die-mauer", players: 6)
        try party.choose(option(party, "rounds"), "2")
        party.play("berlin")
        #expect(party.setup == "players:4")
        #expect(party.offered.seats == [2, 3, 4])
    }
}
