import SwiftUI
import SwiftUITesting
import Testing

/// The accessibility focus, and the states bound to it.
@MainActor
@Suite struct AccessibilityFocusTests {
  private enum Place: Hashable { case title, pay, gone }

  private struct Form: View {
    @AccessibilityFocusState private var place: Place?
    @AccessibilityFocusState(for: .switchControl) private var isSwitched: Bool
    @State private var isPaying = true

    var body: some View {
      VStack {
        Text("place \(place.map { "\($0)" } ?? "nowhere") \(isSwitched)")
          .accessibilityIdentifier("place")
        Text("Title").accessibilityFocused($place, equals: .title)
          .accessibilityFocused($isSwitched)
        if isPaying {
          Button {
            place = .title
          } label: {
            Text("Pay").accessibilityFocused($place, equals: .pay)
          }
        }
        Button("Nowhere") { place = nil }
        Button("Gone") { place = .gone }
        Button("Remove") { isPaying = false }
      }
    }
  }

  private func driver() throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 300, height: 400), text: .squares) { Form() }
  }

  private func said(_ driver: ViewDriver) -> Substring? {
    driver.accessibilityTree.split(separator: "\n").first?.split(separator: "”").first?.dropFirst(6)
  }

  @Test("a state follows the screen reader, also if the view is part of an element")
  func follows() throws {
    let driver = try driver()
    #expect(said(driver) == "place nowhere false")
    try driver.moveAccessibilityFocus(to: "Title")
    #expect(said(driver) == "place title false")
    try driver.moveAccessibilityFocus(to: "Pay")
    #expect(said(driver) == "place pay false")
    try driver.moveAccessibilityFocus(to: "Gone")
    #expect(said(driver) == "place nowhere false")
    #expect(driver.accessibilityFocus?.label == "Gone")
    try driver.moveAccessibilityFocus(to: nil)
    #expect(driver.accessibilityFocus == nil)
    #expect(
      try Failure.of { try driver.moveAccessibilityFocus(to: "Nobody") }.message
        .hasPrefix("there is no element labeled “Nobody”"))
  }

  @Test("a state moves the accessibility focus; a value without a view removes it")
  func moves() throws {
    let driver = try driver()
    try driver.moveAccessibilityFocus(to: "Pay")
    try driver.activate("Pay")
    #expect(driver.accessibilityFocus?.label == "Title")
    #expect(said(driver) == "place title false")
    try driver.activate("Gone")
    #expect(driver.accessibilityFocus == nil)
    try driver.moveAccessibilityFocus(to: "Title")
    try driver.activate("Nowhere")
    #expect(driver.accessibilityFocus == nil)
  }

  @Test("a removed element loses the focus")
  func removed() throws {
    let driver = try driver()
    try driver.moveAccessibilityFocus(to: "Pay")
    try driver.activate("Remove")
    #expect(driver.accessibilityFocus == nil)
    #expect(said(driver) == "place nowhere false")
  }
}
