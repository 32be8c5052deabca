import SwiftUI
import SwiftUITesting
import Testing

/// The scripts of a monkey are as short as a person's.
@MainActor
@Suite("A monkey's script")
struct ShorteningTests {
  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// What a view has done.
  @MainActor private final class Model {
    var isExpired = false
    var pressed = 0
    var bottom = false
  }

  /// Returns what three monkeys find.
  private func failures(
    check: @escaping (ViewDriver, Model) throws -> Void,
    makeDriver: @escaping (Model) throws -> ViewDriver
  ) throws -> [MonkeyFailure] {
    try (1...3 as ClosedRange<UInt64>).compactMap { seed in
      var model = Model()
      return try ViewDriver.monkeyFailure(
        seed: seed, events: 1000, check: { try check($0, model) },
        makeDriver: {
          model = Model()
          return try makeDriver(model)
        })
    }
  }

  @Test("waits once for a session that expires")
  func expiry() throws {
    let failures = try failures { _, model in
      if model.isExpired { throw Broken(description: "the session has expired") }
    } makeDriver: { model in
      try ViewDriver(text: .squares) { Session(expire: { model.isExpired = true }) }
    }
    #expect(failures.count == 3)
    for failure in failures {
      #expect(failure.script.count <= 5, "\(failure)")
      #expect(failure.script.filter { $0.contains("advance(by:") }.count == 1, "\(failure)")
    }
  }

  @Test("scrolls and waits no more than the fault needs, and sets nothing that is set")
  func scrolling() throws {
    let failures = try failures { _, model in
      if model.bottom { throw Broken(description: "the last row was shown") }
    } makeDriver: { model in
      try ViewDriver(size: CGSize(width: 200, height: 300), text: .squares) {
        ScrollView {
          LazyVStack {
            ForEach(0..<20) { row in
              Button("Row \(row)") {}.onAppear { if row == 19 { model.bottom = true } }
            }
          }
        }
      }
    }
    #expect(failures.count >= 2)
    for failure in failures {
      #expect(failure.script.count <= 14, "\(failure)")
      let (ends, begins) = (
        failure.script.count { $0 == "driver.isActive = false" },
        failure.script.count { $0 == "driver.isActive = true" }
      )
      #expect(begins <= ends, "\(failure)")
      #expect(!failure.script.contains { $0.contains("over: 0)") }, "\(failure)")
    }
  }

  @Test("ends with the check, and lifts all fingers before it")
  func fingers() throws {
    var fingersAtCheck: Set<Bool> = []
    let failures = try failures { driver, model in
      fingersAtCheck.insert(driver.buttons.contains(where: \.isPressed))
      if model.pressed > 0 { throw Broken(description: "pressed") }
    } makeDriver: { model in
      try ViewDriver(text: .squares) {
        Button("Press") {}.buttonStyle(Counting { model.pressed += 1 })
      }
    }
    #expect(fingersAtCheck == [false])
    #expect(failures.count == 3)
    for failure in failures {
      let (downs, ends) = (
        failure.script.count { $0.contains("touchDown") || $0.contains("mouseDown") },
        failure.script.count {
          $0.contains("touchUp") || $0.contains("touchCancel") || $0.contains("mouseUp")
        }
      )
      #expect(downs == ends, "\(failure)")
      #expect(failure.script.count <= 4, "\(failure)")
      #expect(failure.script.last == "try check(driver)  // The check fails: pressed")
    }
  }

  /// A screen whose session expires after 20 seconds without a press.
  private struct Session: View {
    let expire: () -> Void
    @State private var presses = 0

    var body: some View {
      VStack {
        Text("Account")
        Button("Stay") { presses += 1 }
      }
      .task(id: presses) {
        try? await Task.sleep(for: .seconds(20))
        if !Task.isCancelled { expire() }
      }
    }
  }

  /// A style that counts presses.
  private struct Counting: ButtonStyle {
    let count: () -> Void

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
        if isPressed { count() }
      }
    }
  }
}
