import Foundation
import Observation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileCanvas
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The drawing of a canvas, and when it is drawn again.
@MainActor
@Suite struct CanvasTests {
  /// The lines of a canvas of 100 by 100 points at the window's origin, without the window and the clip.
  private func lines(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [String] { lines(of: Canvas(renderer: draw)) }

  private func lines(of canvas: some View) -> [String] {
    lines(drawnIn: window(canvas))
  }

  private func window(_ canvas: some View) -> Window {
    Window(size: CGSize(width: 100, height: 100), scale: 1) { canvas.ignoresSafeArea() }
  }

  private func lines(drawnIn window: Window) -> [String] {
    let lines = window.display.description.split(separator: "\n").map(String.init)
    return lines.dropFirst().map { String($0.drop { $0 == " " }) }
      .filter { $0 != "clip rect (0, 0) 100×100" && $0 != "composite" }
  }

  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  // MARK: Commands

  @Test("fills and strokes use the coordinates of a translated, scaled and rotated context")
  func shapes() {
    let drawn = lines { [square] context, size in
      context.fill(square, with: .color(.black))
      context.stroke(square, with: .color(white: 0.5), lineWidth: 2)
      var moved = context
      moved.translateBy(x: 5, y: 0)
      moved.scaleBy(x: 2, y: 2)
      moved.fill(square, with: .color(red: 1, green: 0, blue: 0))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
    }
    #expect(
      drawn == [
        "fill rect (10, 10) 20×20 #000000", "stroke rect (10, 10) 20×20 width 2 #808080",
        "transform [2 0 0 2 5 0] at (0, 0)", "fill rect (10, 10) 20×20 #FF0000",
        "fill rect (0, 0) 100×100 #FFFFFF",
      ])
  }

  @Test("a gradient keeps its points, and a shape style spans the bounds of its path")
  func shadings() {
    let gradient = Gradient(colors: [.black, .white])
    let drawn = lines { [square] context, _ in
      context.fill(
        square,
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
      context.fill(square, with: .style(gradient))
      context.fill(square, with: .palette([.color(.black), .color(.white)]))
      context.fill(square, with: .foreground)
    }
    #expect(
      drawn == [
        "fill rect (10, 10) 20×20 linear (0, 0) to (100, 0) in (0, 0) 1×1 #000000 at 0, #FFFFFF at 1",
        "fill rect (10, 10) 20×20 linear (0.5, 0) to (0.5, 1) #000000 at 0, #FFFFFF at 1",
        "fill rect (10, 10) 20×20 #000000", "fill rect (10, 10) 20×20 #000000",
      ])
  }

  @Test("filters apply from the last to the first, inside opacity and clips")
  func filters() {
    let drawn = lines { [square] context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 3))
      context.opacity = 0.5
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.drawLayer { layer in
        layer.fill(square, with: .color(.black))
        layer.fill(square, with: .color(.white))
      }
    }
    #expect(
      drawn == [
        "clip rect (0, 0) 50×50", "opacity 0.5", "#000000 where opacity is 0.5 to 1",
        "blur radius 3", "fill rect (10, 10) 20×20 #000000", "fill rect (10, 10) 20×20 #FFFFFF",
      ])
  }

  @Test("a copied context draws into the same canvas and doesn't change the original")
  func copies() {
    let drawn = lines { [square] context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.addFilter(.grayscale(1))
      copy.clip(to: Path(.zero))
      #expect(copy.clipBoundingRect == .zero)
      context.fill(square, with: .color(.black))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(drawn == ["fill rect (10, 10) 20×20 #000000"])
  }

  @Test("text lies in a rectangle or around a point; images fill a rectangle")
  func textAndImages() {
    let drawn = lines { context, _ in
      let text = context.resolve(Text("ab").font(.system(size: 10)))
      let size = text.measure(in: CGSize(width: 100, height: 100))
      #expect(size.width > 0 && size.height > 0)
      #expect(abs(text.firstBaseline(in: size) - text.lastBaseline(in: size)) < 0.5)
      context.draw(text, in: CGRect(x: 10, y: 20, width: 50, height: 50))
      context.draw(text, at: CGPoint(x: 60, y: 60), anchor: .topLeading)
      var red = text
      red.shading = .color(red: 1, green: 0, blue: 0)
      context.draw(red, at: .zero, anchor: .topLeading)
      let image = context.resolve(Image(systemName: "star"))
      #expect(image.size.width > 0 && image.baseline > 0)
      context.draw(image, in: CGRect(x: 1, y: 2, width: 30, height: 40))
    }
    #expect(drawn.count == 4)
    #expect(drawn[0].hasPrefix("text \"ab\" (10, 20) 50×"))
    #expect(drawn[1].hasPrefix("text \"ab\" (60, 60) "))
    #expect(drawn[2].hasPrefix("text \"ab\" (0, 0) ") && drawn[2].hasSuffix("#FF0000"))
    #expect(drawn[3].hasPrefix("symbol star (1, 2) 30×40"))
  }

  // MARK: Symbols

  @Test("symbols are resolved by tag; a changed symbol is redrawn without calling the renderer")
  func symbols() {
    let journal = Journal()
    let model = Counter()
    let window = window(
      Canvas { context, _ in
        journal.note("draw")
        #expect(context.resolveSymbol(id: "none") == nil)
        guard let symbol = context.resolveSymbol(id: 7) else { return }
        #expect(symbol.size == CGSize(width: 10, height: 10))
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      } symbols: {
        CounterSquare(model: model).tag(7)
        ForEach(0..<2) { Text("\($0)").tag("text \($0)") }
      })
    #expect(
      lines(drawnIn: window) == [
        "transform [1 0 0 1 45 45] at (0, 0)", "fill rect (0, 0) 10×10 #000000",
        "transform [2 0 0 2 0 0] at (0, 0)", "fill rect (0, 0) 10×10 #000000",
      ])
    #expect(journal.entries == ["draw"])
    _ = window.graph.removeDamage()
    model.count = 1
    window.update()
    #expect(lines(drawnIn: window).filter { $0.hasSuffix("#FFFFFF") }.count == 2)
    #expect(journal.entries == ["draw"])
    #expect(!window.graph.removeDamage().isEmpty)
  }

  @Test("symbols receive no touches, keys or activations")
  func symbolsAreDead() {
    let journal = Journal()
    let window = window(
      Canvas { context, _ in
        context.resolveSymbol(id: 0).map { context.draw($0, at: CGPoint(x: 50, y: 50)) }
      } symbols: {
        Button("Dead") { journal.note("dead") }.keyboardShortcut("d").tag(0)
      }
      .onTapGesture { journal.note("canvas") })
    window.down(at: point(50, 50))
    window.wait(0.05)
    window.up()
    window.settle()
    #expect(journal.entries == ["canvas"])
    #expect(window.graph.buttons.isEmpty)
  }

  // MARK: Drawing again

  @Test("state and models that the renderer reads redraw the canvas without evaluating bodies")
  func invalidation() {
    let model = Counter()
    let journal = Journal()
    let window = window(ReadingCanvas(model: model, journal: journal))
    #expect(
      lines(drawnIn: window) == ["fill rect (0, 0) 0×10 #000000", "fill rect (0, 0) 0×5 #000000"])
    journal.clear()
    model.count = 3
    window.update()
    #expect(
      lines(drawnIn: window) == ["fill rect (0, 0) 3×10 #000000", "fill rect (0, 0) 0×5 #000000"])
    #expect(journal.entries == ["draw"])
    window.down(at: point(50, 50))
    window.up()
    window.settle()
    #expect(lines(drawnIn: window).last == "fill rect (0, 0) 1×5 #000000")
  }

  @Test("a canvas that shrinks in place redraws the area that it covered")
  func shrinking() {
    let window = window(
      Stateful(CGFloat(80)) { $height in
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
        }
        .onTapGesture { height = 50 }
        .frame(width: 100, height: height)
        .frame(maxHeight: .infinity, alignment: .top)
      })
    _ = window.graph.removeDamage()
    window.down(at: point(50, 20))
    window.up()
    window.settle()
    #expect(window.graph.removeDamage().rects == [CGRect(x: 0, y: 0, width: 100, height: 80)])
  }

  @Test("text in a canvas follows the environment")
  func environment() {
    let window = window(
      Stateful(1.0) { $size in
        LetterCanvas().font(.system(size: 10 * size)).onTapGesture { size = 2 }
      })
    #expect(lines(drawnIn: window)[0].contains(" font 10"))
    window.down(at: point(50, 50))
    window.up()
    window.settle()
    #expect(lines(drawnIn: window)[0].contains(" font 20"))
  }

  @Test("a canvas in an animatable view is drawn in every frame of the animation")
  func animation() {
    let window = window(
      Stateful(0.0) { $end in
        AnimatedBar(width: end)
          .onTapGesture { withAnimation(.linear(duration: 1)) { end = 100 } }
      })
    window.down(at: point(50, 50))
    window.up()
    window.wait(0.5)
    #expect(lines(drawnIn: window) == ["fill rect (0, 0) 50×10 #000000"])
    window.settle()
    #expect(lines(drawnIn: window) == ["fill rect (0, 0) 100×10 #000000"])
  }
}

@Observable
private final class Counter {
  var count = 0
}

private struct CounterSquare: View {
  let model: Counter

  var body: some View {
    (model.count == 0 ? Color.black : Color.white).frame(width: 10, height: 10)
  }
}

private struct ReadingCanvas: View {
  let model: Counter
  let journal: Journal
  @State private var taps = 0

  var body: some View {
    journal.note("body")
    return Canvas { context, _ in
      journal.note("draw")
      context.fill(
        Path(CGRect(x: 0, y: 0, width: CGFloat(model.count), height: 10)), with: .foreground)
      context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat(taps), height: 5)), with: .foreground)
    }
    .onTapGesture { taps += 1 }
  }
}

/// A canvas whose view never changes.
private struct LetterCanvas: View {
  var body: some View {
    Canvas { context, _ in context.draw(Text("a"), at: .zero, anchor: .topLeading) }
  }
}

private struct AnimatedBar: View, Animatable {
  var width: Double
  nonisolated var animatableData: Double {
    get { width }
    set { width = newValue }
  }

  var body: some View {
    Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .foreground)
    }
  }
}
