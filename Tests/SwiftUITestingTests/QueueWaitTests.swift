import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Code that waits on its own queues, in a window whose clock moves only when the test says so.
@MainActor
@Suite struct QueueWaitTests {
  @Test("a queue of the window's code calls its blocks at their moments, and one after the other")
  func ownQueue() throws {
    let queue = DispatchQueue(label: "own")
    let (driver, notes) = try WaitingStory.started { notes in
      queue.asyncAfter(deadline: .now() + 1) { notes.add("later") }
      queue.async {
        Thread.sleep(forTimeInterval: 0.5)
        notes.add("first")
      }
      queue.async { notes.add("second") }
      queue.async(flags: .barrier) { notes.add("third") }
    }
    driver.advance(by: 0.49)
    #expect(notes.all == [])
    driver.advance(by: 0.02)
    #expect(notes.all == ["first", "second", "third"])
    driver.advance(by: 0.5)
    #expect(notes.all.last == "later")
  }

  @Test("blocks of a concurrent queue sleep at the same time")
  func concurrent() throws {
    let queue = DispatchQueue(label: "own", attributes: .concurrent)
    let (driver, notes) = try WaitingStory.started { notes in
      for number in 1...3 {
        queue.async {
          Thread.sleep(forTimeInterval: 1)
          notes.add("\(number)")
        }
      }
    }
    driver.advance(by: 1)
    #expect(notes.all == ["1", "2", "3"])
  }

  @Test("a value that a queue guards is read after the writes before it")
  func sync() throws {
    let queue = DispatchQueue(label: "own")
    let (_, notes) = try WaitingStory.started { notes in
      nonisolated(unsafe) var value = 0
      queue.async { value = 1 }
      queue.async { value += 1 }
      notes.add("\(queue.sync { value })")
    }
    #expect(notes.all == ["2"])
  }

  @Test("a write that waits for the reads before it comes after them, and returns at their end")
  func barrierSync() throws {
    let queue = DispatchQueue(label: "own", attributes: .concurrent)
    try WaitingStory.expect("read", "written", at: 1) { notes in
      DispatchQueue.global().async {
        queue.async {
          Thread.sleep(forTimeInterval: 1)
          notes.add("read")
        }
        queue.sync(flags: .barrier) { notes.add("written") }
      }
    }
  }

  @Test("work of a concurrent queue that is a barrier is done alone, and what comes after it waits")
  func barriers() throws {
    let queue = DispatchQueue(label: "own", attributes: .concurrent)
    let (driver, notes) = try WaitingStory.started { notes in
      func sleep(_ note: String, flags: DispatchWorkItemFlags = []) {
        queue.async(flags: flags) {
          Thread.sleep(forTimeInterval: 1)
          notes.add(note)
        }
      }
      sleep("read 1")
      sleep("read 2")
      sleep("write", flags: .barrier)
      sleep("read 3")
      sleep("read 4")
    }
    driver.advance(by: 1.001)
    #expect(notes.all == ["read 1", "read 2"])
    driver.advance(by: 1)
    #expect(notes.all == ["read 1", "read 2", "write"])
    driver.advance(by: 1)
    #expect(notes.all.suffix(2) == ["read 3", "read 4"])
    try driver.expectRest()
  }

  @Test("a read on the main thread waits for the write before it, and not for another read")
  func readAfterWrite() throws {
    let queue = DispatchQueue(label: "own", attributes: .concurrent)
    let (_, notes) = try WaitingStory.started { notes in
      nonisolated(unsafe) var value = 0
      queue.async(flags: .barrier) {
        Thread.sleep(forTimeInterval: 1)
        value = 1
      }
      queue.async {
        Thread.sleep(forTimeInterval: 1)
        notes.add("other")
      }
      notes.add("\(queue.sync { value })")
    }
    #expect(notes.all == ["1"])
  }

  @Test("code that asks whether it is on its queue is told so", arguments: [false, true])
  func precondition(isBarrier: Bool) throws {
    let queue = DispatchQueue(label: "own", attributes: .concurrent)
    let (driver, notes) = try WaitingStory.started { notes in
      queue.sync(flags: isBarrier ? .barrier : []) {
        dispatchPrecondition(condition: isBarrier ? .onQueueAsBarrier(queue) : .onQueue(queue))
        notes.add("sync")
      }
      queue.async(flags: isBarrier ? .barrier : []) {
        dispatchPrecondition(condition: isBarrier ? .onQueueAsBarrier(queue) : .onQueue(queue))
        notes.add("async")
      }
      dispatchPrecondition(condition: .onQueue(.main))
    }
    driver.advance(by: 0)
    #expect(notes.all == ["sync", "async"])
  }

  @Test("a background block waits for the main queue")
  func syncToMain() throws {
    let (driver, notes) = try WaitingStory.started { notes in
      DispatchQueue.global().async {
        notes.add("begins")
        DispatchQueue.main.sync { notes.add("main") }
        notes.add("ends")
      }
      DispatchQueue.main.async { notes.add("other") }
    }
    driver.advance(by: 0)
    #expect(notes.all == ["begins", "other", "main", "ends"])
  }

  @Test("a group notifies the main queue when its last member has ended")
  func group() throws {
    try WaitingStory.expect("all", at: 3) { notes in
      let group = DispatchGroup()
      for seconds in 1...3 {
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { group.leave() }
      }
      DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 2) }
      group.notify(queue: .main) { notes.add("all") }
    }
  }

  @Test("an operation is done, and what it hands to the main queue")
  func operation() throws {
    let operations = OperationQueue()
    try WaitingStory.expect("done", at: 1) { notes in
      operations.addOperation {
        Thread.sleep(forTimeInterval: 1)
        OperationQueue.main.addOperation { notes.add("done") }
      }
    }
  }
}
