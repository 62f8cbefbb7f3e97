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

    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> Int? { nil }
}
