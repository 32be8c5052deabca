import ArgumentParser
import Foundation
import TactilePreviewBuild
import TactilePreviewProtocol

/// Answers requests about the previews of a package, for other programs.
struct ServeCommand: ViewCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Answer requests about a package's previews as JSON.",
    discussion: """
      Reads a JSON-RPC 2.0 request from each line of standard input and writes its answer, and the warnings before it, as \
      lines to standard output. The answers are about the sources as they are then: a package or a file that has changed \
      is built first, and an answer says why if it can't be. Documentation/Previews.md lists the requests. Clients \
      of the Model Context Protocol find the same requests as tools.
      """)

  @Argument(help: "A Swift file whose previews to show, in place of a package.")
  var file: String?

  @OptionGroup var package: PackageOptions

  func perform() throws {
    try checkFile(file)
    guard let source = try package.source(file) else {
      throw NoPackage(path: FileManager.default.currentDirectoryPath)
    }
    let previews = ServedPreviews(try previewBuilder(for: source))
    while let line = readLine() {
      let data = Data(line.utf8)
      do throws(UnreadableRequest) {
        guard let (id, request) = try ToolRequest.read(data) else {
          let call = try PreviewCall.read(data)
          previews.answer(call).forEach(Self.write)
          continue
        }
        guard case .call(let preview) = request else {
          if let answer = request.answer(id: id) { Self.write(answer) }
          continue
        }
        let messages = previews.answer(PreviewCall(id: id, request: preview))
        let notices = messages.compactMap {
          try? JSONDecoder().decode(PreviewNotice.self, from: $0)
        }
        Self.write(
          request.answer(
            id: id, to: messages.last ?? Data(),
            warnings: notices.filter { $0.method == "warning" }.map(\.params.message)))
      } catch {
        Self.write(.json(PreviewAnswer<PreviewState>(id: error.id ?? 0, message: "\(error)")))
      }
    }
  }

  private static func write(_ line: Data) {
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }
}
