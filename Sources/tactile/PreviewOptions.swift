import ArgumentParser
import Foundation
import SwiftUI
import TactilePreviewBuild
import TactilePreviewProtocol

/// The options that choose a package or an Xcode project.
struct PackageOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "The package or the Xcode project. (default: the one that contains the working directory, or is in it)",
      valueName: "directory"))
  var packagePath: String?

  /// Returns where the previews are declared; nil outside packages, where names are those of the built-in demos.
  ///
  /// - Parameter argument: The first argument of a command, which chooses a file if it ends with “.swift”.
  func source(_ argument: String? = nil) throws -> PreviewSource? {
    if let argument, argument.hasSuffix(".swift") {
      guard packagePath == nil else {
        throw ValidationError("A file and --package-path can't be used together; choose one.")
      }
      return .file(URL(fileURLWithPath: argument))
    }
    if let packagePath { return .package(try PackageDirectory(path: packagePath)) }
    let here = FileManager.default.currentDirectoryPath
    return try PackageDirectory(containing: URL(fileURLWithPath: here)).map { .package($0) }
  }

  /// Builds previews, showing the progress.
  @MainActor
  static func build(_ source: PreviewSource) throws -> PreviewProgram {
    let program = try ProgressLine.during { line in
      try previewBuilder(for: source) { text in line.show(String(text.prefix(79))) }.build().program
    }
    if let report = program.placeholderReport {
      FileHandle.standardError.write(Data("\(report)\n".utf8))
    }
    return program
  }
}

/// Checks an argument that must be the path of a Swift file.
func checkFile(_ argument: String?) throws {
  guard let argument, !argument.hasSuffix(".swift") else { return }
  throw ValidationError(
    "“\(argument)” is no Swift file; choose one, or a package with --package-path.")
}

/// The arguments that choose a preview, a demo, or a file with previews.
struct PreviewArguments: ParsableArguments, Sendable {
  @Argument(
    help:
      "The name of the preview or demo, as `tactile list` prints it, or the path of a Swift file.")
  var name: String

  @Argument(help: "The name of a preview in the file. (default: the only one)")
  var preview: String?

  /// The name of the preview; nil if a file was chosen without one.
  var previewName: String? { name.hasSuffix(".swift") ? preview : name }

  func validate() throws {
    guard name.hasSuffix(".swift") || preview == nil else {
      throw ValidationError("Unexpected argument '\(preview ?? "")'")
    }
  }
}

/// The previews of a package, in a running program.
@MainActor
final class BuiltPreviews {
  private let program: PreviewProgram
  private var process: PreviewProcess
  let list: [FoundPreview]

  /// Builds a package or a file, and starts its program.
  init(_ source: PreviewSource) throws {
    program = try PackageOptions.build(source)
    do {
      process = try PreviewProcess(program)
      list = try process.call(.list, returning: PreviewList.self).previews
    } catch {
      program.remove()
      throw error
    }
  }

  deinit { program.remove() }

  /// Returns the preview with a name, or without a name the only one.
  func preview(_ name: String?) throws -> FoundPreview {
    if let name { return try list.named(name) }
    guard let only = list.first else { throw NoPreviews() }
    guard list.count == 1 else { throw SeveralPreviews(names: list.map(\.name)) }
    return only
  }

  /// Shows a preview in a window.
  func show(_ preview: FoundPreview, _ look: LookOptions) throws {
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
  }

  /// Sends a request to the program that shows the previews, and decodes its answer.
  ///
  /// If the preview ends the program, it is started again, for other previews.
  ///
  /// - Parameter notice: A closure that receives the warnings that it leads to; by default they are printed.
  func call<Result: Codable & Sendable>(
    _ request: PreviewRequest, returning type: Result.Type,
    notice: (PreviewNotice) -> Void = { BuiltPreviews.report($0) }
  ) throws -> Result {
    do {
      return try process.call(request, returning: type, notice: notice)
    } catch let failure as PreviewFailure where failure.hasEnded {
      process = try PreviewProcess(program)
      throw failure
    }
  }

  nonisolated private static func report(_ notice: PreviewNotice) {
    FileHandle.standardError.write(Data("\(notice.method): \(notice.params.message)\n".utf8))
  }
}

/// An error thrown for a file with several previews, of which a command needs one.
struct SeveralPreviews: Error, CustomStringConvertible {
  let names: [PreviewName]

  var description: String {
    "The file has \(names.count) previews; add the name of one of them:"
      + names.map { "\n  \($0)" }.joined()
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
