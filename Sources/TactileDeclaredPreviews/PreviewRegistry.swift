@_spi(Engine) import TactileViewGraph

/// A type that the `#Preview` macro declares to create its preview.
///
/// You don't conform to it yourself: a type without the record that the macro adds isn't found. To go through the
/// previews of a process, call `Preview.all()`, which returns them with the places of their declarations.
///
/// Mirrors `PreviewRegistry` of Apple's DeveloperToolsSupport.
public protocol PreviewRegistry {
  /// The module and the file in the format of `#fileID`.
  static var fileID: String { get }
  /// The line number, starting at 1.
  static var line: Int { get }
  /// The column number, starting at 1.
  static var column: Int { get }

  /// Creates the preview that the macro's arguments describe.
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
