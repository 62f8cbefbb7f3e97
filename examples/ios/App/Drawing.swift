import SwiftUI
import WebKit

/// Draws SVG, which iOS draws in web views alone.
struct Drawing: UIViewRepresentable {
    let svg: String

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        // Around the drawing the screen's own ground shows, light or dark.
        view.isOpaque = false
        view.backgroundColor = .clear
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {
        view.loadHTMLString("<meta name='viewport' content='width=device-width'>\(svg)", baseURL: nil)
    }
}
