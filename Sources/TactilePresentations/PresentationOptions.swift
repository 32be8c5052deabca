import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The options that the content of a presentation sets.
struct PresentationOptions: Equatable, Sendable {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var indicator: Visibility?
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var isPinned: Bool?
  /// Whether a popover stays a popover in a horizontally compact window, and in a vertically
  /// compact one.
  var keepsPopover: Bool?
  var keepsPopoverWhenLow: Bool?

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.detents == rhs.detents && lhs.selection?.wrappedValue == rhs.selection?.wrappedValue
      && lhs.indicator == rhs.indicator && lhs.cornerRadius == rhs.cornerRadius
      && ValueComparison.areEqual(lhs.background, rhs.background) && lhs.isPinned == rhs.isPinned
      && lhs.keepsPopover == rhs.keepsPopover
      && lhs.keepsPopoverWhenLow == rhs.keepsPopoverWhenLow
  }

  /// Returns the detents of the sheet, from the smallest to the largest.
  func restingDetents(in context: PresentationDetent.Context) -> [PresentationDetent] {
    let active = detents?.filter { $0.isActive(in: context) } ?? []
    return (active.isEmpty ? [.large] : active)
      .sorted { $0.height(in: context) < $1.height(in: context) }
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  /// Combines options; the first value takes precedence.
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.indicator = value.indicator ?? next.indicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.isPinned = value.isPinned ?? next.isPinned
    value.keepsPopover = value.keepsPopover ?? next.keepsPopover
    value.keepsPopoverWhenLow = value.keepsPopoverWhenLow ?? next.keepsPopoverWhenLow
  }
}

/// A way in which a presentation adapts to a compact window.
///
/// Pass an adaptation to `presentationCompactAdaptation(_:)` in the content of a presentation. By default, a popover
/// becomes a sheet on an iPhone; use ``popover`` for one that is small enough. Only popovers on an iPhone adapt: sheets
/// stay as they are, and no adaptation covers the full screen.
///
/// ```swift
/// .popover(isPresented: $showsHint) {
///   Text("Hold to repeat").padding().presentationCompactAdaptation(.popover)
/// }
/// ```
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

  /// The default adaptation: on an iPhone, a popover becomes a sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The presentation doesn't adapt to the size class, so a popover stays a popover.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover stays a popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A popover becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
}

extension PresentationAdaptation {
  /// Whether a popover stays a popover; nil for the system's default.
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

  /// Sets the detents of the enclosing sheet; it starts at the smallest one.
  ///
  /// A sheet that is released comes to rest at the nearest detent. Below half of the smallest one, it is dismissed. An
  /// empty set is equivalent to ``PresentationDetent/large``.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the detents of the enclosing sheet, and a binding to the current one.
  ///
  /// - Parameters:
  ///   - detents: The heights at which the sheet comes to rest.
  ///   - selection: The current detent, at which the sheet opens. Dragging the sheet changes it, and changing it moves
  ///     the sheet, also to a detent that isn't in the set.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Sets the visibility of the drag indicator at the top of the enclosing sheet.
  ///
  /// By default, the indicator is visible if the sheet has several detents.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.indicator = visibility }
  }

  /// Sets the corner radius of the enclosing sheet or popover in points; nil for the system's radius.
  ///
  /// The system's radius is 10 for a sheet and 13 for a popover. On an iPhone, only the upper corners of a sheet are
  /// rounded.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the enclosing sheet or popover to a shape style.
  ///
  /// By default, the background is white, or dark gray in dark mode.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsTrack) {
  ///   TrackView().presentationBackground(.thinMaterial)
  /// }
  /// ```
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = AnyShapeStyle(style) }
  }

  /// Prevents people from dismissing the enclosing sheet or popover by dragging it, by touching the content outside or,
  /// on a Mac, by pressing Escape.
  ///
  /// Use it while there are changes that aren't saved. The environment's `dismiss` action, and the binding that
  /// presents the sheet or popover, still dismiss it.
  ///
  /// ```swift
  /// NoteEditor(note: $note)
  ///   .interactiveDismissDisabled(note.hasChanges)
  /// ```
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isPinned = isDisabled }
  }

  /// Sets how the enclosing presentation adapts to a compact size class.
  ///
  /// Apply it to the content of a popover. It has no effect on sheets, and on devices other than an iPhone.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets how the enclosing presentation adapts to horizontally and vertically compact size
  /// classes.
  ///
  /// - Parameters:
  ///   - horizontal: The adaptation on an iPhone, unless the environment's `verticalSizeClass` is compact.
  ///   - vertical: The adaptation on an iPhone where `verticalSizeClass` is compact, as it is in landscape.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationOption { options in
      options.keepsPopover = horizontal.keepsPopover ?? options.keepsPopover
      options.keepsPopoverWhenLow = vertical.keepsPopover ?? options.keepsPopoverWhenLow
    }
  }
}
