import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A monkey finds the faults of a view that people find later.
@MainActor
@Suite("A monkey")
struct MonkeyTests {
  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// Lets a monkey loose on a shop, and returns the fault that it finds.
  private func play(_ fault: FaultyShop.Fault?, seed: UInt64) throws -> MonkeyFailure? {
    var ledger = FaultyShop.Ledger()
    return try ViewDriver.monkeyFailure(
      seed: seed, events: 300,
      check: { _ in if let problem = ledger.problem { throw Broken(description: problem) } },
      makeDriver: {
        ledger = FaultyShop.Ledger()
        return try ViewDriver(idiom: .desktop, text: .squares) {
          FaultyShop(fault: fault, ledger: ledger)
        }
      })
  }

  /// Returns what the first monkey finds that finds anything, after at most 2,400 events.
  private func failure(of fault: FaultyShop.Fault) throws -> MonkeyFailure? {
    for seed in 5...12 as ClosedRange<UInt64> {
      guard let failure = try play(fault, seed: seed) else { continue }
      #expect(failure.seed == seed)
      return failure
    }
    return nil
  }

  @Test("finds nothing in a shop without a fault", arguments: 1...2 as ClosedRange<UInt64>)
  func soundShop(seed: UInt64) throws { #expect(try play(nil, seed: seed)?.description == nil) }

  @Test(
    "finds each planted fault, and shortens its script to a few lines",
    arguments: FaultyShop.Fault.allCases)
  func faults(fault: FaultyShop.Fault) throws {
    let failure = try #require(try failure(of: fault))
    #expect(failure.script.count <= 17, "\(failure)")
  }

  @Test("plays the same events from the same seed, and says how to play them in a test")
  func description() throws {
    let first = try #require(try failure(of: .negativeCount))
    #expect(first.fault == .check)
    #expect(first.reason == "The check fails: -1 items")
    #expect(first.script.dropLast().allSatisfy { $0.hasPrefix("driver.") })
    #expect(first.script.last == "try check(driver)  // The check fails: -1 items")
    #expect(first.description.hasSuffix(first.script.map { "  \($0)" }.joined(separator: "\n")))
    #expect(try failure(of: .negativeCount)?.description == first.description)
  }

  @Test("types into fields, and finds failures that text causes")
  func typing() throws {
    var amount = Amount()
    let failure = try ViewDriver.monkeyFailure(
      seed: 3, events: 600,
      check: { _ in
        if amount.text.count > 10 { throw Broken(description: "the amount is too long") }
      },
      makeDriver: {
        amount = Amount()
        return try ViewDriver(idiom: .phone, text: .squares) { AmountField(amount: amount) }
      })
    let script = try #require(failure?.script)
    #expect(script.contains("driver.type(\"hello world\")"), "\(script)")
    #expect(script.count <= 6, "\(script)")
  }

  @Test("takes a failure of the driver in its check for a fault, and records no issue")
  func driverInCheck() throws {
    let failure = try ViewDriver.monkeyFailure(
      seed: 1, events: 100, check: { _ = try $0.text("Never").frame },
      makeDriver: { try ViewDriver(text: .squares) { Text("Always") } })
    #expect(
      failure?.reason
        == "The check fails: there is no text “Never”; the texts in the window are “Always”")
  }

  @Test("records a failed expectation of its check once, though it replays the events")
  func expectationInCheck() throws {
    var failure: MonkeyFailure?
    let issue = try Failure.of {
      failure = try ViewDriver.monkeyFailure(
        seed: 1, events: 100,
        check: { driver in
          let isCalm = !driver.text("Pressed").exists
          try #require(isCalm)
        },
        makeDriver: { try ViewDriver(text: .squares) { Pressed() } })
    }
    #expect((#line - 6...#line - 3).contains(issue.line))
    #expect(failure?.reason == "The check fails: an expectation of the check failed")
    #expect(failure.map { $0.script.count <= 4 } == true)
  }

  @Test("takes a failed #expect of its check for a fault")
  func unthrownExpectation() throws {
    var failure: MonkeyFailure?
    let issue = try Failure.of {
      failure = try ViewDriver.monkeyFailure(
        seed: 1, events: 100, check: { #expect(!$0.text("Pressed").exists) },
        makeDriver: { try ViewDriver(text: .squares) { Pressed() } })
    }
    #expect(issue.line == #line - 3)
    #expect(failure?.reason == "The check fails: an expectation of the check failed")
    #expect(failure.map { $0.script.count <= 4 } == true)
  }

  @Test("doesn't repeat its check while it shortens the script of another fault")
  func checkOfAnotherFault() throws {
    struct Shrinking: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Button("Shrink") { width = -1 }
        Color.red.frame(width: width)
      }
    }
    var (windows, checksOfReplays) = (0, 0)
    let failure = try ViewDriver.monkeyFailure(
      seed: 1, check: { _ in if windows > 1 { checksOfReplays += 1 } },
      makeDriver: {
        windows += 1
        return try ViewDriver(text: .squares) { Shrinking() }
      })
    #expect(failure?.fault == .warning)
    #expect(windows > 2)
    #expect(checksOfReplays == 0)
  }

  /// A screen that says when its button was pressed.
  private struct Pressed: View {
    @State private var isPressed = false
    var body: some View { Button(isPressed ? "Pressed" : "Press") { isPressed = true } }
  }

  @Test("says so if a view is broken when it appears")
  func brokenAtOnce() throws {
    let failure = try ViewDriver.monkeyFailure(seed: 1) {
      try ViewDriver { Text("A").frame(width: -1) }
    }
    #expect(failure?.script == [])
    #expect(failure?.description.contains("none: it happens when the view appears") == true)
  }

  @Test("fails the test at the line that lets it loose")
  func line() throws {
    let failure = try Failure.of {
      try ViewDriver.monkey(seed: 1) { try ViewDriver { Text("A").frame(width: -1) } }
    }
    #expect(failure.line == #line - 2)
    #expect(failure.message.hasPrefix("There is a warning: "))
  }

  @Test("prints no more than a screen, and names a file that has all of a longer script")
  func longScript() throws {
    var count = 0
    func check(_ driver: ViewDriver) throws {
      if count > 25 { throw Broken(description: "\(count) presses") }
    }
    func makeDriver() throws -> ViewDriver {
      count = 0
      return try ViewDriver(text: .squares) {
        Button {
          count += 1
        } label: {
          Color.blue
        }
      }
    }
    let found = try #require(
      try ViewDriver.monkeyFailure(seed: 1, check: check, makeDriver: makeDriver))
    #expect(found.script.count > 40)
    let lines = found.description.split(separator: "\n")
    #expect(lines.count == 40)
    let note = "more lines come before; the property script contains all"
    #expect(lines.dropFirst(2).first?.hasSuffix(note) == true)

    let failure = try Failure.of {
      try ViewDriver.monkey(seed: 1, check: check, makeDriver: makeDriver)
    }
    let cut = try #require(
      failure.message.split(separator: "\n").first { $0.contains("contains all") })
    let path = try #require(cut.split(separator: " ").first { $0.hasPrefix("/") && $0 != "//" })
    #expect(path.hasSuffix("MonkeyTests-line-\(failure.line)-seed-1.swift"))
    let whole = try String(contentsOfFile: String(path), encoding: .utf8)
    #expect(whole == found.script.map { "\($0)\n" }.joined())
  }

  @Test("leaves out the faults that a view may have")
  func ignored() throws {
    let failure = try ViewDriver.monkeyFailure(seed: 1) {
      try ViewDriver(text: .squares) { Card(resets: .atEnd) }
    }
    #expect(failure?.fault == .canceledTouch)
    try ViewDriver.monkey(seed: 1, ignoring: [.canceledTouch]) {
      try ViewDriver(text: .squares) { Card(resets: .atEnd) }
    }
  }

  @Test("of a crash, prints the last events before it")
  func crash() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct List: View {
        @State private var items = ["A", "B"]

        var body: some View {
          Text(items[0])
          Button("Remove") { items.removeFirst() }
        }
      }
      try await MainActor.run {
        try ViewDriver.monkey(seed: 1) { try ViewDriver(text: .squares) { List() } }
      }
    }
    let note = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      note.contains("The program crashes. A monkey (seed 1) has played these events:\n  driver."))
    #expect(note.contains("driver.touchUp()"))
  }
}

@Observable private final class Amount {
  var text = ""
}

private struct AmountField: View {
  @Bindable var amount: Amount

  var body: some View {
    Form {
      TextField("Amount", text: $amount.text)
      Button("Clear") { amount.text = "" }
    }
  }
}
