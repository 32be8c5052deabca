import SwiftUI
import SwiftUITesting
import Testing

@testable import TactileGallery

/// The demos of a design system's styles.
@MainActor
@Suite struct DesignSystemTests {
  nonisolated static let demos: [Demo] = [.toolbarStyle, .squareStyle, .primaryAndSecondary]

  private func list(
    _ demo: Demo, _ state: String = "rest", _ scheme: ColorScheme = .light
  ) throws -> String {
    try demo.driver(at: demo.still(named: state), Setting(scheme: scheme)).displayList.description
  }

  @Test(arguments: demos) func ink_followsTheColourScheme(demo: Demo) throws {
    #expect(try list(demo, "rest", .light).contains("#5433C7"))
    #expect(try list(demo, "rest", .dark).contains("#BAB0FF"))
  }

  @Test(arguments: [Demo.toolbarStyle, .squareStyle])
  func destructiveRole_isRed(demo: Demo) throws {
    #expect(try list(demo, "rest", .light).contains("#FF383C"))
    #expect(try list(demo, "rest", .dark).contains("#FF4245"))
  }

  @Test(arguments: demos) func disabledButtons_loseTheirColour(demo: Demo) throws {
    let driver = try demo.driver(at: demo.still(named: "disabled"), Setting())
    let grey = driver.displayList.description.matches(of: /saturation 0/).count
    #expect(grey == driver.buttons.count)
  }

  @Test func toolbar_hasOneDisabledButton() throws {
    let driver = try Demo.toolbarStyle.driver(Setting())
    #expect(driver.buttons.map(\.label) == ["Share", "Copy", "Undo", "Delete"])
    #expect(driver.buttons.map(\.isEnabled) == [true, true, false, true])
  }

  @Test(arguments: [CGSize(width: 360, height: 200), CGSize(width: 250, height: 400)])
  func tiles_areSquaresHoweverLongTheirWordsAre(size: CGSize) throws {
    let driver = try Demo.squareStyle.driver(Setting(size: size))
    let frames = driver.buttons.map(\.frame)
    #expect(frames.count == 3)
    for frame in frames { #expect(abs(frame.width - frame.height) < 0.6, "\(frame)") }
    #expect(Set(frames.map(\.minY)).count == 1)
  }

  @Test func primaryAndSecondary_bothAct() throws {
    let driver = try Demo.primaryAndSecondary.driver(Setting())
    try driver.tap(on: "Primary")
    try driver.tap(on: "Secondary")
    #expect(driver.texts.map(\.label).contains("2 actions"))
  }

  @Test func primaryAndSecondary_areAsWideAsEachOther() throws {
    let driver = try Demo.primaryAndSecondary.driver(Setting())
    let frames = driver.buttons.map(\.frame)
    #expect(frames.map(\.width) == [160, 160])
    #expect(frames.map(\.height).min() == frames.map(\.height).max())
  }

  @Test func pressedPrimary_darkensAndShrinks() throws {
    let rest = try list(.primaryAndSecondary)
    let pressed = try list(.primaryAndSecondary, "pressed")
    #expect(!rest.contains("brightness"))
    #expect(pressed.contains("brightness -0.12") && pressed.contains("scale 0.97"))
  }
}
