import Foundation

extension BinaryFloatingPoint {
  /// The number with at most three decimals and no trailing zeros, the same in every locale.
  package var concise: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e12 else { return "\(Double(self))" }
    let thousandths = Int64((Double(self) * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String(String(rest + 1000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// The number with the unit of seconds, such as `1 second`.
  package var inSeconds: String { concise == "1" ? "1 second" : "\(concise) seconds" }
}

extension CGPoint {
  /// The coordinates in parentheses, such as `(10, 20.5)`.
  package var concise: String { "(\(x.concise), \(y.concise))" }
}

extension CGSize {
  /// The width and the height with a multiplication sign between them, such as `10×20.5`.
  package var concise: String { "\(width.concise)×\(height.concise)" }
}

extension CGRect {
  /// The rectangle as `(x, y) width×height`.
  package var concise: String { "\(origin.concise) \(size.concise)" }
}
