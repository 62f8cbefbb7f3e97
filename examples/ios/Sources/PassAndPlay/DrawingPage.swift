/// A page that loads once, and then shows one drawing after another. Scripts replace the drawing.
public struct DrawingPage: Equatable, Sendable {
    /// The page without a drawing. It shows drawings from edge to edge, as ``DrawingLayout`` expects.
    public static let html = """
        <!DOCTYPE html>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <style>body { margin: 0 } svg { display: block; width: 100%; height: auto }</style>
        <body></body>
        """

    private var svg = ""
    private var isLoaded = false

    /// Makes a page that has not loaded yet.
    public init() {}

    /// Changes the drawing. Returns the script that shows it, or `nil` if there is nothing to run: the
    /// page shows this drawing already, or ``load()`` will return the script.
    public mutating func show(_ svg: String) -> String? {
        guard svg != self.svg else { return nil }
        self.svg = svg
        return isLoaded ? script : nil
    }

    /// Notes that the page has loaded. Returns the script that shows the last drawing.
    public mutating func load() -> String {
        isLoaded = true
        return script
    }

    /// Notes that the page is lost and loads again.
    public mutating func unload() { isLoaded = false }

    private var script: String { "document.body.innerHTML = \(literal(svg))" }
}

/// Returns a text as a literal of JavaScript, which is also JSON.
private func literal(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": written += "\\\(scalar)"
        case "\0"..<" ", "\u{2028}", "\u{2029}":
            let digits = String(0x10000 + scalar.value, radix: 16).dropFirst()
            written += "\\u\(digits)"
        default: written.unicodeScalars.append(scalar)
        }
    }
    return written + "\""
}
