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
                    OptionField(shown: shown, option: option, value: value(option), fault: party.fault(option.name))
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

    private func value(_ option: SetupOption) -> Binding<String> {
        Binding(get: { party.chosen(option) }, set: { party.choose(option, $0) })
    }
}

/// Asks for one option, by what it takes.
struct OptionField: View {
    let shown: Shown
    let option: SetupOption
    @Binding var value: String
    let fault: String

    var body: some View {
        VStack(alignment: .leading) {
            switch option.takes {
            case .switch:
                Toggle(option.label, isOn: Binding(get: { value == "true" }, set: { value = $0 ? "true" : "false" }))
            case .one(let names):
                Picker(option.label, selection: $value) {
                    if option.defaultValue.isEmpty { Text(shown.word("as-usual")).tag("") }
                    ForEach(names, id: \.name) { named in Text(named.label).tag(named.name) }
                }
            default:
                LabeledContent(option.label) { TextField(hint, text: $value).multilineTextAlignment(.trailing) }
            }
            if !fault.isEmpty { Text(fault).font(.footnote).foregroundStyle(.red) }
        }
    }

    /// What may stand there.
    private var hint: String {
        switch option.takes {
        case .number(let least, let most): shown.tell(.range(least: Int64(least), most: Int64(most)))
        case .several(let names): names.map(\.name).joined(separator: ", ")
        case .text(_, let form): form
        default: ""
        }
    }
}
