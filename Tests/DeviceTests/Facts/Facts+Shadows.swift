import SwiftUI
import SwiftUITesting

/// Shadows and blurs.
extension DeviceFact {
  static let shadows: [DeviceFact] = [
    shadowDeviation("iOS 16", 4, from: DeviceSource.nimbus),
    shadowDeviation("iOS 17-18", 5, from: DeviceSource.bundesbahnen),
    shadowDeviation("iOS 15.5", 10, from: DeviceSource.paulz),
    DeviceFact(
      "iOS 15.5", .any, "color of a default shadow on white", [171, 171, 171], within: colorStep,
      from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 200, height: 300, scale: 1) {
        Rectangle().frame(width: 80, height: 80).shadow(radius: 5, y: 130)
          .position(x: 100, y: 80)
      }
      return try PictureRuler(window).color(100, 210).numbers
    },
    DeviceFact(
      "iOS 15.5", .any,
      "default shadow: differences of the components beside opposite edges of a square", [0, 0],
      within: colorStep, from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 200, height: 200) {
        Rectangle().frame(width: 80, height: 80).shadow(radius: 5)
      }
      let ruler = try PictureRuler(window)
      // The square is from 60 to 140.
      let (left, right) = (ruler.color(58.5, 100), ruler.color(141.5, 100))
      let (top, bottom) = (ruler.color(100, 58.5), ruler.color(100, 141.5))
      guard left != .white, left != .black else { throw Unmeasurable("there is no shadow") }
      return [left.red - right.red, top.red - bottom.red]
    },
    DeviceFact(
      "iOS 15.5", .any, "blur(radius: 6): standard deviation of the Gaussian", [6], within: 0.3,
      from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 200, height: 200) {
        Rectangle().fill(.black).frame(width: 100, height: 100).blur(radius: 6)
      }
      return [try deviation(of: PictureRuler(window), y: 100, from: 10, to: 100)]
    },
  ]

  /// The standard deviation of a shadow.
  ///
  /// Those that were measured on devices are up to 0.2 points less than the radius.
  private static func shadowDeviation(
    _ system: String, _ radius: CGFloat, from source: String
  ) -> DeviceFact {
    DeviceFact(
      system, .any, "shadow(radius: \(Int(radius))): standard deviation of the Gaussian",
      [Double(radius)], within: 0.3, from: source
    ) { look in
      // The shadow is below the square, from 170 to 250, so that all of it is seen.
      let window = try driver(look: look, width: 200, height: 300) {
        Rectangle().fill(.black).frame(width: 80, height: 80)
          .shadow(color: .black, radius: radius, x: 0, y: 130).position(x: 100, y: 80)
      }
      return [try deviation(of: PictureRuler(window), y: 210, from: 5, to: 100)]
    }
  }

  /// The standard deviation of the edge between white and black in a row of pixels.
  ///
  /// It is half of the distance between the points at which the edge is 15.87 % and 84.13 % black,
  /// as it is for a Gaussian.
  private static func deviation(
    of ruler: PictureRuler, y: CGFloat, from left: CGFloat, to right: CGFloat
  ) throws -> Double {
    let step = 1 / ruler.scale
    let centers = stride(from: left + step / 2, to: right, by: step).map { x in
      (x: Double(x), share: ruler.color(x, y).share(of: .black, on: .white))
    }
    func place(_ share: Double) throws -> Double {
      guard
        let (before, after) = zip(centers, centers.dropFirst()).first(where: {
          $0.share < share && $1.share >= share
        })
      else { throw Unmeasurable("no pixel is \(share) black") }
      let way = (share - before.share) / (after.share - before.share)
      return before.x + way * (after.x - before.x)
    }
    return (try place(0.8413) - place(0.1587)) / 2
  }
}
