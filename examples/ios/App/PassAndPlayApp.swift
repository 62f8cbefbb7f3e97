import Mauerwerk
import PassAndPlay
import SwiftUI
import WebKit

/// Shows SwiftUI what the phone shows, and keeps the game between starts of the app.
@MainActor
final class Model: ObservableObject {
    /// What the phone shows; nothing while no game is played.
    @Published private(set) var screen: PassAndPlay.Screen?
    @Published private(set) var canUndo = false
    @Published private(set) var refusal = ""
    @Published var isRefused = false
    private var game: PassAndPlay?
    private let defaults = UserDefaults.standard

    init() {
        if let saved = defaults.string(forKey: "saved") {
            attempt { game = try PassAndPlay(saved: saved, dealer: .random) }
        }
    }

    func start(_ info: GameInfo, names: [String]) {
        attempt {
            let setup = "players:\(names.count)"
            game = try PassAndPlay(game: info.id, setup: setup, names: names, dealer: .random)
        }
    }

    func end() {
        attempt { game = nil }
    }

    func take() {
        attempt { try game?.take() }
    }

    func choose(_ notation: String) {
        attempt { try game?.choose(notation) }
    }

    func undo() {
        attempt { try game?.undo() }
    }

    /// Hides what only one person may see, as long as the app is not looked at.
    func putDown() {
        attempt { try game?.putDown() }
    }

    private func attempt(_ change: () throws -> Void) {
        do {
            try change()
        } catch {
            (refusal, isRefused) = (error.localizedDescription, true)
        }
        defaults.set(game?.save(), forKey: "saved")
        (screen, canUndo) = (game?.screen, game?.canUndo ?? false)
    }
}

extension Dealer {
    static var random: Dealer { Dealer(seed: .random(in: 0 ... .max)) }
}

@main
struct PassAndPlayApp: App {
    @StateObject private var model = Model()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            Group {
                if let screen = model.screen {
                    GameView(model: model, screen: screen)
                } else {
                    StartView(model: model)
                }
            }
            .alert("Not allowed", isPresented: $model.isRefused) {
                Button("OK") {}
            } message: {
                Text(model.refusal)
            }
        }
        // The system keeps a picture of an app that is left: a hand must not be on it.
        .onChange(of: phase) { phase in
            if phase != .active { model.putDown() }
        }
    }
}

/// Asks which game is played, and by whom.
struct StartView: View {
    @ObservedObject var model: Model
    @State private var seats = 3
    @State private var names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gail", "Hal"]

    var body: some View {
        NavigationView {
            Form {
                Section("Players") {
                    ForEach(0..<seats, id: \.self) { TextField("Name", text: $names[$0]) }
                    Stepper("Seats: \(seats)", value: $seats, in: 2...names.count)
                }
                Section("Game") {
                    ForEach(games(), id: \.id) { info in
                        Button(info.name) { model.start(info, names: Array(names.prefix(seats))) }
                    }
                }
            }
            .navigationTitle("mauerwerk")
        }
        .navigationViewStyle(.stack)
    }
}

/// Shows the screen of a game.
struct GameView: View {
    @ObservedObject var model: Model
    let screen: PassAndPlay.Screen

    var body: some View {
        VStack {
            HStack {
                Button("End") { model.end() }
                Spacer()
                Button("Undo") { model.undo() }.disabled(!model.canUndo)
            }
            .padding()
            switch screen {
            case .handOver(_, let name):
                Spacer()
                Text("Hand the phone to \(name)").font(.title)
                Button("I am \(name)") { model.take() }.buttonStyle(.borderedProminent)
                Spacer()
            case .decide(_, let name, let snapshot):
                Board(title: "\(name) decides", snapshot: snapshot)
                choices(snapshot.choices)
            case .dice(let chances, let snapshot):
                Board(title: "What do the dice on the table show?", snapshot: snapshot)
                choices(chances.map { Choice(notation: $0.notation, label: $0.label) })
            case .over(let winners, let snapshot):
                Board(title: "Won by \(winners.joined(separator: " and "))", snapshot: snapshot)
            }
        }
    }

    private func choices(_ choices: [Choice]) -> some View {
        List(choices, id: \.notation) { choice in
            Button(choice.label) { model.choose(choice.notation) }
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
