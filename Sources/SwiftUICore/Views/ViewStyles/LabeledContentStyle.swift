/// The look of labelled views.
///
/// Mirrors SwiftUI's `LabeledContentStyle`.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// The type of the drawn view.
  associatedtype Body: View

  /// What the style knows of the view.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The drawn view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its labelled view.
///
/// Mirrors SwiftUI's `LabeledContentStyleConfiguration`.
@MainActor
@preconcurrency
public struct LabeledContentStyleConfiguration {
  /// What the content stands for.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What has the label.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The content as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the content stands for.
  public let label: LabeledContentStyleConfiguration.Label
  /// What has the label.
  public let content: LabeledContentStyleConfiguration.Content
}

extension View {
  /// Sets the look of labelled views in this view; the closest style wins.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: LabeledContentStyleHolder(style: style)))
  }
}

/// Holds a style of labelled views.
nonisolated struct LabeledContentStyleHolder<Style: LabeledContentStyle>: ControlStyle {
  let style: Style

  @MainActor
  func styledBody(_ configuration: LabeledContentStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The label leading and the content trailing, in the second colour.
///
/// Mirrors SwiftUI's `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label and the content, as far apart as there is room.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label leading and the content trailing.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    HStack(spacing: 0) {
      if hidesLabels {
        SpokenLabel(label: configuration.label)
      } else {
        VStack(alignment: .leading, spacing: 2) { configuration.label }
        Spacer(minLength: 8)
      }
      VStack(alignment: .trailing, spacing: 2) { configuration.content }
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.trailing)
    }
  }
}
