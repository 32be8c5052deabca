import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
import TactileDrawing
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A view that shows a value within a range.
///
/// Create a gauge with a value, its range, which is 0 to 1 by default, and labels:
///
/// ```swift
/// Gauge(value: pulse, in: 40...180) {
///   Text("BPM")
/// } currentValueLabel: {
///   Text("\(Int(pulse))")
/// } minimumValueLabel: {
///   Text("40")
/// } maximumValueLabel: {
///   Text("180")
/// }
/// .gaugeStyle(.accessoryCircular)
/// .tint(Gradient(colors: [.green, .yellow, .red]))
/// ```
///
/// By default, a gauge is a bar that is filled up to the value. Set another style with `gaugeStyle(_:)`, such as
/// `.accessoryCircular`, or your own type that conforms to ``GaugeStyle``. Assistive technologies read a gauge as one
/// element with its label, and the label of the current value or else the percentage as its value.
///
/// Mirrors SwiftUI's `Gauge`.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  private let markedValueLabels: MarkedValueLabels?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel? = nil,
    minimumValueLabel: BoundsLabel? = nil, maximumValueLabel: BoundsLabel? = nil,
    markedValueLabels: MarkedValueLabels? = nil
  ) {
    fraction = Self.fraction(Double(value), Double(bounds.lowerBound), Double(bounds.upperBound))
    self.label = label
    self.currentValueLabel = CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel
    self.minimumValueLabel = BoundsLabel.self == EmptyView.self ? nil : minimumValueLabel
    self.maximumValueLabel = BoundsLabel.self == EmptyView.self ? nil : maximumValueLabel
    self.markedValueLabels = MarkedValueLabels.self == EmptyView.self ? nil : markedValueLabels
  }

  /// Returns the place of a value in a range, from 0 to 1; a value out of the range is at the nearer end.
  private static func fraction(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    let fraction = (value - lower) / (upper - lower)
    if fraction.isFinite { return min(max(fraction, 0), 1) }
    // The only value of its range is at the minimum.
    if value == lower, lower == upper { return 0 }
    RuntimeWarning.issue(
      "A Gauge\(RuntimeWarning.inEvaluatedView) has the value \(value.concise) in \(lower.concise)...\(upper.concise), and shows the "
        + "minimum. Pass a finite value, and a finite range that isn't empty.")
    return 0
  }

  /// The gauge as the closest style draws it, as one accessibility element.
  @MainActor @preconcurrency public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        value: fraction, label: GaugeStyleConfiguration.Label(content: AnyView(label)),
        currentValueLabel: currentValueLabel.map {
          GaugeStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        },
        markedValueLabels: markedValueLabels.map {
          GaugeStyleConfiguration.MarkedValueLabel(content: AnyView($0))
        },
        minimumValueLabel: minimumValueLabel.map {
          GaugeStyleConfiguration.MinimumValueLabel(content: AnyView($0))
        },
        maximumValueLabel: maximumValueLabel.map {
          GaugeStyleConfiguration.MaximumValueLabel(content: AnyView($0))
        }),
      system: ControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    )
    .accessibilityRepresentation {
      VStack {
        label
        spokenValue.accessibility(.asValue)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.updatesFrequently)
      .accessibilityRemoveTraits(.isStaticText)
    }
  }

  @ViewBuilder @MainActor private var spokenValue: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      Text(fraction, format: .percent.precision(.fractionLength(0)))
    }
  }
}

extension Gauge {
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value that the gauge shows; a value out of the range is shown at the nearer end.
  ///   - bounds: The range of the values, which is 0 to 1 by default.
  ///   - label: The views that describe the gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(value, bounds, label: label())
  }

  /// Creates a gauge with labels for itself and for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a gauge with labels for itself, the value, the minimum and the maximum.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }

  /// Creates a gauge with labels for itself, the value, and marked values.
  ///
  /// The system's styles don't show the labels of marked values, as in SwiftUI on an iPhone.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      markedValueLabels: markedValueLabels())
  }

  /// Creates a gauge with labels for itself, the value, the minimum, the maximum, and marked values.
  ///
  /// The system's styles don't show the labels of marked values, as in SwiftUI on an iPhone.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: markedValueLabels())
  }
}
