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
    for seed in 1...8 as ClosedRange<UInt64> {
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
    #expect(first.script.last == "// Here the check of the test fails.")
    #expect(first.description.hasSuffix(first.script.map { "  \($0)" }.joined(separator: "\n")))
    #expect(try failure(of: .negativeCount)?.description == first.description)
  }

  @Test("says so if a view is broken when it appears")
  func brokenAtOnce() throws {
    let failure = try ViewDriver.monkeyFailure(seed: 1) {
      try ViewDriver { Text("A").frame(width: -1) }
    }
    #expect(failure?.script == [])
    #expect(failure?.description.contains("none: the view shows it when it appears") == true)
  }

  @Test("fails the test at the line that lets it loose")
  func line() throws {
    let failure = try Failure.of {
      try ViewDriver.monkey(seed: 1) { try ViewDriver { Text("A").frame(width: -1) } }
    }
    #expect(failure.line == #line - 2)
    #expect(failure.message.hasPrefix("There is a warning: "))
  }

  @Test("prints no more than a screen, however long its script is")
  func longScript() throws {
    var count = 0
    let failure = try ViewDriver.monkeyFailure(
      seed: 1, check: { _ in if count > 25 { throw Broken(description: "\(count) presses") } },
      makeDriver: {
        count = 0
        return try ViewDriver(text: .squares) {
          Button {
            count += 1
          } label: {
            Color.blue
          }
        }
      })
    let lines = failure?.description.split(separator: "\n") ?? []
    #expect(lines.count == 43)
    #expect(
      lines.dropFirst(2).first?.hasSuffix("more lines come before; the property script has all")
        == true)
    #expect(failure?.script.count ?? 0 > 40)
  }

  @Test("leaves out the faults that a view may have")
  func ignored() throws {
    struct Canvas: View {
      @State private var dots: [CGPoint] = []

      var body: some View {
        ZStack {
          Color.white
          ForEach(dots.indices, id: \.self) { Circle().frame(width: 4).position(dots[$0]) }
        }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { dots = dots.suffix(5) + [$0.location] })
      }
    }
    let failure = try ViewDriver.monkeyFailure(seed: 1) {
      try ViewDriver(text: .squares) { Canvas() }
    }
    #expect(failure?.script.suffix(6).first == "let before = driver.displayList")
    #expect(failure?.script.last == "try expectNoDifference(driver.displayList, before)")
    #expect(failure?.fault == .canceledTouch)
    #expect(failure?.reason.contains("A canceled touch changes the view.") == true)
    try ViewDriver.monkey(seed: 1, ignoring: [.canceledTouch]) {
      try ViewDriver(text: .squares) { Canvas() }
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
