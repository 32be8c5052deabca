import Foundation
import TactileDrawing
@_spi(Engine) import TactileViewGraph

/// The values that a slider can select, and their places on its track.
///
/// A place is a fraction of the track, from 0 at the minimum to 1 at the maximum.
nonisolated struct SliderScale: Equatable {
  /// The values at the ends of the track.
  var bounds: ClosedRange<Double>
  /// The distance between the selectable values, which begin at the minimum; nil for all values.
  var step: Double?
  /// The value from which the track is filled; nil for the minimum.
  var neutralValue: Double?
  /// The values that people can select.
  var enabledBounds: ClosedRange<Double>

  /// Creates a scale; a step that isn't positive and bounds that aren't finite issue a warning.
  init<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, step: V.Stride? = nil, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil
  ) where V.Stride: BinaryFloatingPoint {
    let limits = Self.limits(of: bounds)
    self.bounds = limits
    self.step = step.flatMap { Self.usableStep(Double($0)) }
    self.neutralValue = neutralValue.map {
      min(max(Double($0), limits.lowerBound), limits.upperBound)
    }
    self.enabledBounds =
      enabledBounds.map { (Double($0.lowerBound)...Double($0.upperBound)).clamped(to: limits) }
      ?? limits
  }

  private static func limits<V: BinaryFloatingPoint>(of bounds: ClosedRange<V>) -> ClosedRange<
    Double
  > {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    if (upper - lower).isFinite { return lower...upper }
    RuntimeWarning.issue(
      "A Slider\(RuntimeWarning.inEvaluatedView) has the bounds \(lower.concise)...\(upper.concise), which are not finite; "
        + "0...1 are taken. Pass finite bounds.")
    return 0...1
  }

  private static func usableStep(_ step: Double) -> Double? {
    if step > 0, step.isFinite { return step }
    RuntimeWarning.issue(
      "A Slider\(RuntimeWarning.inEvaluatedView) has the step \(step.concise), which is ignored. Pass a positive number."
    )
    return nil
  }

  /// The length of the bounds.
  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// Returns the place of a value; a value out of bounds is at the nearer end.
  func place(of value: Double) -> Double {
    guard length > 0, !value.isNaN else { return 0 }
    return min(max((value - bounds.lowerBound) / length, 0), 1)
  }

  /// Returns the selectable value that is nearest to a place.
  func value(at place: Double) -> Double {
    selectable(bounds.lowerBound + length * min(max(place, 0), 1))
  }

  /// Returns the selectable value that is nearest to a value.
  private func selectable(_ value: Double) -> Double {
    let value = min(max(value, enabledBounds.lowerBound), enabledBounds.upperBound)
    guard let step else { return value }
    let first = ((enabledBounds.lowerBound - bounds.lowerBound) / step - Self.tolerance).rounded(
      .up)
    let last = ((enabledBounds.upperBound - bounds.lowerBound) / step + Self.tolerance).rounded(
      .down)
    // Bounds that contain no step leave nothing to select but the value itself.
    guard first <= last else { return value }
    let number = min(max(((value - bounds.lowerBound) / step).rounded(), first), last)
    return min(bounds.lowerBound + number * step, bounds.upperBound)
  }

  /// Accepts a bound that rounding, in the numbers of a `Float`, has put just beside a step.
  private static let tolerance = 1e-6

  /// Returns the value a number of steps further; without steps, a tenth of the track is one.
  func value(_ steps: Double, stepsFrom value: Double) -> Double {
    let start = value.isNaN ? bounds.lowerBound : value
    return selectable(start + steps * (step ?? length / 10))
  }

  /// The selectable values of a scale with steps; none if they are more than `maximum`.
  func steps(atMost maximum: Int) -> [Double] {
    guard let step else { return [] }
    let count = (length / step + Self.tolerance).rounded(.down)
    guard count < Double(maximum) else { return [] }
    return (0...Int(count)).map { bounds.lowerBound + Double($0) * step }
  }
}

extension BinaryFloatingPoint {
  /// The number as a `Double`; a binding to it is equal to others that are made from the same one.
  nonisolated var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
