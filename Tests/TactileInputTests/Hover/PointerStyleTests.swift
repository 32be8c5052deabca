import Testing

@testable import SwiftUI
@testable import TactileHeadlessHost

/// The shape of the mouse pointer.
@MainActor @Suite struct PointerStyleTests {
  struct Workbench: View {
    @State private var isGrabbed = false
    @State private var hasTool = true

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50)
          .pointerStyle(.rectSelection)
          .padding(25)
          .background(Color.blue)
          .pointerStyle(isGrabbed ? .grabActive : .grabIdle)
          .onTapGesture { isGrabbed.toggle() }
        if hasTool {
          Button("Remove") { hasTool = false }
            .frame(width: 100, height: 50)
            .contentShape(Rectangle())
            .pointerStyle(.zoomOut)
        }
      }
    }
  }

  private func window() -> (HeadlessHost, PointerStyles) {
    let window = HeadlessHost(
      HostConfiguration(size: CGSize(width: 100, height: 150)), root: { Workbench() })
    return (window, window.graph.feature(PointerStyles.self))
  }

  @Test("the innermost view under the pointer decides")
  func nested() {
    let (window, styles) = window()
    #expect(styles.current == .default)
    window.send(.hovered, .mouse(button: 0), at: CGPoint(x: 50, y: 50))
    #expect(styles.current == .rectSelection)
    window.send(.hovered, .mouse(button: 0), at: CGPoint(x: 5, y: 5))
    #expect(styles.current == .grabIdle)
    window.send(.hovered, .mouse(button: 0), at: CGPoint(x: 50, y: 50))
    #expect(styles.current == .rectSelection)
    window.send(.left, .mouse(button: 0), at: .zero)
    #expect(styles.current == .default)
  }

  @Test("a view can change the shape while the pointer is over it")
  func change() {
    let (window, styles) = window()
    window.send(.hovered, .mouse(button: 0), at: CGPoint(x: 5, y: 5))
    window.send(.began, .mouse(button: 0), at: CGPoint(x: 5, y: 5))
    window.send(.ended, .mouse(button: 0), at: CGPoint(x: 5, y: 5))
    #expect(styles.current == .grabActive)
  }

  @Test("a view can take and give up a shape while the pointer is over it")
  func optional() {
    struct Handle: View {
      @State private var isGrabbed = false

      var body: some View {
        Color.red.pointerStyle(isGrabbed ? .grabActive : nil).onTapGesture { isGrabbed.toggle() }
      }
    }
    let window = HeadlessHost(
      HostConfiguration(size: CGSize(width: 100, height: 100)), root: { Handle() })
    let styles = window.graph.feature(PointerStyles.self)
    window.send(.hovered, .mouse(button: 0), at: CGPoint(x: 50, y: 50))
    for style in [PointerStyle.grabActive, .default, .grabActive] {
      window.send(.began, .mouse(button: 0), at: CGPoint(x: 50, y: 50))
      window.send(.ended, .mouse(button: 0), at: CGPoint(x: 50, y: 50))
      #expect(styles.current == style)
    }
  }

  @Test("a view that is removed under the pointer takes its shape along")
  func removed() {
    let (window, styles) = window()
    let button = CGPoint(x: 50, y: 125)
    window.send(.hovered, .mouse(button: 0), at: button)
    #expect(styles.current == .zoomOut)
    window.send(.began, .mouse(button: 0), at: button)
    window.send(.ended, .mouse(button: 0), at: button)
    #expect(styles.current == .default)
  }
}
