import Foundation
@_spi(Engine) import TactileViewGraph

extension Image {
  /// The sizes of symbols relative to text.
  ///
  /// Set a scale with `imageScale(_:)`, as in `Label("Save", systemImage: "heart").imageScale(.large)`; the default is
  /// ``medium``. Images that aren't symbols ignore it, and bordered and glass buttons set one of their own for their
  /// labels. To change a symbol's size together with text, set the font instead. Mirrors SwiftUI's `Image.Scale`.
  public enum Scale: Hashable, Sendable {
    /// A scale that makes symbols smaller than a line of text.
    case small
    /// A scale that makes symbols as high as a line of text.
    case medium
    /// A scale that makes symbols higher than a line of text.
    case large

    /// The factor relative to the medium scale (rule 6.1.16).
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}

enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols relative to text; medium by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols in this view relative to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
