// What the app uses of SwiftUI's modifiers.

extension View {
    public func accessibilityAction(_ act: @escaping () -> Void) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityChildren(@ViewBuilder _ children: () -> some View) -> some View { self }
    public func accessibilityElement(children: Children = .ignore) -> some View { self }
    public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
    ) -> some View { self }
    public func allowsHitTesting(_ isAllowed: Bool) -> some View { self }
    public func buttonStyle(_ style: ButtonForm) -> some View { self }
    public func contentShape(_ shape: some Shape) -> some View { self }
    public func disabled(_ isDisabled: Bool) -> some View { self }
    public func font(_ font: Font) -> some View { self }
    public func foregroundColor(_ color: Color) -> some View { self }
    public func foregroundStyle(_ color: Color) -> some View { self }
    public func frame(width: Double?, height: Double?, alignment: Alignment = .center) -> some View { self }
    public func id(_ id: some Hashable) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func offset(x: Double = 0, y: Double = 0) -> some View { self }
    public func onAppear(_ act: @escaping () -> Void) -> some View { self }
    public func onChange<Value: Equatable>(of value: Value, perform: @escaping (Value) -> Void) -> some View { self }
    public func onTapGesture(_ act: @escaping (CGPoint) -> Void) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func overlay(_ above: some View) -> some View { self }
    public func padding(_ edges: EdgeSet = .all, _ length: Double? = nil) -> some View { self }
    public func pickerStyle(_ style: PickerForm) -> some View { self }
    public func tag(_ tag: some Hashable) -> some View { self }
}
