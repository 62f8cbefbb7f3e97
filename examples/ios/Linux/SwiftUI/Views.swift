// What the app uses of SwiftUI: enough to compile it, nothing that draws.

@_exported import Combine
@_exported import Foundation
import WebKit

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { return fatalError() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { return fatalError() }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<each Part: View>(_ part: repeat each Part) -> Stub { Stub() }
    public static func buildEither(first: some View) -> Stub { Stub() }
    public static func buildEither(second: some View) -> Stub { Stub() }
    public static func buildIf<Part: View>(_ part: Part?) -> Part? { part }
}

public struct Stub: View {
    nonisolated init() {}
    public var body: Never { return fatalError() }
}

/// A view that contains others.
public protocol Container: View where Body == Never {}

extension Container {
    public var body: Never { return fatalError() }
}

public struct EmptyView: Container {
    public init() {}
}
public struct Spacer: Container {
    public init() {}
}
public struct Text: Container {
    public init(_ text: some StringProtocol) {}
}
public struct Button<Label: View>: Container {
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
    where Label == Text {}
}
public struct HStack: Container {
    public init(alignment: VerticalAlignment = .center, @ViewBuilder content: () -> some View) {}
}
public struct VStack: Container {
    public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> some View) {}
}
public struct LazyVStack: Container {
    public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> some View) {}
}
public struct ZStack: Container {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {}
}
public struct ScrollView: Container {
    public init(_ axes: Axis = .vertical, @ViewBuilder content: () -> some View) {}
}
public struct Form: Container {
    public init(@ViewBuilder content: () -> some View) {}
}
public struct Section: Container {
    public init(@ViewBuilder content: () -> some View) {}
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {}
}
public struct ForEach: Container {
    public init<Items: RandomAccessCollection, ID: Hashable>(
        _ items: Items, id: KeyPath<Items.Element, ID>, @ViewBuilder content: @escaping (Items.Element) -> some View
    ) {}
}
public struct GeometryReader: Container {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> some View) {}
}
public struct GeometryProxy {
    public var size: CGSize { .zero }
}
public struct Picker: Container {
    public init<Value: Hashable>(
        _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> some View
    ) {}
}
public struct Stepper: Container {
    public init(_ title: some StringProtocol, value: Binding<Int>, in range: ClosedRange<Int>) {}
}
public struct TextField: Container {
    public init(_ title: some StringProtocol, text: Binding<String>) {}
}
public struct Toggle: Container {
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {}
}
public struct LabeledContent: Container {
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {}
}

public protocol Shape: Container {}

extension Shape {
    public func stroke(_ color: Color, lineWidth: Double = 1) -> some View { Stub() }
}

public struct Rectangle: Shape {
    public init() {}
}
public struct RoundedRectangle: Shape {
    public init(cornerRadius: Double) {}
}
public struct Color: Container, Sendable {
    public static let clear = Color(), red = Color(), accentColor = Color()
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: Container {
    associatedtype Shown: UIView
    associatedtype Coordinator = Void
    typealias Context = RepresentableContext<Self>
    func makeUIView(context: Context) -> Shown
    func updateUIView(_ view: Shown, context: Context)
    func makeCoordinator() -> Coordinator
}
public struct RepresentableContext<Represented: UIViewRepresentable> {
    public let coordinator: Represented.Coordinator
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Content: Scene
    init()
    var body: Content { get }
}

extension App {
    public static func main() {}
}

public protocol Scene {}

public struct WindowGroup: Scene {
    public init(@ViewBuilder content: () -> some View) {}
}
