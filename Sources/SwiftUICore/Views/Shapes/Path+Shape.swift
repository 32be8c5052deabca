import Foundation

/// A path is a shape that stays where it is: `Path { … }.stroke(.red)` is a view.
///
/// Mirrors SwiftUI's conformance of `Path` to `Shape`.
extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
