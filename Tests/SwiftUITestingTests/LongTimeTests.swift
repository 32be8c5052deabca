import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Times that are long, or the sum of many.
@MainActor
@Suite struct LongTimeTests {
  /// A clock that counts seconds; each one moves its hand for a second.
  private struct Pomodoro: View {
    @State private var seconds = 0
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      VStack {
        Text(verbatim: "\(seconds)")
        Color.red.frame(width: 10, height: 10).offset(x: CGFloat(seconds % 100))
          .animation(.linear(duration: 1), value: seconds)
      }
      .onReceive(ticks) { _ in seconds += 1 }
    }
  }

  @Test("every tick of twenty-five minutes counts, though not every frame is drawn")
  func ticks() throws {
    let driver = try ViewDriver(text: .squares) { Pomodoro() }
    let warnings = ViewDriver.warnings { driver.advance(by: 1500.5) }
    #expect(warnings.isEmpty)
    #expect(driver.text("1500").exists)
  }

  @Test("more deadlines than anybody waits for pass at once, with a warning")
  func limit() throws {
    struct Restless: View {
      private let ticks = Timer.publish(every: 0.0001, on: .main, in: .common).autoconnect()
      var body: some View { Color.red.onReceive(ticks) { _ in } }
    }
    let driver = try ViewDriver(text: .squares) { Restless() }
    let warnings = ViewDriver.warnings { driver.advance(by: 3600) }
    #expect(driver.time == 3600)
    #expect(
      warnings == [
        "Advancing by 3600 seconds takes more than 110800 frames and deadlines; the remaining time passes in one step. "
          + "Advance by less, or stop repeating timers."
      ])
  }

  @Test("the sum of tenths of a second is exact")
  func tenths() throws {
    let driver = try ViewDriver(text: .squares) { Pomodoro() }
    for _ in 0..<100 { driver.advance(by: 0.1) }
    #expect(driver.time == 10)
    #expect(driver.text("10").exists)
    for _ in 0..<500 { driver.advance(by: 0.1) }
    #expect(driver.time == 60)
  }

  @Test("a typewriter has typed all letters after as many of its steps")
  func typewriter() throws {
    struct Typewriter: View {
      @State private var typed = ""
      var body: some View {
        Text(typed).task {
          for letter in "Tactile!" {
            try? await Task.sleep(for: .seconds(0.2))
            typed.append(letter)
          }
        }
      }
    }
    let driver = try ViewDriver(text: .squares) { Typewriter() }
    for _ in 0..<8 { driver.advance(by: 0.2) }
    #expect(driver.text("Tactile!").exists)
  }
}
