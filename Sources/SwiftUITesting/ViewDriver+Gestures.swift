import SwiftUI

/// Complete gestures, which take several events and some time.
extension ViewDriver {
  // MARK: One finger

  /// Drags a finger between two points of the window, at sixty events a second, and lifts it.
  ///
  /// If a point isn't finite, or the duration is negative or not finite, the call fails the test and does nothing else.
  ///
  /// - Parameter duration: The duration in seconds. The shorter it is, the faster the finger moves when it lifts.
  public func drag(
    from start: CGPoint, to end: CGPoint, over duration: TimeInterval = 0.25, finger: Int = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard
      accepts("drag(from:to:over:)", duration: duration, points: [start, end], file, line)
    else { return }
    touchDown(at: start, finger: finger, file: file, line: line)
    touchMove(to: end, over: duration, finger: finger, file: file, line: line)
    touchUp(finger: finger, file: file, line: line)
  }

  /// Drags a finger from the center of the button with the label by a distance in points, and lifts it.
  ///
  /// If the distance isn't finite, or the duration is negative or not finite, the call fails the test and does nothing
  /// else.
  ///
  /// - Parameter duration: The duration in seconds.
  /// - Throws: ``NotFound`` if no button or several buttons have the label; ``Unreachable`` if a finger at its center
  ///   doesn't reach it.
  public func drag(
    on label: String, by way: CGSize, over duration: TimeInterval = 0.25,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try button(label).drag(by: way, over: duration, file: file, line: line)
  }

  /// Holds a finger down at a point of the window, and lifts it.
  ///
  /// If the point isn't finite, or the duration is negative or not finite, the call fails the test and does nothing
  /// else.
  ///
  /// - Parameter duration: The duration in seconds.
  public func hold(
    at location: CGPoint, for duration: TimeInterval, finger: Int = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard accepts("hold(at:for:)", duration: duration, points: [location], file, line) else {
      return
    }
    touchDown(at: location, finger: finger, file: file, line: line)
    advance(by: duration, file: file, line: line)
    touchUp(finger: finger, file: file, line: line)
  }

  // MARK: Two fingers

  /// Puts two fingers down on either side of a point, moves them apart or together, and lifts them.
  ///
  /// If the position of a finger isn't finite, or the duration is negative or not finite, the call fails the test and
  /// does nothing else.
  ///
  /// - Parameters:
  ///   - start: The initial distance between the fingers, in points.
  ///   - end: The final distance between the fingers, in points.
  ///   - duration: The duration in seconds.
  public func pinch(
    around center: CGPoint, from start: CGFloat, to end: CGFloat,
    over duration: TimeInterval = 0.25, file: StaticString = #filePath, line: UInt = #line
  ) {
    playTwoFingers("pinch(around:from:to:over:)", around: center, over: duration, file, line) {
      progress in
      CGSize(width: (start + (end - start) * progress) / 2, height: 0)
    }
  }

  /// Puts two fingers down on opposite sides of a point, rotates them around it, and lifts them.
  ///
  /// If the position of a finger isn't finite, or the duration is negative or not finite, the call fails the test and
  /// does nothing else.
  ///
  /// - Parameters:
  ///   - radius: The distance between each finger and the point, in points.
  ///   - angle: The angle of the rotation, clockwise.
  ///   - duration: The duration in seconds.
  public func rotate(
    around center: CGPoint, radius: CGFloat, by angle: Angle, over duration: TimeInterval = 0.25,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    playTwoFingers("rotate(around:radius:by:over:)", around: center, over: duration, file, line) {
      progress in
      let turned = CGFloat(angle.radians) * progress
      return CGSize(width: radius * cos(turned), height: radius * sin(turned))
    }
  }

  /// Plays two fingers on opposite sides of a point, at sixty events a second.
  private func playTwoFingers(
    _ call: String, around center: CGPoint, over duration: TimeInterval, _ file: StaticString,
    _ line: UInt, way: (CGFloat) -> CGSize
  ) {
    func ends(_ progress: CGFloat) -> [CGPoint] {
      let way = way(progress)
      return [
        CGPoint(x: center.x - way.width, y: center.y - way.height),
        CGPoint(x: center.x + way.width, y: center.y + way.height),
      ]
    }
    guard
      accepts(call, duration: duration, points: [center] + ends(0) + ends(1), file, line)
    else { return }
    for (finger, location) in ends(0).enumerated() {
      touchDown(at: location, finger: finger, file: file, line: line)
    }
    let steps = frameCount(in: duration)
    for step in 1...steps {
      advance(by: duration / TimeInterval(steps), file: file, line: line)
      for (finger, location) in ends(CGFloat(step) / CGFloat(steps)).enumerated() {
        send(.moved, .touch(finger), at: location)
      }
    }
    for finger in 0...1 { end(.ended, .touch(finger)) }
  }

  // MARK: Mouse

  /// Moves the mouse to a point of the window with no button pressed.
  ///
  /// If the point isn't finite, the call fails the test and does nothing else.
  public func hover(at location: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    guard accepts("hover(at:)", points: [location], file, line) else { return }
    host.send(.hovered, .mouse(button: 0), at: location)
  }

  /// Moves the mouse over the center of the button with the label, with no mouse button pressed.
  ///
  /// - Throws: ``NotFound`` if no button or several buttons have the label; ``Unreachable`` if the mouse at its center
  ///   doesn't reach it.
  public func hover(
    over label: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try button(label).hover(file: file, line: line)
  }

  /// Moves the mouse out of the window.
  public func mouseLeave() {
    host.send(.left, .mouse(button: 0), at: CGPoint(x: -1, y: -1))
  }
}
