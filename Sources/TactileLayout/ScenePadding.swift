import Foundation
@_spi(Engine) import TactileViewGraph

/// The padding that separates a view from the edges of its window.
///
/// Pass it to `scenePadding(_:edges:)`. Mirrors SwiftUI's `ScenePadding`.
public struct ScenePadding: Equatable, Sendable {
  private let number: Int

  /// The smallest padding that looks right beside the edges of the window.
  public static let minimum = ScenePadding(number: 0)
}

extension View {
  /// Adds the padding that separates a view from the edges of its window.
  ///
  /// It is 16 points, and 20 points on a Mac and on desktops.
  ///
  /// - Parameter edges: The edges with padding; all of them by default.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Adds a padding that separates a view from the edges of its window.
  ///
  /// - Parameters:
  ///   - padding: The kind of padding.
  ///   - edges: The edges with padding; all of them by default.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}

private nonisolated struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set
  @Environment(\.idiom) private var idiom
  @Environment(\.isDesktop) private var isDesktop

  @MainActor
  func body(content: Content) -> some View {
    content.padding(edges, idiom == .mac || isDesktop ? 20 : 16)
  }
}
