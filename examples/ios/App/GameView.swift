import Mauerwerk
import PassAndPlay
import SwiftUI

/// Shows a game that is on.
struct GameView: View {
    @ObservedObject var model: PhoneModel
    @State private var isEnding = false

    var body: some View {
        VStack {
            bar
            // The drawing and the choices scroll together, so that both can be reached on any screen.
            GeometryReader { place in
                ScrollView { LazyVStack { screen(place.size.width) } }
            }
        }
    }

    /// The board has one place for all screens, so that its page stays.
    @ViewBuilder
    private func screen(_ width: Double) -> some View {
        let screen = model.shown.screen
        if case .handOver(let seat, _) = screen { handOver(seat) }
        if let snapshot = screen.snapshot { board(snapshot, width) }
        if canAsk { ForEach(model.shown.advice, id: \.self) { line in Text(line).font(.footnote) } }
        choices(screen.choices)
    }

    private var bar: some View {
        HStack {
            Button(word("end")) { isEnding = true }
            Spacer()
            Button(word("hint")) { model.act { $0.seekHint() } }.disabled(!canAsk)
            Spacer()
            Button(word("undo")) { model.act { $0.undo() } }.disabled(!model.shown.canUndo)
        }
        .padding()
        .alert(word("end-question"), isPresented: $isEnding) {
            Button(word("end-game"), role: .destructive) { model.act { $0.end() } }
            Button(word("play-on"), role: .cancel) {}
        }
    }

    private var canAsk: Bool {
        if case .decide = model.shown.screen { true } else { false }
    }

    private func word(_ name: String) -> String { model.shown.word(name) }

    private func handOver(_ seat: Seat) -> some View {
        VStack {
            Text(model.shown.title).font(.title)
            Button(model.shown.tell(.take(seat: seat))) { model.act { $0.take() } }.buttonStyle(.borderedProminent)
        }
        .padding(.top, 120)
    }

    @ViewBuilder
    private func board(_ snapshot: Snapshot, _ width: Double) -> some View {
        Text(model.shown.title).font(.headline)
        Text(model.shown.seats(snapshot)).font(.subheadline)
        Text(snapshot.news.map(\.text).joined(separator: "; ")).font(.footnote)
        Board(
            snapshot: snapshot, motions: model.shown.motions, width: width,
            touch: { point in model.act { $0.touch(at: point) } },
            touchPlace: { name in model.act { $0.touch(place: name) } })
    }

    private func choices(_ choices: [Choice]) -> some View {
        ForEach(choices, id: \.notation) { choice in
            Button(choice.label) { model.act { $0.choose(choice.notation) } }
                .buttonStyle(.bordered)
                .padding(.horizontal)
        }
    }
}
