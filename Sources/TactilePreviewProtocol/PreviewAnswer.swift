/// The answer to a call: a result, or an error with a message.
package struct PreviewAnswer<Result: Codable & Sendable>: Codable, Sendable {
  package struct Failure: Codable, Sendable {
    package var code: Int
    package var message: String
  }

  private var jsonrpc = "2.0"
  package var id: Int
  package var result: Result?
  package var error: Failure?

  package init(id: Int, result: Result) {
    self.id = id
    self.result = result
  }

  /// Creates an answer with an error.
  ///
  /// - Parameter isRefusal: Whether the preview, rather than the request, is the reason: an element that isn't there, or
  ///   that a finger can't reach.
  package init(id: Int, message: String, isRefusal: Bool = false) {
    self.id = id
    // JSON-RPC leaves the numbers from -32000 to -32099 to servers.
    error = Failure(code: isRefusal ? Self.refusal : -32000, message: message)
  }

  private static var refusal: Int { -32001 }

  /// Whether the answer is an error whose reason is the preview.
  package var isRefusal: Bool { error?.code == Self.refusal }
}

/// A message that answers no call, such as a warning.
package struct PreviewNotice: Codable, Equatable, Sendable {
  package struct Parameters: Codable, Equatable, Sendable {
    package var message: String
  }

  private var jsonrpc = "2.0"
  package var method: String
  package var params: Parameters

  /// Creates a message such as `warning`, `error`, `changed`, `reloaded` or `ended`.
  package init(_ method: String, message: String) {
    self.method = method
    params = Parameters(message: message)
  }
}
