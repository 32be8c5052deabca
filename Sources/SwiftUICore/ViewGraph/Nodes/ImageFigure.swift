import Foundation

/// What an image is in its place: what its layout depends on, and what is drawn of it.
enum ImageFigure {
  /// A symbol: a square as high as a line of text, centred on the capitals (rule 6.1.16).
  case symbol(FontDescriptor, side: CGFloat)
  /// A picture in its own size.
  case picture(RasterImage)
  /// A picture that cannot be drawn.
  case nothing

  /// Finds out; what cannot be drawn is a warning, once.
  @MainActor
  init(_ image: Image, inputs: ViewInputs) {
    let configuration = inputs.graph.configuration
    switch image.source {
    case .symbol(let name):
      Self.warnOfUnknown(name)
      let environment = EnvironmentValues(scope: inputs.environment)
      let font = environment.textTraits.apply(
        to: environment.font ?? .body, at: environment.dynamicTypeSize)
      self = .symbol(font, side: font.lineHeight * environment.imageScale.factor)
    case .file(let name, let directory):
      do throws(ImageFailure) {
        let picture = try inputs.graph.images.image(
          named: name, in: directory, scale: configuration.displayScale)
        self = .picture(picture)
      } catch {
        Self.warn("Image(\"\(name)\") draws nothing: \(error.reason).")
        self = .nothing
      }
    case .picture(let image): self = image.raster.map { .picture($0) } ?? .nothing
    }
  }

  /// Whether it can have another size than its own.
  var isResizable: Bool { if case .nothing = self { false } else { true } }

  /// The size of its own, in points.
  func size(scale: CGFloat) -> CGSize {
    switch self {
    case .symbol(_, let side):
      let side = (side * scale - 0.001).rounded(.up) / scale
      return CGSize(width: side, height: side)
    case .picture(let picture): return picture.size
    case .nothing: return .zero
    }
  }

  /// What is drawn in a frame of a size; nil where there is nothing to see.
  ///
  /// - Parameters:
  ///   - color: what the foreground gives; nil where the picture has its own colours.
  ///   - isMirrored: whether the leading side is at the right.
  func content(
    of image: Image, in size: CGSize, color: RGBAColor?, isMirrored: Bool
  ) -> DisplayList.Content? {
    switch self {
    case .symbol(let font, _):
      return .symbol(
        DisplayList.SymbolRun(
          name: image.name, size: size, weight: font.weight, color: color ?? .opaqueBlack))
    case .picture(let picture):
      guard size.width > 0, size.height > 0 else { return nil }
      let insets = image.resizing?.capInsets ?? EdgeInsets()
      func length(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
      let (left, right) =
        isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      return .image(
        DisplayList.ImageRun(
          name: image.name, image: picture, size: size, tint: color,
          resizing: image.resizing?.mode == .tile ? .tile : .stretch,
          caps: DisplayList.ImageRun.Caps(
            top: length(insets.top), left: length(left), bottom: length(insets.bottom),
            right: length(right)),
          interpolation: image.quality.drawn, isAntialiased: image.hasSoftEdges))
    case .nothing: return nil
    }
  }

  // MARK: Warnings

  @MainActor private static var issued: Set<String> = []

  @MainActor
  private static func warn(_ message: String) {
    if issued.insert(message).inserted { RuntimeWarning.issue(message) }
  }

  @MainActor
  private static func warnOfUnknown(_ symbol: String) {
    guard SymbolNames.icon(of: symbol) == nil else { return }
    warn(
      "Image(systemName:) got “\(symbol)”, which is no symbol here; a crossed square is drawn. "
        + "Use a name of the set, such as “star” or “heart.fill”.")
  }
}

extension Image.Interpolation {
  fileprivate var drawn: DisplayList.ImageRun.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

/// A host that reads no pictures.
final class NoImages: ImageLoader {
  private static let failure = ImageFailure(
    "this window was made without a loader of images; give the host one")

  func image(
    named name: String, in directory: String, scale: CGFloat
  ) throws(ImageFailure) -> RasterImage { throw Self.failure }

  func image(atPath path: String) throws(ImageFailure) -> RasterImage { throw Self.failure }

  func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage {
    throw Self.failure
  }
}
