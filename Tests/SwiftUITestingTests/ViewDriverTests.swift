import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

@MainActor
@Suite struct ViewDriverTests {
  /// Holds a driver until it is emptied on some thread.
  private final class Box: @unchecked Sendable {
    var driver: ViewDriver?
  }

  /// Lets another thread empty the box, and waits for it.
  private func empty(_ box: Box) {
    let isEmpty = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      box.driver = nil
      isEmpty.signal()
    }
    isEmpty.wait()
  }

  @Test("a driver that another thread lets go of comes apart on the main actor")
  func letGoElsewhere() async throws {
    let box = Box()
    box.driver = try ViewDriver { Text("Hello") }
    weak let host = box.driver?.host
    empty(box)
    // The main actor was busy waiting, so nothing can have come apart on it.
    #expect(host != nil)
    for _ in 0..<1000 where host != nil { await Task.yield() }
    #expect(host == nil)
  }
}
