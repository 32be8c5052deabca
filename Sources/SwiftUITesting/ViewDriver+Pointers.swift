import SwiftUI

/// Fingers and the mouse.
extension ViewDriver {
  // MARK: Fingers

  /// Puts a finger down at a point of the window.
  ///
  /// - Parameter finger: tells fingers apart that are down at the same time.
  public func touchDown(at location: CGPoint, finger: Int = 0) {
    send(.began, .touch(finger), at: location)
  }

  /// Puts a finger down in the middle of the button with the label.
  ///
  /// - Throws: ``NotFound`` where there is no such button, or several.
  public func touchDown(on label: String, finger: Int = 0) throws {
    touchDown(at: try button(label).center, finger: finger)
  }

  /// Moves a finger that is down.
  public func touchMove(to location: CGPoint, finger: Int = 0) {
    send(.moved, .touch(finger), at: location)
  }

  /// Lifts a finger where it is.
  public func touchUp(finger: Int = 0) { end(.ended, .touch(finger)) }

  /// Takes a finger away as the system does, when something else needs it.
  public func touchCancel(finger: Int = 0) { end(.cancelled, .touch(finger)) }

  /// Taps the button with the label: down, a twentieth of a second, up.
  ///
  /// - Throws: ``NotFound`` where there is no such button, or several.
  public func tap(on label: String) throws {
    try touchDown(on: label)
    advance(by: 0.05)
    touchUp()
  }

  /// Moves a finger along a straight line, sixty times a second.
  ///
  /// - Parameter duration: in seconds.
  public func touchMove(
    to location: CGPoint, over duration: TimeInterval, finger: Int = 0
  ) {
    checkIsFinite(location)
    let start = pointers[.touch(finger)] ?? location
    let steps = frameCount(in: duration)
    for step in 1...steps {
      let progress = CGFloat(step) / CGFloat(steps)
      advance(by: duration / TimeInterval(steps))
      touchMove(
        to: CGPoint(
          x: start.x + (location.x - start.x) * progress,
          y: start.y + (location.y - start.y) * progress),
        finger: finger)
    }
  }

  // MARK: Mouse

  /// Presses a mouse button at a point of the window; 0 is the primary button.
  public func mouseDown(at location: CGPoint, button: Int = 0) {
    send(.began, .mouse(button: button), at: location)
  }

  /// Presses a mouse button in the middle of the button with the label.
  ///
  /// - Throws: ``NotFound`` where there is no such button, or several.
  public func mouseDown(on label: String, button: Int = 0) throws {
    mouseDown(at: try self.button(label).center, button: button)
  }

  /// Moves the mouse while its button is down.
  public func mouseMove(to location: CGPoint, button: Int = 0) {
    send(.moved, .mouse(button: button), at: location)
  }

  /// Releases a mouse button where the mouse is.
  public func mouseUp(button: Int = 0) { end(.ended, .mouse(button: button)) }

  /// Clicks the button with the label.
  ///
  /// - Throws: ``NotFound`` where there is no such button, or several.
  public func click(on label: String) throws {
    try mouseDown(on: label)
    mouseUp()
  }

  // MARK: Delivery

  private func send(
    _ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer, at location: CGPoint
  ) {
    checkIsFinite(location)
    if phase == .moved, pointers[pointer] == nil { return }
    pointers[pointer] = location
    host.send(phase, pointer, at: location)
  }

  private func end(_ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer) {
    guard let location = pointers.removeValue(forKey: pointer) else { return }
    host.send(phase, pointer, at: location)
  }
}
