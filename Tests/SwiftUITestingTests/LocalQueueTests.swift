import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Queues that live no longer than the work that an action gives to them.
@MainActor
@Suite struct LocalQueueTests {
  @Test("the blocks of a concurrent queue that only the action knew sleep at the same time")
  func concurrent() throws {
    try WaitingStory.expect("1", "2", "3", at: 0.5) { notes in
      let queue = DispatchQueue(label: "local", attributes: .concurrent)
      for number in 1...3 {
        queue.async {
          Thread.sleep(forTimeInterval: 0.5)
          notes.add("\(number)")
        }
      }
    }
  }

  @Test("the blocks of a serial queue that only the action knew sleep one after the other")
  func serial() throws {
    let story = try WaitingStory { notes in
      let queue = DispatchQueue(label: "local")
      for number in 1...3 {
        queue.async(flags: number == 3 ? .barrier : []) {
          Thread.sleep(forTimeInterval: 0.5)
          notes.add("\(number)")
        }
      }
    }
    story.driver.advance(by: 0.6)
    #expect(story.notes.all == ["1"])
    story.driver.advance(by: 0.5)
    #expect(story.notes.all == ["1", "2"])
    story.driver.advance(by: 0.5)
    #expect(story.notes.all == ["1", "2", "3"])
  }

  @Test("a queue that no one else knows lives until its work has been done", arguments: 0..<5)
  func lifetime(_ kind: Int) throws {
    final class Life: Sendable {}
    weak var life: Life?
    let key = DispatchSpecificKey<Life>()
    var timer: (any DispatchSourceTimer)?
    let story = try WaitingStory { notes in
      let queue = DispatchQueue(label: "local", attributes: kind == 0 ? .concurrent : [])
      let new = Life()
      life = new
      queue.setSpecific(key: key, value: new)
      switch kind {
      case 0, 1: queue.async { Thread.sleep(forTimeInterval: 1) }
      case 2: queue.asyncAfter(deadline: .now() + 1) { notes.add("done") }
      case 3: queue.async(group: DispatchGroup()) { Thread.sleep(forTimeInterval: 1) }
      default:
        let source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now() + 0.2)
        source.setEventHandler { Thread.sleep(forTimeInterval: 0.8) }
        source.resume()
        timer = source
      }
    }
    story.driver.advance(by: 0.5)
    timer?.cancel()
    timer = nil
    #expect(life != nil)
    story.driver.advance(by: 0.51)
    try story.driver.expectRest()
    // libdispatch destroys a queue on a thread of its own.
    for _ in 0..<1000 where life != nil { usleep(1000) }
    #expect(life == nil)
  }

  @Test("a queue whose window is closed goes on by the machine's clock")
  func closed() async throws {
    let notes = WaitingStory.Notes()
    do {
      let driver = try ViewDriver(text: .squares) {
        Button("Start") {
          let queue = DispatchQueue(label: "local")
          for number in 1...3 {
            queue.async {
              Thread.sleep(forTimeInterval: 0.01)
              notes.add("\(number)")
            }
          }
        }
      }
      try driver.tap(on: "Start")
      driver.advance(by: 0.011)
      #expect(notes.all == ["1"])
    }
    while notes.all.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(notes.all == ["1", "2", "3"])
  }
}
