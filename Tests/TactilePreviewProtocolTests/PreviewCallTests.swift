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

  @Test("parameters that aren't needed may be left out")
  func lenience() throws {
    #expect(try read(#"{"id":1,"method":"picture"}"#).request == .picture(PlayParameters()))
    #expect(
      try read(#"{"id":1,"method":"show","params":{"name":"A/B/C"}}"#).request
        == .show(ShowParameters(name: "A/B/C")))
    #expect(
      try read(#"{"id":1,"method":"frame","params":{}}"#).request == .frame(FrameParameters()))
  }

  @Test("a preview is shown by the name that the list has")
  func name() throws {
    let name = PreviewName(module: "A", file: "B", title: "C D")
    let listed = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    for method in ["show", "render"] {
      let call = try read(#"{"id":1,"method":"\#(method)","params":{"name":\#(listed)}}"#)
      let shown = try read(#"{"id":1,"method":"\#(method)","params":{"name":"A/B/C D"}}"#)
      #expect(call == shown)
    }
  }

  @Test(
    "a request that can't be read is an error in words, with its number",
    arguments: [
      (#"{"id":3,"method":"jump"}"#, 3, "there is no method “jump”. Use one of: list, show,"),
      (#"{"id":4,"method":"show","params":{}}"#, 4, "“params.name” is missing."),
      (#"{"id":5,"method":"show"}"#, 5, "“params” is missing."),
      (#"{"id":6,"method":"show","params":{"name":7}}"#, 6, "“params.name” isn't a text."),
      (
        #"{"id":7,"method":"frame","params":{"events":[{"kind":"down","x":"1"}]}}"#, 7,
        "“params.events[0].x” isn't a number."
      ),
      (#"{"id":8}"#, 8, "“method” is missing."),
      (#"{"id":9,"#, nil, "it isn't valid JSON."),
      (#"[]"#, nil, "isn't an object."),
    ])
  func unreadable(text: String, id: Int?, words: String) throws {
    let error = #expect(throws: UnreadableRequest.self) { try read(text) }
    #expect(error?.id == id)
    let description = error?.description ?? ""
    #expect(description.contains(words), "\(description)")
  }

  private func read(_ text: String) throws -> PreviewCall { try PreviewCall.read(Data(text.utf8)) }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
