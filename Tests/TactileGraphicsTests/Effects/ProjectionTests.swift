import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views rotated in three dimensions, in drawing and hit testing.
@MainActor
@Suite struct ProjectionTests {
  private func effect(
    _ angle: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), perspective: CGFloat = 1
  ) -> DisplayList.Effect? {
    Rotation3DEffect(
      angle: .degrees(angle), axis: [axis.x, axis.y, axis.z], anchor: .center, anchorZ: 0,
      perspective: perspective
    ).displayEffect(in: CGSize(width: 100, height: 100))
  }

  @Test("rotated around the x-axis, the top is farther away and the bottom closer")
  func nearAndFar() throws {
    guard case .projection(let map)? = effect(60, (1, 0, 0)) else {
      Issue.record("there is no projection")
      return
    }
    let top = try [point(0, 0), point(100, 0)].map { try #require(map.point(of: $0)) }
    let bottom = try [point(0, 100), point(100, 100)].map { try #require(map.point(of: $0)) }
    // 50 points from the axis, by sin 60° of them deeper, seen from 100 points away.
    let depth: CGFloat = 50 * 3.0.squareRoot() / 2
    let far: CGFloat = 100 / (1 + depth / 100)
    let near: CGFloat = 100 / (1 - depth / 100)
    #expect(abs(top[1].x - top[0].x - far) < 1e-9)
    #expect(abs(bottom[1].x - bottom[0].x - near) < 1e-9)
    let height: CGFloat = 25 / (1 + depth / 100)
    #expect(abs(top[0].y - (50 - height)) < 1e-9)
  }

  @Test("without perspective the view is narrower, and around the z-axis it is rotated as usual")
  func flat() {
    guard case .transform(let narrow)? = effect(60, (0, 1, 0), perspective: 0) else {
      Issue.record("there is no transform")
      return
    }
    #expect(abs(narrow.a - 0.5) < 1e-9)
    #expect(abs(narrow.tx - 25) < 1e-9)
    guard case .transform(let turn)? = effect(90, (0, 0, 2)) else {
      Issue.record("there is no turn")
      return
    }
    #expect(abs(turn.b - 1) < 1e-9)
    #expect(effect(0, (1, 0, 0)) == nil)
    #expect(effect(30, (0, 0, 0)) == nil)
  }

  @Test("3.9.54: it is hit where it is drawn")
  func hits() {
    let journal = Journal()
    let window = Window {
      Rectangle().frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(60), axis: (1, 0, 0))
        .onTapGesture { journal.note("hit") }
    }
    func tap(_ x: CGFloat, _ y: CGFloat) -> Bool {
      journal.clear()
      window.down(at: point(x, y), .mouse(button: 0))
      window.up(.mouse(button: 0))
      window.settle()
      return journal.entries == ["hit"]
    }
    // The view is at (150, 100); it is drawn from 132 to 194 high, and wide below.
    #expect(tap(200, 150))
    #expect(tap(155, 185))
    #expect(!tap(155, 135))
    #expect(!tap(200, 110))
  }

  private struct Turning: View {
    @State private var isTurned = false
    var body: some View {
      Button("Turn") { withAnimation(.linear(duration: 1)) { isTurned = true } }
        .rotation3DEffect(.degrees(isTurned ? 90 : 0), axis: (0, 1, 0), perspective: 0)
    }
  }

  @Test("4.2.17: the angle animates")
  func animation() {
    let window = Window { Turning() }
    window.click("Turn")
    window.wait(2.0 / 3)
    // Two thirds of a right angle: half as wide.
    let line = window.display.description.split(separator: "\n").first { $0.contains("transform") }
    #expect(line?.contains("[0.5 0 0 1") == true)
  }

  @Test("invalid numbers have no effect, with a warning")
  func badInput() {
    let warnings = RuntimeWarning.collect {
      let window = Window { Text("A").rotation3DEffect(.degrees(.nan), axis: (1, 0, 0)) }
      #expect(window.texts == ["A"])
      var bad = ProjectionTransform()
      bad.m13 = .infinity
      _ = Window { Text("B").projectionEffect(bad) }
    }
    #expect(warnings.count == 2)
  }

  @Test("parts behind the eye are neither drawn nor hit")
  func behind() {
    let journal = Journal()
    let window = Window {
      Rectangle().frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(80), axis: (1, 0, 0), perspective: 3)
        .onTapGesture { journal.note("hit") }
    }
    func click(_ y: CGFloat) {
      window.down(at: point(200, y), .mouse(button: 0))
      window.up(.mouse(button: 0))
    }
    // The lower half comes nearer than the eye: turned on, it would be seen above the upper one.
    for y in stride(from: 0.5, to: 140, by: 7) { click(y) }
    #expect(journal.entries == [])
    click(160)
    #expect(journal.entries == ["hit"])
  }
}
