import Foundation
import TactilePreviewProtocol
import TactileSourceCode
import Testing

/// The schema of the requests and their results.
@Suite struct PreviewSchemaTests {
  private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Previews.schema.json")

  @Test("the committed schema is that of the code")
  func committed() throws {
    let schema = try PreviewSchema.json()
    if ProcessInfo.processInfo.environment["TACTILE_UPDATE_SCHEMA"] != nil {
      try schema.write(to: file)
    }
    // To accept a change, run this test with TACTILE_UPDATE_SCHEMA=1.
    #expect(try Data(contentsOf: file) == schema)
  }

  @Test("requests with all their parameters have the fields of the schema, and no others")
  func fields() throws {
    var settings = PreviewSettings()
    (settings.scale, settings.scheme, settings.contrast) = (1, "dark", "increased")
    (settings.typeSize, settings.direction, settings.locale) = ("large", "rightToLeft", "de")
    settings.look = "18"
    (settings.reduceMotion, settings.idiom, settings.width, settings.height) = (true, "pad", 1, 2)
    let play = PlayParameters(play: "up", type: "png")
    let show = ShowParameters(name: "A", settings: settings)
    let frame = FrameParameters(events: [fullEvent], advance: 1)
    let requests: [PreviewRequest] = [
      .list, .show(show), .frame(frame), .replay(ReplayParameters(show: show, frames: [frame])),
      .render(RenderParameters(name: "A", settings: settings, play: "up")),
      .picture(PlayParameters(play: "up")), .record(play), .trace(play),
      .frames(PlayParameters(play: "up")), .tree, .log,
      .inspect(PointParameters(x: 1, y: 2)), .source(SourceParameters(path: "A.swift")),
    ]
    #expect(requests.count == PreviewSchema.methods.count)
    for (request, method) in zip(requests, PreviewSchema.methods) {
      let call = try JSONEncoder().encode(PreviewCall(id: 1, request: request))
      let sent = try #require(JSONSerialization.jsonObject(with: call) as? [String: Any])
      #expect(sent["method"] as? String == method.name)
      #expect(paths(in: sent["params"] ?? [:]) == paths(of: method.parameters), "\(method.name)")
    }
  }

  @Test("results have the fields of the schema, and no others")
  func results() throws {
    let name = PreviewName(module: "A", file: "B", title: "C")
    let preview = FoundPreview(name: name, line: 1, path: "B.swift", play: "up", failure: "No")
    let state = PreviewState(
      time: 1, width: 2, height: 3, scale: 1, isAnimating: true, nextChange: 2,
      typing: TypingState(
        x: 1, y: 2, height: 3, keyboard: "text", returnKey: "go", capitals: "none",
        isCorrected: true, isSecure: false), copied: "A")
    let frame = InspectedView.Frame(x: 1, y: 2, width: 3, height: 4)
    let view = InspectedView(
      name: "Text", frame: frame, content: frame,
      place: SourcePlace(path: "B.swift", line: 1))
    let file = FileResult(data: Data([1]))
    let results: [String: [any Encodable]] = [
      "list": [PreviewList(previews: [preview])], "show": [state], "frame": [state],
      "replay": [state], "render": [file], "picture": [file], "record": [file],
      "trace": [file, TextResult(text: "A")],
      "frames": [FramesResult(frames: [FrameParameters(events: [fullEvent], advance: 1)])],
      "tree": [TextResult(text: "A")], "log": [LogResult(text: "A", data: Data([1]))],
      "inspect": [InspectResult(views: [view])], "source": [TextResult(text: "A")],
    ]
    #expect(Set(results.keys) == Set(PreviewSchema.methods.map(\.name)))
    for method in PreviewSchema.methods {
      let fields = try (results[method.name] ?? []).reduce(into: Set<String>()) { fields, result in
        let data = try JSONEncoder().encode(result)
        fields.formUnion(paths(in: try JSONSerialization.jsonObject(with: data)))
      }
      #expect(fields == paths(of: method.result), "\(method.name)")
    }
  }

  /// An event with all fields, which no event has at once.
  private var fullEvent: PreviewEvent {
    var event = PreviewEvent(.down)
    (event.finger, event.button, event.x, event.y) = (0, 0, 1, 2)
    (event.dx, event.dy, event.key, event.modifiers) = (1, 2, "a", ["shift"])
    event.text = "b"
    return event
  }

  /// The fields of a value, with those inside them.
  private func paths(in value: Any, _ path: String = "") -> Set<String> {
    if let object = value as? [String: Any] {
      return object.reduce(into: []) { $0.formUnion(paths(in: $1.value, "\(path).\($1.key)")) }
    }
    if let list = value as? [Any] {
      return list.reduce(into: []) { $0.formUnion(paths(in: $1, "\(path)[]")) }
    }
    return [path]
  }

  /// The fields that a schema describes.
  private func paths(of schema: PreviewSchema.JSON, _ path: String = "") -> Set<String> {
    guard case .object(let words) = schema else { return [] }
    if case .object(let fields) = words["properties"] {
      return fields.reduce(into: []) { $0.formUnion(paths(of: $1.value, "\(path).\($1.key)")) }
    }
    if let element = words["items"] { return paths(of: element, "\(path)[]") }
    return [path]
  }
}
