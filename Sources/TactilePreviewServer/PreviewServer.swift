import FlyingFox
import FlyingSocks
import Foundation
import TactilePreviewBuild
import TactilePreviewPage

/// Serves the page with the previews of a package, on this machine only.
package struct PreviewServer: Sendable {
  private let access: PageAccess
  private let workspace: PreviewWorkspace

  /// The URL of the page, to open in a browser on this machine.
  package var address: String { access.address }

  /// Creates a server of a workspace.
  ///
  /// - Parameter port: The port; nil for a free one.
  /// - Throws: ``PortInUse`` if another program listens on the port.
  package init(_ workspace: PreviewWorkspace, port: UInt16?) throws {
    self.workspace = workspace
    access = PageAccess(port: try Self.freePort(port))
  }

  /// Serves the page until the task is cancelled.
  ///
  /// - Parameter ready: A closure that is called when the server listens.
  package func run(ready: @escaping @Sendable () -> Void) async throws {
    let configuration = HTTPServer.Configuration(
      address: try .inet(ip4: "127.0.0.1", port: access.port), timeout: 120, logger: .disabled)
    let server = HTTPServer(
      config: configuration, handler: ClosureHTTPHandler { await answer($0) })
    Task {
      try await server.waitUntilListening()
      ready()
    }
    try await server.run()
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let isSocket = request.headers[.upgrade] != nil
    let resource = access.resource(
      request.path, host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")], needsOrigin: isSocket)
    guard let resource else { return respond(.forbidden, "This address is not valid.") }
    guard request.method == .GET else { return respond(.methodNotAllowed, "Use GET.") }
    if isSocket, resource == "socket" {
      let handler = WebSocketHTTPHandler(
        handler: MessageFrameWSHandler(
          handler: PreviewSocket(workspace: workspace), frameSize: 1 << 24))
      let response = try? await handler.handleRequest(request)
      return response ?? respond(.badRequest, "This is not a WebSocket request.")
    }
    let name = resource.isEmpty ? "index.html" : resource
    guard let type = PreviewPage.served[name], let data = PreviewPage.data(name)
    else { return respond(.notFound, "There is no such file.") }
    return respond(.ok, data, type: type)
  }

  private func respond(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    respond(status, Data("\(text)\n".utf8), type: "text/plain; charset=utf-8")
  }

  private func respond(_ status: HTTPStatusCode, _ body: Data, type: String) -> HTTPResponse {
    var headers = HTTPHeaders()
    for (name, value) in access.headers { headers[HTTPHeader(name)] = value }
    headers[.contentType] = type
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }

  /// Returns a port that no program listens on.
  private static func freePort(_ port: UInt16?) throws -> UInt16 {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var reuse: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (port ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { throw PortInUse(port: port ?? 0) }
    return UInt16(bigEndian: address.sin_port)
  }
}

/// An error thrown if the server can't listen on a port.
struct PortInUse: Error, CustomStringConvertible {
  let port: UInt16

  var description: String {
    "Port \(port) can't be used: another program listens on it, or it is reserved. Choose another one with --port."
  }
}
