import Foundation
import PreviewProtocol

/// Compiles the modules of a package again after a file was saved, without the package manager.
///
/// It runs the compiler with the package manager's arguments, less those for the index and for headers, and keeps its
/// results in files of its own. So only changed files and those that depend on them are compiled, and the package
/// manager's build isn't disturbed.
package struct IncrementalBuild: Sendable {
  private let package: PackageDirectory
  private let linker: PreviewLinker
  /// The Swift modules of the package, each after those that it depends on.
  private let modules: [BuildDescription.Module]
  private let build: BuildDescription

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
    return files.allSatisfy { known.contains($0) && FileManager.default.fileExists(atPath: $0) }
  }

  /// Whether a file is the manifest or belongs to a target, so that it may change the previews.
  package func concerns(_ file: String) -> Bool {
    file == package.url.appendingPathComponent("Package.swift").path
      || linker.directories.contains { file.hasPrefix($0) }
  }

  /// Compiles all modules for the first time, so that later builds are fast.
  ///
  /// A module that can't be compiled, also because a file is saved meanwhile, is compiled when it is needed.
  package func prepare() { for module in modules { _ = try? compile(module) } }

  /// Compiles the modules of changed files, and of those that import them, and links the program.
  ///
  /// - Throws: ``BuildFailure`` with the compiler's errors.
  package func compile(_ files: Set<String>) throws -> PreviewProgram {
    var changed: Set<String> = []
    for module in modules {
      let importsChange = !changed.isDisjoint(with: build.dependencies[module.moduleName] ?? [])
      guard importsChange || !isCompiled(module) || !files.isDisjoint(with: sources(of: module))
      else { continue }
      if try compile(module) { changed.insert(module.moduleName) }
    }
    return try linker.link(
      objects: Dictionary(uniqueKeysWithValues: modules.map { ($0.moduleName, objects(of: $0)) }))
  }

  // MARK: Compiling

  private var interfaces: URL { package.previews.appendingPathComponent("Modules") }

  private func directory(of module: BuildDescription.Module) -> URL {
    package.previews.appendingPathComponent("\(module.moduleName).build")
  }

  private func objects(of module: BuildDescription.Module) -> [String] {
    module.sources.indices.map { path("\($0).o", of: module) }
  }

  /// Whether there are object files of all sources.
  private func isCompiled(_ module: BuildDescription.Module) -> Bool {
    objects(of: module).allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  /// The sources of a module, and the files that they are links to.
  private func sources(of module: BuildDescription.Module) -> Set<String> {
    Set(module.sources + module.sources.map { ($0 as NSString).resolvingSymlinksInPath })
  }

  private func path(_ name: String, of module: BuildDescription.Module) -> String {
    directory(of: module).appendingPathComponent(name).path
  }

  /// Whether another module of the package may import a module.
  private func isImported(_ module: BuildDescription.Module) -> Bool {
    modules.contains { build.dependencies[$0.moduleName]?.contains(module.moduleName) == true }
  }

  /// Compiles a module; returns whether its interface has changed.
  private func compile(_ module: BuildDescription.Module) throws -> Bool {
    let map = try writeOutputMap(of: module)
    var arguments = [module.executable, "-module-name", module.moduleName, "-c", "-incremental"]
    arguments += ["-output-file-map", map.path, "-I", interfaces.path, "-I", module.importPath]
    arguments += Self.compileArguments(module.otherArguments)
    let interface = interfaces.appendingPathComponent("\(module.moduleName).swiftmodule")
    if isImported(module) { arguments += ["-emit-module", "-emit-module-path", interface.path] }
    let before = try? Data(contentsOf: interface)
    let result = try Command.run(arguments + module.sources, in: package.url)
    guard result.exitCode == 0 else { throw BuildFailure(output: result.output) }
    return try isImported(module) && before != Data(contentsOf: interface)
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

  /// Tells the compiler where to put the results of each file.
  private func writeOutputMap(of module: BuildDescription.Module) throws -> URL {
    try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: directory(of: module), withIntermediateDirectories: true)
    var map = ["": ["swift-dependencies": path("module.swiftdeps", of: module)]]
    for (index, source) in module.sources.enumerated() {
      map[source] = [
        "object": path("\(index).o", of: module),
        "swift-dependencies": path("\(index).swiftdeps", of: module),
      ]
    }
    let file = URL(fileURLWithPath: path("outputs.json", of: module))
    try JSONEncoder().encode(map).write(to: file, options: .atomic)
    return file
  }
}
