import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension GraphicsContext {
  /// A text that a canvas can measure and draw.
  ///
  /// Resolve a text with ``GraphicsContext/resolve(_:)`` to measure it, or to set the shading of letters without their
  /// own color:
  ///
  /// ```swift
  /// var title = context.resolve(Text("Total").bold())
  /// title.shading = .color(.blue)
  /// let height = title.measure(in: size).height
  /// context.draw(title, in: CGRect(x: 0, y: size.height - height, width: size.width, height: height))
  /// ```
  ///
  /// Sizes and distances are in points. If you only draw a text, pass the `Text` itself to a method such as
  /// `draw(_:at:anchor:)`. Text in a rectangle wraps at its width and is truncated at its height.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    /// The shading of letters without a color of their own; the foreground style of the canvas by default.
    ///
    /// The points of a gradient are in the coordinates of the commands that draw the text.
    public var shading = Shading.foreground
    fileprivate let text: Text
    fileprivate let recording: CanvasRecording

    /// Returns the size of the text in a proposed size, whose width wraps the lines.
    ///
    /// Pass a height of `.infinity` to measure all lines of a text in a column.
    public func measure(in size: CGSize) -> CGSize { measured(ProposedViewSize(size)) }

    fileprivate func measured(_ proposal: ProposedViewSize) -> CGSize {
      recording.onMain(with: text) { canvas, text in
        canvas.withDetached(text) { $0.sizeThatFits(proposal) }
      } ?? .zero
    }

    /// Returns the distance of the first line's baseline from the top of the text in a proposed size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(VerticalAlignment.firstTextBaseline, in: size)
    }

    /// Returns the distance of the last line's baseline from the top of the text in a proposed size.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      baseline(VerticalAlignment.lastTextBaseline, in: size)
    }

    private func baseline(_ alignment: VerticalAlignment, in size: CGSize) -> CGFloat {
      recording.onMain(with: text) { canvas, text in
        canvas.withDetached(text) {
          let own = $0.sizeThatFits(ProposedViewSize(size))
          return $0.explicitAlignment(alignment.key, in: own) ?? own.height
        }
      } ?? 0
    }
  }

  /// Returns a text with the environment of the canvas, such as its font and its locale, to measure and draw it.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, recording: recording)
  }

  /// Draws text from the top of a rectangle, with lines as wide as the rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard isDrawable(rect) else { return }
    draw(
      text,
      CGRect(
        x: rect.minX, y: rect.minY, width: rect.width,
        height: min(text.measure(in: rect.size).height, max(rect.height, 0))))
  }

  /// Draws text in its ideal size, without wrapping lines.
  ///
  /// - Parameters:
  ///   - point: The place of the anchor, in points of the context's coordinates.
  ///   - anchor: The point of the text that lies there, in unit coordinates; the center by default.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let frame = frame(of: text.measured(.unspecified), at: point, anchor)
    guard isDrawable(frame) else { return }
    draw(text, frame)
  }

  /// Draws text from the top of a rectangle, with lines as wide as the rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws text in its ideal size, with an anchor of the text, by default the center, at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ frame: CGRect) {
    draw(text.text, in: frame, text.shading.styles(in: environment, at: frame.origin))
  }

  // MARK: Views that are drawn

  /// Draws a view in a frame, with foreground styles.
  func draw(_ view: some View, in frame: CGRect, _ styles: [AnyShapeStyle]) {
    let items = recording.onMain(with: (view, styles)) { canvas, drawn in
      let (view, styles) = drawn
      return canvas.items(of: view, in: frame.size, foreground: styles)
    }
    guard let items, !items.isEmpty else { return }
    let parts = items.map { item in
      var item = item
      item.origin.x += frame.minX
      item.origin.y += frame.minY
      return CanvasPart.item(item)
    }
    draw(parts.count == 1 ? parts[0] : .group(.compositing, parts))
  }

  /// The frame of a size with an anchor at a point.
  func frame(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Whether a frame is finite; warns where it is not.
  func isDrawable(_ frame: CGRect) -> Bool {
    if frame.isInFiniteRange { return true }
    RuntimeWarning.issue(
      "Canvas\(RuntimeWarning.inEvaluatedView): draw() got a position that isn't finite, and draws nothing. Pass finite points and "
        + "rectangles.")
    return false
  }
}
