import Foundation
@_spi(Engine) import TactileViewGraph

/// A container that lets actions in its content scroll to views by their identity.
///
/// The closure receives a ``ScrollViewProxy``, which scrolls the scroll views inside the reader. Call the proxy in an
/// action, not while the closure creates the views.
///
/// ```swift
/// ScrollViewReader { proxy in
///   ScrollView { ForEach(messages) { message in Text(message.text) } }
///   Button("Latest") {
///     guard let latest = messages.last else { return }
///     withAnimation { proxy.scrollTo(latest.id, anchor: .bottom) }
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `ScrollViewReader`.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The closure that creates the content from a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader, whose proxy scrolls the scroll views in its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader {
  /// Whether the content is a single element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { Content.__isUnary }

  /// Creates the node of the reader.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ScrollReaderNode(view, inputs: inputs)
  }

  /// Updates the content closure of the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    ScrollReaderNode<Content>.update(node, view)
  }
}

/// A proxy that scrolls to views by their identity.
///
/// A ``ScrollViewReader`` passes a proxy to its closure; you can't create one. Call ``scrollTo(_:anchor:)`` in an
/// action, such as that of a button or of `onChange(of:)`:
///
/// ```swift
/// .onChange(of: selection) { proxy.scrollTo(selection, anchor: .center) }
/// ```
///
/// Use a ``ScrollPosition`` instead to scroll to edges and points, or to read the position.
///
/// Mirrors SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy: Sendable {
  let reader: NodeHandle

  /// Scrolls to the view with an identity, which is set by `id(_:)` or by a `ForEach`.
  ///
  /// The innermost scroll view around the view scrolls after the update of the current action, also to a row of a lazy
  /// stack or list that hasn't been created yet. Inside `withAnimation`, the content moves with the animation. An
  /// unknown identity is ignored without a warning; of several views with the identity, the first is used. A call off
  /// the main thread issues a warning and does nothing.
  ///
  /// - Parameters:
  ///   - id: the identity of the view; it must have the type of the `ForEach` identity: an `Int64` doesn't find an
  ///     `Int`.
  ///   - anchor: the point of the view that is aligned with the same point of the scroll view, as far as the content
  ///     can scroll: `.top` aligns both tops. Nil scrolls just far enough to show the whole view, or the beginning of a
  ///     view that is larger than the scroll view.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "scrollTo(_:anchor:) was called off the main thread, where it does nothing. Call it on the "
          + "main actor.")
      return
    }
    MainQueue.assumeIsolated(with: AnyHashable(id)) { id in
      guard let node = DependentTable.shared.node(reader) else { return }
      let transaction = Transaction.current
      node.graph.queue.append(transaction: transaction) { _ in
        (DependentTable.shared.node(reader) as? any ScrollReader)?
          .scroll(ScrollRequest(id: id, anchor: anchor, transaction: transaction))
      }
    }
  }
}

/// A request to scroll to a view.
struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?
  var transaction: Transaction
  /// The number of attempts so far: views that become visible may differ from their estimated size.
  var attempts = 0
}
