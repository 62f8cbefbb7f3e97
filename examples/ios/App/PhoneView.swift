import Mauerwerk
import PassAndPlay
import SwiftUI

/// Shows what the phone shows, and tells it what people do.
struct PhoneView: View {
    @ObservedObject var model: PhoneModel
    @State private var party = Party()
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack {
            if !model.shown.failure.isEmpty {
                Text(model.shown.failure).foregroundColor(.red).padding(.horizontal)
            }
            if model.shown.screen == .start {
                Entrance(shown: model.shown, party: $party) { model.act { $0.start(party) } }
            } else {
                GameView(model: model)
            }
        }
        .onAppear { draw(in: scheme) }
        .onChange(of: scheme) { scheme in draw(in: scheme) }
        // The system keeps a picture of an app that is left: a hand must not be on it.
        .onChange(of: phase) { phase in
            model.act { if phase == .active { $0.comeBack() } else { $0.putDown() } }
        }
    }

    private func draw(in scheme: ColorScheme) {
        model.act { $0.theme = scheme == .dark ? .dark : .light }
    }
}
