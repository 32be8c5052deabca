/// Arithmetic on the four components of a pixel at once, in lanes of 16 bits.
///
/// The lanes hold the components of the first, third, second and fourth byte, lowest first.
enum ByteLanes {
  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

  /// A mix of four pixels: 64 times each component.
  ///
  /// - Parameters:
  ///   - upper: two neighbors of a row, the left one in the lower half.
  ///   - lower: their neighbors in the next row.
  ///   - x: the part of the right ones, from 0 to 256.
  ///   - y: the part of the lower ones, from 0 to 256.
  @inline(__always)
  static func mix(_ upper: UInt64, _ lower: UInt64, x: UInt64, y: UInt64) -> UInt64 {
    let rest = 256 &- y
    let even = (upper & mask) &* rest &+ (lower & mask) &* y &+ 0x0080_0080_0080_0080
    let odd = (upper >> 8 & mask) &* rest &+ (lower >> 8 & mask) &* y &+ 0x0080_0080_0080_0080
    let (evens, odds) = (even >> 8 & mask, odd >> 8 & mask)
    let left = evens & 0xFFFF_FFFF | odds << 32
    let right = evens >> 32 | odds & 0xFFFF_FFFF_0000_0000
    return (left &* (256 &- x) &+ right &* x) >> 2 & 0x3FFF_3FFF_3FFF_3FFF
  }

  /// The pixel nearest to lanes of 256 times its components.
  @inline(__always)
  static func pixel(_ lanes: UInt64) -> UInt32 {
    let bytes = (lanes &+ 0x0080_0080_0080_0080) >> 8 & mask
    return UInt32(truncatingIfNeeded: bytes | bytes >> 24)
  }
}
