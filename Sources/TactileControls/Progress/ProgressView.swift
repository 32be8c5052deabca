@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
import TactileDrawing
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A view that shows the progress of a task.
///
/// Progress is determinate if you pass a value. The view then shows the completed share of the total, by default as
/// a bar:
///
/// ```swift
/// ProgressView("Downloading…", value: receivedBytes, total: allBytes)
/// ```
///
/// Without a value, or while the value is nil, progress is indeterminate: people see that the task is running, by
/// default as a spinner, but not how long it will take.
///
/// ```swift
/// ProgressView("Connecting…")
/// ```
///
/// A second label can describe the current value:
///
/// ```swift
/// ProgressView(value: Double(step), total: 5) {
///   Text("Installing")
/// } currentValueLabel: {
///   Text("Step \(step) of 5")
/// }
/// ```
///
/// For a task that takes a known time, pass a range of dates as `timerInterval`. The view then advances by itself.
///
/// Set a style with `progressViewStyle(_:)`, such as `.linear` or `.circular`, or your own type that conforms to
/// ``ProgressViewStyle``. Assistive technologies read the view as one element, with the completed percentage as
/// its value.
///
/// Mirrors SwiftUI's `ProgressView`.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  /// The dates between which the progress advances by itself; nil for a value that the program sets.
  private let timer: ProgressTimer?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  init(
    fraction: Double?, timer: ProgressTimer? = nil, label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    self.fraction = fraction
    self.timer = timer
    self.label = Label.self == EmptyView.self ? nil : label
    self.currentValueLabel = CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel
  }

  /// The progress view as the closest style draws it, as one accessibility element.
  @MainActor @preconcurrency public var body: some View {
    if let timer {
      TimelineView(timer) { content(fraction: timer.fraction(at: $0.date)) }
    } else {
      content(fraction: fraction)
    }
  }

  @MainActor
  private func content(fraction: Double?) -> some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        }),
      system: ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
    )
    .accessibilityElement(children: .combine)
    .accessibility(
      label == nil
        ? .label(Text(verbatim: fraction == nil ? "In progress" : "Progress")) : .none
    )
    .accessibility(
      fraction.map { .value(Text($0, format: .percent.precision(.fractionLength(0)))) } ?? .none
    )
    .accessibilityAddTraits(.updatesFrequently)
    .accessibilityRemoveTraits(.isStaticText)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for indeterminate progress, without a label.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates a progress view for indeterminate progress with a custom label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view for indeterminate progress with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a progress view for indeterminate progress with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }

  /// Creates a progress view for indeterminate progress with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

extension ProgressView {
  /// Creates a progress view for determinate progress.
  ///
  /// - Parameters:
  ///   - value: The completed amount of the task, from 0 to `total`, or nil if the progress is
  ///     indeterminate. A value out of bounds is clamped, with a runtime warning.
  ///   - total: The full amount of the task, which is positive; 1 by default.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Creates a progress view for determinate progress with a custom label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view for determinate progress with custom labels for the task and the
  /// value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view for determinate progress with a title.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view for determinate progress with a title.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Creates a progress view for determinate progress with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    if fraction >= 0, fraction <= 1 { return fraction }
    RuntimeWarning.issue(
      "A ProgressView\(RuntimeWarning.inEvaluatedView) has the value \(value) of \(total), which is out of bounds; it is clamped. "
        + "Pass a positive total, and a value from 0 to the total.")
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration.
  ///
  /// Use it in the `makeBody` of a ``ProgressViewStyle`` to modify the view that the next outer style draws.
  @MainActor @preconcurrency public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
