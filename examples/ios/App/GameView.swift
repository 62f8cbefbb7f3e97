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

    @ViewBuilder
    private func screen(_ width: Double) -> some View {
        switch model.shown.screen {
        case .start:
            EmptyView()
        case .handOver(_, let name):
            handOver(name)
        case .decide(_, let name, let snapshot):
            board("\(name) decides", snapshot, width)
            ForEach(model.shown.hint?.lines ?? [], id: \.self) { line in Text(line).font(.footnote) }
            choices(snapshot.choices)
        case .thinking(_, let name, let snapshot):
            board("\(name) thinks", snapshot, width)
        case .dice(let chances, let snapshot):
            board("What do the dice on the table show?", snapshot, width)
            choices(chances.map { Choice(notation: $0.notation, label: $0.label, touches: []) })
        case .over(let winners, let snapshot):
            board("Won by \(winners.joined(separator: " and "))", snapshot, width)
        }
    }

    private var bar: some View {
        HStack {
            Button("End") { isEnding = true }
            Spacer()
            Button("Hint") { model.act { $0.seekHint() } }.disabled(!canAsk)
            Spacer()
            Button("Undo") { model.act { $0.undo() } }.disabled(!model.shown.canUndo)
        }
        .padding()
        .alert("End this game for good?", isPresented: $isEnding) {
            Button("End it", role: .destructive) { model.act { $0.end() } }
            Button("Play on", role: .cancel) {}
        }
    }

    private var canAsk: Bool {
        if case .decide = model.shown.screen { true } else { false }
    }

    private func handOver(_ name: String) -> some View {
        VStack {
            Text("Hand the phone to \(name)").font(.title)
            Button("I am \(name)") { model.act { $0.take() } }.buttonStyle(.borderedProminent)
        }
        .padding(.top, 120)
    }

    @ViewBuilder
    private func board(_ title: String, _ snapshot: Snapshot, _ width: Double) -> some View {
        Text(title).font(.headline)
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
