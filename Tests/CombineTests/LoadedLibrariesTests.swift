#if !Networking
  import Combine
  import Foundation
  import Testing

  struct LoadedLibrariesTests {
    // A process of its own: other tests may load the libraries, as `Data(contentsOf:)` does.
    @Test("a program that does not ask for networking loads no networking library")
    func program_loadsNoNetworking() async {
      await #expect(processExitsWith: .success) {
        let loaded = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        precondition(loaded.contains("libFoundation.so"))
        precondition(!loaded.contains("libFoundationNetworking"))
        precondition(!loaded.contains("libcurl"))
      }
    }
  }
#endif
