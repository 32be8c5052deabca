import ArgumentParser
import Foundation
import TactilePreviewBuild

/// Says whether a package or a file can be compiled.
struct CheckCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Compile a package or a file, and print the errors.",
    discussion: """
      Names of Apple's systems that don't exist on Linux yet are listed apart from other errors. The exit code is 0 \
      if there are no errors, 1 if there are, and 2 if the compiler can't be asked. With --json, prints a list of \
      messages, each with its file, line, column, message and kind: “error”, “missing” (with the missing name), \
      “consequence” (an error that seems to follow from a missing name) or “warning”.
      """)

  @Argument(help: "A Swift file to check, in place of a package.")
  var file: String?

  @Flag(help: "Print JSON instead of lines.")
  var json = false

  @OptionGroup var package: PackageOptions

  func perform() throws {
    try checkFile(file)
    guard let source = try package.source(file) else {
      throw NoPackage(path: FileManager.default.currentDirectoryPath)
    }
    let diagnostics = try ProgressLine.during { line in
      try previewBuilder(for: source) { text in line.show(String(text.prefix(79))) }.check()
    }
    let report = DiagnosticReport(diagnostics)
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(diagnostics), as: UTF8.self))
    } else if !diagnostics.isEmpty {
      print(report)
    }
    if report.hasErrors { throw ExitCode(1) }
  }
}
