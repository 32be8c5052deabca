import Foundation
import TactileDrawing

/// The letter spacing that the system font has by its size (rule 6.2.25).
///
/// Apple's system font has cuts for texts and for titles, and letter spacing that changes with the size. Inter has such
/// cuts as well. With such spacing, the widths of most texts differ from those on a device by at most 2 %.
enum OpticalSpacing {
  /// The smallest size of Inter Display, in points.
  static let smallestDisplaySize: CGFloat = 20

  /// A size in points, and the spacing there in thousandths of the size.
  private typealias Point = (size: CGFloat, thousandths: CGFloat)

  /// The spacing of texts, as in Apple's Human Interface Guidelines.
  private static let text: [Point] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23),
  ]

  /// The spacing of titles, with which Inter Display has the widths of titles on iOS 26.
  private static let display: [Point] = [(20, 10), (24, 9), (28, 14), (34, 7), (50, 7), (80, 0)]

  /// Returns the spacing of a size in points, in points.
  static func spacing(at size: CGFloat) -> CGFloat {
    let points = size < smallestDisplaySize ? text : display
    guard let next = points.firstIndex(where: { $0.size > size }) else {
      return size * points[points.count - 1].thousandths / 1000
    }
    guard next > 0 else { return size * points[0].thousandths / 1000 }
    let (lower, upper) = (points[next - 1], points[next])
    let share = (size - lower.size) / (upper.size - lower.size)
    return size * (lower.thousandths + (upper.thousandths - lower.thousandths) * share) / 1000
  }
}

extension FontDescriptor {
  /// Whether the letters are those of the cut for titles.
  var isDisplayCut: Bool { design == .default && size >= OpticalSpacing.smallestDisplaySize }

  /// The space added after each letter: that of the font by its size, and the tracking, in points.
  var letterSpacing: CGFloat {
    design == .default ? tracking + OpticalSpacing.spacing(at: size) : tracking
  }

  /// The name of the family that draws the font.
  var drawnFamilyName: String { isDisplayCut ? FontFamily.interDisplay.name : design.familyName }
}
