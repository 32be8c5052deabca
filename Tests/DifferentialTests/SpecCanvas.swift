import SwiftUI

/// A canvas that draws a symbol among other commands.
struct SpecCanvas<Symbol: View>: View {
  let value: Int
  let symbol: Symbol

  var body: some View {
    Canvas(opaque: value == 5) { context, size in
      let rect = CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 2)
      context.fill(Path(ellipseIn: rect), with: value % 2 == 0 ? .foreground : .color(.blue))
      if value == 2 { context.addFilter(.blur(radius: 2)) }
      if value == 3 { context.blendMode = .destinationOut }
      if value == 4 { context.clip(to: Path(ellipseIn: rect), options: .inverse) }
      context.draw(Text("canvas \(value)"), in: rect)
      context.draw(Image(systemName: "star"), at: .zero)
      if let symbol = context.resolveSymbol(id: 0) {
        context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    } symbols: {
      VStack { symbol }.tag(0)
    }
    .frame(width: 40, height: 30 + CGFloat(value))
  }
}
