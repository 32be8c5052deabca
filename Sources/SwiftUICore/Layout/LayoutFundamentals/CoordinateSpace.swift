/// A frame of reference for points and rectangles, once it is known which one is meant.
///
/// Mirrors SwiftUI's `CoordinateSpace`.
///
/// Most code names spaces by ``CoordinateSpaceProtocol``. All spaces are measured in points, from
/// the left and from the top, whatever the layout direction.
public enum CoordinateSpace {
  /// The space of the window.
  case global
  /// The space of the view itself, whose origin is its top left corner.
  case local
  /// The space of the closest view around that bears the name.
  case named(AnyHashable)
}

extension CoordinateSpace: Hashable {}

@available(*, unavailable)
extension CoordinateSpace: Sendable {}

extension CoordinateSpace {
  /// Whether this is the window's space.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

/// Something that names a coordinate space.
///
/// Mirrors SwiftUI's `CoordinateSpaceProtocol`: `.global`, `.local` and `.named(_:)`.
public protocol CoordinateSpaceProtocol {
  /// The space that is meant.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the window.
///
/// Mirrors SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}

  /// The space that is meant.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
///
/// Mirrors SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}

  /// The space that is meant.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the closest view around that bears a name.
///
/// Mirrors SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space that is meant.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

@available(*, unavailable)
extension NamedCoordinateSpace: Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the closest view around that bears the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Gives the view's coordinate space a name, by which views inside refer to it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinate space a name, by which views inside refer to it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
