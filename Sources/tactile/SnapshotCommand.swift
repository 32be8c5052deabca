import ArgumentParser
import Foundation
import TactileGallery
import TactilePreviewBuild
import TactilePreviewProtocol

/// Draws a preview or a demo at one of its moments.
struct SnapshotCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Draw a preview or a demo as a PNG file.")

  @OptionGroup var chosen: PreviewArguments

  @Option(help: "The state to draw, such as rest, pressed or disabled. (default: the first)")
  var state: String?

  @Option(name: .shortAndLong, help: "The file to write. (default: NAME.png)")
  var output: String?

  @OptionGroup var look: LookOptions
  @OptionGroup var play: PlayOptions
  @OptionGroup var package: PackageOptions

  func perform() throws {
    if let source = try package.source(chosen.name) { return try drawPreviews(of: source) }
    try drawDemo()
  }

  /// Draws the preview with the name, or without a name all previews of the file.
  @MainActor
  private func drawPreviews(of source: PreviewSource) throws {
    guard state == nil else {
      throw ValidationError(
        "--state is for demos; use --play, such as --play 'down \"Send\"; wait 0.3'.")
    }
    let previews = try BuiltPreviews(source)
    guard !previews.list.isEmpty else { throw NoPreviews() }
    guard chosen.previewName == nil, output == nil else {
      return try draw(previews.preview(chosen.previewName), of: previews)
    }
    var failures: [(PreviewName, PreviewFailure)] = []
    for preview in previews.list {
      do {
        try draw(preview, of: previews)
      } catch let failure as PreviewFailure where failure.hasEnded {
        failures.append((preview.name, failure))
      }
    }
    guard failures.isEmpty else {
      throw UndrawnPreviews(failures: failures, count: previews.list.count)
    }
  }

  @MainActor
  private func draw(_ preview: FoundPreview, of previews: BuiltPreviews) throws {
    try previews.show(preview, look)
    let file = try pictureFile(output ?? "\(preview.fileName).png")
    let picture = try previews.call(
      .picture(PlayParameters(play: play.play)), returning: FileResult.self)
    try file.write(picture.data)
  }

  @MainActor
  private func drawDemo() throws {
    let demo = try Demo.named(chosen.name)
    let still = try state.map { try demo.still(named: $0) } ?? demo.stills[0]
    let file = try pictureFile(output ?? "\(demo.name).png")
    try file.write(demo.png(of: still, look.setting))
  }

  private func pictureFile(_ path: String) throws -> OutputFile {
    let file = try OutputFile(path)
    guard ["", "png"].contains((path as NSString).pathExtension.lowercased()) else {
      throw UnwritablePath(
        path: path, reason: "pictures are PNG files", remedy: "choose a name that ends with .png")
    }
    return file
  }
}

/// An error thrown for previews that end the program when they are drawn.
struct UndrawnPreviews: Error, CustomStringConvertible {
  let failures: [(name: PreviewName, failure: PreviewFailure)]
  /// The number of all previews.
  let count: Int

  var description: String {
    "\(failures.count) of \(count) previews can't be drawn:"
      + failures.map { "\n  \($0.name): \($0.failure)" }.joined()
  }
}
