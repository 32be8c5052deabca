import ArgumentParser
import Foundation
import TactilePreviewBuild

/// Opens the app of a package or a file in windows.
struct RunCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open the app of a package or a file in a window.",
    discussion: """
      Builds the app, which is a type with the attribute @main, and runs it in the working directory. The windows need GTK \
      4: apt-get install libgtk-4-1.
      """)

  @Argument(help: "A Swift file with an app, in place of a package.")
  var file: String?

  @Option(help: ArgumentHelp("The target of the app. (default: the only one)", valueName: "name"))
  var app: String?

  @OptionGroup var package: PackageOptions

  func perform() throws {
    try checkFile(file)
    guard let source = try package.source(file) else {
      throw NoPackage(path: FileManager.default.currentDirectoryPath)
    }
    let program = try ProgressLine.during { line in
      try previewBuilder(for: source) { text in line.show(String(text.prefix(79))) }.buildApp(app)
    }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program.path), nil]
    execv(program.path, &words)
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOENT)
  }
}
