import Foundation
import TactilePreviewBuild
import TactilePreviewProtocol

/// Previews that other programs ask about, built again when their sources have changed.
final class ServedPreviews {
  /// The time after which a request is given up, in seconds.
  private static let limit: TimeInterval = 60

  private let current: CurrentProgram
  private var process: PreviewProcess?
  /// What was shown last, which a new process shows before it answers.
  private var shown: ShowParameters?

  /// The part of a message that says what it is.
  private struct Head: Decodable {
    struct Failure: Decodable {}

    let method: String?
    let error: Failure?
  }

  /// Whether an answer is a result, and no error.
  private static func isResult(_ answer: Data) -> Bool {
    (try? JSONDecoder().decode(Head.self, from: answer))?.error == nil
  }

  init(_ builder: any PreviewBuilder) { current = CurrentProgram(builder) }

  /// Returns the messages up to the answer to a call, of which the last one is the answer.
  ///
  /// If the process ends before, the answer says why, and the next call finds a new process, in which nothing is shown.
  func answer(_ call: PreviewCall) -> [Data] {
    do {
      let (process, report) = try upToDateProcess(for: call.request)
      let warnings = report.map { [Data.json(PreviewNotice("warning", message: $0))] } ?? []
      let messages = warnings + (try messages(for: call, from: process))
      if case .show(let parameters) = call.request, messages.last.map(Self.isResult) == true {
        shown = parameters
      }
      return messages
    } catch {
      return [.json(PreviewAnswer<PreviewState>(id: call.id, message: "\(error)"))]
    }
  }

  /// Returns a process that shows what the last one did, as the sources are now, and what a new one shows otherwise than on
  /// Apple's systems.
  private func upToDateProcess(
    for request: PreviewRequest
  ) throws -> (process: PreviewProcess, report: String?) {
    let (program, isNew) = try current.get()
    if let process, !isNew { return (process, nil) }
    process?.end()
    let new = try PreviewProcess(program, capturesErrors: true)
    process = new
    if let shown, request.needsShownPreview {
      _ = try new.call(.show(shown), returning: PreviewState.self, limit: Self.limit)
    }
    return (new, program.placeholderReport)
  }

  private func messages(for call: PreviewCall, from process: PreviewProcess) throws -> [Data] {
    let watchdog = DispatchWorkItem { process.end() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: watchdog)
    defer { watchdog.cancel() }
    process.send(.text(.json(call)))
    var messages: [Data] = []
    while let message = process.receive() {
      // Pixels are for pages; “picture” makes a file of them.
      guard case .text(let text) = message else { continue }
      messages.append(text)
      let head = try JSONDecoder().decode(Head.self, from: text)
      if head.method == nil || head.method == "error" { return messages }
    }
    self.process = nil
    shown = nil
    let words = [process.waitForEnd(), process.crashReport].filter { !$0.isEmpty }
    return messages + [
      .json(
        PreviewAnswer<PreviewState>(id: call.id, message: words.joined(separator: "\n")))
    ]
  }
}

extension PreviewRequest {
  /// Whether the answer depends on the preview that was shown before.
  fileprivate var needsShownPreview: Bool {
    switch self {
    case .frame, .picture, .record, .trace, .frames, .tree, .log, .inspect: true
    case .list, .show, .replay, .render, .source, .edit: false
    }
  }
}

extension Data {
  /// Encodes a message, all of which can be encoded.
  static func json(_ message: some Encodable) -> Data {
    guard let data = try? JSONEncoder().encode(message) else {
      preconditionFailure("every message can be encoded")
    }
    return data
  }
}
