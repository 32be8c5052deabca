import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension UIImage {
  /// The size, the weight and the scale of a symbol image.
  ///
  /// Pass a configuration to `UIImage(systemName:withConfiguration:)`:
  ///
  /// ```swift
  /// let star = UIImage(
  ///   systemName: "star.fill",
  ///   withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .bold))
  /// ```
  ///
  /// The defaults are the size of body text, the regular weight, and the medium scale. In views, use the modifiers
  /// `font(_:)` and `imageScale(_:)` instead. Configurations can't be combined or created from a font or a text style,
  /// and have no colors.
  ///
  /// Mirrors UIKit's `UIImage.SymbolConfiguration`.
  public final class SymbolConfiguration: NSObject, Sendable {
    fileprivate let pointSize: CGFloat?
    fileprivate let weight: SymbolWeight
    fileprivate let scale: SymbolScale

    /// Creates a configuration with a font size in points; a size that isn't positive has no effect.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }

    /// Creates a configuration with a font size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a font size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : nil
      self.weight = weight
      self.scale = scale
    }

    /// Creates a configuration with a scale relative to body text, and the regular weight.
    public init(scale: SymbolScale) { (pointSize, weight, self.scale) = (nil, .unspecified, scale) }

    /// Creates a configuration with a weight, for a symbol as high as a line of body text.
    public init(weight: SymbolWeight) {
      (pointSize, self.weight, scale) = (nil, weight, .unspecified)
    }
  }

  /// The weight of a symbol's lines, for `UIImage.SymbolConfiguration(weight:)`.
  ///
  /// Choose the weight of the text that the symbol accompanies. The numbers below are the corresponding weights of
  /// fonts, from 100 to 900.
  ///
  /// Mirrors UIKit's `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Sendable {
    /// An unspecified weight, which is drawn as regular.
    case unspecified = 0
    /// The ultra-light weight: 100.
    case ultraLight
    /// The thin weight: 200, lighter than light.
    case thin
    /// The light weight: 300, lighter than regular.
    case light
    /// The regular weight: 400, which is the standard.
    case regular
    /// The medium weight: 500, bolder than regular.
    case medium
    /// The semibold weight: 600, between medium and bold.
    case semibold
    /// The bold weight: 700, the standard bold.
    case bold
    /// The heavy weight: 800, bolder than bold.
    case heavy
    /// The black weight: 900, the boldest one.
    case black

    fileprivate var value: Int { self == .unspecified ? 400 : rawValue * 100 }
  }

  /// The scale of a symbol relative to text, for `UIImage.SymbolConfiguration(scale:)`.
  ///
  /// Use it to emphasize a symbol beside text without changing the font size:
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
  /// let plus = UIImage(systemName: "plus.circle", withConfiguration: large)
  /// ```
  ///
  /// Mirrors UIKit's `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Sendable {
    /// The default scale, which is medium.
    case `default` = -1
    /// An unspecified scale, which is medium.
    case unspecified = 0
    /// A scale that makes a symbol smaller than a line of text.
    case small
    /// A scale that makes a symbol as high as a line of text.
    case medium
    /// A scale that makes a symbol higher than a line of text.
    case large

    fileprivate var scale: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      default: .medium
      }
    }
  }

  /// Creates a symbol as high as a line of body text; nil if there is none with the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration; nil if there is none with the name.
  ///
  /// - Parameter configuration: The configuration; if nil, the symbol is as high as a line of body text.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard SymbolNames.isKnown(name) else { return nil }
    var symbol = ImageContent.Symbol(name: name)
    if let size = configuration?.pointSize { symbol.font.size = size }
    symbol.font.weight = configuration?.weight.value ?? 400
    symbol.scale = configuration?.scale.scale ?? .medium
    self.init(ImageContent(nil, symbol: symbol, name: name))
  }
}
