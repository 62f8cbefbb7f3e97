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
            switch model.shown.screen {
            case .start:
                EmptyView()
            case .handOver(_, let name):
                handOver(name)
            case .decide(_, let name, let snapshot):
                board("\(name) decides", snapshot)
                ForEach(model.shown.hint?.lines ?? [], id: \.self) { line in Text(line).font(.footnote) }
                choices(snapshot.choices)
            case .thinking(_, let name, let snapshot):
                board("\(name) thinks", snapshot)
            case .dice(let chances, let snapshot):
                board("What do the dice on the table show?", snapshot)
                choices(chances.map { Choice(notation: $0.notation, label: $0.label, touches: []) })
            case .over(let winners, let snapshot):
                board("Won by \(winners.joined(separator: " and "))", snapshot)
            }
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
            Spacer()
            Text("Hand the phone to \(name)").font(.title)
            Button("I am \(name)") { model.act { $0.take() } }.buttonStyle(.borderedProminent)
            Spacer()
        }
    }

    @ViewBuilder
    private func board(_ title: String, _ snapshot: Snapshot) -> some View {
        Text(title).font(.headline)
        Text(model.shown.seats(snapshot)).font(.subheadline)
        Text(snapshot.news.joined(separator: "; ")).font(.footnote)
        Drawing(svg: snapshot.svg ?? "")
            .accessibilityLabel(snapshot.position)
            .overlay(Moving(motions: model.shown.motions).id(snapshot.svg))
            .overlay(touches)
    }

    /// Takes touches before the web view does, and tells them in units of the drawing, which is as wide
    /// as the screen.
    private var touches: some View {
        GeometryReader { place in
            Color.clear.contentShape(Rectangle()).onTapGesture { tap in
                let units = 390 / place.size.width
                let point = Point(x: Int(tap.x * units), y: Int(tap.y * units))
                model.act { $0.touch(at: point) }
            }
        }
    }

    private func choices(_ choices: [Choice]) -> some View {
        List(choices, id: \.notation) { choice in
            Button(choice.label) { model.act { $0.choose(choice.notation) } }
        }
    }
}
