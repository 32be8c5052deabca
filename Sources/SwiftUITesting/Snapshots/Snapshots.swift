import Foundation
import SwiftUI
import TactileCairoRenderer
import TactileRecorder
import Testing

/// The representation of a window that a snapshot compares.
///
/// Pass a kind to ``ViewDriver/expectSnapshot(_:named:tolerance:file:line:function:)``. A picture shows every change of
/// a pixel. A text names the items that changed, and doesn't depend on how a library rasterizes them. Choose the
/// accessibility tree if only the elements and their labels matter, not their appearance. The default is ``picture``; a
/// tolerance applies only to pictures. See <doc:Snapshots>.
///
/// ```swift
/// try driver.expectSnapshot(.accessibilityTree)
/// ```
public enum SnapshotKind: Sendable {
  /// A picture of the window, in a PNG file.
  case picture
  /// The drawn items with their frames and colors, in a text file.
  case displayList
  /// The elements that a screen reader finds, in a text file.
  case accessibilityTree
}

extension ViewDriver {
  /// Compares the window with a file beside the test.
  ///
  /// The file is in the folder `__Snapshots__`, and is named after the test's file and function. A missing file is
  /// recorded with a warning; with `CI` set, it fails the test. See <doc:Snapshots>.
  ///
  /// - Parameters:
  ///   - kind: The representation to compare; a picture by default.
  ///   - name: A name that distinguishes several snapshots of a test. It replaces the kind in the file's name, so give
  ///     the two kinds of text different names.
  ///   - tolerance: The amount by which each pixel of a picture may differ; ignored for text.
  /// - Throws: An error if a picture can't be drawn, or a file can't be read or written; outside of a test
  ///   also ``SnapshotFailure``.
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

/// Compares a picture with a PNG file beside the test.
///
/// A missing file is recorded with a warning; with `CI` set, it fails the test. See <doc:Snapshots>.
///
/// - Parameters:
///   - name: A name that distinguishes several snapshots of a test.
///   - tolerance: The amount by which each pixel may differ.
/// - Throws: An error if a file can't be read or written; outside of a test also ``SnapshotFailure``.
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

/// Compares a text, such as the description of a trace, with a file beside the test.
///
/// A missing file is recorded with a warning; with `CI` set, it fails the test. See <doc:Snapshots>.
///
/// - Parameter name: A name that distinguishes several snapshots of a test.
/// - Throws: An error if a file can't be read or written; outside of a test also ``SnapshotFailure``.
public func expectSnapshot(
  of text: String, named name: String? = nil, file: StaticString = #filePath, line: UInt = #line,
  function: String = #function
) throws {
  let place = SnapshotFile(beside: file, test: function, name: name, extension: "txt")
  try Snapshot(file: place, site: CallSite(file, line)).compare({ Data((text + "\n").utf8) }) {
    old in
    // Some editors remove the last line break.
    let file = String(decoding: old, as: UTF8.self)
    let recorded = file.hasSuffix("\n") ? String(file.dropLast()) : file
    guard recorded != text else { return nil }
    let lines = TextDifference(from: recorded, to: text).words
    return "lines with - were recorded, lines with + are new\n\(lines)"
  }
}
