import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Views that wait as public code often does.
@MainActor
@Suite struct WaitingViewTests {
  private func shown(_ driver: ViewDriver) -> [String] { driver.texts.map(\.label) }

  @Test(
    "a typewriter whose closure schedules itself again writes a letter at each moment, and begins again"
  )
  func typewriter() throws {
    struct Typewriter: View {
      let sentence = Array("Hello")
      @State private var text = ""

      var body: some View {
        Text(text).onAppear { write(at: 0) }
      }

      private func write(at position: Int) {
        if position == 0 { text = "" }
        guard position < sentence.count else { return write(at: 0) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          text.append(sentence[position])
          write(at: position + 1)
        }
      }
    }
    let driver = try ViewDriver(text: .squares) { Typewriter() }
    for letters in ["", "H", "He", "Hel", "Hell"] {
      #expect(shown(driver) == (letters.isEmpty ? [""] : [letters]))
      driver.advance(by: 0.5)
    }
    // The last letter is erased in the moment in which it comes.
    #expect(shown(driver) == [""])
    driver.advance(by: 1)
    #expect(shown(driver) == ["He"])
  }

  @Test("letters that are all scheduled at once come one by one")
  func letters() throws {
    struct Typewriter: View {
      @State private var text = ""

      var body: some View {
        Text(text).onAppear {
          for (index, letter) in "Hello".enumerated() {
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.1) {
              text += String(letter)
            }
          }
        }
      }
    }
    let driver = try ViewDriver(text: .squares) { Typewriter() }
    driver.advance(by: 0.05)
    #expect(shown(driver) == ["H"])
    driver.advance(by: 0.2)
    #expect(shown(driver) == ["Hel"])
    driver.advance(by: 1)
    #expect(shown(driver) == ["Hello"])
  }

  @Test("a loop over a published property's values sees each that is set later")
  func values() throws {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Counter: View {
      @StateObject private var model = Model()
      @State private var seen: [Int] = []

      var body: some View {
        Button("Add") { model.count += 1 }
        Text("\(seen)").task { for await count in model.$count.values { seen.append(count) } }
      }
    }
    let driver = try ViewDriver(text: .squares) { Counter() }
    driver.advance(by: 0)
    #expect(shown(driver).last == "[0]")
    for _ in 0..<2 {
      try driver.tap(on: "Add")
      driver.advance(by: 0)
    }
    #expect(shown(driver).last == "[0, 1, 2]")
  }

  @Test(
    "each value of a timer starts several delayed changes, which come in the order of their moments"
  )
  func severalDelays() throws {
    struct Lights: View {
      private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
      @State private var steps: [String] = []

      var body: some View {
        Text(steps.joined(separator: " ")).onReceive(timer) { _ in
          for (step, delay) in [("c", 1.5), ("a", 0.2), ("b", 0.7)] {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { steps.append(step) }
          }
        }
      }
    }
    let driver = try ViewDriver(text: .squares) { Lights() }
    driver.advance(by: 2.75)
    #expect(shown(driver) == ["a b"])
    driver.advance(by: 3.1)
    #expect(shown(driver) == ["a b c a b c"])
  }

  @Test(
    "an animation that a timer, a sleep or a delayed block starts begins at that moment",
    arguments: 0..<3)
  func animation(_ way: Int) throws {
    struct Moving: View {
      let way: Int
      @State private var isAway = false

      var body: some View {
        Text("A").offset(x: isAway ? 100 : 0).onAppear {
          switch way {
          case 0:
            _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
              MainActor.assumeIsolated { move() }
            }
          case 1: DispatchQueue.main.asyncAfter(deadline: .now() + 2) { move() }
          default:
            Task {
              try await Task.sleep(for: .seconds(2))
              move()
            }
          }
        }
      }

      private func move() { withAnimation(.linear(duration: 1)) { isAway = true } }
    }
    let driver = try ViewDriver(text: .squares) { Moving(way: way) }
    let start = try driver.text("A").frame.midX
    driver.advance(by: 2)
    #expect(try driver.text("A").frame.midX - start == 0)
    driver.advance(by: 0.5)
    #expect(abs(try driver.text("A").frame.midX - start - 50) < 0.01)
  }
}
