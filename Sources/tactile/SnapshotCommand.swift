import ArgumentParser
import Foundation
import Gallery

/// Draws a demo at one of its moments.
struct SnapshotCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Draw a demo as a PNG file.")

  @Argument(help: "The name of the demo, as `tactile list` prints it.")
  var name: String

  @Option(help: "The state to draw, such as rest, pressed or disabled. (default: the first)")
  var state: String?

  @Option(name: .shortAndLong, help: "The file to write. (default: NAME.png)")
  var output: String?

  @OptionGroup var look: LookOptions

  func perform() throws {
    let demo = try Demo.named(name)
    let still = try state.map { try demo.still(named: $0) } ?? demo.stills[0]
    let path = output ?? "\(demo.name).png"
    let file = try OutputFile(path)
    guard ["", "png"].contains((path as NSString).pathExtension.lowercased()) else {
      throw UnwritablePath(
        path: path, reason: "pictures are PNG files", remedy: "choose a name that ends with .png")
    }
    try file.write(demo.png(of: still, look.setting))
  }
}
