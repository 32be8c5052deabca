/// A type that makes a preview; `#Preview` declares them.
///
/// Mirrors the protocol of that name in Apple's DeveloperToolsSupport.
public protocol PreviewRegistry {
  /// The module and the file, as `#fileID` has it.
  static var fileID: String { get }
  /// The line, from 1.
  static var line: Int { get }
  /// The column, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// What `#Preview` leaves in the image for those who look for previews.
///
/// A kind, a function that stores the type, and room: the form of Swift Testing's records of tests.
public typealias __PreviewRecord = (
  kind: UInt32, reserved1: UInt32,
  accessor:
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt)
    -> Bool,
  context: UInt, reserved2: UInt
)

/// Stores the type where one asks for it.
public func __storePreview(
  _ type: any PreviewRegistry.Type, at place: UnsafeMutableRawPointer
) -> Bool {
  place.initializeMemory(as: (any PreviewRegistry.Type).self, to: type)
  return true
}
