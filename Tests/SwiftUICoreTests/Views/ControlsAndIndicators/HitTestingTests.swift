import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
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
}
