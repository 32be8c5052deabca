import Foundation
@_spi(Engine) import TactileViewGraph

/// Whether scroll views show indicators of their position.
///
/// Pass a visibility to `scrollIndicators(_:axes:)`. The default, ``automatic``, leaves the decision to the scroll
/// view's `showsIndicators`, which is true by default.
///
/// ```swift
/// ScrollView(.horizontal) { tags }.scrollIndicators(.hidden)
/// ```
///
/// Indicators appear while the content moves, and fade when it rests. With ``visible``, they don't stay any longer, and
/// ``hidden`` and ``never`` are the same. If you hide them, let people see in another way that there is more content.
///
/// Mirrors SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// The default: the `showsIndicators` of the scroll view decides.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Indicators appear while the content moves, even in a scroll view with `showsIndicators: false`.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Indicators are not shown.
  ///
  /// In SwiftUI on a Mac, they can still appear for a mouse, with which people may need them.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Indicators are not shown, in SwiftUI on a Mac not even for a mouse.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  /// Returns whether an indicator is shown, given the scroll view's own setting.
  func shows(_ isWanted: Bool) -> Bool {
    switch kind {
    case .automatic: isWanted
    case .visible: true
    case .hidden, .never: false
    }
  }
}

enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of horizontal scroll indicators, which `scrollIndicators(_:axes:)` sets; automatic by default.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators, which `scrollIndicators(_:axes:)` sets; automatic by default.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the scroll views in this view, including those of lists, show indicators.
  ///
  /// - Parameters:
  ///   - visibility: Whether to show indicators of the position.
  ///   - axes: The axes of the indicators; those of other axes keep their visibility.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    }
  }
}

/// The bar that shows which part of a scroll view's content is visible: a plain value.
struct ScrollIndicator: Equatable {
  /// The thickness of the bar and its distance from the edge, in points.
  static let thickness: CGFloat = 3
  /// The minimum length of the bar, and that beyond an end, in points.
  private static let shortest: CGFloat = 36
  private static let squeezed: CGFloat = 8

  /// The distance of the bar from the start of the view, and its length, in points.
  let position: CGFloat
  let length: CGFloat

  /// - Parameters:
  ///   - offset: the scroll offset in points.
  ///   - most: the maximum offset in points.
  ///   - view: the length of the view in points.
  init?(offset: CGFloat, most: CGFloat, view: CGFloat) {
    let track = view - 2 * Self.thickness
    guard most > 0, track > Self.squeezed else { return nil }
    // The bar shrinks while the content is beyond an end.
    let beyond = max(-offset, offset - most, 0)
    let whole = min(max(track * view / (view + most), Self.shortest), track)
    length = max(whole - beyond, min(Self.squeezed, whole))
    position = Self.thickness + (track - length) * min(max(offset / most, 0), 1)
  }
}
