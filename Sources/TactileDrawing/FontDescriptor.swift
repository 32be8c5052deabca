import Foundation

/// A font after all environment values have been applied.
///
/// A typesetter measures text with a descriptor, and a painter draws with it. Sizes are in points; Dynamic Type has
/// already been applied. A test can compare the font of a ``DisplayList/TextRun`` with an expected one, here that of a
/// `Text` with the font `headline`:
///
/// ```swift
/// #expect(run.font == FontDescriptor(size: 17, weight: 600))
/// ```
public struct FontDescriptor: Hashable, Sendable {
  /// The size of the font, in points.
  public var size: CGFloat
  /// The weight, from 100 (ultra-light) to 900 (black); 400 is regular, 600 is semibold and 700 is bold.
  public var weight: Int
  /// Whether the letters slant.
  public var isItalic: Bool
  /// The space added after each letter, besides that of the font, in points; a negative value moves letters closer together.
  public var tracking: CGFloat
  /// Whether `monospacedDigit()` gives all digits the same width.
  public var hasMonospacedDigits: Bool
  /// The design of the letters.
  package var design = FontDesign.default
  /// The letters that are drawn as small capitals.
  public var smallCaps: SmallCaps

  /// The letters that a font draws as small capitals.
  ///
  /// They are set by `smallCaps()`, `lowercaseSmallCaps()` and `uppercaseSmallCaps()` of `Font`; a font has none by
  /// default.
  public struct SmallCaps: OptionSet, Hashable, Sendable {
    /// The raw value, with a bit for each kind of letter.
    public let rawValue: UInt8

    /// Creates a set of letters from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Lowercase letters are drawn as small capitals.
    public static let lowercase = SmallCaps(rawValue: 1)
    /// Uppercase letters are drawn as small capitals.
    public static let uppercase = SmallCaps(rawValue: 2)
  }

  /// Creates a font of the system family, with its size and tracking in points.
  public init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, tracking: CGFloat = 0,
    hasMonospacedDigits: Bool = false, smallCaps: SmallCaps = []
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
  }

  /// The distance from the top of a line to its baseline, in points; it depends only on the size.
  public var ascent: CGFloat { size * 0.9521 }

  /// The distance from a line's baseline to its bottom, in points; it depends only on the size.
  public var descent: CGFloat { size * 0.24126 }

  /// The height of one line in points, the sum of the ascent and the descent, before rounding up to pixels.
  public var lineHeight: CGFloat { ascent + descent }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { size * 0.7046 }
}

extension FontDescriptor: CustomStringConvertible {
  /// The font as `17 w600 italic`; attributes with default values are omitted.
  public var description: String {
    size.concise + (weight == 400 ? "" : " w\(weight)") + (isItalic ? " italic" : "")
      + (tracking == 0 ? "" : " tracking \(tracking.concise)")
      + (design == .default ? "" : " \(design)") + (hasMonospacedDigits ? " tnum" : "")
      + (smallCaps.contains(.lowercase) ? " smcp" : "")
      + (smallCaps.contains(.uppercase) ? " c2sc" : "")
  }
}
