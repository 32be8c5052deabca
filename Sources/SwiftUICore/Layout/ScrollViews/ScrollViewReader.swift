import Foundation

/// Views that can be scrolled to by name.
///
/// Mirrors SwiftUI's `ScrollViewReader`.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the views, with what they can be scrolled by.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader; its proxy scrolls the scroll views in its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader {
  /// It is what its content is.
  public nonisolated static var __isUnary: Bool { Content.__isUnary }

  /// Makes the node of such a view.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ScrollReaderNode(view, inputs: inputs)
  }

  /// Hands new values to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ScrollReaderNode<Content>.self).update(view)
  }
}

/// Scrolls the scroll views in a reader.
///
/// Mirrors SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy: Sendable {
  let reader: NodeHandle

  /// Scrolls until the view with an identity is seen: that of `id(_:)`, or that of a `ForEach`'s element.
  ///
  /// In `withAnimation` the content moves there by the animation. A view of which nobody knows is not
  /// scrolled to, without a warning.
  ///
  /// - Parameter anchor: the point of the view that comes to the same point of the scroll view; nil
  ///   scrolls no farther than it takes to see all of the view.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "scrollTo(_:anchor:) was called on another thread than the main one, where it does nothing. "
          + "Call it on the main actor.")
      return
    }
    nonisolated(unsafe) let id = AnyHashable(id)
    MainActor.assumeIsolated {
      guard let node = DependentTable.shared.node(reader) else { return }
      let transaction = Transaction.current
      node.graph.queue.append(transaction: transaction) {
        (DependentTable.shared.node(reader) as? any ScrollReader)?
          .scroll(ScrollRequest(id: id, anchor: anchor, transaction: transaction))
      }
    }
  }
}

/// A wish to see a view.
struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?
  var transaction: Transaction
  /// How often it was tried: views that come into sight may be of another size than they were taken for.
  var attempts = 0
}
