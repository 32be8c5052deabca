import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// When `onChanged` and `onEnded` are called (rules 3.6.33 and 3.6.34).
@MainActor
@Suite struct GestureCallbackTests {
  @Test("3.6.33: changes in onChanged aren't animated, unless it requests an animation")
  func changedIsNotAnimated() {
    struct Content: View {
      let isAnimated: Bool
      @State private var isFaint = false

      var body: some View {
        Text("A").opacity(isFaint ? 0.5 : 1)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in
              if isAnimated {
                withAnimation(.linear(duration: 1)) { isFaint = true }
              } else {
                isFaint = true
              }
            })
      }
    }
    for isAnimated in [false, true] {
      let window = Window { Content(isAnimated: isAnimated) }
      window.down(at: window.center(of: "A"))
      #expect(window.opacity(of: "A") == (isAnimated ? 1 : 0.5))
    }
  }

  @Test("3.6.33: onChanged is called once for each value")
  func changedOnce() {
    let journal = Journal()
    let window = squareWindow {
      $0.gesture(
        DragGesture(minimumDistance: 0)
          .map { $0.translation.width }
          .onChanged { journal.note("\($0)") })
    }
    window.down(at: middle)
    window.wait(0.1)
    window.move(to: point(200, 155))
    window.move(to: point(201, 155))
    window.up()
    #expect(journal.entries == ["0.0", "1.0"])
  }

  @Test("4.4.26: onChanged tracks the velocity of what it changes, which a spring at the end keeps")
  func velocityOfChanges() {
    struct Content: View {
      @State private var offset: CGFloat = 0

      var body: some View {
        Text("A").offset(x: offset)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .onChanged { offset = $0.translation.width }
              .onEnded { _ in withAnimation(.spring) { offset = 0 } })
      }
    }
    let window = Window { Content() }
    window.down(at: window.center(of: "A"))
    for step in 1...5 {
      window.wait(0.016)
      window.move(to: point(200 + 12 * CGFloat(step), 150))
    }
    let released = window.drawnFrame(of: "A")?.midX ?? 0
    window.up()
    window.wait(0.032)
    #expect(window.drawnFrame(of: "A")?.midX ?? 0 > released + 2)
    window.settle()
  }

  @Test("closures are those of the latest view value, also during a gesture")
  func newestClosures() {
    struct Content: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        let seen = count
        Color.gray.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { _ in
                journal.note("changed \(seen)")
                count += 1
              }
              .onEnded { _ in journal.note("ended \(seen)") })
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.down(at: middle)
    window.move(to: point(201, 150))
    window.up()
    #expect(journal.entries == ["changed 0", "changed 1", "ended 2"])
  }

  @Test(
    "3.1.6: callbacks run in order when all gestures have seen the event, and are shown together")
  func queuedCallbacks() {
    struct Content: View {
      let journal: Journal
      @State private var first = 0
      @State private var second = 0

      var body: some View {
        journal.note("body \(first) \(second)")
        return Color.gray.frame(width: 100, height: 100)
          .gesture(
            noted("first")
              .onChanged { _ in
                first += 1
                journal.note("first")
              }
          )
          .simultaneousGesture(
            noted("second")
              .onChanged { _ in
                second += 1
                journal.note("second after \(first)")
              })
      }

      private func noted(_ name: String) -> some Gesture<CGPoint> {
        DragGesture(minimumDistance: 0).map {
          journal.note("\(name) sees")
          return $0.location
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    journal.clear()
    window.down(at: middle)
    #expect(
      journal.entries == ["first sees", "second sees", "first", "second after 1", "body 1 1"])
  }

  @Test("3.6.34: onEnded is called at the end only, and its writes are shown with the reset state")
  func endedOnce() {
    struct Content: View {
      let journal: Journal
      @State private var count = 0
      @GestureState private var isHeld = false

      var body: some View {
        journal.note("\(isHeld ? "held" : "free") \(count)")
        return Color.gray.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isHeld) { _, isHeld, _ in isHeld = true }
              .onEnded { _ in
                journal.note("ended")
                count += 1
              })
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.down(at: middle)
    window.move(to: point(220, 150))
    window.wait(1)
    #expect(journal.entries == ["free 0", "held 0"])
    journal.clear()
    window.up()
    #expect(journal.entries == ["ended", "free 1"])
  }
}
