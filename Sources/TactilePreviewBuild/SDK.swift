import Foundation

/// An installed build of Tactile, which files and packages are compiled against as they are.
///
/// `make install` creates it. Its directory contains:
///
/// - `bin`: the tool.
/// - `modules`: the modules that programs import, and those that they need.
/// - `lib`: the libraries with all of Tactile, and with the modules of Apple's systems; the macros.
/// - `compiler.txt`: the version of the compiler that it belongs to.
package struct SDK: Sendable {
  /// The names of the libraries with Tactile, and with the modules of Apple's systems, without prefix and extension.
  private static let linked = ["TactilePreviews", "TactileModules"]

  /// The directory of the SDK.
  package let directory: URL

  /// Finds the SDK that a tool belongs to; nil if the tool isn't installed.
  ///
  /// - Parameter tool: The tool's program, whose directory is the SDK's `bin`. Links to it are followed.
  package init?(of tool: URL) {
    directory = tool.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: compilerFile.path) else { return nil }
  }

  /// The SDK that the running tool belongs to; nil if it isn't installed.
  package static var current: SDK? {
    Bundle.main.executableURL.flatMap(SDK.init(of:))
  }

  /// The time at which the SDK was installed, which tells it from others at its place.
  var build: Date? {
    try? library.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  private var compilerFile: URL { directory.appendingPathComponent("compiler.txt") }
  private var libraries: URL { directory.appendingPathComponent("lib") }
  private var macros: URL { libraries.appendingPathComponent("libSwiftUIMacros.so") }

  /// The library with all of Tactile.
  var library: URL { libraries.appendingPathComponent("libTactilePreviews.so") }

  private var modules: URL { directory.appendingPathComponent("modules") }

  /// Whether the SDK contains a module.
  func hasModule(_ name: String) -> Bool {
    let file = modules.appendingPathComponent("\(name).swiftmodule")
    return FileManager.default.fileExists(atPath: file.path)
  }

  /// The arguments with which the compiler finds the modules and the macros.
  var compileArguments: [String] {
    [
      "-I", modules.path, "-Xcc", "-I", "-Xcc",
      modules.appendingPathComponent("CTactilePangoCairo").path, "-load-plugin-library",
      macros.path,
      // The compiler's form of C headers, which takes seconds to make, is the same for all packages.
      "-module-cache-path", CacheDirectory.url.appendingPathComponent("headers").path,
      // An expression with an error may keep the compiler busy for minutes; those without one need far fewer steps.
      "-Xfrontend", "-solver-scope-threshold=30000",
    ]
  }

  /// The arguments with which the linker finds the libraries, at build time and at run time.
  var linkerArguments: [String] {
    ["-L\(libraries.path)"] + Self.linked.map { "-l\($0)" } + ["-rpath=\(libraries.path)"]
  }

  /// The arguments with which Clang links to the libraries.
  var linkArguments: [String] { linkerArguments.flatMap { ["-Xlinker", $0] } }

  /// Returns what to do if a compiler can't read the modules of the SDK; nil if its errors have other reasons.
  ///
  /// - Parameter output: What the compiler printed.
  func mismatch(in output: String) -> SDKMismatch? {
    let reasons = [
      "different version of the compiler", "cannot be imported by the Swift",
      "is not compatible with this compiler",
    ]
    guard output.contains(directory.path), reasons.contains(where: output.contains) else {
      return nil
    }
    let recorded = try? String(contentsOf: compilerFile, encoding: .utf8)
    let own = try? Command.run(["swiftc", "--version"], in: directory, merging: false)
    return SDKMismatch(
      recorded: recorded.flatMap(Self.version) ?? "another compiler",
      present: own.flatMap { Self.version($0.output) } ?? "another one")
  }

  /// Returns the line with the version in what a compiler prints about itself.
  private static func version(_ text: String) -> String? {
    text.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init)
  }
}

/// An error thrown if the SDK was built by another compiler than the one that is used.
struct SDKMismatch: Error, CustomStringConvertible {
  let recorded: String
  let present: String

  var description: String {
    """
    The SDK was built by another compiler.
    It was built by: \(recorded)
    The compiler here is: \(present)
    Use the first one, or build the SDK again: in the directory of Tactile, run “make install”.
    """
  }
}

/// An error thrown where an SDK is needed and the tool has none.
struct NoSDK: Error, CustomStringConvertible {
  /// What the SDK is needed for.
  let purpose: String

  var description: String {
    """
    \(purpose) needs Tactile's SDK, and this tool isn't part of one. In the directory of Tactile, run “make install”, \
    and use the tool that it installs.
    """
  }
}
