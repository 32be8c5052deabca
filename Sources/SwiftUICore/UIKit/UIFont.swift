import Foundation

/// A font of the system in a size.
///
/// Mirrors as much of UIKit's `UIFont` as SwiftUI code uses: to make one, to hand it to ``Font``, and
/// to measure lines. The families are those of the designs of ``Font``.
public final class UIFont: NSObject, Sendable {
  let descriptor: FontDescriptor

  init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

  /// How heavy letters are, from -0.8 to 0.62.
  ///
  /// Mirrors UIKit's `UIFont.Weight`.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// 0.
    public static let regular = Weight(rawValue: 0)
    /// 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62.
    public static let black = Weight(rawValue: 0.62)

    private static let all: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest weight of the family.
    var value: Int {
      let nearest = Self.all.indices.min {
        abs(Self.all[$0].rawValue - rawValue) < abs(Self.all[$1].rawValue - rawValue)
      }
      return rawValue.isFinite ? 100 * ((nearest ?? 3) + 1) : 400
    }
  }

  /// The roles of text.
  ///
  /// Mirrors UIKit's `UIFont.TextStyle`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role of its name; an unknown one is body.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "title")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")

    fileprivate var style: Font.TextStyle {
      Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body
    }
  }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : TextStyle.body.style.size()
  }

  /// The system's font in a size, in points; what is no positive number counts as 17.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a size, in points, and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: usable(fontSize), weight: weight.value))
  }

  /// The system's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: usable(fontSize), isItalic: true))
  }

  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      FontDescriptor(size: usable(fontSize), weight: weight.value, hasMonospacedDigits: true))
  }

  /// The system's font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var descriptor = FontDescriptor(size: usable(fontSize), weight: weight.value)
    descriptor.design = .monospaced
    return UIFont(descriptor)
  }

  /// The system's font for a role, at the Dynamic Type size of the window that runs.
  ///
  /// Off the main thread the size is large, the standard one.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let graph = ViewGraph.activeOnMainThread
    let typeSize = graph.map { graph in
      MainActor.assumeIsolated { graph.rootEnvironment.value(DynamicTypeSizeKey.self) }
    }
    return UIFont(Font.system(style.style).resolve(at: typeSize ?? .large))
  }

  /// The font of a family; nil where that is none of the system's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let design = FontDesign(familyName: fontName) else { return nil }
    var descriptor = FontDescriptor(size: Self.usable(fontSize))
    descriptor.design = design
    self.init(descriptor)
  }

  /// The font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.size = Self.usable(fontSize)
    return UIFont(descriptor)
  }

  /// The size in points.
  public var pointSize: CGFloat { descriptor.size }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { descriptor.lineHeight }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { descriptor.ascent }
  /// How far letters reach below the baseline, in points: a negative number.
  public var descender: CGFloat { -descriptor.descent }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { descriptor.capHeight }
  /// The name of the family.
  public var familyName: String { descriptor.design.familyName }

  /// Whether the fonts are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }

  /// A number that equal fonts have in common.
  public override var hash: Int { descriptor.hashValue }
}

extension Font {
  /// Makes the font that a font of UIKit's is: the same at all Dynamic Type sizes.
  public init(_ font: UIFont) {
    let descriptor = font.descriptor
    self = Font.system(size: descriptor.size, weight: Weight(value: descriptor.weight))
    if descriptor.isItalic { self = italic() }
    if descriptor.hasMonospacedDigits { self = monospacedDigit() }
    self = design(descriptor.design)
  }
}
