import Foundation
import TactilePreviewProtocol
import TactileSourceCode
import Testing

/// The JSON of requests and answers.
@Suite struct PreviewCallTests {
  @Test("a request is a call of JSON-RPC")
  func encoded() throws {
    let frame = FrameParameters(events: [PreviewEvent(.leave)], advance: 0.5)
    #expect(
      try json(PreviewCall(id: 7, request: .frame(frame)))
        == #"{"id":7,"jsonrpc":"2.0","method":"frame","params":{"advance":0.5,"events":[{"kind":"leave"}]}}"#
    )
    #expect(
      try json(PreviewCall(id: 8, request: .list)) == #"{"id":8,"jsonrpc":"2.0","method":"list"}"#)
  }

  @Test("every request is read as it was written")
  func requests() throws {
    var event = PreviewEvent(.keyDown)
    (event.key, event.modifiers) = ("a", ["shift"])
    var settings = PreviewSettings()
    (settings.scheme, settings.scale) = ("dark", 3)
    let show = ShowParameters(name: "A/B/C", settings: settings)
    let frames = [FrameParameters(events: [event], advance: 1)]
    let play = PlayParameters(play: "up", type: "png")
    let requests: [PreviewRequest] = [
      .list, .show(show), .frame(frames[0]), .replay(ReplayParameters(show: show, frames: frames)),
      .picture(play), .record(play), .trace(play), .frames(play), .tree, .log,
      .render(RenderParameters(name: "A/B/C", settings: settings, play: "up")),
      .inspect(PointParameters(x: 1, y: 2)), .source(SourceParameters(path: "Sources/A/B.swift")),
      .edit(SourcePlace(path: "Sources/A/B.swift", line: 3)),
    ]
    for (id, request) in requests.enumerated() {
      let call = PreviewCall(id: id, request: request)
      let read = try JSONDecoder().decode(PreviewCall.self, from: JSONEncoder().encode(call))
      #expect(read == call)
    }
  }

  @Test("parameters of pictures may be left out, and an unknown method is an error")
  func lenience() throws {
    #expect(try read(#"{"id":1,"method":"picture"}"#).request == .picture(PlayParameters()))
    #expect(throws: DecodingError.self) { try read(#"{"id":1,"method":"jump"}"#) }
    #expect(throws: DecodingError.self) { try read(#"{"id":1,"method":"show"}"#) }
  }

  private func read(_ text: String) throws -> PreviewCall {
    try JSONDecoder().decode(PreviewCall.self, from: Data(text.utf8))
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
