// What the app uses of WebKit and UIKit.

import Foundation

@MainActor
open class UIView {
    public var isOpaque = true
    public var backgroundColor: UIColor?

    public init() {}
}

public struct UIColor: Sendable {
    public static let clear = UIColor()
}

@MainActor
public final class UIScrollView: UIView {
    public var isScrollEnabled = true
}

@MainActor
public final class WKWebView: UIView {
    public let scrollView = UIScrollView()
    public weak var navigationDelegate: (any WKNavigationDelegate)?

    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

    public func evaluateJavaScript(
        _ script: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {}
}

public final class WKNavigation {}

@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
