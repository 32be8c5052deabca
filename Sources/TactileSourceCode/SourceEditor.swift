import Foundation

/// Opens source files in the user's editor.
package struct SourceEditor {
  /// The variable with the command, in which `{file}` and `{line}` stand for the place.
  package static let variable = "TACTILE_EDITOR"
  /// The commands that are tried if the variable isn't set.
  private static let known = [
    "code --goto {file}:{line}", "zed {file}:{line}", "subl {file}:{line}",
    "kate --line {line} {file}", "gnome-text-editor {file}",
  ]

  private let environment: [String: String]

  /// Creates an editor that is chosen by environment variables.
  package init(_ environment: [String: String]) { self.environment = environment }

  /// Opens a file of a package at a line.
  ///
  /// - Throws: ``UnopenedSource`` if the file isn't a source file of the package, or there is no editor.
  package func open(_ place: SourcePlace, in package: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = try command(for: place, in: package)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Returns the words of the command that opens a place.
  package func command(for place: SourcePlace, in package: URL) throws -> [String] {
    let root = package.resolvingSymlinksInPath().path + "/"
    let file = package.appendingPathComponent(place.path).standardizedFileURL
      .resolvingSymlinksInPath().path
    guard file.hasPrefix(root), file.hasSuffix(".swift"),
      FileManager.default.fileExists(atPath: file)
    else {
      throw UnopenedSource(description: "“\(place.path)” is no source file of the package.")
    }
    let command = environment[Self.variable] ?? Self.known.first { isInstalled($0) }
    guard let command, !command.isEmpty else {
      throw UnopenedSource(
        description: "There is no known editor. Set \(Self.variable) to a command such as "
          + "“code --goto {file}:{line}”, and start the program again.")
    }
    return command.split(separator: " ").map(String.init).map {
      $0.replacing("{file}", with: file).replacing("{line}", with: "\(max(place.line, 1))")
    }
  }

  private func isInstalled(_ command: String) -> Bool {
    let program = String(command.prefix { $0 != " " })
    return (environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }
}

/// An error thrown if a source file can't be opened in an editor.
package struct UnopenedSource: Error, CustomStringConvertible {
  package let description: String
}
