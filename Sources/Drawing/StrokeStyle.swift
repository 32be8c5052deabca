import Foundation

/// How the ends of open lines are drawn.
///
/// Mirrors Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt
  /// The line ends in half a disc around its end point.
  case round
  /// The line ends half its width behind its end point.
  case square
}

/// How the corners of lines are drawn.
///
/// Mirrors Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off where it would be longer than the miter limit.
  case miter
  /// A disc around the corner.
  case round
  /// A corner cut off straight.
  case bevel
}

/// How a line along an outline is drawn.
///
/// Mirrors SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points, half of it on each side of the outline.
  public var lineWidth: CGFloat
  /// How open lines end.
  public var lineCap: CGLineCap
  /// How corners are drawn.
  public var lineJoin: CGLineJoin
  /// The most times that a sharp corner may be longer than the line is wide.
  public var miterLimit: CGFloat
  /// The lengths of lines and gaps in turn, in points; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the outline begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style; the default is a line of one point.
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

  /// The dashes and gaps, if they make a pattern that can be drawn: of points, none negative, and
  /// together long enough that the eye could tell them from a line.
  package var usableDash: [CGFloat]? {
    guard !dash.isEmpty, dashPhase.isFinite, dash.allSatisfy({ $0.isFinite && $0 >= 0 }),
      dash.reduce(0, +) >= 0.05
    else { return nil }
    return dash
  }

  /// How far the line may reach from its outline, in points.
  package var reach: CGFloat {
    let half = lineWidth / 2
    let corner = lineJoin == .miter ? max(miterLimit, 1) : 1
    return half * max(corner, lineCap == .square ? 1.5 : 1)
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and whatever is not the default.
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

/// How the inside of an outline is found and drawn.
///
/// Mirrors SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule finds the inside instead of the winding number.
  public var isEOFilled: Bool
  /// Whether pixels that are partly inside get part of the colour.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension FillStyle: CustomStringConvertible {
  /// Whatever is not the default, each with a space in front.
  public var description: String {
    (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " aliased")
  }
}
