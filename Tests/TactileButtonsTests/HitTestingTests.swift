import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Hit testing (rules 3.9.47 to 3.9.56), observed by a button in each place.
@MainActor
@Suite struct HitTestingTests {
  private struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private func taps(
    _ locations: [CGPoint], @ViewBuilder _ label: () -> some View
  ) -> [Bool] {
    let journal = Journal()
    let label = label()
    let window = Window {
      Button(action: { journal.note("tap") }) { label }.buttonStyle(Bare())
    }
    return locations.map { location in
      journal.clear()
      window.down(at: location, .mouse(button: 0))
      window.up(.mouse(button: 0))
      return journal.entries == ["tap"]
    }
  }

  @Test("3.9.49: a circle's corners let touches through, a rectangle's do not")
  func shapes() {
    let corner = point(152, 102)
    #expect(taps([corner]) { Circle().frame(width: 100, height: 100) } == [false])
    #expect(taps([corner]) { Rectangle().frame(width: 100, height: 100) } == [true])
    #expect(
      taps([corner]) { RoundedRectangle(cornerRadius: 20).frame(width: 100, height: 100) }
        == [false])
  }

  @Test("3.9.50: gaps and spacers aren't hit, unless a content shape covers them")
  func gaps() {
    let gap = point(200, 150)
    #expect(
      taps([gap]) {
        HStack {
          Text("A")
          Spacer()
          Text("B")
        }
      } == [false])
    #expect(
      taps([gap]) {
        HStack {
          Text("A")
          Spacer()
          Text("B")
        }
        .contentShape(Rectangle())
      } == [true])
  }

  @Test("3.9.50: a content shape replaces the content's own region")
  func contentShapeReplaces() {
    let corner = point(152, 102)
    #expect(
      taps([corner]) { Color.red.frame(width: 100, height: 100).contentShape(Circle()) }
        == [false])
  }

  @Test("3.9.48: nearly invisible views aren't hit")
  func opacity() {
    let middle = point(200, 150)
    #expect(taps([middle]) { Color.red.opacity(0.0009) } == [false])
    #expect(taps([middle]) { Color.red.opacity(0.01) } == [true])
    #expect(taps([middle]) { Color.clear } == [false])
  }

  @Test("3.9.54: scaled views are hit where they are drawn")
  func scale() {
    let locations = [point(180, 150), point(174, 150), point(101, 150)]
    #expect(
      taps(locations) { Color.red.frame(width: 100, height: 100).scaleEffect(0.5) }
        == [true, false, false])
    #expect(
      taps(locations) { Color.red.frame(width: 100, height: 100).scaleEffect(2) }
        == [true, true, true])
    #expect(
      taps([point(99, 150)]) { Color.red.frame(width: 100, height: 100).scaleEffect(2) }
        == [false])
    #expect(
      taps([point(200, 150)]) { Color.red.frame(width: 100, height: 100).scaleEffect(0) }
        == [false])
  }

  @Test("3.9.47, 3.9.55: the front view is hit first: later views, overlays before content")
  func order() {
    let journal = Journal()
    let window = Window {
      ZStack {
        Button("back") { journal.note("back") }
        Button("front") { journal.note("front") }
      }
      .background { Button("behind") { journal.note("behind") } }
    }
    window.down(at: point(200, 150), .mouse(button: 0))
    window.up(.mouse(button: 0))
    #expect(journal.entries == ["front"])
  }

  @Test("3.9.56: content that overflows its frame is still hit")
  func overflow() {
    #expect(
      taps([point(150, 150)]) {
        Color.red.frame(width: 200, height: 20).frame(width: 10, height: 10)
      } == [true])
  }

  @Test("2.5.63: a content shape around a button doesn't enlarge it, one in its label does")
  func contentShapeAroundButton() {
    let journal = Journal()
    func square() -> some View { Color.red.frame(width: 100, height: 100) }
    let around = Window {
      Button(action: { journal.note("around") }, label: square)
        .buttonStyle(Bare()).padding(50).contentShape(Rectangle())
    }
    let inside = Window {
      Button(action: { journal.note("inside") }) { square().padding(50).contentShape(Rectangle()) }
        .buttonStyle(Bare())
    }
    for window in [around, inside] {
      window.down(at: point(120, 150), .mouse(button: 0))
      window.up(.mouse(button: 0))
    }
    #expect(journal.entries == ["inside"])
  }

  @Test("2.5.64: gaps in a label react in the borderless style only, padding outside in none")
  func gapsAndPadding() {
    func taps(_ style: some PrimitiveButtonStyle, _ location: CGPoint) -> Bool {
      let journal = Journal()
      let window = Window {
        Button {
          journal.note("tap")
        } label: {
          Text("A")
          Spacer()
          Text("B")
        }
        .buttonStyle(style).padding(.horizontal, 50)
      }
      window.down(at: location, .mouse(button: 0))
      window.up(.mouse(button: 0))
      return journal.entries == ["tap"]
    }
    #expect(taps(.borderless, middle) && !taps(.plain, middle))
    #expect(taps(.borderless, point(60, 150)) && taps(.plain, point(60, 150)))
    #expect(!taps(.borderless, point(40, 150)) && !taps(.plain, point(40, 150)))
  }

  @Test("3.9.51: a content shape for other kinds than interaction leaves the region alone")
  func kinds() {
    func isHit(_ kinds: ContentShapeKinds) -> Bool {
      taps([point(152, 102)]) {
        Circle().frame(width: 100, height: 100).contentShape(kinds, Rectangle())
      } == [true]
    }
    #expect(isHit(.interaction) && isHit([.hoverEffect, .interaction]))
    for kind in [
      ContentShapeKinds.dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect,
      .accessibility,
    ] {
      #expect(!isHit(kind))
    }
  }

  @Test("3.9.57: a finger touches with its center only")
  func center() {
    let journal = Journal()
    let window = Window {
      Button(action: { journal.note("tap") }) { Color.red.frame(width: 100, height: 100) }
        .buttonStyle(Bare())
    }
    for x in [149.5, 150.5] {
      window.down(at: point(x, 150))
      window.wait(0.1)
      window.up()
      #expect(journal.entries == (x < 150 ? [] : ["tap"]))
    }
  }
}
