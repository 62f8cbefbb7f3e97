import Mauerwerk
import PassAndPlay
import SwiftUI

/// Asks what is to be played, how, and who plays: what can be chosen, the library says.
struct Entrance: View {
    @Binding var party: Party
    let start: @MainActor () -> Void

    var body: some View {
        let offered = party.offered
        Form {
            Section {
                Picker("Game", selection: Binding(get: { party.game }, set: { party.play($0) })) {
                    ForEach(games(), id: \.id) { info in Text(info.name).tag(info.id) }
                }
                .pickerStyle(.inline)
            }
            Section {
                Stepper("\(party.players) play", value: $party.players, in: seats(offered))
                ForEach(0..<party.players, id: \.self) { seat in
                    HStack {
                        TextField("Seat \(seat)", text: $party.names[seat])
                        Picker("Seat \(seat) is played by", selection: $party.opponents[seat]) {
                            Text("person").tag(PlayerName?.none)
                            ForEach(levels(), id: \.self) { level in Text(level).tag(PlayerName?.some(level)) }
                        }
                        .labelsHidden()
                    }
                }
            }
            Section {
                Toggle("Dice lie on the table", isOn: $party.realDice)
            }
            Section("Options") {
                ForEach(party.asked, id: \.name) { option in
                    OptionField(option: option, value: value(option), fault: party.fault(option.name))
                }
            }
            Button("Start", action: start).disabled(!offered.faults.isEmpty)
        }
    }

    /// The numbers of people there can be. Whoever is one too many for now can leave.
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
                    if option.defaultValue.isEmpty { Text("as usual").tag("") }
                    ForEach(names, id: \.name) { named in Text(named.name).tag(named.name) }
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
        case .number(let least, let most): "\(least) to \(most)"
        case .several(let names): names.map(\.name).joined(separator: ", ")
        case .text(_, let form): form
        default: ""
        }
    }
}
