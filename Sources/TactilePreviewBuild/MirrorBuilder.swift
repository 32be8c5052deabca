import Foundation
import Synchronization

/// Builds the previews of a package that knows nothing of Tactile, or of an Xcode project, with an SDK.
///
/// The package manager builds a mirror in the cache directory, so that nothing in the package is edited or written. The
/// compiler finds Tactile's modules in the SDK. If names are missing, previews and apps are built with placeholders for them.
package final class MirrorBuilder: PreviewBuilder {
  private let package: PackageDirectory
  private let sdk: SDK
  private let progress: @Sendable (String) -> Void
  /// The addresses of packages that can't be fetched.
  private let omitted = Mutex(Set<String>())

  /// Creates a builder for the previews of a package.
  ///
  /// - Parameter progress: A closure that receives lines that tell what is done.
  package init(
    _ package: PackageDirectory, _ sdk: SDK, progress: @escaping @Sendable (String) -> Void
  ) {
    self.package = package
    self.sdk = sdk
    self.progress = progress
  }

  package var directory: URL { package.url }
  package var hasSubdirectories: Bool { true }
  package var name: String { package.name }

  package func concerns(_ file: String) -> Bool { file.hasSuffix(".swift") }

  package func buildApp(_ name: String?) throws -> URL {
    let package = try buildWithPlaceholders()
    let app = try PackageDescription(package).app(name)
    return try package.placed(package.products.appendingPathComponent(app), inResourcesOf: app)
  }

  package func check() throws -> [Diagnostic] {
    let package = package.mirrored()
    return try package.diagnostics(of: runBuild(package))
  }

  /// Builds the mirror, and links the program.
  ///
  /// - Throws: ``BuildFailure``, ``SDKMismatch``, ``NoPreviewModules`` or ``UnknownBuildDescription``.
  package func build() throws -> (program: PreviewProgram, incremental: IncrementalBuild?) {
    let package = try buildWithPlaceholders()
    let description = try PackageDescription(package)
    let build = try BuildDescription(package)
    let linker = try PreviewLinker(package, description, build, .sdk(sdk))
    progress("Linking the previews")
    var program = try linker.link()
    let placeholders = PlaceholderStore(of: package.buildDirectory)
    program.placeholders =
      (package.mirror?.errorsOfOmittedModules ?? []) + placeholders.diagnostics
    // A file with placeholders isn't compiled as it is.
    return (
      program, placeholders.files.isEmpty ? IncrementalBuild(package, build, linker) : nil
    )
  }

  package func buildTests() throws -> TestProgram {
    let package = package.mirroredForTests()
    let result = try runBuild(package, ["--build-tests"])
    guard result.exitCode == 0 else { throw BuildFailure(output: package.original(result.output)) }
    let tests = try PackageDescription(package).targets.filter { $0.type == "test" }
    let sources = tests.flatMap { target in
      target.sources.map { "\(package.url.path)/\(target.path)/\($0)" }
    }
    return try TestProgram(
      products: package.products, sources: sources, library: sdk.library, directory: package.url,
      name: name)
  }

  // MARK: Building

  /// Builds the mirror, with placeholders if names are missing.
  ///
  /// - Returns: The package with the mirror.
  /// - Throws: ``BuildFailure`` or ``SDKMismatch``.
  private func buildWithPlaceholders() throws -> PackageDirectory {
    let package = package.mirrored(withPlaceholders: true)
    let first = try runBuild(package)
    guard first.exitCode != 0, let mirror = package.mirror else { return package }
    let failure = BuildFailure(output: package.original(first.output))
    guard let errors = try? package.diagnostics(of: first), PlaceholderRounds.mayHelp(errors)
    else { throw failure }
    let modules = try PackageDescription(package).code.map { target in
      let directory = package.url.appendingPathComponent(target.path)
      return target.sources.map { directory.appendingPathComponent($0).standardizedFileURL.path }
    }
    let rounds = PlaceholderRounds(sdk: sdk, copies: mirror, modules: modules)
    let isBuilt = try rounds.run(errors) {
      let result = try runBuild(package)
      return result.exitCode == 0 ? nil : try package.diagnostics(of: result)
    }
    guard isBuilt else { throw failure }
    return package
  }

  /// Brings the mirror up to date, and builds it.
  ///
  /// Packages that can't be fetched are left out, and so are the imports of modules
  /// that don't exist.
  private func runBuild(
    _ package: PackageDirectory, _ arguments: [String] = []
  ) throws -> Command.Result {
    while true {
      try package.mirror?.refresh(without: omitted.withLock(\.self))
      let result = try Command.run(
        ["swift", "build"] + (arguments.isEmpty ? ["--disable-index-store"] : arguments) + flags,
        in: package.buildDirectory,
        progress: progress)
      guard result.exitCode != 0 else { return result }
      if let mismatch = sdk.mismatch(in: result.output) { throw mismatch }
      let unfetched = result.output.matches(of: /error: Failed to clone repository (\S+):/)
        .map { String($0.output.1) }
      let isNew = omitted.withLock { omitted in
        let count = omitted.count
        omitted.formUnion(unfetched)
        return omitted.count > count
      }
      let modules = Diagnostic.missingModules(in: result.output)
      guard try isNew || package.mirror?.omit(modules) == true else { return result }
    }
  }

  /// The arguments of the package manager for the compiler and the linker.
  private var flags: [String] {
    // The compiler warns about each pair of files in a mirror, which is megabytes of text for a hundred of them.
    let compiler = sdk.compileArguments + ["-no-warnings-as-errors", "-suppress-warnings"]
    return compiler.flatMap { ["-Xswiftc", $0] } + sdk.linkerArguments.flatMap { ["-Xlinker", $0] }
  }
}
