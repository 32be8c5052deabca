import Foundation

/// The files of a mirror that have placeholders for missing names, each as long as its original doesn't change, and the
/// modules that no file imports, since they don't exist.
struct PlaceholderStore: Codable {
  /// A file with placeholders.
  struct File: Codable {
    /// The text as it was before.
    let original: String
    /// The text with placeholders.
    var text: String
    /// Why it has placeholders.
    var diagnostics: [Diagnostic] = []
    /// The numbers of edits that were made because of errors in a line.
    var attempts: [Int: Int] = [:]
  }

  /// The files, by the paths of their originals.
  private(set) var files: [String: File] = [:]

  /// The names of the modules that don't exist, as long as the manifest doesn't change.
  private(set) var omittedModules: Set<String> = []
  private var manifest = ""
  /// The SDK that lacks the names.
  private var sdk = SDK.current?.build

  private static func file(in directory: URL) -> URL {
    directory.appendingPathComponent(".build/tactile/placeholders.json")
  }

  /// Reads the files of a mirror; there are none if they belong to another SDK or were never written.
  ///
  /// - Parameter directory: The directory of the mirror.
  init(of directory: URL) {
    guard let data = try? Data(contentsOf: Self.file(in: directory)),
      let stored = try? JSONDecoder().decode(Self.self, from: data), stored.sdk == sdk
    else { return }
    self = stored
  }

  /// Writes the files of a mirror.
  func write(to directory: URL) throws {
    let file = Self.file(in: directory)
    let isEmpty = files.isEmpty && omittedModules.isEmpty
    guard !isEmpty || FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  /// Notes the names of modules that don't exist; returns whether one is new.
  mutating func omit(_ modules: Set<String>) -> Bool {
    let count = omittedModules.count
    omittedModules.formUnion(modules)
    return omittedModules.count > count
  }

  /// Notes the text of the manifest.
  ///
  /// After a change of it all modules may exist. A store that was never written knows none.
  mutating func update(manifest: String) {
    if !self.manifest.isEmpty, self.manifest != manifest { omittedModules = [] }
    self.manifest = manifest
  }

  subscript(path: String, default file: @autoclosure () -> File) -> File {
    get { files[path, default: file()] }
    set { files[path] = newValue }
  }

  subscript(path: String) -> File? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// Why files have placeholders: the missing names, and other errors.
  var diagnostics: [Diagnostic] {
    files.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics)
  }

  /// Removes the files that lack a name which a text declares, and returns their paths.
  mutating func removeFiles(lackingNamesDeclaredIn text: String) -> [String] {
    guard !files.isEmpty else { return [] }
    let pattern =
      /\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|case|macro)\s+(\w+)/
    let declared = Set(text.matches(of: pattern).map { String($0.output.1) })
    let removed = files.filter { file in
      file.value.diagnostics.contains { diagnostic in
        declared.contains { diagnostic.message.contains("'\($0)'") }
      }
    }
    for path in removed.keys { files[path] = nil }
    return Array(removed.keys)
  }
}
