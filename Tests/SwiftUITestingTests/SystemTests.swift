import SwiftUI
import SwiftUITesting
import Testing

/// System services of a window in a driver.
@MainActor
@Suite struct SystemTests {
  @Test("a driver reports shared items, deferred gestures and persistent overlays")
  func system() throws {
    let driver = try ViewDriver {
      ShareLink("Share", items: ["a", "b"])
        .defersSystemGestures(on: .bottom)
        .persistentSystemOverlays(.hidden)
    }
    try driver.tap(on: "Share")
    #expect(driver.sharedTexts == [["a", "b"]])
    #expect(driver.deferredSystemGestureEdges == .bottom)
    #expect(driver.persistentSystemOverlays == .hidden)
  }

  @Test("a driver reports whether views hide the status bar, while they are in the window")
  func statusBar() throws {
    struct Movie: View {
      @State private var isPlaying = true
      var body: some View {
        VStack {
          Button("Stop") { isPlaying = false }
          if isPlaying { Color.black.statusBarHidden() }
        }
      }
    }
    let driver = try ViewDriver { Movie() }
    #expect(driver.isStatusBarHidden)
    try driver.tap(on: "Stop")
    driver.settle()
    #expect(!driver.isStatusBarHidden)
    #expect(try ViewDriver { Text("A").statusBar(hidden: true) }.isStatusBarHidden)
  }

  @Test("a driver acts as screen reader: it moves through rotors and activates points")
  func screenReader() throws {
    struct Content: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOver
      @State private var place = "nowhere"
      var body: some View {
        VStack {
          Text(isVoiceOver ? "spoken" : "seen").id("state")
          Text(place)
          Color.red.frame(width: 100, height: 100)
            .onTapGesture { place = "\(Int($0.x.rounded())) \(Int($0.y.rounded()))" }
            .accessibilityElement()
            .accessibilityLabel("map")
            .accessibilityActivationPoint(CGPoint(x: 30, y: 40))
        }
        .accessibilityRotor("Places") { AccessibilityRotorEntry("State", id: "state") }
      }
    }
    let driver = try ViewDriver { Content() }
    driver.isScreenReaderRunning = true
    #expect(driver.texts.map(\.label).contains("spoken"))
    #expect(driver.rotorEntries("Places") == ["State"])
    #expect(driver.rotorEntries("Others") == nil)
    try driver.moveAccessibilityFocus(toEntry: "State", ofRotor: "Places")
    #expect(driver.accessibilityFocus?.label == "spoken")
    let failure = try Failure.of {
      try driver.moveAccessibilityFocus(toEntry: "None", ofRotor: "Places")
    }
    #expect(
      failure.message
        == "there is no entry of the rotor “None”; the entries of the rotor in the window are “State”"
    )
    try driver.activate("map")
    #expect(driver.texts.map(\.label).contains("30 40"))
  }
}
