import Foundation

/// A picture that was read from a file or from data.
///
/// Mirrors UIKit's `UIImage`. The host of the window reads PNG and JPEG files; before the first window
/// no picture can be read. JPEG pictures are turned as their Exif orientation says.
public final class UIImage: NSObject, Sendable {
  /// Whether the picture is drawn in its own colours.
  ///
  /// Mirrors UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is drawn chooses.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the foreground's style.
    case alwaysTemplate = 2

    var mode: Image.TemplateRenderingMode? {
      switch self {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    }
  }

  /// The pixels; nil for a picture without any.
  let raster: RasterImage?
  /// What is drawn in place of pixels.
  let symbol: Symbol?
  let name: String
  /// Whether the picture is drawn in its own colours.
  public let renderingMode: RenderingMode

  init(
    _ raster: RasterImage?, symbol: Symbol? = nil, name: String,
    renderingMode: RenderingMode = .automatic
  ) {
    self.raster = raster
    self.symbol = symbol
    self.name = name
    self.renderingMode = renderingMode
  }

  /// Makes a picture of no size.
  public convenience override init() { self.init(nil, name: "") }

  /// The size in points.
  public var size: CGSize {
    raster?.size ?? symbol.map { CGSize(width: $0.side, height: $0.side) } ?? .zero
  }

  /// The number of pixels a point.
  public var scale: CGFloat { raster?.scale ?? 1 }

  /// Makes the picture of a name in the program's asset catalogues or resources; nil where there is
  /// none.
  ///
  /// Files other than PNG are found by a name with its type, as in `photo.jpg`. A file that is there but
  /// cannot be used is nil as well, and issues a warning once that gives the reason.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the picture of a name in the asset catalogues or the resources of a bundle; nil where there
  /// is none.
  ///
  /// - Parameters:
  ///   - bundle: nil is the program's own.
  ///   - traitCollection: for how many pixels a point, and whether for a dark window; nil or 0 is as
  ///     many as the window has, and nil is light.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? UITraitCollection()
    guard let raster = Self.raster(named: name, in: bundle, traits) else { return nil }
    self.init(raster, name: name, renderingMode: Self.renderingMode(named: name, in: bundle))
  }

  /// Makes the picture of a name in the resources of a bundle; one of no size where there is none.
  convenience init(found name: String, in bundle: Bundle) {
    self.init(
      Self.raster(named: name, in: bundle, UITraitCollection()), name: name,
      renderingMode: Self.renderingMode(named: name, in: bundle))
  }

  private static func raster(
    named name: String, in bundle: Bundle?, _ traits: UITraitCollection
  ) -> RasterImage? {
    read("UIImage(named: \"\(name)\")") { (loader, scale) throws(ImageFailure) in
      try loader.image(
        named: name, in: Image.resources(of: bundle),
        scale: traits.displayScale > 0 ? traits.displayScale : scale, place: traits.assetPlace)
    }
  }

  /// What the catalogue says of the picture.
  private static func renderingMode(named name: String, in bundle: Bundle?) -> RenderingMode {
    let loader = SharedImageLoader.current?.loader
    return switch loader?.isTemplate(named: name, in: Image.resources(of: bundle)) {
    case true?: .alwaysTemplate
    case false?: .alwaysOriginal
    case nil: .automatic
    }
  }

  /// Makes the picture of a file, whose name may end with its scale, as in `photo@2x.png`; nil where
  /// there is none.
  ///
  /// A file that is there but cannot be used is nil as well, and issues a warning once that gives the
  /// reason.
  public convenience init?(contentsOfFile path: String) {
    guard
      let raster = Self.read(
        "UIImage(contentsOfFile:)",
        { (loader, _) throws(ImageFailure) in try loader.image(atPath: path) })
    else { return nil }
    self.init(raster, name: (path as NSString).lastPathComponent)
  }

  /// Makes the picture that the bytes are a file of, one pixel a point; nil where they are none, with
  /// a warning that gives the reason, once.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes the picture that the bytes are a file of; nil where they are none.
  ///
  /// - Parameter scale: the number of pixels a point; what is no finite positive number counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard
      let raster = Self.read(
        "UIImage(data:)",
        { (loader, _) throws(ImageFailure) in try loader.image(from: data, scale: scale) })
    else { return nil }
    self.init(raster, name: "of data")
  }

  /// Reads a picture with the loader of the window that was made last.
  ///
  /// - Parameter source: the expression that asks for the picture, for warnings.
  private static func read(
    _ source: String, _ body: (any ImageLoader, CGFloat) throws(ImageFailure) -> RasterImage
  ) -> RasterImage? {
    guard let (loader, scale) = SharedImageLoader.current else {
      RuntimeWarning.issue(
        "UIImage was asked for a picture before there was a window, which reads pictures; make it "
          + "where it is shown.")
      return nil
    }
    do throws(ImageFailure) {
      let picture = try body(loader, scale)
      PictureWarnings.issueFlaw(of: picture, source: source)
      return picture
    } catch {
      PictureWarnings.issueUnreadable(error, source: source)
      return nil
    }
  }

  /// The same picture, drawn in its own colours or not.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(raster, symbol: symbol, name: name, renderingMode: renderingMode)
  }

  /// Whether the other picture has the same pixels and is drawn the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || raster == other.raster && symbol == other.symbol && renderingMode == other.renderingMode
  }

  /// A number that equal pictures have in common.
  public override var hash: Int { raster.hashValue ^ symbol.hashValue }
}
