import Foundation

/// Builds a program that shows previews.
package protocol PreviewBuilder: Sendable {
  /// The directory whose changes matter, which is also the program's working directory.
  var directory: URL { get }
  /// Whether changes in the directories in that directory matter, too.
  var hasSubdirectories: Bool { get }
  /// What the previews belong to: the name of a package or of a file.
  var name: String { get }

  /// Builds the program.
  ///
  /// - Returns: The program, and the build with which it is made again after a file was saved; nil if a new build takes no
  ///   longer.
  /// - Throws: An error that says what to do.
  func build() throws -> (program: PreviewProgram, incremental: IncrementalBuild?)

  /// Builds the app, which opens its windows on a screen.
  ///
  /// - Parameter name: The name of the app's target; nil for the only one.
  /// - Returns: The program.
  /// - Throws: ``NoApp`` if there is no such app; or an error that says what to do.
  func buildApp(_ name: String?) throws -> URL

  /// Compiles without making a program, and returns what the compiler says.
  ///
  /// - Throws: An error if the compiler can't be asked, such as for an invalid manifest.
  func check() throws -> [Diagnostic]

  /// Builds the tests.
  ///
  /// - Throws: ``NoTests`` if there are none; or an error that says what to do.
  func buildTests() throws -> TestProgram

  /// Whether a file may change the previews, as far as that is known before the first build.
  func concerns(_ file: String) -> Bool
}

extension PreviewBuilder {
  /// Builds the program again after files were saved.
  ///
  /// Only those files and what depends on them are compiled, unless all have to be, or placeholders may help.
  ///
  /// - Parameter incremental: The build of before; nil if there was none.
  package func build(
    changed files: Set<String>, after incremental: IncrementalBuild?
  ) throws -> (program: PreviewProgram, incremental: IncrementalBuild?) {
    guard let incremental, incremental.canCompile(files) else { return try build() }
    do {
      return (try incremental.compile(files), incremental)
    } catch let failure as BuildFailure
      where PlaceholderRounds.mayHelp(Diagnostic.read(failure.output))
    {
      return try build()
    }
  }
}

/// Returns the builder for a package or a file.
///
/// A package that depends on Tactile is built with it, and so is every package if there is no SDK. Other packages and single
/// files are built with the SDK.
///
/// - Parameter progress: A closure that receives lines that tell what is done.
/// - Throws: ``NoSDK`` if an SDK is needed, and the tool has none; ``UnreadableFile`` if there is no such file.
package func previewBuilder(
  for source: PreviewSource, progress: @escaping @Sendable (String) -> Void = { _ in }
) throws -> any PreviewBuilder {
  switch source {
  case .file(let file): return try FileBuilder(file, SDK.current)
  case .package(let package):
    if package.project != nil, SDK.current == nil { throw NoSDK(purpose: "An Xcode project") }
    guard !package.dependsOnTactile, let sdk = SDK.current else {
      return DependentBuilder(package, progress: progress)
    }
    return MirrorBuilder(package, sdk, progress: progress)
  }
}
