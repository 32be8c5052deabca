import SwiftUI

/// Whole gestures: what takes several events, and time.
extension ViewDriver {
  // MARK: One finger

  /// Drags a finger from one point of the window to another, sixty times a second, and lifts it.
  ///
  /// - Parameter duration: in seconds; the shorter, the faster the finger is when it lets go.
  public func drag(
    from start: CGPoint, to end: CGPoint, over duration: TimeInterval = 0.25, finger: Int = 0
  ) {
    checkIsFinite(end)
    touchDown(at: start, finger: finger)
    touchMove(to: end, over: duration, finger: finger)
    touchUp(finger: finger)
  }

  /// Drags a finger from the middle of the button with the label, and lifts it.
  ///
  /// - Parameter duration: in seconds.
  /// - Throws: ``NotFound`` where there is no such button, or several.
  public func drag(
    on label: String, by way: CGSize, over duration: TimeInterval = 0.25
  ) throws {
    let start = try button(label).center
    drag(
      from: start, to: CGPoint(x: start.x + way.width, y: start.y + way.height), over: duration)
  }

  /// Holds a finger down at a point of the window, and lifts it.
  ///
  /// - Parameter duration: in seconds.
  public func hold(at location: CGPoint, for duration: TimeInterval, finger: Int = 0) {
    _ = frameCount(in: duration)
    touchDown(at: location, finger: finger)
    advance(by: duration)
    touchUp(finger: finger)
  }

  // MARK: Two fingers

  /// Puts two fingers down beside a point, moves them apart or together, and lifts them.
  ///
  /// - Parameters:
  ///   - start: how far the fingers are apart at first, in points.
  ///   - end: how far they are apart at last.
  ///   - duration: in seconds; traps where it is not finite or negative.
  public func pinch(
    around center: CGPoint, from start: CGFloat, to end: CGFloat,
    over duration: TimeInterval = 0.25
  ) {
    playTwoFingers(around: center, over: duration) { progress in
      CGSize(width: (start + (end - start) * progress) / 2, height: 0)
    }
  }

  /// Puts two fingers down beside a point, turns them around it, and lifts them.
  ///
  /// - Parameters:
  ///   - radius: how far the fingers are from the point, in points.
  ///   - angle: how far they turn, clockwise.
  ///   - duration: in seconds; traps where it is not finite or negative.
  public func rotate(
    around center: CGPoint, radius: CGFloat, by angle: Angle, over duration: TimeInterval = 0.25
  ) {
    playTwoFingers(around: center, over: duration) { progress in
      let turned = CGFloat(angle.radians) * progress
      return CGSize(width: radius * cos(turned), height: radius * sin(turned))
    }
  }

  /// Plays two fingers on opposite sides of a point, sixty times a second.
  private func playTwoFingers(
    around center: CGPoint, over duration: TimeInterval, way: (CGFloat) -> CGSize
  ) {
    func ends(_ progress: CGFloat) -> [CGPoint] {
      let way = way(progress)
      return [
        CGPoint(x: center.x - way.width, y: center.y - way.height),
        CGPoint(x: center.x + way.width, y: center.y + way.height),
      ]
    }
    for (finger, location) in ends(0).enumerated() { touchDown(at: location, finger: finger) }
    let steps = frameCount(in: duration)
    for step in 1...steps {
      advance(by: duration / TimeInterval(steps))
      for (finger, location) in ends(CGFloat(step) / CGFloat(steps)).enumerated() {
        touchMove(to: location, finger: finger)
      }
    }
    for finger in 0...1 { touchUp(finger: finger) }
  }

  // MARK: Mouse

  /// Moves the mouse to a point of the window with no button down.
  public func hover(at location: CGPoint) {
    checkIsFinite(location)
    host.send(.hovered, .mouse(button: 0), at: location)
  }

  /// Moves the mouse over the button with the label, with no button down.
  ///
  /// - Throws: ``NotFound`` where there is no such button, or several.
  public func hover(over label: String) throws { hover(at: try button(label).center) }

  /// Moves the mouse out of the window.
  public func mouseLeave() {
    host.send(.left, .mouse(button: 0), at: CGPoint(x: -1, y: -1))
  }
}
