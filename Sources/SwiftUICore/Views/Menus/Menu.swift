/// A button that opens a menu.
///
/// Mirrors SwiftUI's `Menu`. The items are shown on a platter beside the button: buttons become rows
/// whatever styles they have (rule 2.1.14), and each closes the menu before it acts. The menu opens when the
/// button is tapped or held; a finger that holds it may slide to an item and lift there (rule 2.5.64a). With
/// a primary action a tap runs that, and the menu opens when the button is held for half a second.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// Makes a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Makes a menu with a label and an action of its own.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// What the closest style makes of it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(content: AnyView(label)),
        content: MenuStyleConfiguration.Content(content: AnyView(content)),
        primaryAction: primaryAction),
      system: MenuStyleHolder(style: DefaultMenuStyle()))
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style was given, to be drawn by the next outer style.
  @MainActor @preconcurrency public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title and an action of its own.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title and an action of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a title, a symbol and an action of its own.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUICore.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title, a symbol and an action of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUICore.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
