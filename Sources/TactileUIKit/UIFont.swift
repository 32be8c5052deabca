import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A font of the system, to measure lines of text and for code that is written for UIKit.
///
/// In views, use a ``Font``, which follows the Dynamic Type size of the environment. Create a UIKit font with a class
/// method, and convert it with `Font(_:)`. To adapt to the Dynamic Type size at least when you create it, use
/// `preferredFont(forTextStyle:)`.
///
/// ```swift
/// let font = UIFont.systemFont(ofSize: 15, weight: .semibold)
/// Text("Total").font(Font(font)).frame(height: 2 * font.lineHeight)
/// ```
///
/// Fonts have the families of the designs of ``Font``: Inter, Quicksand (rounded), Vollkorn (serif) and JetBrains Mono
/// (monospaced). Lines of all families are equally high at the same size, as they are in texts. Other families and font
/// descriptors aren't available.
///
/// Mirrors the part of UIKit's `UIFont` that SwiftUI code uses.
public final class UIFont: NSObject, Sendable {
  let descriptor: FontDescriptor

  init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

  /// The weight of a font, from −0.8 to 0.62, where 0 is regular.
  ///
  /// Pass a weight to `UIFont.systemFont(ofSize:weight:)`. Fonts use the nearest standard weight, and the regular one
  /// if the number isn't finite. In views, use `Font.Weight` instead.
  ///
  /// Mirrors UIKit's `UIFont.Weight`.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number of the weight: from −0.8 for ultra-light to 0.62 for black, where 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight with a raw value; fonts use the nearest standard weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight: -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight: -0.6, lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight: -0.4, lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight: 0, which is the standard.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight: 0.23, bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight: 0.3, between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight: 0.4, the standard bold.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight: 0.56, bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight: 0.62, the boldest one.
    public static let black = Weight(rawValue: 0.62)

    private static let all: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The value of the nearest weight of the family.
    var value: Int {
      let nearest = Self.all.indices.min {
        abs(Self.all[$0].rawValue - rawValue) < abs(Self.all[$1].rawValue - rawValue)
      }
      return rawValue.isFinite ? 100 * ((nearest ?? 3) + 1) : 400
    }
  }

  /// The role of a text, which determines the size of its font.
  ///
  /// `UIFont.preferredFont(forTextStyle:)` returns the font of a style at the Dynamic Type size of the window whose
  /// code runs, or ran last. An unknown style is equivalent to `body`. In views, use `Font.TextStyle` instead.
  ///
  /// ```swift
  /// let rowHeight = UIFont.preferredFont(forTextStyle: .headline).lineHeight + 16
  /// ```
  ///
  /// Mirrors UIKit's `UIFont.TextStyle`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the text style, such as “headline”; it isn't the raw value that UIKit has.
    public let rawValue: String

    /// Creates a text style with a name; an unknown one is equivalent to `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles: 34 points at the standard size.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of first-level titles: 28 points at the standard size.
    public static let title1 = TextStyle(rawValue: "title")
    /// The style of second-level titles: 22 points at the standard size.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of third-level titles: 20 points at the standard size.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headings: 17 points, semibold, at the standard size.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of subheadings: 15 points at the standard size.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of body text: 17 points at the standard size.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts: 16 points at the standard size.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of footnotes: 13 points at the standard size.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions: 12 points at the standard size.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// The style of alternate captions: 11 points at the standard size.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var style: Font.TextStyle {
      Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body
    }
  }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : TextStyle.body.style.size()
  }

  /// Returns the regular system font with a size in points; an invalid size becomes 17.
  ///
  /// A size is invalid if it isn't positive and finite. The font has this size at all Dynamic Type sizes.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font with a size in points and a weight; an invalid size becomes 17.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: usable(fontSize), weight: weight.value))
  }

  /// Returns the bold system font with a size in points; an invalid size becomes 17.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font of the regular weight with a size in points; an invalid size becomes 17.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: usable(fontSize), isItalic: true))
  }

  /// Returns the system font with digits of a fixed width, so that numbers don't move when they change.
  ///
  /// Other characters keep their widths. The size is in points; an invalid one becomes 17.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      FontDescriptor(size: usable(fontSize), weight: weight.value, hasMonospacedDigits: true))
  }

  /// Returns the monospaced system font, such as for code, with a size in points and a weight.
  ///
  /// An invalid size becomes 17.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var descriptor = FontDescriptor(size: usable(fontSize), weight: weight.value)
    descriptor.design = .monospaced
    return UIFont(descriptor)
  }

  /// Returns the system font for a text style at the Dynamic Type size of the window whose code runs, or ran last.
  ///
  /// The modifier `dynamicTypeSize(_:)` of a view has no effect on it, and the font keeps its size when people change
  /// the Dynamic Type size later. Off the main thread, and without a window, that size is `large`, the standard one.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let typeSize = HostServices.ofThread.flatMap { services in
      MainActor.assumeIsolated { services.graph?.rootEnvironment.value(DynamicTypeSizeKey.self) }
    }
    return UIFont(Font.system(style.style).resolve(at: typeSize ?? .large))
  }

  /// Creates a font of a family with a size in points, such as “Vollkorn”; nil if the family isn't available.
  ///
  /// The name is that of the family, without a weight. An invalid size becomes 17.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let design = FontDesign(familyName: fontName) else { return nil }
    var descriptor = FontDescriptor(size: Self.usable(fontSize))
    descriptor.design = design
    self.init(descriptor)
  }

  /// Returns the font with a different size in points; an invalid size becomes 17.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.size = Self.usable(fontSize)
    return UIFont(descriptor)
  }

  /// The size of the font in points.
  public var pointSize: CGFloat { descriptor.size }
  /// The height of a line of text in points, which is the ascender minus the descender.
  public var lineHeight: CGFloat { descriptor.lineHeight }
  /// The height of the font above the baseline, in points.
  public var ascender: CGFloat { descriptor.ascent }
  /// The extent of the font below the baseline, in points, as a negative number.
  public var descender: CGFloat { -descriptor.descent }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { descriptor.capHeight }
  /// The name of the font family, such as “Inter”.
  public var familyName: String { descriptor.design.familyName }

  /// Returns whether two fonts have the same family, size, weight, slant and kind of digits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }

  /// A hash value, which is the same for equal fonts.
  public override var hash: Int { descriptor.hashValue }
}

extension Font {
  /// Creates a font from a UIKit font, with a size that is the same at all Dynamic Type sizes.
  public init(_ font: UIFont) {
    let descriptor = font.descriptor
    self = Font.system(size: descriptor.size, weight: Weight(value: descriptor.weight))
    if descriptor.isItalic { self = italic() }
    if descriptor.hasMonospacedDigits { self = monospacedDigit() }
    self = design(descriptor.design)
  }
}
