import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Random fingers on a scroll view: a model that has no view knows how far the content moves.
@MainActor
@Suite struct PanRecognizerModelTests {
  private func play(seed: UInt64) -> Int {
    var random = RandomCases(seed: seed)
    let all: [Axis.Set] = [.vertical, .horizontal, [.horizontal, .vertical]]
    let axes = all[random.below(3)]
    let window = Window {
      ScrollView(axes) {
        Color.red.frame(
          width: axes.contains(.horizontal) ? 2000 : 400,
          height: axes.contains(.vertical) ? 2000 : 300)
      }
    }
    window.scrollNodes[0].scroll(
      to: point(axes.contains(.horizontal) ? 800 : 0, axes.contains(.vertical) ? 800 : 0))
    window.update()
    var (start, now, pans) = (window.offset, 0.0, 0)
    var story: [NaiveGesture.Moment] = []
    var down: [Int: CGPoint] = [:]
    var operations = ["seed \(seed): \(axes)"]
    func note(_ finger: Int, _ phase: PointerEvent.Phase, _ place: CGPoint) {
      operations.append("\(now): \(phase) \(finger) at \(place)")
      story.append(
        NaiveGesture.Moment(
          sample: PointerSample(
            pointer: .touch(finger), phase: phase, time: now, global: place, location: place,
            bounds: CGRect(x: 0, y: 0, width: 400, height: 300)), time: now, verdict: .free))
    }
    for _ in 0..<20 {
      let seconds = [0, 0.016, 0.05, 0.2][random.below(4)]
      now += seconds
      window.wait(seconds)
      let finger = random.below(4) == 0 ? 2 : 1
      if let place = down[finger] {
        switch random.below(8) {
        case 0:
          down[finger] = nil
          note(finger, .cancelled, place)
          window.cancel(.touch(finger))
        case 1, 2:
          down[finger] = nil
          note(finger, .ended, place)
          window.up(.touch(finger))
        default:
          func way() -> CGFloat { [0, 3, -3, 8, -8, 25, -25][random.below(7)] }
          let next = point(place.x + way(), place.y + way())
          down[finger] = next
          note(finger, .moved, next)
          window.move(to: next, .touch(finger))
        }
      } else {
        let place = point(CGFloat(150 + random.below(100)), CGFloat(100 + random.below(100)))
        down[finger] = place
        note(finger, .began, place)
        window.down(at: place, .touch(finger))
      }
      let phase = NaiveGesture.pan(axes, catches: false).phases(story)[story.count - 1]
      switch phase {
      case .possible: #expect(window.offset == start, "\(operations)")
      case .active(let value):
        pans += 1
        let place = point(
          start.x - (axes.contains(.horizontal) ? value[0] : 0),
          start.y - (axes.contains(.vertical) ? value[1] : 0))
        let offset = window.offset
        #expect(abs(offset.x - place.x) < 0.3 && abs(offset.y - place.y) < 0.3, "\(operations)")
      case .ended, .failed: break
      }
      #expect(
        window.scrollNodes[0].isTracked == (phase == .possible && !down.isEmpty), "\(operations)")
      // After a pan the content glides; the next touch begins at rest.
      if phase.isTerminal || down.isEmpty {
        for finger in down.keys.sorted() { window.cancel(.touch(finger)) }
        window.settle()
        (story, down, start) = ([], [:], window.offset)
        now = window.host.time
        if start.x < 300 || start.y < 300 || start.x > 1500 || start.y > 1500 { break }
      }
    }
    return pans
  }

  @Test(
    "2.4.48, 2.4.51: content follows a finger that has moved 10 points along its axis, from there on"
  )
  func fingers() {
    var pans = 0
    for seed in UInt64(0)..<60 { pans += play(seed: seed) }
    #expect(pans > 60)
  }
}
