import Foundation

/// Builds the previews of a package that knows nothing of Tactile, with an SDK.
///
/// The package manager builds a mirror of the package in the cache directory, so that nothing in the package is edited or
/// written. The compiler finds Tactile's modules in the SDK.
package struct MirrorBuilder: PreviewBuilder {
  private let package: PackageDirectory
  private let sdk: SDK
  private let progress: @Sendable (String) -> Void

  /// Creates a builder for the previews of a package.
  ///
  /// - Parameter progress: A closure that receives lines that tell what is done.
  package init(
    _ package: PackageDirectory, _ sdk: SDK, progress: @escaping @Sendable (String) -> Void
  ) {
    self.package = package.mirrored()
    self.sdk = sdk
    self.progress = progress
  }

  package var directory: URL { package.url }
  package var hasSubdirectories: Bool { true }
  package var name: String { package.name }

  package func concerns(_ file: String) -> Bool { file.hasSuffix(".swift") }

  /// Brings the mirror up to date, and builds it.
  private func runBuild() throws -> Command.Result {
    try package.mirror?.refresh()
    // The compiler may warn about the mirror where the package gives it no reason.
    let flags =
      (sdk.compileArguments + ["-no-warnings-as-errors"]).flatMap { ["-Xswiftc", $0] }
      + sdk.linkerArguments.flatMap { ["-Xlinker", $0] }
    let result = try Command.run(
      ["swift", "build", "--disable-index-store"] + flags, in: package.buildDirectory,
      progress: progress)
    if result.exitCode != 0, let mismatch = sdk.mismatch(in: result.output) { throw mismatch }
    return result
  }

  package func buildApp(_ name: String?) throws -> URL {
    let result = try runBuild()
    guard result.exitCode == 0 else { throw BuildFailure(output: package.original(result.output)) }
    return package.products.appendingPathComponent(try PackageDescription(package).app(name))
  }

  package func check() throws -> [Diagnostic] { try package.diagnostics(of: runBuild()) }

  /// Builds the mirror, and links the program.
  ///
  /// - Throws: ``BuildFailure``, ``SDKMismatch``, ``NoPreviewModules`` or ``UnknownBuildDescription``.
  package func build() throws -> (program: PreviewProgram, incremental: IncrementalBuild?) {
    let result = try runBuild()
    guard result.exitCode == 0 else { throw BuildFailure(output: package.original(result.output)) }
    let description = try PackageDescription(package)
    let build = try BuildDescription(package)
    let linker = try PreviewLinker(package, description, build, .sdk(sdk))
    progress("Linking the previews")
    return (try linker.link(), IncrementalBuild(package, build, linker))
  }
}
