import Foundation

/// The look of disclosure groups.
///
/// Mirrors SwiftUI's `DisclosureGroupStyle`.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the drawn group.
  associatedtype Body: View

  /// What the style knows of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The drawn group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its group, and how it opens it.
///
/// Mirrors SwiftUI's `DisclosureGroupStyleConfiguration`.
@MainActor
@preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// What the content is.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What is shown while the group is open.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The content as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the content is.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// What is shown while the group is open.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether it is open; `$isExpanded` is a binding to that.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension View {
  /// Sets the look of disclosure groups in this view; the closest style wins.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: DisclosureGroupStyleHolder(style: style)))
  }
}

/// Holds a style of disclosure groups.
nonisolated struct DisclosureGroupStyleHolder<Style: DisclosureGroupStyle>: ControlStyle {
  let style: Style

  @MainActor
  func styledBody(_ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A button with an arrow that turns, above the content.
///
/// Mirrors SwiftUI's `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The button and the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      DisclosureButton(configuration: configuration)
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// The label of a disclosure group with an arrow that turns.
struct DisclosureButton: View {
  /// How much farther in the rows of a group are than its label, in points.
  static let rowInset: CGFloat = 20

  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        Image(systemName: "chevron.right").imageScale(.small)
          .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
          .accessibilityHidden(true)
      }
    }
    .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A button with an arrow, above the content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
