import Foundation

/// A type that is declared in place of a missing one, and that can be created.
public protocol EmptyValue {
  /// Creates a value without properties.
  init()
}

/// A class that is declared for values of a protocol that can't be made.
///
/// It is named `Witness_` and the name of the protocol, in the protocol's module. Its functions that may throw do so, and the
/// others return neutral values.
public protocol Witness: AnyObject {
  /// Creates an object.
  init()
}

/// An error thrown in place of a result that can't be computed.
public struct UnavailableError: Error, LocalizedError, CustomStringConvertible, Sendable {
  private let name: String

  /// Creates an error.
  ///
  /// - Parameter name: The missing name.
  public init(_ name: String) { self.name = name }

  /// The sentence that people read.
  public var description: String { "“\(name)” is not available on Linux yet." }
  /// The sentence that people read.
  public var errorDescription: String? { description }
}

/// Returns an object of the class that stands for a protocol; nil for other types.
func witness<Value>(of type: Value.Type) -> Value? {
  let name = String(reflecting: type).replacing("any ", with: "")
  let path = name.split(separator: ".")
  guard path.count == 2,
    let type = NSClassFromString("\(path[0]).Witness_\(path[1])") as? any Witness.Type
  else { return nil }
  return type.init() as? Value
}
