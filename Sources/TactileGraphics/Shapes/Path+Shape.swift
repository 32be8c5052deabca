import Foundation
@_spi(Engine) import TactileViewGraph

/// Conforms paths to `Shape`, so that `Path { … }.stroke(.red)` is a view.
///
/// A path keeps its coordinates in any frame.
///
/// Mirrors SwiftUI's conformance of `Path` to `Shape`.
extension Path: Shape {
  /// Returns the path itself, regardless of the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
