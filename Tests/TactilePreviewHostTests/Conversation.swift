import Foundation
import TactilePreviewProtocol
import TactileSourceCode
import Testing

@testable import TactilePreviewHost

/// A session whose messages are read from a file.
@MainActor
final class Conversation {
  struct Failure: Error { let text: String }

  let session: PreviewSession
  private let pipe = Pipe()
  private let answers: MessageChannel
  private var lastID = 0

  /// - Parameter isForPage: Whether the session sends pixels.
  init(isForPage: Bool = false) throws {
    let channel = MessageChannel(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
    answers = MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    let sources = PreviewSources(
      modules: ["TactilePreviewHostTests"],
      files: ["TactilePreviewHostTests/Counter.swift": "Package.swift"],
      types: [
        "TactilePreviewHostTests/Counter_Previews": SourcePlace(
          path: "Sources/Counter.swift", line: 5),
        "TactilePreviewHostTests/Loading_Previews": SourcePlace(
          path: "Sources/Loading.swift", line: 20),
        "TactilePreviewHostTests/Pair_Previews": SourcePlace(
          path: "Sources/Counter.swift", line: 9),
        "TactilePreviewHostTests/Counter": SourcePlace(path: "Sources/Counter.swift", line: 1),
      ])
    session = PreviewSession(try PreviewCatalog(sources), channel, isForPage: isForPage)
  }

  /// Sends a request; returns the messages up to the answer.
  func ask(_ request: PreviewRequest) throws -> [Message] {
    lastID += 1
    return try send(JSONEncoder().encode(PreviewCall(id: lastID, request: request)))
  }

  /// Sends the text of a request; returns the messages up to the answer.
  func send(_ call: Data) throws -> [Message] {
    // The answer may be longer than a pipe holds.
    let messages = Read(answers)
    session.receive(.text(call))
    return messages.value()
  }

  /// Reads messages on a thread, up to an answer.
  private final class Read: @unchecked Sendable {
    private var messages: [Message] = []
    private let done = DispatchSemaphore(value: 0)

    init(_ channel: MessageChannel) {
      Thread.detachNewThread { [self] in
        while let message = channel.receive() {
          messages.append(message)
          guard case .text(let data) = message, !data.contains(Data(#""method""#.utf8)) else {
            continue
          }
          break
        }
        done.signal()
      }
    }

    func value() -> [Message] {
      done.wait()
      return messages
    }
  }

  func answer<Result: Codable & Sendable>(
    _ request: PreviewRequest, _ type: Result.Type
  ) throws -> Result {
    guard case .text(let data) = try ask(request).last else {
      throw CocoaError(.coderReadCorrupt)
    }
    let answer = try JSONDecoder().decode(PreviewAnswer<Result>.self, from: data)
    if let error = answer.error { throw Failure(text: error.message) }
    return try #require(answer.result)
  }
}
