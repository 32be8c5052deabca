import ArgumentParser
import Foundation
import TactileGallery
import TactilePreviewProtocol
import TactileRecorder

/// Records the story of a demo.
struct RecordCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Play a preview or a demo and record it.",
    discussion: """
      The name of the file tells what it is: .png and .apng are animated PNG files; .mp4 and .webp \
      are videos, which need the program ffmpeg.
      """)

  @OptionGroup var chosen: PreviewArguments

  @Option(name: .shortAndLong, help: "The file to write. (default: NAME-recording.png)")
  var output: String?

  @OptionGroup var look: LookOptions
  @OptionGroup var play: PlayOptions
  @OptionGroup var package: PackageOptions

  func perform() throws {
    guard let source = try package.source(chosen.name) else { return try recordDemo() }
    let previews = try BuiltPreviews(source)
    let preview = try previews.preview(chosen.previewName)
    try previews.show(preview, look)
    let path = output ?? "\(preview.fileName)-recording.png"
    let file = try OutputFile(path)
    _ = try RecordingType(of: path)
    let type = (path as NSString).pathExtension
    let recording = try previews.call(
      .record(PlayParameters(play: play.play, type: type.isEmpty ? nil : type)),
      returning: FileResult.self)
    try file.write(recording.data)
  }

  @MainActor
  private func recordDemo() throws {
    let demo = try Demo.named(chosen.name)
    let path = output ?? "\(demo.name)-recording.png"
    let file = try OutputFile(path)
    let type = try RecordingType(of: path)
    let recording = try ProgressLine.during { progress in
      try demo.recording(look.setting, as: type) {
        progress.show("\(demo.name): \($0) of \($1) frames")
      }
    }
    try file.write(recording)
  }
}
