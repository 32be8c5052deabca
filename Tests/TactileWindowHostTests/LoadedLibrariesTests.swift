#if !Networking
  import Foundation
  import SwiftUI
  import SwiftUITesting
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

    @MainActor
    @Test("a test that presses a button and draws it loads no GTK")
    func driver_loadsNoGTK() throws {
      var taps = 0
      let driver = try ViewDriver { Button("Send") { taps += 1 } }
      try driver.tap(on: "Send")
      _ = try driver.picture()
      #expect(taps == 1)
      let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
      let libraries = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      #expect(libraries.contains("libcairo"))
      #expect(!libraries.contains("libgtk"))
    }
  }
#endif
