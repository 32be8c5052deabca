import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileCanvas
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Canvases with invalid numbers, and contexts that are used too late.
@MainActor
@Suite struct CanvasMisuseTests {
  private func window(_ canvas: some View) -> Window {
    Window(size: CGSize(width: 100, height: 100), scale: 1) { canvas }
  }

  private struct Sketch: View {
    let draw: (inout GraphicsContext, CGSize) -> Void

    var body: some View { Canvas(renderer: draw) }
  }

  /// The items that a canvas draws with a command.
  private func lines(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [String] {
    window(Sketch(draw: draw)).display.description.split(separator: "\n").dropFirst()
      .map(String.init)
  }

  @Test("numbers that aren't finite draw nothing, with a warning that names the view")
  func hostileValues() {
    let nan = CGFloat.nan
    let commands: [(inout GraphicsContext) -> Void] = [
      { $0.fill(Path(CGRect(x: nan, y: 0, width: 1, height: 1)), with: .color(.black)) },
      {
        $0.stroke(
          Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
          }, with: .color(.black))
      },
      {
        $0.stroke(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground, lineWidth: nan)
      },
      {
        $0.translateBy(x: nan, y: 0)
        $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
      },
      {
        $0.opacity = .nan
        $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
      },
      { $0.draw(Text("a"), at: CGPoint(x: nan, y: 0)) },
      { $0.draw(Text("a"), in: CGRect(x: 0, y: 0, width: nan, height: 1)) },
      { $0.draw(Image(systemName: "star"), at: CGPoint(x: 0, y: nan)) },
      { $0.clip(to: Path(CGRect(x: 0, y: nan, width: 1, height: 1))) },
    ]
    for (index, command) in commands.enumerated() {
      let warnings = RuntimeWarning.collect {
        let drawn = lines { context, _ in command(&context) }
        #expect(drawn == [])
      }
      #expect(warnings.count == 1, "command \(index)")
      #expect(warnings.first?.hasPrefix("Canvas in Sketch: ") == true, "command \(index)")
    }
  }

  @Test("a filter's projection with entries that aren't finite transforms nothing, with a warning")
  func projectionFilter() {
    let warnings = RuntimeWarning.collect {
      let drawn = lines { context, _ in
        context.addFilter(
          .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: .nan, y: 1))))
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      }
      #expect(drawn.joined().contains("fill rect"), "\(drawn)")
      #expect(!drawn.joined().contains("nan"), "\(drawn)")
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("GraphicsContext.Filter.projectionTransform") == true)
  }

  @Test("a context that outlives its canvas draws nothing")
  func escapedContext() {
    var escaped: GraphicsContext?
    do {
      _ = window(
        Canvas { context, _ in
          escaped = context
        } symbols: {
          Text("a").tag(0)
        })
    }
    #expect(escaped?.resolveSymbol(id: 0) == nil)
    #expect(escaped?.resolve(Text("a")).measure(in: .zero) == .zero)
    escaped?.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
  }
}
