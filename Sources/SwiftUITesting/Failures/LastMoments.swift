import SwiftUI

/// The pictures and the trace of a window's last seconds.
///
/// The window is recorded after each update, without additional frames, so that it behaves as it does without a recording.
@MainActor
final class LastMoments {
  /// The duration that is kept, in seconds.
  static let duration: TimeInterval = 3

  private weak var driver: ViewDriver?
  private var shown: [(time: TimeInterval, list: DisplayList)] = []
  private let trace = TraceLog()

  init(of driver: ViewDriver) {
    self.driver = driver
    driver.host.graph.trace = trace
    look()
    driver.host.didUpdate = { [weak self] in self?.look() }
  }

  private func look() {
    guard let driver else { return }
    let list = driver.displayList(showsPointers: true)
    if shown.last?.list != list { shown.append((driver.time, list)) }
    // The picture at the beginning of the duration is that of the last update before it.
    while shown.count > 1, shown[1].time < driver.time - Self.duration { shown.removeFirst() }
  }

  /// The pictures, thirty a second; nil if the window is gone.
  var recording: Recording? {
    guard let driver else { return nil }
    let rate = 30
    let start = max(driver.time - Self.duration, 0)
    let count = Int(((driver.time - start) * TimeInterval(rate)).rounded(.up)) + 1
    let frames = (0..<count).map { index in
      let time = start + TimeInterval(index) / TimeInterval(rate)
      return (shown.last { $0.time <= time + 1e-9 } ?? shown[0]).list
    }
    var whole = Damage()
    whole.add(CGRect(origin: .zero, size: driver.size), in: driver.size, scale: driver.scale)
    return Recording(
      frames: frames + [shown[shown.count - 1].list],
      damages: Array(repeating: whole, count: count + 1), framesPerSecond: rate)
  }

  /// The trace of the last moments as the text of a file; nil if nothing has happened.
  var traceText: String? {
    let trace = lastTrace
    return trace.entries.isEmpty ? nil : "\(trace)\n"
  }

  /// The trace of the last moments.
  var lastTrace: Trace {
    let start = (driver?.time ?? 0) - Self.duration
    return Trace(
      entries: trace.records.map(Trace.Entry.init).filter { $0.time >= start })
  }
}
