import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension UIColor {
  /// Creates a color from the program's asset catalogs; nil if there is none with the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from a bundle's asset catalogs; nil if there is none with the name.
  ///
  /// A color set that cannot be read is nil as well, and issues a warning once that gives the reason.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; nil for the program's main bundle.
  ///   - traitCollection: Ignored: the color is resolved where it is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let (loader, _) = HostServices.imageLoader else {
      RuntimeWarning.issue(
        "UIColor(named: \"\(name)\") was created before there was a window to read asset catalogs, "
          + "and is nil. Create it where it is shown.")
      return nil
    }
    do throws(ImageFailure) {
      self.init(try loader.color(named: name, in: Bundle.resources(of: bundle)))
    } catch {
      ImageWarnings.issueUnreadable(error, source: "UIColor(named: \"\(name)\")")
      return nil
    }
  }

  /// Creates a color of a resource, which is transparent if it isn't found.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
