import Foundation

extension Image {
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
