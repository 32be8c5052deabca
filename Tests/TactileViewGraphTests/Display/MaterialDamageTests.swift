import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Damage behind a material damages the material.
@MainActor
@Suite struct MaterialDamageTests {
  /// A spot that moves along the top, and panes of glass below it.
  struct Scene: View {
    @State var x: CGFloat = 0
    @State var hasPane = true
    let panes: [CGRect]
    let register: (Binding<CGFloat>, Binding<Bool>) -> Void

    var body: some View {
      register($x, $hasPane)
      return ZStack(alignment: .topLeading) {
        Color.red.frame(width: 10, height: 10).offset(x: x)
        if hasPane {
          ForEach(panes.indices, id: \.self) { index in
            Rectangle().fill(.thinMaterial)
              .frame(width: panes[index].width, height: panes[index].height)
              .offset(x: panes[index].minX, y: panes[index].minY)
          }
        }
        Button("far") {}.offset(x: 700, y: 400)
      }
      .frame(width: 800, height: 500, alignment: .topLeading)
    }
  }

  @MainActor
  private final class Stage {
    let window: Window
    private var x: Binding<CGFloat>?
    private var hasPane: Binding<Bool>?

    init(_ panes: [CGRect]) {
      var bindings: (Binding<CGFloat>, Binding<Bool>)?
      window = Window(size: CGSize(width: 800, height: 500), scale: 1) {
        Scene(panes: panes) { bindings = ($0, $1) }
      }
      (x, hasPane) = (bindings?.0, bindings?.1)
      _ = window.graph.removeDamage()
    }

    /// What is damaged when the spot goes somewhere.
    func move(to x: CGFloat) -> [CGRect] {
      self.x?.wrappedValue = x
      window.update()
      return window.graph.removeDamage().rects
    }

    func removePanes() {
      hasPane?.wrappedValue = false
      window.update()
      _ = window.graph.removeDamage()
    }
  }

  private let spots = [
    CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
  ]
  private let near = CGRect(x: 0, y: 60, width: 50, height: 20)
  private let far = CGRect(x: 0, y: 71, width: 50, height: 20)

  @Test("a change within the blur radius damages the whole material, and one farther away doesn't")
  func reach() {
    #expect(Stage([near]).move(to: 20) == spots + [near])
    #expect(Stage([far]).move(to: 20) == spots)
  }

  @Test("materials in front of a damaged material are damaged, repeatedly")
  func transitive() {
    let panes = [
      CGRect(x: 0, y: 350, width: 50, height: 10), CGRect(x: 0, y: 200, width: 50, height: 100),
      CGRect(x: 0, y: 130, width: 50, height: 20), near,
      CGRect(x: 300, y: 360, width: 9, height: 9),
    ]
    let damage = Stage(panes).move(to: 20)
    for pane in panes.dropLast() { #expect(damage.contains { $0.contains(pane) }) }
    #expect(!damage.contains { $0.intersects(panes[4]) })
  }

  @Test("a removed material no longer causes damage")
  func gone() {
    let stage = Stage([near])
    #expect(stage.window.graph.damageLog.materials.count == 1)
    stage.removePanes()
    #expect(stage.window.graph.damageLog.materials.isEmpty)
    #expect(stage.move(to: 20) == spots)
  }

  @Test("text with a material no longer causes damage when it has a color")
  func repainted() {
    struct Content: View {
      @State var isGlass = true
      let register: (Binding<Bool>) -> Void
      var body: some View {
        register($isGlass)
        return VStack {
          Text("a").foregroundStyle(isGlass ? AnyShapeStyle(.bar) : AnyShapeStyle(.red))
          Image(systemName: "star")
            .foregroundStyle(isGlass ? AnyShapeStyle(.bar) : AnyShapeStyle(.red))
          Circle().fill(isGlass ? AnyShapeStyle(.bar) : AnyShapeStyle(.red))
        }
      }
    }
    var isGlass: Binding<Bool>?
    let window = Window { Content { isGlass = $0 } }
    #expect(window.graph.damageLog.materials.count == 3)
    isGlass?.wrappedValue = false
    window.update()
    #expect(window.graph.damageLog.materials.isEmpty)
  }

  @Test("a press elsewhere doesn't redraw a material, and costs no more than without one")
  func press() {
    func press(_ panes: [CGRect]) -> (Statistics, [CGRect]) {
      let stage = Stage(panes)
      let center = stage.window.center(of: "far")
      let work = stage.window.work { stage.window.down(at: center, .mouse(button: 0)) }
      let damage = stage.window.graph.removeDamage().rects
      for rect in damage {
        #expect(!stage.window.graph.displayList(in: rect).description.contains("material"))
      }
      return (work, damage)
    }
    let (without, with) = (press([]), press([near, far]))
    #expect(without.0 == with.0)
    #expect(without.1 == with.1 && with.1.count == 1)
  }
}
