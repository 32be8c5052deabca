import SwiftUI

/// Wheels and trackpads.
extension ViewDriver {
  /// Turns a mouse wheel over a point of the window, at once and without bounces.
  ///
  /// - Parameter delta: how far to scroll in points: positive to what is on the right and below.
  public func scroll(by delta: CGSize, at location: CGPoint) {
    checkIsFinite(location)
    checkIsFinite(delta)
    host.scroll(by: delta, at: location)
  }

  /// Turns a mouse wheel over the middle of the window.
  ///
  /// - Parameter delta: how far to scroll in points: positive to what is on the right and below.
  public func scroll(by delta: CGSize) {
    scroll(by: delta, at: CGPoint(x: size.width / 2, y: size.height / 2))
  }

  /// Turns a mouse wheel by its notches over a point of the window.
  ///
  /// - Parameter lines: how many lines to scroll, of 16 points each: positive to what is below.
  public func scroll(lines: Int, at location: CGPoint) {
    checkIsFinite(location)
    host.scroll(
      by: CGSize(width: 0, height: CGFloat(lines)), unit: .lines, at: location)
  }

  /// Moves two fingers on a trackpad, sixty times a second, and lifts them; the content glides on.
  ///
  /// - Parameters:
  ///   - delta: how far to scroll in points: positive to what is on the right and below.
  ///   - duration: in seconds.
  public func scroll(by delta: CGSize, at location: CGPoint, over duration: TimeInterval) {
    checkIsFinite(location)
    checkIsFinite(delta)
    let steps = frameCount(in: duration)
    let part = CGSize(
      width: delta.width / CGFloat(steps), height: delta.height / CGFloat(steps))
    for step in 0..<steps {
      advance(by: duration / TimeInterval(steps))
      host.scroll(by: part, phase: step == 0 ? .began : .changed, at: location)
    }
    host.scroll(by: .zero, phase: .ended, at: location)
  }
}
