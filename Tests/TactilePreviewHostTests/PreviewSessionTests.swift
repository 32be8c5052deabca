import Foundation
import SwiftUI
import SwiftUITesting
import TactilePreviewProtocol
import TactileSourceCode
import Testing

@testable import TactilePreviewHost

/// A session, as the tool talks to it.
@MainActor
@Suite struct PreviewSessionTests {
  private let counter = "TactilePreviewHostTests/Counter/Counter"
  private var show: PreviewRequest {
    var settings = PreviewSettings()
    (settings.width, settings.height, settings.scale) = (200, 100, 1)
    return .show(ShowParameters(name: counter, settings: settings))
  }

  @Test("the previews of the module are listed by their names and places")
  func list() throws {
    let list = try Conversation().answer(.list, PreviewList.self).previews
    let names =
      [counter] + ["Pair", "Second"].map { "TactilePreviewHostTests/Counter/\($0)" }
      + ["TactilePreviewHostTests/Loading/Loading"]
    #expect(list.map { "\($0.name)" } == names)
    #expect(list.map(\.line) == [5, 9, 9, 20])
    #expect(
      list.map(\.path) == Array(repeating: "Sources/Counter.swift", count: 3) + [
        "Sources/Loading.swift"
      ])
  }

  @Test("each view of a provider is a preview, with its own size and name")
  func severalViews() throws {
    let conversation = try Conversation()
    func show(_ title: String) throws -> (PreviewState, String) {
      let parameters = ShowParameters(name: "TactilePreviewHostTests/Counter/\(title)")
      let state = try conversation.answer(.show(parameters), PreviewState.self)
      return (state, try conversation.answer(.tree, TextResult.self).text)
    }
    let (first, second) = (try show("Pair"), try show("Second"))
    #expect((first.0.width, first.0.height) == (120, 80))
    #expect(first.1.contains("Count 0") && !first.1.contains("Another one"))
    #expect((second.0.width, second.0.height) == (393, 852))
    #expect(second.1.contains("Another one") && !second.1.contains("Count 0"))
    _ = try show("Pair")
    _ = try conversation.answer(.trace(PlayParameters(play: #"tap "Count 0""#)), TextResult.self)
    #expect(try conversation.answer(.tree, TextResult.self).text.contains("Count 1"))
  }

  @Test("a shown preview sends its pixels, and then only those that change")
  func pixels() throws {
    let conversation = try Conversation(isForPage: true)
    let first = try conversation.ask(show)
    guard case .bytes(let whole) = first[0] else { throw Conversation.Failure(text: "no pixels") }
    // A header of 12 bytes, an area of 16, and four bytes for each pixel.
    #expect(whole.count == 12 + 16 + 200 * 100 * 4)
    #expect(first.count == 2)

    let still = try conversation.ask(.frame(FrameParameters(advance: 0.1)))
    #expect(still.count == 1)

    var down = PreviewEvent(.down)
    (down.finger, down.x, down.y) = (0, 100, 50)
    _ = try conversation.ask(.frame(FrameParameters(events: [down])))
    let pressed = try conversation.ask(.frame(FrameParameters(advance: 0.1)))
    guard case .bytes(let part) = pressed[0] else { throw Conversation.Failure(text: "no pixels") }
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
    let log = try conversation.answer(.log, LogResult.self)
    #expect(log.text.contains("action: Button"))
    let trace = try JSONDecoder().decode(Trace.self, from: log.data)
    #expect(trace.entries.first?.time == 0.2)
    #expect(trace.entries.contains { $0.kind == .action })
    #expect(try conversation.answer(.log, LogResult.self).text.isEmpty)

    guard case .show(let parameters) = show else { return }
    let again = try Conversation()
    let replay = ReplayParameters(show: parameters, frames: frames)
    let state = try again.answer(.replay(replay), PreviewState.self)
    #expect(abs(state.time - 1.4) < 1e-9)
    #expect(try again.answer(.tree, TextResult.self).text == "button “Count 1”")
  }

  @Test("a picture in another appearance leaves the shown preview as it is")
  func render() throws {
    let conversation = try Conversation()
    _ = try conversation.answer(show, PreviewState.self)
    var settings = PreviewSettings()
    (settings.width, settings.height, settings.scale) = (100, 50, 1)
    func picture(_ scheme: String, play: String? = nil) throws -> Picture {
      settings.scheme = scheme
      let render = RenderParameters(name: counter, settings: settings, play: play)
      return try Picture(png: conversation.answer(.render(render), FileResult.self).data)
    }
    let light = try picture("light")
    #expect(light.width == 100 && light.height == 50)
    #expect(try picture("dark") != light)
    #expect(try picture("light", play: "tap 50 25") != light)
    #expect(try picture("light") == light)
    #expect(try conversation.answer(.tree, TextResult.self).text == "button “Count 0”")
  }

  @Test("the views at a point are those from the label to the window, with their places")
  func inspect() throws {
    let conversation = try Conversation()
    _ = try conversation.answer(show, PreviewState.self)
    let middle = PointParameters(x: 100, y: 50)
    let views = try conversation.answer(.inspect(middle), InspectResult.self).views
    let text = try #require(views.first)
    #expect(text.name.hasPrefix("Text"))
    let counter = try #require(views.first { $0.name == "Counter" })
    #expect(counter.place == SourcePlace(path: "Sources/Counter.swift", line: 1))
    #expect(counter.frame.width > text.frame.width)
    let padding = try #require(views.first { $0.content != nil })
    #expect(padding.content == text.frame)
    let corner = try conversation.answer(
      .inspect(PointParameters(x: 1, y: 1)), InspectResult.self)
    #expect(!corner.views.contains { $0.name == "Counter" })
  }

  @Test("sources of the package are read, and no other file is")
  func source() throws {
    let conversation = try Conversation()
    let text = try conversation.answer(
      .source(SourceParameters(path: "Package.swift")), TextResult.self
    ).text
    #expect(text.contains("swift-tools-version"))
    for path in ["README.md", "/etc/passwd", "../Package.swift", ""] {
      let error = #expect(throws: Conversation.Failure.self) {
        try conversation.answer(.source(SourceParameters(path: path)), TextResult.self)
      }
      #expect(error?.text.contains("is no source file of the package") == true)
    }
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
      let error = #expect(throws: Conversation.Failure.self) {
        try conversation.answer(
          .show(ShowParameters(name: name, settings: changed)), PreviewState.self)
      }
      #expect(error?.text.hasPrefix(message) == true)
    }
  }

  @Test("an interaction is played in a window of its own, and its events lead to the same moment")
  func frames() throws {
    let conversation = try Conversation()
    _ = try conversation.answer(show, PreviewState.self)
    let frames = try conversation.answer(
      .frames(PlayParameters(play: #"tap "Count 0"; settle"#)), FramesResult.self
    ).frames
    #expect(try conversation.answer(.tree, TextResult.self).text.contains("Count 0"))
    guard case .show(let beginning) = show else { return }
    let replay = ReplayParameters(show: beginning, frames: frames)
    _ = try conversation.answer(.replay(replay), PreviewState.self)
    #expect(try conversation.answer(.tree, TextResult.self).text.contains("Count 1"))
    // Without an interaction, the first button is pressed.
    let usual = try conversation.answer(.frames(PlayParameters()), FramesResult.self).frames
    #expect(usual.flatMap(\.events).map(\.kind) == [.down, .up])
  }

  @Test("a request that can't be answered says why")
  func errors() throws {
    let conversation = try Conversation()
    let early = #expect(throws: Conversation.Failure.self) {
      try conversation.answer(.tree, TextResult.self)
    }
    #expect(early?.text == "No preview is shown; send the request “show” first.")
    _ = try conversation.answer(show, PreviewState.self)
    let late = #expect(throws: Conversation.Failure.self) {
      try conversation.answer(.frame(FrameParameters(advance: -1)), PreviewState.self)
    }
    #expect(late?.text == "advance cannot be “-1.0”; choose a number of seconds from 0 to 60.")
  }

  @Test("a request with a parameter too few, or with a refused step, is answered with its number")
  func unreadable() throws {
    let conversation = try Conversation()
    func answer(_ request: String) throws -> PreviewAnswer<PreviewState> {
      guard case .text(let data) = try conversation.send(Data(request.utf8)).last else {
        throw CocoaError(.coderReadCorrupt)
      }
      return try JSONDecoder().decode(PreviewAnswer<PreviewState>.self, from: data)
    }
    let missing = try answer(#"{"id":41,"method":"show","params":{}}"#)
    #expect(missing.id == 41 && !missing.isRefusal)
    #expect(missing.error?.message == "The request can't be read: “params.name” is missing.")
    _ = try answer(#"{"id":42,"method":"show","params":{"name":"\#(counter)"}}"#)
    let refused = try answer(
      #"{"id":43,"method":"picture","params":{"play":"tap \"Nothing\""}}"#)
    #expect(refused.id == 43 && refused.isRefusal)
  }

  @Test("tasks of a preview wait on the clock of its requests")
  func tasks() throws {
    let conversation = try Conversation()
    let loading = "TactilePreviewHostTests/Loading/Loading"
    _ = try conversation.answer(.show(ShowParameters(name: loading)), PreviewState.self)
    let play = PlayParameters(play: #"tap "Load"; wait 3; settle"#)
    let trace = try conversation.answer(.trace(play), TextResult.self)
    #expect(try conversation.answer(.tree, TextResult.self).text.contains("Loaded"))
    #expect(!trace.text.isEmpty)
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

struct Loading: View {
  @State private var state = "Idle"

  var body: some View {
    Text(state)
    Button("Load") {
      state = "Loading"
      Task {
        try await Task.sleep(for: .seconds(2))
        state = "Loaded"
      }
    }
  }
}

struct Loading_Previews: PreviewProvider {
  static var previews: some View { Loading() }
}

struct Counter_Previews: PreviewProvider {
  static var previews: some View { Counter() }
}

struct Pair_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Counter().previewLayout(.fixed(width: 120, height: 80))
      Text("Another one").previewDisplayName("Second")
    }
    .previewDevice("iPhone 15")
  }
}
