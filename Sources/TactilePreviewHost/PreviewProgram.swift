import Foundation
import TactilePreviewProtocol

/// Runs the program that shows previews, until the development tool closes its standard input.
///
/// Requests come from standard input and answers go to standard output. What previews print goes to standard error.
///
/// - Parameter sources: The path of a file with ``PreviewSources``, as JSON.
/// - Returns: The exit code if the program can't start.
@_cdecl("tactile_preview_main")
public func previewMain(_ sources: UnsafePointer<CChar>?) -> Int32 {
  let output = dup(STDOUT_FILENO)
  dup2(STDERR_FILENO, STDOUT_FILENO)
  let channel = MessageChannel(input: STDIN_FILENO, output: output)
  do {
    let data = try sources.map { try Data(contentsOf: URL(fileURLWithPath: String(cString: $0))) }
    let sources = try data.map { try JSONDecoder().decode(PreviewSources.self, from: $0) }
    try MainActor.assumeIsolated {
      let isForPage = ProcessInfo.processInfo.environment["TACTILE_CLOCK"] == "machine"
      let session = PreviewSession(
        try PreviewCatalog(sources ?? PreviewSources(), inCopies: true), channel,
        isForPage: isForPage)
      read(from: channel, for: session)
    }
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return 2
  }
  // Main-actor tasks, timers and the main queue run between the requests.
  while true { RunLoop.main.run(until: .distantFuture) }
}

/// Reads requests on a thread, and answers them on the main queue.
private func read(from channel: MessageChannel, for session: PreviewSession) {
  Thread.detachNewThread {
    while let message = channel.receive() {
      DispatchQueue.main.async { MainActor.assumeIsolated { session.receive(message) } }
    }
    exit(0)
  }
}
