#if !Networking
  import Combine
  import Foundation
  import Testing

  struct LoadedLibrariesTests {
    @Test("a program that does not ask for networking loads no networking library")
    func program_loadsNoNetworking() throws {
      let loaded = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      #expect(loaded.contains("libFoundation.so"))
      #expect(!loaded.contains("libFoundationNetworking"))
      #expect(!loaded.contains("libcurl"))
    }
  }
#endif
