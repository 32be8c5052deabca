/// A request to edit source files, so that the compiler accepts them.
public struct PlaceholderRequest: Codable, Sendable {
  /// A file with errors.
  public struct File: Codable, Sendable {
    /// The path, by which modules name the file.
    public var path: String
    /// The text to edit.
    public var text: String
    /// The errors in it.
    public var errors: [CompilerError]

    /// Creates a file.
    public init(path: String, text: String, errors: [CompilerError]) {
      self.path = path
      self.text = text
      self.errors = errors
    }
  }

  /// The files with errors.
  public var files: [File]
  /// The texts of all files of each module, for the uses of a missing type.
  public var modules: [[String: String]]

  /// Creates a request.
  public init(files: [File], modules: [[String: String]] = []) {
    self.files = files
    self.modules = modules
  }

  /// The edited files, and those with protocols for which classes are declared.
  public var reply: PlaceholderReply {
    var stubs = StubTypes(modules)
    var edited = files
    var witnesses: [String: [String]] = [:]
    for module in modules where files.contains(where: { module[$0.path] != nil }) {
      witnesses.merge(ProtocolWitnesses(module).declarations) { first, _ in first }
      for path in witnesses.keys where !edited.contains(where: { $0.path == path }) {
        edited.append(File(path: path, text: module[path] ?? "", errors: []))
      }
    }
    return PlaceholderReply(
      files: edited.sorted { $0.path < $1.path }.map { file in
        var editor = FileEditor(file.text)
        for error in file.errors { editor.add(error, in: file.path, &stubs) }
        let added = stubs.take(for: file.path) + (witnesses[file.path] ?? [])
        return editor.result(path: file.path, stubs: added)
      })
  }
}

/// An error of the compiler.
public struct CompilerError: Codable, Sendable {
  /// The line in the text of the file, starting at 1.
  public var line: Int
  /// The column in bytes, starting at 1.
  public var column: Int
  /// The words after “error:”.
  public var message: String
  /// The number of edits that were made before because of errors in the line.
  public var attempt: Int

  /// Creates an error.
  public init(line: Int, column: Int, message: String, attempt: Int = 0) {
    self.line = line
    self.column = column
    self.message = message
    self.attempt = attempt
  }
}

/// Source files with placeholders.
public struct PlaceholderReply: Codable, Sendable {
  /// An edited file.
  public struct File: Codable, Sendable {
    /// The path of the request.
    public var path: String
    /// The text with placeholders.
    public var text: String
  }

  /// The edited files, by path.
  public var files: [File]
}
