import Foundation

/// The macros of Tactile as a library, which the compiler loads.
///
/// The package manager builds macros as a program. To start it takes the compiler half of the time that a small file needs.
struct MacroLibrary: Sendable {
  private static let module = "SwiftUIMacros"

  private let file: URL

  init(file: URL) { self.file = file }

  /// Builds the library, unless there is a newer one than its sources.
  ///
  /// It is compiled for the syntax library that belongs to the compiler; nil if the package has no macros, or if they can't be
  /// compiled this way.
  init?(_ build: BuildDescription, in package: PackageDirectory) {
    guard let macros = build.tools[Self.module], macros.otherArguments.contains("-DMacros") else {
      return nil
    }
    file = package.previews.appendingPathComponent("lib\(Self.module).so")
    // A program's entry point has no place in a library.
    let sources = macros.sources.filter { !$0.hasSuffix("/Plugin.swift") }
    guard !isNewer(than: sources + [macros.executable]) else { return }
    let host = URL(fileURLWithPath: macros.executable).deletingLastPathComponent()
      .appendingPathComponent("../lib/swift/host").standardizedFileURL.path
    try? FileManager.default.createDirectory(
      at: package.previews, withIntermediateDirectories: true)
    let command = [
      macros.executable, "-emit-library", "-o", file.path, "-module-name", Self.module,
      "-parse-as-library", "-DMacros", "-enable-testing", "-swift-version", "6", "-I", host, "-L",
      host,
    ]
    let result = try? Command.run(command + sources, in: package.buildDirectory)
    guard result?.exitCode == 0 else { return nil }
  }

  /// Whether the library was made after the last change of all of these files.
  private func isNewer(than sources: [String]) -> Bool {
    func date(_ path: String) -> Date {
      let values = try? URL(fileURLWithPath: path).resolvingSymlinksInPath()
        .resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate ?? .distantPast
    }
    return date(file.path) > (sources.map(date).max() ?? .distantFuture)
  }

  /// Returns the arguments of the compiler, with the library in place of the program.
  func replacingProgram(in arguments: [String]) -> [String] {
    var result = arguments
    while let index = result.firstIndex(where: { $0.hasSuffix("#\(Self.module)") }), index >= 3,
      result[index - 2] == "-load-plugin-executable"
    {
      // Both the option and its value follow an -Xfrontend.
      result.removeSubrange(index - 3...index)
    }
    return result + ["-load-plugin-library", file.path]
  }
}
