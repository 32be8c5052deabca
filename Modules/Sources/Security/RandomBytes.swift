import Foundation

/// The result of a function of Security.
public typealias OSStatus = Int32

/// The function succeeded.
public let errSecSuccess: OSStatus = 0
/// A parameter was invalid.
public let errSecParam: OSStatus = -50

/// A source of random numbers.
public final class SecRandom: Sendable {
  fileprivate init() {}
}

/// A source of random numbers.
///
/// Mirrors Security's `SecRandomRef`.
public typealias SecRandomRef = SecRandom

/// The system's source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that are fit for cryptography.
///
/// They are the system's, also in tests.
///
/// - Parameters:
///   - source: The source; `kSecRandomDefault` is the only one.
///   - count: The number of bytes.
///   - bytes: The memory, with room for the bytes.
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative number of bytes.
///
/// Mirrors Security's `SecRandomCopyBytes(_:_:_:)`.
public func SecRandomCopyBytes(
  _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
