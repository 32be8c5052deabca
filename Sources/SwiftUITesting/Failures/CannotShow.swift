import SwiftUI

/// An error that explains why a driver can't show a view.
///
/// The initializers of ``ViewDriver`` throw this error if the size or the scale of the window isn't supported, or if
/// the fonts aren't installed. Each side has from 0 to 32,767 points, and a scale of 1 to 3 is always supported. On a
/// machine without the fonts, pass ``ViewDriver/TextMeasuring/squares`` as the parameter `text`: then only methods that
/// draw a ``Picture`` need the fonts, and throw this error: `try ViewDriver(text: .squares) { Text("A") }`. The error
/// fails the test at the line of the call, unless `#expect(throws: CannotShow.self)` expects it.
public struct CannotShow: Error, CustomStringConvertible {
  /// A message that describes the problem, and names the package to install if the fonts are missing.
  public let description: String
}

extension ViewDriver {
  /// Fails the test at the line that makes a driver if no window can have a size, in points, or a scale.
  static func check(_ size: CGSize? = nil, scale: CGFloat? = nil, at site: CallSite) throws {
    let sides = 0...longestSide
    if let size, !sides.contains(size.width) || !sides.contains(size.height) {
      try site.fail(
        CannotShow(
          description: "a window can't have the size \(size.concise); each side has from 0 to "
            + "\(longestSide.concise) points"))
    }
    if let scale, !scale.isFinite || scale <= 0 {
      try site.fail(
        CannotShow(
          description:
            "a window can't have the scale \(scale.concise), the number of pixels per point; choose one "
            + "from 1 to 3"))
    }
  }

  /// Fails the test at the line that makes a driver, because of an error.
  static func fail(_ error: any Error, at site: CallSite) throws -> Never {
    if let error = error as? NoWindow { try site.fail(error) }
    try site.fail(CannotShow(description: "\(error)"))
  }

  /// The longest side of a window, in points.
  private static var longestSide: CGFloat { 32_767 }
}
