import Foundation

extension UIImage {
  /// A symbol with its font and scale.
  package struct Symbol: Hashable, Sendable {
    package var name: String
    package var font = FontDescriptor(size: Font.TextStyle.body.size())
    package var scale = Image.Scale.medium

    package init(name: String) { self.name = name }

    /// The length of the symbol's square, in points.
    var side: CGFloat { font.lineHeight * scale.factor }
  }
}

extension ImageSymbol {
  /// Creates a symbol from UIKit's, which has its own font.
  init(_ symbol: UIImage.Symbol) {
    self.init(name: symbol.name, font: symbol.font, side: symbol.side)
  }
}
