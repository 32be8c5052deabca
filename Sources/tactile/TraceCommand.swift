import ArgumentParser
import Foundation
import TactileGallery
import TactilePreviewBuild
import TactilePreviewProtocol

/// Prints the trace of a demo's story.
struct TraceCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Play a preview or a demo and print what happens, and why.",
    discussion: """
      Prints a line for each thing that happened: what pointers did and hit, what became of each \
      gesture, the transactions, the values written, the bodies evaluated and the reasons, the \
      animations and the actions. With --json, also the intermediate values of animations.
      """)

  @OptionGroup var chosen: PreviewArguments

  @Flag(help: "Print JSON instead of lines.")
  var json = false

  @Option(name: .shortAndLong, help: "The file to write. (default: standard output)")
  var output: String?

  @OptionGroup var look: LookOptions
  @OptionGroup var play: PlayOptions
  @OptionGroup var package: PackageOptions

  func perform() throws {
    let file = try output.map { try OutputFile($0) }
    let contents =
      if let source = try package.source(chosen.name) {
        try previewTrace(in: source)
      } else {
        try demoTrace()
      }
    guard let file else { return print(String(decoding: contents, as: UTF8.self)) }
    try file.write(contents + Data("\n".utf8))
  }

  @MainActor
  private func previewTrace(in source: PreviewSource) throws -> Data {
    let previews = try BuiltPreviews(source)
    try previews.show(try previews.preview(chosen.previewName), look)
    let parameters = PlayParameters(play: play.play, type: json ? "json" : nil)
    guard json else {
      let trace = try previews.call(.trace(parameters), returning: TextResult.self)
      return Data(trace.text.utf8)
    }
    return try previews.call(.trace(parameters), returning: FileResult.self).data
  }

  @MainActor
  private func demoTrace() throws -> Data {
    let trace = try Demo.named(chosen.name).trace(look.setting)
    return json ? try trace.json() : Data("\(trace)".utf8)
  }
}
