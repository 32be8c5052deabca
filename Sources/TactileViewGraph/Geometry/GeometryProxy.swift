import Foundation

/// Access to the size and position of a view.
///
/// The closures of `GeometryReader`, `onGeometryChange` and `visualEffect(_:)` receive a proxy for their view:
///
/// ```swift
/// GeometryReader { geometry in
///   Capsule().frame(width: geometry.size.width * progress)
/// }
/// ```
///
/// The closure, or the body of a view to which you pass the proxy, is evaluated again when a value that it read
/// changes. An action, such as that of a button, reads the current values without tracking them.
///
/// All lengths are in points, and reflect the final layout even while an animation runs. Once the view has been
/// removed, its size is zero. Off the main thread, a proxy has no values, and reading one issues a runtime warning.
/// Mirrors SwiftUI's `GeometryProxy`.
public struct GeometryProxy: Sendable {
  package let node: NodeHandle

  package init(node: NodeHandle) {
    self.node = node
  }

  /// The size of the view in points; zero if the view has been removed.
  public var size: CGSize { read(.size, ()) { element, _ in element.laidOutBounds.size } ?? .zero }

  /// Returns the value of an anchor in the view's local coordinates.
  ///
  /// A view inside passes the anchor on, for example with `anchorPreference(key:value:transform:)`.
  public subscript<T>(anchor: Anchor<T>) -> T {
    read(.anchor(anchor.place, anchor.transform), anchor) { element, anchor in
      anchor.place.moved(by: element.transform(from: anchor))
    }
    .map(anchor.assemble) ?? anchor.assemble(anchor.place)
  }

  /// The distances by which the view could extend under bars, in points; zero at the edges where it touches none.
  ///
  /// Content of a scroll view touches none along the axes on which it scrolls. See
  /// `safeAreaInset(edge:alignment:spacing:content:)`.
  public var safeAreaInsets: EdgeInsets {
    read(.safeArea, ()) { element, _ in element.safeAreaInsets } ?? EdgeInsets()
  }

  /// Returns the bounding rectangle of the view in a coordinate space, in points.
  ///
  /// For a rotated view, it is the smallest upright rectangle around the view. A name that no enclosing view has refers
  /// to the window, and issues a runtime warning.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounding rectangle of the view in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    read(.frame(coordinateSpace), coordinateSpace) { element, space in
      element.convert(element.laidOutBounds, to: space)
    } ?? .zero
  }

  /// Returns the bounds of a named coordinate space in the view's local coordinates; nil if no enclosing view has it.
  ///
  /// For example, `bounds(of: .scrollView)` is the visible part of a scroll view, as seen from a view in its content.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let name = coordinateSpace.name
    return read(.bounds(name), name) { element, name -> CGRect? in
      guard let named = element.element(named: name) else { return nil }
      return element.convert(named.laidOutBounds, from: .named(name))
    } ?? nil
  }
}

extension GeometryProxy {
  /// Reads a property of the proxy's view, and records the dependency of the current evaluation.
  ///
  /// - Parameter input: The value that the answer depends on.
  fileprivate func read<Input, Value>(
    _ question: GeometryQuestion, _ input: Input,
    _ answer: @MainActor (ElementNode, Input) -> Value
  ) -> Value? {
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "A GeometryProxy was read off the main thread, where it has no values. Read it in the "
          + "closure that receives it, and pass on the values.")
      return nil
    }
    return MainQueue.assumeIsolated(with: (question, input)) { question, input in
      guard let element = DependentTable.shared.node(node)?.asElement else { return nil }
      let value = answer(element, input)
      if let reader = ThreadContext.current.evaluation?.node {
        DependentTable.shared.node(reader)?.asElement?.noteReading(question, of: element)
      }
      return value
    }
  }
}

extension ElementNode {
  /// The exact bounds in the node's local coordinates; reading them tracks them.
  package final var laidOutBounds: CGRect {
    followGeometry()
    return CGRect(origin: .zero, size: placement?.frame.size ?? .zero)
  }

  /// The insets by which the element could extend under bars, adjusted for the layout direction.
  package final var safeAreaInsets: EdgeInsets {
    let overlap = safeAreaOverlap()
    guard overlap != EdgeInsets() else { return overlap }
    return mirroring.insets(overlap)
  }

  /// Returns the transform from the coordinates in which an anchor was created to the node's local ones.
  fileprivate final func transform<T>(from anchor: Anchor<T>) -> CGAffineTransform {
    guard let inverse = transform(to: .global).inverse else { return anchor.transform }
    return anchor.transform.concatenating(inverse)
  }
}
