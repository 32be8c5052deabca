/// The look of progress views.
///
/// Mirrors SwiftUI's `ProgressViewStyle`.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The type of the drawn progress view.
  associatedtype Body: View

  /// What the style knows of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The drawn progress view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its progress view.
///
/// Mirrors SwiftUI's `ProgressViewStyleConfiguration`.
@MainActor
@preconcurrency
public struct ProgressViewStyleConfiguration {
  /// What the progress is of.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// How far the work is, in words.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    /// The label as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// The part of the work that is done, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What the progress is of, where that is said.
  public var label: ProgressViewStyleConfiguration.Label?
  /// How far the work is, where that is said.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension View {
  /// Sets the look of progress views in this view; the closest style wins.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ProgressViewStyleHolder(style: style)))
  }
}

/// Holds a style of progress views.
nonisolated struct ProgressViewStyleHolder<Style: ProgressViewStyle>: ControlStyle {
  let style: Style

  @MainActor
  func styledBody(_ configuration: ProgressViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A bar where the part that is done is known, a spinner where not.
///
/// Mirrors SwiftUI's `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The bar or the spinner, with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A spinner above the labels; on a Mac a ring where the part that is done is known.
///
/// Mirrors SwiftUI's `CircularProgressViewStyle`. The spinner is 20 points wide, for large controls
/// 37, grey unless there is a tint.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with a colour of its own, before that of `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The spinner with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      ProgressCircle(fraction: configuration.fractionCompleted, tint: tint)
      configuration.label.foregroundStyle(Color.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
    .multilineTextAlignment(.center)
  }
}

/// A bar as wide as it may be, between what the progress is of and how far it is.
///
/// Mirrors SwiftUI's `LinearProgressViewStyle`. The bar is 4 points high and filled with the tint;
/// where nobody knows how far the work is, a part of it runs along the bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with a colour of its own, before that of `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the part that is done is known, a spinner where not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
