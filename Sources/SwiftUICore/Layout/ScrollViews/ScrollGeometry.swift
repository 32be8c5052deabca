import Foundation

/// The geometry of a scroll view, in points.
///
/// Mirrors SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the leading top corner of the scroll view.
  ///
  /// At rest at the start of the content it is the negative of the insets; beyond an end it is out of
  /// the content.
  public var contentOffset: CGPoint
  /// The size of the content, without insets.
  public var contentSize: CGSize
  /// The margins and the safe area of the content.
  public var contentInsets: EdgeInsets
  /// The size of the whole scroll view.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content's space that the scroll view covers.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's space that the scroll view covers within the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The members with their values.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

extension View {
  /// Runs an action when a value derived from the geometry of a scroll view has changed.
  ///
  /// Mirrors SwiftUI's `onScrollGeometryChange(for:of:action:)`. The value is derived after layout; the
  /// action runs for the first value, which is then both, and for each that differs from the last one.
  /// The scroll view is the closest one inside.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

/// Connects an observer of the geometry with the scroll view inside.
private nonisolated struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var observer = ScrollGeometryObserver<Value>()

  @MainActor
  func body(content: Content) -> some View {
    let observer = observer
    observer.transform = transform
    observer.action = action
    return content.transformEnvironment(\.scrollTraits) { $0.clients.append(observer) }
  }
}

private final class ScrollGeometryObserver<Value: Equatable>: ScrollClient {
  var transform: ((ScrollGeometry) -> Value)?
  var action: (Value, Value) -> Void = { _, _ in }
  private var told: Value?
  private var bound = UpdateBound()

  nonisolated override init() { super.init() }

  override func geometryDidChange(of scroll: ScrollNode) {
    guard let new = transform?(scroll.scrollGeometry) else { return }
    guard new != told,
      bound.allowsCall(in: scroll.graph, of: "onScrollGeometryChange", at: scroll)
    else { return }
    let old = told ?? new
    told = new
    let action = action
    scroll.queueAction("onScrollGeometryChange") { action(old, new) }
  }
}
