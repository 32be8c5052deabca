import Foundation
import Synchronization
import TactilePreviewProtocol

/// Compiles the modules of a package again after a file was saved, without the package manager.
///
/// It runs the compiler with the package manager's arguments, less those for the index and for headers, and keeps its
/// results in files of its own. So only changed files and those that depend on them are compiled, and the package
/// manager's build isn't disturbed.
package final class IncrementalBuild: Sendable {
  private let package: PackageDirectory
  private let linker: PreviewLinker
  /// The Swift modules of the package, each after those that it depends on.
  private let modules: [BuildDescription.Module]
  private let build: BuildDescription
  /// The macros and compilers of the modules that are prepared.
  private let prepared = Mutex((macros: MacroLibrary?.none, compilers: [String: FileCompiler]()))

  init(_ package: PackageDirectory, _ build: BuildDescription, _ linker: PreviewLinker) {
    self.package = package
    self.build = build
    self.linker = linker
    modules = linker.modules.compactMap { build.modules[$0] }.sorted {
      (build.dependencies[$0.moduleName]?.count ?? 0, $0.moduleName)
        < (build.dependencies[$1.moduleName]?.count ?? 0, $1.moduleName)
    }
  }

  /// Whether files are Swift sources that the last full build knew.
  package func canCompile(_ files: Set<String>) -> Bool {
    let known = Set(modules.flatMap(\.sources))
    guard files.allSatisfy(FileManager.default.fileExists),
      let compiled = try? package.compiledFiles(for: files)
    else { return false }
    return compiled.isSubset(of: known)
  }

  /// Whether a file is the manifest or belongs to a target, so that it may change the previews.
  package func concerns(_ file: String) -> Bool {
    file == package.url.appendingPathComponent("Package.swift").path
      || linker.directories.contains { file.hasPrefix($0) }
  }

  /// Compiles all modules for the first time, so that later builds are fast.
  ///
  /// A module that can't be compiled, also because a file is saved meanwhile, is compiled when it is needed.
  package func prepare() {
    let macros = MacroLibrary(build, in: package)
    prepared.withLock { $0.macros = macros }
    for module in modules { _ = try? compile(module) }
  }

  /// Compiles the modules of changed files, and of those that import them, and links the program.
  ///
  /// - Throws: ``BuildFailure`` with the compiler's errors.
  package func compile(_ files: Set<String>) throws -> PreviewProgram {
    let files = try package.compiledFiles(for: files)
    var changed: Set<String> = []
    for module in modules {
      let importsChange = !changed.isDisjoint(with: build.dependencies[module.moduleName] ?? [])
      let saved = indices(of: files, in: module)
      guard importsChange || !isCompiled(module) || !saved.isEmpty else { continue }
      if !importsChange, isCompiled(module), try compile(saved, of: module) { continue }
      if try compile(module, saved) { changed.insert(module.moduleName) }
    }
    return try linker.link(
      objects: Dictionary(
        uniqueKeysWithValues: modules.map { ($0.moduleName, outputs(of: $0).map(\.object.path)) }))
  }

  // MARK: Compiling

  private var interfaces: URL { package.previews.appendingPathComponent("Modules") }

  private func directory(of module: BuildDescription.Module) -> URL {
    package.previews.appendingPathComponent("\(module.moduleName).build")
  }

  private func outputs(of module: BuildDescription.Module) -> [FileCompiler.Output] {
    module.sources.indices.map { index in
      FileCompiler.Output(
        object: directory(of: module).appendingPathComponent("\(index).o"),
        dependencies: directory(of: module).appendingPathComponent("\(index).swiftdeps"))
    }
  }

  /// Whether there are object files of all sources.
  private func isCompiled(_ module: BuildDescription.Module) -> Bool {
    outputs(of: module).allSatisfy { FileManager.default.fileExists(atPath: $0.object.path) }
  }

  /// The indices of those sources of a module that are one of the files, or links to it.
  private func indices(of files: Set<String>, in module: BuildDescription.Module) -> Set<Int> {
    Set(
      module.sources.indices.filter { index in
        let source = module.sources[index]
        return files.contains(source)
          || files.contains((source as NSString).resolvingSymlinksInPath)
      })
  }

  /// Whether another module of the package may import a module.
  private func isImported(_ module: BuildDescription.Module) -> Bool {
    modules.contains { build.dependencies[$0.moduleName]?.contains(module.moduleName) == true }
  }

  /// Compiles files of a module that no other one imports; returns false if they have to be compiled with the module.
  private func compile(_ files: Set<Int>, of module: BuildDescription.Module) throws -> Bool {
    guard let compiler = prepared.withLock({ $0.compilers[module.moduleName] }) else {
      return false
    }
    do {
      try compiler.compile(files)
      return true
    } catch let failure as BuildFailure where failure.output.contains("error: ") {
      throw failure
    } catch {
      return false
    }
  }

  /// Compiles a module; returns whether its interface has changed.
  ///
  /// - Parameter saved: The indices of files that must be compiled.
  private func compile(
    _ module: BuildDescription.Module, _ saved: Set<Int> = []
  ) throws -> Bool {
    // The driver doesn't see that a file was saved again in the same second.
    for index in saved {
      try? FileManager.default.removeItem(at: outputs(of: module)[index].object)
    }
    try writeOutputMap(of: module)
    var arguments = command(for: module) + module.sources
    let interface = interfaces.appendingPathComponent("\(module.moduleName).swiftmodule")
    if isImported(module) { arguments += ["-emit-module", "-emit-module-path", interface.path] }
    let before = try? Data(contentsOf: interface)
    let result = try Command.run(arguments, in: package.buildDirectory)
    guard result.exitCode == 0 else {
      throw BuildFailure(output: package.original(result.output))
    }
    guard !isImported(module) else { return try before != Data(contentsOf: interface) }
    if prepared.withLock({ $0.compilers[module.moduleName] == nil }) {
      let compiler = FileCompiler(
        command(for: module), sources: module.sources, outputs: outputs(of: module),
        in: package.buildDirectory
      )
      prepared.withLock { $0.compilers[module.moduleName] = compiler }
    }
    return false
  }

  /// The command of the compiler's driver, without files.
  private func command(for module: BuildDescription.Module) -> [String] {
    let arguments = Self.compileArguments(module.otherArguments)
    return [
      module.executable, "-module-name", module.moduleName, "-c", "-incremental",
      "-output-file-map", outputMap(of: module).path, "-I", interfaces.path, "-I",
      module.importPath,
    ] + (prepared.withLock(\.macros)?.replacingProgram(in: arguments) ?? arguments)
  }

  /// The arguments of the package manager that matter for object files.
  static func compileArguments(_ arguments: [String]) -> [String] {
    let unneeded = [
      "-incremental", "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
    ]
    let unneededPairs = ["-index-store-path", "-emit-objc-header-path"]
    var (kept, index): ([String], Int) = ([], 0)
    while index < arguments.count {
      let argument = arguments[index]
      if unneededPairs.contains(argument) {
        index += 1
      } else if !unneeded.contains(argument) {
        kept.append(argument)
      }
      index += 1
    }
    return kept
  }

  private func outputMap(of module: BuildDescription.Module) -> URL {
    directory(of: module).appendingPathComponent("outputs.json")
  }

  /// Tells the compiler where to put the results of each file.
  private func writeOutputMap(of module: BuildDescription.Module) throws {
    try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: directory(of: module), withIntermediateDirectories: true)
    let common = directory(of: module).appendingPathComponent("module.swiftdeps")
    var map = ["": ["swift-dependencies": common.path]]
    for (source, output) in zip(module.sources, outputs(of: module)) {
      map[source] = [
        "object": output.object.path, "swift-dependencies": output.dependencies.path,
      ]
    }
    try JSONEncoder().encode(map).write(to: outputMap(of: module), options: .atomic)
  }
}
