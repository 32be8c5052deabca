import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private enum Step: Equatable { case walked(Int) }

/// The names of types in a trace, which are the same in each run.
@MainActor
@Suite struct TracedNameTests {
  private struct Setter<Value>: View {
    let values: [Value]
    @State var value: Value
    @State private var count = 0

    var body: some View {
      Button("Next \(count)") {
        value = values[count]
        count += 1
      }
    }
  }

  private struct Walk: View {
    @State private var steps: [Step] = []

    var body: some View { Button("Go") { steps.append(.walked(1)) } }
  }

  /// Returns how a trace shows values to which a state is set, one after the other.
  private func written<Value>(_ first: Value, _ values: Value...) throws -> [String] {
    let driver = try ViewDriver(size: CGSize(width: 300, height: 100), text: .squares) {
      Setter(values: values, value: first)
    }
    let trace = try driver.trace {
      for count in values.indices { try driver.tap(on: "Next \(count)") }
    }
    return trace.entries.compactMap { entry in
      if case .write("value", _, _, let value) = entry.event { value } else { nil }
    }
  }

  @Test("a value of a private type is named without the address of its context")
  func privateTypes() throws {
    let driver = try ViewDriver(
      size: CGSize(width: 100, height: 100), text: .squares, content: { Walk() })
    let trace = try driver.trace { try driver.tap(on: "Go") }
    let written = trace.entries.compactMap { entry -> String? in
      if case .write("steps", _, _, let value) = entry.event { value } else { nil }
    }
    #expect(written == ["[walked(1)]"])
  }

  @Test("a timer and a thread are named without their addresses")
  func objects() throws {
    let timer = Timer(fire: .distantFuture, interval: 1, repeats: true) { _ in }
    #expect(try written(nil, timer) == ["Optional(<Timer>)"])
    #expect(try written(nil, [timer]) == ["Optional([<Timer>])"])
    #expect(try written(nil, Thread()) == ["Optional(<Thread>)"])
  }

  @Test("an object inside of another value is named without its address")
  func nested() throws {
    struct Holder { let timer: Timer? }
    enum Phase {
      case idle
      case running(Timer, since: Int)
    }
    let timer = Timer(fire: .distantFuture, interval: 1, repeats: true) { _ in }
    #expect(
      try written(Holder(timer: nil), Holder(timer: timer)) == ["Holder(timer: Optional(<Timer>))"])
    #expect(
      try written(Phase.idle, .running(timer, since: 2), .idle) == [
        "running(<Timer>, since: 2)", "idle",
      ])
    #expect(try written([:], ["a": timer]) == ["[“a”: <Timer>]"])
  }

  @Test("identifiers and pointers are described without their addresses")
  func addresses() throws {
    let object = NSObject()
    #expect(try written(nil, ObjectIdentifier(object)) == ["Optional(ObjectIdentifier(…))"])
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    #expect(try written([], [(pointer, 1)]) == ["[(…, 1)]"])
    #expect(try written(nil, CombineIdentifier()) == ["Optional(CombineIdentifier)"])
  }

  @Test("sets and dictionaries are described in order")
  func order() throws {
    #expect(try written([], Set((1...9).map { $0 })) == ["[1, 2, 3, 4, 5, 6, 7, 8, 9]"])
    #expect(
      try written([:], Dictionary(uniqueKeysWithValues: (1...5).map { ($0, -$0) })) == [
        "[1: -1, 2: -2, 3: -3, 4: -4, 5: -5]"
      ])
    #expect(try written(nil, "0x123456789abc") == ["Optional(“0x123456789abc”)"])
    struct Choice { var names: Set<String> = [] }
    #expect(
      try written(Choice(), Choice(names: ["a", "b", "c"])) == ["Choice(names: [“a”, “b”, “c”])"])
  }
}
