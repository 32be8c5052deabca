import Foundation

/// The requests that the server answers.
///
/// Every program and every web page on the machine can send requests to a local port. The token in the address keeps out
/// those that don't know it, the `Host` header those that reach the port by another name, and the `Origin` header pages
/// of other origins.
struct PageAccess: Sendable {
  /// The path that all addresses begin with: a random token between slashes.
  let prefix: String
  /// The port of this machine on which the server listens.
  let port: UInt16

  /// Creates the access with a new token of 128 random bits.
  init(port: UInt16) {
    var generator = SystemRandomNumberGenerator()
    let token = (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    prefix = "/\(token.joined())/"
    self.port = port
  }

  /// The names of this server.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)\(prefix)" }

  /// Returns the path of a request after the token; nil if the request must not be answered.
  ///
  /// - Parameters:
  ///   - host: The header `Host`.
  ///   - origin: The header `Origin`, which browsers add to requests of scripts and sockets.
  ///   - needsOrigin: Whether a request without an origin is refused.
  func resource(
    _ path: String, host: String?, origin: String?, needsOrigin: Bool = false
  ) -> String? {
    // The server library removes a slash at the end.
    let path = path + "/" == prefix ? prefix : path
    guard let host, hosts.contains(host), hasPrefix(path) else { return nil }
    if let origin {
      guard origin == "http://\(host)" else { return nil }
    } else if needsOrigin {
      return nil
    }
    return String(path.dropFirst(prefix.count))
  }

  /// Whether a path begins with the token; takes the same time for each wrong one.
  private func hasPrefix(_ path: String) -> Bool {
    let (start, wanted) = (Array(path.utf8.prefix(prefix.utf8.count)), Array(prefix.utf8))
    guard start.count == wanted.count else { return false }
    return zip(start, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The headers of all answers.
  ///
  /// The page loads nothing from elsewhere, runs no inline scripts, and can't be put into another page.
  var headers: [String: String] {
    let sockets = hosts.map { "ws://\($0)" }.joined(separator: " ")
    return [
      "Content-Security-Policy": """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; \
      connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """,
      "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff", "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
  }
}
