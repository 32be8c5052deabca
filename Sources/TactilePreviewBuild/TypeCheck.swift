import Foundation
import Synchronization

/// Asks the compiler for the errors in some files of modules, without building them.
///
/// It takes a tenth of the time of a build: the package manager isn't asked, nothing is made of the types, and only the
/// wanted files are checked. A body that keeps the compiler busy for too long is an error of its own, since no option of the
/// compiler limits that.
final class TypeCheck: Sendable {
  /// A module of the build, and how the compiler is run for it.
  private struct Module: Sendable {
    let name: String
    let sources: [String]
    /// The names of the modules that it imports.
    let dependencies: Set<String>
    /// The compiler's own program and its arguments, without files.
    let command: [String]
  }

  /// The number of files that one process checks.
  private static let batchSize = 24

  /// The processor time that the compiler has for a batch, and for a file with a body that takes long, in seconds.
  private let limit: Int
  private let modules: [Module]
  /// The names of the modules and targets of the build.
  private let known: Set<String>
  /// The directory in which modules are that are built.
  private let interfaces: String
  /// The directory of those that are made here, which dependents use until the others are built.
  private let ownInterfaces: URL
  private let directory: URL
  /// The names of the modules in which no file had errors when all were checked.
  private let clean = Mutex(Set<String>())

  /// Prepares the modules of a planned build.
  ///
  /// Modules with sources that other programs write during a build are left out.
  ///
  /// - Parameters:
  ///   - build: The description of the build, which need not have been run.
  ///   - directory: The directory of the package that is built.
  ///   - limit: The processor time that the compiler has for a file, in seconds.
  init(_ build: BuildDescription, in directory: URL, limit: Int = 10) {
    self.limit = limit
    self.directory = directory
    interfaces = build.modules.values.first?.importPath ?? ""
    let made = directory.appendingPathComponent(".build/tactile/types")
    ownInterfaces = made
    known = Set(build.dependencies.keys).union(build.modules.keys)
    modules = build.modules.values.sorted {
      (build.dependencies[$0.moduleName]?.count ?? 0, $0.moduleName)
        < (build.dependencies[$1.moduleName]?.count ?? 0, $1.moduleName)
    }.compactMap { module in
      let sources = module.sources.map { Self.existing($0, of: module.moduleName, in: made) }
      guard sources.allSatisfy({ $0 != nil }), let first = sources.first ?? nil else { return nil }
      let driver =
        [
          module.executable, "-module-name", module.moduleName, "-typecheck", "-I",
          module.importPath, "-I", made.path,
        ]
        + IncrementalBuild.compileArguments(module.otherArguments).filter {
          $0 != "-enable-batch-mode"
        }
      guard Self.hasPlugins(driver) else { return nil }
      guard let answer = try? Command.run(driver + [first, "-driver-print-jobs"], in: directory),
        answer.exitCode == 0, let line = answer.output.split(separator: "\n").first,
        case var words = FileCompiler.words(line),
        let index = words.firstIndex(of: "-primary-file"), words.indices.contains(index + 1)
      else { return nil }
      words.removeSubrange(index...index + 1)
      return Module(
        name: module.moduleName, sources: sources.compactMap(\.self),
        dependencies: build.dependencies[module.moduleName] ?? [], command: words)
    }
  }

  /// Whether the compiler's plug-ins that arguments name exist, which are built first.
  private static func hasPlugins(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).allSatisfy { option, value in
      let program = value.split(separator: "#").first.map(String.init) ?? value
      return option != "-load-plugin-executable" || FileManager.default.fileExists(atPath: program)
    }
  }

  /// Returns a source that exists, or what stands for the one with `Bundle.module`, which a build makes; nil for others.
  private static func existing(
    _ source: String, of module: String, in directory: URL
  ) -> String? {
    if FileManager.default.fileExists(atPath: source) { return source }
    guard source.hasSuffix("/resource_bundle_accessor.swift") else { return nil }
    let file = directory.appendingPathComponent("\(module).swift")
    let text = """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static var module: Bundle { .main }
      }

      """
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file, options: .atomic)
    return file.path
  }

  /// Returns what the compiler prints about changed files; empty if they have no errors.
  ///
  /// - Throws: ``BuildFailure`` if the compiler fails without an error in a file.
  func output(about files: Set<String>) throws -> String {
    try modules.reduce(into: "") { output, module in
      let wanted = module.sources.filter(files.contains)
      guard !wanted.isEmpty else { return }
      clean.withLock { _ = $0.remove(module.name) }
      if module.dependencies.allSatisfy(hasInterface) { output += try check(wanted, of: module) }
    }
  }

  /// Returns what the compiler prints about all modules that had errors or changed files, or weren't checked.
  ///
  /// A module isn't checked if it imports one that can't be checked, or has errors.
  ///
  /// - Throws: ``BuildFailure`` if the compiler fails without an error in a file.
  func outputOfUncheckedModules() throws -> String {
    var (output, failed) = ("", Set<String>())
    for module in modules where !clean.withLock({ $0.contains(module.name) }) {
      guard module.dependencies.isDisjoint(with: failed),
        module.dependencies.allSatisfy(hasInterface)
      else { continue }
      let found = try check(module.sources, of: module)
      if found.isEmpty {
        clean.withLock { _ = $0.insert(module.name) }
        makeInterface(of: module)
      } else {
        output += found
        failed.insert(module.name)
      }
    }
    return output
  }

  /// The paths of the sources, each list for one module.
  var modulesSources: [[String]] { modules.map(\.sources) }

  /// Returns the names without those of modules that the build makes.
  func unknown(_ names: Set<String>) -> Set<String> { names.subtracting(known) }

  /// Returns the names of imported modules that don't exist, other than those that a condition asks for.
  ///
  /// The compiler tells only the first one that it can't find, so it is asked for all of them.
  func missingModules() throws -> Set<String> {
    guard let module = modules.last else { return [] }
    let texts = modules.flatMap(\.sources).compactMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
    let imported = texts.reduce(into: Set<String>()) {
      $0.formUnion(MirroredSource.imports(of: $1))
    }
    let others = imported.subtracting(known).filter { name in
      !texts.contains { $0.contains("canImport(\(name))") }
    }
    let probe = ownInterfaces.appendingPathComponent("imports.swift")
    try FileManager.default.createDirectory(at: ownInterfaces, withIntermediateDirectories: true)
    let lines = others.sorted().map {
      "#if !canImport(\($0))\n#error(\"no such module '\($0)'\")\n#endif\n"
    }
    try Data(lines.joined().utf8).write(to: probe, options: .atomic)
    let result = try Command.run(
      module.command + ["-primary-file", probe.path], in: directory)
    return Diagnostic.missingModules(in: result.output)
  }

  /// Whether files that import a module can be checked.
  private func hasInterface(_ module: String) -> Bool {
    // Modules that aren't compiled from Swift have none.
    guard known.contains(module), modules.contains(where: { $0.name == module }) else {
      return true
    }
    return isBuilt(module)
      || FileManager.default.fileExists(
        atPath: ownInterfaces.appendingPathComponent("\(module).swiftmodule").path)
  }

  private func isBuilt(_ module: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(interfaces)/\(module).swiftmodule")
  }

  /// Makes what files that import a module need, unless a build has made it, or no module imports it.
  private func makeInterface(of module: Module) {
    guard !isBuilt(module.name), modules.contains(where: { $0.dependencies.contains(module.name) })
    else { return }
    try? FileManager.default.createDirectory(at: ownInterfaces, withIntermediateDirectories: true)
    let file = ownInterfaces.appendingPathComponent("\(module.name).swiftmodule")
    let command = module.command.map { $0 == "-typecheck" ? "-emit-module" : $0 }
    _ = try? Command.run(
      command + module.sources
        + ["-experimental-skip-non-inlinable-function-bodies-without-types", "-o", file.path],
      in: directory)
  }

  // MARK: Running the compiler

  /// Checks files, as many at the same time as there are processors.
  private func check(_ files: [String], of module: Module) throws -> String {
    let batches = stride(from: 0, to: files.count, by: Self.batchSize).map {
      Array(files[$0..<min($0 + Self.batchSize, files.count)])
    }
    let results = Mutex([Int: Result<String, any Error>]())
    DispatchQueue.concurrentPerform(iterations: batches.count) { index in
      let result = Result { try check(batch: batches[index], of: module) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { results in
      try batches.indices.compactMap { try results[$0]?.get() }.joined()
    }
  }

  private func check(batch: [String], of module: Module) throws -> String {
    var (files, output) = (batch[...], "")
    while !files.isEmpty {
      let result = try run(Array(files), of: module)
      output += result.output
      guard let end = result.end else { break }
      guard files.count > 1 else {
        output += end.error(in: files[files.startIndex])
        break
      }
      guard let place = end.place, let busy = files.firstIndex(of: place.file) else {
        output += try files.map { try check(batch: [$0], of: module) }.joined()
        break
      }
      // All of the files may have taken long. Those before it are checked, and it is checked by itself.
      output += try check(batch: [place.file], of: module)
      files = files[(busy + 1)...]
    }
    return output
  }

  /// Runs the compiler for files.
  ///
  /// - Returns: What it printed; if it was ended or has crashed, also what it was doing.
  private func run(
    _ files: [String], of module: Module
  ) throws -> (output: String, end: CompilerEnd?) {
    let primary = Set(files)
    let arguments = module.sources.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
    // The names of the compiler's own functions take long to find.
    let variables = ["LLVM_DISABLE_SYMBOLIZATION=1", "SWIFT_BACKTRACE=enable=no"]
    let result = try Command.run(
      variables + module.command.prefix(2) + arguments + module.command.dropFirst(2),
      in: directory, processorLimit: limit)
    guard result.exitCode != 0 else { return ("", nil) }
    if result.exitCode >= 128 {
      let reason =
        result.exitCode == 128 + SIGABRT
        ? "\(CompilerEnd.slow) \(limit) seconds of processor time" : CompilerEnd.crash
      return (result.output, CompilerEnd(reason, result.output))
    }
    guard result.output.contains(": error: ") else { throw BuildFailure(output: result.output) }
    return (result.output, nil)
  }
}

/// What the compiler was doing when it took too long, or crashed.
struct CompilerEnd: Equatable {
  /// The beginnings of the errors about it, which the program for placeholders knows as well.
  static let (slow, crash) = ("this takes the compiler more than", "this crashes the compiler")

  /// A place in a file.
  struct Place: Equatable {
    let file: String
    /// The line, starting at 1.
    let line: Int
    /// The column, starting at 1.
    let column: Int
  }

  /// The innermost place that the compiler was busy with; nil if it doesn't tell.
  let place: Place?
  private let reason: String

  /// Reads the place from the compiler's description.
  init(_ reason: String, _ output: String) {
    self.reason = reason
    let start = output.range(of: "Stack dump:")?.upperBound ?? output.endIndex
    let match = output[start...].matches(of: #/(/[^\n:"@\[]+\.swift):(\d+):(\d+)/#).last?.output
    place = match.flatMap { match in
      guard let line = Int(match.2), let column = Int(match.3) else { return nil }
      return Place(file: String(match.1), line: line, column: column)
    }
  }

  /// The end as an error of the compiler, which numbers the lines of a copy as those of the original.
  ///
  /// - Parameter file: The file that was checked, whose beginning is the place if it isn't known.
  func error(in file: String) -> String {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let added = SourceNumbers(text).added
    let (line, column) =
      place.flatMap { $0.file == file ? ($0.line - added, $0.column) : nil } ?? (1, 1)
    return "\(file):\(line):\(column): error: \(reason)\n"
  }

  /// Whether an error is about such an end.
  static func isReason(of diagnostic: Diagnostic) -> Bool {
    diagnostic.message.hasPrefix(slow) || diagnostic.message.hasPrefix(crash)
  }
}

/// Converts line numbers of a copied source file to those of the original, which a `#sourceLocation` directive sets.
struct SourceNumbers {
  /// The number of lines up to the one with the directive.
  let added: Int

  init(_ text: String) {
    guard let directive = text.range(of: "#sourceLocation") else {
      added = 0
      return
    }
    added = text[..<directive.lowerBound].count { $0 == "\n" } + 1
  }
}
