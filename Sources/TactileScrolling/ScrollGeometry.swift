import Foundation
@_spi(Engine) import TactileViewGraph

/// The size, the content and the position of a scroll view, in points.
///
/// `onScrollGeometryChange(for:of:action:)` passes the geometry to its first closure, which returns the value to
/// observe. Return one that changes seldom, such as a Boolean, because the action runs for each change:
///
/// ```swift
/// ScrollView { messages }
///   .onScrollGeometryChange(for: Bool.self) { geometry in
///     geometry.contentOffset.y > 200
///   } action: { _, isFar in
///     showsTopButton = isFar
///   }
/// ```
///
/// The context of `onScrollPhaseChange(_:)` has the geometry, too. Horizontal positions count from the leading edge of
/// the content, which is the right one in a right-to-left layout.
///
/// Mirrors SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top leading corner of the scroll view, in points.
  ///
  /// At rest at the start of the content, it is the negative of the insets; beyond an end, it is
  /// outside of the content.
  public var contentOffset: CGPoint
  /// The size of the content without insets, in points.
  public var contentSize: CGSize
  /// The insets of the content: its margins and the safe area.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view less the margins of its content, in points, including the part under bars.
  ///
  /// Content that is larger than the container scrolls. The whole scroll view is ``visibleRect``.
  public var containerSize: CGSize
  /// The margins that the container is smaller by than the scroll view.
  private var margins = EdgeInsets()

  /// Creates a scroll geometry from its members, for example for a test of a closure that receives one.
  ///
  /// The geometry has no margins: its insets are those of the safe area.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// Creates the geometry of a scroll view of a size.
  ///
  /// - Parameters:
  ///   - contentInsets: The margins and the safe area.
  ///   - margins: The margins alone.
  ///   - visibleSize: The size of the whole scroll view.
  init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, margins: EdgeInsets,
    visibleSize: CGSize
  ) {
    self.init(
      contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
      containerSize: visibleSize.reduced(by: margins))
    self.margins = margins
  }

  /// The area that the scroll view covers, in content coordinates, which begins at ``contentOffset``.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + margins.leading + margins.trailing,
      height: containerSize.height + margins.top + margins.bottom)
  }

  /// The area at ``contentOffset`` that is as large as the scroll view without its insets, in content coordinates.
  public var bounds: CGRect {
    CGRect(origin: contentOffset, size: visibleRect.size.reduced(by: contentInsets))
  }
}

extension CGSize {
  /// Returns the size inside of insets, which isn't negative.
  fileprivate func reduced(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// A description of all members and their values.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

extension View {
  /// Calls an action when a value derived from the geometry of a scroll view changes.
  ///
  /// The value is derived after layout. The action runs for the first value, which is passed as both arguments, and for
  /// each that differs from the previous one. The scroll view is the nearest one inside this view; of several side by
  /// side, the first one.
  ///
  /// Mirrors SwiftUI's `onScrollGeometryChange(for:of:action:)`.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

/// Connects a geometry observer with the scroll view inside.
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
  private var reported: Value?
  private var bound = UpdateBound()

  nonisolated override init() { super.init() }

  override func geometryDidChange(of scroll: ScrollNode) {
    guard let new = transform?(scroll.scrollGeometry) else { return }
    guard new != reported,
      bound.allowsCall(in: scroll.graph, of: "onScrollGeometryChange", at: scroll)
    else { return }
    let old = reported ?? new
    reported = new
    let action = action
    scroll.queueAction("onScrollGeometryChange") { action(old, new) }
  }
}
