import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The cost of a modifier doesn't depend on the nesting depth.
@MainActor
@Suite struct NestingWorkTests {
  enum Kind: CaseIterable {
    case opacity, padding, offset, frame, background, overlay, opacityAndPadding

    @MainActor func around(_ view: AnyView, _ value: Double) -> AnyView {
      switch self {
      case .opacity: AnyView(view.opacity(1 - value))
      case .padding: AnyView(view.padding(value))
      case .offset: AnyView(view.offset(x: value))
      case .frame: AnyView(view.frame(maxWidth: 300 - value))
      case .background: AnyView(view.background(Color.red.opacity(value)))
      case .overlay: AnyView(view.overlay(alignment: .top) { Color.red.frame(height: value) })
      case .opacityAndPadding: AnyView(view.opacity(1 - value).padding(0))
      }
    }

    @MainActor func nested(_ count: Int, _ value: Double, around view: some View) -> AnyView {
      var view = AnyView(view)
      for _ in 0..<count { view = around(view, value) }
      return view
    }
  }

  /// The counts at which the work is asserted; every phase of a deep view recurses, so the stack bounds
  /// it.
  nonisolated static let depths = [10, 100, 1000]

  private func work(_ kind: Kind, _ count: Int) -> Statistics {
    Window { kind.nested(count, 0.001, around: Text("a")) }.graph.statistics
  }

  @Test("n modifiers around a view: the first frame costs the same for each", arguments: depths)
  func firstFrame(count: Int) {
    for kind in Kind.allCases {
      let (two, three) = (work(kind, 2), work(kind, 3))
      #expect(work(kind, count + 2) == two + (three - two) * count, "\(kind)")
    }
  }

  @Test("the innermost of n modified views changes: each costs the same", arguments: depths)
  func innermost(count: Int) {
    func work(_ kind: Kind, _ count: Int) -> Statistics {
      var text: Binding<String>?
      let window = Window {
        kind.nested(
          count, 0.001,
          around: Stateful("a") { binding in
            let _ = text = binding
            Text(binding.wrappedValue)
          })
      }
      _ = window.graph.removeDamage()
      return window.work {
        text?.wrappedValue = "bc"
        window.graph.update()
      }
    }
    for kind in Kind.allCases {
      let (two, three) = (work(kind, 2), work(kind, 3))
      #expect(two.bodies == 1)
      #expect(work(kind, count + 2) == two + (three - two) * count, "\(kind)")
    }
  }

  @Test("all of n effects change in one frame: each costs the same", arguments: depths)
  func all(count: Int) {
    func work(_ kind: Kind, _ count: Int) -> Statistics {
      var value: Binding<Double>?
      let window = Window {
        Stateful(0.001) { binding in
          let _ = value = binding
          kind.nested(count, binding.wrappedValue, around: Text("a"))
            .frame(width: 390, height: 290)
        }
      }
      _ = window.graph.removeDamage()
      return window.work {
        value?.wrappedValue = 0.002
        window.graph.update()
      }
    }
    for kind in [Kind.opacity, .opacityAndPadding] {
      let (two, three) = (work(kind, 2), work(kind, 3))
      #expect(three.displayItems >= 3, "\(kind)")
      #expect(work(kind, count + 2) == two + (three - two) * count, "\(kind)")
    }
  }
}

extension Statistics {
  static func + (lhs: Self, rhs: Self) -> Self { lhs - (Statistics() - rhs) }

  static func * (lhs: Self, count: Int) -> Self {
    var product = Statistics()
    product.bodies = lhs.bodies * count
    product.measures = lhs.measures * count
    product.arranged = lhs.arranged * count
    product.placements = lhs.placements * count
    product.displayItems = lhs.displayItems * count
    product.preferences = lhs.preferences * count
    product.visits = lhs.visits * count
    product.steps = lhs.steps * count
    return product
  }
}
