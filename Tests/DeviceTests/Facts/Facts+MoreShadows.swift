import SwiftUI
import SwiftUITesting

/// Shadows of shadows, colors beside a view with two shadows, and blurs.
extension DeviceFact {
  static let moreShadows: [DeviceFact] = [
    DeviceFact(
      "iOS 15.5", .any, "whether a second shadow also falls from the first one", [1],
      within: exactly, from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 300, height: 300, scale: 1) {
        Circle().frame(width: 60, height: 60).shadow(color: .red, radius: 2, x: 150)
          .shadow(color: Color(red: 0, green: 0, blue: 1), radius: 2, y: 150)
          .position(x: 60, y: 60)
      }
      let color = try PictureRuler(window).color(210, 210)
      return [number(color.blue - color.red > 100)]
    },
    DeviceFact(
      "iOS 15.5", .any, "whether views with blurs of 0 and -5 points look like the view itself",
      [1, 1], within: exactly, from: DeviceSource.paulz
    ) { look in
      @MainActor func picture(_ radius: CGFloat?) throws -> ViewDriver {
        try driver(look: look, width: 80, height: 80) {
          if let radius {
            Circle().frame(width: 40, height: 40).blur(radius: radius)
          } else {
            Circle().frame(width: 40, height: 40)
          }
        }
      }
      let plain = try picture(nil).picture()
      return try [0, -5].map { number(try picture($0).picture().bytes == plain.bytes) }
    },
    blur(1), blur(2), blur(5), blur(20),
    DeviceFact(
      "iOS 15.5", .any, "whether a blurred mask shows the view beyond the frame of the mask", [1],
      within: exactly, from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 200, height: 200) {
        Rectangle().fill(.black).mask(
          Rectangle().frame(width: 80, height: 80).blur(radius: 20))
      }
      // The mask is from 60 to 140; at its edge, half of the view is seen.
      let (edge, outside) = (
        try PictureRuler(window).color(60, 100).red, try PictureRuler(window).color(50, 100).red
      )
      return [number(edge < 160 && outside < 235 && outside > edge)]
    },
    DeviceFact(
      "iOS 16", .any,
      "green square with two shadows: gray left of it at 9.8, 7.8, 5.8, 3.8 and 1.8 points",
      [253, 240, 213, 172, 120], within: 3, from: DeviceSource.nimbus
    ) { look in
      let ruler = try twoShadows(look)
      return [9.8, 7.8, 5.8, 3.8, 1.8].map { ruler.color(50 - $0, 75).red }
    },
    DeviceFact(
      "iOS 16", .any,
      "green square with two shadows: colors right of it at 0.5, 1.5, 2.5, 3.5, 4.5, 5.5 points",
      [
        230, 30, 30, 218, 64, 64, 212, 111, 111, 214, 159, 159, 222, 199, 199, 233, 227, 227,
      ], within: 3, from: DeviceSource.nimbus
    ) { look in
      let ruler = try twoShadows(look)
      return (0..<6).flatMap { ruler.color(100.5 + CGFloat($0), 75).numbers }
    },
  ]

  /// The standard deviation of the Gaussian by which a view is blurred.
  private static func blur(_ radius: CGFloat) -> DeviceFact {
    DeviceFact(
      "iOS 15.5", .any, "blur(radius: \(Int(radius))): standard deviation of the Gaussian",
      [Double(radius)], within: max(0.3, radius * 0.05), from: DeviceSource.paulz
    ) { look in
      let window = try driver(look: look, width: 400, height: 400) {
        Rectangle().fill(.black).frame(width: 250, height: 250).blur(radius: radius)
      }
      // The edge of the square is at 75.
      return [try PictureRuler(window).softness(ofEdgeAtY: 200, from: 1, to: 190)]
    }
  }

  /// A green square from 50 to 100 with a red shadow and, behind both, a black one.
  @MainActor
  private static func twoShadows(_ look: Look) throws -> PictureRuler {
    try PictureRuler(
      driver(look: look, width: 150, height: 150) {
        Color.green.frame(width: 50, height: 50)
          .shadow(color: Color(red: 1, green: 0, blue: 0), radius: 2, x: 2, y: 2)
          .shadow(color: .black, radius: 4, x: -2, y: -2)
      })
  }
}
