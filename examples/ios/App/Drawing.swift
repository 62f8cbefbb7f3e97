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
        view.navigationDelegate = context.coordinator
        view.loadHTMLString(DrawingPage.html, baseURL: nil)
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) { context.coordinator.show(svg, in: view) }

    func makeCoordinator() -> Coordinator { Coordinator() }

    /// Keeps the drawing while the page loads, and shows it in the page.
    @MainActor
    final class Coordinator: NSObject, WKNavigationDelegate {
        private var page = DrawingPage()

        func show(_ svg: String, in view: WKWebView) {
            if let script = page.show(svg) { view.evaluateJavaScript(script) }
        }

        func webView(_ view: WKWebView, didFinish navigation: WKNavigation!) {
            view.evaluateJavaScript(page.load())
        }

        /// Loads the page again if iOS has ended its process.
        func webViewWebContentProcessDidTerminate(_ view: WKWebView) {
            page.unload()
            view.loadHTMLString(DrawingPage.html, baseURL: nil)
        }
    }
}
