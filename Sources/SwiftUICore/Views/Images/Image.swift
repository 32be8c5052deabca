import Foundation

/// A picture; here a symbol of the system's set.
///
/// Mirrors SwiftUI's `Image`.
///
/// A symbol is as high as a line of text in the font that applies, and drawn in the foreground's
/// style.
public nonisolated struct Image: Equatable, Sendable, PrimitiveView {
  let name: String
  private(set) var isResizable = false
  private(set) var rendering: TemplateRenderingMode?

  /// Makes a symbol.
  ///
  /// A name that is not in the set draws a crossed square, and is a warning, once.
  public init(systemName: String) { name = systemName }

  /// Whether a picture has the foreground's style or its own colours.
  ///
  /// Mirrors SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground's style.
    case template
    /// Its own colours; a symbol's is the primary colour.
    case original
  }

  /// How large symbols are beside text.
  ///
  /// Mirrors SwiftUI's `Image.Scale`.
  public enum Scale: Hashable, Sendable {
    /// Smaller than a line.
    case small
    /// As high as a line.
    case medium
    /// Higher than a line.
    case large

    /// The factor beside the medium scale (rule 6.1.16).
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// Makes the picture fill the size that it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Chooses whether the picture has the foreground's style; nil leaves it to the system, which
  /// gives it to symbols.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = renderingMode
    return image
  }
}

extension Image {
  /// It is one element.
  public static var __isUnary: Bool { true }

  /// Makes the node that draws the symbol.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    SymbolNode(view, inputs: inputs)
  }

  /// Hands a new symbol to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: SymbolNode.self).update(view)
  }
}

enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how large symbols in this view are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
