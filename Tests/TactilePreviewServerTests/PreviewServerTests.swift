import Foundation
import TactilePreviewBuild
import Testing

@testable import TactilePreviewServer

/// The server, asked as any program can ask it.
@Suite struct PreviewServerTests {
  @Test("it serves the page alone, to this machine alone")
  func requests() async throws {
    let here = FileManager.default.temporaryDirectory
    let empty = here.appendingPathComponent("tactile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    try Data().write(to: empty.appendingPathComponent("Package.swift"))
    defer { try? FileManager.default.removeItem(at: empty) }
    let package = try PackageDirectory(path: empty.path)
    let server = try PreviewServer(PreviewWorkspace(DependentBuilder(package)), port: nil)
    let (listening, ready) = AsyncStream.makeStream(of: Void.self)
    let running = Task { try await server.run { ready.finish() } }
    for await _ in listening {}
    defer { running.cancel() }

    let address = try #require(URL(string: server.address))
    let port = UInt16(try #require(address.port))
    let token = address.path
    func get(_ path: String, _ headers: String = "") async throws -> String {
      try await answer(port, "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(headers)\r\n")
    }
    let page = try await get(token + "/")
    #expect(page.hasPrefix("HTTP/1.1 200"))
    #expect(page.contains("default-src 'none'; script-src 'self'"))
    #expect(page.contains("<canvas"))
    #expect(try await get(token + "/player.js").contains("export class Player"))
    for (path, status) in [
      ("/", 403), ("/\(String(token.dropFirst().reversed()))/", 403),
      (token + "/Package.swift", 404),
      (token + "/../../Package.swift", 403), (token + "/%2e%2e/Package.swift", 404),
      (token + "/..%2f..%2fetc/passwd", 404),
    ] {
      let start = try await get(path).prefix(12)
      // A path that climbs out of the token is refused, and one that doesn't names no file.
      #expect(start == "HTTP/1.1 \(status)" || start == "HTTP/1.1 403", "\(path): \(start)")
    }
    let socket =
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    #expect(try await get(token + "/socket", socket).hasPrefix("HTTP/1.1 403"))
    let foreign = socket + "Origin: http://evil.example\r\n"
    #expect(try await get(token + "/socket", foreign).hasPrefix("HTTP/1.1 403"))
    let own = socket + "Origin: http://127.0.0.1:\(port)\r\n"
    #expect(try await get(token + "/socket", own).hasPrefix("HTTP/1.1 101"))

    #expect(throws: PortInUse.self) {
      try PreviewServer(PreviewWorkspace(DependentBuilder(package)), port: port)
    }
  }

  /// Sends a request, and returns the beginning of the answer, up to the end of the body's first part.
  private func answer(_ port: UInt16, _ request: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try Self.exchange(port, request) })
      }
    }
  }

  private static func exchange(_ port: UInt16, _ request: String) throws -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw POSIXError(.ECONNREFUSED) }
    _ = Array(request.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    var (text, buffer) = ("", [UInt8](repeating: 0, count: 1 << 16))
    repeat {
      var waiting = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      // The connection stays open after the answer.
      guard poll(&waiting, 1, text.isEmpty ? 120_000 : 200) > 0 else { break }
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    } while true
    return text
  }
}
