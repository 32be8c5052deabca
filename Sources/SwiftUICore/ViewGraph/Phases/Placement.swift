import Foundation

/// Where a container put an element, exactly and on the pixels of the screen.
///
/// Layout is exact; what is drawn has its origin and far corner rounded to whole pixels of the
/// window (rule 6.1.14). How the rounding falls depends on the fraction of a pixel at which the
/// container itself lies, so that fraction is part of the placement: a container that moves by
/// whole pixels leaves its contents untouched.
struct Placement: Equatable {
  /// The exact frame in the container's coordinates, in points.
  let frame: CGRect
  /// The proposal that led to the size.
  var proposal: ProposedViewSize { packedProposal.proposal }
  private let packedProposal: PackedProposal
  /// The number of pixels a point.
  let scale: CGFloat
  /// The container's fraction of a pixel; small, and all that follows from it is reckoned when it is
  /// asked for, because there are many placements.
  private let containerFraction: SIMD2<Float>

  /// - Parameter fraction: the container's fraction of a pixel, in steps of a 1024th.
  init(frame: CGRect, proposal: ProposedViewSize, in fraction: CGPoint, scale: CGFloat) {
    self.frame = frame
    packedProposal = PackedProposal(proposal)
    containerFraction = SIMD2(Float(fraction.x), Float(fraction.y))
    self.scale = scale
  }

  /// The same placement with another frame.
  func with(frame: CGRect) -> Placement {
    Placement(
      frame: frame, proposal: proposal,
      in: CGPoint(x: CGFloat(containerFraction.x), y: CGFloat(containerFraction.y)), scale: scale)
  }

  private var x: PixelSpan {
    PixelSpan(
      start: frame.minX, length: frame.width, fraction: CGFloat(containerFraction.x), scale)
  }

  private var y: PixelSpan {
    PixelSpan(
      start: frame.minY, length: frame.height, fraction: CGFloat(containerFraction.y), scale)
  }

  /// The fraction of a pixel, from 0 to 1, at which the exact origin lies in the window.
  var fraction: CGPoint { CGPoint(x: x.fraction, y: y.fraction) }

  /// The origin within the container's drawn frame, in points on whole pixels.
  var drawnOrigin: CGPoint { CGPoint(x: x.origin / scale, y: y.origin / scale) }

  /// The size on whole pixels, in points.
  var drawnSize: CGSize { CGSize(width: x.length / scale, height: y.length / scale) }

  /// Whether the elements inside have to be placed again, compared with an earlier placement.
  func hasOtherContents(than other: Placement?) -> Bool {
    guard let other else { return true }
    return frame.size != other.frame.size || packedProposal != other.packedProposal
      || fraction != other.fraction || drawnSize != other.drawnSize || scale != other.scale
  }
}

/// One axis of a rounded frame, in pixels; each part is reckoned when it is asked for.
private struct PixelSpan {
  private let exact: CGFloat
  private let exactLength: CGFloat
  private let containerFraction: CGFloat

  init(start: CGFloat, length: CGFloat, fraction: CGFloat, _ scale: CGFloat) {
    exact = Self.clean(start * scale + fraction)
    exactLength = length * scale
    containerFraction = fraction
  }

  /// A thousandth of a pixel hides the noise of floating point sums.
  private static func clean(_ value: CGFloat) -> CGFloat { (value * 1024).rounded() / 1024 }

  private var near: CGFloat { (exact + 0.5).rounded(.down) }

  /// The container's own origin was rounded as well; what that moved must not count twice.
  var origin: CGFloat { near - (containerFraction < 0.5 ? 0 : 1) }

  var length: CGFloat { (Self.clean(exact + exactLength) + 0.5).rounded(.down) - near }

  var fraction: CGFloat { exact - exact.rounded(.down) }
}
