import Foundation
import TactileRecorder
import Testing

/// A file that a test attaches to its result.
struct Artifact {
  /// The name of the file.
  let name: String
  let site: CallSite

  /// Keeps the file in the folder of the variable `SNAPSHOT_ARTIFACTS`, or else of temporary files, and
  /// attaches it to the test.
  ///
  /// - Returns: The path.
  @discardableResult
  func attach(_ contents: Data) throws -> String {
    let folder =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("Snapshots")
    let kept = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try AtomicFile.write(contents, to: kept)
    if Test.current != nil {
      Attachment.record(Array(contents), named: name, sourceLocation: site.sourceLocation)
    }
    return kept.path
  }
}
