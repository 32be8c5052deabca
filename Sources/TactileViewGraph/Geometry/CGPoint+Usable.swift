import Foundation

extension CGPoint {
  /// Returns the point with zero for coordinates that are not finite, with a warning.
  package func usable(_ modifier: String) -> CGPoint {
    if x.isFinite, y.isFinite { return self }
    RuntimeWarning.issue(
      "\(modifier)\(RuntimeWarning.inEvaluatedView) got (\(x.concise), \(y.concise)), which isn't a finite point; a coordinate that "
        + "isn't finite is treated as 0. Pass finite coordinates.")
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
