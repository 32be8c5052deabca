import Foundation
@_spi(Engine) import TactileViewGraph

extension NavigationPath {
  /// The path as a value that can be saved; nil if one of its values isn't codable.
  ///
  /// Save it when the path changes or the app goes to the background, and restore the path when the app starts:
  ///
  /// ```swift
  /// if let path = path.codable { data = try JSONEncoder().encode(path) }
  ///
  /// path = NavigationPath(
  ///   try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  /// ```
  public var codable: CodableRepresentation? {
    var values: [any Codable & Hashable] = []
    for element in elements {
      guard let value = element.base as? any Codable & Hashable else { return nil }
      values.append(value)
    }
    return CodableRepresentation(values: values)
  }

  /// Creates a path with the values of a representation, in the same order.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// A navigation path that can be saved.
  ///
  /// Get it from ``NavigationPath/codable``, encode it, and pass the decoded value to `NavigationPath.init(_:)`. It is
  /// a list of strings: for each value, the name of its type in the program, and the value as JSON. A program decodes
  /// what it encoded itself, as long as the types have the same names. The types can't be private.
  ///
  /// Mirrors SwiftUI's `NavigationPath.CodableRepresentation`.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any Codable & Hashable]

    fileprivate var elements: [AnyHashable] { values.map { AnyHashable($0) } }

    fileprivate init(values: [any Codable & Hashable]) {
      self.values = values
    }

    /// Creates a representation by decoding a path.
    ///
    /// - Throws: A `DecodingError` if the program has no codable type with one of the encoded names, or if a value
    ///   can't be decoded as its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = Self.codableType(named: name) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The program has no codable type “\(name)”.")
        }
        let text = try container.decode(String.self)
        values.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      self.values = values
    }

    /// Encodes the path, from its root to its last element.
    ///
    /// - Throws: An `EncodingError` if a value can't be encoded, or has a private type.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        // The name of a private type has an address, which differs in each run.
        guard let name = _mangledTypeName(type(of: value)), Self.codableType(named: name) != nil
        else {
          throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
              codingPath: encoder.codingPath,
              debugDescription: "The type \(type(of: value)) can't be found by its name. "
                + "Make it internal instead of private."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// Returns whether two paths have the same values in the same order.
    public static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }

    /// Returns the codable type with a mangled name.
    ///
    /// In a mangled name a control character begins a reference into the program's memory, which a
    /// name from a file can't be.
    private static func codableType(named name: String) -> (any (Codable & Hashable).Type)? {
      guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { return nil }
      return _typeByName(name) as? any (Codable & Hashable).Type
    }
  }
}
