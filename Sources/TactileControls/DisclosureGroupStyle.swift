import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The appearance of disclosure groups.
///
/// To create a style, conform to this protocol, place the label and the content of the configuration in `makeBody`, and
/// set the style with `disclosureGroupStyle(_:)`:
///
/// ```swift
/// struct PlainDisclosureStyle: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       Button {
///         withAnimation { configuration.isExpanded.toggle() }
///       } label: {
///         configuration.label
///       }
///       if configuration.isExpanded { configuration.content }
///     }
///   }
/// }
/// ```
///
/// Apply it as `.disclosureGroupStyle(PlainDisclosureStyle())`. In a list, a group with a style of your own is a single
/// row. Without one, its content is shown in rows of their own. So that assistive technologies say whether the group is
/// expanded, add `accessibilityValue(_:)` to the button, as the system's style does.
///
/// Mirrors SwiftUI's `DisclosureGroupStyle`.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that draws the group.
  associatedtype Body: View

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates the view that draws a disclosure group.
  ///
  /// It's called for each group in a view with this style, and again when the group changes, expands or collapses.
  /// Several views are stacked vertically. A style can have properties such as `@Environment` and `@State`, whose
  /// values belong to each group.
  ///
  /// - Parameter configuration: The label, the content and the state of the group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label, the content and the state of a disclosure group.
///
/// The system creates a configuration for each group and passes it to `makeBody` of the ``DisclosureGroupStyle``. To
/// expand or collapse the group, set ``isExpanded``, which writes to the group's binding. The content isn't created
/// until a style places it.
///
/// Mirrors SwiftUI's `DisclosureGroupStyleConfiguration`.
@MainActor
@preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// A view that shows the label, of one type for whatever the label consists of.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView
  }

  /// A view that shows the content, of one type for whatever the content consists of.
  public nonisolated struct Content: ErasedContent {
    package let content: AnyView
  }

  /// The label of the group, which describes its content.
  public let label: DisclosureGroupStyleConfiguration.Label
  /// The content of the group, which is shown while it is expanded.
  public let content: DisclosureGroupStyleConfiguration.Content
  /// Whether the group is expanded; `$isExpanded` is a binding to this value.
  ///
  /// Set it in `withAnimation` to animate the expansion. For a group without a binding, it is the group's own state.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension View {
  /// Sets the style of disclosure groups in this view; the closest style takes precedence.
  ///
  /// In a list, each group with a style of your own is a single row.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of disclosure groups: a button with a rotating chevron above the content.
///
/// Apply it as `.disclosureGroupStyle(.automatic)`, to restore the default inside another style. Pressing the button
/// expands or collapses the group with an animation. The chevron is at the trailing edge, even on the idiom of a Mac.
/// Assistive technologies say whether the group is expanded.
///
/// Mirrors SwiftUI's `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates an automatic disclosure group style.
  public nonisolated init() {}

  /// Creates the button and the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      DisclosureButton(configuration: configuration)
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// The label of a disclosure group with a rotating chevron.
struct DisclosureButton: View {
  /// The distance, in points, that the rows of a group are indented from its label.
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
  /// A style that shows a button with a chevron above the content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
