import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// Everything that a demo shows, as text: `Scripts/compare-demos` writes it before and after a change of the engine that
/// has to leave all looks as they are.
@MainActor
@Suite struct DemoRecordTests {
  private nonisolated static var folder: String? {
    ProcessInfo.processInfo.environment["TACTILE_DEMO_RECORDS"]
  }

  @Test(.enabled(if: folder != nil), arguments: Demo.all)
  func record(demo: Demo) throws {
    let folder = URL(filePath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for scheme in ColorScheme.allCases {
      let setting = Setting(scheme: scheme)
      var parts: [String] = []
      for still in demo.stills {
        let driver = try demo.driver(at: still, setting)
        let png = try driver.picture().png(.small)
        try png.write(to: folder.appending(path: "\(demo.name)-\(scheme)-\(still.name).png"))
        parts += [
          "# \(still.name)", "\(driver.displayList)", driver.accessibilityTree,
        ]
      }
      parts += ["# story", "\(try demo.trace(setting))"]
      try parts.joined(separator: "\n")
        .write(
          to: folder.appending(path: "\(demo.name)-\(scheme).txt"), atomically: true,
          encoding: .utf8)
    }
  }

  @Test(arguments: Demo.all.prefix(1)) func record_isTheSameTwice(demo: Demo) throws {
    let setting = Setting()
    #expect("\(try demo.trace(setting))" == "\(try demo.trace(setting))")
  }
}
