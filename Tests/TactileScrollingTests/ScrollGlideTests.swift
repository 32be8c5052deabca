import Foundation
import Testing

@_spi(Engine) @testable import TactileScrolling

/// The deceleration of scrolled content, as a value.
@Suite struct ScrollGlideTests {
  private let range: ClosedRange<CGFloat> = 0...1000

  @Test("a deceleration within the range: 1,000 points a second lead 499.5 points")
  func inside() {
    let glide = ScrollGlide(from: 100, velocity: 1000, in: range)
    #expect(glide.position(at: 0) == 100)
    #expect(abs(glide.end - 599.5) < 0.01)
    #expect(glide.position(at: glide.duration) == glide.end)
    #expect(abs(glide.position(at: glide.duration - 0.001) - glide.end) < 0.3)
  }

  @Test("a deceleration beyond an end returns to it, without a jump")
  func overTheEnd() {
    let glide = ScrollGlide(from: 900, velocity: 2000, in: range)
    #expect(glide.end == 1000)
    let way = stride(from: 0.0, through: glide.duration, by: 0.001).map(glide.position)
    #expect(way.max() ?? 0 > 1010)
    for (before, after) in zip(way, way.dropFirst()) { #expect(abs(after - before) < 2.1) }
  }

  @Test("content flung back from beyond an end decelerates inside")
  func back() {
    let glide = ScrollGlide(from: -20, velocity: 2000, in: range)
    #expect(glide.end > 500)
    let way = stride(from: 0.0, through: glide.duration, by: 0.001).map(glide.position)
    for (before, after) in zip(way, way.dropFirst()) { #expect(after >= before) }
  }

  @Test("at rest nothing moves; NaN counts as rest")
  func rest() {
    #expect(ScrollGlide(from: 5, velocity: 0, in: range).duration == 0)
    #expect(ScrollGlide(from: 5, velocity: .nan, in: range).duration == 0)
    #expect(ScrollGlide(from: 5, velocity: .infinity, in: range).end == 5)
  }

  @Test("a rubber band stretches less than the view's length, and can be inverted")
  func rubberBand() {
    for dragged: CGFloat in [-1e9, -300, -20, 0, 500, 1000, 1100, 5000] {
      let shown = RubberBand.position(of: dragged, in: range, length: 300)
      #expect(shown >= -300 && shown <= 1300)
      guard dragged > -1000 else { continue }
      let back = RubberBand.dragged(to: shown, in: range, length: 300)
      #expect(abs(back - dragged) < 0.001)
    }
    #expect(RubberBand.position(of: -50, in: range, length: 0) == 0)
  }
}
