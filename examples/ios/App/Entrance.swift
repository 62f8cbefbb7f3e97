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
                    TextField("Seat \(seat)", text: $lobby.names[seat])
                }
            }
            Section {
                Toggle("Dice lie on the table", isOn: $lobby.realDice)
            }
            Button("Start", action: start)
        }
    }
}
