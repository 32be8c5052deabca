import Foundation

/// An error thrown for a request whose method or parameters can't be read.
package struct UnreadableRequest: Error, CustomStringConvertible {
  /// The number of the request; nil if it can't be read.
  package let id: Int?
  package let description: String

  private struct Head: Decodable { let id: Int? }

  /// Describes an error in words.
  ///
  /// - Parameters:
  ///   - data: The request.
  ///   - error: What was thrown while it was read.
  package init(_ data: Data, _ error: any Error) {
    id = (try? JSONDecoder().decode(Head.self, from: data))?.id
    description = "The request can't be read: \(Self.reason(error))"
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      (context.codingPath + [key].compactMap(\.self)).map {
        $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)"
      }.joined().drop { $0 == "." }.description
    }
    switch error {
    case .keyNotFound(let key, let context): return "“\(path(context, key))” is missing."
    case .valueNotFound(_, let context): return "“\(path(context))” has no value."
    case .typeMismatch(let type, let context):
      return "“\(path(context))” isn't \(word(for: type))."
    case .dataCorrupted(let context):
      let place = path(context)
      return place.isEmpty ? "it isn't valid JSON." : "“\(place)” isn't valid."
    @unknown default: return "it isn't valid."
    }
  }

  private static func word(for type: Any.Type) -> String {
    if type == String.self { return "a text" }
    if type == Int.self { return "a whole number" }
    if type == Double.self { return "a number" }
    if type == Bool.self { return "true or false" }
    return "\(type)".hasPrefix("Array") ? "a list" : "an object"
  }
}

/// An error thrown for a method that doesn't exist.
struct UnknownMethod: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "there is no method “\(name)”. Use one of: \(PreviewSchema.methods.map(\.name).joined(separator: ", "))."
  }
}
