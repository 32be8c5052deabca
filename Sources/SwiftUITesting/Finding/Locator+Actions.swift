@_spi(Engine) import SwiftUI

/// Gestures and keys that a driver sends to the element.
///
/// An action that can't reach the element fails the test at the line of the call and gives the reason. To touch a view
/// that doesn't respond, use the driver's actions at a point, such as ``ViewDriver/tap(at:file:line:)``.
extension Locator {
  /// Taps the center of the element.
  ///
  /// The finger is down for a twentieth of a second. Tasks that the action creates run when the clock advances;
  /// `advance(by: 0)` of the driver runs those that are ready.
  ///
  /// - Throws: ``NotFound`` or ``Unreachable``.
  public func tap(file: StaticString = #filePath, line: UInt = #line) throws {
    driver.tap(
      at: try target("tapped", needsGesture: true, CallSite(file, line)), file: file, line: line)
  }

  /// Holds a finger down on the center of the element, and lifts it.
  ///
  /// If the duration is negative or not finite, the call fails the test and does nothing else.
  ///
  /// - Parameter duration: The duration in seconds.
  /// - Throws: ``NotFound`` or ``Unreachable``.
  public func hold(
    for duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    driver.hold(
      at: try target("held", needsGesture: true, CallSite(file, line)), for: duration, file: file,
      line: line)
  }

  /// Puts a finger down on the center of the element.
  ///
  /// - Parameter finger: A number that identifies the finger among those that are down.
  /// - Throws: ``NotFound`` or ``Unreachable``.
  public func touchDown(
    finger: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    driver.touchDown(
      at: try target("touched", CallSite(file, line)), finger: finger, file: file, line: line)
  }

  /// Drags a finger from the center of the element by a distance in points, and lifts it.
  ///
  /// If the distance isn't finite, or the duration is negative or not finite, the call fails the test and does nothing
  /// else.
  ///
  /// - Parameter duration: The duration in seconds.
  /// - Throws: ``NotFound`` or ``Unreachable``.
  public func drag(
    by way: CGSize, over duration: TimeInterval = 0.25, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let start = try target("dragged", CallSite(file, line))
    driver.drag(
      from: start, to: CGPoint(x: start.x + way.width, y: start.y + way.height), over: duration,
      file: file, line: line)
  }

  /// Clicks the center of the element with the primary mouse button.
  ///
  /// - Throws: ``NotFound`` or ``Unreachable``.
  public func click(file: StaticString = #filePath, line: UInt = #line) throws {
    driver.click(
      at: try target("clicked", needsGesture: true, CallSite(file, line)), file: file, line: line)
  }

  /// Presses a mouse button at the center of the element; 0 is the primary button.
  ///
  /// - Throws: ``NotFound`` or ``Unreachable``.
  public func mouseDown(
    button: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    driver.mouseDown(
      at: try target("clicked", CallSite(file, line)), button: button, file: file, line: line)
  }

  /// Moves the mouse over the center of the element, with no mouse button pressed.
  ///
  /// A disabled element can be hovered over.
  ///
  /// - Throws: ``NotFound`` or ``Unreachable``.
  public func hover(file: StaticString = #filePath, line: UInt = #line) throws {
    driver.hover(
      at: try target("hovered over", needsEnabled: false, CallSite(file, line)), file: file,
      line: line)
  }

  /// Types text into the element, a text field, which is tapped first unless it has focus.
  ///
  /// See ``ViewDriver/type(_:file:line:)``.
  ///
  /// - Throws: ``NotFound`` or ``Unreachable``.
  public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let candidate = try candidate(at: CallSite(file, line))
    if driver.host.graph.textInput.client !== candidate.node { try tap(file: file, line: line) }
    driver.type(text, file: file, line: line)
  }

  /// Returns the center of the element, if a pointer there reaches it.
  private func target(
    _ action: String, needsEnabled: Bool = true, needsGesture: Bool = false, _ site: CallSite
  ) throws -> CGPoint {
    let candidate = try candidate(at: site)
    if let error = unreachable(
      candidate, for: action, needsEnabled: needsEnabled, needsGesture: needsGesture)
    {
      try site.fail(error)
    }
    return candidate.found.center
  }

  /// Returns the center of the element for a tool, which has no line to fail at.
  ///
  /// - Parameter action: What is done there, such as “tapped”.
  /// - Throws: ``NotFound``, or ``Unreachable`` if a pointer there doesn't reach the element.
  package func reachableCenter(for action: String) throws -> CGPoint {
    let candidate = try candidate()
    if let error = unreachable(candidate, for: action) { throw error }
    return candidate.found.center
  }

  /// Returns why a pointer at the center of an element doesn't reach it, or why nothing there responds.
  func unreachable(
    _ candidate: Candidate, for action: String, needsEnabled: Bool = true,
    needsGesture: Bool = false
  ) -> Unreachable? {
    var obstacle = driver.obstacle(before: candidate)
    if obstacle == nil, needsGesture, !driver.responds(at: candidate.found.center) {
      obstacle = .noGesture
    }
    guard let obstacle, needsEnabled || !obstacle.isDisabled else { return nil }
    return Unreachable(
      words: words, action: action, obstacle: obstacle, code: code,
      isAnimating: obstacle.mayPass && driver.isMoving(candidate))
  }
}
