/// A value of a type that isn't known, whose members and results are such values, too.
///
/// It is in the place of what a framework makes that doesn't exist here. As a sequence it is empty.
@dynamicMemberLookup @dynamicCallable
public struct Anything: Hashable, Comparable, Identifiable, Error, Sendable {
  /// Creates a value.
  public init() {}

  /// The identity, which is the same for all values.
  public var id: Int { 0 }

  /// Returns false, since all values are equal.
  public static func < (first: Self, second: Self) -> Bool { false }

  /// A member with any name.
  public subscript(dynamicMember name: String) -> Anything {
    get { self }
    set {}
  }

  /// Returns the result of a call with any arguments.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> Anything { self }
}

extension Anything: Sequence, IteratorProtocol {
  /// Returns nil.
  public mutating func next() -> Anything? { nil }
}

extension Anything: CustomStringConvertible {
  /// The word “unavailable”.
  public var description: String { "unavailable" }
}

/// Returns a value in the place of an expression with a missing name, where nothing tells the type.
///
/// - Parameter name: The missing name.
@_disfavoredOverload
@discardableResult public func unavailable(
  _ name: String, file: StaticString = #fileID, line: UInt = #line
) -> Anything {
  Reports.shared.report(name, "\(file):\(line)")
  return Anything()
}
