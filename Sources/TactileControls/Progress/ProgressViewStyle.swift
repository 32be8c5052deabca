@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The appearance of progress views.
///
/// To create a style, conform to this protocol, draw the completed fraction of the configuration in `makeBody`, and set
/// the style with `progressViewStyle(_:)`:
///
/// ```swift
/// struct PercentageStyle: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       if let fraction = configuration.fractionCompleted {
///         Text(fraction, format: .percent.precision(.fractionLength(0)))
///       }
///     }
///   }
/// }
/// ```
///
/// Apply it as `.progressViewStyle(PercentageStyle())`. The system's styles are `.automatic`, `.linear` and
/// `.circular`. To keep the appearance that progress views have without your style, and add to it, return a modified
/// `ProgressView(configuration)`, which the next outer style draws. Assistive technologies read the progress in any
/// style.
///
/// Mirrors SwiftUI's `ProgressViewStyle`.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that draws the progress view.
  associatedtype Body: View

  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates the view that draws a progress view.
  ///
  /// It's called for each progress view in a view with this style, and again when its progress or its labels change.
  /// Several views are stacked vertically. A style can have properties such as `@Environment` and `@State`, whose
  /// values belong to each progress view.
  ///
  /// - Parameter configuration: The completed fraction and the labels.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The completed fraction and the labels of a progress view.
///
/// The system creates a configuration for each progress view and passes it to `makeBody` of the ``ProgressViewStyle``.
/// If people shouldn't see how much is completed, a style can ignore ``fractionCompleted``.
///
/// Mirrors SwiftUI's `ProgressViewStyleConfiguration`.
@MainActor
@preconcurrency
public struct ProgressViewStyleConfiguration {
  /// A view that shows the label, of one type for whatever the label consists of.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView
  }

  /// A view that shows the current value, of one type for whatever the current value consists of.
  public nonisolated struct CurrentValueLabel: ErasedContent {
    package let content: AnyView
  }

  /// The completed fraction of the task, from 0 to 1; nil if the progress is indeterminate.
  ///
  /// A value that was out of bounds is already clamped. For a view with a `timerInterval`, the fraction changes by
  /// itself; SwiftUI passes nil then.
  public let fractionCompleted: Double?
  /// The label that describes the task; nil if there is none.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The label that describes the current value; nil if there is none.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension View {
  /// Sets the style of progress views in this view; the closest style takes precedence.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of progress views: a bar, or a spinner while the progress is unknown.
///
/// Apply it as `.progressViewStyle(.automatic)`, to restore the default inside another style. It's the style `.linear`
/// for a view with a value, and `.circular` for one whose value is nil.
///
/// Mirrors SwiftUI's `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates a default progress view style.
  public nonisolated init() {}

  /// Creates the bar or the spinner with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style of progress views that shows a spinner, or a ring for determinate progress on the idiom of a Mac.
///
/// Apply it as `.progressViewStyle(.circular)`, where there is no room for a bar:
///
/// ```swift
/// ProgressView("Loading")
///   .progressViewStyle(.circular)
///   .controlSize(.large)
/// ```
///
/// The indicator is 20 points wide, or 37 points for large controls. It is above the labels. The spinner is gray, and
/// the ring has the accent color; `tint(_:)` sets another color.
///
/// The ring shows how much is completed, the spinner doesn't. A window on a screen has the idiom of an iPad and shows
/// the spinner even for determinate progress, as SwiftUI does on an iPad; use `.linear` there to show the progress.
///
/// Mirrors SwiftUI's `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a circular progress view style with the inherited tint.
  public nonisolated init() { tint = nil }

  /// Creates a circular progress view style with a color that overrides `tint(_:)`, which new code should use instead.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Creates the spinner or the ring with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      ProgressCircle(fraction: configuration.fractionCompleted, tint: tint)
      configuration.label.containerForeground(Color.secondary)
      configuration.currentValueLabel.font(.caption).containerForeground(Color.secondary)
    }
    .multilineTextAlignment(.center)
  }
}

/// A style of progress views that shows a bar.
///
/// Apply it as `.progressViewStyle(.linear)`, for example to show a bar before the total is known, too:
///
/// ```swift
/// ProgressView("Copying", value: fraction)  // `fraction` is nil at first.
///   .progressViewStyle(.linear)
/// ```
///
/// The bar is 4 points high and has the available width. It is filled with the tint, which is the accent color by
/// default. While the progress is unknown, a segment runs along the bar. The label is above the bar, and the label of
/// the current value is below it in a small font.
///
/// Mirrors SwiftUI's `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a linear progress view style with the inherited tint.
  public nonisolated init() { tint = nil }

  /// Creates a linear progress view style with a color that overrides `tint(_:)`, which new code should use instead.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Creates the bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted, tint: tint)
      configuration.currentValueLabel.font(.caption).containerForeground(Color.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A style that shows a bar for determinate progress, and a spinner for indeterminate progress.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a spinner, or a ring for determinate progress on a Mac.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar of the available width.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
