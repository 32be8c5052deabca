import Foundation
import Synchronization
import TactilePreviewProtocol

/// Links the modules of a package to a program that shows their previews.
final class PreviewLinker: Sendable {
  private let package: PackageDirectory
  private let description: PackageDescription
  private let build: BuildDescription
  private let library: String
  /// The modules with previews, and those of the package that they depend on.
  let modules: [String]
  /// The modules of other packages that aren't in the library.
  private let others: [String]
  /// The commands that have linked object files before.
  private let known = Mutex([[String]: [[String]]]())

  /// Creates a linker.
  ///
  /// - Parameters:
  ///   - library: The dynamic library that contains Tactile.
  ///   - host: The module of the library whose dependencies are in it.
  /// - Throws: ``NoPreviewModules`` if no module depends on Tactile.
  init(
    _ package: PackageDirectory, _ description: PackageDescription, _ build: BuildDescription,
    library: String, host: String
  ) throws {
    let own = Set(description.code.map(\.c99name))
    let users = own.filter { build.dependencies[$0]?.contains("SwiftUI") == true }
    guard !users.isEmpty else { throw NoPreviewModules(package: description.name) }
    let shown = description.code.filter {
      users.contains($0.c99name) && DeclarationSearch.hasPreviews($0, of: package)
    }
    let needed = build.closure(of: shown.isEmpty ? users : Set(shown.map(\.c99name)))
      .subtracting(build.closure(of: [host]))
    modules = needed.intersection(own).sorted()
    others = needed.subtracting(own).sorted()
    self.package = package
    self.description = description
    self.build = build
    self.library = library
  }

  /// The directories of the package's targets that aren't tests.
  var directories: [String] {
    description.targets.filter { $0.type != "test" }
      .map { package.url.appendingPathComponent($0.path).path + "/" }
  }

  /// Links object files to a program.
  ///
  /// - Parameter objects: The object files of modules that were compiled again; those of the others are the package
  ///   manager's.
  func link(objects: [String: [String]] = [:]) throws -> PreviewProgram {
    try FileManager.default.createDirectory(
      at: package.previews, withIntermediateDirectories: true)
    guard let compiler = modules.lazy.compactMap({ [build] in build.modules[$0]?.executable }).first
    else {
      throw UnknownBuildDescription(file: package.products, reason: "no module has a command")
    }
    let files = (modules + others).flatMap { objects[$0] ?? build.objects(of: $0) }
    let program = package.previews.appendingPathComponent("previews-\(UUID().uuidString.prefix(8))")
    for command in try commands(for: files + [mainObject().path], with: compiler) {
      let result = try Command.run(
        command.map { $0 == Self.program ? program.path : $0 }, in: package.url)
      guard result.exitCode == 0 else { throw BuildFailure(output: result.output) }
    }
    return PreviewProgram(
      executable: program, sources: try writeSources(), directory: package.url)
  }

  /// The name of the program in the commands.
  private static let program = "previews"

  /// Returns the commands that link object files.
  ///
  /// The compiler's driver would run the same ones, but it takes longer to start than they take.
  private func commands(for objects: [String], with compiler: String) throws -> [[String]] {
    if let known = known.withLock({ $0[objects] }) { return known }
    let list = package.previews.appendingPathComponent("objects")
    try Data(objects.map { "\"\($0)\"\n" }.joined().utf8).write(to: list, options: .atomic)
    let driver = [
      compiler, "-emit-executable", "-o", Self.program, "-module-name", "previews",
      "-use-ld=lld", "-L", package.products.path, "-l\(library)", "-Xlinker",
      "-rpath=\(package.products.path)", "@\(list.path)",
    ]
    let jobs = try Command.run(driver + ["-driver-print-jobs"], in: package.url)
    guard jobs.exitCode == 0 else { throw BuildFailure(output: jobs.output) }
    var commands = jobs.output.split(separator: "\n").map(FileCompiler.words)
    // The first command writes a file of options for the second one, in a directory that only the driver has.
    let options = package.previews.appendingPathComponent("options.autolink").path
    for (index, command) in commands.enumerated() {
      commands[index] = command.map {
        guard $0.hasSuffix(".autolink") else { return $0 }
        return $0.hasPrefix("@") ? "@\(options)" : options
      }
    }
    known.withLock { $0[objects] = commands }
    return commands
  }

  /// Writes what the program doesn't know about its sources.
  private func writeSources() throws -> URL {
    let file = package.previews.appendingPathComponent("sources.json")
    var sources = PreviewSources(modules: modules)
    for target in description.code { DeclarationSearch.add(target, of: package, to: &sources) }
    try JSONEncoder().encode(sources)
      .write(to: file, options: .atomic)
    return file
  }

  /// Compiles the entry point, unless it exists.
  private func mainObject() throws -> URL {
    let object = package.previews.appendingPathComponent("main.o")
    guard !FileManager.default.fileExists(atPath: object.path) else { return object }
    let source = package.previews.appendingPathComponent("main.c")
    let code = """
      int tactile_preview_main(const char *sources);
      int main(int count, char **arguments) {
        return tactile_preview_main(count > 1 ? arguments[1] : 0);
      }

      """
    try Data(code.utf8).write(to: source, options: .atomic)
    let result = try Command.run(
      ["clang", "-c", "-fPIC", source.path, "-o", object.path], in: package.url)
    guard result.exitCode == 0 else { throw BuildFailure(output: result.output) }
    return object
  }
}

/// A built program that shows previews.
package struct PreviewProgram: Sendable {
  let executable: URL
  let sources: URL
  /// The directory in which the program runs.
  let directory: URL

  /// Deletes the program; processes that run it aren't affected.
  package func remove() { try? FileManager.default.removeItem(at: executable) }
}

/// An error thrown for a package whose targets don't use Tactile.
struct NoPreviewModules: Error, CustomStringConvertible {
  let package: String

  var description: String {
    """
    No target of the package “\(package)” depends on Tactile. Add the product SwiftUI to the dependencies of a target \
    in Package.swift: .product(name: "SwiftUI", package: "Tactile")
    """
  }
}
