import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The document on rebuilding the default style (S3), as stories checked by their timelines (rules
/// 2.3.42 to 2.3.45 and 4.4.28 to 4.5.36).
@MainActor
@Suite struct RebuiltDefaultStyleTests {
  /// What is seen of the page at a moment.
  struct Moment: Equatable, CustomStringConvertible {
    /// The opacity of the styled button.
    let opacity: Double
    /// How far the marker in the styled button has come, from 0 to 1.
    let own: Double
    /// The same of the other button.
    let other: Double

    var description: String { "dim \(opacity), own \(own), other \(other)" }
  }

  private func moment(_ window: Window) -> Moment {
    func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
    func marker(_ title: String) -> Double {
      let frame = window.frame(of: "mark \(title)")
      let start = 100.0
      return rounded((frame.minX - start) / (200 - frame.width))
    }
    return Moment(
      opacity: rounded(CGFloat(window.opacity(of: "A") ?? -1)), own: marker("A"),
      other: marker("B"))
  }

  /// A is pressed for a second: what is seen when the finger goes down, a tenth of a second later, when
  /// it goes up, a tenth of a second later, and at rest.
  ///
  /// The mouse gives the same.
  private func timeline(_ page: some View) -> [Moment] {
    let moments = timeline(page, .touch(0))
    #expect(timeline(page, .mouse(button: 0)) == moments)
    return moments
  }

  private func timeline(_ page: some View, _ pointer: PointerEvent.Pointer) -> [Moment] {
    let window = Window { page }
    let place = window.center(of: "A")
    var moments: [Moment] = []
    window.down(at: place, pointer)
    window.wait(0.012)
    moments.append(moment(window))
    window.wait(0.1)
    moments.append(moment(window))
    window.wait(1.5)
    window.up(pointer)
    moments.append(moment(window))
    window.wait(0.1)
    moments.append(moment(window))
    window.settle()
    moments.append(moment(window))
    return moments
  }

  private func expect(_ opacity: ClosedRange<Double>, _ moment: Moment, _ line: Int = #line) {
    #expect(opacity.contains(moment.opacity), "\(moment), line \(line)")
  }

  @Test("2.3.42, 2.3.43: the default style dims immediately, fades back, and animates its label")
  func defaultStyle() {
    let moments = timeline(MarkerPage(style: .automatic))
    #expect(moments[0] == Moment(opacity: 0.2, own: 0, other: 0))
    #expect(moments[1] == moments[0])
    // The same state in the other button jumps.
    #expect(moments[2] == Moment(opacity: 0.2, own: 0, other: 1))
    expect(0.3...0.7, moments[3])
    #expect((0.1...0.6).contains(moments[3].own))
    #expect(moments[4] == Moment(opacity: 1, own: 1, other: 1))
  }

  @Test("2.3.43: in the plain style the dimming fades, and changes in the label aren't animated")
  func plainStyle() {
    let moments = timeline(MarkerPage(style: .plain))
    #expect(moments[0] == Moment(opacity: 0.75, own: 0, other: 0))
    #expect(moments[2] == Moment(opacity: 0.75, own: 1, other: 1))
    expect(0.76...0.95, moments[3])
    #expect(moments[4] == Moment(opacity: 1, own: 1, other: 1))
  }

  @Test("2.3.44: a nil animation around the button doesn't affect changes in its label")
  func nilOutside() {
    #expect(
      timeline(MarkerPage(style: .automatic, outside: .animation))
        == timeline(MarkerPage(style: .automatic)))
  }

  @Test(
    "2.3.44, 4.5.32: inside the label it does; the dimming, outside of it, still fades")
  func nilInside() {
    let moments = timeline(MarkerPage(style: .automatic, inside: .animation))
    let moving = timeline(MarkerPage(style: .automatic))
    #expect(moments.map(\.opacity) == moving.map(\.opacity))
    #expect(moments[2].own == 1)
  }

  @Test("3.4.19: the first attempt, a drag of ten points, does nothing while the finger is still")
  func firstAttempt() {
    let moments = timeline(MarkerPage(style: RebuiltStyle(step: .firstAttempt)))
    #expect(moments == Array(repeating: Moment(opacity: 1, own: 0, other: 0), count: 5))
  }

  @Test("2.3.46: a drag with a minimum distance of 0 works, without any animation")
  func unanimated() {
    let moments = timeline(MarkerPage(style: RebuiltStyle(step: .unanimated)))
    let (pressed, released) = (
      Moment(opacity: 0.2, own: 0, other: 0), Moment(opacity: 1, own: 1, other: 1)
    )
    #expect(moments == [pressed, pressed, released, released, released])
  }

  @Test("4.5.30: an animation by the state also fades the press in, and moves the label")
  func slowDim() {
    let moments = timeline(MarkerPage(style: RebuiltStyle(step: .slowDim)))
    expect(0.9...1, moments[0])
    expect(0.3...0.9, moments[1])
    #expect(moments[2] == Moment(opacity: 0.2, own: 0, other: 1))
    expect(0.3...0.9, moments[3])
    #expect((0.1...0.9).contains(moments[3].own))
  }

  @Test("4.4.28: a release animated apart from the action: two updates, and no label animation")
  func jumpingMarker() {
    let moments = timeline(MarkerPage(style: RebuiltStyle(step: .jumpingMarker)))
    expect(0.2...0.2, moments[0])
    #expect(moments[2] == Moment(opacity: 0.2, own: 1, other: 1))
    expect(0.3...0.9, moments[3])
  }

  @Test("4.4.28: an action animated with the release animates everything that it changes")
  func othersMove() {
    let moments = timeline(MarkerPage(style: RebuiltStyle(step: .othersMove)))
    expect(0.2...0.2, moments[0])
    #expect(moments[2] == Moment(opacity: 0.2, own: 0, other: 0))
    #expect((0.1...0.9).contains(moments[3].other))
    #expect(moments[3].own == moments[3].other)
  }

  @Test(
    "4.5.36: a press with disabled animations is immediate, and the release animates the label")
  func rebuilt() {
    let moments = timeline(MarkerPage(style: RebuiltStyle(step: .rebuilt)))
    #expect(moments[0] == Moment(opacity: 0.2, own: 0, other: 0))
    #expect(moments[1] == moments[0])
    #expect(moments[2] == Moment(opacity: 0.2, own: 0, other: 1))
    expect(0.3...0.9, moments[3])
    #expect((0.1...0.9).contains(moments[3].own))
    #expect(moments[4] == Moment(opacity: 1, own: 1, other: 1))
  }

  @Test("the attempts differ from each other and from the system's styles in their timelines")
  func allDiffer() {
    var timelines = RebuildStep.allCases.map { step in
      timeline(MarkerPage(style: RebuiltStyle(step: step))).description
    }
    timelines.append(timeline(MarkerPage(style: .plain)).description)
    timelines.append(timeline(MarkerPage(style: .automatic, inside: .animation)).description)
    #expect(Set(timelines).count == timelines.count)
  }

  @Test("two copies of one button value are two buttons: pressing one doesn't press the other")
  func copies() {
    let window = Window {
      let button = Button("A") {}
      VStack {
        button
        button.buttonStyle(.plain)
      }
    }
    let frames = window.graph.buttons.map(\.frame)
    window.down(at: frames[0].center)
    window.wait(0.02)
    #expect(window.display.description.contains("opacity 0.2"))
    #expect(!window.display.description.contains("opacity 0.75"))
  }
}
