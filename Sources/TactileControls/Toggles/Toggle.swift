@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control that turns a setting on and off.
///
/// Create a toggle with a binding to a Boolean value, and a title or another label that names the setting:
///
/// ```swift
/// @State private var vibrates = false
///
/// var body: some View {
///   Toggle("Vibrate on Ring", isOn: $vibrates)
/// }
/// ```
///
/// One toggle can also control the settings of several elements. It is on if all of them are on, and mixed if only
/// some are; pressing it sets all of them:
///
/// ```swift
/// Toggle("All Alarms", sources: $alarms, isOn: \.isOn)
/// ```
///
/// By default, a toggle is a switch after its label. Set another style with `toggleStyle(_:)`, such as `.button`, or
/// your own type that conforms to ``ToggleStyle``. In a menu, a toggle is an item with a check mark while it is on, and
/// a dash while it is mixed.
///
/// Mirrors SwiftUI's `Toggle`.
public nonisolated struct Toggle<Label: View>: View {
  private let sources: [Binding<Bool>]
  private let label: Label
  /// Whether the toggle that a style passes on is mixed; false for other toggles.
  private let isMixed: Bool

  private init(sources: [Binding<Bool>], label: Label, isMixed: Bool = false) {
    self.sources = sources
    self.label = label
    self.isMixed = isMixed
  }

  /// Creates a toggle with a custom label.
  ///
  /// - Parameters:
  ///   - isOn: A binding to the value that the toggle shows and changes.
  ///   - label: The views that describe the setting.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(sources: [isOn], label: label())
  }

  /// Creates a toggle for several values, which is on if all of them are, and mixed if only some are.
  ///
  /// - Parameters:
  ///   - sources: The elements with the values, such as a binding to an array.
  ///   - isOn: The key path from an element to the binding of its value.
  ///   - label: The views that describe the setting.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.map { $0[keyPath: isOn] }, label: label())
  }

  /// The toggle as the closest style draws it.
  @MainActor @preconcurrency public var body: some View {
    let values = sources.map(\.wrappedValue)
    StyledControl(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn,
        isMixed: isMixed || values.contains(true) && values.contains(false)),
      system: ControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    )
    .layoutValue(key: ListRowControlKey.self, value: 31)
  }

  private var isOn: Binding<Bool> {
    if sources.count == 1 { return sources[0] }
    let sources = sources
    return Binding {
      sources.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for source in sources { source.wrappedValue = isOn }
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration.
  ///
  /// Use it in the `makeBody` of a ``ToggleStyle`` to modify the toggle that the next outer style draws.
  @MainActor @preconcurrency public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      sources: [configuration.$isOn], label: configuration.label,
      isMixed: configuration.isMixed)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several values with a title.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TactileButtons.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TactileButtons.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TactileButtons.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several values with a title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      TactileButtons.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle for several values with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      TactileButtons.Label(title, systemImage: systemImage)
    }
  }
}
