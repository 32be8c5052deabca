import Foundation

/// The times at which the files of a directory were changed, to tell whether they have changed since.
struct SourceState: Equatable, Sendable {
  private struct Version: Equatable {
    let date: Date
    let size: Int
  }

  private let versions: [String: Version]

  /// Reads the files that a builder is concerned with.
  init(of builder: any PreviewBuilder) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
    var options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    if !builder.hasSubdirectories { options.insert(.skipsSubdirectoryDescendants) }
    let files = FileManager.default.enumerator(
      at: builder.directory, includingPropertiesForKeys: Array(keys), options: options)
    var versions: [String: Version] = [:]
    while let file = files?.nextObject() as? URL {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true,
        builder.concerns(file.path)
      else { continue }
      versions[file.path] = Version(
        date: values.contentModificationDate ?? .distantPast, size: values.fileSize ?? 0)
    }
    self.versions = versions
  }

  /// Returns the files that differ from an earlier state, or that are in one of both alone.
  func changes(since old: SourceState) -> Set<String> {
    Set(versions.keys).union(old.versions.keys).filter { versions[$0] != old.versions[$0] }
  }
}
