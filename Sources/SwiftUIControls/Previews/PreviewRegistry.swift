@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A type that creates a preview, which the `#Preview` macro declares.
///
/// You don't conform to it yourself. `Preview.all()` finds the registries of a process.
///
/// Mirrors `PreviewRegistry` of Apple's DeveloperToolsSupport.
public protocol PreviewRegistry {
  /// The module and the file in the format of `#fileID`.
  static var fileID: String { get }
  /// The line number, starting at 1.
  static var line: Int { get }
  /// The column number, starting at 1.
  static var column: Int { get }

  /// Creates the preview that the registry declares.
  @MainActor static func makePreview() throws -> Preview
}

/// A record that `#Preview` adds to the image, so that previews can be found at run time.
///
/// It has the layout of Swift Testing's test records: a kind, an accessor function that stores the
/// type, and reserved fields.
public typealias __PreviewRecord = (
  kind: UInt32, reserved1: UInt32,
  accessor:
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt)
    -> Bool,
  context: UInt, reserved2: UInt
)

/// Stores the type of a registry at an address, as the accessor of a preview record.
public func __storePreview(
  _ type: any PreviewRegistry.Type, at place: UnsafeMutableRawPointer
) -> Bool {
  place.initializeMemory(as: (any PreviewRegistry.Type).self, to: type)
  return true
}
