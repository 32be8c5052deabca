@_spi(Engine) import TactileViewGraph

/// The parts of a frame that a view takes from another view.
///
/// Pass properties to `matchedGeometryEffect(id:in:properties:anchor:isSource:)`. By default, a view takes the whole
/// frame. With ``position``, it keeps its own size, and its anchor lies on that of the source; with ``size``, it is
/// proposed the source's size and keeps its own anchor in place. An underline, for example, moves to the selected tab,
/// where each tab is the source of its own identifier:
///
/// ```swift
/// Capsule().frame(width: 24, height: 3)
///   .matchedGeometryEffect(id: selection, in: tabs, properties: .position, anchor: .bottom, isSource: false)
/// ```
///
/// Mirrors SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit mask: 1 for the position, 2 for the size.
  public let rawValue: UInt32

  /// Creates a set from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view in the window, measured at the anchor of the effect.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and height of the view, which are proposed to the other views; a view of a fixed size keeps that.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the view; the default.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Matches the frame of its content with that of other views with the same name.
nonisolated struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never
  let name: MatchedName
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// The identifier and namespace that matched views share.
nonisolated struct MatchedName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension MatchedGeometryModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> MatchedGeometryNode {
    MatchedGeometryNode(self, inputs: inputs)
  }
}

extension View {
  /// Matches the frames of views that share an identifier and a namespace.
  ///
  /// One of the views is the source: those with `isSource: false` are drawn at its position and with its size, without
  /// any effect on the layout around them. A view that may be a source itself stays in its own place, so pass false for
  /// all views but one that are visible together. Without a source, all stay in their own places. If an animated update
  /// removes the source and inserts another, both move together from the frame of the first to that of the second. An
  /// inserted view with `isSource: false` appears at the source, and moves only if the source does.
  /// ``Namespace`` has an example.
  ///
  /// Mirrors SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
  ///
  /// - Parameters:
  ///   - id: The identifier that the views share.
  ///   - namespace: The namespace in which the identifier is unique.
  ///   - properties: the properties that the other views take from the source.
  ///   - anchor: the point at which both frames are aligned if their sizes differ.
  ///   - isSource: whether the view's frame is the source. Of several sources, the first in document order is used.
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
