#if !Networking
  import Combine
  import Foundation
  import Testing

  struct LoadedLibrariesTests {
    // A process of its own: other tests may load the libraries, as `Data(contentsOf:)` does.
    @Test("a program without networking loads no networking library")
    func program_loadsNoNetworking() async {
      await #expect(processExitsWith: .success) {
        // The file has no size of its own, so it is read to its end.
        let maps = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
        let loaded = String(decoding: try maps.readToEnd() ?? Data(), as: UTF8.self)
        precondition(loaded.contains("libFoundation.so"))
        precondition(!loaded.contains("libFoundationNetworking"))
        precondition(!loaded.contains("libcurl"))
      }
    }
  }
#endif
