import ArgumentParser
import Foundation

/// The size of a window as written on the command line, such as 320x200.
struct WindowSize: Equatable {
  /// The size of the window's content, in points.
  let size: CGSize

  /// The range of the sides, in points.
  private static let sides: ClosedRange<Double> = 1...4096

  /// Parses two numbers separated by an x.
  ///
  /// - Throws: `ValidationError`, with a message that explains the format.
  init(_ text: String) throws {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      Self.sides.contains(width), Self.sides.contains(height)
    else {
      throw ValidationError(
        "--size cannot be “\(text)”; write the width and the height in points, each from 1 to 4096,"
          + " with an x between them, such as 320x200.")
    }
    size = CGSize(width: width, height: height)
  }
}
