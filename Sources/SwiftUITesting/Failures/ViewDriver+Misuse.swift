import SwiftUI
import TactileHeadlessHost
@_spi(Engine) import TactileViewGraph

/// Calls that have no effect, each of which fails the test at its line.
extension ViewDriver {
  /// Fails the test because a call has no effect; the test continues.
  ///
  /// - Parameter words: What has no effect, why, and what to call instead.
  func misuse(_ words: @autoclosure () -> String, _ file: StaticString, _ line: UInt) {
    if reportsMisuse { CallSite(file, line).report(words()) }
  }

  /// Fails the test at the last call, which the window has refused.
  func fail(with reason: String) {
    guard let lastSite else { return RuntimeWarning.issue(reason) }
    misuse(reason, lastSite.code.file, lastSite.code.line)
  }

  /// Sends events without failures for those that have no effect, such as the random ones of a monkey.
  package func tolerateMisuse<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = reportsMisuse
    reportsMisuse = false
    defer { reportsMisuse = outer }
    return try body()
  }

  /// Fails the test if a pointer that a call moves or lifts is not down.
  func checkIsDown(
    _ pointer: PointerEvent.Pointer, _ call: String, _ file: StaticString, _ line: UInt
  ) {
    lastSite = CallSite(file, line)
    guard pointers[pointer] == nil else { return }
    let others = pointers.all.map(\.pointer).filter { $0.isTouch == pointer.isTouch }.map(\.words)
      .sorted()
    let down = others.isEmpty ? "" : ", but \(others.joined(separator: " and ")) is"
    let remedy =
      switch pointer {
      case .mouse where call.hasPrefix("mouseMove"):
        "call driver.hover(at:) to move the mouse, or driver.\(pointer.down) first"
      default: "call driver.\(pointer.down) first"
      }
    misuse("\(pointer.words) isn't down\(down), so \(call) has no effect; \(remedy)", file, line)
  }

  /// Fails the test if a pointer that a call puts down is down.
  func checkIsUp(_ pointer: PointerEvent.Pointer, _ file: StaticString, _ line: UInt) {
    guard let location = pointers[pointer]?.location else { return }
    let other = pointer.isTouch ? ", or use another finger, such as finger: \(nextFinger)" : ""
    misuse(
      "\(pointer.words) is already down at \(location.concise); call driver.\(pointer.up) first\(other)",
      file, line)
  }

  /// The smallest number of a finger that is not down.
  private var nextFinger: Int {
    (0...pointers.count).first { pointers[.touch($0)] == nil } ?? pointers.count
  }
}

extension PointerEvent.Pointer {
  fileprivate var isTouch: Bool { if case .touch = self { true } else { false } }

  /// The pointer in words, such as “finger 1”.
  var words: String {
    switch self {
    case .touch(0): "the finger"
    case .touch(let finger): "finger \(finger)"
    case .mouse(0): "the mouse button"
    case .mouse(let button): "mouse button \(button)"
    }
  }

  /// The call that lifts the pointer.
  var up: String {
    switch self {
    case .touch(0): "touchUp()"
    case .touch(let finger): "touchUp(finger: \(finger))"
    case .mouse(0): "mouseUp()"
    case .mouse(let button): "mouseUp(button: \(button))"
    }
  }

  /// The call that puts the pointer down.
  fileprivate var down: String {
    switch self {
    case .touch(0): "touchDown(at:)"
    case .touch(let finger): "touchDown(at:finger: \(finger))"
    case .mouse(0): "mouseDown(at:)"
    case .mouse(let button): "mouseDown(at:button: \(button))"
    }
  }
}
