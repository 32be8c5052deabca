import Foundation

/// Compiles saved files of a module, and those that depend on what changed in them.
///
/// The compiler's driver does the same, but it looks at all files and needs as long for that as the compiler for one file.
struct FileCompiler: Sendable {
  /// The results of a source file.
  struct Output: Sendable {
    let object: URL
    let dependencies: URL
  }

  private let sources: [String]
  private let outputs: [Output]
  /// The directory in which results wait until all files are compiled.
  private let waiting: URL
  private let directory: URL
  /// The compiler's own program, and its arguments without files.
  private let program: String
  private let arguments: [String]

  /// Asks the driver how it would compile a file.
  ///
  /// - Parameters:
  ///   - command: The driver's command, without files.
  ///   - sources: The files of the module.
  ///   - outputs: Their results, which exist.
  ///   - directory: The working directory.
  /// - Returns: nil if the answer has an unknown form.
  init?(_ command: [String], sources: [String], outputs: [Output], in directory: URL) {
    guard let first = sources.first, let output = outputs.first,
      let answer = try? Command.run(command + [first, "-driver-print-jobs"], in: directory),
      answer.exitCode == 0
    else { return nil }
    let jobs = answer.output.split(separator: "\n").map(Self.words)
    guard var words = jobs.first(where: { $0.contains("-primary-file") }),
      words.starts(with: [words[0], "-frontend", "-c"])
    else { return nil }
    let pairs = [
      "-primary-file": first, "-o": output.object.path,
      "-emit-reference-dependencies-path": output.dependencies.path,
    ]
    for (option, value) in pairs {
      guard let index = words.firstIndex(of: option), words.dropFirst(index + 1).first == value
      else {
        return nil
      }
      words.removeSubrange(index...index + 1)
    }
    program = words[0]
    arguments = Array(words.dropFirst(3))
    self.sources = sources
    self.outputs = outputs
    self.directory = directory
    waiting = output.object.deletingLastPathComponent().appendingPathComponent("waiting")
  }

  /// Compiles files, and then those that use what has changed in them.
  ///
  /// If a file has errors, all results stay as they were.
  ///
  /// - Parameter files: The indices of the saved files.
  /// - Throws: ``BuildFailure`` with the compiler's errors; another error if the results can't be read.
  func compile(_ files: Set<Int>) throws {
    try FileManager.default.createDirectory(at: waiting, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: waiting) }
    var (compiled, next): (Set<Int>, Set<Int>) = ([], files)
    while !next.isEmpty {
      try run(next.sorted())
      compiled.formUnion(next)
      let changes = try next.map { file in
        let new = try SourceDependencies(contentsOf: waiting(outputs[file].dependencies))
        return new.changes(since: try SourceDependencies(contentsOf: outputs[file].dependencies))
      }
      let changed = changes.reduce(into: Set()) { $0.formUnion($1) }
      next = []
      guard !changed.isEmpty else { break }
      for (file, output) in outputs.enumerated() where !compiled.contains(file) {
        if try SourceDependencies(contentsOf: output.dependencies).uses(changed) {
          next.insert(file)
        }
      }
    }
    for file in compiled {
      for result in [outputs[file].dependencies, outputs[file].object] {
        guard rename(waiting(result).path, result.path) == 0 else {
          throw CocoaError(.fileWriteUnknown)
        }
      }
    }
  }

  private func waiting(_ result: URL) -> URL {
    waiting.appendingPathComponent(result.lastPathComponent)
  }

  private func run(_ files: [Int]) throws {
    var command = [program, "-frontend", "-c"]
    for (index, source) in sources.enumerated() {
      command += files.contains(index) ? ["-primary-file", source] : [source]
    }
    for file in files {
      command += ["-emit-reference-dependencies-path", waiting(outputs[file].dependencies).path]
    }
    command += arguments
    for file in files { command += ["-o", waiting(outputs[file].object).path] }
    let result = try Command.run(command, in: directory)
    guard result.exitCode == 0 else { throw BuildFailure(output: result.output) }
  }

  /// Returns the words of a command as a shell reads them.
  static func words(_ line: Substring) -> [String] {
    var (words, isQuoted, isOpen, isEscaped) = ([String](), false, false, false)
    for character in line {
      if !isQuoted, !isEscaped, character == " " {
        isOpen = false
        continue
      }
      if !isOpen { words.append("") }
      isOpen = true
      if isEscaped {
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        continue
      } else if character == "\\", !isQuoted {
        isEscaped = true
        continue
      }
      words[words.count - 1].append(character)
    }
    return words
  }
}
