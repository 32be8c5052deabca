import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension GraphicsContext {
  // MARK: Images

  /// An image that a canvas can measure and draw.
  ///
  /// Resolve an image with ``GraphicsContext/resolve(_:)`` to read its size in points, or to set the shading of a
  /// symbol or a template image:
  ///
  /// ```swift
  /// var star = context.resolve(Image(systemName: "star.fill"))
  /// star.shading = .color(.yellow)
  /// context.draw(star, at: CGPoint(x: size.width / 2, y: size.height / 2))
  /// ```
  ///
  /// If you only draw an image, pass the `Image` itself to a method such as `draw(_:in:style:)`; to draw one many
  /// times, resolve it once.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage {
    /// The size of the image in points.
    public let size: CGSize
    /// The distance of the baseline from the top in points; the height for images without one.
    public let baseline: CGFloat
    /// The shading of symbols and template images; nil for the foreground style of the canvas.
    public var shading: Shading?
    fileprivate let image: Image
  }

  /// Returns an image with the environment of the canvas, such as the font of a symbol, to measure and draw it.
  public func resolve(_ image: Image) -> ResolvedImage {
    let measured = recording.onMain(with: image) { canvas, image in
      canvas.withDetached(image) { element in
        let size = element.sizeThatFits(.unspecified)
        let key = VerticalAlignment.firstTextBaseline.key
        return (size, element.explicitAlignment(key, in: size) ?? size.height)
      }
    }
    return ResolvedImage(size: measured?.0 ?? .zero, baseline: measured?.1 ?? 0, image: image)
  }

  /// Draws an image that fills a rectangle, which stretches it unless the rectangle has its aspect ratio.
  ///
  /// - Parameter style: Whether the image is antialiased; the fill rule has no effect.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard isDrawable(rect) else { return }
    draw(
      image.image.resizable().antialiased(style.isAntialiased), in: rect,
      image.shading?.styles(in: environment, at: rect.origin) ?? [])
  }

  /// Draws an image in its own size.
  ///
  /// - Parameters:
  ///   - point: The place of the anchor, in points of the context's coordinates.
  ///   - anchor: The point of the image that lies there, in unit coordinates; the center by default.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: frame(of: image.size, at: point, anchor))
  }

  /// Draws an image that fills a rectangle, which stretches it unless the rectangle has its aspect ratio.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, with an anchor of the image, by default the center, at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view that a canvas can draw.
  ///
  /// Pass views to the `symbols` of a ``Canvas``, give each a `tag(_:)`, and resolve them with
  /// ``GraphicsContext/resolveSymbol(id:)``. Use symbols for what commands can't draw, such as a styled view. A symbol
  /// has the ideal size of its view, in points. Its shapes and texts stay sharp when it is scaled. It is only a
  /// picture: it gets no events.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   guard let pin = context.resolveSymbol(id: "pin") else { return }
  ///   for point in points { context.draw(pin, at: point, anchor: .bottom) }
  /// } symbols: {
  ///   Pin().tag("pin")
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol {
    /// The ideal size of the view in points.
    public var size: CGSize { ideal }
    fileprivate let ideal: CGSize
    fileprivate let element: ElementNode
  }

  /// Returns the view of the canvas's `symbols` that has a tag or an identity; nil if there is none.
  ///
  /// The type of a tag counts as well: a `UInt` doesn't find the tag of an `Int`.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recording.onMain(with: id) { canvas, id in
      canvas.symbol(with: id).map {
        ResolvedSymbol(ideal: $0.sizeThatFits(.unspecified), element: $0)
      }
    }
  }

  /// Draws a symbol that fills a rectangle; it is scaled to the rectangle, not laid out again.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, isDrawable(rect) else { return }
    let place = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    draw(.group(.transform(place), [.symbol(symbol.element)]))
  }

  /// Draws a symbol in its ideal size, with an anchor of the symbol, by default the center, at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: frame(of: symbol.size, at: point, anchor))
  }
}
