import Foundation

/// The part of its content that a scroll view is about to show.
///
/// Mirrors SwiftUI's `ScrollTarget`. Lengths are points of the content, counted from its leading end
/// and its top.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle that the scroll view is to show.
  public var rect: CGRect
  /// The point of the rectangle that comes to the same point of the scroll view; nil is its leading
  /// top corner.
  public var anchor: UnitPoint?

  init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Where the viewport begins that shows the target.
  func offset(in container: CGSize) -> CGPoint {
    guard let anchor else { return rect.origin }
    return CGPoint(
      x: rect.minX + (rect.width - container.width) * anchor.x,
      y: rect.minY + (rect.height - container.height) * anchor.y)
  }
}

/// Decides where scrolls end.
///
/// Mirrors SwiftUI's `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// Changes the target that a scroll would come to rest at.
  ///
  /// Called when a finger lifts, with the place where the content would come to rest by its speed, and
  /// when the scroll view has changed its size.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// How scrolls to targets differ from others.
  func properties(context: PropertiesContext) -> Properties

  /// What the target is updated by.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What the properties are made of.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// How scrolls to targets differ from others.
  typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
  /// As of any scroll view.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How scrolls to the targets of a behavior differ from others.
///
/// Mirrors SwiftUI's `ScrollTargetBehaviorProperties`.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a scroll goes no farther than the scroll view is long; false by default.
  public var limitsScrolls = false

  /// Makes the default properties.
  public init() {}
}

/// The environment of a scroll view whose behavior has properties.
///
/// Mirrors SwiftUI's `ScrollTargetBehaviorPropertiesContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The state of a scroll view whose target is updated, in points.
///
/// Mirrors SwiftUI's `ScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target when the scroll began.
  public let originalTarget: ScrollTarget
  /// The speed of the content when the finger lifts, in points a second; positive towards the end.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view, without margins.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views in target layouts that lie in or next to a part of the content, in the
  /// content's coordinates.
  let targetFrames: (_ part: CGRect) -> [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behavior whose type is erased.
///
/// Mirrors SwiftUI's `AnyScrollTargetBehavior`.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Erases the type of a behavior.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Updates the target as the behavior inside does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// The properties of the behavior inside.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

extension View {
  /// Sets where the scrolls of a scroll view end.
  ///
  /// Mirrors SwiftUI's `scrollTargetBehavior(_:)`. The behavior decides for fingers and trackpads, not
  /// for the notches of a wheel, and for the closest scroll view inside.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollTraits) { $0.targetBehavior = behavior }
  }
}
