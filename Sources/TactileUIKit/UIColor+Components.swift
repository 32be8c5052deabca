import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension UIColor {
  /// Creates a color with hue, saturation and brightness components.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color with components in Display P3, which is drawn clipped to sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  /// Gets the components that the color has under the current traits.
  ///
  /// A dynamic color has those of the active window; resolve it with `resolvedColor(with:)` first for other traits.
  ///
  /// - Returns: Always true, since every color has components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = value(in: .current)
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.opacity
    return true
  }
}
