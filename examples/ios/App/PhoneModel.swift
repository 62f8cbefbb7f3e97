import Combine
import Foundation
import Mauerwerk
import PassAndPlay

/// Shows SwiftUI what the phone shows; what outlives the app is in a file.
@MainActor
final class PhoneModel: ObservableObject {
    // The app's own folder, which no other app can read: the file tells all hands.
    private let phone = Phone(
        saved: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
            .appendingPathComponent("game"),
        lang: Lang(locale: Locale.preferredLanguages.first ?? ""))

    @Published private(set) var shown: Shown

    init() {
        shown = phone.shown
        phone.onChange = { [weak self] in self?.shown = $0 }
    }

    func act(_ change: @MainActor (Phone) -> Void) {
        change(phone)
    }
}
