import ArgumentParser
import Foundation
import PreviewBuild
import PreviewProtocol

/// Answers requests about the previews of a package, for other programs.
struct ServeCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Answer requests about a package's previews as JSON.",
    discussion: """
      Builds the package, and then reads a JSON-RPC 2.0 request from each line of standard input and writes its answer, \
      and the warnings before it, as lines to standard output. Documentation/Previews.md lists the requests.
      """)

  /// The time after which a request is given up, in seconds.
  private static let limit: TimeInterval = 60

  @OptionGroup var package: PackageOptions

  /// The part of a message that says what it is.
  private struct Head: Decodable {
    let id: Int?
    let method: String?
  }

  func perform() throws {
    guard let package = try package.directory else {
      throw NoPackage(path: FileManager.default.currentDirectoryPath)
    }
    let program = try PackageOptions.build(package)
    defer { program.remove() }
    var process = try PreviewProcess(program)
    while let line = readLine() {
      let data = Data(line.utf8)
      if try answer(data, in: process) { continue }
      let reason = process.waitForEnd()
      let id = (try? JSONDecoder().decode(Head.self, from: data))?.id ?? 0
      Self.write(try JSONEncoder().encode(PreviewAnswer<PreviewState>(id: id, message: reason)))
      // The next request finds a new process, in which nothing is shown.
      process = try PreviewProcess(program)
    }
  }

  /// Writes the messages up to the answer; returns false if the process ends before.
  private func answer(_ request: Data, in process: PreviewProcess) throws -> Bool {
    let watchdog = DispatchWorkItem { process.end() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: watchdog)
    defer { watchdog.cancel() }
    process.send(.text(request))
    while let message = process.receive() {
      // Pixels are for pages; “picture” makes a file of them.
      guard case .text(let text) = message else { continue }
      Self.write(text)
      let head = try JSONDecoder().decode(Head.self, from: text)
      if head.method == nil || head.method == "error" { return true }
    }
    return false
  }

  private static func write(_ line: Data) {
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }
}
