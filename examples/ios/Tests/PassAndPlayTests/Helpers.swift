import Mauerwerk
import PassAndPlay

/// A screen that a test did not look for.
struct Unexpected: Error {
    let screen: Screen
}

extension Dealer {
    func one<Element>(of all: [Element]) -> Element { all[Int(below(n: UInt32(all.count)))] }
}
