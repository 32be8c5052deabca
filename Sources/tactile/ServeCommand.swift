import ArgumentParser
import Foundation
import TactilePreviewBuild
import TactilePreviewProtocol

/// Answers requests about the previews of a package, for other programs.
struct ServeCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Answer requests about a package's previews as JSON.",
    discussion: """
      Builds the package, and then reads a JSON-RPC 2.0 request from each line of standard input and writes its answer, \
      and the warnings before it, as lines to standard output. Documentation/Previews.md lists the requests. Clients \
      of the Model Context Protocol find the same requests as tools.
      """)

  /// The time after which a request is given up, in seconds.
  private static let limit: TimeInterval = 60

  @Argument(help: "A Swift file whose previews to show, in place of a package.")
  var file: String?

  @OptionGroup var package: PackageOptions

  /// The part of a message that says what it is.
  private struct Head: Decodable {
    let id: Int?
    let method: String?
  }

  func perform() throws {
    try checkFile(file)
    guard let source = try package.source(file) else {
      throw NoPackage(path: FileManager.default.currentDirectoryPath)
    }
    let program = try PackageOptions.build(source)
    defer { program.remove() }
    var process = try PreviewProcess(program)
    while let line = readLine() {
      let data = Data(line.utf8)
      do {
        guard let (id, request) = try ToolRequest.read(data) else {
          try answer(data, id: Self.id(of: data), in: &process, of: program).forEach(Self.write)
          continue
        }
        guard case .call(let preview) = request else {
          try request.answer(id: id).map(Self.write)
          continue
        }
        let call = try JSONEncoder().encode(PreviewCall(id: id, request: preview))
        let messages = try answer(call, id: id, in: &process, of: program)
        let notices = messages.compactMap {
          try? JSONDecoder().decode(PreviewNotice.self, from: $0)
        }
        Self.write(
          try request.answer(
            id: id, to: messages.last ?? Data(),
            warnings: notices.filter { $0.method == "warning" }.map(\.params.message)))
      } catch let error as DecodingError {
        Self.write(
          try JSONEncoder().encode(
            PreviewAnswer<PreviewState>(
              id: Self.id(of: data), message: "The request can't be read: \(error)")))
      }
    }
  }

  private static func id(of request: Data) -> Int {
    (try? JSONDecoder().decode(Head.self, from: request))?.id ?? 0
  }

  /// Returns the messages up to the answer.
  ///
  /// If the process ends before, the answer says why, and the next request finds a new process, in which nothing is shown.
  private func answer(
    _ request: Data, id: Int, in process: inout PreviewProcess, of program: PreviewProgram
  ) throws -> [Data] {
    let watchdog = DispatchWorkItem { [process] in process.end() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: watchdog)
    defer { watchdog.cancel() }
    process.send(.text(request))
    var messages: [Data] = []
    while let message = process.receive() {
      // Pixels are for pages; “picture” makes a file of them.
      guard case .text(let text) = message else { continue }
      messages.append(text)
      let head = try JSONDecoder().decode(Head.self, from: text)
      if head.method == nil || head.method == "error" { return messages }
    }
    let reason = process.waitForEnd()
    process = try PreviewProcess(program)
    return messages + [
      try JSONEncoder().encode(PreviewAnswer<PreviewState>(id: id, message: reason))
    ]
  }

  private static func write(_ line: Data) {
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }
}
