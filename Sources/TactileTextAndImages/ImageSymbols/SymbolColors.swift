import TactileDrawing
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension SymbolColor {
  /// The system's color of the name, which depends on light and dark mode.
  var color: Color {
    switch self {
    case .blue: .blue
    case .cyan: .cyan
    case .gray: .gray
    case .green: .green
    case .red: .red
    case .white: .white
    case .yellow: .yellow
    }
  }
}
