import Foundation

extension UIImage {
  /// A symbol in a font.
  struct Symbol: Hashable, Sendable {
    var name: String
    var font = FontDescriptor(size: Font.TextStyle.body.size())
    var scale = Image.Scale.medium

    /// The length of the symbol's square, in points.
    var side: CGFloat { font.lineHeight * scale.factor }
  }

  /// How large and how heavy a symbol is.
  ///
  /// Mirrors UIKit's `UIImage.SymbolConfiguration`.
  public final class SymbolConfiguration: NSObject, Sendable {
    fileprivate let pointSize: CGFloat?
    fileprivate let weight: SymbolWeight
    fileprivate let scale: SymbolScale

    /// Makes a configuration of a font's size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }

    /// Makes a configuration of a font's size, in points, and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Makes a configuration of a font's size, in points, its weight and the symbol's scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : nil
      self.weight = weight
      self.scale = scale
    }

    /// Makes a configuration of a symbol's scale beside text.
    public init(scale: SymbolScale) { (pointSize, weight, self.scale) = (nil, .unspecified, scale) }

    /// Makes a configuration of a weight.
    public init(weight: SymbolWeight) {
      (pointSize, self.weight, scale) = (nil, weight, .unspecified)
    }
  }

  /// How heavy a symbol's lines are.
  ///
  /// Mirrors UIKit's `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Sendable {
    /// As regular.
    case unspecified = 0
    /// 100.
    case ultraLight
    /// 200.
    case thin
    /// 300.
    case light
    /// 400.
    case regular
    /// 500.
    case medium
    /// 600.
    case semibold
    /// 700.
    case bold
    /// 800.
    case heavy
    /// 900.
    case black

    fileprivate var value: Int { self == .unspecified ? 400 : rawValue * 100 }
  }

  /// How large a symbol is beside text.
  ///
  /// Mirrors UIKit's `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Sendable {
    /// As medium.
    case `default` = -1
    /// As medium.
    case unspecified = 0
    /// Smaller than a line.
    case small
    /// As high as a line.
    case medium
    /// Higher than a line.
    case large

    fileprivate var scale: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      default: .medium
      }
    }
  }

  /// Makes a symbol as high as a line of body text; nil where there is none of the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol; nil where there is none of the name.
  ///
  /// - Parameter configuration: nil is a line of body text.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard SymbolNames.isKnown(name) else { return nil }
    var symbol = Symbol(name: name)
    if let size = configuration?.pointSize { symbol.font.size = size }
    symbol.font.weight = configuration?.weight.value ?? 400
    symbol.scale = configuration?.scale.scale ?? .medium
    self.init(nil, symbol: symbol, name: name)
  }
}
