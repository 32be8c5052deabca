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
  /// - Throws: ``BuildFailure``, ``UnfinishedPlaceholders`` or ``SDKMismatch``.
  private func buildWithPlaceholders() throws -> PackageDirectory {
    let package = package.mirrored(withPlaceholders: true)
    guard let mirror = package.mirror else { return package }
    if !package.isBuilt, let types = try planned(package),
      case let errors = try errors(types, [], in: package), PlaceholderRounds.mayHelp(errors)
    {
      try runRounds(errors, types, in: package, mirror)
      return package
    }
    let first = try runBuild(package)
    guard first.exitCode != 0 else { return package }
    guard let errors = try? package.diagnostics(of: first), PlaceholderRounds.mayHelp(errors)
    else { throw BuildFailure(output: package.original(first.output)) }
    try runRounds(
      errors, TypeCheck(BuildDescription(package), in: package.buildDirectory), in: package, mirror)
    return package
  }

  /// Puts placeholders into the mirror until it is built.
  ///
  /// - Throws: ``UnfinishedPlaceholders`` if errors are left.
  private func runRounds(
    _ errors: [Diagnostic], _ types: TypeCheck, in package: PackageDirectory,
    _ mirror: PackageMirror
  ) throws {
    let modules = types.modulesSources.map { $0.compactMap(mirror.original) }
    let rounds = PlaceholderRounds(sdk: sdk, copies: mirror, modules: modules)
    var number = 0
    let left = try rounds.run(errors) { files in
      number += 1
      progress("Placing placeholders, round \(number)")
      return try self.errors(types, Set(files.map { mirror.copy(of: $0).path }), in: package)
    } build: {
      let result = try runBuild(package)
      return result.exitCode == 0 ? nil : try package.diagnostics(of: result)
    }
    guard left.isEmpty else { throw UnfinishedPlaceholders(errors: left) }
  }

  /// Checks changed copies, and then the modules that aren't known to be free of errors.
  ///
  /// Modules that don't exist are left out.
  private func errors(
    _ types: TypeCheck, _ copies: Set<String>, in package: PackageDirectory
  ) throws -> [Diagnostic] {
    while true {
      var output = try types.output(about: copies)
      if output.isEmpty { output = try types.outputOfUncheckedModules() }
      guard !output.isEmpty else { return [] }
      if let mismatch = sdk.mismatch(in: output) { throw mismatch }
      let modules = types.unknown(Diagnostic.missingModules(in: output))
      guard try package.mirror?.omit(modules) == true else {
        return try package.diagnostics(of: Command.Result(exitCode: 1, output: output))
          .filter { $0.kind != .warning }
      }
      try package.mirror?.refresh(without: omitted.withLock(\.self))
    }
  }

  /// Plans the first build of a mirror, so that types can be checked before.
  ///
  /// - Returns: nil if the build can't be planned.
  private func planned(_ package: PackageDirectory) throws -> TypeCheck? {
    progress("Planning the build")
    while true {
      try package.mirror?.refresh(without: omitted.withLock(\.self))
      let plan = try Command.run(
        ["swift", "build", "--disable-index-store", "--print-manifest-job-graph"] + flags,
        in: package.buildDirectory)
      guard plan.exitCode == 0 else {
        if omitUnfetched(plan.output) { continue }
        return nil
      }
      guard let build = try? BuildDescription(package) else { return nil }
      let types = TypeCheck(build, in: package.buildDirectory)
      if try package.mirror?.omit(types.missingModules()) == true {
        try package.mirror?.refresh(without: omitted.withLock(\.self))
      }
      return types
    }
  }

  /// Notes the packages that the package manager says it can't fetch; returns whether one is new.
  private func omitUnfetched(_ output: String) -> Bool {
    let unfetched = output.matches(of: /error: Failed to clone repository (\S+):/)
      .map { String($0.output.1) }
    return omitted.withLock { omitted in
      let count = omitted.count
      omitted.formUnion(unfetched)
      return omitted.count > count
    }
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
      let isNew = omitUnfetched(result.output)
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

/// An error thrown if placeholders don't make a package compile.
struct UnfinishedPlaceholders: Error, CustomStringConvertible {
  /// The errors that are left.
  let errors: [Diagnostic]

  var description: String {
    """
    The package can't be built, even with placeholders for what doesn't compile here. These errors are left; please report them.
    \(DiagnosticReport(errors, errorLimit: 10))
    """
  }
}
