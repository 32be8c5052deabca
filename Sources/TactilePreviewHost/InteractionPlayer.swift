import Foundation
import SwiftUI
import SwiftUITesting
import TactilePreviewProtocol

/// Sends the events of an interaction to a window, and notes them.
@MainActor
final class InteractionPlayer {
  let driver: ViewDriver
  /// The events so far, and the time before each of them.
  private(set) var frames: [FrameParameters] = []
  /// Where the finger was last.
  private var finger = CGPoint.zero

  init(_ driver: ViewDriver) { self.driver = driver }

  /// Sends an event of a finger, or of the mouse if the finger is nil.
  func send(_ kind: PreviewEvent.Kind, at location: CGPoint? = nil, finger: Int? = nil) {
    var event = PreviewEvent(kind)
    event.finger = finger
    (event.x, event.y) = (location.map { Double($0.x) }, location.map { Double($0.y) })
    if finger != nil, let location { self.finger = location }
    send(event)
  }

  /// Moves the finger in a straight line, a part of it in each frame.
  func moveFinger(to location: CGPoint, over duration: TimeInterval) {
    let (start, count) = (finger, max(Int((duration * Self.framesPerSecond).rounded(.up)), 1))
    for step in 1...count {
      wait(duration / Double(count))
      let part = Double(step) / Double(count)
      let point = CGPoint(
        x: start.x + (location.x - start.x) * part, y: start.y + (location.y - start.y) * part)
      send(.move, at: point, finger: 0)
    }
  }

  /// Turns the wheel over the middle of the window.
  func scroll(by distance: CGSize) {
    var event = PreviewEvent(.scroll)
    (event.x, event.y) = (driver.size.width / 2, driver.size.height / 2)
    (event.dx, event.dy) = (distance.width, distance.height)
    send(event)
  }

  /// Presses and releases a key.
  func press(_ key: String) {
    for kind in [PreviewEvent.Kind.keyDown, .keyUp] {
      var event = PreviewEvent(kind)
      event.key = key
      send(event)
    }
  }

  /// Advances the window's clock by a duration in seconds.
  func wait(_ duration: TimeInterval) {
    driver.advance(by: duration)
    note(duration)
  }

  /// Lets time pass until the window is at rest.
  func settle() {
    let start = driver.time
    driver.settle()
    note(driver.time - start)
  }

  private func send(_ event: PreviewEvent) {
    driver.send(event)
    frames.append(FrameParameters(events: [event]))
  }

  private static let framesPerSecond = 60.0

  /// Adds frames that let time pass, short enough to see animations when they are played.
  private func note(_ duration: TimeInterval) {
    let count = Int((duration * Self.framesPerSecond - 1e-9).rounded(.up))
    guard count > 0 else { return }
    frames += Array(
      repeating: FrameParameters(advance: duration / Double(count)), count: count)
  }
}
