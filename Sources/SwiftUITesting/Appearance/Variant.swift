import SwiftUI
import Testing

/// A case of a test that shows the same view in several windows.
///
/// A variant consists of a window size, the user's settings, and the name of a state that the test creates. Pass the
/// result of ``matrix(sizes:colorSchemes:contrasts:dynamicTypeSizes:layoutDirections:locales:reducesMotion:looks:states:)``
/// to a test as its arguments, and create a driver for each variant:
///
/// ```swift
/// @Test(arguments: Variant.matrix(colorSchemes: [.light, .dark], states: ["at rest", "pressed"]))
/// func looks(variant: Variant) throws {
///   let driver = try ViewDriver(variant) { SignInButton() }
///   if variant.state == "pressed" { try driver.touchDown(on: "Sign in") }
///   try driver.expectSnapshot(named: variant.name)
/// }
/// ```
public struct Variant: Hashable, Sendable {
  /// The size of the window, in points.
  public var size: CGSize
  /// The user's settings in this case.
  public var appearance: Appearance
  /// The name of a state that the test creates; empty for a test without states.
  public var state: String
  /// The values that distinguish the variant from others, such as “dark, accessibility3, pressed”.
  public var name: String

  /// Creates a variant with a name, settings and a state.
  public init(
    size: CGSize = CGSize(width: 393, height: 852), appearance: Appearance = Appearance(),
    state: String = "", name: String
  ) {
    self.size = size
    self.appearance = appearance
    self.state = state
    self.name = name
  }

  /// Returns a variant for each combination of values, in the order of the parameters.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the window, in points.
  ///   - locales: The locales; an empty list stands for `en_US`.
  ///   - looks: The systems whose look the windows have; an empty list stands for that of other windows.
  ///   - states: The names of the states; an empty list stands for a test without states.
  /// - Returns: The variants. The size varies slowest and the state fastest. A name contains the values of those lists
  ///   that have several, such as “dark, pressed”. The result is empty if one of the other lists is empty.
  public static func matrix(
    sizes: [CGSize] = [CGSize(width: 393, height: 852)], colorSchemes: [ColorScheme] = [.light],
    contrasts: [ColorSchemeContrast] = [.standard], dynamicTypeSizes: [DynamicTypeSize] = [.large],
    layoutDirections: [LayoutDirection] = [.leftToRight], locales: [Locale] = [],
    reducesMotion: [Bool] = [false], looks: [SystemLook] = [], states: [String] = []
  ) -> [Variant] {
    var cases = [Variant(name: "")]
    func vary<Value>(
      _ values: [Value], _ words: (Value) -> String, _ set: (inout Variant, Value) -> Void
    ) {
      cases = cases.flatMap { base in
        values.map { value in
          var variant = base
          set(&variant, value)
          if values.count > 1 {
            variant.name += (variant.name.isEmpty ? "" : ", ") + words(value)
          }
          return variant
        }
      }
    }
    vary(sizes, \.concise) { $0.size = $1 }
    vary(colorSchemes, { "\($0)" }) { $0.appearance.colorScheme = $1 }
    vary(contrasts, { "\($0) contrast" }) { $0.appearance.contrast = $1 }
    vary(dynamicTypeSizes, { "\($0)" }) { $0.appearance.dynamicTypeSize = $1 }
    vary(layoutDirections, { $0 == .leftToRight ? "left to right" : "right to left" }) {
      $0.appearance.layoutDirection = $1
    }
    vary(locales.isEmpty ? [Appearance().locale] : locales, \.identifier) {
      $0.appearance.locale = $1
    }
    vary(reducesMotion, { $0 ? "reduced motion" : "motion" }) { $0.appearance.reducesMotion = $1 }
    vary(looks.isEmpty ? [Appearance().look] : looks, { "iOS \($0.rawValue)" }) {
      $0.appearance.look = $1
    }
    vary(states.isEmpty ? [""] : states, { $0 }) { $0.state = $1 }
    return cases
  }
}

extension Variant: CustomTestStringConvertible, Identifiable {
  /// The name, by which test runners list and select the variant.
  public var id: String { name }

  /// The name, as it appears in test results.
  public var testDescription: String { name }
}

extension ViewDriver {
  /// Shows a view in the window of a variant, and draws its first frame.
  ///
  /// The driver doesn't create the state of the variant; the test does.
  ///
  /// - Throws: ``CannotShow`` if the fonts are missing, or if the size or the scale isn't supported.
  public convenience init<Content: View>(
    _ variant: Variant, scale: CGFloat = 3, idiom: Idiom = .phone, text: TextMeasuring = .fonts,
    date: Date = ViewDriver.defaultDate, file: StaticString = #filePath, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) throws {
    try self.init(
      size: variant.size, scale: scale, appearance: variant.appearance, idiom: idiom, text: text,
      date: date, file: file, line: line, content: content)
  }
}
