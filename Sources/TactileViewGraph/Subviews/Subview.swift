/// A view that a container arranges, as one of the resolved views of its content.
///
/// A container gets subviews from `Group(subviews:transform:)` or `ForEach(subviews:content:)`, and shows each where it
/// wants to. To modify a subview, use it like any other view:
///
/// ```swift
/// struct CardBoard<Content: View>: View {
///   @ViewBuilder let content: Content
///
///   var body: some View {
///     HStack {
///       ForEach(subviews: content) { subview in
///         subview.padding().background(.yellow)
///       }
///     }
///   }
/// }
/// ```
///
/// A subview has the environment of the place where it is shown, with the changes that modifiers in the content make. Mirrors
/// SwiftUI's `Subview`.
public nonisolated struct Subview: Identifiable {
  /// The identity of a subview, which is equal as long as the view exists.
  public struct ID: Hashable {
    fileprivate let source: SubviewSource

    /// Whether both belong to the same subview.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.source === rhs.source }

    /// Adds the identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
  }

  /// The identity of the subview.
  public let id: ID

  init(_ source: SubviewSource) { id = ID(source: source) }

  var subviewSource: SubviewSource { id.source }

  /// The values that the view sets for its container.
  @MainActor @preconcurrency public var containerValues: ContainerValues {
    subviewSource.traits.values
  }
}

extension Subview: AliasView {
  package var source: AnyAliasSource { id.source }

  /// Always true: a subview is one element.
  @_spi(Engine) public static var __isUnary: Bool { true }
}
