@_spi(Engine) import TactileViewGraph

/// The position and the velocity of the Digital Crown as it turns.
///
/// `digitalCrownRotation(_:onChange:onIdle:)` and its variants with a range or detents pass an event to `onChange` for
/// each rotation. Use it to react to the speed, or to movements between detents; the value itself is in the binding.
/// The mouse wheel takes the place of the crown.
///
/// ```swift
/// Dial(value: value)
///   .focusable()
///   .digitalCrownRotation($value) { event in speed = event.velocity } onIdle: { speed = 0 }
/// ```
///
/// Mirrors SwiftUI's `DigitalCrownEvent`.
public struct DigitalCrownEvent: Sendable {
  /// The position of the crown, in units of the value that it changes.
  ///
  /// It stays in the range of the value. Unlike a value with detents, it changes continuously.
  public var offset: Double
  /// The change of the offset per second; negative while the value decreases.
  public var velocity: Double
}

/// The amount of rotation of the Digital Crown that changes a value by one.
///
/// The mouse wheel takes the place of the crown, so a sensitivity is a distance that the wheel scrolls, in lines of 16
/// points. Pass one to `digitalCrownRotation`; the default is ``high``. Choose a lower one to set a value of a small
/// range precisely:
///
/// ```swift
/// Text(volume, format: .percent)
///   .focusable()
///   .digitalCrownRotation($volume, from: 0, through: 1, sensitivity: .low)
/// ```
///
/// Mirrors SwiftUI's `DigitalCrownRotationalSensitivity`.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// A low sensitivity: four notches change the value by one.
  case low
  /// A medium sensitivity: two notches change the value by one.
  case medium
  /// A high sensitivity: each notch changes the value by one.
  case high

  /// The number of notches that change the value by one.
  var notchesPerUnit: Double {
    switch self {
    case .low: 4
    case .medium: 2
    case .high: 1
    }
  }
}

/// The values that the Digital Crown can set.
struct DigitalCrownScale {
  /// The lowest and the highest value; nil for an unlimited range.
  var limits: ClosedRange<Double>?
  /// The distance between detents, which begin at the lowest value; nil for none.
  var stride: Double?
  /// Whether the value is always at a detent; otherwise, it snaps to one when the crown stops.
  var snaps = false
  /// Whether the highest value is followed by the lowest.
  var isContinuous = false

  /// Creates a scale; a range or a stride that is not usable issues a warning and is ignored.
  init(
    from minimum: Double? = nil, through maximum: Double? = nil, by stride: Double? = nil,
    snaps: Bool = false, isContinuous: Bool = false
  ) {
    if let minimum, let maximum {
      if minimum <= maximum, minimum.isFinite, maximum.isFinite {
        limits = minimum...maximum
      } else {
        RuntimeWarning.issue(
          "digitalCrownRotation()\(RuntimeWarning.inEvaluatedView) got a range from \(minimum.concise) through \(maximum.concise), "
            + "which is ignored. Pass finite limits in ascending order.")
      }
    }
    if let stride {
      if stride > 0, stride.isFinite {
        self.stride = stride
      } else {
        RuntimeWarning.issue(
          "digitalCrownRotation()\(RuntimeWarning.inEvaluatedView) got a stride of \(stride.concise), which is ignored. Pass a "
            + "positive number.")
      }
    }
    self.snaps = snaps
    self.isContinuous = isContinuous
  }

  private var start: Double { limits?.lowerBound ?? 0 }

  /// The number of the last detent; nil if there is no limit.
  private var lastDetent: Double? {
    guard let limits, let stride else { return nil }
    // The tolerance accepts a limit that rounding has put just below a detent.
    return ((limits.upperBound - limits.lowerBound) / stride + 1e-9).rounded(.down)
  }

  /// Returns the number of the detent nearest to an offset; nil without detents.
  func detent(at offset: Double) -> Double? {
    stride.map { stride in
      let number = ((offset - start) / stride).rounded()
      guard let lastDetent else { return number }
      if isContinuous, number > lastDetent { return 0 }
      return min(max(number, 0), lastDetent)
    }
  }

  /// Returns the value of the detent nearest to an offset; without detents, the offset.
  func snapped(_ offset: Double) -> Double {
    guard let stride, let detent = detent(at: offset) else { return offset }
    return start + detent * stride
  }

  /// Returns an offset in the range: limited, or wrapped around if the scale is continuous.
  func limited(_ offset: Double) -> Double {
    guard let limits else { return offset }
    var length = limits.upperBound - limits.lowerBound
    guard isContinuous, length > 0 else {
      return min(max(offset, limits.lowerBound), limits.upperBound)
    }
    // The first detent comes a stride after the last.
    if snaps, let stride, let lastDetent { length = (lastDetent + 1) * stride }
    let rest = (offset - limits.lowerBound).truncatingRemainder(dividingBy: length)
    // The highest value itself is not the lowest.
    if rest == 0, offset == limits.upperBound { return offset }
    return limits.lowerBound + (rest < 0 ? rest + length : rest)
  }
}

extension View {
  /// Changes a value when the Digital Crown is turned.
  ///
  /// A mouse wheel over the view stands for the crown, and so does a wheel elsewhere for the focused view, unless it
  /// scrolls a view; turning it up increases the value. The range is unlimited. A disabled view ignores the wheel.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View {
    crown(DigitalCrownScale(), .floating(binding), isHapticFeedbackEnabled: false)
  }

  /// Changes a value in a range when the Digital Crown is turned.
  ///
  /// Limits that aren't finite or ascending, and a stride that isn't positive and finite, issue a warning and are
  /// ignored.
  ///
  /// - Parameters:
  ///   - stride: When the crown comes to rest, the value snaps to a multiple of the stride, counted from the lowest
  ///     value; nil leaves it where the crown stops.
  ///   - sensitivity: The rotation that changes the value by one.
  ///   - isContinuous: Whether the highest value is followed by the lowest.
  ///   - isHapticFeedbackEnabled: Whether selection feedback is played at each multiple of the stride, or without a
  ///     stride at the ends of the range.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      DigitalCrownScale(
        from: Double(minValue), through: Double(maxValue), by: stride.map { Double($0) },
        isContinuous: isContinuous),
      .floating(binding), sensitivity, isHapticFeedbackEnabled: isHapticFeedbackEnabled)
  }

  /// Changes a value when the Digital Crown is turned, and calls closures.
  ///
  /// - Parameters:
  ///   - onChange: A closure that is called for each event of the crown.
  ///   - onIdle: A closure that is called when the crown has come to rest: 0.25 seconds after the last notch of a
  ///     wheel, or when fingers leave a trackpad.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    crown(
      DigitalCrownScale(), .floating(binding), isHapticFeedbackEnabled: false, onChange: onChange,
      onIdle: onIdle)
  }

  /// Changes a value in a range when the Digital Crown is turned, and calls closures.
  ///
  /// - Parameters:
  ///   - sensitivity: The rotation that changes the value by one.
  ///   - isContinuous: Whether the highest value is followed by the lowest.
  ///   - isHapticFeedbackEnabled: Whether selection feedback is played at the ends of the range.
  ///   - onChange: A closure that is called for each event of the crown.
  ///   - onIdle: A closure that is called when the crown has come to rest.
  @_disfavoredOverload
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    crown(
      DigitalCrownScale(
        from: Double(minValue), through: Double(maxValue), isContinuous: isContinuous),
      .floating(binding), sensitivity, isHapticFeedbackEnabled: isHapticFeedbackEnabled,
      onChange: onChange, onIdle: onIdle)
  }

  /// Moves a value from detent to detent when the Digital Crown is turned.
  ///
  /// - Parameters:
  ///   - stride: The distance between detents, which begin at the lowest value.
  ///   - sensitivity: The rotation that changes the offset of the crown by one.
  ///   - isContinuous: Whether the last detent is followed by the first.
  ///   - isHapticFeedbackEnabled: Whether selection feedback is played at each detent.
  ///   - onChange: A closure that is called for each event of the crown, also between detents.
  ///   - onIdle: A closure that is called when the crown has come to rest.
  public nonisolated func digitalCrownRotation<V: BinaryInteger>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryInteger {
    crown(
      DigitalCrownScale(
        from: Double(minValue), through: Double(maxValue), by: Double(stride), snaps: true,
        isContinuous: isContinuous),
      .integer(detent), sensitivity, isHapticFeedbackEnabled: isHapticFeedbackEnabled,
      onChange: onChange, onIdle: onIdle)
  }

  /// Moves a value from detent to detent when the Digital Crown is turned.
  ///
  /// - Parameters:
  ///   - stride: The distance between detents, which begin at the lowest value.
  ///   - sensitivity: The rotation that changes the offset of the crown by one.
  ///   - isContinuous: Whether the last detent is followed by the first.
  ///   - isHapticFeedbackEnabled: Whether selection feedback is played at each detent.
  ///   - onChange: A closure that is called for each event of the crown, also between detents.
  ///   - onIdle: A closure that is called when the crown has come to rest.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    crown(
      DigitalCrownScale(
        from: Double(minValue), through: Double(maxValue), by: Double(stride), snaps: true,
        isContinuous: isContinuous),
      .floating(detent), sensitivity, isHapticFeedbackEnabled: isHapticFeedbackEnabled,
      onChange: onChange, onIdle: onIdle)
  }

  private nonisolated func crown(
    _ scale: DigitalCrownScale, _ value: DigitalCrownValue,
    _ sensitivity: DigitalCrownRotationalSensitivity = .high, isHapticFeedbackEnabled: Bool,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      DigitalCrownModifier(
        scale: scale, value: value, sensitivity: sensitivity,
        isHapticFeedbackEnabled: isHapticFeedbackEnabled, onChange: onChange, onIdle: onIdle))
  }
}

/// A binding to a number of any type.
struct DigitalCrownValue {
  let read: () -> Double
  let write: (Double) -> Void

  static func floating<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> DigitalCrownValue {
    DigitalCrownValue(
      read: { Double(binding.wrappedValue) }, write: { binding.wrappedValue = V($0) })
  }

  /// A value that is too large for the integer's type is not written.
  static func integer<V: BinaryInteger>(_ binding: Binding<V>) -> DigitalCrownValue {
    DigitalCrownValue(
      read: { Double(binding.wrappedValue) },
      write: { value in
        if let value = V(exactly: value.rounded()) { binding.wrappedValue = value }
      })
  }
}

/// Changes a value with the wheel of the mouse.
nonisolated struct DigitalCrownModifier: ElementModifier {
  typealias Body = Never
  let scale: DigitalCrownScale
  let value: DigitalCrownValue
  let sensitivity: DigitalCrownRotationalSensitivity
  let isHapticFeedbackEnabled: Bool
  let onChange: (DigitalCrownEvent) -> Void
  let onIdle: () -> Void

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> DigitalCrownNode {
    DigitalCrownNode(self, inputs: inputs)
  }
}
