import Mauerwerk
import PassAndPlay
import SwiftUI

/// Asks what is to be played, how, and who plays: what can be chosen, the library says.
struct Entrance: View {
    let shown: Shown
    @Binding var party: Party
    let start: @MainActor () -> Void

    var body: some View {
        let offered = party.offered
        Form {
            Section {
                Picker(shown.word("game"), selection: Binding(get: { party.game }, set: { party.play($0) })) {
                    ForEach(games(), id: \.id) { info in Text(info.name).tag(info.id) }
                }
                .pickerStyle(.inline)
            }
            Section {
                Stepper(shown.tell(.playerCount(number: UInt32(party.players))), value: $party.players, in: seats(offered))
                ForEach(0..<party.players, id: \.self) { seat in
                    HStack {
                        TextField(shown.tell(.named(seat: Seat(seat), player: nil)), text: $party.names[seat])
                        Picker(shown.tell(.playedBy(seat: Seat(seat))), selection: $party.opponents[seat]) {
                            Text(shown.word("person")).tag(PlayerName?.none)
                            ForEach(levels(), id: \.self) { level in
                                Text(shown.tell(.player(player: level))).tag(PlayerName?.some(level))
                            }
                        }
                        .labelsHidden()
                    }
                }
            }
            Section {
                Toggle(shown.word("real-dice"), isOn: $party.realDice)
            }
            Section(shown.word("options")) {
                ForEach(party.asked(shown.lang), id: \.name) { option in
                    OptionField(shown: shown, option: option, party: $party)
                }
            }
            Button(shown.word("start"), action: start).disabled(!offered.faults.isEmpty)
        }
    }

    /// The possible numbers of people. Surplus people can leave.
    private func seats(_ offered: Lobby) -> ClosedRange<Int> {
        let least = offered.seats.first.map { Int($0) } ?? party.players
        return min(least, party.players)...max(offered.seats.last.map { Int($0) } ?? party.players, party.players)
    }
}

/// Asks for one option, by what it takes.
struct OptionField: View {
    let shown: Shown
    let option: SetupOption
    @Binding var party: Party

    var body: some View {
        let (choices, switches, fault) = (party.choices(option, shown.lang), party.switches(option), party.fault(option.name))
        VStack(alignment: .leading) {
            if case .switch = option.takes {
                Toggle(option.label, isOn: Binding(get: { value.wrappedValue == "true" }, set: { value.wrappedValue = "\($0)" }))
            } else if !choices.isEmpty {
                Picker(option.label, selection: value) {
                    if option.defaultValue.isEmpty { Text(shown.word("as-usual")).tag("") }
                    ForEach(choices, id: \.name) { named in Text(named.label).tag(named.name) }
                }
            } else if !switches.isEmpty {
                Text(option.label)
            } else {
                LabeledContent(option.label) { TextField(hint, text: value).multilineTextAlignment(.trailing) }
            }
            Text(option.meaning).font(.footnote)
            if !fault.isEmpty { Text(fault).font(.footnote).foregroundStyle(.red) }
            ForEach(switches, id: \.name) { named in
                Toggle(isOn: isOn(named)) {
                    VStack(alignment: .leading) {
                        Text(named.label)
                        Text(named.meaning).font(.footnote)
                    }
                }
            }
        }
    }

    private var value: Binding<String> {
        Binding(get: { party.chosen(option) }, set: { party.choose(option, $0) })
    }

    private func isOn(_ named: NamedValue) -> Binding<Bool> {
        Binding(get: { party.isOn(option, named.name) }, set: { _ in party.toggle(option, named.name) })
    }

    /// What may stand there.
    private var hint: String {
        switch option.takes {
        case .number(let least, let most): shown.tell(.range(least: Int64(least), most: Int64(most)))
        case .text(_, let form): form
        default: ""
        }
    }
}
