import Foundation

/// A kind of data, such as the contents of a file.
///
/// Common types are properties, such as ``png``. Types of file name extensions and MIME types that no property stands for
/// are found in the desktop's database of types, where it is installed.
///
/// Mirrors Uniform Type Identifiers' `UTType`.
public struct UTType: Hashable, Sendable, Codable, Identifiable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// The identifier.
  public var id: String { identifier }
  /// The identifier.
  public var description: String { identifier }

  /// Creates a type that is known; nil for any other identifier.
  public init?(_ identifier: String) {
    guard KnownType.byIdentifier[identifier.lowercased()] != nil else { return nil }
    self.identifier = identifier.lowercased()
  }

  /// Creates a type for the extension of a file's name; nil if no known type has the extension.
  ///
  /// - Parameter supertype: The type that the new one must conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    let found =
      KnownType.all.first { $0.extensions.contains(name) }
      ?? MIMEDatabase.type(ofExtension: name).map {
        KnownType.added(mimeType: $0, extensions: [name])
      }
    guard let found, UTType(found).conforms(to: supertype) else { return nil }
    self = UTType(found)
  }

  /// Creates a type for a MIME type; nil if no known type has it.
  ///
  /// - Parameter supertype: The type that the new one must conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let found =
      KnownType.all.first { $0.mimeTypes.contains(name) }
      ?? MIMEDatabase.extensions(of: name).map { KnownType.added(mimeType: name, extensions: $0) }
    guard let found, UTType(found).conforms(to: supertype) else { return nil }
    self = UTType(found)
  }

  /// Creates a type that the app declares; its definition is in no file here, so it conforms to the type that you name.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(KnownType.declared(identifier, parentType?.identifier ?? "public.data"))
  }

  /// Creates a type that another app declares; its definition is in no file here, so it conforms to the type that you name.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  init(_ type: KnownType) { identifier = type.identifier }

  private var known: KnownType? { KnownType.find(identifier) }

  /// The extension that files of the type have; nil if there is none.
  public var preferredFilenameExtension: String? { known?.extensions.first }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? { known?.mimeTypes.first }

  /// A description for people; nil if there is none.
  public var localizedDescription: String? { known?.title }

  /// Whether the type is one of an app, without a public definition.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is declared by a standard.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The types that the type conforms to, directly or not.
  public var supertypes: Set<UTType> {
    (known?.supertypes ?? []).reduce(into: []) { result, name in
      guard let type = KnownType.find(name).map(UTType.init) else { return }
      result.insert(type)
      result.formUnion(type.supertypes)
    }
  }

  /// Whether the type is a type, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether the type conforms to another one, which it isn't.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another type conforms to the type.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// Reads the identifier of a type.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
