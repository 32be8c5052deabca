import Foundation

/// Copies of source files in the cache directory, which are compiled in the place of their originals.
protocol SourceCopies {
  /// The directory of what is known about the copies.
  var directory: URL { get }

  /// Returns the text of the copy of a file; nil if there is none.
  func text(ofCopyOf file: String) -> String?

  /// Writes the text of the copy of a file.
  func write(_ text: String, toCopyOf file: String) throws
}

extension SourceCopies {
  /// Leaves out the imports of modules that don't exist; returns whether one is new.
  func omit(_ modules: Set<String>) throws -> Bool {
    var store = PlaceholderStore(of: directory)
    guard store.omit(modules) else { return false }
    try store.write(to: directory)
    return true
  }
}

extension PackageMirror: SourceCopies {}

/// The copy of a single file.
struct FileCopy: SourceCopies {
  let original: URL
  /// The directory of the copy.
  let directory: URL

  /// The copy, which has the name of the original.
  var url: URL { directory.appendingPathComponent(original.lastPathComponent) }

  /// Writes the copy as it is compiled, and returns the original's text.
  ///
  /// - Parameter placeholders: Whether the copy keeps its placeholders for missing names, if the original hasn't changed.
  /// - Throws: ``UnreadableFile``, or an error if the cache directory can't be written.
  func update(withPlaceholders placeholders: Bool) throws -> String {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    guard let text = try? String(contentsOf: original, encoding: .utf8) else {
      throw UnreadableFile(path: original.relativePath)
    }
    var store = PlaceholderStore(of: directory)
    store.update(manifest: text)
    let copied = MirroredSource(text, from: original, without: store.omittedModules).text
    let known = placeholders ? store[original.path] : nil
    if let known, known.original == copied {
      try write(known.text, toCopyOf: original.path)
    } else {
      if placeholders { store[original.path] = nil }
      try write(copied, toCopyOf: original.path)
    }
    try store.write(to: directory)
    return text
  }

  /// The errors for the imports that are left out since their modules don't exist, other than frameworks of Apple's.
  var errorsOfOmittedModules: [Diagnostic] {
    let modules = PlaceholderStore(of: directory).omittedModules
    let text = (try? String(contentsOf: original, encoding: .utf8)) ?? ""
    return MirroredSource(text, from: original, without: modules).errors(ofModules: modules)
  }

  func text(ofCopyOf file: String) -> String? {
    file == original.path ? try? String(contentsOf: url, encoding: .utf8) : nil
  }

  func write(_ text: String, toCopyOf file: String) throws {
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
