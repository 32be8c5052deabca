import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

// The default types of `#colorLiteral` and `#imageLiteral`, which the compiler looks up by these
// names.

/// The default type of a color literal:
/// `Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))`.
public typealias _ColorLiteralType = UIColor

/// The default type of an image literal: `Image(uiImage: #imageLiteral(resourceName: "photo"))`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from a literal with components in sRGB, from 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image by its name in the program's asset catalogs or resources.
  ///
  /// UIKit traps if there is no such image; here, the image has no size, and a runtime warning is
  /// issued.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(found: name, in: .main)
    guard content.raster == nil else { return }
    RuntimeWarning.issue(
      "#imageLiteral names the image “\(name)”, which is neither in an asset catalog nor a "
        + "resource of the program; nothing is drawn. Add it, or use UIImage(named:), which "
        + "returns nil.")
  }
}
