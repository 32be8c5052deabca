import Foundation
import TactilePreviewProtocol
import TactileSourceCode

/// Builds the program that shows the previews of a single file, which belongs to no package.
///
/// The file is compiled against an ``SDK``. If it declares no previews, each of its views that has an initializer
/// without arguments is shown. The results stay in the cache directory.
package struct FileBuilder: PreviewBuilder {
  private let file: URL
  private let sdk: SDK

  /// Creates a builder for a file.
  ///
  /// - Throws: ``UnreadableFile`` if there is no such file; ``NoSDK`` if there is no SDK.
  package init(_ file: URL, _ sdk: SDK?) throws {
    self.file = file.standardizedFileURL
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory),
      !isDirectory.boolValue
    else { throw UnreadableFile(path: file.relativePath, isDirectory: isDirectory.boolValue) }
    guard let sdk else { throw NoSDK(purpose: "A file without a package") }
    self.sdk = sdk
  }

  package var directory: URL { file.deletingLastPathComponent() }
  package var hasSubdirectories: Bool { false }
  package var name: String { file.lastPathComponent }

  package func build() throws -> (program: PreviewProgram, incremental: IncrementalBuild?) {
    let copy = FileCopy(original: file, directory: CacheDirectory.url(of: file, in: "files"))
    let text = try copy.update(withPlaceholders: true)
    let types = ViewTypes(in: text)
    var shown: [ViewTypes.View] = []
    try compileWithPlaceholders(copy) {
      if types.hasPreviews {
        try compile([copy.url], in: copy.directory)
      } else {
        shown = try compilable(types.views, of: copy.url, in: copy.directory)
      }
    }
    guard types.hasPreviews || !shown.isEmpty else {
      throw NoViews(file: name, hasApp: hasApp(text))
    }
    let linker = ProgramLinker(compiler: "swiftc", library: sdk.linkArguments, in: copy.directory)
    let program = try linker.link([object(in: copy.directory).path])
    let sources = copy.directory.appendingPathComponent("sources.json")
    try JSONEncoder().encode(previewSources(text, shown)).write(to: sources, options: .atomic)
    return (
      PreviewProgram(
        executable: program, sources: sources, directory: directory,
        placeholders: copy.errorsOfOmittedModules
          + PlaceholderStore(of: copy.directory).diagnostics), nil
    )
  }

  package func buildApp(_ name: String?) throws -> URL {
    // The work of previews has another entry point.
    let copy = FileCopy(original: file, directory: CacheDirectory.url(of: file, in: "apps"))
    let text = try copy.update(withPlaceholders: true)
    guard name == nil, hasApp(text) else { throw NoApp(source: self.name) }
    try compileWithPlaceholders(copy) {
      try compile([copy.url], in: copy.directory, isApp: true)
    }
    let linker = ProgramLinker(compiler: "swiftc", library: sdk.linkArguments, in: copy.directory)
    return try linker.link([object(in: copy.directory).path], name: module)
  }

  package func check() throws -> [Diagnostic] {
    let copy = FileCopy(original: file, directory: CacheDirectory.url(of: file, in: "checks"))
    let text = try copy.update(withPlaceholders: false)
    let driver =
      ["swiftc", "-typecheck", "-parse-as-library", "-module-name", module]
      + sdk.compileArguments + [copy.url.path]
    let commands = try DriverCommands(
      driver, keptIn: copy.directory.appendingPathComponent("check.json"), in: directory)
    var result = try commands.run(in: directory)
    if result.exitCode != 0 {
      if let mismatch = sdk.mismatch(in: result.output) { throw mismatch }
      if try copy.omit(Diagnostic.missingModules(in: result.output)) {
        _ = try copy.update(withPlaceholders: false)
        result = try commands.run(in: directory)
      }
    }
    let diagnostics = copy.errorsOfOmittedModules + diagnostics(in: result.output, text)
    guard result.exitCode == 0 || diagnostics.contains(where: { $0.kind != .warning }) else {
      throw BuildFailure(output: result.output)
    }
    return diagnostics
  }

  package func buildTests() throws -> TestProgram {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains("import Testing") || text.contains("import XCTest") else {
      throw NoTests(source: name)
    }
    let package = try TestPackage(of: file, name: module)
    let builder = MirrorBuilder(try PackageDirectory(path: package.directory.path), sdk) { _ in }
    let program = try builder.buildTests()
    return program.running(in: directory)
  }

  /// Reads what the compiler printed about the file.
  private func diagnostics(in output: String, _ text: String) -> [Diagnostic] {
    let declared = Set(TypeDeclarations.find(in: text).map(\.type))
    return Diagnostic.read(output, isOwn: declared.contains)
  }

  package func concerns(_ changed: String) -> Bool {
    (changed as NSString).resolvingSymlinksInPath
      == (file.path as NSString).resolvingSymlinksInPath
  }

  // MARK: Compiling

  /// Compiles the file, with placeholders if names are missing.
  ///
  /// - Throws: ``BuildFailure`` with the compiler's first errors, or ``SDKMismatch``.
  private func compileWithPlaceholders(_ copy: FileCopy, _ compile: () throws -> Void) throws {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    func errors(of failure: BuildFailure) -> [Diagnostic] {
      diagnostics(in: failure.output, text)
    }
    do {
      try compile()
    } catch let failure as BuildFailure {
      if try copy.omit(Diagnostic.missingModules(in: failure.output)) {
        _ = try copy.update(withPlaceholders: true)
        return try compileWithPlaceholders(copy, compile)
      }
      let first = copy.errorsOfOmittedModules + errors(of: failure)
      guard PlaceholderRounds.mayHelp(first) else { throw failure }
      let rounds = PlaceholderRounds(sdk: sdk, copies: copy, modules: [[file.path]])
      let left = try rounds.run(first) {
        do {
          try compile()
          return nil
        } catch let failure as BuildFailure {
          return errors(of: failure)
        }
      }
      guard left.isEmpty else { throw failure }
    }
  }

  /// Whether a text declares an app.
  private func hasApp(_ text: String) -> Bool { text.contains(/(?m)^\s*@main\b/) }

  private func object(in work: URL) -> URL { work.appendingPathComponent("\(module).o") }

  /// The name of the module: that of the file, as far as it can be one, unless a module of the SDK has it.
  private var module: String {
    let letters = file.deletingPathExtension().lastPathComponent.map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_"
    }
    let name = String(letters)
    let isTaken = sdk.hasModule(name) || ["Swift", "Foundation", "main"].contains(name)
    if name.first?.isNumber != false { return "_\(name)" }
    return isTaken ? "\(name)_" : name
  }

  /// Compiles files to one object file.
  ///
  /// - Parameter isApp: Whether an app's entry point is that of the program; otherwise it has another name.
  /// - Throws: ``BuildFailure`` with the compiler's errors, or ``SDKMismatch``.
  private func compile(_ files: [URL], in work: URL, isApp: Bool = false) throws {
    let entryPoint =
      isApp
      ? []
      : ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module)_main"]
    let driver =
      [
        "swiftc", "-c", "-wmo", "-parse-as-library", "-module-name", module, "-Onone", "-g",
        "-enable-testing", "-o", object(in: work).path,
      ] + entryPoint + sdk.compileArguments + files.map(\.path)
    let result = try DriverCommands(
      driver, keptIn: work.appendingPathComponent("compile.json"), in: directory
    ).run(in: directory)
    guard result.exitCode == 0 else {
      if let mismatch = sdk.mismatch(in: result.output) { throw mismatch }
      throw BuildFailure(output: MirroredSource.numbered(result.output, in: directory))
    }
  }

  /// Compiles the file with a preview of each view, and leaves out those that need arguments.
  ///
  /// - Returns: The views whose previews were compiled.
  private func compilable(
    _ views: [ViewTypes.View], of copy: URL, in work: URL
  ) throws -> [ViewTypes.View] {
    var views = views
    let previews = work.appendingPathComponent("tactile-previews.swift")
    while !views.isEmpty {
      // A line for each view, so that an error's line tells which view it is about.
      let declarations = views.map {
        "struct \($0.name)_Previews: PreviewProvider { static var previews: some View { \($0.name)() } }\n"
      }
      try Data(("import SwiftUI\n" + declarations.joined()).utf8)
        .write(to: previews, options: .atomic)
      do {
        try compile([copy, previews], in: work)
        return views
      } catch let failure as BuildFailure {
        let lines = Set(failure.lines(ofErrorsIn: previews.path))
        let left = views.enumerated().filter { !lines.contains($0.offset + 2) }.map(\.element)
        guard left.count < views.count, failure.isOnly(in: previews.path) else { throw failure }
        views = left
      }
    }
    return []
  }

  /// The places of the file's types, and those of previews that were added for views.
  private func previewSources(_ text: String, _ shown: [ViewTypes.View]) -> PreviewSources {
    var sources = PreviewSources(modules: [module])
    sources.files["\(module)/\(name)"] = name
    for (type, line) in TypeDeclarations.find(in: text) {
      sources.types["\(module)/\(type)"] = SourcePlace(path: name, line: line)
    }
    for view in shown {
      sources.types["\(module)/\(view.name)_Previews"] = SourcePlace(path: name, line: view.line)
    }
    return sources
  }
}

/// An error thrown for a file that can't be read.
struct UnreadableFile: Error, CustomStringConvertible {
  let path: String
  var isDirectory = false

  var description: String {
    isDirectory
      ? "“\(path)” is a directory. Choose a Swift file."
      : "The file “\(path)” can't be read. Choose a Swift file that exists."
  }
}

/// An error thrown for a file in which there is nothing to show.
struct NoViews: Error, CustomStringConvertible {
  let file: String
  let hasApp: Bool

  var description: String {
    """
    “\(file)” has no previews, and no view that can be created without arguments. Add a preview to it: \
    #Preview { MyView() }\(hasApp ? " To open its app in a window, use “tactile run”." : "")
    """
  }
}
