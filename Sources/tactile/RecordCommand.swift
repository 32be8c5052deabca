import ArgumentParser
import Gallery

/// Records the story of a demo.
struct RecordCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Play a demo and record it as an animated PNG file.")

  @Argument(help: "The name of the demo, as `tactile list` prints it.")
  var name: String

  @Option(name: .shortAndLong, help: "The file to write. (default: NAME-recording.png)")
  var output: String?

  @OptionGroup var look: LookOptions

  func perform() throws {
    let demo = try Demo.named(name)
    let file = try OutputFile(output ?? "\(demo.name)-recording.png")
    try file.write(demo.recording(look.setting))
  }
}
