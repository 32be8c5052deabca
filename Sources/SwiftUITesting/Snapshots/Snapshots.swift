import CairoRenderer
import Foundation
import Recorder
import SwiftUI
import Testing

/// The part of a window that a snapshot compares.
public enum SnapshotKind: Sendable {
  /// A picture, in a PNG file.
  case picture
  /// The drawn items, as text.
  case displayList
  /// The accessibility tree, as text.
  case accessibilityTree
}

extension ViewDriver {
  /// Compares the window with a file beside the test, which is made when it is missing.
  ///
  /// The file is in the folder `__Snapshots__`, and has the names of the test's file and function. See
  /// <doc:Snapshots>.
  ///
  /// - Parameters:
  ///   - kind: What is compared.
  ///   - name: A name that tells several snapshots of a test apart.
  ///   - tolerance: How much each pixel of a picture may differ.
  /// - Throws: An error if a picture can't be drawn, or a file can't be read or written; outside of a
  ///   test of Swift Testing also ``SnapshotFailure``.
  public func expectSnapshot(
    _ kind: SnapshotKind = .picture, named name: String? = nil,
    tolerance: PictureTolerance = .exact, file: StaticString = #filePath, line: UInt = #line,
    function: String = #function
  ) throws {
    switch kind {
    case .picture:
      try SwiftUITesting.expectSnapshot(
        of: picture(file: file, line: line), named: name, tolerance: tolerance, file: file,
        line: line, function: function)
    case .displayList:
      try SwiftUITesting.expectSnapshot(
        of: "\(displayList)", named: name ?? "displayList", file: file, line: line,
        function: function)
    case .accessibilityTree:
      try SwiftUITesting.expectSnapshot(
        of: accessibilityTree, named: name ?? "accessibilityTree", file: file, line: line,
        function: function)
    }
  }
}

/// Compares a picture with a PNG file beside the test, which is made when it is missing.
///
/// - Parameters:
///   - name: A name that tells several snapshots of a test apart.
///   - tolerance: How much each pixel may differ.
/// - Throws: An error if a file can't be read or written; outside of a test of Swift Testing also
///   ``SnapshotFailure``.
public func expectSnapshot(
  of picture: Picture, named name: String? = nil, tolerance: PictureTolerance = .exact,
  file: StaticString = #filePath, line: UInt = #line, function: String = #function
) throws {
  let site = CallSite(file, line)
  guard picture.width > 0, picture.height > 0 else {
    return try site.note(
      SnapshotFailure(
        description: "the picture has no pixels, so it can't have a snapshot; give the window a "
          + "width and a height"))
  }
  let place = SnapshotFile(beside: file, test: function, name: name, extension: "png")
  let snapshot = Snapshot(file: place, site: site)
  let new = { try PNG.encode(picture.bitmap, comment: DrawingLibraries.versions) }
  try snapshot.compare(new) { old in
    let recorded = try Picture(png: old)
    guard let difference = picture.difference(from: recorded, tolerance: tolerance) else {
      return nil
    }
    let comparison = Picture.comparison(of: recorded, with: picture, tolerance: tolerance)
    let shown = try snapshot.keep(comparison.png())
    let libraries = DrawingLibraries.difference(from: PNG.comment(in: old)).map { "\($0)\n" } ?? ""
    return
      "\(libraries)\(difference)\nCompare the old picture, the new one and their difference: \(shown)"
  }
}

/// Compares a text, such as a trace's description, with a file beside the test, which is made when it
/// is missing.
///
/// - Parameter name: A name that tells several snapshots of a test apart.
/// - Throws: An error if a file can't be read or written; outside of a test of Swift Testing also
///   ``SnapshotFailure``.
public func expectSnapshot(
  of text: String, named name: String? = nil, file: StaticString = #filePath, line: UInt = #line,
  function: String = #function
) throws {
  let place = SnapshotFile(beside: file, test: function, name: name, extension: "txt")
  try Snapshot(file: place, site: CallSite(file, line)).compare({ Data((text + "\n").utf8) }) {
    old in
    let recorded = String(decoding: old, as: UTF8.self)
    guard recorded != text + "\n" else { return nil }
    let lines = TextDifference(from: String(recorded.dropLast()), to: text).words
    return "lines with - were recorded, lines with + are new\n\(lines)"
  }
}
