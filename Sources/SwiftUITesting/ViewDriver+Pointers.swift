import SwiftUI

/// Events of fingers and the mouse.
extension ViewDriver {
  // MARK: Fingers

  /// Puts a finger down at a point of the window.
  ///
  /// If the finger is already down, or the point isn't finite, the call fails the test.
  ///
  /// - Parameter finger: A number that identifies the finger among those that are down.
  public func touchDown(
    at location: CGPoint, finger: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard accepts("touchDown(at:)", points: [location], file, line) else { return }
    checkIsUp(.touch(finger), file, line)
    send(.began, .touch(finger), at: location)
  }

  /// Puts a finger down at the center of the button with the label.
  ///
  /// - Throws: ``NotFound`` if no button or several buttons have the label; ``Unreachable`` if a finger at its center
  ///   doesn't reach it.
  public func touchDown(
    on label: String, finger: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try button(label).touchDown(finger: finger, file: file, line: line)
  }

  /// Moves a finger to a point of the window.
  ///
  /// If the finger isn't down, or the point isn't finite, the call fails the test.
  public func touchMove(
    to location: CGPoint, finger: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard accepts("touchMove(to:)", points: [location], file, line) else { return }
    checkIsDown(.touch(finger), "touchMove(to:)", file, line)
    send(.moved, .touch(finger), at: location)
  }

  /// Lifts a finger at its current location.
  ///
  /// If the finger isn't down, the call fails the test.
  public func touchUp(finger: Int = 0, file: StaticString = #filePath, line: UInt = #line) {
    checkIsDown(.touch(finger), "touchUp()", file, line)
    end(.ended, .touch(finger))
  }

  /// Cancels a touch, as the system does when it needs the finger for a gesture of its own.
  ///
  /// If the finger isn't down, the call fails the test.
  public func touchCancel(finger: Int = 0, file: StaticString = #filePath, line: UInt = #line) {
    checkIsDown(.touch(finger), "touchCancel()", file, line)
    end(.cancelled, .touch(finger))
  }

  /// Taps a point of the window.
  ///
  /// The finger is down for a twentieth of a second. If the point isn't finite, the call fails the test and does
  /// nothing else.
  public func tap(at location: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    guard accepts("tap(at:)", points: [location], file, line) else { return }
    touchDown(at: location, file: file, line: line)
    advance(by: 0.05, file: file, line: line)
    touchUp(file: file, line: line)
  }

  /// Taps the button with the label.
  ///
  /// The finger is down for a twentieth of a second. When the call returns, the button's action has run. Tasks that the
  /// action creates run when the clock advances; `advance(by: 0)` runs those that are ready.
  ///
  /// - Throws: ``NotFound`` if no button or several buttons have the label; ``Unreachable`` if a finger at its center
  ///   doesn't reach it.
  public func tap(
    on label: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try button(label).tap(file: file, line: line)
  }

  /// Moves a finger along a straight line, at sixty events a second.
  ///
  /// If the finger isn't down, the call fails the test and only advances the clock. If the point isn't finite, or the
  /// duration is negative or not finite, it fails the test and does nothing else.
  ///
  /// - Parameter duration: The duration in seconds.
  public func touchMove(
    to location: CGPoint, over duration: TimeInterval, finger: Int = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard
      accepts("touchMove(to:over:)", duration: duration, points: [location], file, line)
    else { return }
    checkIsDown(.touch(finger), "touchMove(to:over:)", file, line)
    let start = pointers[.touch(finger)]?.location ?? location
    let steps = frameCount(in: duration)
    for step in 1...steps {
      let progress = CGFloat(step) / CGFloat(steps)
      advance(by: duration / TimeInterval(steps), file: file, line: line)
      send(
        .moved, .touch(finger),
        at: CGPoint(
          x: start.x + (location.x - start.x) * progress,
          y: start.y + (location.y - start.y) * progress))
    }
  }

  // MARK: Mouse

  /// Presses a mouse button at a point of the window; 0 is the primary button.
  ///
  /// If the mouse button is already down, or the point isn't finite, the call fails the test.
  public func mouseDown(
    at location: CGPoint, button: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard accepts("mouseDown(at:)", points: [location], file, line) else { return }
    checkIsUp(.mouse(button: button), file, line)
    send(.began, .mouse(button: button), at: location)
  }

  /// Presses a mouse button at the center of the button with the label.
  ///
  /// - Throws: ``NotFound`` if no button or several buttons have the label; ``Unreachable`` if the mouse at its center
  ///   doesn't reach it.
  public func mouseDown(
    on label: String, button: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try self.button(label).mouseDown(button: button, file: file, line: line)
  }

  /// Moves the mouse to a point of the window while its button is pressed.
  ///
  /// If the mouse button isn't down, or the point isn't finite, the call fails the test. To move the mouse with no
  /// button pressed, use ``hover(at:file:line:)``.
  public func mouseMove(
    to location: CGPoint, button: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard accepts("mouseMove(to:)", points: [location], file, line) else { return }
    checkIsDown(.mouse(button: button), "mouseMove(to:)", file, line)
    send(.moved, .mouse(button: button), at: location)
  }

  /// Releases a mouse button at the mouse's current location.
  ///
  /// If the mouse button isn't down, the call fails the test.
  public func mouseUp(button: Int = 0, file: StaticString = #filePath, line: UInt = #line) {
    checkIsDown(.mouse(button: button), "mouseUp()", file, line)
    end(.ended, .mouse(button: button))
  }

  /// Clicks a point of the window with the primary mouse button.
  ///
  /// If the point isn't finite, the call fails the test and does nothing else.
  public func click(at location: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    guard accepts("click(at:)", points: [location], file, line) else { return }
    mouseDown(at: location, file: file, line: line)
    mouseUp(file: file, line: line)
  }

  /// Clicks the button with the label with the primary mouse button.
  ///
  /// - Throws: ``NotFound`` if no button or several buttons have the label; ``Unreachable`` if the mouse at its center
  ///   doesn't reach it.
  public func click(
    on label: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try button(label).click(file: file, line: line)
  }

  // MARK: Delivery

  /// Presses or moves a pointer to a finite point; a move of a pointer that is not down is ignored.
  func send(
    _ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer, at location: CGPoint
  ) {
    if phase == .moved {
      guard pointers.move(pointer, to: location) else { return }
    } else {
      pointers.add(DownPointer(pointer: pointer, location: location, site: lastSite))
    }
    host.send(phase, pointer, at: location)
  }

  /// Lifts or cancels a pointer; ignored if it is not down.
  func end(_ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer) {
    guard let location = pointers.remove(pointer)?.location else { return }
    host.send(phase, pointer, at: location)
  }
}
