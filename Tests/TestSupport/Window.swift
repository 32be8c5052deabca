import Foundation
import SwiftUI
import TactileDrawing
import TactileHeadlessHost
import Testing

@testable import SwiftUITesting
@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileViewGraph

/// A driver for tests of the engine: letters are squares, tasks and timers are left to the machine, and each step
/// checks the engine's invariants.
@MainActor
final class Window {
  let driver: ViewDriver

  init(
    size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 2,
    scheme: ColorScheme = .light, idiom: Idiom = .phone, isDesktop: Bool = false,
    images: (any ImageLoader)? = nil,
    @ViewBuilder _ content: () -> some View
  ) {
    let configuration = HostConfiguration(
      size: size, displayScale: scale, colorScheme: scheme, idiom: idiom, isDesktop: isDesktop)
    do {
      driver = try ViewDriver(
        configuration, text: .squares, images: images, hasVirtualTime: false, content: content)
    } catch {
      preconditionFailure("A driver that measures letters as squares needs no fonts: \(error)")
    }
    check()
  }

  var host: HeadlessHost { driver.host }
  var graph: ViewGraph { host.graph }
  /// The size that the content takes of the window, in points.
  var contentSize: CGSize { graph.contentSize }
  var accessibilityDescription: String { graph.accessibilityDescription }

  private func check() {
    #expect(graph.root.zombies() == [])
    #expect(graph.root.brokenInvariants() == [])
  }

  // MARK: Finger and mouse

  func down(at location: CGPoint, _ pointer: PointerEvent.Pointer = .touch(0)) {
    driver.send(.began, pointer, at: location)
    check()
  }

  /// A finger goes down on the button and stays for the 12 ms after which it counts.
  func press(_ label: String) {
    down(at: center(of: label))
    wait(0.012)
  }

  func click(_ label: String) {
    down(at: center(of: label), .mouse(button: 0))
    up(.mouse(button: 0))
  }

  func move(to location: CGPoint, _ pointer: PointerEvent.Pointer = .touch(0)) {
    driver.send(.moved, pointer, at: location)
    check()
  }

  func up(_ pointer: PointerEvent.Pointer = .touch(0)) { end(.ended, pointer) }
  func cancel(_ pointer: PointerEvent.Pointer = .touch(0)) { end(.cancelled, pointer) }

  private func end(_ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer) {
    driver.end(phase, pointer)
    check()
  }

  /// Down, up a twentieth of a second later.
  func tap(_ label: String) {
    press(label)
    wait(0.05)
    up()
  }

  // MARK: Clock

  func wait(_ duration: TimeInterval) {
    driver.advance(by: duration)
    check()
  }

  /// Applies what was written outside of any event.
  func update() {
    graph.update()
    check()
  }

  /// Nothing moves and nothing waits.
  func settle() {
    #expect(driver.settle())
    check()
  }

  // MARK: Looking

  var display: DisplayList { driver.displayList }

  func frame(of label: String) -> CGRect {
    if let button = graph.buttons.first(where: { $0.label == label }) { return button.frame }
    if let text = graph.texts.first(where: { $0.string == label }) { return text.frame }
    Issue.record("no “\(label)” in\n\(display)")
    return .null
  }

  func center(of label: String) -> CGPoint { frame(of: label).center }

  /// All texts drawn, from back to front.
  var texts: [String] { drawn.map(\.string) }

  /// The product of the opacities around a text; nil where it is not drawn.
  func opacity(of text: String) -> Double? { drawn.first { $0.string == text }?.opacity }

  /// The product of the scales around a text.
  func scale(of text: String) -> CGFloat? { drawn.first { $0.string == text }?.scale }

  func color(of text: String) -> RGBAColor? { drawn.first { $0.string == text }?.color }

  private struct DrawnText {
    let string: String
    let color: RGBAColor
    let opacity: Double
    let scale: CGFloat
  }

  private var drawn: [DrawnText] {
    func collect(
      _ items: [DisplayList.Item], opacity: Double, scale: CGFloat
    ) -> [DrawnText] {
      items.flatMap { item -> [DrawnText] in
        switch item.content {
        case .fill, .stroke, .symbol, .image: []
        case .text(let run):
          [
            DrawnText(
              string: run.lines.map(\.string).joined(separator: " "), color: run.color,
              opacity: opacity, scale: scale)
          ]
        case .group(.opacity(let factor), let items):
          collect(items, opacity: opacity * factor, scale: scale)
        case .group(.scale(let factor, _), let items):
          collect(items, opacity: opacity, scale: scale * factor.width)
        case .group(_, let items):
          collect(items, opacity: opacity, scale: scale)
        }
      }
    }
    return collect(display.items, opacity: 1, scale: 1)
  }

  // MARK: Work

  /// The work that the closure causes.
  func work(_ body: () -> Void) -> Statistics {
    let before = graph.statistics
    body()
    return graph.statistics - before
  }
}

/// A log of events, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }
  func count(_ entry: String) -> Int { entries.count { $0 == entry } }
}

/// The points of a window, without the labels.
func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension CGRect {
  /// The point in the middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
