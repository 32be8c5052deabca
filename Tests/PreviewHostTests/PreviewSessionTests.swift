import Foundation
import PreviewProtocol
import SwiftUI
import Testing

@testable import PreviewHost

/// A session, as the tool talks to it.
@MainActor
@Suite struct PreviewSessionTests {
  /// A session whose messages are read from a file.
  private final class Conversation {
    let session: PreviewSession
    private let pipe = Pipe()
    private let answers: MessageChannel
    private var lastID = 0

    @MainActor
    init() throws {
      let channel = MessageChannel(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
      answers = MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
      let sources = PreviewSources(
        modules: ["PreviewHostTests"],
        providers: [
          "PreviewHostTests/Counter_Previews": PreviewSources.Place(file: "Counter", line: 5)
        ])
      session = PreviewSession(try PreviewCatalog(sources), channel)
    }

    /// Sends a request; returns the messages up to the answer.
    @MainActor
    func ask(_ request: PreviewRequest) throws -> [Message] {
      lastID += 1
      let call = try JSONEncoder().encode(PreviewCall(id: lastID, request: request))
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

    @MainActor
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

  private struct Failure: Error { let text: String }

  private let counter = "PreviewHostTests/Counter/Counter"
  private var show: PreviewRequest {
    var settings = PreviewSettings()
    (settings.width, settings.height, settings.scale) = (200, 100, 1)
    return .show(ShowParameters(name: counter, settings: settings))
  }

  @Test("the previews of the module are listed by their names and places")
  func list() throws {
    let list = try Conversation().answer(.list, PreviewList.self).previews
    #expect(list.map { "\($0.name)" } == [counter])
    #expect(list.map(\.line) == [5])
  }

  @Test("a shown preview sends its pixels, and then only those that change")
  func pixels() throws {
    let conversation = try Conversation()
    let first = try conversation.ask(show)
    guard case .bytes(let whole) = first[0] else { throw Failure(text: "no pixels") }
    // A header of 12 bytes, an area of 16, and four bytes for each pixel.
    #expect(whole.count == 12 + 16 + 200 * 100 * 4)
    #expect(first.count == 2)

    let still = try conversation.ask(.frame(FrameParameters(advance: 0.1)))
    #expect(still.count == 1)

    var down = PreviewEvent(.down)
    (down.finger, down.x, down.y) = (0, 100, 50)
    _ = try conversation.ask(.frame(FrameParameters(events: [down])))
    let pressed = try conversation.ask(.frame(FrameParameters(advance: 0.1)))
    guard case .bytes(let part) = pressed[0] else { throw Failure(text: "no pixels") }
    #expect(part.count < whole.count / 2)
  }

  @Test("events press the button, and a replay leads to the same state")
  func replay() throws {
    let conversation = try Conversation()
    _ = try conversation.answer(show, PreviewState.self)
    var down = PreviewEvent(.down)
    (down.finger, down.x, down.y) = (0, 100, 50)
    var up = PreviewEvent(.up)
    up.finger = 0
    let frames = [
      FrameParameters(events: [down], advance: 0.2), FrameParameters(events: [up], advance: 0.2),
      FrameParameters(advance: 1),
    ]
    for frame in frames { _ = try conversation.answer(.frame(frame), PreviewState.self) }
    #expect(try conversation.answer(.tree, TextResult.self).text == "button “Count 1”")
    let log = try conversation.answer(.log, TextResult.self).text
    #expect(log.contains("action: Button “Count 0”") || log.contains("action: Button"))
    #expect(try conversation.answer(.log, TextResult.self).text.isEmpty)

    guard case .show(let parameters) = show else { return }
    let again = try Conversation()
    let replay = ReplayParameters(show: parameters, frames: frames)
    let state = try again.answer(.replay(replay), PreviewState.self)
    #expect(abs(state.time - 1.4) < 1e-9)
    #expect(try again.answer(.tree, TextResult.self).text == "button “Count 1”")
  }

  @Test("settings reach the window and the view")
  func settings() throws {
    let conversation = try Conversation()
    var settings = PreviewSettings()
    (settings.scale, settings.width, settings.height) = (3, 100, 50)
    let name = counter
    func show() throws -> PreviewState {
      try conversation.answer(
        .show(ShowParameters(name: name, settings: settings)), PreviewState.self)
    }
    let state = try show()
    #expect(state.width == 100 && state.height == 50 && state.scale == 3)
    for (change, message) in [
      ({ $0.scheme = "blue" }, "scheme cannot be “blue”; choose dark, light."),
      ({ $0.scale = 9 }, "scale cannot be “9.0”; choose a number from 1.0 to 3.0."),
      ({ $0.typeSize = "huge" }, "typeSize cannot be “huge”"),
    ] as [((inout PreviewSettings) -> Void, String)] {
      var changed = settings
      change(&changed)
      let error = #expect(throws: Failure.self) {
        try conversation.answer(
          .show(ShowParameters(name: name, settings: changed)), PreviewState.self)
      }
      #expect(error?.text.hasPrefix(message) == true)
    }
  }

  @Test("a request that can't be answered says why")
  func errors() throws {
    let conversation = try Conversation()
    let early = #expect(throws: Failure.self) {
      try conversation.answer(.tree, TextResult.self)
    }
    #expect(early?.text == "No preview is shown; send the request “show” first.")
    _ = try conversation.answer(show, PreviewState.self)
    let late = #expect(throws: Failure.self) {
      try conversation.answer(.frame(FrameParameters(advance: -1)), PreviewState.self)
    }
    #expect(late?.text == "advance cannot be “-1.0”; choose a number of seconds from 0 to 60.")
  }

  @Test("pictures and recordings are files")
  func files() throws {
    let conversation = try Conversation()
    _ = try conversation.answer(show, PreviewState.self)
    let png = Data([0x89, 0x50, 0x4E, 0x47])
    let picture = try conversation.answer(.picture(PlayParameters()), FileResult.self)
    #expect(picture.data.starts(with: png))
    let recording = try conversation.answer(
      .record(PlayParameters(play: "wait 0.1")), FileResult.self)
    #expect(recording.data.starts(with: png))
    let trace = try conversation.answer(
      .trace(PlayParameters(play: #"tap "Count 0""#)), TextResult.self)
    #expect(trace.text.contains("pointer     finger 0 began"))
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 }.buttonStyle(.borderedProminent) }
}

struct Counter_Previews: PreviewProvider {
  static var previews: some View { Counter() }
}
