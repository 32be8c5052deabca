import Foundation

/// The size and place of a view.
///
/// Mirrors SwiftUI's `GeometryProxy`.
///
/// What a body or a geometry closure reads of it is followed: it runs again when that changes. Read
/// anywhere else, on the main thread, a proxy tells how the view lies at that moment. All lengths
/// are points, as laid out: values that are on their way count as arrived. A view that is gone has
/// no size.
public struct GeometryProxy: Sendable {
  let node: NodeHandle

  /// The size of the view.
  public var size: CGSize { read(.size) { $0.laidOutBounds.size } ?? .zero }

  /// The value of an anchor in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) let anchor = anchor
    return read(.anchor(anchor.place, anchor.transform)) {
      anchor.place.moved(by: $0.transform(from: anchor))
    }
    .map(anchor.assemble) ?? anchor.assemble(anchor.place)
  }

  /// How far the view could go on into what bars cover, at the edges where it touches that; see
  /// `safeAreaInset(edge:alignment:spacing:content:)`.
  public var safeAreaInsets: EdgeInsets {
    read(.safeArea) { $0.safeAreaInsets } ?? EdgeInsets()
  }

  /// The smallest rectangle of a space around the view.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The smallest rectangle of a space around the view.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    nonisolated(unsafe) let space = coordinateSpace
    return read(.frame(coordinateSpace)) { $0.convert($0.laidOutBounds, to: space) } ?? .zero
  }

  /// The bounds of the view that bears the name, in this view's own coordinates; nil where no view
  /// around does.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let name = coordinateSpace.name
    return read(.bounds(name)) { element -> CGRect? in
      guard let named = element.element(named: name) else { return nil }
      return element.convert(named.laidOutBounds, from: .named(name))
    } ?? nil
  }
}

extension GeometryProxy {
  /// Reads something of the view that the proxy is for, and lets who is being evaluated note it.
  fileprivate func read<Value: Sendable>(
    _ question: GeometryQuestion, _ answer: @MainActor (ElementNode) -> Value
  ) -> Value? {
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "A GeometryProxy was read on another thread than the main one, where it knows nothing. "
          + "Read it in the closure that it was given to, and keep what you need.")
      return nil
    }
    nonisolated(unsafe) let question = question
    return MainActor.assumeIsolated {
      guard let element = DependentTable.shared.node(node)?.asElement else { return nil }
      let value = answer(element)
      if let reader = ThreadContext.current.evaluation?.node {
        DependentTable.shared.node(reader)?.asElement?.noteReading(question, of: element)
      }
      return value
    }
  }
}

extension ElementNode {
  /// The exact frame in this node's own coordinates; what is evaluated depends on it.
  final var laidOutBounds: CGRect {
    followGeometry()
    return CGRect(origin: .zero, size: placement?.frame.size ?? .zero)
  }

  /// How far the element could go on below bars, by the direction of the layout.
  final var safeAreaInsets: EdgeInsets {
    let overlap = safeAreaOverlap()
    guard overlap != EdgeInsets() else { return overlap }
    let isMirrored = inputs.environment.value(LayoutDirectionKey.self) == .rightToLeft
    return isMirrored ? overlap.mirrored : overlap
  }

  /// From the coordinates that an anchor was made in to this node's own.
  fileprivate final func transform<T>(from anchor: Anchor<T>) -> CGAffineTransform {
    guard let inverse = transform(to: .global).inverse else { return anchor.transform }
    return anchor.transform.concatenating(inverse)
  }
}
