import Foundation

/// The shape of the ends of a line.
///
/// Pass a cap to a ``StrokeStyle``. Caps are drawn at the ends of open lines and of each dash; a solid line around
/// a closed outline has none. The default is ``butt``.
///
/// Mirrors Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
  /// The line ends exactly at its end point, so a line without length isn't drawn.
  case butt
  /// The line ends in a half disc around its end point.
  case round
  /// The line extends beyond its end point by half of its width, with square corners.
  case square
}

/// The shape of the corners of a line.
///
/// Pass a join to a ``StrokeStyle``. The default is ``miter``.
///
/// Mirrors Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, beveled if it would exceed the miter limit of the style.
  case miter
  /// A rounded corner, drawn as a disc around the corner point.
  case round
  /// A corner that is cut off straight.
  case bevel
}

/// The width, the ends, the corners and the dashes of a line.
///
/// Pass a style to `stroke(_:style:)` or `strokeBorder(_:style:)` of a shape, to `stroke(_:with:style:)` of a canvas's
/// context, or to ``Path/strokedPath(_:)``. A line width alone needs no style: `stroke(_:lineWidth:)` takes it
/// directly. Lengths are in points. Half of the width is on each side of the outline; `strokeBorder` moves the line
/// inside the shape.
///
/// Round caps on very short dashes make a dotted line:
///
/// ```swift
/// Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8]))
/// ```
///
/// The width, the miter limit and the dash phase animate: change the phase to let dashes march along the outline.
///
/// Mirrors SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points, half of it on each side of the outline; nothing is drawn if it isn't positive.
  public var lineWidth: CGFloat
  /// The shape of the ends of open lines and of dashes; butt by default.
  public var lineCap: CGLineCap
  /// The shape of the corners; miter by default.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of a miter's length to the line's width; 10 by default.
  ///
  /// Corners that are sharper than that are beveled. With 10, these are angles below about 11 degrees.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps alternately, in points; empty for a solid line.
  ///
  /// The pattern repeats along the outline. A single length is that of both the dashes and the gaps; with three
  /// lengths, dashes and gaps change places in each repetition. If a length is negative or not finite, or they add up
  /// to less than 0.05 points, the line is solid.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at the start of the outline, in points; 0 by default.
  ///
  /// A larger phase moves the dashes toward the start of the outline. The line is solid if the phase isn't finite.
  public var dashPhase: CGFloat

  /// Creates a stroke style; the default is a solid line of one point with butt caps and miter joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The dash pattern if it can be drawn; otherwise nil, which draws a solid line.
  ///
  /// The lengths must be finite and not negative, and their sum large enough to be visible.
  package var usableDash: [CGFloat]? {
    guard !dash.isEmpty, dashPhase.isFinite, dash.allSatisfy({ $0.isFinite && $0 >= 0 }),
      dash.reduce(0, +) >= 0.05
    else { return nil }
    return dash
  }

  /// The maximum distance of the line's edge from the outline, in points.
  package var reach: CGFloat {
    let half = lineWidth / 2
    let corner = lineJoin == .miter ? max(miterLimit, 1) : 1
    return half * max(corner, lineCap == .square ? 1.5 : 1)
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and each attribute that is not the default.
  public var description: String {
    var parts = ["width \(lineWidth.concise)"]
    if lineCap != .butt { parts.append("\(lineCap) cap") }
    if lineJoin != .miter { parts.append("\(lineJoin) join") }
    if lineJoin == .miter, miterLimit != 10 { parts.append("miter \(miterLimit.concise)") }
    if !dash.isEmpty {
      parts.append("dash " + dash.map(\.concise).joined(separator: "-"))
      if dashPhase != 0 { parts.append("from \(dashPhase.concise)") }
    }
    return parts.joined(separator: " ")
  }
}

/// The rule for the inside of an outline, and the smoothing of its edge.
///
/// Pass a style to `fill(_:style:)` or `clipShape(_:style:)`, or to the context of a canvas. The rule matters for
/// outlines that overlap or lie inside each other. By default, a point is inside if the outlines around it don't cancel
/// out, one running clockwise and another counterclockwise. With the even-odd rule, it's inside if an odd number of
/// outlines surround it, whatever their direction. Here, the smaller ellipse becomes a hole:
///
/// ```swift
/// Path { path in
///   path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
///   path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
/// }
/// .fill(.blue, style: FillStyle(eoFill: true))
/// ```
///
/// Mirrors SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule determines the inside instead of the winding number; false by default.
  public var isEOFilled: Bool
  /// Whether pixels that are partly inside are drawn with partial opacity, so that edges look smooth; true by default.
  public var isAntialiased: Bool

  /// Creates a fill style; the default uses the winding number and smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension FillStyle: CustomStringConvertible {
  /// Each attribute that is not the default, preceded by a space.
  public var description: String {
    (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " aliased")
  }
}
