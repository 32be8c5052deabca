import Foundation

/// Builds the previews of a package that depends on Tactile, or of Tactile itself.
///
/// The package manager builds the package, and a dynamic library with Tactile. The object files of the package's
/// modules are then linked to a program, so its targets need neither a product nor any code for previews.
package struct DependentBuilder: PreviewBuilder {
  /// The product of Tactile that the program is linked to, and its module.
  private static let library = "TactilePreviews"
  private static let host = "TactilePreviewHost"

  private let package: PackageDirectory
  private let progress: @Sendable (String) -> Void

  /// Creates a builder for the previews of a package.
  ///
  /// - Parameter progress: A closure that receives lines that tell what is done.
  package init(
    _ package: PackageDirectory, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.package = package
    self.progress = progress
  }

  package var directory: URL { package.url }
  package var hasSubdirectories: Bool { true }
  package var name: String { package.name }

  package func concerns(_ file: String) -> Bool { file.hasSuffix(".swift") }

  /// Builds the package, and links the program.
  ///
  /// - Throws: ``BuildFailure``, ``NoPreviewModules`` or ``UnknownBuildDescription``.
  package func build() throws -> (program: PreviewProgram, incremental: IncrementalBuild?) {
    let description = try PackageDescription(package)
    if package.isTactile {
      // The demos use no macros, which take minutes to build, and the other targets aren't shown.
      try swift("build", "--disable-default-traits", "--product", Self.library)
      try swift("build", "--disable-default-traits", "--target", "TactileGallery")
    } else {
      try swift("build")
      do {
        try swift("build", "--product", Self.library)
      } catch let failure as BuildFailure
        where failure.output.contains("no product named '\(Self.library)'")
      {
        throw NoPreviewModules(package: description.name)
      }
    }
    let build = try BuildDescription(package)
    let linker = try PreviewLinker(
      package, description, build, .package(library: Self.library, host: Self.host))
    progress("Linking the previews")
    return (try linker.link(), IncrementalBuild(package, build, linker))
  }

  package func buildApp(_ name: String?) throws -> URL {
    let app = try PackageDescription(package).app(name)
    try swift("build", "--product", app)
    return package.products.appendingPathComponent(app)
  }

  package func buildTests() throws -> TestProgram {
    try swift("build", "--build-tests")
    let tests = try PackageDescription(package).targets.filter { $0.type == "test" }
    let sources = tests.flatMap { target in
      target.sources.map { "\(package.url.path)/\(target.path)/\($0)" }
    }
    return try TestProgram(
      products: package.products, sources: sources, library: nil, directory: package.url, name: name
    )
  }

  package func check() throws -> [Diagnostic] {
    try package.diagnostics(
      of: Command.run(["swift", "build"], in: package.url, progress: progress))
  }

  private func swift(_ arguments: String...) throws {
    let result = try Command.run(["swift"] + arguments, in: package.url, progress: progress)
    guard result.exitCode == 0 else { throw BuildFailure(output: result.output) }
  }
}
