import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Animations and transactions that apply only to some modifiers.
@MainActor
@Suite struct ScopedTransactionTests {
  /// A switch for stories.
  @Observable
  @MainActor
  final class Model { var isOn = false }

  private let model = Model()

  private func opacity(_ window: Window) -> Double? {
    window.opacity(of: "A").map { ($0 * 1000).rounded() / 1000 }
  }

  private func scale(_ window: Window) -> CGFloat? {
    window.scale(of: "A").map { ($0 * 1000).rounded() / 1000 }
  }

  private func half(_ content: some View) -> Window {
    let window = Window { content }
    model.isOn = true
    window.update()
    window.wait(0.5)
    return window
  }

  struct Scoped: View {
    let model: Model
    var body: some View {
      Text("A")
        .scaleEffect(model.isOn ? 2 : 1)
        .animation(.linear(duration: 1)) { $0.opacity(model.isOn ? 1 : 0.5) }
    }
  }

  @Test("4.5.33: an animation with a body applies to its modifiers, not to their content")
  func scopedAnimation() {
    let window = half(Scoped(model: model))
    #expect(opacity(window) == 0.75)
    #expect(scale(window) == 2)
  }

  struct Outside: View {
    let model: Model
    var body: some View {
      Scoped(model: model).animation(.linear(duration: 2), value: model.isOn)
    }
  }

  @Test("4.5.33: the content has the transaction from outside the body")
  func outside() {
    let window = half(Outside(model: model))
    #expect(opacity(window) == 0.75)
    #expect(scale(window) == 1.25)
  }

  struct Nested: View {
    let model: Model
    var body: some View {
      Text("A")
        .scaleEffect(model.isOn ? 2 : 1)
        .animation(.linear(duration: 1)) { inner in
          inner.opacity(model.isOn ? 1 : 0.5)
            .animation(.linear(duration: 2)) { $0.offset(x: model.isOn ? 40 : 0) }
        }
    }
  }

  @Test("4.5.33: nested bodies each apply to their own modifiers")
  func nested() {
    let window = half(Nested(model: model))
    let start = Window { Nested(model: Model()) }.frame(of: "A")
    #expect(opacity(window) == 0.75)
    #expect(scale(window) == 2)
    #expect(window.frame(of: "A").midX - start.midX == CGFloat(10))
  }

  struct Fading: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.5) }
  }

  struct Modified: View {
    let model: Model
    var body: some View {
      Text("A").scaleEffect(model.isOn ? 2 : 1)
        .modifier(Fading(isOn: model.isOn).animation(.linear(duration: 1)))
    }
  }

  @Test("4.5.34: an animated modifier animates itself, not its content")
  func modifier() {
    let window = half(Modified(model: model))
    #expect(opacity(window) == 0.75)
    #expect(scale(window) == 2)
  }

  struct Framed: View {
    let model: Model
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: model.isOn ? 100 : 20, height: 10)
        Text("A").animation(.linear(duration: 1)) {
          $0.overlay { Text("B") }.opacity(model.isOn ? 1 : 0.5)
        }
        Spacer(minLength: 0)
      }
      .animation(.linear(duration: 2), value: model.isOn)
    }
  }

  @Test("4.5.35: frames use the transaction outside the body")
  func frames() {
    let window = half(Framed(model: model))
    #expect(opacity(window) == 0.75)
    #expect(window.frame(of: "A").minX == CGFloat(40))
    #expect(window.frame(of: "B").minX == CGFloat(40))
  }

  struct Stopped: View {
    let model: Model
    var body: some View {
      Text("A")
        .transaction {
          $0.animation = nil
        } body: {
          $0.opacity(model.isOn ? 1 : 0.5)
        }
        .animation(.linear(duration: 1), value: model.isOn)
    }
  }

  @Test("4.5.33: a transaction with a body can disable an animation for its modifiers")
  func stopped() {
    let window = half(Stopped(model: model))
    #expect(opacity(window) == 1)
  }
}
