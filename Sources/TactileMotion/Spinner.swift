import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// Eight spokes, the darkest of which moves around once per second.
package struct Spinner: View {
  @State private var turns = 0.0

  package init() {}

  package var body: some View {
    TurnedSpokes(turns: turns).onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns += 1 }
    }
  }
}

private struct TurnedSpokes: View, Animatable {
  var turns: Double

  nonisolated var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  var body: some View {
    ZStack {
      ForEach(0..<Spoke.count, id: \.self) { index in
        Spoke(index: index).opacity(1 - 0.8 * Double(Spoke.count - 1 - index) / 7)
      }
    }
    .rotationEffect(.degrees((turns * Double(Spoke.count)).rounded(.down) * 45))
  }
}

/// The first spokes of a spinner, clockwise from the top.
package struct ProgressSpokes: View {
  package nonisolated static var mostSpokes: Int { Spoke.count }
  package let count: Int

  package init(count: Int) {
    self.count = count
  }

  package var body: some View {
    ZStack { ForEach(0..<count, id: \.self) { Spoke(index: $0) } }
  }
}

/// A line with round ends from the rim inward, rotated by eighths of a turn.
private struct Spoke: Shape {
  static var count: Int { 8 }
  let index: Int

  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let spoke = CGRect(
      x: -diameter * 0.06, y: -diameter / 2, width: diameter * 0.12, height: diameter * 0.28)
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: CGFloat(index) * .pi / 4)
    return Capsule().path(in: spoke).applying(turn)
  }
}
