import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// Gives its content a custom region for hit testing (rule 3.9.50).
nonisolated struct ContentShapeModifier<S: Shape>: ViewModifier {
  typealias Body = Never
  let shape: S
  let eoFill: Bool
  var kinds = ContentShapeKinds.interaction
}

extension ContentShapeModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ContentShapeNode<S> {
    ContentShapeNode(self, inputs: inputs)
  }
}

/// An element that is hit inside a shape, whatever its content draws.
@MainActor
final class ContentShapeNode<S: Shape>: PassThroughNode, ValueNode, FocusOutlining {
  private var modifier: ContentShapeModifier<S>

  init(_ modifier: ContentShapeModifier<S>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "contentShape" }

  func update(_ newModifier: ContentShapeModifier<S>) {
    modifier = newModifier
    // The reach is computed in the display phase.
    setNeeds(.display)
  }

  override var showsFrame: Bool { true }

  var outline: Path { outlining(.place) { modifier.shape.path(in: bounds, $0) } }

  var statesFocusEffect: Bool { modifier.kinds.contains(.focusEffect) }

  override var ownReach: CGRect { outline.boundingRect }

  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard modifier.kinds.contains(.interaction) else {
      return super.hitTest(point, path: &path)
    }
    guard outline.contains(point, eoFill: modifier.eoFill) else {
      return false
    }
    if !super.hitTest(point, path: &path) { path.append(self) }
    return true
  }
}

extension View {
  /// Sets the shape in the view's frame in which the view is hit, and outside of which it isn't.
  ///
  /// With `HStack { Text(name); Spacer(); Text(detail) }.contentShape(Rectangle()).onTapGesture { open() }`, people can
  /// tap anywhere in a row; without the shape, its gaps aren't hit.
  ///
  /// - Parameter eoFill: whether parts that the path encloses twice are holes; false by default.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}

/// The purposes of a view's content shape.
///
/// Pass kinds to `contentShape(_:_:eoFill:)`, as in `.contentShape(.focusEffect, Capsule())` for the ring around a
/// focused view, or `[.interaction, .focusEffect]` for both. `contentShape(_:eoFill:)`, without kinds, determines where
/// a view can be touched or clicked. Mirrors SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit mask with one bit for each purpose.
  public let rawValue: Int

  /// Creates a set of the kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The region for hit testing of fingers and the mouse.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The outline of the view's preview while it is dragged, without effect so far.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The outline of the view's preview above its context menu, without effect so far.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The outline of the view's hover effect, without effect so far.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline of the view's focus effect, the ring around a focused view on a desktop.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The outline of the view for assistive technologies, without effect so far.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension View {
  /// Sets the shape of the view's content for the given purposes.
  ///
  /// Only ``ContentShapeKinds/interaction`` and ``ContentShapeKinds/focusEffect`` have an effect:
  /// nothing is dragged, and no menu or pointer has an outline.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill, kinds: kind))
  }
}
