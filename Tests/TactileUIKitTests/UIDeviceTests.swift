import SwiftUI
import Testing

@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// What UIKit says of the device, of its settings, and of sizes that depend on them.
@MainActor
@Suite struct UIDeviceTests {
  /// Shows a window, and returns what its code reads.
  private func read<Value>(
    _ change: (inout HostConfiguration) -> Void = { _ in },
    _ value: @escaping @MainActor () -> Value
  ) throws -> Value {
    var result: Value?
    let window = Window { Button("read") { result = value() } }
    change(&window.graph.configuration)
    window.update()
    window.tap("read")
    return try #require(result)
  }

  @Test("the kind of the device is that of the window whose code runs")
  func kind() throws {
    let phone = try read { (UIDevice.current.userInterfaceIdiom, UIDevice.current.model) }
    #expect(phone == (.phone, "iPhone"))
    let pad = try read({ $0.idiom = .pad }) {
      (
        UIDevice.current.userInterfaceIdiom, UIDevice.current.name,
        UITraitCollection.current.userInterfaceIdiom
      )
    }
    #expect(pad == (.pad, "iPad", .pad))
    #expect(UIDevice.current.systemName == "Linux")
    #expect(UIDevice.current.systemVersion.first?.isNumber == true)
  }

  @Test("a window that is wider than high is in landscape orientation")
  func orientation() throws {
    let wide = try read({ $0.size = CGSize(width: 200, height: 100) }) {
      UIDevice.current.orientation
    }
    #expect(wide.isLandscape && wide.isValidInterfaceOrientation && !wide.isPortrait)
    let high = try read({ $0.size = CGSize(width: 100, height: 200) }) {
      UIDevice.current.orientation
    }
    #expect(high == .portrait && !high.isFlat)
  }

  @Test("the settings of accessibility are those of the window")
  func accessibility() throws {
    func statuses() -> [Bool] {
      [
        UIAccessibility.isReduceMotionEnabled, UIAccessibility.isDarkerSystemColorsEnabled,
        UIAccessibility.isVoiceOverRunning,
      ]
    }
    #expect(try read { statuses() } == [false, false, false])
    let all = try read(
      {
        $0.settings.reducesMotion = true
        $0.settings.contrast = .increased
      }) { statuses() }
    #expect(all == [true, true, false])
    var isRunning: Bool?
    let window = Window { Button("read") { isRunning = UIAccessibility.isVoiceOverRunning } }
    window.graph.isScreenReaderRunning = true
    window.update()
    window.tap("read")
    #expect(isRunning == true)
  }

  @Test("fonts and lengths grow with the text size as scaled metrics do")
  func metrics() throws {
    func sizes() -> [CGFloat] {
      [
        UIFontMetrics.default.scaledValue(for: 100),
        UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 100),
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10)).pointSize,
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 11)
          .pointSize,
      ]
    }
    #expect(try read { sizes() } == [100, 100, 10, 10])
    let large = try read({ $0.settings.dynamicTypeSize = .xxxLarge }) { sizes() }
    // The lines of body text are 29 instead of 22 points high, those of large titles 48 instead of 41.
    #expect(abs(large[0] - 2900.0 / 22) < 1)
    #expect(large[1] < large[0] && large[1] > 100)
    #expect(large[2] > 12 && large[3] == 11)
  }
}
