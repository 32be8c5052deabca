/// What of its frame a view takes from another one.
///
/// Mirrors SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the view is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the frame of another one of the same name.
nonisolated struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never
  let name: MatchedName
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// What views that are matched have in common.
nonisolated struct MatchedName: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension MatchedGeometryModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    MatchedGeometryNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: MatchedGeometryNode.self).update(self)
  }
}

extension View {
  /// Matches the frame of views that have a name in common.
  ///
  /// One of them is the source: the others are drawn where it is and as large as it is, which leaves the
  /// layout around them as it was. Where an animated update takes the source away and inserts another
  /// one, both glide together from where the one was to where the other is.
  ///
  /// - Parameters:
  ///   - properties: what the others take from the source.
  ///   - anchor: the point of both frames that is brought together where the sizes differ.
  ///   - isSource: whether the view's frame is the one that others take; of several sources the first
  ///     in the document's order.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        name: MatchedName(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
