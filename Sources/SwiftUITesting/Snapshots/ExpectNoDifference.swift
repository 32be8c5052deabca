import SwiftUI
import Testing

/// Compares two values, such as display lists, traces or accessibility trees, and fails the test with the lines in which
/// their descriptions differ.
///
/// `#expect(first == second)` prints both of them.
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
///   - value: The value to check; lines of it alone begin with +.
///   - expected: What it has to be equal to; lines of it alone begin with -.
/// - Throws: ``ValuesDiffer`` outside of a test of Swift Testing.
public func expectNoDifference<Value: Equatable>(
  _ value: Value, _ expected: Value, file: String = #filePath, line: UInt = #line
) throws {
  guard value != expected else { return }
  let (new, old) = ("\(value)", "\(expected)")
  let lines =
    new == old
    ? "their descriptions are the same" : TextDifference(from: old, to: new).words
  try CallSite(file, line).note(
    ValuesDiffer(
      description:
        "the values differ; lines with - are expected, lines with + are not\n\(lines)"))
}

/// An error thrown outside of tests of Swift Testing if two values differ.
public struct ValuesDiffer: Error, CustomStringConvertible {
  /// A message with the lines that differ.
  public let description: String
}

extension DisplayList: CustomTestStringConvertible {
  /// The size and the number of items, since a list may fill many screens.
  public var testDescription: String {
    "a display list of \(items.count) items in \(size.concise); compare lists with expectNoDifference"
  }
}
