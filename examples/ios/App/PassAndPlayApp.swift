import SwiftUI

/// Pass-and-play of all games on one phone.
@main
struct PassAndPlayApp: App {
    @StateObject private var model = PhoneModel()

    var body: some Scene {
        WindowGroup { PhoneView(model: model) }
    }
}
