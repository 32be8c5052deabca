import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A button that starts work which waits, and the notes that the work takes.
@MainActor
struct WaitingStory {
  /// Notes of any thread, in order.
  final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [String] = []
    var all: [String] { lock.withLock { notes } }
    func add(_ note: String) { lock.withLock { notes.append(note) } }
  }

  let driver: ViewDriver
  let notes = Notes()

  /// Shows a button that starts something, and taps it.
  init(_ start: @escaping @MainActor (Notes) -> Void) throws {
    let notes = notes
    driver = try ViewDriver(text: .squares) { Button("Start") { start(notes) } }
    try driver.tap(on: "Start")
  }

  /// Taps the button; returns the window and what the work notes.
  static func started(_ start: @escaping @MainActor (Notes) -> Void) throws -> (ViewDriver, Notes) {
    let story = try WaitingStory(start)
    return (story.driver, story.notes)
  }

  /// Expects that notes come at a time after the start, and not before.
  static func expect(
    _ expected: String..., at time: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation,
    _ start: @escaping @MainActor (Notes) -> Void
  ) throws {
    let story = try WaitingStory(start)
    story.driver.advance(by: time - 0.001)
    #expect(story.notes.all == [], sourceLocation: sourceLocation)
    story.driver.advance(by: 0.002)
    #expect(story.notes.all == expected, sourceLocation: sourceLocation)
    try story.driver.expectRest()
  }
}
