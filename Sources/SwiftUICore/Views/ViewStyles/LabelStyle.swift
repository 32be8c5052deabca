/// The arrangement of labels.
///
/// Mirrors SwiftUI's `LabelStyle`.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the arranged label.
  associatedtype Body: View

  /// What the style knows of the label.
  typealias Configuration = LabelStyleConfiguration

  /// The arranged label.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its label.
///
/// Mirrors SwiftUI's `LabelStyleConfiguration`.
@MainActor
@preconcurrency
public struct LabelStyleConfiguration {
  /// The label's title, wherever the style places it.
  public nonisolated struct Title: PrimitiveView {
    let source: AnyAliasSource
  }

  /// The label's icon, wherever the style places it.
  public nonisolated struct Icon: PrimitiveView {
    let source: AnyAliasSource
  }

  /// The label's title.
  public let title: LabelStyleConfiguration.Title
  /// The label's icon.
  public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: AliasView {}
extension LabelStyleConfiguration.Icon: AliasView {}

/// The arrangement that the system gives labels: the icon in front of the title.
///
/// Mirrors SwiftUI's `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon in front of the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Labels with icon and title, 8 points apart (rule 6.1.16).
///
/// Mirrors SwiftUI's `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon in front of the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// Labels without their icons.
///
/// Mirrors SwiftUI's `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels without their titles.
///
/// Mirrors SwiftUI's `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The arrangement that the system gives labels.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the arrangement of labels in this view; the closest style wins.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}
