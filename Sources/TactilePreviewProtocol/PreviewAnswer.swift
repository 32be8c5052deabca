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

  package init(id: Int, message: String) {
    self.id = id
    // JSON-RPC leaves the numbers from -32000 to -32099 to servers.
    error = Failure(code: -32000, message: message)
  }
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
