import SwiftUI
import SwiftUITesting
import TactileInspection
import Testing

/// The inspector of a window, and its view.
@MainActor
@Suite struct WindowInspectorTests {
  private struct Sender: View {
    @State private var sent = 0

    var body: some View {
      Button("Send \(sent)") { sent += 1 }.padding(20)
    }
  }

  private func inspected() throws -> (driver: ViewDriver, inspector: WindowInspector) {
    let driver = try ViewDriver(size: CGSize(width: 200, height: 100)) { Sender() }
    return (driver, WindowInspector(driver.graph))
  }

  @Test("it follows the trace and the accessibility tree until it ends")
  func follows() throws {
    let (driver, inspector) = try inspected()
    #expect(inspector.tree.contains("Send 0"))
    try driver.tap(on: "Send 0")
    driver.settle()
    inspector.refresh()
    #expect(inspector.tree.contains("Send 1"))
    let lanes = TraceLane.lanes(of: inspector.entries)
    #expect(
      lanes.prefix(5).map(\.title) == ["Fingers", "Gestures", "State", "Bodies", "Actions"])
    // The press fades from dim to full.
    let curve = try #require(lanes.first { $0.title.hasPrefix("opacity") }?.curves.first)
    #expect(curve.first?.value == 0 && curve.last?.value == 1)
    inspector.end()
    let count = inspector.entries.count
    try driver.tap(on: "Send 1")
    inspector.refresh()
    #expect(inspector.entries.count == count)
    #expect(inspector.tree.contains("Send 1"))
  }

  @Test("the view under the pointer is outlined, with its padding, unless this is switched off")
  func outline() throws {
    let (driver, inspector) = try inspected()
    #expect(inspector.outline.isEmpty)
    inspector.pointerDidMove(to: CGPoint(x: 100, y: 50))
    #expect(inspector.views.first?.name == "Text \"Send 0\"")
    #expect(inspector.views.contains { $0.type?.name == "Sender" })
    #expect(inspector.outline.count == 1)
    inspector.isOutlining = false
    #expect(inspector.outline.isEmpty)
    inspector.isOutlining = true
    inspector.pointerDidMove(to: nil)
    #expect(inspector.outline.isEmpty)
    withExtendedLifetime(driver) {}
  }

  @Test("its view shows what it knows")
  func view() throws {
    let (driver, inspector) = try inspected()
    inspector.pointerDidMove(to: CGPoint(x: 100, y: 50))
    try driver.tap(on: "Send 0")
    driver.settle()
    inspector.refresh()
    let shown = try ViewDriver(size: CGSize(width: 520, height: 1600)) { InspectorView(inspector) }
    let tree = shown.accessibilityTree
    let texts = [
      "Timeline", "Actions", "action: Button", "Sender, at", "padding 20 20 20 20",
      "button “Send 1”",
    ]
    for text in texts { #expect(tree.contains(text), "\(text)") }
    // Tests that run at the same time may issue warnings.
    #expect(tree.contains("Warnings") == !inspector.warnings.isEmpty)
    try shown.tap(on: "Outline")
    #expect(inspector.outline.isEmpty)
  }

  @Test("it shows where the view under the pointer is declared, in the package of the program")
  func source() async throws {
    let (driver, inspector) = try inspected()
    await inspector.readSources()
    inspector.pointerDidMove(to: CGPoint(x: 100, y: 50))
    let sender = try #require(inspector.views.first { $0.type?.name == "Sender" })
    // Over its padding, nothing smaller is under the pointer.
    inspector.pointerDidMove(to: CGPoint(x: sender.frame.minX + 5, y: sender.frame.minY + 5))
    inspector.pointerDidMove(to: nil)
    let declaration = try #require(inspector.declaration)
    #expect(declaration.place.path == "Tests/TactileInspectionTests/WindowInspectorTests.swift")
    let lines = declaration.lines
    #expect(lines.first == "private struct Sender: View {" && lines.last == "}")
    let shown = try ViewDriver(size: CGSize(width: 520, height: 1600)) { InspectorView(inspector) }
    let line = declaration.place.line
    #expect(shown.accessibilityTree.contains("WindowInspectorTests.swift:\(line)"))
    inspector.isOutlining = false
    #expect(inspector.declaration == nil)
    withExtendedLifetime(driver) {}
  }
}
