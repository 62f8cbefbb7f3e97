import PassAndPlay
import SwiftUI
import WebKit

/// Draws SVG, which iOS draws in web views alone. The drawing is as wide as the view.
struct Drawing: UIViewRepresentable {
    let svg: String

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        // Around the drawing the screen's own ground shows, light or dark.
        view.isOpaque = false
        view.backgroundColor = .clear
        view.scrollView.isScrollEnabled = false
        return view
    }

    /// Loads the drawing unless the view already shows it.
    func updateUIView(_ view: WKWebView, context: Context) {
        guard context.coordinator.svg != svg else { return }
        context.coordinator.svg = svg
        view.loadHTMLString(page(showing: svg), baseURL: nil)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    /// Remembers what the view shows.
    @MainActor
    final class Coordinator {
        var svg: String?
    }
}
