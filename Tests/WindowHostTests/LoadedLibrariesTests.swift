#if !Networking
  import Foundation
  import Testing

  struct LoadedLibrariesTests {
    @Test("a program that imports SwiftUI loads neither a networking library nor GTK")
    func program_loadsNoNetworking() throws {
      let program = Programs.folder.appendingPathComponent("WindowProgram").path
      let libraries = String(decoding: try Programs.run("ldd", [program], [:]), as: UTF8.self)
      #expect(libraries.contains("libFoundation.so"))
      for name in ["libFoundationNetworking", "libcurl", "libgtk"] {
        #expect(!libraries.contains(name))
      }
    }
  }
#endif
