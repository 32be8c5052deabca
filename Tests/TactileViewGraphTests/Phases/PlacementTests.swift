import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Frames aligned to pixels, compared with whole numbers of parts of a pixel (rule 6.1.14).
@MainActor
@Suite struct PlacementTests {
  /// The parts of a pixel in which the model counts.
  private nonisolated static let parts = 1024

  /// A side of a frame in the window, in parts of a pixel.
  private struct Side {
    var start = 0
    var length = 0

    /// The pixel that a position is drawn at; halves go up.
    private static func pixel(_ position: Int) -> Int {
      // A shift to the right rounds down, also below zero.
      (position + parts / 2) >> 10
    }

    var origin: Int { Self.pixel(start) }
    var drawnLength: Int { Self.pixel(start + length) - origin }

    /// The distance beyond the last whole pixel, in pixels.
    var fraction: Double { Double(start & (parts - 1)) / Double(parts) }
  }

  /// A random length in parts of a pixel, often at the half of one.
  private func length(_ random: inout RandomCases, from lower: Int) -> Int {
    switch random.below(3) {
    case 0: Self.parts * (lower + random.below(20)) / 2
    case 1: Self.parts * (lower + random.below(20)) / 2 + random.below(3) - 1
    default: lower * Self.parts + random.below(20 * Self.parts)
    }
  }

  @Test("6.1.14: however frames nest, each is drawn at the pixels nearest to it in the window")
  func nesting() {
    var random = RandomCases()
    for _ in 0..<2000 {
      let scale = CGFloat(1 + random.below(3))
      func points(_ length: Int) -> CGFloat {
        // Sums of layout have rounding errors.
        CGFloat(length) / CGFloat(Self.parts) / scale * (1 + 1e-14)
      }
      var (x, y) = (Side(), Side())
      var outer = Placement(
        frame: .zero, proposal: .unspecified, in: .zero, scale: scale)
      var path: [CGRect] = []
      for _ in 0..<1 + random.below(5) {
        let (left, top) = (length(&random, from: -5), length(&random, from: -5))
        let (inX, inY) = (x, y)
        x = Side(start: x.start + left, length: max(length(&random, from: 0), 0))
        y = Side(start: y.start + top, length: max(length(&random, from: 0), 0))
        let frame = CGRect(
          x: points(left), y: points(top), width: points(x.length), height: points(y.length))
        path.append(frame)
        outer = outer.inner(frame, proposal: .unspecified, .none)
        let origin = CGPoint(x: x.origin - inX.origin, y: y.origin - inY.origin)
        #expect(outer.drawnOrigin == CGPoint(x: origin.x / scale, y: origin.y / scale), "\(path)")
        #expect(
          outer.drawnSize
            == CGSize(
              width: CGFloat(x.drawnLength) / scale, height: CGFloat(y.drawnLength) / scale),
          "\(path) at \(scale)")
        #expect(outer.fraction == CGPoint(x: x.fraction, y: y.fraction), "\(path) at \(scale)")
      }
    }
  }
}
