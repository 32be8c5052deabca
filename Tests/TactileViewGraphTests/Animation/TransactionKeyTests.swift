import SwiftUI
import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Transaction values other than the animation (rules 4.4.26 and 4.4.27).
@MainActor
@Suite struct TransactionKeyTests {
  /// Notes the reason of each update in which its value changes.
  private struct Listening: View {
    let journal: Journal
    let register: (Binding<Int>) -> Void
    @State private var value = 0

    var body: some View {
      register($value)
      return Text("A").opacity(1 / Double(value + 1))
        .transaction(value: value) { transaction in
          journal.note("\(transaction.reason) \(transaction.weight)")
        }
    }
  }

  private func stage() throws -> (window: Window, value: Binding<Int>, journal: Journal) {
    let journal = Journal()
    var value: Binding<Int>?
    let window = Window { Listening(journal: journal) { value = $0 } }
    journal.clear()
    return (window, try #require(value), journal)
  }

  @Test("4.4.26: a transaction has values by key, with defaults")
  func values() throws {
    let (window, value, journal) = try stage()
    value.wrappedValue += 1
    window.update()
    #expect(Set(journal.entries) == ["none 1.0"])
    journal.clear()
    withTransaction(\.reason, "tap") { value.wrappedValue += 1 }
    window.update()
    #expect(Set(journal.entries) == ["tap 1.0"])
  }

  @Test("4.4.29: a transaction applies only to its update")
  func onlyOnce() throws {
    let (window, value, journal) = try stage()
    withTransaction(\.reason, "tap") { value.wrappedValue += 1 }
    window.update()
    journal.clear()
    value.wrappedValue += 1
    window.update()
    #expect(Set(journal.entries) == ["none 1.0"])
  }

  @Test("4.4.27: nested transactions are merged key by key, and the inner one takes precedence")
  func nested() throws {
    let (window, value, journal) = try stage()
    withTransaction(\.weight, 3) {
      withTransaction(\.reason, "outer") {
        withTransaction(\.reason, "inner") { value.wrappedValue += 1 }
      }
    }
    window.update()
    #expect(Set(journal.entries) == ["inner 3.0"])
  }

  @Test("4.4.27: a flag that the inner transaction sets takes precedence, even if it is false")
  func nestedFlag() throws {
    let (window, value, _) = try stage()
    var animations: [Animation?] = []
    withTransaction(\.disablesAnimations, true) {
      withTransaction(\.disablesAnimations, false) {
        animations.append(Transaction.current.effectiveAnimation)
        withAnimation(.linear) {
          animations.append(Transaction.current.effectiveAnimation)
          value.wrappedValue += 1
        }
      }
      withAnimation(.linear) { animations.append(Transaction.current.effectiveAnimation) }
    }
    #expect(animations == [nil, .linear, nil])
    window.update()
  }

  @Test(
    "4.4.28: writes with different values are separate updates, and with equal values one update")
  func joining() throws {
    let (window, value, journal) = try stage()
    for reason in ["a", "a", "b"] {
      withTransaction(\.reason, reason) { value.wrappedValue += 1 }
    }
    let work = window.work { window.update() }
    #expect(work.bodies == 2)
    #expect(Set(journal.entries) == ["a 1.0", "b 1.0"])
  }

  @Test("4.4.28: a binding's transaction takes precedence over the surrounding one, key by key")
  func bindings() throws {
    let (window, value, journal) = try stage()
    var own = Transaction()
    own.reason = "binding"
    withTransaction(\.reason, "around") {
      withTransaction(\.weight, 2) { value.transaction(own).wrappedValue += 1 }
    }
    window.update()
    #expect(Set(journal.entries) == ["binding 2.0"])
  }

  @Test("4.4.26: a spring continues with the velocity of tracked changes, if requested")
  func tracksVelocity() {
    for isTracked in [true, false] {
      let (window, opacity) = opacityStage(from: 0)
      for step in 1...5 {
        withTransaction(\.tracksVelocity, isTracked) { opacity.wrappedValue = Double(step) * 0.1 }
        window.update()
        window.wait(0.02)
      }
      // Five a second upwards; the spring leads down.
      withAnimation(.spring) { opacity.wrappedValue = 0 }
      window.update()
      window.wait(0.02)
      let shown = window.opacity(of: "A") ?? 0
      #expect(isTracked ? shown > 0.55 : shown < 0.5)
      window.settle()
      #expect(window.opacity(of: "A") == 0 || window.texts == [])
    }
  }

  @Test("4.4.26: a value that rested has no velocity")
  func restedVelocity() {
    let (window, opacity) = opacityStage(from: 0)
    for step in 1...5 {
      withTransaction(\.tracksVelocity, true) { opacity.wrappedValue = Double(step) * 0.1 }
      window.update()
      window.wait(0.02)
    }
    window.wait(0.2)
    withAnimation(.spring) { opacity.wrappedValue = 0 }
    window.update()
    window.wait(0.02)
    #expect((window.opacity(of: "A") ?? 1) < 0.5)
  }
}

private enum ReasonKey: TransactionKey {
  static var defaultValue: String { "none" }
}

private enum WeightKey: TransactionKey {
  static var defaultValue: Double { 1 }
}

extension Transaction {
  fileprivate var reason: String {
    get { self[ReasonKey.self] }
    set { self[ReasonKey.self] = newValue }
  }

  fileprivate var weight: Double {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}
