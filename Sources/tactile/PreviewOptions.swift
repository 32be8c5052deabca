import ArgumentParser
import Foundation
import SwiftUI
import TactilePreviewBuild
import TactilePreviewProtocol

/// The options that choose a package of previews.
struct PackageOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The package whose previews to show. (default: the one that contains the working directory)",
      valueName: "directory"))
  var packagePath: String?

  /// The package; nil outside packages, where names are those of the built-in demos.
  var directory: PackageDirectory? {
    get throws {
      if let packagePath { return try PackageDirectory(path: packagePath) }
      let here = FileManager.default.currentDirectoryPath
      return PackageDirectory(containing: URL(fileURLWithPath: here))
    }
  }

  /// Builds the previews of a package, showing the progress.
  @MainActor
  static func build(_ package: PackageDirectory) throws -> PreviewProgram {
    try ProgressLine.during { line in
      try PreviewBuilder(package) { text in line.show(String(text.prefix(79))) }.build()
        .program
    }
  }
}

/// The previews of a package, in a running program.
@MainActor
struct BuiltPreviews {
  private let process: PreviewProcess
  let list: [FoundPreview]

  /// Builds a package and starts its program.
  init(_ package: PackageDirectory) throws {
    let program = try PackageOptions.build(package)
    defer { program.remove() }
    process = try PreviewProcess(program)
    list = try process.call(.list, returning: PreviewList.self).previews
  }

  /// Shows the preview with a name in a window.
  ///
  /// - Returns: The name in file names: the title of the preview.
  func show(_ name: String, _ look: LookOptions) throws -> FoundPreview {
    let preview = try list.named(name)
    var settings = PreviewSettings()
    let setting = try look.setting
    settings.scale = Double(setting.scale)
    settings.scheme = look.scheme.rawValue
    settings.look = look.look?.rawValue
    settings.width = setting.size.map { Double($0.width) }
    settings.height = setting.size.map { Double($0.height) }
    _ = try call(
      .show(ShowParameters(name: "\(preview.name)", settings: settings)),
      returning: PreviewState.self)
    return preview
  }

  /// Sends a request to the program that shows the previews, and decodes its answer.
  ///
  /// - Parameter notice: A closure that receives the warnings that it leads to; by default they are printed.
  func call<Result: Codable & Sendable>(
    _ request: PreviewRequest, returning type: Result.Type,
    notice: (PreviewNotice) -> Void = { BuiltPreviews.report($0) }
  ) throws -> Result {
    try process.call(request, returning: type, notice: notice)
  }

  nonisolated private static func report(_ notice: PreviewNotice) {
    FileHandle.standardError.write(Data("\(notice.method): \(notice.params.message)\n".utf8))
  }
}

extension FoundPreview {
  /// The start of the names of files with pictures of the preview.
  var fileName: String {
    let words = "\(name.file)-\(name.title)".lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-")
  }
}

/// The option of all commands that play an interaction in a preview.
struct PlayOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      """
      The interaction to play in a preview, such as 'tap "Send"; wait 0.3; type "Hello"'. (default: for pictures none, \
      otherwise a press of the first button)
      """, valueName: "steps"))
  var play: String?
}
