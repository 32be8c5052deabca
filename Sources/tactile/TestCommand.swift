import ArgumentParser
import Foundation
import TactilePreviewBuild

/// Runs the tests of a package or a file.
struct TestCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the tests of a package or a file.",
    discussion: """
      Builds the tests and runs them. They may import SwiftUITesting and press views with ViewDriver, without the package \
      depending on Tactile. The exit code is 0 if all tests pass, 1 if one fails, and 2 if they can't be run.
      """)

  @Argument(help: "A Swift file with tests, in place of a package.")
  var file: String?

  @Option(
    help: ArgumentHelp(
      "A regular expression for the names of the tests to run. (default: all)", valueName: "pattern"
    ))
  var filter: String?

  @OptionGroup var package: PackageOptions

  func perform() throws {
    try checkFile(file)
    guard let source = try package.source(file) else {
      throw NoPackage(path: FileManager.default.currentDirectoryPath)
    }
    let program = try ProgressLine.during { line in
      try previewBuilder(for: source) { text in line.show(String(text.prefix(79))) }.buildTests()
    }
    let results = try program.commands(filter: filter).map { command in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: command[0])
      process.arguments = Array(command.dropFirst())
      process.currentDirectoryURL = program.directory
      try process.run()
      process.waitUntilExit()
      return process.terminationReason == .exit && process.terminationStatus == 0
    }
    if results.contains(false) { throw ExitCode(1) }
  }
}
