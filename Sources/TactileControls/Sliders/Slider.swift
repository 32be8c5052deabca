import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A control for selecting a value from a range by dragging a thumb along a track.
///
/// Create a slider with a binding to a floating-point value, and the range of the value, which is 0 to 1 by default:
///
/// ```swift
/// @State private var speed = 50.0
/// @State private var isEditing = false
///
/// var body: some View {
///   Slider(value: $speed, in: 0...100) {
///     Text("Speed")
///   } minimumValueLabel: {
///     Image(systemName: "tortoise")
///   } maximumValueLabel: {
///     Image(systemName: "hare")
///   } onEditingChanged: { isEditing = $0 }
/// }
/// ```
///
/// With a `step`, the value is the minimum plus a whole number of steps, and the slider has a tick for each step if there
/// are at most 50. The parameter `ticks` adds other ticks, `neutralValue` is the value from which the track is filled, and
/// `enabledBounds` limits the values that people can select.
///
/// A finger drags the thumb; beside the thumb, it has no effect. With the mouse of a desktop, a click on the track moves
/// the thumb there. While the slider has the keyboard focus, the arrow keys change the value by a step, or else by a
/// tenth of the range, and Home and End select the ends of the range. A mouse wheel scrolls the view around the slider.
///
/// The label is visible on a Mac, before the slider, unless `labelsHidden()` hides it. Elsewhere, only assistive
/// technologies present it. They read the `currentValueLabel` as the value, or the place of the thumb in percent.
///
/// Mirrors SwiftUI's `Slider`.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let scale: SliderScale
  private let marks: [SliderMark]
  private let label: Label
  private let currentValueLabel: AnyView?
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?
  private let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint, CurrentValueLabel: View>(
    _ value: Binding<V>, _ scale: SliderScale, marks: [SliderMark] = [], label: Label,
    currentValueLabel: CurrentValueLabel, minimumValueLabel: ValueLabel?,
    maximumValueLabel: ValueLabel?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value.asDouble
    self.scale = scale
    self.marks = marks
    self.label = label
    self.currentValueLabel =
      CurrentValueLabel.self == EmptyView.self ? nil : AnyView(currentValueLabel)
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
  }

  /// The track with its thumb, between the labels of the minimum and the maximum.
  @MainActor @preconcurrency public var body: some View {
    SliderRow(
      label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      control: SliderControl(
        value: value, scale: scale, marks: marks, label: label,
        currentValueLabel: currentValueLabel, onEditingChanged: onEditingChanged)
    )
    .layoutValue(key: ListRowControlKey.self, value: 31)
  }
}

/// A slider with its labels.
private struct SliderRow<Label: View, ValueLabel: View>: View {
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?
  let control: SliderControl<Label>
  @Environment(\.idiom) private var idiom
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 8) {
      if idiom == .mac, !hidesLabels, Label.self != EmptyView.self {
        label.layoutPriority(1).accessibilityHidden(true)
      }
      ends(minimumValueLabel)
      control
      ends(maximumValueLabel)
    }
  }

  @ViewBuilder private func ends(_ label: ValueLabel?) -> some View {
    if let label {
      HStack(spacing: 0) { label }.opacity(isEnabled ? 1 : 0.5).accessibilityHidden(true)
    }
  }
}

extension SliderScale {
  /// The most steps that are marked by ticks of their own.
  private static let mostSteps = 50

  /// The marks at the values of the steps.
  var stepMarks: [SliderMark] {
    steps(atMost: Self.mostSteps + 1).map { SliderMark(value: $0, label: nil) }
  }

  /// The marks of ticks; those out of bounds are left out.
  func marks<V: BinaryFloatingPoint>(_ ticks: some Sequence<SliderTick<V>>) -> [SliderMark] {
    ticks.compactMap { tick in
      let value = Double(tick.value)
      return bounds.contains(value) ? SliderMark(value: value, label: tick.label) : nil
    }
  }
}

extension Slider {
  /// Creates a slider with labels for the minimum and the maximum.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - bounds: The range of the values, which is 0 to 1 by default.
  ///   - label: The views that describe the value.
  ///   - minimumValueLabel: A view at the leading end of the track.
  ///   - maximumValueLabel: A view at the trailing end of the track.
  ///   - onEditingChanged: A closure that is called with true when a person begins to change the value, and with false
  ///     afterwards.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, SliderScale(in: bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with labels for the minimum and the maximum, whose values are a step apart.
  ///
  /// - Parameters:
  ///   - value: The selected value.
  ///   - bounds: The range of the values.
  ///   - step: The distance between the values, which is 1 by default.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(in: bounds, step: step)
    self.init(
      value, scale, marks: scale.stepMarks, label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, SliderScale(in: bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: nil, maximumValueLabel: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label, whose values are a step apart.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(in: bounds, step: step)
    self.init(
      value, scale, marks: scale.stepMarks, label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: nil, maximumValueLabel: nil, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider without labels, whose values are a step apart.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}
