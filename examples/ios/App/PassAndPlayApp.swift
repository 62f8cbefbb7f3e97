import Mauerwerk
import PassAndPlay
import SwiftUI
import WebKit

/// Tells SwiftUI of the changes of a game, and keeps the game between starts of the app.
@MainActor
final class Model: ObservableObject {
    @AppStorage("saved") private var saved = ""
    @Published var failure: String?
    @Published private(set) var game: PassAndPlay?

    init() {
        if !saved.isEmpty { attempt { self.game = try PassAndPlay(saved: self.saved, dealer: .random) } }
    }

    func start(_ info: GameInfo, names: [String]) {
        attempt {
            let setup = "players:\(names.count)"
            self.game = try PassAndPlay(game: info.id, setup: setup, names: names, dealer: .random)
        }
    }

    func end() {
        (game, saved) = (nil, "")
    }

    func attempt(_ change: () throws -> Void) {
        do { try change() } catch { failure = error.localizedDescription }
        saved = game?.save() ?? ""
        objectWillChange.send()
    }
}

extension Dealer {
    static var random: Dealer { Dealer(seed: .random(in: 0 ... .max)) }
}

@main
struct PassAndPlayApp: App {
    @StateObject private var model = Model()

    var body: some SwiftUI.Scene {
        WindowGroup {
            Group {
                if let game = model.game { GameView(model: model, game: game) } else { StartView(model: model) }
            }
            .alert("Not allowed", isPresented: .constant(model.failure != nil)) {
                Button("OK") { model.failure = nil }
            } message: {
                Text(model.failure ?? "")
            }
        }
    }
}

/// Asks which game is played, and by whom.
struct StartView: View {
    @ObservedObject var model: Model
    @State private var names = ["Ada", "Ben", "Cleo"]

    var body: some View {
        NavigationView {
            Form {
                Section("Players") {
                    ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
                    Stepper("Seats: \(names.count)", value: Binding(
                        get: { names.count },
                        set: { names = (0..<$0).map { names.indices.contains($0) ? names[$0] : "Seat \($0)" } }
                    ), in: 2...8)
                }
                Section("Game") {
                    ForEach(games(), id: \.id) { info in
                        Button(info.name) { model.start(info, names: names) }
                    }
                }
            }
            .navigationTitle("mauerwerk")
        }
    }
}

/// Shows the screen of a game.
struct GameView: View {
    @ObservedObject var model: Model
    let game: PassAndPlay

    var body: some View {
        VStack {
            HStack {
                Button("End") { model.end() }
                Spacer()
                Button("Undo") { model.attempt { try game.undo() } }.disabled(!game.canUndo)
            }
            .padding()
            switch game.screen {
            case .handOver(_, let name):
                Spacer()
                Text("Hand the phone to \(name)").font(.title)
                Button("I am \(name)") { model.attempt { try game.take() } }.buttonStyle(.borderedProminent)
                Spacer()
            case .decide(_, let name, let snapshot):
                Board(title: "\(name) decides", snapshot: snapshot)
                choices(snapshot.choices.map { ($0.notation, $0.label) })
            case .dice(let chances, let snapshot):
                Board(title: "What do the dice on the table show?", snapshot: snapshot)
                choices(chances.map { ($0.notation, $0.label) })
            case .over(let winners, let snapshot):
                Board(title: "Won by \(winners.joined(separator: " and "))", snapshot: snapshot)
            }
        }
    }

    private func choices(_ all: [(notation: String, label: String)]) -> some View {
        List(all, id: \.notation) { choice in
            Button(choice.label) { model.attempt { try game.choose(choice.notation) } }
        }
    }
}

/// Shows a title, what happened, and the drawing.
struct Board: View {
    let title: String
    let snapshot: Snapshot

    var body: some View {
        Text(title).font(.headline)
        Text(snapshot.news.joined(separator: "; ")).font(.footnote)
        Drawing(svg: snapshot.svg ?? "").accessibilityLabel(snapshot.position)
    }
}

/// Draws SVG, which iOS draws in web views alone.
struct Drawing: UIViewRepresentable {
    let svg: String

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ view: WKWebView, context: Context) {
        view.loadHTMLString("<meta name='viewport' content='width=device-width'>\(svg)", baseURL: nil)
    }
}
