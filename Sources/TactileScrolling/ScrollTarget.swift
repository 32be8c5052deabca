import Foundation
@_spi(Engine) import TactileViewGraph

/// The part of the content at which a scroll view comes to rest.
///
/// A ``ScrollTargetBehavior`` receives the target that the velocity of a scroll leads to, and can change it. The
/// rectangle has the coordinates of the content, in points from its top leading corner.
///
/// Mirrors SwiftUI's `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle of the content that the scroll view shows; it may be smaller than the scroll view, such as the frame
  /// of a view.
  public var rect: CGRect
  /// The point of the rectangle that is aligned with the same point of the scroll view; nil is the top leading corner.
  ///
  /// For example, set it to `.center` together with the frame of a view, to show the view in the middle.
  public var anchor: UnitPoint?

  init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Returns the origin of the viewport that shows the target.
  func offset(in container: CGSize) -> CGPoint {
    guard let anchor else { return rect.origin }
    return CGPoint(
      x: rect.minX + (rect.width - container.width) * anchor.x,
      y: rect.minY + (rect.height - container.height) * anchor.y)
  }
}

/// A type that determines where a scroll ends.
///
/// Apply a behavior with `scrollTargetBehavior(_:)`. The behaviors `.paging` and `.viewAligned` end scrolls at pages
/// and at views. For other positions, write your own:
///
/// ```swift
/// struct StepBehavior: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
///   }
/// }
///
/// ScrollView { rows }.scrollTargetBehavior(StepBehavior())
/// ```
///
/// Mirrors SwiftUI's `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// Updates the target at which a scroll comes to rest.
  ///
  /// It is called when a finger lifts, with the position where the content would come to rest by its velocity, and when
  /// a scroll view that has been scrolled changes its size.
  ///
  /// A target outside of the content is moved to its nearest end. One that isn't finite issues a warning and is
  /// ignored.
  ///
  /// - Parameters:
  ///   - target: The proposed target, which has the size of the scroll view; change it to end the scroll elsewhere.
  ///   - context: The scroll and the sizes of the scroll view and its content.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Returns whether scrolls are limited; by default, they aren't.
  ///
  /// It is called before each call of ``updateTarget(_:context:)``.
  func properties(context: PropertiesContext) -> Properties

  /// The type of the context in which a target is updated.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The type of the context in which the properties are determined.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The type of the behavior's properties.
  typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
  /// Returns the default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Whether a scroll target behavior limits how far a scroll goes.
///
/// Return properties from ``ScrollTargetBehavior/properties(context:)``. By default, scrolls aren't limited.
///
/// ```swift
/// func properties(context: PropertiesContext) -> Properties {
///   var properties = Properties()
///   properties.limitsScrolls = context.environment.horizontalSizeClass == .compact
///   return properties
/// }
/// ```
///
/// Mirrors SwiftUI's `ScrollTargetBehaviorProperties`.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether the proposed target of a scroll is at most one length of the scroll view away from the position at which
  /// the scroll began; false by default.
  ///
  /// This limits how far a flick goes. `updateTarget(_:context:)` can still choose a target farther away.
  public var limitsScrolls = false

  /// Creates the default properties.
  public init() {}
}

/// The scroll view for which a behavior determines its properties.
///
/// ``ScrollTargetBehavior/properties(context:)`` receives a context. Read values from its environment, such as
/// `context.environment.horizontalSizeClass`; ``ScrollTargetBehaviorProperties`` has an example. Sizes, the velocity and
/// the target where a scroll began are in the ``ScrollTargetBehaviorContext`` instead.
///
/// Mirrors SwiftUI's `ScrollTargetBehaviorPropertiesContext`.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
}

/// The state of a scroll view when a behavior updates a target.
///
/// ``ScrollTargetBehavior/updateTarget(_:context:)`` receives a context. This behavior ends each scroll at a multiple
/// of half the height of the scroll view:
///
/// ```swift
/// struct HalfPageBehavior: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     let step = context.containerSize.height / 2
///     target.rect.origin.y = (target.rect.minY / step).rounded() * step
///   }
/// }
/// ```
///
/// Sizes are in points, and the velocity is in points per second. Values of the scroll view's environment are members
/// of the context, such as `context.layoutDirection`.
///
/// Mirrors SwiftUI's `ScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The part of the content that was visible when the scroll began, to limit how far the scroll goes.
  public let originalTarget: ScrollTarget
  /// The velocity of the content when the finger lifts, in points per second; positive toward the end, and zero after a
  /// change of the size.
  public let velocity: CGVector
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the scroll view without margins and bars, in points: the length of a page.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Returns the frames, in content coordinates, of views in target layouts that are in or next to
  /// a part of the content.
  let targetFrames: (_ part: CGRect) -> [CGRect]

  /// Returns a value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A scroll target behavior of any type.
///
/// Use this type to choose between behaviors of different types at run time:
///
/// ```swift
/// ScrollView { cards }
///   .scrollTargetBehavior(
///     isCompact ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
/// ```
///
/// Another behavior applies from the next scroll on; the content stays where it is.
///
/// Mirrors SwiftUI's `AnyScrollTargetBehavior`.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The wrapped behavior.
  public var base: any ScrollTargetBehavior

  /// Creates a type-erased behavior.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Updates the target with the wrapped behavior.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Returns the properties of the wrapped behavior.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

extension View {
  /// Sets the behavior that determines where the scrolls of a scroll view end.
  ///
  /// The behavior applies to fingers and trackpads, but not to the notches of a wheel. It affects the outermost scroll
  /// views in this view, but none inside those.
  ///
  /// Mirrors SwiftUI's `scrollTargetBehavior(_:)`.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollTraits) { $0.targetBehavior = behavior }
  }
}
