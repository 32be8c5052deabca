@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A title with an icon that illustrates it.
///
/// Use a label as the content of buttons, menu items, toggles and list rows, so that the same title and icon can be
/// arranged differently in each place:
///
/// ```swift
/// Label("Lightning", systemImage: "bolt.fill")
/// ```
///
/// Both parts can be any view:
///
/// ```swift
/// Label {
///   Text(person.name).font(.headline)
/// } icon: {
///   Circle().fill(person.color).frame(width: 28, height: 28)
/// }
/// ```
///
/// By default, the icon is in front of the title. Set a style with `labelStyle(_:)` to show only one of them, or to
/// arrange them with your own type that conforms to ``LabelStyle``. Assistive technologies read the title even if
/// the style shows only the icon.
///
/// ```swift
/// Label("Lightning", systemImage: "bolt.fill")
///   .labelStyle(.iconOnly)
/// ```
///
/// Mirrors SwiftUI's `Label`.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and an image file from the program's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title and an image file from the program's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration.
  ///
  /// Use it in the `makeBody` of a ``LabelStyle`` to modify the label that the next outer style arranges:
  ///
  /// ```swift
  /// struct RedBorderStyle: LabelStyle {
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     Label(configuration).border(.red)
  ///   }
  /// }
  /// ```
  @MainActor @preconcurrency public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label {
  /// Always true: the body of a label style is one element.
  @_spi(Engine) public static var __isUnary: Bool { true }

  /// Creates the node that looks up the closest style.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    LabelNode(view, inputs: inputs)
  }

  /// Updates the node with a new title and icon.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    LabelNode<Title, Icon>.update(node, view)
  }
}
