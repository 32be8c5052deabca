@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The appearance of group boxes.
///
/// To create a style, conform to this protocol, place the label and the content of the configuration in `makeBody`, and
/// set the style with `groupBoxStyle(_:)`:
///
/// ```swift
/// struct CardStyle: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.headline)
///       configuration.content
///     }
///     .padding()
///     .background(.thinMaterial, in: .rect(cornerRadius: 12))
///   }
/// }
/// ```
///
/// Apply it as `.groupBoxStyle(CardStyle())`. To keep the appearance that boxes have without your style, and add to it,
/// return a modified `GroupBox(configuration)`, which the next outer style draws.
///
/// Mirrors SwiftUI's `GroupBoxStyle`.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that draws the group box.
  associatedtype Body: View

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates the view that draws a group box.
  ///
  /// It's called for each box in a view with this style, and again when the box changes. Several views are stacked
  /// vertically. A style can have properties such as `@Environment` and `@State`, whose values belong to each box.
  ///
  /// - Parameter configuration: The label and the content of the box.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label and the content of a group box.
///
/// The system creates a configuration for each group box and passes it to `makeBody` of the ``GroupBoxStyle``. The
/// style arranges ``label`` and ``content``, or leaves one of them out to hide it.
///
/// Mirrors SwiftUI's `GroupBoxStyleConfiguration`.
@MainActor
@preconcurrency
public struct GroupBoxStyleConfiguration {
  /// A view that shows the label, of one type for whatever the label consists of.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView
  }

  /// A view that shows the content, of one type for whatever the content consists of.
  public nonisolated struct Content: ErasedContent {
    package let content: AnyView
  }

  /// The label of the group box, which describes its content; it shows nothing for a box without a label.
  public let label: GroupBoxStyleConfiguration.Label
  /// The content of the group box; the stack in which a style places it arranges its views.
  public let content: GroupBoxStyleConfiguration.Content
}

extension View {
  /// Sets the style of group boxes in this view; the closest style takes precedence.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of group boxes, which shows the label above the content on a rounded background.
///
/// Apply it as `.groupBoxStyle(.automatic)`, to restore the default inside another style. The padding is 16 points, and
/// the corner radius 8 points. The background is gray on the window. In another group box, it is white in light mode
/// and a lighter gray in dark mode. Deeper boxes alternate between the two.
///
/// Mirrors SwiftUI's `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates a default group box style.
  public nonisolated init() {}

  /// Creates the label above the content on their background.
  public func makeBody(configuration: Configuration) -> some View {
    BoxView(configuration: configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A style that shows the label above the content on a rounded background.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct BoxView: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.boxDepth) private var depth

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
      VStack { configuration.content }.environment(\.boxDepth, depth + 1)
    }
    .padding(16)
    .background(BoxBackgroundStyle(isNested: !depth.isMultiple(of: 2)))
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

/// The system's secondary background color, or the tertiary one for a nested group box.
private struct BoxBackgroundStyle: ShapeStyle {
  let isNested: Bool

  func __paint(in environment: EnvironmentValues) -> Paint {
    let isDark = environment.colorScheme == .dark
    return .color(
      isNested
        ? isDark ? .bytes(44, 44, 46) : .bytes(255, 255, 255)
        : isDark ? .bytes(28, 28, 30) : .bytes(242, 242, 247))
  }
}

private enum BoxDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The number of group boxes that contain the view.
  fileprivate var boxDepth: Int {
    get { self[BoxDepthKey.self] }
    set { self[BoxDepthKey.self] = newValue }
  }
}
