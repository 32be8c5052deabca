/// The look of boxes.
///
/// Mirrors SwiftUI's `GroupBoxStyle`.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The type of the drawn box.
  associatedtype Body: View

  /// What the style knows of the box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The drawn box.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its box.
///
/// Mirrors SwiftUI's `GroupBoxStyleConfiguration`.
@MainActor
@preconcurrency
public struct GroupBoxStyleConfiguration {
  /// What the content is.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What is in the box.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The content as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the content is.
  public let label: GroupBoxStyleConfiguration.Label
  /// What is in the box.
  public let content: GroupBoxStyleConfiguration.Content
}

extension View {
  /// Sets the look of boxes in this view; the closest style wins.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: GroupBoxStyleHolder(style: style)))
  }
}

/// Holds a style of boxes.
nonisolated struct GroupBoxStyleHolder<Style: GroupBoxStyle>: ControlStyle {
  let style: Style

  @MainActor
  func styledBody(_ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A round ground around the label and the content: grey on the window, and white, or a lighter grey in
/// the dark, on a box.
///
/// Mirrors SwiftUI's `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label above the content.
  public func makeBody(configuration: Configuration) -> some View {
    BoxView(configuration: configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A round ground around the label and the content.
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

/// The system's second background, or the third on that.
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
  /// How many boxes the view stands in.
  fileprivate var boxDepth: Int {
    get { self[BoxDepthKey.self] }
    set { self[BoxDepthKey.self] = newValue }
  }
}
