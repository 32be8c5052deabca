import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// An object that stores image data from a file or from memory.
///
/// Show it as in `if let photo = UIImage(contentsOfFile: path) { Image(uiImage: photo) }`; an image of the app's own
/// resources needs only `Image("Photo")`, and a symbol `Image(systemName: "star")`. An image never changes, so any
/// thread may read it. The window's host reads the data, which has to be in PNG or JPEG format: before the first window
/// exists, an initializer that reads returns nil, with a warning. Mirrors UIKit's `UIImage`.
public final class UIImage: NSObject, Sendable {
  /// The rendering mode of an image: in its own colors, or as a template.
  ///
  /// Pass a mode to ``UIImage/withRenderingMode(_:)``, for example to show an icon in the tint. The modifier
  /// `renderingMode(_:)` of an `Image` takes precedence. Mirrors UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// The image is drawn in its own colors, and a symbol as a template; unlike in UIKit, also in bars.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is drawn as a template in the foreground style: only its opacity counts, not its colors.
    case alwaysTemplate = 2

    var mode: Image.TemplateRenderingMode? {
      switch self {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    }
  }

  /// What the image shows.
  package let content: ImageContent

  package init(_ content: ImageContent) { self.content = content }

  /// The rendering mode with which the image is drawn: that of its asset catalog if it has one, or else automatic.
  public var renderingMode: RenderingMode {
    switch content.rendering {
    case nil: .automatic
    case .original: .alwaysOriginal
    case .template: .alwaysTemplate
    }
  }

  /// Creates an image without pixels, which has no size.
  public convenience override init() { self.init(ImageContent(nil, name: "")) }

  /// The size of the image in points.
  public var size: CGSize {
    content.raster?.size
      ?? content.symbol?.metrics(SharedImageLoader.current?.loader).size ?? .zero
  }

  /// The number of pixels per point; 1 for an image without pixels.
  public var scale: CGFloat { content.raster?.scale ?? 1 }

  /// Creates an image by its name in the program's asset catalogs or resources.
  ///
  /// The result is nil if there is no such image.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image by its name in a bundle's asset catalogs or resources.
  ///
  /// The result is nil if there is no such image.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; nil for the program's main bundle.
  ///   - traitCollection: The traits to select a variant for: its number of pixels per point, where nil or 0 stands for
  ///     that of the window whose code runs, or ran last, and light or dark mode, where nil stands for light mode.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? UITraitCollection()
    guard let raster = Self.raster(named: name, in: bundle, traits) else { return nil }
    self.init(
      ImageContent(raster, name: name, rendering: Self.rendering(named: name, in: bundle)))
  }

  /// Creates an image by its name in a bundle's resources; it has no size if there is none.
  package convenience init(found name: String, in bundle: Bundle) {
    self.init(
      ImageContent(
        Self.raster(named: name, in: bundle, UITraitCollection()), name: name,
        rendering: Self.rendering(named: name, in: bundle)))
  }

  private static func raster(
    named name: String, in bundle: Bundle?, _ traits: UITraitCollection
  ) -> RasterImage? {
    read("UIImage(named: \"\(name)\")") { (loader, scale) throws(ImageFailure) in
      try loader.image(
        named: name, in: Bundle.resources(of: bundle),
        scale: traits.displayScale > 0 ? traits.displayScale : scale, place: traits.assetPlace)
    }
  }

  /// Returns the rendering mode that the asset catalog specifies for an image.
  private static func rendering(
    named name: String, in bundle: Bundle?
  ) -> Image.TemplateRenderingMode? {
    let loader = HostServices.imageLoader?.loader
    return loader?.isTemplate(named: name, in: Bundle.resources(of: bundle))
      .map { $0 ? .template : .original }
  }

  /// Creates an image of a file, whose name may end with its scale, as in `photo@2x.png`.
  ///
  /// The result is nil if the file can't be read.
  public convenience init?(contentsOfFile path: String) {
    guard
      let raster = Self.read(
        "UIImage(contentsOfFile:)",
        { (loader, _) throws(ImageFailure) in try loader.image(atPath: path) })
    else { return nil }
    self.init(ImageContent(raster, name: (path as NSString).lastPathComponent))
  }

  /// Creates an image from file data with one pixel per point; nil if the data is invalid.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from file data with a scale; nil if the data is invalid.
  ///
  /// - Parameter scale: The number of pixels per point; a value that isn't finite and positive counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard
      let raster = Self.read(
        "UIImage(data:)",
        { (loader, _) throws(ImageFailure) in try loader.image(from: data, scale: scale) })
    else { return nil }
    self.init(ImageContent(raster, name: "of data"))
  }

  /// Reads an image with the loader of the window whose code runs.
  ///
  /// - Parameter source: the expression that asks for the image, for warnings.
  private static func read(
    _ source: String, _ body: (any ImageLoader, CGFloat) throws(ImageFailure) -> RasterImage
  ) -> RasterImage? {
    guard let (loader, scale) = HostServices.imageLoader else {
      RuntimeWarning.issue(
        "A UIImage was created before there was a window to read images, and is nil. Create it "
          + "where it is shown.")
      return nil
    }
    do throws(ImageFailure) {
      let raster = try body(loader, scale)
      ImageWarnings.issueFlaw(of: raster, source: source)
      return raster
    } catch {
      ImageWarnings.issueUnreadable(error, source: source)
      return nil
    }
  }

  /// Returns the image with another rendering mode; the image itself is unchanged.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var content = content
    content.rendering = renderingMode.mode
    return UIImage(content)
  }

  /// Returns whether two images have the same pixels and are drawn the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    let (content, otherContent) = (content, other.content)
    return self === other
      || content.raster == otherContent.raster && content.symbol == otherContent.symbol
        && content.rendering == otherContent.rendering
  }

  /// A hash value, which is the same for equal images.
  public override var hash: Int { content.raster.hashValue ^ content.symbol.hashValue }
}

extension Image {
  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) { self.init(uiImage.content) }
}
