import SwiftUI
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// Scrolling with wheels and trackpads.
extension ViewDriver {
  /// Scrolls with a mouse wheel over a point of the window, immediately and without bouncing.
  ///
  /// If nothing scrolls there, or the distance or the point isn't finite, the call fails the test. Content that is
  /// already at its end doesn't fail the test.
  ///
  /// - Parameter delta: The distance in points; positive values reveal content on the right and below.
  public func scroll(
    by delta: CGSize, at location: CGPoint, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard accepts("scroll(by:)", points: [location], distance: delta, file, line) else { return }
    checkScrolls(at: location, file, line)
    host.scroll(by: delta, at: location)
  }

  /// Scrolls with a mouse wheel over the center of the window.
  ///
  /// - Parameter delta: The distance in points; positive values reveal content on the right and
  ///   below.
  public func scroll(by delta: CGSize, file: StaticString = #filePath, line: UInt = #line) {
    scroll(
      by: delta, at: CGPoint(x: size.width / 2, y: size.height / 2), file: file, line: line)
  }

  /// Turns a mouse wheel by notches over a point of the window.
  ///
  /// - Parameters:
  ///   - lines: The number of lines, of 16 points each; positive values reveal content below.
  ///   - modifiers: The modifier keys that are held down. With Shift, the wheel scrolls sideways.
  public func scroll(
    lines: Int, at location: CGPoint, modifiers: EventModifiers = [],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard accepts("scroll(lines:)", points: [location], file, line) else { return }
    checkScrolls(at: location, file, line)
    host.scroll(
      by: CGSize(width: 0, height: CGFloat(lines)), unit: .lines, modifiers: modifiers, at: location
    )
  }

  /// Scrolls with two fingers on a trackpad, at sixty events a second, and lifts them.
  ///
  /// When the fingers lift, the content keeps scrolling and slows down. If the distance or the point isn't finite, or
  /// the duration is negative or not finite, the call fails the test and does nothing else.
  ///
  /// - Parameters:
  ///   - delta: The distance in points; positive values reveal content on the right and below.
  ///   - duration: The duration in seconds.
  public func scroll(
    by delta: CGSize, at location: CGPoint, over duration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard
      accepts(
        "scroll(by:at:over:)", duration: duration, points: [location], distance: delta, file, line)
    else { return }
    checkScrolls(at: location, file, line)
    let steps = frameCount(in: duration)
    let part = CGSize(
      width: delta.width / CGFloat(steps), height: delta.height / CGFloat(steps))
    for step in 0..<steps {
      advance(by: duration / TimeInterval(steps), file: file, line: line)
      host.scroll(by: part, phase: step == 0 ? .began : .changed, at: location)
    }
    host.scroll(by: .zero, phase: .ended, at: location)
  }

  /// Fails the test if nothing at a point takes the events of wheels.
  private func checkScrolls(at location: CGPoint, _ file: StaticString, _ line: UInt) {
    guard reportsMisuse, !host.graph.takesScrolling(at: location) else { return }
    misuse(
      "nothing scrolls at \(location.concise); "
        + (hasScrollViews
          ? "pass a point of a scroll view, or call driver.scroll(to:) with an element of its content"
          : "the window has no scroll view"),
      file, line)
  }
}

extension ViewDriver {
  /// Whether the action of a `refreshable` scroll view is running after it was pulled down.
  public var isRefreshing: Bool { host.graph.feature(RefreshCount.self).running > 0 }
}
