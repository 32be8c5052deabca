@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A control for presenting a menu of actions.
///
/// Mirrors SwiftUI's `Menu`. The items are shown on a platter beside the button. Buttons become
/// rows regardless of their styles (rule 2.1.14), and each dismisses the menu before its action
/// runs. If there is a primary action, a tap performs it, and the menu opens when the button is
/// held for half a second.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu with a custom label and a custom primary action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The menu button as the closest menu style draws it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(content: AnyView(label)),
        content: MenuStyleConfiguration.Content(content: AnyView(content)),
        primaryAction: primaryAction),
      system: ControlStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration, which the next outer style draws.
  @MainActor @preconcurrency public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title and a custom primary action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a custom primary action.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUIControls.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUIControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUIControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title, a symbol and a custom primary action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUIControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title, a symbol and a custom primary action.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUIControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
