import Mauerwerk
import PassAndPlay
import SwiftUI

/// Asks what is to be played, and who plays.
struct Entrance: View {
    @Binding var lobby: Lobby
    let start: () -> Void

    var body: some View {
        Form {
            Section {
                Picker("Game", selection: $lobby.game) {
                    ForEach(games(), id: \.id) { info in Text(info.name).tag(info.id) }
                }
                .pickerStyle(.inline)
            }
            Section {
                Stepper("\(lobby.players) play", value: $lobby.players, in: Lobby.seats)
                ForEach(0..<lobby.players, id: \.self) { seat in
                    HStack {
                        TextField("Seat \(seat)", text: $lobby.names[seat])
                        Picker("Seat \(seat) is played by", selection: $lobby.opponents[seat]) {
                            Text("person").tag(PlayerName?.none)
                            ForEach(levels(), id: \.self) { level in Text(level).tag(PlayerName?.some(level)) }
                        }
                        .labelsHidden()
                    }
                }
            }
            Section {
                Toggle("Dice lie on the table", isOn: $lobby.realDice)
            }
            Button("Start", action: start)
        }
    }
}
