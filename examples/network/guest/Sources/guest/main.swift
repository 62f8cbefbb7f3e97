import Foundation
import Mauerwerk

/// Says what is wrong, and ends the program.
func give(up why: String) -> Never {
    FileHandle.standardError.write(Data("\(why)\n".utf8))
    exit(2)
}

let words = CommandLine.arguments.dropFirst()
guard let port = words.first.flatMap(UInt16.init) else { give(up: "usage: guest PORT [PLAYER]") }
guard let line = Line(port: port) else { give(up: "nobody listens on port \(port)") }
guard let first = line.read() else { give(up: "the host has hung up") }

do {
    let guest = try Guest.join(message: first)
    // A guest has chance of its own for what its player draws: the host's seed stays at the host.
    let player = Opponent(player: words.dropFirst().first ?? "easy", seed: .random(in: 0...UInt64.max))
    var answered: UInt32?
    while true {
        if answered != guest.decided(), !guest.actions().isEmpty {
            answered = guest.decided()
            try line.send(guest.decide(notation: guest.choose(opponent: player)))
        }
        guard let message = line.read() else { break }
        let news = try guest.receive(message: message)
        if news.isEmpty { answered = nil }  // it begins anew, and is asked again
        news.forEach { print($0) }
    }
    if case .over(let outcome) = guest.turn() { print(outcome.text) }
} catch {
    give(up: "\(error)")
}
