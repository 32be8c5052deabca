/// A control that is on or off.
///
/// Mirrors SwiftUI's `Toggle`. The closest ``ToggleStyle`` draws it: a switch where nobody set one.
public nonisolated struct Toggle<Label: View>: View {
  private let sources: [Binding<Bool>]
  private let label: Label

  private init(sources: [Binding<Bool>], label: Label) {
    self.sources = sources
    self.label = label
  }

  /// Makes a toggle of a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(sources: [isOn], label: label())
  }

  /// Makes a toggle of several values, which is on where all of them are, and mixed where some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.map { $0[keyPath: isOn] }, label: label())
  }

  /// What the closest style makes of it.
  @MainActor @preconcurrency public var body: some View {
    let values = sources.map(\.wrappedValue)
    StyledControl(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn,
        isMixed: values.contains(true) && values.contains(false)),
      system: ToggleStyleHolder(style: DefaultToggleStyle())
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
  /// Makes the toggle that a style was given, to be drawn by the next outer style.
  @MainActor @preconcurrency public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle of several values with a title.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle of several values with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle of several values with a title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a toggle of several values with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}
