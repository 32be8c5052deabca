@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A type that arranges the label and the content of labeled content.
///
/// Return the arrangement from `makeBody(configuration:)`, and apply the style to all labeled content in a view with
/// `labeledContentStyle(_:)`:
///
/// ```swift
/// struct StackedStyle: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
///
/// Apply it as `.labeledContentStyle(StackedStyle())`. To keep the appearance that labeled content has without your
/// style, and add to it, return a modified `LabeledContent(configuration)`, which the next outer style draws.
/// `labelsHidden()` doesn't hide a label that your style places.
///
/// Mirrors SwiftUI's `LabeledContentStyle`.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that draws the labeled content.
  associatedtype Body: View

  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates the view that draws labeled content.
  ///
  /// It's called for each labeled content in a view with this style, and again when the content or a value that it read
  /// changes. Several views are stacked vertically. A style can have properties such as `@Environment` and `@State`,
  /// whose values belong to each labeled content.
  ///
  /// - Parameter configuration: The label and the content.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label and the content of a labeled content view.
///
/// The system creates a configuration for each ``LabeledContent`` and passes it to `makeBody` of the
/// ``LabeledContentStyle``, which arranges ``label`` and ``content``.
///
/// Mirrors SwiftUI's `LabeledContentStyleConfiguration`.
@MainActor
@preconcurrency
public struct LabeledContentStyleConfiguration {
  /// A type-erased view of the label.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView
  }

  /// A type-erased view of the content.
  public nonisolated struct Content: ErasedContent {
    package let content: AnyView
  }

  /// The label, which describes the content.
  public let label: LabeledContentStyleConfiguration.Label
  /// The content that the label describes.
  public let content: LabeledContentStyleConfiguration.Content
}

extension View {
  /// Sets the style of labeled content in this view; the closest style takes precedence.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of labeled content, with the label and the content at the ends of a row.
///
/// Apply it as `.labeledContentStyle(.automatic)`, to restore the default inside another style. The content has the
/// secondary color. The row fills the available width, unless `labelsHidden()` hides the label.
///
/// Mirrors SwiftUI's `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates an automatic labeled content style.
  public nonisolated init() {}

  /// Creates a row with the label and the content at its ends.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's default style, which shows the label and the content at the ends of a row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.systemLook) private var look

  var body: some View {
    if textSize.isAccessibilitySize, !hidesLabels {
      VStack(alignment: .leading, spacing: look == .iOS26 ? 4 : 0) {
        VStack(alignment: .leading, spacing: 2) { configuration.label }
        VStack(alignment: .leading, spacing: 2) { configuration.content }
          .containerForeground(.secondary)
      }
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      if hidesLabels {
        SpokenLabel(label: configuration.label)
      } else {
        VStack(alignment: .leading, spacing: 2) { configuration.label }
        Spacer(minLength: 8)
      }
      VStack(alignment: .trailing, spacing: 2) { configuration.content }
        .containerForeground(.secondary)
        .multilineTextAlignment(.trailing)
    }
  }
}
