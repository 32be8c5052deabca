import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Magnifying and rotating with two fingers (rule 3.5.29).
@MainActor
@Suite struct TwoFingerGestureTests {
  private let journal = Journal()
  private let one = PointerEvent.Pointer.touch(0)
  private let two = PointerEvent.Pointer.touch(1)

  @Test("3.5.29: magnification is the distance of the fingers relative to that at the start")
  func magnify() throws {
    var last: MagnifyGesture.Value?
    let window = squareWindow {
      $0.gesture(
        MagnifyGesture()
          .onChanged {
            last = $0
            journal.note("\($0.magnification)")
          }
          .onEnded { journal.note("end \($0.magnification)") })
    }
    window.down(at: point(190, 120), one)
    window.move(to: point(180, 120), one)
    window.down(at: point(220, 120), two)
    #expect(journal.entries == [])
    window.wait(0.5)
    window.move(to: point(240, 120), two)
    #expect(journal.entries == ["1.5"])
    let value = try #require(last)
    #expect(value.velocity == 1)
    #expect(value.startLocation == point(50, 20))
    #expect(value.startAnchor == UnitPoint(x: 0.5, y: 0.2))
    #expect(value.time == Date(timeIntervalSinceReferenceDate: 0.5))
    window.move(to: point(160, 120), one)
    window.up(one)
    #expect(journal.entries == ["1.5", "2.0", "end 2.0"])
    window.move(to: point(300, 120), two)
    window.up(two)
    #expect(journal.entries == ["1.5", "2.0", "end 2.0"])
  }

  @Test("3.5.29: magnification begins at 0.01, or at the given minimum")
  func minimumScale() {
    for (least, distance, count) in [
      (0.01, 100.5, 0), (0.01, 101, 1), (0.5, 140, 0), (0.5, 150, 1), (0.5, 50, 1),
    ] {
      journal.clear()
      let window = squareWindow {
        $0.frame(width: 200).gesture(
          MagnifyGesture(minimumScaleDelta: least).onChanged { _ in journal.note("on") })
      }
      window.down(at: point(150, 150), one)
      window.down(at: point(249, 150), two)
      window.host.send(.moved, two, at: point(250, 150))
      journal.clear()
      window.cancel(one)
      window.cancel(two)
      window.down(at: point(150, 150), one)
      window.host.send(.began, two, at: point(249, 150))
      window.host.send(.moved, two, at: point(150 + distance * 0.99, 150))
      #expect(journal.entries.count == count)
    }
  }

  @Test("3.5.29: a single finger doesn't magnify, and a lift before the start isn't an end")
  func singleFinger() {
    let window = squareWindow {
      $0.gesture(
        MagnifyGesture().onChanged { _ in journal.note("on") }
          .onEnded { _ in journal.note("end") })
    }
    window.down(at: middle, one)
    window.move(to: point(220, 150), one)
    window.up(one)
    window.down(at: middle, one)
    window.down(at: point(210, 150), two)
    window.up(two)
    window.up(one)
    #expect(journal.entries == [])
    #expect(window.graph.events.isIdle)
  }

  @Test("a third finger has no effect, and lifting a finger ends the gesture")
  func thirdFinger() {
    let window = squareWindow {
      $0.gesture(
        MagnifyGesture().onChanged { journal.note("\($0.magnification)") }
          .onEnded { _ in journal.note("end") })
    }
    window.down(at: point(190, 150), one)
    window.down(at: point(210, 150), two)
    window.move(to: point(230, 150), two)
    window.down(at: point(200, 190), .touch(2))
    window.move(to: point(250, 190), .touch(2))
    window.up(.touch(2))
    window.move(to: point(250, 150), two)
    window.cancel(one)
    window.up(two)
    #expect(journal.entries == ["2.0", "3.0"])
  }

  @Test("3.5.29: rotation is the angle of the fingers, beyond full turns and back")
  func rotate() throws {
    var angles: [Double] = []
    var last: RotateGesture.Value?
    let window = squareWindow {
      $0.gesture(
        RotateGesture()
          .onChanged {
            angles.append($0.rotation.degrees.rounded())
            last = $0
          }
          .onEnded { journal.note("end \($0.rotation.degrees.rounded())") })
    }
    func place(_ degrees: Double) -> CGPoint {
      let angle = degrees * .pi / 180
      return point(200 + 40 * cos(angle), 150 + 40 * sin(angle))
    }
    window.down(at: middle, one)
    window.down(at: place(0), two)
    window.move(to: place(0.5), two)
    #expect(angles == [])
    for degrees in [90.0, 180, 270, 360, 450, 400] {
      window.wait(0.1)
      window.move(to: place(degrees), two)
    }
    #expect(angles == [90, 180, 270, 360, 450, 400])
    let value = try #require(last)
    #expect(abs(value.velocity.degrees - (0.25 * -500 + 0.75 * 900)) < 1e-6)
    #expect(value.startLocation == point(70, 50))
    window.up(two)
    #expect(journal.entries == ["end 400.0"])
    window.up(one)
  }

  @Test("3.5.29: the older names report the plain factor and the plain angle")
  func oldNames() {
    let window = squareWindow {
      $0.gesture(MagnificationGesture().onChanged { journal.note("\($0)") })
        .simultaneousGesture(
          RotationGesture().onChanged { journal.note("\($0.degrees.rounded())") })
    }
    window.down(at: point(180, 150), one)
    window.down(at: point(220, 150), two)
    window.move(to: point(180, 190), two)
    window.move(to: point(180, 230), two)
    #expect(journal.entries == ["90.0", "2.0"])
  }

  @Test("3.8.42: two fingers press two buttons; the pinch around them waits until both fail")
  func aroundButtons() {
    let window = Window {
      HStack(spacing: 0) {
        Button("A") { journal.note("A") }
        Button("B") { journal.note("B") }
      }
      .buttonStyle(TellingStyle(journal: Journal()))
      .gesture(MagnifyGesture().onChanged { _ in journal.note("pinch") })
    }
    let left = point(120, 150)
    let right = point(280, 150)
    window.down(at: left, one)
    window.down(at: right, two)
    window.wait(0.02)
    window.move(to: point(300, 150), two)
    #expect(journal.entries == [])
    window.up(one)
    window.up(two)
    #expect(journal.entries == ["A", "B"])
  }

  @Test("NaN thresholds issue a warning, and the defaults are used")
  func badNumbers() {
    let window = squareWindow {
      $0.gesture(MagnifyGesture(minimumScaleDelta: .nan).onChanged { _ in journal.note("on") })
        .simultaneousGesture(RotateGesture(minimumAngleDelta: .degrees(.nan)))
    }
    let warnings = RuntimeWarning.collect { window.down(at: point(180, 150), one) }
    #expect(warnings.count == 2)
    window.down(at: point(220, 150), two)
    window.move(to: point(230, 150), two)
    #expect(journal.entries == ["on"])
  }

  @Test("fingers at the same point are treated as a point apart")
  func samePlace() {
    let window = squareWindow {
      $0.gesture(MagnifyGesture().onChanged { journal.note("\($0.magnification)") })
    }
    window.down(at: middle, one)
    window.down(at: middle, two)
    window.move(to: point(210, 150), two)
    #expect(journal.entries == ["10.0"])
  }
}
