import Testing

@testable import TactilePreviewServer

/// The requests that are answered.
@Suite struct PageAccessTests {
  private let access = PageAccess(port: 4000)

  @Test("the page and its files are served to requests with the token")
  func token() {
    let prefix = access.prefix
    #expect(prefix.count == 34 && prefix != PageAccess(port: 4000).prefix)
    #expect(access.address == "http://127.0.0.1:4000\(prefix)")
    func resource(_ path: String) -> String? {
      access.resource(path, host: "127.0.0.1:4000", origin: nil)
    }
    #expect(resource(prefix) == "")
    #expect(resource(String(prefix.dropLast())) == "")
    #expect(resource(prefix + "page.js") == "page.js")
    for path in [
      "/", "", "/page.js", "/" + String(repeating: "0", count: 32) + "/", prefix.uppercased() + "0",
    ] {
      #expect(resource(path) == nil, "\(path)")
    }
  }

  @Test("other names of the machine and other origins are refused")
  func hostsAndOrigins() {
    func isAnswered(_ host: String?, _ origin: String?, needsOrigin: Bool = false) -> Bool {
      access.resource(access.prefix, host: host, origin: origin, needsOrigin: needsOrigin) != nil
    }
    #expect(isAnswered("localhost:4000", nil))
    #expect(isAnswered("127.0.0.1:4000", "http://127.0.0.1:4000", needsOrigin: true))
    for host in [
      nil, "", "localhost", "evil.example:4000", "127.0.0.1:4001", "127.0.0.1:4000.evil.example",
    ] {
      #expect(!isAnswered(host, nil), "\(host ?? "none")")
    }
    for origin in [
      "null", "", "http://evil.example", "https://127.0.0.1:4000", "http://localhost:4000",
    ] {
      #expect(!isAnswered("127.0.0.1:4000", origin), "\(origin)")
    }
    #expect(!isAnswered("127.0.0.1:4000", nil, needsOrigin: true))
  }
}
