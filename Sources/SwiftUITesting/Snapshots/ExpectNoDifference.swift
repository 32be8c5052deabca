import Foundation
import SwiftUI
import Testing

/// Compares the descriptions of two values and fails the test with the lines that differ.
///
/// Use this function for display lists, traces and accessibility trees, of which `#expect(first == second)` would print
/// both in full.
///
/// ```swift
/// let before = driver.displayList
/// try driver.tap(on: "Like")
/// try driver.tap(on: "Like")
/// driver.settle()
/// try expectNoDifference(driver.displayList, before)
/// ```
///
/// - Parameters:
///   - value: The value to check; lines that only it contains begin with +.
///   - expected: The expected value; lines that only it contains begin with -.
/// - Throws: ``ValuesDiffer`` outside of a test, and inside an expectation of errors.
public func expectNoDifference<Value: Equatable>(
  _ value: Value, _ expected: Value, file: StaticString = #filePath, line: UInt = #line
) throws {
  guard value != expected else { return }
  let (new, old) = (comparableText(of: value), comparableText(of: expected))
  let lines =
    new == old
    ? "their descriptions are the same" : TextDifference(from: old, to: new).words
  try CallSite(file, line).note(
    ValuesDiffer(
      description:
        "the values differ; lines with - are expected, lines with + are not\n\(lines)"))
}

/// The description of a value, in which equal parts of values that differ are equal.
private func comparableText(of value: some Equatable) -> String {
  (value as? Trace).map { "\($0.sinceStart)" } ?? "\(value)"
}

/// Compares two pictures and fails the test with the number of pixels that differ, their area, and a comparison of both
/// pictures.
///
/// - Parameters:
///   - picture: The picture to check.
///   - expected: The expected picture.
///   - tolerance: The amount by which each pixel may differ.
/// - Throws: ``ValuesDiffer`` outside of a test, and inside an expectation of errors; an error if the comparison can't
///   be written.
public func expectNoDifference(
  _ picture: Picture, _ expected: Picture, tolerance: PictureTolerance = .exact,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  guard let difference = picture.difference(from: expected, tolerance: tolerance) else { return }
  let site = CallSite(file, line)
  let comparison = Picture.comparison(of: expected, with: picture, tolerance: tolerance)
  let name = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
  let shown = try Artifact(name: "\(name)-\(line).png", site: site).attach(comparison.png())
  try site.note(
    ValuesDiffer(
      description: "the pictures differ: \(difference)\n"
        + "Compare the expected picture, the other one and their difference: \(shown)"))
}

/// An error for two values that differ.
///
/// In a test of Swift Testing or XCTest, `expectNoDifference` records an issue with this description, and the test
/// continues. Outside of tests, and inside an expectation of errors, such as `#expect(throws:)`, it throws the error.
public struct ValuesDiffer: Error, CustomStringConvertible {
  /// A message with the lines that differ; for pictures, the number of pixels that differ, their area, and the path of
  /// a comparison.
  public let description: String
}

extension Trace: CustomTestStringConvertible {
  /// The number of entries, since a trace may fill many screens.
  public var testDescription: String {
    "a trace of \(entries.count) entries; compare traces with expectNoDifference"
  }
}

extension Recording: CustomTestStringConvertible {
  /// The number of frames and their rate, since the contents of a recording fill many screens.
  public var testDescription: String {
    "a recording of \(frames.count) frames, \(framesPerSecond) in a second"
  }
}

extension DisplayList: CustomTestStringConvertible {
  /// The size and the number of items, since a list may fill many screens.
  public var testDescription: String {
    "a display list of \(items.count) items in \(size.concise); compare lists with expectNoDifference"
  }
}
