import Foundation
import TactilePreviewBuild
import TactilePreviewProtocol
import TactileSourceCode

/// Relays messages between a page and a process that shows its preview.
///
/// It remembers what happened since the preview was shown. When there is a new program, a new process repeats this, and
/// replaces the old one when its first picture has arrived.
actor PreviewConnection {
  /// The longest request, in bytes.
  private static let longestRequest = 1 << 20
  /// The time after which a process that doesn't answer is ended, in seconds.
  private static let patience: Duration = .seconds(5)
  /// The number of the requests that the connection itself sends; those of pages begin at 1.
  private static let ownID = 0

  private let workspace: PreviewWorkspace
  private nonisolated let output: @Sendable (Message) -> Void
  private var shown: ReplayParameters?
  private var current: RunningPreview?
  /// The process that is about to replace the current one.
  private var next: RunningPreview?
  /// Requests that arrive while a process is replaced.
  private var waiting: [Data] = []

  init(_ workspace: PreviewWorkspace, output: @escaping @Sendable (Message) -> Void) {
    self.workspace = workspace
    self.output = output
  }

  // MARK: Page

  /// Tells a new page how the last build ended.
  func open() async {
    if let failure = await workspace.failure { send(PreviewNotice("failed", message: failure)) }
    Task { [weak self] in
      while let self {
        await self.endIfStuck()
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
  }

  func close() {
    current?.process.end()
    next?.process.end()
    (current, next) = (nil, nil)
  }

  /// Handles a request of the page.
  func receive(_ data: Data) async {
    guard data.count <= Self.longestRequest,
      let call = try? JSONDecoder().decode(PreviewCall.self, from: data), call.id > 0
    else { return send(PreviewNotice("error", message: "The request can't be read.")) }
    if case .edit(let place) = call.request { return await edit(place, id: call.id) }
    if let beginning = call.request.beginning {
      // A request to show something else leaves nothing to repeat.
      shown = beginning
      if let next {
        next.process.end()
        self.next = nil
      }
      if current == nil || current?.hasEnded == true { await start() }
    } else if next != nil {
      waiting.append(data)
      return
    }
    if current == nil, case .list = call.request { await start() }
    if case .frame(let frame) = call.request { shown?.frames.append(frame) }
    guard let current, !current.hasEnded else {
      // Before the first build that succeeds, there is none.
      let failure = current == nil ? await workspace.failure : nil
      return send(
        PreviewAnswer<PreviewState>(id: call.id, message: failure ?? "The preview has ended."))
    }
    current.send(data, id: call.id)
  }

  /// Opens a source file in the user's editor.
  private func edit(_ place: SourcePlace, id: Int) async {
    do {
      try SourceEditor(ProcessInfo.processInfo.environment).open(place, in: workspace.directory)
      send(PreviewAnswer(id: id, result: TextResult(text: "")))
    } catch {
      send(PreviewAnswer<TextResult>(id: id, message: "\(error)"))
    }
  }

  nonisolated func send(_ message: some Encodable & Sendable) {
    guard let data = try? JSONEncoder().encode(message) else {
      preconditionFailure("every message can be encoded")
    }
    output(.text(data))
  }

  // MARK: Processes

  private func start() async {
    guard let program = await workspace.program else { return }
    do {
      current = try RunningPreview(program, self)
    } catch {
      send(PreviewNotice("ended", message: "The previews can't be started: \(error)"))
    }
  }

  /// Shows the preview in the process of a new program, as it was.
  func reload(_ program: PreviewProgram) {
    next?.process.end()
    next = nil
    guard let shown else {
      current?.process.end()
      current = nil
      return send(PreviewNotice("reloaded", message: ""))
    }
    do {
      let run = try RunningPreview(program, self)
      let call = PreviewCall(id: Self.ownID, request: .replay(shown))
      run.send(try JSONEncoder().encode(call), id: call.id)
      next = run
    } catch {
      send(PreviewNotice("ended", message: "The previews can't be started: \(error)"))
    }
  }

  /// The beginning of a message of the process.
  private struct Head: Decodable {
    let id: Int?
    let method: String?
    let error: PreviewAnswer<PreviewState>.Failure?
  }

  /// Handles a message of a process, in order.
  fileprivate func deliver(_ message: Message, from run: RunningPreview) {
    guard run === current || run === next else { return }
    var head: Head?
    if case .text(let data) = message { head = try? JSONDecoder().decode(Head.self, from: data) }
    if let id = head?.id { run.noteAnswer(id) }
    if run === current {
      output(message)
    } else if head?.id == Self.ownID {
      replace(with: run, message, failure: head?.error?.message)
    } else {
      run.held.append(message)
    }
  }

  /// Makes the new process the current one, after its first picture.
  private func replace(with run: RunningPreview, _ answer: Message, failure: String?) {
    next = nil
    current?.process.end()
    current = run
    for message in run.held { output(message) }
    run.held = []
    send(PreviewNotice("reloaded", message: failure ?? ""))
    output(answer)
    flush()
  }

  private func flush() {
    let requests = waiting
    waiting = []
    Task { for request in requests { await receive(request) } }
  }

  /// Handles the end of a process that wasn't asked to end.
  fileprivate func handleEnd(of run: RunningPreview) {
    run.hasEnded = true
    guard run === current || run === next else { return }
    let reason = run.isStuck ? Self.stuckMessage : run.process.waitForEnd()
    let message = "\(reason)\n\(run.process.crashReport)"
    // Until the new program shows its first picture, the old one stays.
    send(PreviewNotice(run === current ? "ended" : "failed", message: message))
    for id in run.unanswered {
      if id != Self.ownID { send(PreviewAnswer<PreviewState>(id: id, message: reason)) }
    }
    if run === next {
      next = nil
      flush()
    }
  }

  private static var stuckMessage: String {
    """
    The preview didn't answer for \(patience.components.seconds) seconds and was ended: a body or an action doesn't return.
    """
  }

  private func endIfStuck() {
    for run in [current, next] {
      guard let run, !run.hasEnded, !run.process.isCrashing, let start = run.oldestCall,
        ContinuousClock.now - start > Self.patience
      else { continue }
      run.isStuck = true
      run.process.end()
    }
  }
}

extension PreviewRequest {
  /// The parameters of the preview that the request shows; nil for a request that shows none.
  fileprivate var beginning: ReplayParameters? {
    switch self {
    case .show(let parameters): ReplayParameters(show: parameters, frames: [])
    case .replay(let parameters): parameters
    default: nil
    }
  }
}

/// A process of a connection; only its connection uses it.
private final class RunningPreview: @unchecked Sendable {
  let process: PreviewProcess
  /// Messages that the page gets when the process becomes the current one.
  var held: [Message] = []
  var hasEnded = false
  var isStuck = false
  private var calls: [(id: Int, start: ContinuousClock.Instant)] = []

  init(_ program: PreviewProgram, _ connection: PreviewConnection) throws {
    process = try PreviewProcess(program, isForPage: true, capturesErrors: true)
    let (messages, input) = AsyncStream.makeStream(of: Message.self)
    Thread.detachNewThread { [process] in
      while let message = process.receive() { input.yield(message) }
      input.finish()
    }
    Task { [weak connection] in
      for await message in messages { await connection?.deliver(message, from: self) }
      await connection?.handleEnd(of: self)
    }
  }

  var unanswered: [Int] { calls.map(\.id) }
  var oldestCall: ContinuousClock.Instant? { calls.first?.start }

  func send(_ data: Data, id: Int) {
    calls.append((id, .now))
    process.send(.text(data))
  }

  func noteAnswer(_ id: Int) {
    calls.removeAll { $0.id == id }
    // The others have waited for this one.
    if !calls.isEmpty { calls[0].start = .now }
  }
}
