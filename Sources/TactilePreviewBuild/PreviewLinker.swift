import Foundation
import TactilePreviewProtocol

/// Links the modules of a package to a program that shows their previews.
final class PreviewLinker: Sendable {
  private let package: PackageDirectory
  private let description: PackageDescription
  private let build: BuildDescription
  /// The modules with previews, and those of the package that they depend on.
  let modules: [String]
  /// The modules of other packages that aren't in the library.
  private let others: [String]
  private let linker: ProgramLinker

  /// Creates a linker.
  ///
  /// - Parameter tactile: Where the modules find Tactile.
  /// - Throws: ``NoPreviewModules`` if no module depends on Tactile.
  init(
    _ package: PackageDirectory, _ description: PackageDescription, _ build: BuildDescription,
    _ tactile: TactileOrigin
  ) throws {
    let own = Set(description.code.map(\.c99name))
    let users = Set(
      description.code.filter { target in
        switch tactile {
        case .package: build.dependencies[target.c99name]?.contains("SwiftUI") == true
        case .sdk: DeclarationSearch.importsSwiftUI(target, of: package)
        }
      }.map(\.c99name))
    guard !users.isEmpty else { throw NoPreviewModules(package: description.name) }
    let shown = description.code.filter {
      users.contains($0.c99name) && DeclarationSearch.hasPreviews($0, of: package)
    }
    let needed = build.closure(of: shown.isEmpty ? users : Set(shown.map(\.c99name)))
      .subtracting(tactile.host.map { build.closure(of: [$0]) } ?? [])
    modules = needed.intersection(own).sorted()
    others = needed.subtracting(own).sorted()
    self.package = package
    self.description = description
    self.build = build
    guard let compiler = modules.lazy.compactMap({ build.modules[$0]?.executable }).first
    else {
      throw UnknownBuildDescription(file: package.products, reason: "no module has a command")
    }
    linker = ProgramLinker(
      compiler: compiler,
      library: tactile.linkArguments(in: package), in: package.previews)
  }

  /// The name of the shown app; nil if there is none.
  private var app: String? {
    description.code.first { $0.type == "executable" && modules.contains($0.c99name) }?.name
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
    let files = (modules + others).flatMap { objects[$0] ?? build.objects(of: $0) }
    let linked = try linker.link(files)
    let program = try app.map { try package.placed(linked, inResourcesOf: $0) } ?? linked
    if program != linked { try FileManager.default.removeItem(at: linked) }
    return PreviewProgram(
      executable: program, sources: try writeSources(), directory: package.url)
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
}
