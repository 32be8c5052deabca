import Foundation
@_spi(Engine) import TactileViewGraph

// The colors that UIKit defines by name, and that are the same in any environment.

extension UIColor {
  /// Black, with a grayscale value of 0.
  public static let black = fixed(0, 0, 0)
  /// A dark gray with a grayscale value of 1/3.
  public static let darkGray = fixed(85, 85, 85)
  /// A light gray with a grayscale value of 2/3.
  public static let lightGray = fixed(170, 170, 170)
  /// White, with a grayscale value of 1.
  public static let white = fixed(255, 255, 255)
  /// A gray with a grayscale value of 0.5.
  public static let gray = fixed(127.5, 127.5, 127.5)
  /// Red with the sRGB components 1, 0, 0.
  public static let red = fixed(255, 0, 0)
  /// Green with the sRGB components 0, 1, 0.
  public static let green = fixed(0, 255, 0)
  /// Blue with the sRGB components 0, 0, 1.
  public static let blue = fixed(0, 0, 255)
  /// Cyan with the sRGB components 0, 1, 1.
  public static let cyan = fixed(0, 255, 255)
  /// Yellow with the sRGB components 1, 1, 0.
  public static let yellow = fixed(255, 255, 0)
  /// Magenta with the sRGB components 1, 0, 1.
  public static let magenta = fixed(255, 0, 255)
  /// Orange with the sRGB components 1, 0.5, 0.
  public static let orange = fixed(255, 127.5, 0)
  /// Purple with the sRGB components 0.5, 0, 0.5.
  public static let purple = fixed(127.5, 0, 127.5)
  /// Brown with the sRGB components 0.6, 0.4, 0.2.
  public static let brown = fixed(153, 102, 51)
  /// A color without any opacity.
  public static let clear = UIColor(white: 0, alpha: 0)

  private static func fixed(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
