import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A group of controls that belong together, such as Undo and Redo.
///
/// ```swift
/// ControlGroup {
///   Button("Undo", systemImage: "arrow.uturn.backward") { undo() }
///   Button("Redo", systemImage: "arrow.uturn.forward") { redo() }
/// }
/// ```
///
/// By default, the buttons of a group share one gray shape, one pixel apart. Buttons with their own style keep it. Set
/// another appearance with `controlGroupStyle(_:)`, such as `.menu`, or your own type that conforms to
/// ``ControlGroupStyle``.
///
/// A group can have a label. Most styles present it only to assistive technologies; a style that shows a button with a
/// menu, such as `.menu`, shows it on the button.
///
/// Mirrors SwiftUI's `ControlGroup`.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?

  private init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Creates a control group without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  /// Creates a control group with a label, which only assistive technologies present in most styles.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  /// Creates a control group from a style's configuration.
  ///
  /// Use it in the `makeBody` of a ``ControlGroupStyle`` to modify the view that the next outer style draws.
  @MainActor @preconcurrency
  public init(
    _ configuration: ControlGroupStyleConfiguration
  ) where Content == ControlGroupStyleConfiguration.Content {
    self.init(content: configuration.content, label: configuration.label.content)
  }

  /// Creates a control group with a title, which only assistive technologies present in most styles.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a control group with a title, which only assistive technologies present in most styles.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// The group as the closest control group style draws it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(content: label)),
      system: ControlStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
  }
}

/// The content of a control group with a label.
///
/// The initializers of ``ControlGroup`` that take a label create this view.
///
/// Mirrors SwiftUI's `LabeledControlGroupContent`.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls of the group.
  @MainActor @preconcurrency public var body: some View { content }
}

/// A type that draws control groups, to give them an appearance of your own.
///
/// To create a style, conform to this protocol, place the controls and the label of the configuration in `makeBody`,
/// and set the style with `controlGroupStyle(_:)`, here as `.controlGroupStyle(ColumnStyle())`:
///
/// ```swift
/// struct ColumnStyle: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
///
/// If you only need another arrangement, look at the styles that exist: ``AutomaticControlGroupStyle``,
/// ``NavigationControlGroupStyle``, ``MenuControlGroupStyle``, ``PaletteControlGroupStyle`` and
/// ``CompactMenuControlGroupStyle``.
///
/// Mirrors SwiftUI's `ControlGroupStyle`.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that draws the group.
  associatedtype Body: View

  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates the view that draws a control group.
  ///
  /// It is called for each group in a view with this style, and again when the group changes.
  ///
  /// - Parameter configuration: The controls and the label of the group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The controls and the label of a control group.
///
/// The system creates a configuration for each group and passes it to `makeBody` of the ``ControlGroupStyle``. Place
/// both views there, or pass the configuration to `ControlGroup(_:)` to modify what the next outer style draws.
///
/// Mirrors SwiftUI's `ControlGroupStyleConfiguration`.
@MainActor
@preconcurrency
public struct ControlGroupStyleConfiguration {
  /// The type-erased controls of a group.
  public nonisolated struct Content: ErasedContent {
    package let content: AnyView
  }

  /// The type-erased label of a group; empty if the group has no label.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView?
  }

  /// The controls of the group.
  public let content: ControlGroupStyleConfiguration.Content
  /// The label of the group, which is empty if the group has none.
  public let label: ControlGroupStyleConfiguration.Label
}

extension View {
  /// Sets the style of control groups in this view; the closest style takes precedence.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of control groups, in which the buttons share one gray shape.
///
/// Apply it as `.controlGroupStyle(.automatic)`, to restore the default inside another style. The buttons are one pixel
/// apart. Only assistive technologies present the label of the group. In a menu, the style is the same as
/// ``CompactMenuControlGroupStyle``.
///
/// Mirrors SwiftUI's `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates an automatic control group style.
  public nonisolated init() {}

  /// Creates a row of the buttons.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControls(configuration: configuration)
  }
}

/// A style of control groups that shows a button that opens a menu with the controls.
///
/// Apply it as `.controlGroupStyle(.menu)`, where there is little room. The button has the label of the group, or an
/// ellipsis if the group has none. In a menu, the button is an item that opens a menu of its own. To show the controls
/// in a row of the menu instead, use ``PaletteControlGroupStyle`` or ``CompactMenuControlGroupStyle``.
///
/// ```swift
/// ControlGroup("Arrange") {
///   Button("Bring to Front") { bringToFront() }
///   Button("Send to Back") { sendToBack() }
/// }
/// .controlGroupStyle(.menu)
/// ```
///
/// Mirrors SwiftUI's `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates a menu control group style.
  public nonisolated init() {}

  /// Creates the button that opens the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if configuration.label.content == nil {
        Image(systemName: "ellipsis").accessibilityLabel("More")
      } else {
        configuration.label
      }
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that shows a button that opens a menu of the controls, for a place with little room.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A style that shows the buttons in one gray shape.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

private struct AutomaticControls: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      MenuRowControls(configuration: configuration, isCompact: true)
    } else {
      ControlGroupRow(content: configuration.content)
        .background { SpokenLabel(label: configuration.label) }
    }
  }
}

private struct ControlGroupRow<Content: View>: View {
  let content: Content
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    HStack(spacing: pixel) {
      ButtonStyleFallback(style: ControlGroupItemStyle()) { content }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

/// The style of a button in a control group.
private struct ControlGroupItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: ControlGroupItemLook()), configuration: configuration)
  }
}

private struct ControlGroupItemLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .containerForeground(color(configuration.role))
      .background(Color(.system(.secondaryFill)))
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  private func color(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color.accentColor)
  }
}
