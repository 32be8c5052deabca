import Foundation

/// A height at which a sheet rests.
///
/// Mirrors SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case large
  }

  let kind: Kind

  /// Half of the window.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// All of the window but a strip.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The height in a window, in points; what is no height, or too much, is as much as there may be.
  func height(in window: CGFloat) -> CGFloat {
    let most = max(window - 10, 0)
    let height =
      switch kind {
      case .fraction(let fraction): window * fraction
      case .height(let height): height
      case .large: most
      }
    return height.isFinite && height >= 0 ? min(height, most) : most
  }
}

/// What the content of a presentation says of it.
struct PresentationOptions: Equatable, Sendable {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var indicator: Visibility?
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var isPinned: Bool?
  /// Whether a popover stays one where there is little room across, and where there is along.
  var keepsPopover: Bool?
  var keepsPopoverWhenLow: Bool?

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.detents == rhs.detents && lhs.selection?.wrappedValue == rhs.selection?.wrappedValue
      && lhs.indicator == rhs.indicator && lhs.cornerRadius == rhs.cornerRadius
      && ValueComparison.areEqual(lhs.background, rhs.background) && lhs.isPinned == rhs.isPinned
      && lhs.keepsPopover == rhs.keepsPopover
      && lhs.keepsPopoverWhenLow == rhs.keepsPopoverWhenLow
  }

  /// Where a sheet rests in a window, the smallest first.
  func restingDetents(in window: CGFloat) -> [PresentationDetent] {
    let detents = detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]
    return detents.sorted { $0.height(in: window) < $1.height(in: window) }
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  /// What comes first says the last word.
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.indicator = value.indicator ?? next.indicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.isPinned = value.isPinned ?? next.isPinned
    value.keepsPopover = value.keepsPopover ?? next.keepsPopover
  }
}

/// How a presentation adapts to a narrow window.
///
/// Mirrors SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable {
  enum Kind: Sendable {
    case automatic
    case none
    case popover
    case sheet
  }

  let kind: Kind

  /// As the system does: a popover becomes a sheet on an iPhone.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// Not at all.
  public static let none = PresentationAdaptation(kind: .none)
  /// It is a popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// It is a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
}

extension PresentationAdaptation {
  /// Whether a popover stays one; nil where that is the system's affair.
  nonisolated fileprivate var keepsPopover: Bool? {
    switch kind {
    case .automatic: nil
    case .none, .popover: true
    case .sheet: false
    }
  }
}

extension View {
  private nonisolated func presentationOption(
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// Sets the heights at which the sheet around this view rests; it begins with the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the heights at which the sheet around this view rests, and a binding to the one it is at.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Shows a handle at the top of the sheet around this view; by itself it has one where it rests at
  /// several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.indicator = visibility }
  }

  /// Sets the radius of the presentation's corners in points; nil is the system's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Fills the presentation around this view with a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = AnyShapeStyle(style) }
  }

  /// Keeps the presentation around this view from being dragged away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isPinned = isDisabled }
  }

  /// Sets what the presentation around this view becomes in a narrow window.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the presentation around this view becomes in a window with little room across, and in one
  /// with little room along, which is the `\.verticalSizeClass` there.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationOption { options in
      options.keepsPopover = horizontal.keepsPopover ?? options.keepsPopover
      options.keepsPopoverWhenLow = vertical.keepsPopover ?? options.keepsPopoverWhenLow
    }
  }
}
