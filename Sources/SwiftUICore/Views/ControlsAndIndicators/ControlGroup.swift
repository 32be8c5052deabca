import Foundation

/// Controls that belong together, in one shape.
///
/// Mirrors SwiftUI's `ControlGroup`. Its buttons share a grey shape, a pixel apart, unless they have a
/// style of their own.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?

  private init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  /// Makes a group with a label, which is for those who do not see it.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  /// Makes the group that a style was given, to be drawn by the next outer style.
  @MainActor @preconcurrency
  public init(
    _ configuration: ControlGroupStyleConfiguration
  ) where Content == ControlGroupStyleConfiguration.Content {
    self.init(content: configuration.content, label: configuration.label.content)
  }

  /// Makes a group with a title, which is for those who do not see it.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title, which is for those who do not see it.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// What the closest style makes of it.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(content: label)),
      system: ControlGroupStyleHolder(style: AutomaticControlGroupStyle()))
  }
}

/// The content of a group with a label.
///
/// Mirrors SwiftUI's `LabeledControlGroupContent`.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  @MainActor @preconcurrency public var body: some View { content }
}

/// The look of control groups.
///
/// Mirrors SwiftUI's `ControlGroupStyle`.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// The type of the drawn group.
  associatedtype Body: View

  /// What the style knows of the group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The drawn group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its group.
///
/// Mirrors SwiftUI's `ControlGroupStyleConfiguration`.
@MainActor
@preconcurrency
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The controls as they were given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the controls are for; nothing where the group has no label.
  public nonisolated struct Label: View {
    let content: AnyView?

    /// The label as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content
  /// What the controls are for.
  public let label: ControlGroupStyleConfiguration.Label
}

extension View {
  /// Sets the look of control groups in this view; the closest style wins.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlGroupStyleHolder(style: style)))
  }
}

/// Holds a style of control groups.
nonisolated struct ControlGroupStyleHolder<Style: ControlGroupStyle>: ControlStyle {
  let style: Style

  @MainActor
  func styledBody(_ configuration: ControlGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// Buttons in one grey shape, a pixel apart.
///
/// Mirrors SwiftUI's `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The buttons in a row.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
      .background { SpokenLabel(label: configuration.label) }
  }
}

/// A button with the group's label that opens a menu of its controls.
///
/// Mirrors SwiftUI's `MenuControlGroupStyle`. A group without a label has three dots.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The button.
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
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Buttons in one grey shape.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
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

/// A button in a group.
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
      .foregroundStyle(color(configuration.role))
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
