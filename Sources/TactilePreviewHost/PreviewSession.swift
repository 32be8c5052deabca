import Foundation
import SwiftUI
import SwiftUITesting
import TactileDrawing
import TactilePreviewProtocol
import TactileRecorder

/// Shows one preview at a time, and answers requests about it.
@MainActor
final class PreviewSession {
  private let catalog: PreviewCatalog
  private let channel: MessageChannel
  /// Whether a page shows the pixels, and time passes by the machine's clock; otherwise it passes by requests.
  private let isForPage: Bool
  private var shown: (parameters: ShowParameters, driver: ViewDriver)?
  /// The texts on the pasteboard in the last state.
  private var knownPasteboard: [String] = []

  init(_ catalog: PreviewCatalog, _ channel: MessageChannel, isForPage: Bool) {
    self.catalog = catalog
    self.channel = channel
    self.isForPage = isForPage
  }

  /// Answers a request, after messages with the warnings and the pixels that it leads to.
  func receive(_ message: Message) {
    guard case .text(let data) = message else { return }
    do {
      let call = try PreviewCall.read(data)
      do {
        try answer(call)
      } catch {
        let isRefusal = error is NotFound || error is Unreachable
        send(
          PreviewAnswer<PreviewState>(id: call.id, message: "\(error)", isRefusal: isRefusal))
      }
    } catch {
      guard let id = error.id else { return send(PreviewNotice("error", message: "\(error)")) }
      send(PreviewAnswer<PreviewState>(id: id, message: "\(error)"))
    }
  }

  private func answer(_ call: PreviewCall) throws {
    func succeed(_ result: some Codable & Sendable) {
      send(PreviewAnswer(id: call.id, result: result))
    }
    switch call.request {
    case .list: succeed(PreviewList(previews: catalog.list))
    case .show(let parameters): succeed(try collectingWarnings { try show(parameters) })
    case .frame(let parameters): succeed(try collectingWarnings { try play(parameters) })
    case .replay(let parameters): succeed(try collectingWarnings { try replay(parameters) })
    case .picture(let parameters):
      let driver = try played(parameters)
      succeed(FileResult(data: try driver.picture(showsPointers: true).png(.small)))
    case .record(let parameters): succeed(try collectingWarnings { try record(parameters) })
    case .trace(let parameters):
      let trace = try collectingWarnings { try self.trace(parameters) }
      if parameters.type == "json" {
        succeed(FileResult(data: try trace.json()))
      } else {
        succeed(TextResult(text: "\(trace)"))
      }
    case .frames(let parameters): succeed(FramesResult(frames: try frames(parameters)))
    case .tree: succeed(TextResult(text: try current().driver.accessibilityTree))
    case .log:
      let trace = try current().driver.removeTrace()
      succeed(LogResult(text: "\(trace)", data: try trace.compactJSON()))
    case .render(let parameters): succeed(try collectingWarnings { try render(parameters) })
    case .inspect(let point): succeed(try inspect(point))
    case .edit: throw NoEditor()
    case .source(let parameters): succeed(TextResult(text: try catalog.source(parameters.path)))
    }
  }

  // MARK: Requests

  private func show(_ parameters: ShowParameters) throws -> PreviewState {
    try state(after: open(parameters))
  }

  private func open(_ parameters: ShowParameters) throws -> ViewDriver {
    let preview = try catalog.preview(parameters.name)
    let driver = try parameters.settings.driver(
      of: preview, hasVirtualTime: !isForPage
    ) { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.noticeChange() } }
    }
    driver.startTrace()
    knownPasteboard = driver.pasteboard
    shown = (parameters, driver)
    return driver
  }

  private func play(_ frame: FrameParameters) throws -> PreviewState {
    let driver = try current().driver
    try play(frame, in: driver)
    return try state(after: driver)
  }

  private func replay(_ parameters: ReplayParameters) throws -> PreviewState {
    let driver = try open(parameters.show)
    for frame in parameters.frames { try play(frame, in: driver) }
    return try state(after: driver)
  }

  private func play(_ frame: FrameParameters, in driver: ViewDriver) throws {
    guard frame.advance.isFinite, (0...60).contains(frame.advance) else {
      throw InvalidParameter(
        name: "advance", value: "\(frame.advance)", allowed: "a number of seconds from 0 to 60")
    }
    driver.advance(by: frame.advance)
    for event in frame.events {
      driver.send(event)
      // Text that the page itself has pasted isn't reported as copied.
      if event.kind == .paste { knownPasteboard = driver.pasteboard }
    }
  }

  /// Plays an interaction in the shown window.
  private func played(_ parameters: PlayParameters) throws -> ViewDriver {
    let driver = try current().driver
    if let play = parameters.play { try Interaction(play).play(in: driver) }
    return driver
  }

  private func record(_ parameters: PlayParameters) throws -> FileResult {
    let (shown, driver) = try current()
    let interaction = try interaction(parameters, in: driver)
    let type = try RecordingType(of: "recording.\(parameters.type ?? "png")")
    let recording = try driver.record { try interaction.play(in: driver) }
    return FileResult(
      data: try recording.encoded(as: type, scale: shown.settings.scale ?? 2, effort: .small) {
        _, _ in
      })
  }

  private func trace(_ parameters: PlayParameters) throws -> Trace {
    let driver = try current().driver
    let interaction = try interaction(parameters, in: driver)
    return try driver.trace { try interaction.play(in: driver) }
  }

  /// Plays an interaction in a window of its own, and returns the events and the time between them.
  private func frames(_ parameters: PlayParameters) throws -> [FrameParameters] {
    let shown = try current().parameters
    let driver = try shown.settings.driver(
      of: catalog.preview(shown.name), hasVirtualTime: true
    ) {}
    return try interaction(parameters, in: driver).play(in: driver)
  }

  /// Returns the wanted interaction, or else that beside the shown preview, or a press of the first button.
  private func interaction(
    _ parameters: PlayParameters, in driver: ViewDriver
  ) throws -> Interaction {
    let beside = try catalog.list.named(current().parameters.name).play
    return try Interaction(parameters.play ?? beside ?? Interaction.usual(in: driver))
  }

  private func render(_ parameters: RenderParameters) throws -> FileResult {
    let preview = try catalog.preview(parameters.name)
    let driver = try parameters.settings.driver(of: preview, hasVirtualTime: true) {}
    if let play = parameters.play { try Interaction(play).play(in: driver) }
    return FileResult(data: try driver.picture(showsPointers: true).png())
  }

  private func inspect(_ point: PointParameters) throws -> InspectResult {
    let views = try current().driver.views(at: CGPoint(x: point.x, y: point.y))
    return InspectResult(
      views: views.map { view in
        InspectedView(
          name: view.name, frame: InspectedView.Frame(view.frame),
          content: view.content.map(InspectedView.Frame.init),
          place: view.type.flatMap(catalog.place))
      })
  }

  private func current() throws -> (parameters: ShowParameters, driver: ViewDriver) {
    guard let shown else { throw NothingShown() }
    return shown
  }

  // MARK: Messages

  /// Says that the window needs a frame, if a task or a timer has changed it between requests.
  private func noticeChange() {
    guard isForPage, let driver = shown?.driver, driver.needsUpdate else { return }
    send(PreviewNotice("changed", message: ""))
  }

  /// Sends the pixels that changed, and returns the state.
  private func state(after driver: ViewDriver) throws -> PreviewState {
    let areas = isForPage ? try driver.repaintedAreas() : []
    if !areas.isEmpty { channel.send(.bytes(RepaintedArea.message(areas))) }
    let pasteboard = driver.pasteboard
    defer { knownPasteboard = pasteboard }
    return PreviewState(
      time: driver.time, width: driver.size.width, height: driver.size.height,
      scale: driver.pixelsPerPoint, isAnimating: driver.isAnimating, nextChange: driver.nextChange,
      typing: driver.typingState,
      copied: pasteboard == knownPasteboard ? nil : pasteboard.joined(separator: "\n"))
  }

  private func collectingWarnings<Result>(_ body: () throws -> Result) throws -> Result {
    var result: Swift.Result<Result, any Error>?
    let warnings = ViewDriver.warnings {
      do { result = .success(try body()) } catch { result = .failure(error) }
    }
    for warning in warnings { send(PreviewNotice("warning", message: warning)) }
    guard let result else { preconditionFailure("the closure has run") }
    return try result.get()
  }

  private func send(_ message: some Encodable) {
    guard let data = try? JSONEncoder().encode(message) else {
      preconditionFailure("every message can be encoded")
    }
    channel.send(.text(data))
  }
}

extension InspectedView.Frame {
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// An error thrown for a request to open an editor by a program that isn't a page.
private struct NoEditor: Error, CustomStringConvertible {
  var description: String { "Only the page of “tactile preview” opens an editor." }
}

/// An error thrown for a request about the shown preview if there is none.
private struct NothingShown: Error, CustomStringConvertible {
  var description: String { "No preview is shown; send the request “show” first." }
}
