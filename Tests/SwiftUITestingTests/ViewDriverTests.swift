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

  @Test("a driver that another thread releases is deinitialized on the main actor")
  func letGoElsewhere() async throws {
    let box = Box()
    box.driver = try ViewDriver { Text("Hello") }
    weak let host = box.driver?.host
    empty(box)
    // The main actor was busy waiting, so nothing can have been deinitialized on it.
    #expect(host != nil)
    for _ in 0..<1000 where host != nil { await Task.yield() }
    #expect(host == nil)
  }

  @Test("an unset clock starts at the same time in each run")
  func clock() throws {
    let driver = try ViewDriver(text: .squares) {
      Text(Date(timeIntervalSinceReferenceDate: 60), style: .timer)
    }
    #expect(try driver.text("1:00").frame.width > 0)
    driver.advance(by: 1)
    #expect(try driver.text("0:59").frame.width > 0)
    #expect(driver.date == ViewDriver.defaultDate + 1)
  }
}
