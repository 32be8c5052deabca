import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A type that arranges the title and the icon of labels.
///
/// Set a style for all labels in a view with `labelStyle(_:)`: `.titleAndIcon`, `.titleOnly`, `.iconOnly`, or one of
/// your own, which conforms to this protocol and arranges the parts of the configuration:
///
/// ```swift
/// struct TrailingIconStyle: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.title
///       configuration.icon
///     }
///   }
/// }
/// ```
///
/// Apply it as `.labelStyle(TrailingIconStyle())`. To keep the arrangement that labels have without your style, and add
/// to it, return a modified `Label(configuration)`, which the next outer style arranges.
///
/// Mirrors SwiftUI's `LabelStyle`.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the view that arranges the label.
  associatedtype Body: View

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Creates the view that arranges a label.
  ///
  /// It's called for each label in a view with this style, and again when the style or a value that it reads changes.
  /// Several views are placed in a row. A style can have properties such as `@Environment` and `@State`, whose values
  /// belong to each label.
  ///
  /// - Parameter configuration: The title and the icon of the label.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The title and the icon of a label.
///
/// The system creates a configuration for each label and passes it to `makeBody` of the ``LabelStyle``. A style that
/// leaves out the title or the icon hides it. Assistive technologies read a title that is a `Text` even if it's hidden,
/// unless the icon has a text of its own.
///
/// Mirrors SwiftUI's `LabelStyleConfiguration`.
@MainActor
@preconcurrency
public struct LabelStyleConfiguration {
  /// A view that shows the title, of one type for whatever the title consists of.
  public nonisolated struct Title: PrimitiveView {
    package let source: AnyAliasSource
  }

  /// A view that shows the icon, of one type for whatever the icon consists of.
  public nonisolated struct Icon: PrimitiveView {
    package let source: AnyAliasSource
  }

  /// The title of the label, which a style can place anywhere in its body, or leave out.
  public let title: LabelStyleConfiguration.Title
  /// The icon of the label, which a style can place anywhere in its body, or leave out.
  public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: AliasView {}
extension LabelStyleConfiguration.Icon: AliasView {}

/// The default style of labels, which shows the icon and the title.
///
/// Apply it as `.labelStyle(.automatic)`, to restore the default inside another style. In menus, labels without a style
/// have the icon after the title, in alerts only the title, and in swipe actions and toolbars only the icon; unlike in
/// SwiftUI, this style shows both there.
///
/// Mirrors SwiftUI's `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates a default label style.
  public nonisolated init() {}

  /// Creates a row of the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabel(configuration: configuration)
  }
}

/// A label with the icon in front of the title; in a row of a list, the titles begin at the same place (rule 6.4.13).
private struct DefaultLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.systemLook) private var look
  /// The width that icons of rows share, in points; a wider icon extends beyond it on both sides.
  @ScaledMetric private var iconWidth: CGFloat = 24
  /// How far an icon may extend above and below the content of its row without making the row higher, in points.
  private static let overhang: CGFloat = 4

  var body: some View {
    if isInListRow, look == .iOS26 {
      HStack(spacing: 16) {
        configuration.icon.modifier(RowIconModifier()).imageScale(.large)
          .frame(width: iconWidth)
          .padding(.vertical, -Self.overhang)
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style of labels that shows the icon and the title.
///
/// In a row of a list, icons are in the tint, or in the accent color, unless a foreground style is set (rule 2.8.100a).
///
/// Apply it as `.labelStyle(.titleAndIcon)`, for example to one label inside a view with the style `.iconOnly`, or in a
/// toolbar, to show the titles as well. The icon is in front of the title, 8 points apart.
///
/// ```swift
/// HStack {
///   Label("Rain", systemImage: "cloud.rain")
///   Label("Snow", systemImage: "cloud.snow").labelStyle(.titleAndIcon)
/// }
/// .labelStyle(.iconOnly)
/// ```
///
/// Mirrors SwiftUI's `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a title and icon label style.
  public nonisolated init() {}

  /// Creates a row of the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon.modifier(RowIconModifier())
      configuration.title
    }
  }
}

/// A style of labels that shows only the title.
///
/// Apply it as `.labelStyle(.titleOnly)` where icons would distract or there is no room for them, as in a row of tags.
/// The icon takes no space, and assistive technologies don't present it.
///
/// Mirrors SwiftUI's `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a title only label style.
  public nonisolated init() {}

  /// Returns the title of the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style of labels that shows only the icon.
///
/// Apply it as `.labelStyle(.iconOnly)`, for symbols that people know, in bars and other narrow places. Assistive
/// technologies still read the title, if it's a `Text`.
///
/// Mirrors SwiftUI's `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates an icon only label style.
  public nonisolated init() {}

  /// Returns the icon of the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The system's default label style, which shows the icon in front of the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows the icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of labels in this view; the closest style takes precedence.
  ///
  /// ```swift
  /// HStack {
  ///   Label("Rain", systemImage: "cloud.rain")
  ///   Label("Snow", systemImage: "cloud.snow")
  /// }
  /// .labelStyle(.iconOnly)
  /// ```
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style)))
  }
}

extension ControlStyle
where Style: LabelStyle, Configuration == LabelStyleConfiguration {
  /// Creates a style of labels, which arranges several views horizontally.
  init(_ style: Style) {
    self.init(style) { style, configuration in
      HStack { style.makeBody(configuration: configuration) }
    }
  }
}
