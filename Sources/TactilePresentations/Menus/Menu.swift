@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control for presenting a menu of actions.
///
/// A menu is a button with a label. Its items can be buttons, links, toggles, pickers and other menus:
///
/// ```swift
/// Menu("Sort", systemImage: "arrow.up.arrow.down") {
///   Button("By Name") { sort(by: .name) }
///   Button("By Date") { sort(by: .date) }
///   Toggle("Descending", isOn: $isDescending)
/// }
/// ```
///
/// The items are shown on a platter beside the button, below or above it, and scroll if the window isn't high enough.
/// Buttons become rows regardless of their styles (rule 2.1.14), and each dismisses the menu before its action runs.
/// Use `menuOrder(_:)` to set the order of the items, and `menuActionDismissBehavior(_:)` to keep the menu open.
///
/// A menu in a menu is an item that opens a submenu in front of it (rule 2.5.64b).
///
/// A menu with a primary action performs it when the button is tapped, and opens when the button is held for half a
/// second:
///
/// ```swift
/// Menu("Save") {
///   Button("Save As…") { saveAs() }
/// } primaryAction: {
///   save()
/// }
/// ```
///
/// The closest button style draws the button. Set another style with `menuStyle(_:)`.
///
/// Mirrors SwiftUI's `Menu`.
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
  ///
  /// - Parameters:
  ///   - content: The items of the menu.
  ///   - label: The label of the button.
  ///   - primaryAction: The action that a tap on the button performs instead of opening the menu.
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
  /// Creates a menu from a style's configuration.
  ///
  /// Use it in the `makeBody` of a ``MenuStyle`` to modify the menu button that the next outer style draws.
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

extension Menu where Label == TactileButtons.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TactileButtons.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TactileButtons.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title, a symbol and a custom primary action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TactileButtons.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title, a symbol and a custom primary action.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TactileButtons.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
