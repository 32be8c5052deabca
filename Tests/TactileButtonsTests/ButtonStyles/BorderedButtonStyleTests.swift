import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Bordered buttons: sizes, shapes and colors (rules 2.8.82 to 2.8.91).
@MainActor
@Suite(.windows(like: .iOS18)) struct BorderedButtonStyleTests {
  /// The shape behind the label, and the label's color.
  private struct Look {
    let frame: CGRect
    let fill: RGBAColor
    let label: RGBAColor
    let path: String
  }

  private func look(
    scheme: ColorScheme = .light, pressed: Bool = false, @ViewBuilder _ content: () -> some View
  ) throws -> Look {
    let window = Window(scale: 3, scheme: scheme, content)
    if pressed { window.press("A") }
    let item = try #require(window.display.items.first)
    guard case .fill(let path, .color(let fill), _) = item.content else {
      throw Missing()
    }
    return Look(
      frame: path.boundingRect.offsetBy(dx: item.origin.x, dy: item.origin.y), fill: fill,
      label: try #require(window.color(of: "A")), path: path.description)
  }

  private struct Missing: Error {}

  @Test(
    "2.8.86: heights at 3x by control size",
    arguments: [
      (ControlSize.mini, 28), (.small, 28), (.regular, 34.33), (.large, 50.33),
      (.extraLarge, 50.33),
    ] as [(ControlSize, CGFloat)])
  func heights(size: ControlSize, height: CGFloat) throws {
    for isProminent in [false, true] {
      let look = try look {
        Group {
          if isProminent {
            Button("A") {}.buttonStyle(.borderedProminent)
          } else {
            Button("A") {}.buttonStyle(.bordered)
          }
        }
        .controlSize(size)
      }
      #expect(abs(look.frame.height - height) < 0.005)
    }
  }

  @Test(
    "1.3.29, 2.8.86: padding and font, by control size",
    arguments: [
      (ControlSize.small, 10, 15), (.regular, 12, 17), (.large, 20, 17),
    ] as [(ControlSize, CGFloat, CGFloat)])
  func widths(size: ControlSize, padding: CGFloat, font: CGFloat) throws {
    let look = try look { Button("A") {}.buttonStyle(.bordered).controlSize(size) }
    // One square letter.
    #expect(abs(look.frame.width - (font + 2 * padding)) < 0.005)
    // A custom font is kept.
    let own = try self.look {
      Button("A") {}.buttonStyle(.bordered).controlSize(size).font(.system(size: 30))
    }
    #expect(abs(own.frame.width - (30 + 2 * padding)) < 0.005)
  }

  @Test("2.8.86: a label with an infinite maximum width gets the whole width")
  func stretching() throws {
    let look = try look {
      Button(action: {}) { Text("A").frame(maxWidth: .infinity) }.buttonStyle(.bordered)
    }
    #expect(look.frame.width == 400)
  }

  @Test("1.3.26, 2.8.87: the shape depends on the control size, and can be chosen")
  func shapes() throws {
    func path(_ size: ControlSize, _ shape: ButtonBorderShape) throws -> String {
      try look {
        Button("A") {}.buttonStyle(.bordered).controlSize(size).buttonBorderShape(shape)
      }.path
    }
    #expect(try path(.regular, .automatic).hasSuffix("radius 7"))
    #expect(try path(.large, .automatic).hasSuffix("radius 9"))
    #expect(try path(.small, .automatic).hasSuffix("radius 14"))
    #expect(try path(.extraLarge, .automatic).hasSuffix("radius 25.167"))
    #expect(try path(.regular, .capsule).hasSuffix("radius 17.167"))
    #expect(try path(.small, .roundedRectangle).hasSuffix("radius 5"))
    #expect(try path(.regular, .roundedRectangle(radius: 3)).hasSuffix("radius 3"))
    #expect(try path(.regular, .circle).hasPrefix("ellipse"))
  }

  @Test("2.8.87: a circle has the larger of its width and height")
  func circle() throws {
    for label in ["A", "AAAAAA"] {
      let window = Window(scale: 3) {
        Button(label) {}.buttonStyle(.bordered).buttonBorderShape(.circle)
      }
      let frame = window.frame(of: label)
      #expect(abs(frame.width - frame.height) < 0.34)
      #expect(abs(frame.width - max(CGFloat(label.count) * 17 + 24, 34.33)) < 0.34)
    }
  }

  @Test("2.8.88: without a tint, light and dark, at rest, pressed, destructive")
  func untinted() throws {
    func expect(
      _ fill: String, _ label: String, scheme: ColorScheme = .light, pressed: Bool = false,
      role: ButtonRole? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let look = try look(scheme: scheme, pressed: pressed) {
        Button("A", role: role) {}.buttonStyle(.bordered)
      }
      #expect(look.fill.description == fill, sourceLocation: sourceLocation)
      #expect(look.label.description == label, sourceLocation: sourceLocation)
    }
    try expect("#787880@0.16", "#007AFF")
    try expect("#787880@0.32", "#0A84FF", scheme: .dark)
    try expect("#787880@0.16", "#FF3B30", role: .destructive)
    try expect("#787880@0.12", "#007AFF@0.75", pressed: true)
    // White at 5 % over the fill, at 10 % over the label.
    try expect("#8B8B92@0.354", "#2390FF", scheme: .dark, pressed: true)
  }

  @Test("2.8.89: with a tint")
  func tinted() throws {
    func fill(
      _ tint: Color, scheme: ColorScheme = .light, pressed: Bool = false
    ) throws -> String {
      try look(scheme: scheme, pressed: pressed) {
        Button("A") {}.buttonStyle(.bordered).tint(tint)
      }.fill.description
    }
    #expect(try fill(.green) == "#34C759@0.18")
    #expect(try fill(.yellow) == "#FFCC00@0.2")
    #expect(try fill(.green, scheme: .dark) == "#30D158@0.25")
    #expect(try fill(.red, scheme: .dark) == "#FF453A@0.2")
    #expect(try fill(.pink, scheme: .dark) == "#FF375F@0.2")
    #expect(try fill(.green, pressed: true) == "#34C759@0.117")
    #expect(try fill(.green, scheme: .dark, pressed: true) == "#30D158@0.35")
  }

  @Test("2.8.90: prominent buttons have the tint as fill and a white label")
  func prominent() throws {
    func look(
      scheme: ColorScheme = .light, pressed: Bool = false, tint: Color? = nil,
      role: ButtonRole? = nil
    ) throws -> String {
      let look = try self.look(scheme: scheme, pressed: pressed) {
        Button("A", role: role) {}.buttonStyle(.borderedProminent).tint(tint)
      }
      return "\(look.fill) \(look.label)"
    }
    #expect(try look() == "#007AFF #FFFFFF")
    #expect(try look(role: .destructive) == "#FF3B30 #FFFFFF")
    #expect(try look(tint: .green, role: .destructive) == "#34C759 #FFFFFF")
    #expect(try look(pressed: true) == "#007AFF@0.75 #FFFFFF@0.75")
    #expect(try look(scheme: .dark, pressed: true) == "#3B9DFF #FFFFFF@0.75")
  }

  @Test("2.8.91: disabled bordered and prominent buttons look alike")
  func disabled() throws {
    for isProminent in [false, true] {
      let look = try look {
        Group {
          if isProminent {
            Button("A") {}.buttonStyle(.borderedProminent)
          } else {
            Button("A") {}.buttonStyle(.bordered)
          }
        }
        .disabled(true)
      }
      #expect(look.fill.description == "#787880@0.16")
      #expect(look.label.description == "#3C3C43@0.225")
    }
  }

  @Test("2.8.83: borderless: the tint, the accent color, or red for a destructive role")
  func borderless() {
    let window = Window {
      Button("plain accent") {}
      Button("tinted") {}.tint(.green)
      Button("accent") {}.accentColor(.orange)
      Button("destructive", role: .destructive) {}.tint(.green)
      Button("disabled") {}.tint(.green).disabled(true)
      Button("small") {}.controlSize(.small)
    }
    #expect(window.color(of: "plain accent")?.description == "#007AFF")
    #expect(window.color(of: "tinted")?.description == "#34C759")
    #expect(window.color(of: "accent")?.description == "#FF9500")
    #expect(window.color(of: "destructive")?.description == "#FF3B30")
    #expect(window.color(of: "disabled")?.description == "#3C3C43@0.3")
    #expect(window.frame(of: "small").width == 75)
  }

  @Test("2.2.22: the shape of a bordered button is its hit region")
  func region() {
    let journal = Journal()
    let window = Window(scale: 1) {
      Button("A") { journal.note("action") }.buttonStyle(.bordered).buttonBorderShape(.circle)
    }
    let frame = window.frame(of: "A")
    window.down(at: point(frame.minX + 1, frame.minY + 1), .mouse(button: 0))
    window.up(.mouse(button: 0))
    #expect(journal.entries == [])
    window.down(at: point(frame.midX, frame.minY + 2), .mouse(button: 0))
    window.up(.mouse(button: 0))
    #expect(journal.entries == ["action"])
  }

  @Test("2.8.94: with the idiom of a Mac too, buttons have the iPhone's heights")
  func macHeights() {
    func height(_ idiom: Idiom, _ size: ControlSize) -> CGFloat {
      Window(idiom: idiom) { Button("A") {}.buttonStyle(.bordered).controlSize(size) }
        .frame(of: "A").height
    }
    for size in ControlSize.allCases { #expect(height(.mac, size) == height(.phone, size)) }
    #expect(height(.mac, .mini) == 28)
  }
}
