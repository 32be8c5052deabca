import Foundation

/// An element's exact frame in its container, and its frame aligned to the pixels of the screen.
///
/// Layout is exact. Drawn frames have their origin and far corner rounded to whole pixels of the window (rule 6.1.14).
/// The rounding depends on the fraction of a pixel at which the container is located, so that fraction is part of the
/// placement: a container that moves by whole pixels does not invalidate its contents.
@_spi(Engine) public struct Placement: Equatable {
  /// The exact frame in the container's coordinates, in points.
  package let frame: CGRect
  /// The proposal that resulted in the size.
  package var proposal: ProposedViewSize { packedProposal.proposal }
  private let packedProposal: PackedProposal
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The fraction of a pixel at which the container is located, in steps of 1/1024.
  ///
  /// It is stored compactly and its consequences are computed on demand, because there are many placements.
  private let steps: SIMD2<UInt16>

  /// The placement of an element that hasn't been placed.
  static var none: Placement { Placement(frame: .zero, proposal: .zero, in: .zero, scale: 0) }

  /// Whether the element hasn't been placed.
  var isNone: Bool { scale == 0 }

  /// Creates a placement with a frame in the container's coordinates, in points.
  ///
  /// - Parameter fraction: The container's fraction of a pixel, in steps of 1/1024.
  package init(frame: CGRect, proposal: ProposedViewSize, in fraction: CGPoint, scale: CGFloat) {
    self.frame = frame
    packedProposal = PackedProposal(proposal)
    steps = SIMD2(Self.steps(in: fraction.x), Self.steps(in: fraction.y))
    self.scale = scale
  }

  private static func steps(in fraction: CGFloat) -> UInt16 {
    fraction > 0 && fraction < 1 ? UInt16((fraction * 1024).rounded()) : 0
  }

  private var containerFraction: CGPoint {
    CGPoint(x: CGFloat(steps.x) / 1024, y: CGFloat(steps.y) / 1024)
  }

  /// Returns the placement of an element in this one.
  ///
  /// - Parameter frame: The frame in this one, measured from the leading edge.
  package func inner(
    _ frame: CGRect, proposal: ProposedViewSize, _ mirroring: Mirroring
  ) -> Placement {
    Placement(
      frame: mirroring.rect(frame, in: self.frame.width), proposal: proposal, in: fraction,
      scale: scale)
  }

  /// Returns the same placement with another frame.
  func with(frame: CGRect) -> Placement {
    Placement(
      frame: frame, proposal: proposal, in: containerFraction, scale: scale)
  }

  // `minX` and `minY` normalize the rectangle first, by calls of another library.

  private var left: CGFloat { frame.size.width >= 0 ? frame.origin.x : frame.minX }
  private var top: CGFloat { frame.size.height >= 0 ? frame.origin.y : frame.minY }

  private var x: PixelSpan {
    PixelSpan(start: left, length: frame.width, fraction: containerFraction.x, scale)
  }

  private var y: PixelSpan {
    PixelSpan(start: top, length: frame.height, fraction: containerFraction.y, scale)
  }

  /// The fraction of a pixel, from 0 to 1, at which the exact origin is located in the window.
  package var fraction: CGPoint { CGPoint(x: x.fraction, y: y.fraction) }

  /// The origin in the container's drawn frame, in points, aligned to pixels.
  package var drawnOrigin: CGPoint {
    let (column, row) = (left * scale, top * scale)
    // Most origins are whole pixels already.
    if steps == .zero, Self.isWhole(column), Self.isWhole(row) {
      return CGPoint(x: column / scale, y: row / scale)
    }
    return CGPoint(x: x.origin / scale, y: y.origin / scale)
  }

  /// Returns whether a length is a whole number; false if it's too large to tell quickly.
  @inline(__always)
  private static func isWhole(_ value: CGFloat) -> Bool {
    value.magnitude < 0x1p31 && CGFloat(Int32(value)) == value
  }

  /// The size in points, aligned to pixels.
  var drawnSize: CGSize { CGSize(width: x.length / scale, height: y.length / scale) }

  /// Returns whether the elements inside have to be placed again, compared to an earlier placement.
  func hasOtherContents(than other: Placement?) -> Bool {
    guard let other else { return true }
    return frame.size != other.frame.size || packedProposal != other.packedProposal
      || fraction != other.fraction || drawnSize != other.drawnSize || scale != other.scale
  }
}

/// One axis of a pixel-aligned frame, in pixels; all values are computed on demand.
private struct PixelSpan {
  private let exact: CGFloat
  private let exactLength: CGFloat
  private let containerFraction: CGFloat

  init(start: CGFloat, length: CGFloat, fraction: CGFloat, _ scale: CGFloat) {
    exact = Self.clean(start * scale + fraction)
    exactLength = length * scale
    containerFraction = fraction
  }

  /// Rounds to steps of 1/1024 pixel, which hides the rounding errors of sums.
  private static func clean(_ value: CGFloat) -> CGFloat { (value * 1024).rounded() / 1024 }

  private var near: CGFloat { PixelGrid.nearest(pixels: exact) }

  /// The origin, corrected for the rounding of the container's own origin, which must not count twice.
  var origin: CGFloat { near - (containerFraction < 0.5 ? 0 : 1) }

  var length: CGFloat { PixelGrid.nearest(pixels: Self.clean(exact + exactLength)) - near }

  var fraction: CGFloat { exact - exact.rounded(.down) }
}
