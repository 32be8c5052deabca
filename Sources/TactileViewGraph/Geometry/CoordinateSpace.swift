/// A resolved frame of reference for points and rectangles.
///
/// Most code passes a ``CoordinateSpaceProtocol`` value, such as `.global`, which resolves to this type. All spaces are
/// measured in points from the left and the top, regardless of the layout direction. Mirrors SwiftUI's
/// `CoordinateSpace`.
public enum CoordinateSpace {
  /// The coordinate space of the window.
  case global
  /// The coordinate space of the view, with its origin in the top left corner.
  case local
  /// The coordinate space of the nearest enclosing view with the name; that of the window, with a warning, if none has.
  case named(AnyHashable)
}

extension CoordinateSpace: Hashable {}

@available(*, unavailable)
extension CoordinateSpace: Sendable {}

extension CoordinateSpace {
  /// Whether this is the coordinate space of the window.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the local coordinate space of the view.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space.
///
/// Pass `.global`, `.local` or `.named(_:)` where a frame or a gesture's location is measured: in the coordinates of
/// the window, of the view itself or of a view around it. There is no need to conform a type of your own. For example,
/// a row shows its place in a scroll view, and updates it as the row scrolls:
///
/// ```swift
/// ScrollView {
///   GeometryReader { row in Text("\(row.frame(in: .named("list")).minY) points from the top") }
///     .frame(height: 44)
/// }
/// .coordinateSpace(.named("list"))
/// ```
///
/// Mirrors SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value identifies.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
///
/// Write it as `.global`. The origin is the top left of the window. Mirrors SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates a reference to the window's coordinate space.
  public init() {}

  /// The coordinate space of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The local coordinate space of a view.
///
/// Write it as `.local`. It belongs to the view that has the gesture, or that a geometry proxy measures, so
/// `geometry.frame(in: .local)` begins at zero. Gestures use it by default. The origin is the top left of the view, in
/// right-to-left layouts too. Mirrors SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates a reference to the local coordinate space.
  public init() {}

  /// The local coordinate space of the view.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the view itself or the nearest enclosing one with a name.
///
/// Name the space of a view as in `list.coordinateSpace(.named("list"))`. A view inside the list then gets its place in
/// the list by `geometry.frame(in: .named("list"))`. On the view itself, modifiers before `coordinateSpace(_:)` can use
/// the name. If no view has it, the space is that of the window, and a warning is issued. A scroll view needs no name:
/// pass `.scrollView`. Mirrors SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable

  package init(name: AnyHashable) {
    self.name = name
  }

  /// The coordinate space with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

@available(*, unavailable)
extension NamedCoordinateSpace: Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The local coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest enclosing view with a name, which can be any hashable value.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
