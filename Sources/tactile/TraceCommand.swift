import ArgumentParser
import Foundation
import Gallery

/// Prints the trace of a demo's story.
struct TraceCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Play a demo and print what happens, and why.",
    discussion: """
      Prints a line for each thing that happened: what pointers did and hit, what became of each \
      gesture, the transactions, the values written, the bodies evaluated and the reasons, the \
      animations and the actions. With --json, all that and the values on their way.
      """)

  @Argument(help: "The name of the demo, as `tactile list` prints it.")
  var name: String

  @Flag(help: "Print JSON instead of lines.")
  var json = false

  @Option(name: .shortAndLong, help: "The file to write. (default: standard output)")
  var output: String?

  @OptionGroup var look: LookOptions

  func perform() throws {
    let demo = try Demo.named(name)
    let file = try output.map { try OutputFile($0) }
    let trace = try demo.trace(look.setting)
    let contents = json ? try trace.json() : Data("\(trace)".utf8)
    guard let file else { return print(String(decoding: contents, as: UTF8.self)) }
    try file.write(contents + Data("\n".utf8))
  }
}
