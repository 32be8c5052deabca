import Foundation

extension Gradient {
  /// Where the way from one colour to another is straight.
  ///
  /// Mirrors SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    private let number: Int
    /// In the components that a screen shows.
    public static let device = ColorSpace(number: 0)
    /// Where equal steps look equal: in Oklab.
    public static let perceptual = ColorSpace(number: 1)
  }

  /// The gradient with its colours mixed in a colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    guard space == .perceptual, let first = stops.first else { return AnyGradient(self) }
    // Between stops as near as these, straight ways are the same in both spaces.
    let steps = 16
    var all = [first]
    for (start, end) in zip(stops, stops.dropFirst()) {
      for step in 1...steps {
        let fraction = Double(step) / Double(steps)
        all.append(
          Stop(
            color: start.color.mix(with: end.color, by: fraction),
            location: start.location + (end.location - start.location) * CGFloat(fraction)))
      }
    }
    return AnyGradient(Gradient(stops: all))
  }
}
