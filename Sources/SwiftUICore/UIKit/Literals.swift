import Foundation

// What the compiler makes of `#colorLiteral` and `#imageLiteral` where nothing else says: it looks for
// these two names among those that are visible.

/// The type of a colour literal: `Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))`.
public typealias _ColorLiteralType = UIColor

/// The type of a picture's literal: `Image(uiImage: #imageLiteral(resourceName: "photo"))`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a colour of a literal: components in sRGB, from 0 to 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Makes the picture of a name in the program's asset catalogues or resources.
  ///
  /// Where there is none UIKit traps; here the picture has no size, and a warning names it.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(found: name, in: .main)
    guard raster == nil else { return }
    RuntimeWarning.issue(
      "#imageLiteral names the picture “\(name)”, which is in no asset catalogue and no resource of "
        + "the program; nothing is drawn. Add it, or use UIImage(named:), which may be nil.")
  }
}
