import Foundation
import Synchronization
import TactileRecorder
import Testing

/// An error for a snapshot that differs, is missing or can't be compared.
///
/// A missing snapshot is an error in the mode ``SnapshotMode/never``. In any mode, it is an error if another line has
/// already used the same file, or if a picture has no pixels.
///
/// In a test of Swift Testing or XCTest, `expectSnapshot` records an issue with this description, and the test
/// continues. Outside of tests, and inside `#expect(throws:)`, it throws the error.
public struct SnapshotFailure: Error, CustomStringConvertible {
  /// A message that names the file, and says what differs and how to record the snapshot again.
  public let description: String
}

/// A comparison of a value with its file.
struct Snapshot {
  let file: SnapshotFile
  let site: CallSite

  /// The line that uses each file, and how often it has used the file.
  private static let users = Mutex<[URL: (line: UInt, count: Int)]>([:])

  /// Compares the file with the current value.
  ///
  /// - Parameters:
  ///   - new: Returns the contents that the file should have.
  ///   - difference: Returns the difference between the file's contents and the current value; nil if they are equal.
  func compare(_ new: () throws -> Data, difference: (Data) throws -> String?) throws {
    let mode = SnapshotMode.current
    let user = Self.users.withLock { users in
      let user = users[file.url] ?? (site.line, 0)
      users[file.url] = (user.line, user.count + 1)
      return user
    }
    guard user.line == site.line else {
      return try site.note(
        SnapshotFailure(
          description:
            "\(file.shortPath) is already the snapshot of line \(user.line); give one of them "
            + "another name"))
    }
    guard mode != .record else { return try file.write(new()) }
    guard let old = try file.contents() else {
      if mode == .missing { try file.write(new()) }
      return try site.note(
        SnapshotFailure(description: "\(file.shortPath) \(missing(mode))"),
        isWarning: mode == .missing)
    }
    do {
      guard let difference = try difference(old) else { return }
      let remedy =
        user.count > 0
        ? "This line has already compared the file. If it runs several times with different results, give each a name "
          + "with named:."
        : "If the new result is right, \(Self.way(to: .record))."
      try site.note(
        SnapshotFailure(
          description: "\(file.shortPath) differs: \(difference)\n\(remedy)"))
    } catch let error as UnreadablePicture {
      try site.note(SnapshotFailure(description: "\(file.shortPath): \(error)"))
    }
  }

  private func missing(_ mode: SnapshotMode) -> String {
    mode == .missing
      ? "did not exist and was recorded; look at it, and add it to the repository"
      : "does not exist; \(Self.way(to: .missing)) and add it to the repository"
  }

  /// A phrase that describes how to run the test in a mode; a trait takes precedence over the environment.
  private static func way(to mode: SnapshotMode) -> String {
    guard let trait = SnapshotMode.trait else {
      return "run the test with SNAPSHOTS=\(mode.rawValue)"
    }
    return
      "replace the trait .snapshots(.\(trait.rawValue)) by .snapshots(.\(mode.rawValue)) for one run"
  }

  /// Writes the picture of a difference to a file, and attaches it to the test.
  ///
  /// - Returns: The path.
  func keep(_ png: Data) throws -> String {
    let name = file.url.pathComponents.suffix(2).joined(separator: "-")
    return try Artifact(name: name, site: site).attach(png)
  }
}
