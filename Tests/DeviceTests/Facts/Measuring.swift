import SwiftUI
import SwiftUITesting

/// The public repositories that only the second part of the facts has.
extension DeviceSource {
  static let spark = "leboncoin/spark-ios-common 122467d"
  static let account = "StanfordSpezi/SpeziAccount c3a1feb"
  static let doordash = "doordash-oss/swiftui-preview-snapshots 36cd366"
  static let cashLater = "cashapp/AccessibilitySnapshot b9f0b9a"
  static let homeAssistant = homeAssistant18 + ", " + homeAssistant26
  static let spezi = spezi18 + ", " + spezi26
}

extension DeviceFact {
  /// The number that stands for yes or no.
  static func number(_ isTrue: Bool) -> Double { isTrue ? 1 : 0 }

  /// The tolerance for the width of a text, whose font is another one than on a device.
  static func tolerance(ofTextWidth width: Double) -> Double { max(width * 0.015, pixel) }

  /// The numbers of a light and a dark window.
  @MainActor
  static func inBothSchemes(
    _ measure: (ColorScheme) throws -> [Double]
  ) rethrows -> [Double] {
    try measure(.light) + measure(.dark)
  }
}

extension ViewDriver {
  /// The texts that are drawn, from back to front.
  var drawnTexts: [DisplayList.TextRun] {
    func runs(_ items: [DisplayList.Item]) -> [DisplayList.TextRun] {
      items.flatMap { item in
        switch item.content {
        case .text(let run): [run]
        case .group(_, let items): runs(items)
        default: [DisplayList.TextRun]()
        }
      }
    }
    return runs(displayList.items)
  }

  /// The lines of the only text that is drawn, without the spaces at their ends.
  var drawnLines: [String] {
    get throws {
      guard drawnTexts.count == 1, let run = drawnTexts.first else {
        throw Unmeasurable("\(drawnTexts.count) texts are drawn instead of one")
      }
      return run.lines.map { $0.string.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }
}

extension PictureRuler {
  /// The bounds of the letters of the first text with a string.
  @MainActor
  func ink(ofText string: String, in window: ViewDriver) throws -> CGRect {
    try ink(in: window.textFrame(string).insetBy(dx: -2, dy: 0))
  }

  /// The bounds of what is drawn in the window on the color of its top left pixel.
  var ink: CGRect {
    get throws { try ink(in: CGRect(origin: .zero, size: size)) }
  }

  /// The standard deviation of the Gaussian that softens the edge between white and black in a
  /// row of pixels: half of the distance between 15.87 % and 84.13 % black.
  func softness(ofEdgeAtY y: CGFloat, from left: CGFloat, to right: CGFloat) throws -> Double {
    let step = 1 / scale
    let centers = stride(from: left + step / 2, to: right, by: step).map { x in
      (x: Double(x), share: color(x, y).share(of: .black, on: .white))
    }
    func place(_ share: Double) throws -> Double {
      for (before, after) in zip(centers, centers.dropFirst())
      where before.share < share && after.share >= share {
        return before.x
          + (share - before.share) / (after.share - before.share) * (after.x - before.x)
      }
      throw Unmeasurable("no pixel is \(share) black")
    }
    return (try place(0.8413) - place(0.1587)) / 2
  }
}

extension CGRect {
  /// The width and the height.
  var sizeNumbers: [Double] { [width, height] }

  /// The place of a frame inside this one: its distances from the left and the top.
  func place(of inner: CGRect) -> [Double] { [inner.minX - minX, inner.minY - minY] }
}
