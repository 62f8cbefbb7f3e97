import Foundation
import Mauerwerk

/// The number of times that a guest tries to come back.
let attempts = 5

/// Says what is wrong, and ends the program.
func give(up why: String) -> Never {
    FileHandle.standardError.write(Data("\(why)\n".utf8))
    exit(2)
}

/// Plays until the game is over or the host has hung up.
func play(_ guest: Guest, _ player: Opponent, _ lang: Lang, _ line: Line) throws {
    var answered: UInt32?
    while true {
        if case .over = guest.turn() { return }
        if answered != guest.decided(), !guest.actions().isEmpty {
            answered = guest.decided()
            try line.send(guest.decide(notation: guest.choose(opponent: player), lang: lang))
        }
        guard let message = line.read() else { return }
        do {
            let news = try guest.receive(message: message, lang: lang)
            if news.isEmpty { answered = nil }  // it begins anew, and is asked again
            news.forEach { print($0.text) }
        } catch MauerwerkError.message {
            try line.send("again")  // something is missing
        }
    }
}

// After the host has hung up, a write gives an error instead of a signal.
signal(SIGPIPE, SIG_IGN)
var arguments = Array(CommandLine.arguments.dropFirst())
var code = "en"
if let option = arguments.firstIndex(of: "--lang"), option + 1 < arguments.count {
    code = arguments.remove(at: option + 1)
    arguments.remove(at: option)
}
let lang = Lang(locale: code)
guard "\(lang)" == code, arguments.count <= 2, let port = arguments.first.flatMap(UInt16.init) else {
    give(up: words(lang: lang)["guest-usage"] ?? "")
}
var token = ""
// The player of a guest draws from its own seed. The host's seed stays at the host.
let player = Opponent(player: arguments.dropFirst().first ?? "easy", seed: .random(in: 0..<1 << 53))

for attempt in 0...attempts {
    if attempt > 0 { sleep(1) }
    do {
        guard let line = Line(port: port) else { continue }
        try line.send(token.isEmpty ? "join" : "join \(token)")
        guard let seat = line.read(), let first = line.read() else { continue }
        token = seat.split(separator: " ").last.map(String.init) ?? ""
        let guest = try Guest.join(message: first)
        try play(guest, player, lang, line)
        if case .over = guest.turn() {
            print(try guest.snapshot(lang: lang).summary)
            exit(0)
        }
    } catch let error as MauerwerkError {
        give(up: "\(error)")
    } catch {
        continue  // the line broke
    }
}
give(up: words(lang: lang)["no-host"] ?? "")
