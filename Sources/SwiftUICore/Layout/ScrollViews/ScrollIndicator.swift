import Foundation

/// Whether scroll views show how far their content has been scrolled.
///
/// Mirrors SwiftUI's `ScrollIndicatorVisibility`. Indicators are seen while the content moves and
/// fade when it rests, as they do where there is a touch screen: `visible` asks for no more, `hidden`
/// for no less than `never`.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// As the scroll view says.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Shown while the content moves, whatever the scroll view says.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Not shown.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  /// Whether an indicator is shown in a scroll view that wants to show it, or does not.
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
  /// Whether scroll views show how far they have been scrolled from side to side.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views show how far they have been scrolled from top to bottom.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Chooses whether the scroll views inside show how far they have been scrolled.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    }
  }
}

/// The bar at the side of a scroll view that shows what part of the content is seen: a plain value.
struct ScrollIndicator: Equatable {
  /// How thick the bar is and how far from the edge, in points.
  static let thickness: CGFloat = 3
  /// The least length, and the least beyond an end.
  private static let shortest: CGFloat = 36
  private static let squeezed: CGFloat = 8

  /// From the start of the view to that of the bar, and the bar's length.
  let position: CGFloat
  let length: CGFloat

  /// - Parameters:
  ///   - offset: how far the content has been scrolled, in points.
  ///   - most: how far it can be.
  ///   - view: the length of the view.
  init?(offset: CGFloat, most: CGFloat, view: CGFloat) {
    let track = view - 2 * Self.thickness
    guard most > 0, track > Self.squeezed else { return nil }
    // Beyond an end the bar gets shorter.
    let beyond = max(-offset, offset - most, 0)
    let whole = min(max(track * view / (view + most), Self.shortest), track)
    length = max(whole - beyond, min(Self.squeezed, whole))
    position = Self.thickness + (track - length) * min(max(offset / most, 0), 1)
  }
}
