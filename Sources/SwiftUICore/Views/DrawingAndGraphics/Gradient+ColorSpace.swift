import Foundation

extension Gradient {
  /// The color space in which the colors of a gradient are interpolated.
  ///
  /// Choose a space with `colorSpace(_:)`, as in `Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual)`, or pass
  /// it to ``Color/mix(with:by:in:)``. The default of a gradient is ``device``, and that of a mix ``perceptual``, which
  /// avoids a dull or dark middle between different hues. Mirrors SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    private let number: Int
    /// Interpolation of the red, green and blue components in sRGB.
    public static let device = ColorSpace(number: 0)
    /// Perceptually uniform interpolation, in Oklab.
    public static let perceptual = ColorSpace(number: 1)
  }

  /// Returns the gradient interpolated in a color space, as a style from top to bottom.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    guard space == .perceptual, let first = stops.first else { return AnyGradient(self) }
    // Between stops this close, linear interpolation is the same in both color spaces.
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
