// The app's part of SwiftUI except views.

public enum Axis { case horizontal, vertical }
public enum Alignment { case center, topLeading }
public enum HorizontalAlignment { case leading, center }
public enum VerticalAlignment { case center }
public enum TextAlignment { case trailing }
public enum ButtonRole { case destructive, cancel }
public enum ColorScheme { case light, dark }
public enum ScenePhase { case active, inactive, background }
public enum Font { case title, headline, subheadline, footnote }
public enum Children { case contain, ignore, combine }
public enum EdgeSet { case all, top, horizontal }
public enum PickerForm { case inline }
public enum ButtonForm { case bordered, borderedProminent }
public enum Animation {
    case none
    public static func easeOut(duration: Double) -> Animation { .none }
}

@MainActor public func withAnimation(_ animation: Animation, _ change: () -> Void) { change() }

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = Self(rawValue: 1), isSelected = Self(rawValue: 2), isStaticText = Self(rawValue: 4)
}

public struct EnvironmentValues {
    public let accessibilityReduceMotion = false
    public let colorScheme = ColorScheme.light
    public let scenePhase = ScenePhase.active
}

@propertyWrapper
public struct Environment<Value> {
    public let wrappedValue: Value
    public init(_ path: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: path] }
}

@MainActor @propertyWrapper
public struct State<Value> {
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { Binding(get: { value }, set: { _ in }) }
    private let value: Value
    public init(wrappedValue: Value) { value = wrappedValue }
}

@MainActor @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    private let get: () -> Value
    private let set: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(get: { get()[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
}

@MainActor @propertyWrapper
public struct StateObject<Value: ObservableObject> {
    public let wrappedValue: Value
    public init(wrappedValue: @autoclosure @escaping () -> Value) { self.wrappedValue = wrappedValue() }
}

@MainActor @propertyWrapper
public struct ObservedObject<Value: ObservableObject> {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
public struct ScaledMetric<Value> {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
